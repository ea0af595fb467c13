"""Why? What a strong player would do, and how the chances went, as one viewer could tell."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, replace

from ...bots.search import Budget, Finding, forecast, think
from ...engine.schema import PUBLIC
from ...engine.view import View
from .caretaker import THINKING
from .hall import OPEN, Hall
from .model import Person, Room, State
from .refusals import Refused

HINT = Budget(4_000, seconds=1.5)
"""A little more than the strong level thinks."""
WORLDS = 48
"""So many imagined games for each point of a curve: it is right to about seven in a hundred."""
MOST_POINTS = 60
CURVES_KEPT = 32


@dataclass(frozen=True)
class Advice:
    """What was found out about one decision."""

    room: Room
    view: View
    finding: Finding
    played: str = ""
    """In a review: the text of the action that was taken."""
    moment: str = ""
    """In a hint: the decision that it is about; on a later one it is no advice."""


@dataclass(frozen=True)
class Curve:
    """Frames of one viewer, and each seat's chance to win then, as far as the viewer could tell."""

    room: Room
    frames: tuple[int, ...]
    chances: tuple[tuple[float, ...], ...]


class Analyst:
    """Thinks for people, where bots think."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._curves: OrderedDict[tuple[str, str], Curve] = OrderedDict()

    async def hint(self, room: str, person: Person | None, letter: str | None) -> Advice:
        """Advice about the decision that somebody owes, unless the host wants none."""
        kept = await self.hall.kept(room)
        own = self.hall.own_seat(kept.room, person, letter)
        if not kept.room.hints or kept.room.state is not State.PLAYING:
            raise Refused("no-hint")
        chronicle = (await self.hall.games.get(kept)).chronicle
        moment = chronicle.moment(own)
        return replace(await self._advise(kept.room, chronicle.view(own)), moment=moment)

    async def review(self, room: str, person: Person | None, eyes: str, frame: int) -> Advice:
        """The same about a decision of a finished game, and what was done."""
        kept = await self.hall.finished(room, person)
        seat = self.hall.seat_of(kept.room, eyes)
        chronicle = (await self.hall.games.get(kept)).chronicle.played()
        frames = chronicle.frames(seat)
        if not 0 <= frame < len(frames):
            raise Refused("no-frame")
        later = chronicle.entries[frames[frame] :]
        played = next((entry.text for entry in later if entry.seat == seat), "")
        return await self._advise(kept.room, chronicle.view(seat, frame), played)

    async def _advise(self, room: Room, view: View, played: str = "") -> Advice:
        legal = view.legal()
        if not legal:
            raise Refused("no-hint")
        finding = await asyncio.get_running_loop().run_in_executor(
            THINKING, think, view, legal, HINT
        )
        return Advice(room, view, finding, played)

    async def curve(self, room: str, person: Person | None, eyes: str) -> Curve:
        """How the chances went in a finished game."""
        kept = await self.hall.finished(room, person)
        seat = PUBLIC if eyes in (OPEN, "public") else self.hall.seat_of(kept.room, eyes)
        key = room, "public" if seat == PUBLIC else eyes
        if key not in self._curves:
            chronicle = (await self.hall.games.get(kept)).chronicle.played()
            last = len(chronicle.frames(seat)) - 1
            points = min(last + 1, MOST_POINTS)
            frames = sorted({round(n * last / max(points - 1, 1)) for n in range(points)})
            views = [chronicle.view(seat, frame) for frame in frames]
            chances = await asyncio.get_running_loop().run_in_executor(THINKING, _chances, views)
            self._curves[key] = Curve(kept.room, tuple(frames), chances)
            while len(self._curves) > CURVES_KEPT:
                self._curves.popitem(last=False)
        return self._curves[key]


def _chances(views: list[View]) -> tuple[tuple[float, ...], ...]:
    return tuple(forecast(view, WORLDS) for view in views)
