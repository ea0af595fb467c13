"""`View`: what one seat knows. Everything above the engine works with views."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from . import rulebook
from .actions import Action, Domain, seat_letter
from .codes import Says
from .game import Game, Options
from .schema import EVENT_FIELDS, PUBLIC, Record, StateArray, clone


@dataclass(frozen=True)
class Event:
    """Something that happened, as one viewer may know it."""

    kind: str
    args: dict[str, str | int | tuple[str, ...]]
    private: bool
    """Known to this viewer, but not to everybody."""

    def __str__(self) -> str:
        return " ".join([self.kind, *(f"{name}={_plain(v)}" for name, v in self.args.items())])


def _plain(value: object) -> str:
    return "+".join(value) if isinstance(value, tuple) else str(value)


class View:
    """A copy of the state in which everything this viewer may not know has been erased.

    Fields of the game's state are attributes: `view.pawn`, `view.hand`. Hidden ones read 0.
    """

    def __init__(self, game: Game, seat: int, states: StateArray) -> None:
        self.game = game
        self.seat = seat
        self.records = clone(states)
        rulebook.redact(self.records, 0, seat)

    @classmethod
    def open(cls, game: Game, states: StateArray, seat: int = PUBLIC) -> View:
        """Everything, from this seat: for a game that is over."""
        view = cls.__new__(cls)
        view.game, view.seat, view.records = game, seat, clone(states)
        return view

    @property
    def record(self) -> Record:
        return self.records[0]

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or name in ("game", "records"):  # not made yet: being copied
            raise AttributeError(name)
        if name not in self.game.state.fields:
            raise AttributeError(f"{self.game.slug} has no field {name!r}")
        return self.records[name][0]

    @property
    def options(self) -> Options:
        return self.game.options_of(self.record)

    @property
    def phase_name(self) -> str:
        return self.game.phases.of(int(self.record.phase)).slug

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return seats_in(int(self.record.to_act))

    @property
    def events(self) -> list[Event]:
        """What this viewer learned from the last step."""
        return list(read_events(self.game, self.record))

    def mask(self) -> npt.NDArray[np.uint8]:
        mask = np.zeros(len(self.game.actions), dtype=np.uint8)
        if self.seat != PUBLIC:
            rulebook.legal(self.record, self.seat, mask)
        return mask

    def legal(self) -> list[Action]:
        """The viewer's legal actions, from what the viewer knows."""
        return [self.game.actions[int(number)] for number in np.flatnonzero(self.mask())]

    def sample(self, seed: int) -> StateArray:
        """A full state that the viewer cannot tell from the true one (for search)."""
        from .chance import seed_words

        states = clone(self.records)
        rulebook.imagine(states, 0, self.seat, seed_words(seed), 0)
        return states

    def data(self) -> dict[str, Any]:
        """The fields as plain lists and numbers; what is hidden reads 0."""
        return {
            name: self.records[name][0].tolist()
            for name, field in self.game.state.fields.items()
            if not (field.paper or name == "padding" or name.startswith(("chance_", "event_")))
        }

    def still(self) -> bytes:
        """The position as such, without what was told on the way to it."""
        return without_events(self.records).tobytes()

    def digest(self) -> str:
        return digest(self.records)

    def _repr_svg_(self) -> str | None:
        """How a notebook shows it, if the game can draw its table."""
        drawing = self.game.part("drawing")
        return str(drawing.picture(self)) if drawing else None

    def __repr__(self) -> str:
        who = "spectator" if self.seat == PUBLIC else f"seat {seat_letter(self.seat)}"
        return f"<view of {self.game.slug} for {who}: {self.phase_name}>"


def digest(states: StateArray) -> str:
    """A short name for exactly these bytes."""
    return hashlib.sha256(states.tobytes()).hexdigest()[:16]


def without_events(states: StateArray) -> StateArray:
    """A copy in which nothing has just happened."""
    quiet = clone(states)
    for name in EVENT_FIELDS:
        quiet[name] = 0
    return quiet


def seats_in(bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


def read_events(game: Game, record: Record) -> Iterator[Event]:
    """The events of the last step that are left in a record, in words of the domain."""
    for n in range(int(record.event_count)):
        kind = game.events.of(int(record.event_kind[n]))
        args = dict(_read_args(game, kind, [int(arg) for arg in record.event_args[n]]))
        everyone = int(record.event_audience[n]) >> PUBLIC & 1 == 1
        yield Event(kind.slug, args, private=not everyone)


def _read_args(
    game: Game, kind: Says, codes: list[int]
) -> Iterator[tuple[str, str | int | tuple[str, ...]]]:
    for (name, domain), code in zip(kind.params, codes, strict=False):
        if domain == "number":
            yield name, code
        elif domain == "seats":
            yield name, tuple(seat_letter(seat) for seat in seats_in(code))
        else:
            known: Domain = game.domains[domain]
            yield name, known.token(code)
