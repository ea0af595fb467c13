"""Where things stand on the two boards: the broad one, and the one for a phone held upright.

From above: the town, the five gates, and below each gate what its dungeon would do to a group; or,
while a group fights or explores, one large cave.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from ....engine.drawing.svg import Point, number
from ..components import DUNGEONS


@dataclass(frozen=True)
class Plan:
    """One board."""

    prefix: str
    width: float
    height: float
    ground: float
    """Where the houses stand."""
    column: float
    """Of the town: five places and the deed house."""
    house_at: Point
    house_scale: float
    card_at: Point
    """The upper left corner of an adventurer's card, from the left of its column."""
    card: Point
    """Its size."""
    name_at: Point
    price_at: Point
    gate_at: Point
    """The foot of a gate, from the left of its column."""
    gate: Point
    niche: tuple[float, float]
    """Top and bottom of what lies under a gate."""
    cave: tuple[float, float]
    spots: tuple[tuple[float, float, float], ...]
    """In the cave under each gate: the present room, the next one, and what is carried."""
    scenes: tuple[tuple[float, ...], ...]
    """Where there is room left for what lives there."""
    room_scale: float

    @property
    def upright(self) -> bool:
        return self.height > self.width

    @property
    def gate_column(self) -> float:
        return self.width / DUNGEONS

    def town(self, n: int) -> float:
        """The left of a place in town; 5 is the deed house."""
        return self.column * n

    def left(self, d: int) -> float:
        """The left of a dungeon's column."""
        return self.gate_column * d

    def mouth(self, d: int) -> Point:
        return self.left(d) + self.gate_at[0], self.gate_at[1]

    def shaft(self, d: int, half: float) -> str:
        """From a gate down to its niche, as a closed path with round corners."""
        x, y = self.mouth(d)
        top, bottom = self.niche
        left, right = self.left(d) + 5, self.left(d) + self.gate_column - 5
        r = 10 if self.upright else 18
        corners = (
            (x - half, y - 8, 0),
            (x - half, top, r),
            (left, top, r),
            (left, bottom, r),
            (right, bottom, r),
            (right, top, r),
            (x + half, top, r),
            (x + half, y - 8, 0),
        )
        return _rounded(corners)

    def hollow(self, d: int, half: float) -> str:
        """One cave under all gates, open to that of dungeon d; its walls are not quite straight."""
        x, y = self.mouth(d)
        top, bottom = self.cave
        left, right = (5, self.width - 5) if self.upright else (14, self.width - 14)
        r = 16 if self.upright else 30
        neck = min(r, max(1, (x - half - left) / 2), max(1, (right - x - half) / 2))
        corners = (
            (x - half, y - 8, 0),
            (x - half, top, neck),
            (left, top + 2, neck if x - half - left < 2 * r else r),
            (left - 3, (top + bottom) / 2, 4),
            (left + 2, bottom, r),
            (self.width * 0.4, bottom - 3, 4),
            (self.width * 0.7, bottom + 2, 4),
            (right - 2, bottom, r),
            (right + 3, (top + bottom) / 2 - 8, 4),
            (right, top + 1, neck if right - x - half < 2 * r else r),
            (x + half, top, neck),
            (x + half, y - 8, 0),
        )
        return _rounded(corners)


def _rounded(corners: tuple[tuple[float, float, float], ...]) -> str:
    """A closed path through corners, each rounded by its radius."""
    out = []
    for n, (x, y, r) in enumerate(corners):
        before, after = corners[n - 1], corners[(n + 1) % len(corners)]
        start, end = _towards(x, y, before, r), _towards(x, y, after, r)
        out.append(("L" if n else "M") + start)
        if r:
            out.append(f"Q{number(x)} {number(y)} {end}")
    return "".join(out) + "Z"


def _towards(x: float, y: float, other: tuple[float, float, float], r: float) -> str:
    """The point at distance r from a corner on the way to another one."""
    far = math.dist((x, y), other[:2]) or 1
    share = min(r / far, 0.5)
    return f"{number(x + (other[0] - x) * share)} {number(y + (other[1] - y) * share)}"


WIDE = Plan(
    prefix="w-",
    width=960,
    height=506,
    ground=140,
    column=160,
    house_at=(38, 140),
    house_scale=0.84,
    card_at=(77, 20),
    card=(80, 112),
    name_at=(62, 163),
    price_at=(126, 158),
    gate_at=(56, 318),
    gate=(58, 84),
    niche=(342, 498),
    cave=(340, 500),
    spots=((316, 466, 176), (508, 658, 368), (700, 850, 560), (372, 222, 512), (564, 414, 704)),
    scenes=((640, 812), (824, 116), (120, 292), (786, 92), (116, 282)),
    room_scale=0.92,
)
TALL = Plan(
    prefix="t-",
    width=390,
    height=566,
    ground=48,
    column=65,
    house_at=(32, 48),
    house_scale=0.48,
    card_at=(3, 89),
    card=(60, 90),
    name_at=(32, 67),
    price_at=(24, 79),
    gate_at=(28, 276),
    gate=(36, 48),
    niche=(322, 402),
    cave=(322, 560),
    spots=((122, 222, 320), (200, 300, 42), (250, 338, 80), (190, 90, 336), (268, 168, 70)),
    scenes=((),) * DUNGEONS,
    room_scale=0.86,
)
PLANS = {"wide": WIDE, "tall": TALL}
