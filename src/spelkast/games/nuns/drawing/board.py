"""What lives on the plan: light, trails, tokens, figures. All of it is read from a view.

Everything is drawn with the shapes of the ground, whose ids begin with `prefix`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from itertools import pairwise

from ....engine.drawing.svg import circle, group, line, move, path, use
from ....engine.view import View
from ..components import GUARDS, PATH_COLOUR
from . import art, facts
from .ground import RADIUS, spots, trail
from .light import beam
from .plan import POS, Point, between, towards

FIGURE = 25
"""Radius of a figure on the plan."""


# ---------------------------------------------------------------------------------------- Light


def lights(view: View) -> str:
    """What each guard looks over; and on every dot she sees, a bright rim."""
    beams = [
        path(
            beam(int(view.guard_dot[guard]), *facts.facing(view, guard)), class_=f"nb-beam g{guard}"
        )
        for guard in range(GUARDS)
        if any(facts.facing(view, guard))
    ]
    return group(*beams, fill="#ffe9a8", fill_opacity=".62")


def lit_dots(view: View) -> str:
    """Discs over the dots of the ground, in the colour of a lantern."""
    return line(
        spots(sorted(facts.lit(view))),
        "#ffd84f",
        2 * RADIUS + 9,
        stroke_linecap="round",
        class_="nb-lit",
    )


# --------------------------------------------------------------------------------------- Trails


def trails(view: View, prefix: str) -> str:
    """The paths the guards have still before them, with arrows where the next move goes."""
    return "".join(_trail(view, prefix, guard) for guard in range(GUARDS))


def _trail(view: View, prefix: str, guard: int) -> str:
    dots = facts.ahead(view, guard)
    if len(dots) < 2:
        return ""
    colour = art.PATHS[PATH_COLOUR[facts.path_of(view, guard)]]
    return ribbon(dots, art.GUARDS[guard], colour, side=3 if guard else -3) + arrows(
        dots[: facts.AHEAD + 1], prefix
    )


def ribbon(dots: list[int], casing: str, colour: str, side: float = 0) -> str:
    """A band in the guard's colour with the colour of the path in it."""
    d = trail(dots)
    return group(
        line(d, "#10191c", 15, stroke_opacity=".5"),
        line(d, casing, 12),
        line(d, colour, 5),
        stroke_linejoin="round",
        stroke_linecap="round",
        transform=move(side, side) if side else None,
    )


def arrows(dots: list[int], prefix: str) -> str:
    marks = (use(f"{prefix}on", *between(a, b, 0.55), towards(a, b)) for a, b in pairwise(dots))
    return group(
        *marks,
        fill="none",
        stroke="#fff",
        stroke_width=3.6,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


# --------------------------------------------------------------------------------------- Tokens


def noise_place(guard_dot: int, to: int, place: int = 0) -> Point:
    """Beside a guard, on the way that the noise came from; the next ones beside the first."""
    (ax, ay), (bx, by) = POS[guard_dot], POS[to]
    far = math.dist((ax, ay), (bx, by))
    ux, uy = (bx - ax) / far, (by - ay) / far
    out = FIGURE + 13
    aside = 24 * ((place + 1) // 2) * (1 if place % 2 else -1)
    return ax + ux * out - uy * aside, ay + uy * out + ux * aside


def left_behind(to: int, place: int) -> Point:
    """Above the dot that it pointed to: the guard has gone on since."""
    return POS[to][0] + 24 * place, POS[to][1] - RADIUS - 13


def noises(view: View, prefix: str, label: Callable[[int], str]) -> str:
    out, count = [], dict[tuple[int, int], int]()
    for n in range(int(view.noises)):
        guard, to, by = int(view.noise_guard[n]), int(view.noise_to[n]), int(view.noise_by[n])
        here = int(view.guard_dot[guard])
        place = count.get((guard, to), 0)
        count[guard, to] = place + 1
        beside = to in facts.neighbours(here)
        x, y = noise_place(here, to, place) if beside else left_behind(to, place)
        out.append(
            use(
                f"{prefix}noise{token_colour(view, by)}",
                x,
                y,
                towards(here, to) if beside else 0,
                role="img",
                aria_label=label(n),
                class_="is-false" if view.noise_false[n] else None,
            )
        )
    return "".join(out)


def token_colour(view: View, by: int) -> int:
    """Which colour of token: 0 nobody's, 1 to 6 a novice's, 7 and 8 a guard's."""
    if not by:
        return 0
    return facts.cell(view, by - 1) or 7


def vanishings(view: View, prefix: str, label: Callable[[int], str]) -> str:
    return "".join(
        use(
            f"{prefix}gone{token_colour(view, int(view.vanished_by[n]))}",
            *between(int(view.vanished_from[n]), int(view.vanished_to[n])),
            towards(int(view.vanished_from[n]), int(view.vanished_to[n])),
            role="img",
            aria_label=label(n),
        )
        for n in range(int(view.vanishings))
    )


# -------------------------------------------------------------------------------------- Figures


def figure(
    place: Point, bust: str, ring: str, ground: str, name: str, label: str, badge: str = ""
) -> str:
    """A round token with a bust on it."""
    return group(
        circle(0, 0, FIGURE + 2, fill=art.INK),
        circle(0, 0, FIGURE, fill=ring),
        circle(0, 0, FIGURE - 4.5, fill=ground),
        group(bust, transform="scale(.82)"),
        badge,
        transform=move(*place),
        data_piece=name,
        role="img",
        aria_label=label,
    )


def guards(view: View, label: Callable[[int], str]) -> str:
    return "".join(_guard(view, guard, label(guard)) for guard in range(GUARDS))


def _guard(view: View, guard: int, label: str) -> str:
    """The figure, with a wedge where her front is; she who moves has a bright rim."""
    x, y = guard_place(view, guard)
    dx, dy = facts.facing(view, guard)
    turn = math.degrees(math.atan2(dy, dx))
    front = group(
        path(
            "M21-18L43 0L21 18Z",
            fill="#ffe08a",
            stroke=art.INK,
            stroke_width=3,
            stroke_linejoin="round",
        ),
        transform=move(x, y, turn),
    )
    moves = facts.moving(view) == guard
    ring = "#ffe08a" if moves else art.GUARDS[guard]
    bust = art.guard_bust(guard)
    return (front if dx or dy else "") + figure(
        (x, y), bust, ring, "#e9dfc8", f"guard-{guard}", label
    )


def guard_place(view: View, guard: int) -> Point:
    """Her dot; if both stand on one, a little aside."""
    x, y = POS[int(view.guard_dot[guard])]
    together = int(view.guard_dot[0]) == int(view.guard_dot[1])
    return (x + (22 if guard else -22), y) if together else (x, y)


def novices(view: View, label: Callable[[int], str]) -> str:
    """Those who are seen, and those whom an open picture shows; the viewer's own comes last."""
    seats = [seat for seat in facts.novice_seats(view) if seat != view.seat]
    shown = [(seat, place_of(view, seat)) for seat in seats]
    return "".join(_novice(view, seat, dot, label(seat)) for seat, dot in shown if dot)


def place_of(view: View, seat: int) -> int:
    """Where everybody sees a novice; in an open picture, where she is. 0: nowhere."""
    if facts.dot_of(view, seat):
        return facts.dot_of(view, seat)
    return int(view.token[seat]) if facts.seen_now(view, seat) else 0


def _novice(view: View, seat: int, dot: int, label: str) -> str:
    cell = facts.cell(view, seat)
    x, y = POS[dot]
    same = [s for s in facts.novice_seats(view) if s != view.seat and place_of(view, s) == dot]
    x += 16 * same.index(seat) if seat in same else 0
    ring = art.NOVICES[cell - 1]
    bust, badge = art.novice_bust(cell), art.cell_badge(cell, 17, 17)
    return figure((x, y), bust, ring, "#fff5e0", f"novice-{seat}", label, badge)


def own_figure(view: View, label: str) -> str:
    """The viewer's own novice: orange, because it is she who moves; and only she sees it."""
    if not facts.is_novice(view):
        return ""
    cell, dot = facts.cell(view, view.seat), facts.dot_of(view, view.seat)
    bust, badge = art.novice_bust(cell), art.cell_badge(cell, 17, 17)
    return figure(POS[dot], bust, art.YOU, "#fff5e0", "own", label, badge)


# ----------------------------------------------------------------------------- Wishes and walks


def wish_marks(prefix: str, wish: int, key_dot: int, item_dot: int, colour: str, has: int) -> str:
    """Where her keys hang and where her wish lies; what she has already is not drawn."""
    key = use(f"{prefix}key-{colour}", POS[key_dot][0] + 2, POS[key_dot][1] - 27, 0, 1.15)
    item = use(f"{prefix}wish{wish}", POS[item_dot][0] - 4, POS[item_dot][1] + 34)
    return (key if not has else "") + (item if has < 2 else "")


def walk_line(dots: list[int], colour: str, width: float = 8) -> str:
    """A walk that is known: the own one of this move, or anybody's when all is open."""
    if len(dots) < 2:
        return ""
    d = trail(dots)
    return group(
        line(d, art.YOU_DARK, width + 6),
        line(d, colour, width),
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def whole_walks(view: View, seats: Iterable[int]) -> str:
    """Every walk of the night, each a little beside the others."""
    out = []
    for seat in seats:
        dots: list[int] = []
        for walk in facts.past_walks(view, seat):
            dots += walk if not dots else walk[1:]
        if len(dots) > 1:
            cell = facts.cell(view, seat)
            aside = (cell - 3.5) * 2.6
            out.append(
                group(
                    walk_line(dots, art.NOVICES[cell - 1], 4),
                    _stops(view, seat),
                    transform=move(aside, aside),
                )
            )
    return "".join(out)


def _stops(view: View, seat: int) -> str:
    """A bead where each of her moves ended."""
    ends = [walk[-1] for walk in facts.past_walks(view, seat) if walk]
    return group(
        line(spots(ends), art.YOU_DARK, 15),
        line(spots(ends), "#fff5e0", 9),
        stroke_linecap="round",
    )
