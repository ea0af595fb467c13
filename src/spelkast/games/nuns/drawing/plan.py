"""The plan of the convent as numbers to draw with: places of dots, rooms, walls, and directions."""

from __future__ import annotations

import math
from functools import cache
from itertools import pairwise
from typing import Any

from ..components import DATA, DOTS, LINED, LINES, X, Y

Point = tuple[float, float]
Segment = tuple[Point, Point]

POS: dict[int, Point] = {dot: (int(X[dot]), int(Y[dot])) for dot in range(1, DOTS + 1)}
EDGES: list[tuple[int, int]] = [(a, b) for a, b, *_ in DATA["open"] + DATA["doors"] + DATA["locks"]]
ROOMS: list[dict[str, Any]] = DATA["room"]
WALL_LINES: list[list[Point]] = [[(x, y) for x, y in wall["pts"]] for wall in DATA["wall"]]
WALLS: list[Segment] = [(a, b) for line in WALL_LINES for a, b in pairwise(line)]


@cache
def seen_from(dot: int, dx: int, dy: int) -> tuple[int, ...]:
    """The dots that a guard sees there, her own included (R15)."""
    x, y = POS[dot]
    if not (dx or dy):
        return (dot,)
    lined = (int(other) for other in LINED[dot, : int(LINES[dot])])
    ahead = (o for o in lined if dx * (POS[o][0] - x) + dy * (POS[o][1] - y) >= 0)
    return (dot, *ahead)


def angle(dx: float, dy: float) -> float:
    """A direction in degrees, clockwise from the east."""
    return math.degrees(math.atan2(dy, dx))


def towards(a: int, b: int) -> float:
    """The same, from one dot to another."""
    return angle(POS[b][0] - POS[a][0], POS[b][1] - POS[a][1])


def between(a: int, b: int, share: float = 0.5) -> Point:
    """A place on the way from one dot to another."""
    (ax, ay), (bx, by) = POS[a], POS[b]
    return ax + (bx - ax) * share, ay + (by - ay) * share
