"""Where the squares of the winding path lie on the drawn board. The rules know nothing of it.

The centre line climbs in switchbacks from the Underworld at the bottom to the Library at the top:
lanes with a gentle wave, joined by half-circles. Places along it are counted in squares: node 0 is
the Underworld, 1 to 48 are the squares, 49 is the Library, 3.5 is the joint between 3 and 4. It is
fixed, so that a growing path never has to be laid again.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from ....engine.drawing.svg import Point, smooth, spell
from ..components import LIBRARY

RADIUS = 90
"""Of the half-circles: half the distance between lanes."""
GAP = 10
"""Between neighbouring strips."""
CORNER = 30
ROUNDING = 36
SAMPLE = 45
"""Distance between the points through which an outline is drawn."""


@dataclass(frozen=True)
class Line:
    """A centre line on a board of `width` × `height`, with tiles of side `tile` and numbers of
    size `figures` on it."""

    width: int
    height: int
    lanes: int
    left: int
    right: int
    bottom: int
    wave: int
    wavelength: int
    tile: int
    figures: int

    @property
    def straight(self) -> int:
        return self.right - self.left

    @cached_property
    def step(self) -> float:
        """Distance along the line from one square to the next."""
        turns = (self.lanes - 1) * math.pi * RADIUS
        return (self.lanes * self.straight + turns) / LIBRARY

    @property
    def body(self) -> int:
        """How wide a strip is."""
        return self.tile + 28

    def at(self, place: float) -> Point:
        """The point at a place along the line."""
        along = min(max(place, 0), LIBRARY) * self.step
        unit = self.straight + math.pi * RADIUS
        lane = min(int(along // unit), self.lanes - 1)
        rest = along - lane * unit
        y = self.bottom - 2 * RADIUS * lane
        rightwards = lane % 2 == 0
        if rest <= self.straight:
            x = self.left + rest if rightwards else self.right - rest
            return x, y + self.wave * math.sin(math.tau * (x - self.left) / self.wavelength)
        angle = (rest - self.straight) / RADIUS
        out = RADIUS * math.sin(angle)
        x = self.right + out if rightwards else self.left - out
        return x, y - RADIUS + RADIUS * math.cos(angle)

    def heading(self, place: float, over: float = 4) -> float:
        """Which way the line goes there, in degrees, 0 to the right; averaged over a few pixels."""
        (ax, ay), (bx, by) = self.at(place - over / self.step), self.at(place + over / self.step)
        return math.degrees(math.atan2(by - ay, bx - ax))

    def upright(self, place: float) -> float:
        """The heading, turned so that nothing stands on its head."""
        angle = self.heading(place)
        return angle - 180 if angle > 90 else angle + 180 if angle < -90 else angle

    def beside(self, place: float, aside: float) -> Point:
        """A point `aside` to the right of the line, for somebody who walks it.

        Where a wave meets a half-circle the line has a slight kink; here it is rounded off.
        """
        spread = ROUNDING / self.step
        near = [self.at(place + spread * n / 2) for n in (-2, -1, 0, 1, 2)]
        x, y = (sum(values) / len(near) for values in zip(*near, strict=True))
        angle = math.radians(self.heading(place, over=ROUNDING))
        return x - aside * math.sin(angle), y + aside * math.cos(angle)

    def trail(self, first: float, last: float) -> str:
        """The centre line between two places, as a path."""
        points = [self.at(place) for place in self._places(first, last)]
        return f"M{spell(points[0])}{smooth(points)}"

    def slab(self, first: int, last: int) -> str:
        """The outline of a strip that carries these squares: a closed path with round corners."""
        half, inset = self.body / 2, GAP / 2 / self.step
        start, end = first - 0.5 + inset, last + 0.5 - inset
        corner = CORNER / self.step
        places = list(self._places(start + corner, end - corner))
        there = [self.beside(place, half) for place in places]
        back = [self.beside(place, -half) for place in reversed(places)]
        return "".join(
            (
                f"M{spell(there[0])}{smooth(there)}",
                self._end(end, half, back[0]),
                smooth(back),
                self._end(start, -half, there[0]),
                "Z",
            )
        )

    def _end(self, place: float, half: float, onwards: Point) -> str:
        """Round one corner, across, and round the other."""
        flat = half - math.copysign(CORNER, half)
        return (
            f"Q{spell(self.beside(place, half), self.beside(place, flat))}"
            f"L{spell(self.beside(place, -flat))}"
            f"Q{spell(self.beside(place, -half), onwards)}"
        )

    def _places(self, first: float, last: float) -> Iterable[float]:
        count = max(1, round((last - first) * self.step / SAMPLE))
        return (first + (last - first) * n / count for n in range(count + 1))


LANDSCAPE = Line(1600, 1000, 5, 210, 1390, 880, 18, 590, 96, 21)
PORTRAIT = Line(900, 1500, 8, 170, 730, 1390, 14, 280, 88, 25)
