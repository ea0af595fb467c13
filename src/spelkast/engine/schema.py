"""A game state declared field by field: its type, its shape, and who may see it.

A schema becomes two things: a numpy dtype (one flat record, no pointers, no hidden padding) and a
redaction table (for each viewer, the bytes that viewer may keep). Redaction is therefore data that
follows from the declaration; nobody writes it by hand.

    class State(Schema):
        turn = public(i2)
        hand = private(i1, SEATS, 7)    # first axis = seat: each seat sees its own row
        deck = secret(i1, 31)           # nobody sees it
        sums = paper(i2, 40)            # no part of the position: for working things out

Fields are signed on purpose: numba lets two unsigned numbers wrap below zero, plain Python does
not, and the same rules must give the same answer in both.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

i1, i2, i4, i8 = np.dtype("i1"), np.dtype("i2"), np.dtype("i4"), np.dtype("i8")
u4 = np.dtype("u4")

MAX_SEATS = 8
PUBLIC = MAX_SEATS
"""The spectator: a viewer of its own, who sees public fields only."""
VIEWERS = MAX_SEATS + 1

WORD_BYTES = 8

EVENT_ARGS = 6
EVENT_FIELDS = ("event_count", "event_kind", "event_audience", "event_args")

StateArray = npt.NDArray[Any]
"""An array of records; one record is one game."""
Record = Any
"""One record of a `StateArray`: fields are attributes (numpy.record, or a numba record)."""


class Visibility(Enum):
    PUBLIC = "public"
    PRIVATE = "private"
    SECRET = "secret"
    AUDIENCE = "audience"


@dataclass(frozen=True)
class Field:
    """One field of a state. `name` is filled in by the schema that owns it."""

    dtype: np.dtype[Any]
    shape: tuple[int, ...]
    visibility: Visibility
    name: str = ""
    paper: bool = False
    count: str = ""
    """The field that says how many places are in use; all behind them is empty."""

    @property
    def nbytes(self) -> int:
        return self.dtype.itemsize * int(np.prod(self.shape, dtype=int))


@dataclass(frozen=True)
class Option(Field):
    """A choice made before the game. Numbers are stored as themselves, words by their place."""

    words: tuple[str | int, ...] = ()
    codes: tuple[int, ...] = ()

    @property
    def default(self) -> str | int:
        return self.words[0]

    def encode(self, value: object) -> int:
        for word, code in zip(self.words, self.codes, strict=True):
            if str(value) == str(word):
                return code
        allowed = ", ".join(str(word) for word in self.words)
        raise ValueError(f"option {self.name}: {value!r} is not one of {allowed}")

    def decode(self, code: int) -> str | int:
        return self.words[self.codes.index(code)]


def public(dtype: np.dtype[Any], *shape: int, count: str = "") -> Field:
    """Everybody sees it. A long list may name the field, an `i2`, that counts what is in it."""
    return Field(dtype, shape, Visibility.PUBLIC, count=count)


def private(dtype: np.dtype[Any], *shape: int) -> Field:
    """The first axis is the seat: each seat sees its own row."""
    if not shape:
        raise TypeError("a private field needs a first axis: the seats")
    return Field(dtype, shape, Visibility.PRIVATE)


def secret(dtype: np.dtype[Any], *shape: int) -> Field:
    """Nobody sees it."""
    return Field(dtype, shape, Visibility.SECRET)


def paper(dtype: np.dtype[Any], *shape: int) -> Field:
    """Where something is worked out from what a view tells. It is empty in every position.

    Whoever looks at one position after the other in the same record (`rulebook.show`) finds there
    what was written before, and may go on from it.
    """
    return Field(dtype, shape, Visibility.SECRET, paper=True)


def option(*values: int | type[IntEnum]) -> Option:
    """A public choice made before the game: an `IntEnum`, or numbers. The first is the default."""
    if len(values) == 1 and isinstance(values[0], type):
        members = list(values[0])
        words: tuple[str | int, ...] = tuple(member.name.lower() for member in members)
        codes = tuple(int(member) for member in members)
    else:
        codes = tuple(int(value) for value in values if not isinstance(value, type))
        words = codes
    return Option(i2, (), Visibility.PUBLIC, words=words, codes=codes)


class Schema:
    """Base of every game's `State`. Subclass it and declare fields as class attributes."""

    EVENTS: ClassVar[int] = 64
    """How many events one step can cause at most (checked by the proofs)."""

    fields: ClassVar[dict[str, Field]]
    options: ClassVar[dict[str, Option]]
    dtype: ClassVar[np.dtype[Any]]
    words: ClassVar[int]
    """How many words of a record are the position: the paper lies behind them."""
    keep: ClassVar[npt.NDArray[np.uint8]]

    def __init_subclass__(cls) -> None:
        declared = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        core = _core(cls.EVENTS)
        if twice := core.keys() & declared.keys():
            raise TypeError(f"every state has {', '.join(sorted(twice))} already")
        named = {name: _named(field, name) for name, field in (core | declared).items()}
        cls.options = {name: f for name, f in named.items() if isinstance(f, Option)}
        cls.dtype, cls.fields = _layout(named)
        written = [name for name, field in cls.fields.items() if not field.paper]
        cls.words = sum(cls.fields[name].nbytes for name in written) // WORD_BYTES
        cls.keep = redaction(cls.dtype, cls.fields)

    @classmethod
    def new(cls, count: int = 1) -> StateArray:
        """An array of empty records."""
        return np.zeros(count, dtype=cls.dtype).view(np.recarray)


def clone(states: StateArray) -> StateArray:
    """A copy, as plain memory: numpy itself would copy a record field by field, and slowly."""
    words = np.ascontiguousarray(states).view(np.int64)
    copied: StateArray = words.copy().view(states.dtype).view(np.recarray)
    return copied


def _core(events: int) -> dict[str, Field]:
    """What every state has, whatever the game."""
    return {
        "seats": public(i1),
        "to_act": public(i2),  # bit mask of the seats that owe a decision
        "phase": public(i1),
        "over": public(i1),
        "chance_key": secret(u4, 8),
        "chance_pool": secret(u4, 16),
        "chance_drawn": secret(i4),
        "event_count": Field(i2, (), Visibility.AUDIENCE),
        "event_kind": Field(i1, (events,), Visibility.AUDIENCE),
        "event_audience": Field(i2, (events,), Visibility.AUDIENCE),
        "event_args": Field(i2, (events, EVENT_ARGS), Visibility.AUDIENCE),
    }


def _named(field: Field, name: str) -> Field:
    if name.startswith("_") or hasattr(np.record, name) or hasattr(np.recarray, name):
        raise TypeError(f"a state field cannot be called {name!r}: numpy uses that name")
    values = {key: getattr(field, key) for key in field.__dataclass_fields__}
    return type(field)(**{**values, "name": name})


def _layout(named: dict[str, Field]) -> tuple[np.dtype[Any], dict[str, Field]]:
    """The position, then the paper; in each the widest fields first, so that everything is aligned
    without hidden padding bytes."""
    ordered: list[Field] = []
    for on_paper in (False, True):
        part = [field for field in named.values() if field.paper == on_paper]
        ordered += sorted(part, key=lambda field: -field.dtype.itemsize)
        if padding := -sum(field.nbytes for field in part) % WORD_BYTES:
            name = "paper_padding" if on_paper else "padding"
            ordered.append(Field(i1, (padding,), Visibility.SECRET, name, on_paper))
    dtype = np.dtype([(f.name, f.dtype, f.shape) for f in ordered], align=True)
    size = sum(field.nbytes for field in ordered)
    assert dtype.itemsize == size, "hidden padding would break equality by bytes"
    return dtype, {field.name: field for field in ordered}


def redaction(dtype: np.dtype[Any], fields: dict[str, Field]) -> npt.NDArray[np.uint8]:
    """For each viewer the bytes to keep: 255 what that viewer may know, 0 what is erased.

    Event fields are kept here: which of them a viewer may know is decided event by event.
    """
    keep = np.zeros((VIEWERS, dtype.itemsize), dtype=np.uint8)
    for name, field in fields.items():
        assert dtype.fields is not None
        start = dtype.fields[name][1]
        if field.visibility in (Visibility.PUBLIC, Visibility.AUDIENCE):
            keep[:, start : start + field.nbytes] = 255
        elif field.visibility is Visibility.PRIVATE:
            row = field.nbytes // field.shape[0]
            for seat in range(field.shape[0]):
                keep[seat, start + seat * row : start + (seat + 1) * row] = 255
    return keep
