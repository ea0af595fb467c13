"""Small signs: crowns, the six symbols, crossed swords, the elector's cap, the signs of seats.

Each is centred on 0, 0. What has no colour of its own takes the current one.
"""

from __future__ import annotations

from functools import cache

from ....engine.drawing.svg import circle, group, line, move, path, tag, use
from ..components import SYMBOL_DATA, Swords

INK, INK_2, GOLD, PARCHMENT, CREAM = "#2a2320", "#5c4d22", "#e6b422", "#fbf4e4", "#fbf7ee"
BRASS, DARK_BRASS = "#8a6a14", "#5c4508"
RED = "#b3202c"
PEN = "currentColor"

# ---------------------------------------------------------------------------------- Crowns

_OPEN = "M-13 9L-15 -6L-7 1L0 -9L7 1L15 -6L13 9Z"
_ARCHED = "M-13 9L-15 -5L-8 1L0 -8L8 1L15 -5L13 9Z"
_ARCH = "M-12 0A12.5 13 0 0 1 12 0"


@cache
def crown() -> str:
    """A king's crown, 30 across."""
    return path(_OPEN, fill=GOLD, stroke=INK, stroke_width=1.6, stroke_linejoin="round")


@cache
def imperial_crown() -> str:
    """The emperor's: an arch and a cross over it."""
    return "".join(
        (
            line("M0 -20V-12M-3.4 -16.6H3.4", INK, 2.4),
            line(_ARCH, INK, 4.4),
            line(_ARCH, GOLD, 2),
            path(_ARCHED, fill=GOLD, stroke=INK, stroke_width=1.6, stroke_linejoin="round"),
            path("M-5 3L0 -1L5 3L0 7Z", fill=RED),
        )
    )


@cache
def small_crown() -> str:
    """The crown of one realm, plain, for a row of them."""
    return path(_OPEN, fill=BRASS, stroke=CREAM, stroke_width=2.4, stroke_linejoin="round")


def crown_defs(prefix: str) -> str:
    drawn = {"royal": crown(), "imperial": imperial_crown(), "realm": small_crown()}
    return "".join(group(shape, id=f"{prefix}{name}") for name, shape in drawn.items())


# --------------------------------------------------------------------------------- Symbols


def hourglass() -> str:
    frame = (
        "M-8 -11H8M-8 11H8M-6 -11C-6 -3 0 -3 0 0C0 3 -6 3 -6 11M6 -11C6 -3 0 -3 0 0C0 3 6 3 6 11"
    )
    sand = path("M-4 10.5L0 4L4 10.5Z", fill=PEN)
    return line(frame, PEN, 2.4, stroke_linejoin="round") + sand


def _crown_sign(highest: bool) -> str:
    body = path("M-12 12L-14 -2L-6 4L0 -4L6 4L14 -2L12 12Z", fill=PEN)
    return body + group(_arrow(highest), transform=move(0, -11))


def _glass_sign(highest: bool) -> str:
    return group(hourglass(), transform=move(-5)) + group(_arrow(highest), transform=move(11))


def _arrow(up: bool) -> str:
    return path("M0 -5L5.5 4H-5.5Z" if up else "M0 5L5.5 -4H-5.5Z", fill=PEN)


def _leaf_sign(end: bool) -> str:
    """A leaf of a calendar, with an arrow at the edge that counts."""
    leaf = line("M-8 -9H8V10H-8ZM-8 -4H8M-4 -12V-7M4 -12V-7", PEN, 2.2, stroke_linejoin="round")
    tip = "M16 3L8.4 -2V8Z" if end else "M-16 3L-8.4 -2V8Z"
    return leaf + path(tip, fill=PEN, stroke=PEN, stroke_width=1)


@cache
def symbol(number: int) -> str:
    """One of the six: what it compares, and which way."""
    data = SYMBOL_DATA[number]
    if data["compares"] == "crowns":
        return _crown_sign(data["highest"])
    if data["compares"] == "years":
        return _glass_sign(data["highest"])
    return _leaf_sign(data["compares"] == "end")


SYMBOL_BOX = "-17 -17 34 34"


def symbol_defs(prefix: str) -> str:
    return "".join(group(symbol(n), id=f"{prefix}sym{n}") for n in range(len(SYMBOL_DATA)))


def medallion(prefix: str, number: int, r: float, fill: str, ink: str) -> str:
    """A symbol in a double ring."""
    return "".join(
        (
            circle(0, 0, r, fill=fill, stroke=INK, stroke_width=2.4 if r > 16 else 1.6),
            circle(0, 0, r - 3.6, fill="none", stroke=INK, stroke_opacity=".35"),
            use(f"{prefix}sym{number}", scale=r / 27, color=ink),
        )
    )


# ------------------------------------------------------------------- Swords, the elector's cap


@cache
def swords(kind: int) -> str:
    """Crossed swords, 32 across: black for a victory, red and broken for a defeat."""
    if kind == Swords.RED:
        blades = "M-14 -14L4 4M14 -14L6 -6M-2 2L-8 8"
        broken = line("M1 -1L7 -3L3 -7", RED, 2)
    else:
        blades, broken = "M-14 -14L8 8M14 -14L-8 8", ""
    colour = RED if kind == Swords.RED else INK
    hilts = "M3 13L13 3M8 8L14 14M-3 13L-13 3M-8 8L-14 14"
    return line(blades, colour, 3.4, stroke_linecap="round") + line(hilts, colour, 2.8) + broken


@cache
def cap() -> str:
    """The cap of an elector: crimson velvet over ermine, 34 across."""
    velvet = "M-14 4C-16 -10 -8 -15 0 -15C8 -15 16 -10 14 4Z"
    fur = "M-17 3H17V11A3 3 0 0 1 14 14H-14A3 3 0 0 1 -17 11Z"
    tails = "M-10 6V10M-3 7V11M4 6V10M11 7V11"
    return "".join(
        (
            path(velvet, fill=RED, stroke=INK, stroke_width=1.6),
            circle(0, -16, 3, fill=GOLD, stroke=INK, stroke_width=1.2),
            path(fur, fill=CREAM, stroke=INK, stroke_width=1.6),
            line(tails, INK, 2, stroke_linecap="round"),
        )
    )


# -------------------------------------------------------------------------------------- Seats

SEAT_COLOURS = ("#1f5ba6", "#a42a2a", "#24734a", "#8f6400", "#74459a")
_SEATS = (  # shape, pattern; as the house has them
    ("M-15 0A15 15 0 1 1 15 0A15 15 0 1 1 -15 0Z", ""),
    ("M-14 -14H14V14H-14Z", "M-14 -5H14M-14 5H14"),
    ("M0 -17L17 13H-17Z", "M-6 2V13M0 -8V13M6 2V13"),
    ("M0 -18L18 0L0 18L-18 0Z", "M-12 -2L2 12M-5 -9L9 5M2 -16L16 -2"),
    ("M-9 -16H9L18 0L9 16H-9L-18 0Z", "M-8 -6h2M6 -6h2M-8 6h2M6 6h2M-1 0h2"),
)


@cache
def seat_sign(seat: int) -> str:
    """Colour, shape and pattern of a seat, 44 across; a sheet may give it the colours at night."""
    shape, pattern = _SEATS[seat]
    lines = tag("path", d=pattern, class_="sgp", stroke_width=2.6, stroke_linecap="round")
    return "".join(
        (
            circle(0, 0, 21, class_="sgd"),
            path(shape, fill=SEAT_COLOURS[seat], class_=f"sg{seat + 1}"),
            lines if pattern else "",
        )
    )


def seat_defs(prefix: str) -> str:
    return "".join(group(seat_sign(n), id=f"{prefix}seat{n}") for n in range(len(_SEATS)))
