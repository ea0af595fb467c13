"""What a picture of the convent shows, read from a view and nothing else."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from ....engine.schema import PUBLIC, clone
from ....engine.view import View
from ..actions import Phase
from ..components import (
    DEGREE,
    DISTANCE,
    DOTS,
    GUARDS,
    MOST,
    NEIGHBOUR,
    NOISE,
    NONE,
    PATH_DATA,
    PATH_LENGTH,
    PLACE,
    ROUNDS,
    Card,
)
from ..conclusions import concluded
from ..sneaking import forbids_sneaking, moves_at_once
from ..state import Switch
from .plan import POS

BANDS = ("stand", "sneak", "walk", "run")
AHEAD = 6
"""Dots of a path that a guard can walk in one move."""


# ---------------------------------------------------------------------------------------- Seats


def guard_seats(view: View) -> range:
    """One seat has both guards; with eight players each has her own."""
    return range(2 if int(view.seats) == 8 else 1)


def novice_seats(view: View) -> range:
    return range(len(guard_seats(view)), int(view.seats))


def cell(view: View, seat: int) -> int:
    return int(view.cell[seat])


def guards_of(view: View, seat: int) -> tuple[int, ...]:
    """The guards that a seat moves."""
    seats = guard_seats(view)
    if seat not in seats:
        return ()
    return (seat,) if len(seats) == 2 else tuple(range(GUARDS))


def is_guard(view: View) -> bool:
    return view.seat != PUBLIC and view.seat in guard_seats(view)


def is_novice(view: View) -> bool:
    return view.seat != PUBLIC and view.seat in novice_seats(view)


def dot_of(view: View, seat: int) -> int:
    """Where a novice truly is, as far as this view holds it; 0 if it does not."""
    if view.over:
        walks = past_walks(view, seat)
        return walks[-1][-1] if walks else cell(view, seat)
    return int(view.at[seat])


# --------------------------------------------------------------------------------------- Guards


def facing(view: View, guard: int) -> tuple[int, int]:
    """The way a guard looks; (0, 0) before her first step."""
    start, end = int(view.facing_from[guard]), int(view.facing_to[guard])
    if not start:
        return 0, 0
    (ax, ay), (bx, by) = POS[start], POS[end]
    return int(bx - ax), int(by - ay)


def lit(view: View) -> frozenset[int]:
    """The dots that some guard sees now."""
    return frozenset(dot for dot in range(1, DOTS + 1) if view.lit[dot])


def path_of(view: View, guard: int) -> int:
    """Her path card; `NONE` before her first move."""
    return int(view.path[guard]) - 1


def path_dots(path: int, back: bool) -> list[int]:
    dots = PATH_DATA[path]
    return dots[::-1] if back else dots


def ahead(view: View, guard: int) -> list[int]:
    """The rest of her path from where she stands; all of it while she is off it."""
    path = path_of(view, guard)
    if path == NONE:
        return []
    dots = path_dots(path, bool(view.path_back[guard]))
    place = int(PLACE[path, int(view.guard_dot[guard])])
    if not place:
        return dots
    done = place - 1 if not view.path_back[guard] else int(PATH_LENGTH[path]) - place
    return dots[done:]


def paths_from(view: View, dot: int) -> list[int]:
    """Path cards that have an end here."""
    return [n for n, dots in enumerate(PATH_DATA) if dot in (dots[0], dots[-1])]


# --------------------------------------------------------------------------------------- Novices


def pace(view: View) -> int:
    """How often the dots of a card count: twice in the first round (R4)."""
    return int(moves_at_once(view.record))


def band(view: View, dots: int) -> str:
    """The slowest card that a move of so many dots may be shown with."""
    for name, most in zip(BANDS, MOST, strict=True):
        if dots <= int(most) * pace(view):
            return name
    return "run"


@dataclass(frozen=True)
class Way:
    """How a novice can come to a dot in this move."""

    dots: tuple[int, ...]
    """The steps still to make."""
    total: int
    """All dots of the move, with those made already."""


def reach(view: View, seat: int) -> dict[int, Way]:
    """Every dot that a novice can still come to in this move, by a shortest way: asked of the
    rules, one step after the other, on a copy of what she knows."""
    copy = clone(view.records)[0]
    here = dot_of(view, seat)
    found: dict[int, Way] = {here: Way((), int(view.walked[seat]))}
    queue = deque([here])
    while queue:
        dot = queue.popleft()
        way = found[dot]
        copy.at[seat], copy.walked[seat] = dot, way.total
        for other in neighbours(dot):
            if other not in found and not forbids_sneaking(copy, seat, other):
                found[other] = Way((*way.dots, other), way.total + 1)
                queue.append(other)
    del found[here]
    return found


def neighbours(dot: int) -> list[int]:
    return [int(other) for other in NEIGHBOUR[dot, : int(DEGREE[dot])]]


def goal(view: View, seat: int) -> str:
    """What she is after: her key, her item, or her bed."""
    return ("key", "item", "home")[int(view.has[seat])]


def walk_of(view: View, seat: int) -> list[int]:
    """The dots of her running move, its start first."""
    return unfold(int(view.start[seat]), int(view.walk[seat]), int(view.walked[seat]))


def unfold(start: int, walk: int, steps: int) -> list[int]:
    """A walk as dots: two bits for the way of each step, the first one lowest."""
    dots = [start] if start else []
    for n in range(steps):
        dots.append(int(NEIGHBOUR[dots[-1], walk >> 2 * n & 3]))
    return dots


def past_walks(view: View, seat: int) -> list[list[int]]:
    """Her moves of all rounds so far, as far as this view holds her log sheet: her own, all of
    them when the game is over, or when everything is open."""
    told = bool(view.over)
    dots = (view.told_dot if told else view.log_dot)[seat]
    ways = (view.told_walk if told else view.log_walk)[seat]
    steps = (view.told_steps if told else view.log_steps)[seat]
    here, walks = cell(view, seat), []
    for n in range(ROUNDS):
        if not int(dots[n]):
            break
        walks.append(unfold(here, int(ways[n]), int(steps[n])))
        here = int(dots[n])
    return walks


# ----------------------------------------------------------------------------------------- Noise


def correction(view: View, card: int) -> int:
    """What a movement card adds to a roll (R23)."""
    if card in (Card.RUN, Card.RUN_PLUS):
        return int(view.run_noise)
    return int(NOISE[card])


def distance(a: int, b: int) -> int:
    return int(DISTANCE[a, b])


def nearest_guard(view: View, dot: int) -> tuple[int, int]:
    """The guard nearest to a dot, and how far off she is."""
    far = [distance(dot, int(view.guard_dot[guard])) for guard in range(GUARDS)]
    return far.index(min(far)), min(far)


def least_roll(view: View, seat: int, dot: int, card: int) -> int:
    """The lowest roll by which some guard hears a novice there; 7 if none does."""
    if dot == cell(view, seat) or int(view.caught[seat]):
        return 7
    _, far = nearest_guard(view, dot)
    return min(7, max(1, far - correction(view, card)))


def chance_heard(view: View, seat: int, dot: int, card: int) -> int:
    """In how many of six rolls after her move somebody hears her."""
    return 7 - least_roll(view, seat, dot, card)


# --------------------------------------------------------------------------------------- Deduced


def could_be(view: View, seat: int) -> list[int]:
    """Where a novice can be, from what everybody knows; [] if nobody is to be helped (R64)."""
    if int(view.could_be_here) != Switch.ON or view.over:
        return []
    sets = concluded(view.record).could[novice_seats(view).index(seat)]
    return [dot for dot in range(1, DOTS + 1) if sets[:, dot].any()]


def seen_now(view: View, seat: int) -> bool:
    """Does her figure lie on the plan?"""
    return int(view.token[seat]) not in (0, cell(view, seat))


def moving(view: View) -> int:
    """The guard who is asked; `NONE` if none is."""
    return int(view.mover) if int(view.phase) == Phase.PATROL else NONE
