"""The cards of Ad Inferos and the small signs beside them. A card is 72 × 100, from 0, 0."""

from __future__ import annotations

from functools import cache

from ....engine.drawing.letters import lay
from ....engine.drawing.svg import circle, group, line, move, path, rect, tag, text
from ..components import SKULL, STEP_CARDS, VEGA, Square
from . import art

WIDTH, HEIGHT = 72, 100
BLUE, BLUE_EDGE, STEPS = "#1d3f73", "#8ba6d0", "#7fa3d6"
PAPER, CARMINE = "#f6eede", "#8f2430"
ORDER = (SKULL, VEGA, 5, 4, 3, 2, 1, 0)
"""Step cards in the order they are carried out."""


@cache
def step_card(card: int) -> str:
    """A step card, seen by whoever may see it."""
    return _blue() + (
        _skull_card() if card == SKULL else _vega_card() if card == VEGA else _steps(card + 1)
    )


@cache
def step_back() -> str:
    """Every step card from behind: blue with a waxing moon."""
    moon = path("M0 -22A22 22 0 0 1 0 22A30 30 0 0 0 0 -22Z", fill=art.BONE)
    ring = circle(0, 0, 22, fill="none", stroke=art.BONE, stroke_width=1.5, opacity=".55")
    return _blue() + group(ring, moon, transform=move(36, 50))


@cache
def power_card(kind: str) -> str:
    """A power card, seen by its owner."""
    return "".join(
        (
            rect(0, 0, WIDTH, HEIGHT, rx=8, fill=PAPER),
            rect(3.5, 3.5, 65, 93, rx=5.5, fill="none", stroke=CARMINE, stroke_width=2),
            path("M23 17H49L62 43L49 69H23L10 43Z", fill="#231829"),
            group(art.power(kind), transform=move(36, 43, scale=0.86)),
        )
    )


@cache
def power_back() -> str:
    """Every power card from behind: red with a hexagon."""
    return "".join(
        (
            rect(0, 0, WIDTH, HEIGHT, rx=8, fill="#a32e38"),
            rect(3.5, 3.5, 65, 93, rx=5.5, fill="none", stroke=PAPER, opacity=".45"),
            path("M23 24H49L62 50L49 76H23L10 50Z", fill="none", stroke=PAPER, stroke_width=4),
            path("M29.5 37H42.5L49 50L42.5 63H29.5L23 50Z", fill=PAPER, opacity=".85"),
        )
    )


def empty_place() -> str:
    """Where a card could lie."""
    return rect(
        1.5,
        1.5,
        69,
        97,
        rx=8,
        fill="none",
        stroke="#7d708f",
        stroke_width=1.5,
        stroke_dasharray="5 5",
    )


def _blue() -> str:
    edge = rect(3.5, 3.5, 65, 93, rx=5.5, fill="none", stroke=BLUE_EDGE, opacity=".55")
    return rect(0, 0, WIDTH, HEIGHT, rx=8, fill=BLUE) + edge


def _steps(count: int) -> str:
    """A large numeral and as many footprints."""
    prints = (
        art.foot(36 + (n - (count - 1) / 2) * 10, 84 - n % 2 * 6, 8 if n % 2 else -8, STEPS)
        for n in range(count)
    )
    return lay(str(count), 36, 14, 44, art.BONE, pen=17) + "".join(prints)


def _skull_card() -> str:
    claw = path(
        "M-11 6C-11 -3 -8 -8 -8 -8C-7 -3 -5 -1 0 -9C5 -1 7 -3 8 -8C8 -8 11 -3 11 6Z", fill=STEPS
    )
    skull = group(art.skull(hole=BLUE), transform=move(36, 40, scale=1.1))
    return skull + group(claw, transform=move(36, 84))


def _vega_card() -> str:
    grab = rect(-12, -8, 12, 16, rx=2.5, fill="none", stroke=STEPS, stroke_width=2.4)
    arrow = line("M4 0H14M10 -4L14 0L10 4", STEPS, 2.4, stroke_linecap="round")
    eye = group(art.vega(pupil=BLUE), transform=move(36, 46, scale=1.02))
    return eye + group(grab, arrow, transform=move(36, 83))


# --------------------------------------------------------------------------------- Small signs


@cache
def order_ribbon() -> str:
    """Skull, Vega, 6 to 1: who comes first. 246 × 44, from 0, 0."""
    signs = (
        group(art.skull(hole=art.NIGHT), transform=move(30, 22, scale=0.56)),
        line("M52 16L58 22L52 28", "#8d829d", 2.4, stroke_linecap="round"),
        group(art.vega(pupil=art.NIGHT), transform=move(84, 24, scale=0.58)),
        line("M109 16L115 22L109 28", "#8d829d", 2.4, stroke_linecap="round"),
        *(lay(str(n), 255 - 21 * n, 13, 18, art.BONE, pen=17) for n in range(6, 0, -1)),
    )
    return rect(0, 0, 252, 44, rx=22, fill=art.NIGHT, opacity=".82") + "".join(signs)


@cache
def pip(card: int, held: bool) -> str:
    """A step card as a chip of 27 × 27: what a seat can still play; hollow when it is spent."""
    if not held:
        return rect(1, 1, 25, 25, rx=6, fill="none", stroke="#4d4459", stroke_width=1.5)
    if card == SKULL:
        sign = group(art.skull(hole=BLUE), transform=move(13.5, 13.5, scale=0.44))
    elif card == VEGA:
        sign = group(art.vega(pupil=BLUE), transform=move(13.5, 14.5, scale=0.42))
    else:
        sign = lay(STEP_CARDS[card], 13.5, 6, 15, "#fff", pen=19)
    return rect(0, 0, 27, 27, rx=6, fill="#2b569a") + sign


def strip_card(kinds: tuple[Square, ...]) -> str:
    """A loose strip, its squares from left to right; each is 30 wide, 40 high."""
    wide = 30 * len(kinds) + 10
    out = [rect(0, 0, wide, 40, rx=10, fill="#332a3f", stroke="#5b4d70", stroke_width=2)]
    for n, kind in enumerate(kinds):
        out.append(group(art.tile(kind, 96), transform=move(20 + 30 * n, 20, scale=0.27)))
    return "".join(out)


def stack(length: int) -> str:
    """Strips from behind: their length is all one sees. 40 × 30."""
    marks = "".join(
        rect(20 - 3.5 * length + 7 * n, 19, 5, 5, rx=1.5, fill="#8d7fa3") for n in range(length)
    )
    return "".join(
        (
            rect(3, 4, 34, 26, rx=6, fill="#231c2d"),
            rect(3, 0, 34, 27, rx=6, fill="#3d3348", stroke="#6b5c80", stroke_width=1.5),
            text(
                20,
                15,
                str(length),
                font_size=14,
                font_weight=700,
                fill="#fff",
                text_anchor="middle",
            ),
            marks,
        )
    )


def tick() -> str:
    """Has chosen. 22 × 22."""
    d = "M5 11.5L9.5 16L17.5 6.5"
    return circle(11, 11, 11, fill="#1d6b42") + line(
        d, "#fff", 3, stroke_linecap="round", stroke_linejoin="round"
    )


def clock() -> str:
    """Still chooses. 22 × 22."""
    ring = circle(11, 11, 9.5, fill="none", stroke="#b9b0c6", stroke_width=2.2)
    return ring + line("M11 5.5V11L14.5 13.5", "#b9b0c6", 2.2, stroke_linecap="round")


def shackle() -> str:
    """Is blocked. 30 × 16."""
    links = rect(1, 2, 16, 12, rx=6) + rect(13, 2, 16, 12, rx=6)
    return tag("g", links, fill="none", stroke="#f5b3aa", stroke_width=2.6)
