"""What never changes: the village under its stars, and the rock with its corridors."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache

from ....engine.drawing.letters import GLYPHS
from ....engine.drawing.svg import circle, group, line, move, number, path, rect, text, use
from ..board import AREA, CORRIDORS, NODES, NUMBER, SANCTUAIRE
from ..components import AREAS, CAVERNE_DATA, CAVERNES, LOCATION_DATA, LOCATIONS, SCORE_TRACK
from . import art
from .labels import Labels
from .layout import (
    AT,
    FRAME,
    LETTER_AT,
    OPENINGS,
    RIM,
    Plan,
    is_caverne,
    is_location,
    is_portal,
    score_space,
)

STARS = (
    "M60-18h0M330-6h0M452 16h0M742 70h0M1040-2h0M1138 30h0M1352 72h0M1508 66h0M1742 40h0M290 104h0",
    "M148 34h0M382 64h0M700-14h0M786 22h0M1084 60h0M1462 8h0M1700-20h0M30 90h0",
)
"""Small ones and bright ones."""
SPREAD = ((is_portal, 98), (is_caverne, 84))
"""How far an area reaches around its nodes; 50 around a square. Houses stand above the ground."""


def ground(plan: Plan, called: Labels) -> str:
    return "".join(
        (
            _sky(),
            _rock(),
            _areas(plan),
            path(_corridors(), class_="rn-band"),
            "" if plan.window else _track(),  # a phone has the points over the board
            *(_village(plan, called, n) for n in range(len(LOCATIONS))),
            *(_pillars(node) for node in OPENINGS),
            *(_caverne(plan, n) for n in range(len(CAVERNES))),
            *(circle(x, y, 66, class_="rn-collar") for x, y in AT[:15]),
            group(*(carved(area, *LETTER_AT[area], 0.34) for area in AREAS), class_="rn-carved"),
            _altar(called),
        )
    )


# ------------------------------------------------------------------------------- Sky and rock


def _sky() -> str:
    left, _, width, _ = FRAME
    moon = "M1404 2a30 30 0 1 0 24 44a24 24 0 0 1-24-44Z"
    return "".join(
        (
            rect(left - 500, -600, width + 1000, 900, class_="rn-sky"),
            *(
                path(spots, class_="rn-star", stroke_width=4 + 3 * n)
                for n, spots in enumerate(STARS)
            ),
            path(moon, class_="rn-moon"),
        )
    )


def _rock() -> str:
    """Turf in waves that dip under the higher houses; below it layers of stone."""
    seams = "".join(
        path(f"M-500 {y}" + "q75-26 150 0t150 0" * 10 + "V2000H-500Z", class_="rn-seam")
        for y in (470, 790, 1090)
    )
    return path("M-630 168" + "q170-36 340 0t340 0" * 5 + "V2000H-630Z", class_="rn-rock") + seams


def _areas(plan: Plan) -> str:
    """Soft discs around all nodes of an area: first a dark rim, then its tint."""
    rims = "".join(use(f"{plan.prefix}z{area}", class_="rn-rim") for area in AREAS)
    tints = "".join(use(f"{plan.prefix}z{area}", class_=f"rn-{area}") for area in AREAS)
    return rims + tints


def area_shapes(plan: Plan) -> Iterator[str]:
    """One shape for each area, for `defs`: points with a round pen."""
    for n, area in enumerate(AREAS):
        spots: dict[int, list[str]] = {}
        for node in range(len(NODES)):
            if AREA[node] == n and not is_location(node):
                reach = next((r for there, r in SPREAD if there(node)), 50)
                x, y = AT[node]
                spots.setdefault(reach, []).append(f"M{number(x)} {number(y)}h0")
        yield group(
            *(path("".join(points), class_=f"rn-r{reach}") for reach, points in spots.items()),
            id=f"{plan.prefix}z{area}",
        )


@cache
def _corridors() -> str:
    out = []
    for corridor in CORRIDORS:
        chain = [corridor.a.split(".")[0], *corridor.squares]
        if corridor.b:
            chain.append(corridor.b.split(".")[0])
        points = (AT[NUMBER[node]] for node in chain)
        out.append("M" + "L".join(f"{number(x)} {number(y)}" for x, y in points))
    return "".join(out)


def _pillars(node: int) -> str:
    """An open passage is an arch: two pillars across the corridor."""
    return path(
        "M-5-31h10v62h-10Z", class_="rn-pillar", transform=move(*AT[node], OPENINGS[node].angle)
    )


# ---------------------------------------------------------------------------------- The track


def _track() -> str:
    left, top, width, height = FRAME
    inner_w, inner_h = width - 2 * RIM, height - 2 * RIM
    frame = (
        f"M{left} {top}h{width}v{height}h{-width}Z"
        f"M{left + RIM} {top + RIM}v{inner_h}h{inner_w}v{-inner_h}Z"
    )
    pips, ticks = [], []
    for space in range(1, SCORE_TRACK):
        x, y = score_space(space)
        if space % 5:
            pips.append(f"M{number(x)} {number(y)}h0")
        else:
            ticks.append(text(round(x), round(y) + 9, str(space), class_="rn-tick"))
    x, y = score_space(0)
    begin = path("M0-12L4-4L12 0L4 4L0 12L-4 4L-12 0L-4-4Z", fill=art.CREAM, transform=move(x, y))
    return (
        path(frame, class_="rn-frame", fill_rule="evenodd")
        + path("".join(pips), class_="rn-pip")
        + "".join(ticks)
        + begin
    )


# -------------------------------------------------------------------------------- The village

_WALL, _ROOF = "#150e14", "#3a2b33"
_HOUSES = {
    "tour": (
        "M-26 52V-20H-34V-46H-22V-36H-10V-46H10V-36H22V-46H34V-20H26V52Z",
        "M-34-20H34",
        ((-5, 4), (-18, 30), (10, 26)),
    ),
    "villa": (
        "M-56 52V2L-30-22L-4 2L14-40L44-2H56V52ZM28-38H38V-14L28-26Z",
        "M-60 5L-30-24L0 5M-2 4L14-42L50 2",
        ((-44, 28), (-26, 28), (10, 10), (26, 32)),
    ),
    "eglise": (
        "M-56 52V6L-20-14V52ZM-22 52V-20H-14V-32L0-46L14-32V-20H22V52ZM20 52V-6L56 10V52Z",
        "M-58 7L-20-15M20-7L58 11",
        ((-4.5, 12), (-42, 34), (32, 36)),
    ),
    "cimetiere": (
        (
            "M-58 52V10H-40V52ZM40 52V10H58V52Z"
            "M-40 52V2C-40-30 40-30 40 2V52H28V6C28-14-28-14-28 6V52Z"
            "M-3-44H3V-37H9V-31H3V-18H-3V-31H-9V-37H-3Z"
        ),
        "M-62 10H-36M36 10H62M-20 52V14M-7 52V8M7 52V8M20 52V14M-28 26H28",
        (),
    ),
    "monastere": (
        "M-60 52V-2H-34V-26L-22-38L-10-26V-2H60V52Z",
        "M-62-3H62",
        ((-46, 52), (-26, 52), (-6, 52), (14, 52), (34, 52), (-26, -8)),
    ),
}


def _village(plan: Plan, called: Labels, n: int) -> str:
    place = LOCATIONS[n]
    x, y = LOCATION_DATA[n]["xy"]
    walls, roofs, windows = _HOUSES[place]
    lit = "".join(f"M{wx} {wy}v-10a5 5 0 0 1 10 0v10Z" for wx, wy in windows)
    return group(
        path(walls, fill=_WALL),
        line(roofs, _ROOF, 4.6),
        path(lit, fill=art.LIGHT) if lit else "",
        text(0, -104, called.location(n), class_="rn-name"),
        use(f"{plan.prefix}n", 0, -2),
        transform=move(x, y + 2),
    )


# --------------------------------------------------------------------------- Under the ground


def _caverne(plan: Plan, n: int) -> str:
    """An uneven hollow with its number, and a plate for its symbol."""
    data = CAVERNE_DATA[n]
    x, y = data["xy"]
    symbol = data["symbol"]
    plate = group(
        circle(0, 0, 20, fill=art.DARK, class_="rn-edge"),
        group(art.symbol(symbol), transform=move(scale=0.8)) if symbol else "",
        transform=move(0, -62),
    )
    at = (-62, -38) if y > 1100 else (0, 65)
    name = rect(-24, -16, 48, 32, rx=8, fill=art.DARK, class_="rn-edge") + text(
        0, 9.5, CAVERNES[n], class_="rn-no"
    )
    return group(
        use(f"{plan.prefix}o", turn=50 * n),
        plate if symbol else "",
        group(name, transform=move(*at)),
        transform=move(x, y),
    )


def hollow() -> str:
    """The uneven rim of a Caverne."""
    edge = ((60 + 3.4 * math.sin(7.3 * k), math.radians(20 * k)) for k in range(18))
    rim = "L".join(f"{r * math.cos(t):.0f} {r * math.sin(t):.0f}" for r, t in edge)
    return f"M{rim}Z".replace(" -", "-")


def carved(area: str, x: float, y: float, scale: float) -> str:
    """The letter of an area around this point, for a pen of whoever draws it."""
    width, d = GLYPHS[area]
    return path(d, transform=move(x - width * scale / 2, y - 50 * scale, scale=scale))


def _altar(called: Labels) -> str:
    x, y = AT[SANCTUAIRE]
    return group(
        rect(-76, -60, 152, 120, rx=10, fill=art.DARK),
        rect(-70, -54, 140, 108, rx=6, fill=art.NIGHT, stroke=art.GOLD, stroke_width=4),
        path("M-36 24H36L30 12H-30ZM-24 24H24V40H-24ZM-42 40H42V47H-42Z", fill=art.GOLD),
        path("M-12 12V0A12 12 0 0 1 12 0V12Z", fill=art.CREAM),
        line("M0-8V8M-5-2H5", art.NIGHT, 3),
        line("M-50 16V-10M50 16V-10", art.GOLD, 5),
        circle(-50, -16, 6, fill=art.LIGHT) + circle(50, -16, 6, fill=art.LIGHT),
        text(0, -27, called.tell("sanctuaire"), class_="rn-name rn-s"),
        transform=move(x, y),
    )
