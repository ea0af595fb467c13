"""`Layout`: a view as a vector of numbers, made from the schema, with a name for every part.

The public part comes first and is the same in everybody's vector, but for one bit: in a veiled
phase a seat sees in `to_act` whether it has answered itself. Then comes the part that only this
viewer knows. What nobody may know has no place in the vector at all, and what just happened (the
events of the last step) is left out: a position holds everything a seat knows.

* An option, the phase and the number of seats become one number for each possible value, one of
  which is 1.
* Bit masks of seats become a number for each seat.
* Every other element becomes two numbers: its value, scaled by its type, and whether it is
  there at all, for 0 means "nothing" wherever a card or a piece could be.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

from . import encoding
from .game import Game
from .schema import EVENT_FIELDS, Field, Option, StateArray, Visibility

SCALES = {1: 1 / 16, 2: 1 / 64, 4: 1 / 1024, 8: 1 / 1024}
"""Bytes of a number -> by what it is multiplied, so that usual values are of the order of 1."""

OWN_SEAT = "own_seat"


@dataclass(frozen=True)
class Part:
    """Some numbers of the vector that belong together."""

    name: str
    encoding: str
    """`value`, `present`, `one-hot`, `bits`, or `seat` for the viewer itself."""
    private: bool
    start: int
    shape: tuple[int, ...]
    bound: float
    """No number of this part is further from 0 than this."""

    @property
    def size(self) -> int:
        return int(np.prod(self.shape, dtype=int))

    @property
    def stop(self) -> int:
        return self.start + self.size


class Layout:
    """Where everything stands in the vectors of one game."""

    def __init__(self, game: Game) -> None:
        assert sys.byteorder == "little", "numbers are read lowest byte first"
        self.game = game
        self.parts: list[Part] = []
        self._segments: list[list[int]] = []
        self._scales: list[float] = []
        self._codes: list[int] = []
        self._next = 0
        fields = [f for f in game.state.fields.values() if f.name not in EVENT_FIELDS]
        for field in fields:
            if field.visibility is Visibility.PUBLIC:
                self._add_public(field)
        self.public = slice(0, self._next)
        seats = game.players[-1]
        self._add(OWN_SEAT, "seat", encoding.VIEWER, None, (seats,), 1.0)
        for field in fields:
            if field.visibility is Visibility.PRIVATE:
                self._add_numbers(field, field.shape[1:])
        self.private = slice(self.public.stop, self._next)
        self.size = self._next
        self._program = (
            np.array(self._segments, dtype=np.int64),
            np.array(self._scales, dtype=np.float32),
            np.array(self._codes, dtype=np.int64),
        )

    def _add_public(self, field: Field) -> None:
        known = {
            "seats": tuple(self.game.players),
            "phase": tuple(range(len(self.game.phases))),
            "over": (1,),
        }
        codes = field.codes if isinstance(field, Option) else known.get(field.name)
        if codes is not None:
            self._add(field.name, "one-hot", encoding.EQUALS, field, (len(codes),), 1.0, codes)
        elif field.name == "to_act":
            self._add(field.name, "bits", encoding.BITS, field, (self.game.players[-1],), 1.0)
        else:
            self._add_numbers(field, field.shape)

    def _add_numbers(self, field: Field, shape: tuple[int, ...]) -> None:
        width = field.dtype.itemsize
        bound = SCALES[width] * float(1 << (8 * width - 1))
        self._add(field.name, "value", encoding.SCALED, field, shape, bound)
        self._add(field.name, "present", encoding.PRESENT, field, shape, 1.0)

    def _add(
        self,
        name: str,
        encoded: str,
        kind: int,
        field: Field | None,
        shape: tuple[int, ...],
        bound: float,
        codes: tuple[int, ...] = (),
    ) -> None:
        private = field is None or field.visibility is Visibility.PRIVATE
        part = Part(name, encoded, private, self._next, shape, bound)
        offset = width = row = rows = 0
        if field is not None:
            layout = self.game.state.dtype.fields
            assert layout is not None
            offset, width = layout[field.name][1], field.dtype.itemsize
            if private:
                rows = field.shape[0]
                row = field.nbytes // rows
        self.parts.append(part)
        self._segments.append(
            [kind, offset, width, part.size, row, rows, part.start, len(self._codes)]
        )
        self._scales.append(SCALES.get(width, 1.0))
        self._codes.extend(codes)
        self._next = part.stop

    def bounds(self) -> npt.NDArray[np.float32]:
        """For each place of the vector, how far from 0 its number can be."""
        sizes = [part.size for part in self.parts]
        return np.repeat(np.array([part.bound for part in self.parts], dtype=np.float32), sizes)

    def encode(
        self,
        views: StateArray,
        viewers: npt.NDArray[np.int64],
        out: npt.NDArray[np.float32] | None = None,
    ) -> npt.NDArray[np.float32]:
        """The vectors of these views; `viewers[i]` is whose view i is."""
        if out is None:
            out = np.zeros((len(views), self.size), dtype=np.float32)
        raw = views.view(np.ndarray).view(np.int8)
        encoding.encode_all(raw, views.dtype.itemsize, viewers, *self._program, out)
        return out

    def named(self, vector: npt.NDArray[np.float32]) -> dict[str, npt.NDArray[np.float32]]:
        """The parts of a vector by name (`hand.value`, `phase.one-hot`), without copying."""
        return {
            f"{part.name}.{part.encoding}": vector[..., part.start : part.stop].reshape(
                (*vector.shape[:-1], *part.shape)
            )
            for part in self.parts
        }

    def __repr__(self) -> str:
        return f"<layout of {self.game.slug}: {self.public.stop} public, {self.size} in all>"


@cache
def layout(game: Game) -> Layout:
    """The layout of a game; there is one."""
    return Layout(game)
