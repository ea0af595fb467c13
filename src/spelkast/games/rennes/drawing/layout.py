"""Where things lie on the drawing: from the board's own coordinates."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import NamedTuple

from ..board import (
    BOARD,
    CORRIDORS,
    FIRST_CAVERNE,
    FIRST_LOCATION,
    FIRST_SQUARE,
    NODES,
    NUMBER,
    SANCTUAIRE,
    SOCKETS,
    exit_number,
)
from ..components import CAVERNES, LOCATIONS, QUARTERS, SCORE_TRACK

Point = tuple[float, float]

PORTAL, CAVERNE, SQUARE = 60, 60, 21
"""How far a portal's disc, a Caverne and half a square reach."""
STAND = 42
"""How far from the hub a pawn stands on a quarter."""
TOWARDS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""North, east, south, west."""


@dataclass(frozen=True)
class Plan:
    """A drawing of the board: ids begin with `prefix`, because a page holds two."""

    prefix: str
    window: tuple[float, float] | None
    """How much of it is seen at once; None for all."""


FRAME = (6, -78, 1788, 1344)
"""The whole board with the score track around it: left, top, width, height."""
RIM = 30
CORNER = 80
"""A window may look so far beyond the frame: in its lower right corner lies a button."""
WIDE, TALL = Plan("w", None), Plan("t", (600, 640))
PLANS = {"wide": WIDE, "tall": TALL}


def _places() -> list[Point]:
    found: dict[int, Point] = {SANCTUAIRE: tuple(BOARD["sanctuaire"]["xy"])}
    for kind in ("sockets", "locations", "cavernes"):
        for piece in BOARD[kind]:
            x, y = piece["xy"]
            found[NUMBER[piece["id"]]] = (x, y)
    for corridor in BOARD["corridors"]:
        for square, _, _, x, y in corridor["squares"]:
            found[NUMBER[square]] = (x, y)
    x, y = found[SANCTUAIRE]
    found[SANCTUAIRE] = (x - 22, y - 8)  # clear of the score track
    return [found[node] for node in range(len(NODES))]


AT: list[Point] = _places()
"""The middle of each node."""
KINDS = {
    square: kind
    for corridor in CORRIDORS
    for square, kind in zip(corridor.squares, corridor.kinds, strict=True)
}
LETTER_AT: dict[str, Point] = {
    **{area: (x, y) for area, (x, y) in BOARD["area_label"].items()},
    "A": (74, 262),
    "E": (1726, 262),
    "F": (112, 838),
    "I": (1672, 838),
}
"""Where the letter of each area stands; some a little aside of the board's own place."""


def is_portal(node: int) -> bool:
    return node < SOCKETS


def is_location(node: int) -> bool:
    return FIRST_LOCATION <= node < FIRST_LOCATION + len(LOCATIONS)


def is_caverne(node: int) -> bool:
    return FIRST_CAVERNE <= node < FIRST_CAVERNE + len(CAVERNES)


def is_square(node: int) -> bool:
    return node >= FIRST_SQUARE


def kind(node: int) -> str:
    """closed, open or vortex for a square; "" for the rest."""
    return KINDS.get(NODES[node], "")


def facing(socket: int, direction: int, far: float = STAND) -> Point:
    """A point of a portal, on the side of one exit."""
    (x, y), (dx, dy) = AT[socket], TOWARDS[direction]
    return x + far * dx, y + far * dy


class Opening(NamedTuple):
    """An open passage: the exits at both ends, and how the corridor lies there, in degrees."""

    near: int
    far: int
    angle: float


def _openings() -> dict[int, Opening]:
    found = {}
    for corridor in CORRIDORS:
        if "open" not in corridor.kinds:
            continue
        place = corridor.kinds.index("open")
        near, far = exit_number(corridor.a), exit_number(corridor.b)
        chain = [near // QUARTERS, *(NUMBER[square] for square in corridor.squares)]
        chain.append(far // QUARTERS)
        (x0, y0), (x1, y1) = AT[chain[place]], AT[chain[place + 2]]
        angle = round(math.degrees(math.atan2(y1 - y0, x1 - x0)))
        found[NUMBER[corridor.squares[place]]] = Opening(near, far, angle)
    return found


OPENINGS = _openings()


def score_space(points: int) -> Point:
    """A space of the track: clockwise round the board, from the upper left corner on (R60)."""
    left, top, width, height = FRAME
    across, down = width - 2 * RIM, height - 2 * RIM
    space = points % SCORE_TRACK
    if space < 31:
        return left + RIM + across * (space + 0.5) / 31, top + RIM / 2
    if space < 46:
        return left + width - RIM / 2, top + RIM + down * (space - 30.5) / 15
    if space < 76:
        return left + width - RIM - across * (space - 45.5) / 30, top + height - RIM / 2
    return left + RIM / 2, top + height - RIM - down * (space - 75.5) / 15


def window(plan: Plan, focus: Point) -> str:
    """The part of the board around a point, within its frame."""
    left, top, width, height = FRAME
    if plan.window is None:
        return f"{left} {top} {width} {height}"
    wide, high = plan.window
    x = min(max(focus[0] - wide / 2, left), left + width - wide + CORNER)
    y = min(max(focus[1] - high / 2, top), top + height - high + CORNER)
    return f"{x:.0f} {y:.0f} {wide:g} {high:g}"
