"""Rennes-le-Château: under a sleeping village, gates of four colours turn in the rock."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ....engine.drawing.svg import circle, group, line, move, number, path, rect
from .frame import Front

ROCK, SOOT, MOON, CREAM = "#4a2c20", "#20120c", "#f2e6bd", "#fff5e0"
COLOURS = ("#d5403b", "#2f74c0", "#3f9a55", "#eab62f", "#8a4fb0")

_STARS = ((20, 16), (60, 26), (112, 12), (160, 24), (214, 14), (190, 34), (86, 38))
_VILLAGE = (
    "M14 66V30H18V24H24V30H28V24H34V30H38V24H44V30H46V66Z"
    "M62 66V46L80 34L98 46V66Z"
    "M112 66V38H118V28L124 20L130 28V38H152V66Z"
    "M168 66V48A10 10 0 0 1 188 48V66ZM200 66V44A9 9 0 0 1 218 44A9 9 0 0 1 236 44V66Z"
)
_LAYERS = ((66, "#6d4330"), (112, "#5d3828"), (170, ROCK))
_TUNNELS = "M120 150L30 96M120 150L214 102M120 150L26 214M120 150L220 210M120 150V240"
_SMALL = (
    (30, 96, (0, 3, 1, 4)),
    (214, 102, (2, 4, 3, 0)),
    (26, 214, (1, 2, 0, 3)),
    (220, 210, (4, 1, 2, 0)),
)
_TURN = 24
_DANGERS = (
    path("M0 -14C4 -5 12 -3 12 6A12 9 0 0 1 -12 6C-12 0 -6 -2 -5 -8C-2 -6 0 -8 0 -14Z"),
    line("M-12 0H12M-8 -8V8M0 -8V8M8 -8V8", CREAM, 3.6),
    path("M-14 6A7 7 0 0 1 -8 -5A8 8 0 0 1 8 -6A7 7 0 0 1 14 6Z"),
    path("M0 -14C6 -5 11 0 11 6A11 9 0 0 1 -11 6C-11 0 -6 -5 0 -14Z"),
)


def front() -> Front:
    picture = (
        rect(0, 0, 240, 240, fill=ROCK),
        rect(0, 0, 240, 76, fill="#1f2e52"),
        *(circle(x, y, 1.8, fill=MOON) for x, y in _STARS),
        path(_VILLAGE, fill="#120c12"),
        line("M124 13V22M121 16.5H127", "#120c12", 2.4),
        path("M26 40h6v9h-6ZM76 50h7v8h-7ZM138 48h6v8h-6Z", fill="#f8c95e"),
        *(path(f"M0 {y}q30 -10 60 0t60 0t60 0t60 0V240H0Z", fill=c) for y, c in _LAYERS),
        line(_TUNNELS, SOOT, 30),
        line(_TUNNELS, "#b08a62", 18, stroke_dasharray="15 4"),
        *(_portal(x, y, 18, colours, 18, 6.5) for x, y, colours in _SMALL),
        _portal(120, 150, 66, (0, 3, 2, 1), _TURN, 20, *_dangers()),
        path("M0 -11L3 -3L11 0L3 3L0 11L-3 3L-11 0L-3 -3Z", fill=ROCK, transform=move(120, 150)),
        line(
            "M176 100A74 74 0 0 1 196 158M188 149L196 160L204 150",
            MOON,
            5,
            stroke_linecap="round",
            stroke_linejoin="round",
        ),
    )
    return Front("#2f6f6a", "#fff1d8", "".join(picture))


def _portal(
    x: float, y: float, r: float, colours: Sequence[int], turn: float, hub: float, *signs: str
) -> str:
    edge = number(r * math.sqrt(0.5))
    quarter = f"M0 0L-{edge} -{edge}A{r} {r} 0 0 1 {edge} -{edge}Z"
    quarters = (
        path(quarter, fill=COLOURS[colour], transform=move(turn=90 * place))
        for place, colour in enumerate(colours)
    )
    return group(
        circle(0, 0, r + 6, fill=SOOT),
        group(*quarters, stroke=SOOT, stroke_width=3),
        *signs,
        circle(0, 0, hub, fill=MOON, stroke=SOOT, stroke_width=max(3, hub / 4)),
        transform=move(x, y, turn),
    )


def _dangers() -> list[str]:
    """One sign in each quarter of the great gate, upright whatever its turn."""
    spots = ((90 * place, sign) for place, sign in enumerate(_DANGERS))
    return [
        group(
            sign,
            fill=CREAM,
            transform=f"rotate({angle})translate(0 -44)rotate({-angle - _TURN})",
        )
        for angle, sign in spots
    ]
