"""What a lantern lights: the part of the plan that a guard looks over, cut by walls and doors.

The rules ask the table of sight which dots are seen. This is its picture: rays from the guard to
every corner of a wall in front of her, no farther than the farthest dot that she sees.
"""

from __future__ import annotations

import math
from functools import cache

from .plan import POS, WALLS, Point, Segment, seen_from

SPILL = 46
"""How far light falls beyond the last dot it shows."""
LEAST = 72
HAIR = 1e-4
"""Rays that pass a corner on either side of it."""
STEP = math.pi / 15
"""Between two points of an arc where no wall is near."""


@cache
def beam(dot: int, dx: int, dy: int) -> str:
    """The lit part of the plan, as a closed path; "" for a guard who has no facing yet."""
    if not (dx or dy):
        return ""
    here, reach = POS[dot], _reach(dot, dx, dy)
    near = [wall for wall in WALLS if _distance(here, wall) < reach]
    facing = math.atan2(dy, dx)
    aims = [POS[seen] for seen in seen_from(dot, dx, dy) if seen != dot]
    turns = _turns(here, facing, reach, near, aims)
    ends = [_hit(here, facing + turn, reach, near) for turn in turns]
    rounded = [(round(x), round(y)) for x, y in (here, *ends)]
    return "M" + "L".join(f"{x} {y}" for x, y in _corners(rounded)) + "Z"


def _reach(dot: int, dx: int, dy: int) -> float:
    far = max((math.dist(POS[dot], POS[seen]) for seen in seen_from(dot, dx, dy)), default=0)
    return max(far + SPILL, LEAST)


def _turns(
    here: Point, facing: float, reach: float, walls: list[Segment], aims: list[Point]
) -> list[float]:
    """Angles to look along, from the left hand to the right: a quarter turn each way.

    To every dot that is seen, to either side of every corner, and to some places between.
    """
    quarter = math.pi / 2
    wanted = [-quarter, quarter]
    wanted += [n * STEP - quarter for n in range(1, round(math.pi / STEP))]
    wanted += [_between(math.atan2(y - here[1], x - here[0]) - facing) for x, y in aims]
    for wall in walls:
        for x, y in wall:
            if math.dist(here, (x, y)) < reach + 1:
                turn = _between(math.atan2(y - here[1], x - here[0]) - facing)
                wanted += [turn - HAIR, turn + HAIR]
    return sorted(turn for turn in wanted if -quarter <= turn <= quarter)


def _between(angle: float) -> float:
    """The same angle, from minus half a turn to half a turn."""
    return math.remainder(angle, math.tau)


def _hit(here: Point, angle: float, reach: float, walls: list[Segment]) -> Point:
    """Where a ray ends: at the nearest wall, or where the light does."""
    ux, uy = math.cos(angle), math.sin(angle)
    far = reach
    for (ax, ay), (bx, by) in walls:
        ex, ey = bx - ax, by - ay
        across = ux * ey - uy * ex
        if abs(across) < 1e-9:
            continue
        along = ((ax - here[0]) * ey - (ay - here[1]) * ex) / across
        share = ((ax - here[0]) * uy - (ay - here[1]) * ux) / across
        if along > 0 and -1e-6 <= share <= 1 + 1e-6:
            far = min(far, along)
    return here[0] + ux * far, here[1] + uy * far


def _distance(here: Point, wall: Segment) -> float:
    (ax, ay), (bx, by) = wall
    ex, ey = bx - ax, by - ay
    share = ((here[0] - ax) * ex + (here[1] - ay) * ey) / ((ex * ex + ey * ey) or 1)
    share = min(1, max(0, share))
    return math.dist(here, (ax + share * ex, ay + share * ey))


def _corners(points: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Without repetitions, and without points in the middle of a straight line."""
    kept: list[tuple[int, int]] = []
    for point in points:
        if kept and kept[-1] == point:
            continue
        if len(kept) > 1 and _straight(kept[-2], kept[-1], point):
            kept[-1] = point
        else:
            kept.append(point)
    return kept


def _straight(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> bool:
    turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return abs(turn) <= 1.2 * math.dist(a, c)
