"""The Old Empire: a crown on a quilt of dynasties."""

from __future__ import annotations

from ....engine.drawing.svg import circle, group, line, move, path, rect
from .frame import Front

INK, GOLD, PARCHMENT = "#2a2320", "#e6b422", "#fbf4e4"

_EMBLEMS = {  # on 24 × 24, drawn with a pen unless filled
    "lozenge": ("M12 2L22 12L12 22L2 12ZM12 6V18M6 12H18", 2),
    "ring": ("M4 12A8 8 0 1 1 20 12A8 8 0 1 1 4 12ZM11 12H13", 2.4),
    "arch": ("M4 21V12A8 8 0 0 1 20 12V21", 3),
    "bars": ("M3 6H21M3 12H21M3 18H21", 3),
    "chevrons": ("M3 12L12 4L21 12M3 20L12 12L21 20", 2.6),
    "beam": ("M2 12H22", 6),
    "bend": ("M3 21L21 3M3 9L9 3M15 21L21 15", 2.6),
    "quarters": ("M4 4H20V20H4ZM12 4V20M4 12H20", 2.2),
}
_DYNASTIES = {  # colour, emblem, colour of the emblem
    "a": ("#2f5da8", "lozenge", "#ffffff"),
    "b": ("#b3202c", "beam", "#ffffff"),
    "c": ("#e0b000", "bars", "#2a2320"),
    "d": ("#2e7d4f", "ring", "#ffffff"),
    "e": ("#74459a", "chevrons", "#ffffff"),
    "f": ("#e9b87c", "arch", "#2a2320"),
    "g": ("#8cbcec", "quarters", "#17345e"),
    "h": ("#9fbf3f", "bend", "#2a3a10"),
}
_QUILT = "abcdefghbhacdaef"
_JEWELS = ((-34, "#2f5da8"), (0, "#2e7d4f"), (34, "#2f5da8"))


def front() -> Front:
    picture = (
        *(_patch(place, key) for place, key in enumerate(_QUILT)),
        path("M120 22L218 120L120 218L22 120Z", fill=PARCHMENT),
        line("M120 34L206 120L120 206L34 120Z", INK, 2),
        _crown(),
    )
    return Front("#f0dfb4", INK, "".join(picture))


def _patch(place: int, key: str) -> str:
    colour, emblem, ink = _DYNASTIES[key]
    shape, pen = _EMBLEMS[emblem]
    x, y = place % 4 * 60, place // 4 * 60
    return rect(x, y, 60, 60, fill=colour) + line(
        shape, ink, pen, transform=move(x + 12, y + 12, scale=1.5), opacity=".5"
    )


def _crown() -> str:
    hoop = "M-50 2C-40 -58 40 -58 50 2"
    jewels = (
        path(f"M{x} 12L{x + 8} 22L{x} 32L{x - 8} 22Z", fill=colour, stroke=INK, stroke_width=2)
        for x, colour in _JEWELS
    )
    return group(
        line(hoop, INK, 13),
        line(hoop, GOLD, 6),
        path(
            "M-52 44L-60 -10L-36 10L-24 -22L0 6L24 -22L36 10L60 -10L52 44Z",
            fill=GOLD,
            stroke=INK,
            stroke_width=4,
            stroke_linejoin="round",
        ),
        line("M0 -74V-46M-9 -64H9", INK, 6),
        rect(-53, 34, 106, 16, rx=3, fill="#b3202c", stroke=INK, stroke_width=4),
        *(circle(x, 42, 4.5, fill=PARCHMENT) for x in (-36, -12, 12, 36)),
        *jewels,
        transform=move(120, 126),
    )
