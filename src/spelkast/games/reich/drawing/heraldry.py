"""Dynasties as a herald knows them: a colour and a pattern, always the two together.

Colours come from components.toml. An emblem is drawn on 24 × 24, in ink.
"""

from __future__ import annotations

from functools import cache

from ....engine.drawing.svg import circle, group, line, path, rect, tag
from ..components import DYNASTIES, DYNASTY_DATA, GREY

HEX: tuple[str, ...] = tuple(dynasty["hex"].lower() for dynasty in DYNASTY_DATA)
INK: tuple[str, ...] = tuple(dynasty["ink"].lower() for dynasty in DYNASTY_DATA)
"""What is written on the colour."""

_PEN = {  # drawn with a pen: path, width
    "kar": ("M12 2L22 12L12 22L2 12ZM12 7V17M7 12H17", 2),
    "sal": ("M4 21V12A8 8 0 0 1 20 12V21", 3),
    "sta": ("M3 6H21M3 12H21M3 18H21", 3),
    "wel": ("M3 12L12 4L21 12M3 20L12 12L21 20", 2.6),
    "lux": ("M0 2.4H24M0 7.2H24M0 12H24M0 16.8H24M0 21.6H24", 1.6),
    "hab": ("M1 12H23", 7),
}
PITCH = 21
"""How far apart the emblems of a pattern are."""


@cache
def emblem(dynasty: int) -> str:
    """The sign of a dynasty in the current colour; grey has none."""
    name = DYNASTIES[dynasty]
    if name in _PEN:
        shape, pen = _PEN[name]
        return line(shape, "currentColor", pen)
    return _FILLED[name]() if dynasty != GREY else ""


def _ring() -> str:
    return circle(12, 12, 7.5, fill="none", stroke="currentColor", stroke_width=2.4) + circle(
        12, 12, 2.8, fill="currentColor"
    )


def _lozenges() -> str:
    d = "M12 0L18 12L12 24L6 12ZM0 0L6 12L0 24ZM24 0L18 12L24 24Z"
    return path(d, fill="currentColor", fill_opacity=".75")


def _bend_with_dots() -> str:
    dots = (circle(at, 24 - at, 1.7, fill="currentColor") for at in (5, 12, 19))
    return line("M-2 20L20 -2M4 26L26 4", "currentColor", 2) + "".join(dots)


def _quarters() -> str:
    frame = rect(4, 4, 16, 16, fill="none", stroke="currentColor", stroke_width=1.6)
    return path("M4 4H12V12H4ZM12 12H20V20H12Z", fill="currentColor") + frame


def _stripes_under_a_bend() -> str:
    return line("M2 6H22M2 12H22M2 18H22", "currentColor", 2) + line(
        "M0 24L24 0", "currentColor", 4.4
    )


_FILLED = {
    "ott": _ring,
    "wit": _lozenges,
    "hlo": _bend_with_dots,
    "hoh": _quarters,
    "wet": _stripes_under_a_bend,
}


def pattern_id(prefix: str, dynasty: int) -> str:
    return f"{prefix}{DYNASTIES[dynasty]}"


@cache
def pattern(prefix: str, dynasty: int) -> str:
    """The emblem, again and again, faint enough to stand behind things."""
    drawn = group(emblem(dynasty), color=INK[dynasty], opacity=".24")
    return tag(
        "pattern",
        drawn,
        id=pattern_id(prefix, dynasty),
        width=24,
        height=24,
        patternUnits="userSpaceOnUse",
        patternTransform=f"scale({PITCH / 24:.3g})",
    )


def patterns(prefix: str) -> str:
    return "".join(pattern(prefix, dynasty) for dynasty in range(len(DYNASTIES)) if dynasty != GREY)


def field(prefix: str, dynasty: int, width: float, height: float, radius: float) -> str:
    """A ground in the colours of a dynasty."""
    colour = rect(0, 0, width, height, rx=radius, fill=HEX[dynasty])
    if dynasty == GREY:
        return colour
    over = f"url(#{pattern_id(prefix, dynasty)})"
    return colour + rect(0, 0, width, height, rx=radius, fill=over)


def badge(dynasty: int) -> str:
    """A little shield of 24 × 28: the dynasty at a glance."""
    shield = "M1 1H23V15C23 21 17 25 12 27C7 25 1 21 1 15Z"
    outline = path(shield, fill=HEX[dynasty], stroke="#2a2320", stroke_width=1.6)
    sign = group(emblem(dynasty), color=INK[dynasty], transform="translate(4 4)scale(.67)")
    return outline + sign
