"""Nuns on the Run: the abbess lifts her lamp; behind the column somebody holds her breath."""

from __future__ import annotations

from ....engine.drawing.svg import circle, group, line, move, path, rect, tag
from .frame import Front

MOON, STONE, DEEP, INK = "#f2e6bd", "#2c5661", "#0c1e24", "#2a2320"
LINEN, SKIN, LAMP = "#fbf7ee", "#eec39f", "#fff3c0"
_STARS = ((48, 44), (196, 52), (44, 92), (198, 108), (66, 24))
_TWINKLE = "M0 -6L1.4 -1.4L6 0L1.4 1.4L0 6L-1.4 1.4L-6 0L-1.4 -1.4Z"


def front() -> Front:
    picture = (
        rect(0, 0, 240, 240, fill="#17363f"),
        circle(120, 112, 82, fill=MOON),
        *(path(_TWINKLE, fill=MOON, transform=move(x, y)) for x, y in _STARS),
        _abbess(),
        path("M176 180L240 112V248Z", fill="#ffd76a", opacity=".75"),
        path("M176 180L240 146V214Z", fill=LAMP),
        _lamp(),
        _novice(),
        _arch(),
        path("M212 150L240 128V232L212 210Z", fill="#ffe9a8", opacity=".55"),
    )
    return Front(MOON, "#17363f", "".join(picture))


def _abbess() -> str:
    return "".join(
        (
            path("M56 240C58 156 76 66 120 66C164 66 182 156 184 240Z", fill="#1c2a52"),
            path("M84 240C82 192 86 96 120 96C154 96 158 192 156 240Z", fill=LINEN),
            tag("ellipse", cx=120, cy=138, rx=26, ry=30, fill=SKIN),
            group(
                line("M106 133H114M126 133H134", INK, 5),
                line("M101 121L115 127M139 121L125 127", INK, 4),
                line("M120 136L116 148H122", "#b98763", 3),
                line("M112 157H128", "#8c3b32", 4),
                stroke_linecap="round",
                stroke_linejoin="round",
            ),
        )
    )


def _lamp() -> str:
    return group(
        path("M-12 -20H12L16 22H-16Z", fill=INK),
        rect(-9, -12, 18, 26, rx=3, fill=LAMP),
        line("M-8 -20A8 9 0 0 1 8 -20", INK, 4),
        transform=move(170, 180),
    )


def _novice() -> str:
    eyes = (circle(x, -2, 4.4, fill="#fff") + circle(x + 2, -2, 2.4, fill=INK) for x in (-2, 7.5))
    return group(
        path("M-24 40C-24 4 -20 -26 0 -26C20 -26 24 4 24 40Z", fill="#2a9d8f"),
        path("M-15 40C-16 8 -15 -15 0 -15C15 -15 16 8 15 40Z", fill=LINEN),
        tag("ellipse", cy=1, rx=12, ry=13, fill=SKIN),
        *eyes,
        circle(4, 8, 2.2, fill="#8c3b32"),
        transform=move(40, 206),
    )


def _arch() -> str:
    opening = "M28 240V104A92 92 0 0 1 212 104V240"
    return "".join(
        (
            path(f"M0 0H240V240H0Z{opening}Z", fill=DEEP, fill_rule="evenodd"),
            line(opening, STONE, 4),
            line("M14 240V116M226 116V240", STONE, 4),
            path("M2 100H28V112H2ZM212 100H238V112H212Z", fill=STONE),
        )
    )
