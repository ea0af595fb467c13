"""Cards of Rennes-le-Château: equipment, its back, events and apparitions."""

from __future__ import annotations

from ....engine.drawing.svg import Attr, circle, group, line, move, path, rect, text
from . import art

WIDTH, HEIGHT = 60, 84
_TEXTURES = (
    "M0 20L60-10M0 40L60 10M0 60L60 30M0 80L60 50M0 100L60 70",
    "".join(f"M0 {y}q7.5-7 15 0t15 0t15 0t15 0" for y in range(8, 64, 14)),
    "".join(f"M{x} {y}h.1" for y in range(8, 64, 11) for x in range(8 + y % 2 * 5, 58, 12)),
    "".join(f"M{6 + y // 12 % 2 * 12} {y}h20m8 0h14" for y in range(8, 64, 12)),
    "".join(f"M2 {y}l7-6l7 6l7-6l7 6l7-6l7 6l7-6l7 6" for y in range(12, 66, 12)),
)


def equipment(hue: int, dots: int) -> str:
    """A card: texture, gear, and its dots on a dark foot."""
    ink = art.ON[hue]
    pen = 4 if hue == 2 else 2.6
    spots = (
        circle(30 + (n - (dots - 1) / 2) * 12.5, 72.5, 4.7, fill=art.CREAM) for n in range(dots)
    )
    return "".join(
        (
            rect(0, 0, WIDTH, HEIGHT, rx=7, fill=art.FILL[hue]),
            line(_TEXTURES[hue], art.DEEP[hue], pen, stroke_opacity=".34", stroke_linecap="round"),
            rect(3, 3, 54, 78, rx=5, fill="none", stroke=ink, stroke_opacity=".5"),
            circle(30, 36, 24, fill=art.FILL[hue]),
            group(art.gear(hue, ink), transform=move(30, 36, scale=0.84)),
            rect(3, 64, 54, 17, rx=5, fill=art.DEEP[hue]),
            *spots,
        )
    )


def back() -> str:
    """The same for every card: a portal seen from far."""
    pen: dict[str, Attr] = {"fill": "none", "stroke": "#e8cfa8", "stroke_width": 3}
    return "".join(
        (
            rect(0, 0, WIDTH, HEIGHT, rx=7, fill="#6b3b27"),
            rect(3, 3, 54, 78, rx=5, fill="none", stroke="#e8cfa8", stroke_opacity=".6"),
            circle(30, 42, 17, **pen),
            path("M18 30L42 54M42 30L18 54", **pen),
            circle(30, 42, 5, fill="#e8cfa8"),
        )
    )


def small(hue: int, dots: int) -> str:
    """A card between words, 13 × 18: its sign and the number of its dots."""
    number: dict[str, Attr] = {"font_size": 8, "font_weight": 800, "text_anchor": "middle"}
    return "".join(
        (
            rect(0.5, 0.5, 12, 17, rx=2, fill=art.FILL[hue], stroke=art.DEEP[hue]),
            group(art.danger(hue, scale=0.3), transform=move(6.5, 5.6)),
            text(6.5, 15.8, str(dots), fill=art.ON[hue], **number),
        )
    )


def small_back() -> str:
    pen: dict[str, Attr] = {"fill": "none", "stroke": "#e8cfa8", "stroke_width": 1.1}
    return "".join(
        (
            rect(0.5, 0.5, 12, 17, rx=2, fill="#6b3b27", stroke="#e8cfa8", stroke_opacity=".75"),
            path("M3 5L10 13M10 5L3 13", **pen),
        )
    )


def event(parity: int, turn: int) -> str:
    """The sign of an event card, in the colour of the words around it: which portals turn and how,
    or a crate with two cards."""
    pen: dict[str, Attr] = {
        "fill": "none",
        "stroke": "currentColor",
        "stroke_width": 2.8,
        "stroke_linecap": "round",
        "stroke_linejoin": "round",
    }
    if not turn:
        crate = path("M-13-1H13V14H-13ZM-15-7H15V-1H-15ZM0-7V14", **pen)
        return crate + text(
            0,
            -10,
            "+2",
            font_size=13,
            font_weight=800,
            text_anchor="middle",
            fill="currentColor",
        )
    return art.hub(bool(parity), 7.4, **pen) + path(art.turned(turn > 0), **pen)


def event_card(parity: int, turn: int) -> str:
    """The same as a card, for the gallery."""
    return "".join(
        (
            rect(0, 0, WIDTH, HEIGHT, rx=7, fill="#efe2c6"),
            rect(3, 3, 54, 78, rx=5, fill="none", stroke="#8a4b32", stroke_opacity=".6"),
            group(event(parity, turn), color="#6d3823", transform=move(30, 43, scale=1.15)),
        )
    )


def ghost_card(symbol: str) -> str:
    """An apparition, with the symbol of the location it comes from."""
    return "".join(
        (
            rect(0, 0, WIDTH, HEIGHT, rx=7, fill=art.NIGHT),
            rect(3, 3, 54, 78, rx=5, fill="none", stroke=art.GOLD, stroke_opacity=".8"),
            group(art.ghost(hole=art.NIGHT), transform=move(30, 36, scale=1.6)),
            group(art.symbol(symbol, art.GOLD), transform=move(30, 68, scale=0.6)),
        )
    )
