"""The signs of Rennes-le-Château: five dangers, five symbols, seekers, ghosts and gear.

Everything is drawn around 0, 0 with flat shapes. A colour never stands alone: it has a sign of its
own (flame, drop, cloud, ladder, fangs) and, where there is room, a texture.
"""

from __future__ import annotations

import math

from ....engine.drawing.svg import Attr, circle, group, line, move, number, path, rect, star, tag

FILL = ("#d5403b", "#2f74c0", "#35894b", "#eab62f", "#8a4fb0")
"""The five colours, in the order of the rules."""
DEEP = ("#8f201d", "#1a4a86", "#1c5a2e", "#7a5800", "#5a2c7c")
ON = ("#fff5e0", "#fff5e0", "#fff5e0", "#2e2003", "#fff5e0")
"""What is written on each of them."""
DARK, CREAM, GOLD, NIGHT = "#1c100a", "#f7ead0", "#d8b050", "#2b2350"
LIGHT = "#f8c95e"

_DANGER = (
    (
        "M1-14C5-6 12-3 12 5A12 9.5 0 0 1-12 5C-12-1-7-3-6.5-9C-3.5-7-2.5-6-2-3.5C.5-6 2-9 1-14Z"
        "M0 2C3.5 5 5 7 5 9.5A5 4.5 0 0 1-5 9.5C-5 7-3 5.5 0 2Z"
    ),
    (
        "M0-14C6.5-5 11 0 11 5A11 9.5 0 0 1-11 5C-11 0-6.5-5 0-14Z"
        "M-7 4A7 6.5 0 0 0 0 10.5V7.6A4 3.6 0 0 1-4 4Z"
    ),
    "M-9 9A7 7 0 0 1-10.5-4.5A8.5 8.5 0 0 1 5.5-7.5A8.3 8.3 0 0 1 9.5 9Z",
    "M-9-12.5H-5V12.5H-9ZM5-12.5H9V12.5H5ZM-6-8.5H6V-5.3H-6ZM-6-1.6H6V1.6H-6ZM-6 5.3H6V8.5H-6Z",
    "M-13-9H13C13-2 11 5 7.5 12C4.5 6 3.4 1 3-3.5H-3C-3.4 1-4.5 6-7.5 12C-11 5-13-2-13-9Z",
)
"""Flame, drop, cloud, ladder, fangs."""


def danger(hue: int, ink: str | None = None, scale: float = 1) -> str:
    """The sign of a colour, about 26 high."""
    fill = ink or ON[hue]
    rule = "evenodd" if hue < 2 else None
    return path(_DANGER[hue], fill=fill, fill_rule=rule, transform=move(scale=scale))


# ---------------------------------------------------------------------------------- Textures

TILE = 16
"""Side of the tile that a texture repeats."""
_TEXTURE = (
    "M-4 12L12-4M4 20L20 4",
    "M0 4q4-4 8 0t8 0M0 12q4-4 8 0t8 0",
    "M4 4h.1M12 12h.1",
    "M0 2H10M0 10H4M8 10H16M10 2V10M4 10V18",
    "M0 6L4 2L8 6L12 2L16 6M0 14L4 10L8 14L12 10L16 14",
)
"""Embers, waves, bubbles of gas, cracked ground, teeth."""


def texture(hue: int, name: str) -> str:
    """A pattern for `defs`: the colour with its texture."""
    pen = 4.4 if hue == 2 else 2.2
    return tag(
        "pattern",
        rect(0, 0, TILE, TILE, fill=FILL[hue]),
        line(_TEXTURE[hue], DEEP[hue], pen, stroke_opacity=".42", stroke_linecap="round"),
        id=name,
        width=TILE,
        height=TILE,
        patternUnits="userSpaceOnUse",
    )


# ------------------------------------------------------------------------------------ Symbols


def symbol(name: str, ink: str = CREAM, pen: float = 2.6) -> str:
    """What a location shares with a Caverne, as line art, about 27 high."""
    strokes = {
        "star": path(star(5, 13.5, 5.8)),
        "rose": "".join(circle(*_around(8, turn), 5) for turn in range(-90, 270, 72))
        + circle(0, 0, 3.4, fill=ink),
        "grail": path("M-9.5-12H9.5C9.5-3 5.5 2 0 2C-5.5 2-9.5-3-9.5-12ZM0 2V10M-6.5 11.5H6.5"),
        "bee": tag("ellipse", cy=3, rx=5.5, ry=9.5)
        + path("M-5 0H5M-5.4 5H5.4")
        + tag("ellipse", cx=-8, cy=-5, rx=3.4, ry=6.5, transform="rotate(-52-8-5)")
        + tag("ellipse", cx=8, cy=-5, rx=3.4, ry=6.5, transform="rotate(52 8-5)"),
        "cross": path("M-3-3L-5.5-13H5.5L3-3L13-5.5V5.5L3 3L5.5 13H-5.5L-3 3L-13 5.5V-5.5Z"),
    }
    return group(
        strokes[name],
        fill="none",
        stroke=ink,
        stroke_width=pen,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def _around(r: float, turn: float) -> tuple[float, float]:
    return r * math.cos(math.radians(turn)), r * math.sin(math.radians(turn))


# -------------------------------------------------------------------------------- People, ghosts

_COAT = "M-23 31C-23 10-15 2 0 2C15 2 23 10 23 31Z"
_HAT = "M-24-11Q0-3 24-11L11-15L9-28H-9L-11-15Z"


def seeker(hue: int, outlined: bool = True) -> str:
    """A fortune seeker: hat, face, and a coat with the sign of its colour; about 62 high."""
    return "".join(
        (
            line(_COAT + _HAT, DARK, 9, stroke_linejoin="round") if outlined else "",
            path(_COAT, fill=FILL[hue], stroke=CREAM, stroke_width=2.6),
            circle(0, -6, 10, fill="#eec39f"),
            path(_HAT, fill=FILL[hue], stroke=CREAM, stroke_width=2.4, stroke_linejoin="round"),
            line("M-10.5-16.5H10.5", DEEP[hue], 4),
            group(danger(hue, scale=0.78), transform=move(0, 18)),
        )
    )


def medal(hue: int) -> str:
    """A seat's sign: its seeker in a ring of its colour, 72 broad. Every line of a log has one."""
    ring = circle(0, 0, 33, fill="#2a180e", stroke=FILL[hue], stroke_width=5)
    return ring + seeker(hue, outlined=False)


def ghost(ink: str = CREAM, hole: str = DARK) -> str:
    """An apparition, 26 high."""
    eyes = circle(-3.6, -3, 2, fill=hole) + circle(3.6, -3, 2, fill=hole)
    return path("M-10 13V-3A10 10 0 0 1 10-3V13L5 8.5L0 13L-5 8.5Z", fill=ink) + eyes


# ----------------------------------------------------------------------------- Tokens and gear


def token(hue: int, r: float = 16) -> str:
    """A clue, or a claim: a disc of a colour with its sign."""
    edge: dict[str, Attr] = {"stroke": CREAM, "stroke_width": r * 0.13}
    return circle(0, 0, r, fill=FILL[hue], **edge) + danger(hue, scale=r / 19)


def empty_token(hue: int, r: float = 16) -> str:
    """A place for a clue that is not there yet, in the colour of the words around it."""
    ring = circle(
        0,
        0,
        r,
        fill="none",
        stroke="currentColor",
        stroke_width=1.6,
        stroke_dasharray="3 2.4",
    )
    return ring + group(danger(hue, "currentColor", r / 21), opacity=".7")


def gear(hue: int, ink: str) -> str:
    """What helps against a danger: extinguisher, diving helmet, gas mask, ladder, axe; 44 high."""
    pen: dict[str, Attr] = {
        "fill": "none",
        "stroke": ink,
        "stroke_width": 3.4,
        "stroke_linejoin": "round",
        "stroke_linecap": "round",
    }
    drawn = (
        path(
            "M-9-8A9 9 0 0 1 9-8V17A4 4 0 0 1 5 21H-5A4 4 0 0 1-9 17ZM-4-16V-21H4V-16M4-20H14L18-11"
        )
        + path("M-9 2H9V10H-9Z", fill=ink),
        circle(0, -3, 16) + circle(0, -3, 8) + path("M-16 12H16L19 21H-19ZM0-19V-23"),
        path("M-15-6C-15-22 15-22 15-6C15 4 10 8 8 12H-8C-10 8-15 4-15-6Z")
        + circle(-7, -6, 4.5, fill=ink)
        + circle(7, -6, 4.5, fill=ink)
        + circle(0, 14, 7),
        path("M-9-21V21M9-21V21M-9-14H9M-9-5H9M-9 4H9M-9 13H9"),
        path("M-12 21L8-18") + path("M0-20C10-24 20-16 19-4C14-8 8-9 2-7Z", fill=ink),
    )
    return group(drawn[hue], **pen)


def spiral() -> str:
    """The eye of a vortex."""
    points = (_around(1.5 + 0.052 * turn, turn) for turn in range(0, 400, 20))
    return "M0 0" + "".join(f"L{number(x)} {number(y)}" for x, y in points)


def turned(clockwise: bool) -> str:
    """An arrow that goes almost round, as a path; about 40 broad."""
    if clockwise:
        return "M-10.5-13A16.5 16.5 0 1 1-16 4M-20.5 8.5L-16 2.5L-10 7"
    return "M10.5-13A16.5 16.5 0 1 0 16 4M20.5 8.5L16 2.5L10 7"


def hub(odd: bool, r: float, **attrs: Attr) -> str:
    """Odd portals have a diamond, even ones a circle."""
    if odd:
        r *= 1.25
        return path(f"M0-{r:g}L{r:g} 0L0 {r:g}L-{r:g} 0Z", **attrs)
    return circle(0, 0, r, **attrs)
