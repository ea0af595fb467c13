"""The pieces of Ad Inferos as shapes: flat, few tints, each known by its form and not by its
colour alone. Every drawing is centred on 0, 0 unless it says otherwise."""

from __future__ import annotations

import math
from functools import cache

from ....engine.drawing.svg import circle, group, line, move, path, rect, star, tag
from ..components import DATA, MONSTER_POWER, POWERS, Square

NIGHT = "#171021"
PITCH = "#0f0916"
BONE = "#f3ead4"
IRON = "#b9b3c4"
GOLD = "#f0c65a"
RED = "#d8524f"
YOU = "#f27c22"
PALE = "#8f889c"

# ------------------------------------------------------------------------------------ Pawns

PAWNS = ("moon", "star", "comet", "ember")
"""The sign of each seat."""
PAWN_COLOURS = ("#f4f1de", "#f2c14e", "#6ec5ff", "#ff7a59")

_SIGNS = (
    "M6 -20A20 20 0 1 0 18 10A16 16 0 0 1 6 -20Z",
    star(5, 22, 9.5),
    "M-6 -5A11 11 0 1 0 5 6L20 -2L4 2L24 -22L-3 -3L10 -19L-9 -5Z",
    (
        "M0 -22C4 -12 15 -8 15 6A15 15 0 0 1 -15 6C-15 -2 -9 -6 -8 -13C-4 -10 -2 -8 -2 -4"
        "C1 -8 2 -14 0 -22ZM0 4C-3 8 -6 10 -6 13A6 6 0 0 0 6 13C6 10 4 8 0 4Z"
    ),
)


def sign(seat: int) -> str:
    """The sign of a seat, 44 across."""
    return path(_SIGNS[seat], fill=PAWN_COLOURS[seat], fill_rule="evenodd")


def token(seat: int) -> str:
    """A flat round counter with the sign, 76 across: for seat lists."""
    colour = PAWN_COLOURS[seat]
    return circle(0, 0, 35.5, fill=NIGHT, stroke=colour, stroke_width=5) + sign(seat)


def pawn(ring: str, counter: str) -> str:
    """A counter as it stands on the board: 80 across, with a shadow; `ring` goes around it."""
    shadow = tag("ellipse", cx=3, cy=33, rx=38, ry=16, fill="#000", opacity=".38")
    return shadow + ring + counter


@cache
def counter(seat: int) -> str:
    """The thick round piece of a seat, with its sign."""
    colour = PAWN_COLOURS[seat]
    return "".join(
        (
            circle(0, 5, 38, fill=PITCH),
            circle(0, 4, 36, fill=colour, opacity=".55"),
            circle(0, 0, 37, fill=colour),
            circle(0, 0, 31.5, fill=NIGHT),
            sign(seat),
        )
    )


def own_ring() -> str:
    """Around the viewer's own pawn."""
    return circle(0, 2, 46, fill="#120b04") + circle(0, 1, 44, fill=YOU)


@cache
def chain(links: int = 12, r: float = 43) -> str:
    """A closed chain: links seen flat and edge-on by turns."""
    out = [circle(0, 0, r, stroke=PITCH, stroke_width=19)]
    for n in range(links):
        place = f"rotate({360 * n / links:g})translate(0 {-r:g})"
        if n % 2:
            out.append(path("M-7 0H7", stroke="#efeaf6", stroke_linecap="round", transform=place))
        else:
            out.append(rect(-9, -5.5, 18, 11, rx=5.5, transform=place))
    return group(*out, fill="none", stroke=IRON, stroke_width=4)


# -------------------------------------------------------------------------------- The powers

POWER_COLOURS = {
    "tooth": "#e8dcc0",
    "blood": "#e0505a",
    "feather": "#6dbbe6",
    "sword": "#b4c0cc",
    "torch": "#f2a33a",
    "potion": "#6cc47c",
}


@cache
def power(kind: str) -> str:
    """The symbol of a power, 50 high."""
    return _joker() if kind == "joker" else _POWERS[kind](POWER_COLOURS[kind])


def _tooth(c: str) -> str:
    return path("M-13 -19C-4 -14 6 -14 14 -19C17 0 10 18 2 24C0 12 -14 2 -13 -19Z", fill=c)


def _blood(c: str) -> str:
    drop = path("M0 -24C8 -10 17 -2 17 8A17 16 0 0 1 -17 8C-17 -2 -8 -10 0 -24Z", fill=c)
    return drop + line("M-9 8A9 9 0 0 0 -1 16", "#fff", 3.4, opacity=".7", stroke_linecap="round")


def _feather(c: str) -> str:
    ink = "#0d1c27"
    vane = path("M15 -23C-8 -20 -18 -4 -12 14C8 14 20 -2 15 -23Z", fill=c)
    quill = line("M12 -20L-19 24", ink, 2.6, stroke_linecap="round")
    return vane + quill + line("M-1 13L-2 3M7 7L5 -5M13 -2L10 -12", ink, 2.2)


def _sword(c: str) -> str:
    blade = path("M0 -25L5 -17V8H13V13H2.6V20A4 4 0 1 1 -2.6 20V13H-13V8H-5V-17Z", fill=c)
    return blade + line("M0 -17V8", "#5a6672", 1.8)


def _torch(c: str) -> str:
    flame = path(
        "M0 -25C3 -16 11 -13 11 -4A11 10 0 0 1 -11 -4C-11 -9 -6 -12 -6 -17C-3 -15 -1 -14 0 -25Z",
        fill=c,
    )
    return flame + path("M-8 8H8L3 25H-3Z", fill="#b58a5b") + circle(0, -3, 4.5, fill="#ffe3a3")


def _potion(c: str) -> str:
    glass = line("M-6 -23H6V-9A16 16 0 1 1 -6 -9Z", c, 4.5, stroke_linejoin="round")
    return (
        glass + path("M-12.5 5H12.5A12.5 12.5 0 0 1 -12.5 5Z", fill=c) + circle(3, -3, 2.4, fill=c)
    )


def _joker() -> str:
    """Six points, one in the colour of each power."""
    points = (
        path("M0 -25L8.5 -9H-8.5Z", fill=colour, transform=f"rotate({60 * n})")
        for n, colour in enumerate(POWER_COLOURS.values())
    )
    return "".join(points) + circle(0, 0, 9, fill=NIGHT) + circle(0, 0, 4, fill="#fff")


_POWERS = {
    "tooth": _tooth,
    "blood": _blood,
    "feather": _feather,
    "sword": _sword,
    "torch": _torch,
    "potion": _potion,
}

# --------------------------------------------------------------------------------- Monsters

_BODIES = {
    "round": "M0 -27A29 28 0 0 1 0 30A29 28 0 0 1 0 -27Z",
    "long": "M-20 -12A20 19 0 0 1 20 -12V30L10 24L0 31L-10 24L-20 30Z",
    "bell": "M0 -30C18 -30 20 -6 28 24L18 19L9 30L0 21L-9 30L-18 19L-28 24C-20 -6 -18 -30 0 -30Z",
    "drop": "M0 -32C10 -14 26 -6 26 9A26 23 0 0 1 -26 9C-26 -6 -10 -14 0 -32Z",
    "wing": "M0 -18C8 -27 18 -27 38 -20C31 -11 35 -3 27 3C23 13 14 10 10 20L0 30L-10 20C-14 10 -23 "
    "13 -27 3C-35 -3 -31 -11 -38 -20C-18 -27 -8 -27 0 -18Z",
    "shield": "M-26 -24Q0 -32 26 -24V2C26 18 12 26 0 32C-12 26 -26 18 -26 2Z",
    "hex": "M-15 -28H15L30 0L15 29H-15L-30 0Z",
    "diamond": "M0 -32L28 0L0 32L-28 0Z",
}
_EYES = {
    0: (0.0, 0.0),
    1: (0.0, 9.0),
    2: (17.0, 6.6),
    3: (13.5, 5.4),
    4: (10.5, 4.5),
    6: (9.0, 3.9),
}
"""How many: (distance, radius)."""


@cache
def monster(number: int, pale: bool = False) -> str:
    """A medallion, 90 across. A pale one has been beaten: grey, eyes shut, cracked."""
    look = DATA["monsters"]["list"][number]
    colour = PALE if pale else POWER_COLOURS[look["power"]]
    ground = "#2c2436" if pale else "#1f1530"
    return "".join(
        (
            circle(0, 4, 45, fill=PITCH),
            circle(0, 0, 43, fill=ground, stroke=colour, stroke_width=3.5),
            _horns(look["horns"], "#c9c2b4" if pale else BONE),
            path(_BODIES[look["shape"]], fill=colour),
            _eyes(look["eyes"], pale),
            _mouth(look["mouth"], colour),
            _crack() if pale else "",
        )
    )


def power_of(monster: int) -> str:
    """The power that beats this monster."""
    return POWERS[int(MONSTER_POWER[monster])]


def _horns(count: int, colour: str) -> str:
    spread, top = (20, -37) if count == 2 else (13, -40)
    out = []
    for n in range(count):
        x = (n - (count - 1) / 2) * spread
        out.append(f"M{x - 6:g} -20L{x * 1.2:g} {top}L{x + 6:g} -20Z")
    return path("".join(out), fill=colour) if out else ""


def _eyes(count: int, shut: bool) -> str:
    if not count:  # the headless one: a collar around nothing
        collar = tag("ellipse", cy=-22, rx=13, ry=6, fill=PITCH, stroke=BONE, stroke_width=2.5)
        return collar + line("M0 -10V18M-9 -2H9M-9 9H9", NIGHT, 2.6, stroke_linecap="round")
    distance, r = _EYES[count]
    places = [(n - (count - 1) / 2) * distance for n in range(count)]
    if shut:
        lids = "".join(f"M{x - r * 0.8:.1f} -6h{r * 1.6:.1f}" for x in places)
        return line(lids, NIGHT, 3, stroke_linecap="round")
    return "".join(
        circle(x, -6, r, fill="#fff") + circle(x + 1, -5, r * 0.52, fill=NIGHT) for x in places
    )


def _mouth(kind: str, colour: str) -> str:
    return {
        "fangs": path("M-14 9Q0 13 14 9L9 20L4 12H-4L-9 20Z", fill=NIGHT)
        + path("M-10 11L-7.5 18L-5 12ZM10 11L7.5 18L5 12Z", fill="#fff"),
        "zigzag": line("M-14 9L-8 15L-3 9L3 15L8 9L14 15", NIGHT, 3.4, stroke_linejoin="round"),
        "ring": circle(0, 14, 6.5, fill=NIGHT) + circle(0, 14, 2.6, fill=colour),
        "beak": path("M-7 3H7L0 18Z", fill="#f2c14e", stroke=NIGHT, stroke_width=1.6),
        "grille": path("M-12 8H12V20H-12Z", fill=NIGHT)
        + line("M-6 8V20M0 8V20M6 8V20", colour, 2.4),
        "grin": path("M-15 8A15 13 0 0 0 15 8Z", fill=NIGHT)
        + path("M-6 8.5H-1V13H-6ZM4 8.5H9V13H4Z", fill="#fff"),
        "none": "",
    }[kind]


def _crack() -> str:
    d = "M12 -43L2 -21L14 -8L-5 9L6 22L-6 44"
    return line(d, NIGHT, 6, stroke_linejoin="round") + line(d, "#d9d3e2", 2.2)


def badge(symbol: str) -> str:
    """A power symbol on a round badge, 36 across."""
    return circle(0, 0, 17.5, fill=PITCH, stroke=BONE, stroke_width=2.4) + symbol


# ------------------------------------------------------------------------------------ Tiles

RIMS = {Square.PLAIN: "#9c90ab", Square.MONSTER: RED, Square.POWER: GOLD}


@cache
def tile(kind: Square, side: float) -> str:
    """A square of the path. The corners tell its kind when something stands on it."""
    h = side / 2
    rim = RIMS[kind]
    return "".join(
        (
            rect(-h, 4 - h, side, side, rx=21, fill="#3f364c"),
            rect(-h, -h, side, side, rx=21, fill="#6b6079"),
            rect(2 - h, 2 - h, side - 4, side - 4, rx=19, fill="none", stroke=rim, stroke_width=4)
            if kind != Square.PLAIN
            else rect(1 - h, 1 - h, side - 2, side - 2, rx=20, fill="none", stroke=rim),
            _TILES[kind](h),
        )
    )


def _plain(h: float) -> str:
    d = f"M{-h * 0.55:.0f} {h * 0.42:.0f}l19 -8M{h * 0.12:.0f} {-h * 0.48:.0f}l17 6"
    return line(d, "#4c4259", 4, stroke_linecap="round")


def _claws(h: float) -> str:
    claws = path(
        "M-24 -23C-14 -7 -14 9 -21 25C-21 8 -22 -8 -24 -23Z"
        "M-3 -28C8 -10 9 10 2 30C2 10 2 -10 -3 -28Z"
        "M20 -23C30 -7 31 9 23 25C24 8 23 -8 20 -23Z",
        fill="#f0716c",
        stroke="#7d2430",
        stroke_width=2.5,
    )
    k = h - 5
    fangs = "".join(
        f"M{x * k:g} {y * (k - 19):g}L{x * (k - 10):g} {y * (k - 10):g}L{x * (k - 19):g} {y * k:g}"
        for x in (-1, 1)
        for y in (-1, 1)
    )
    return claws + line(fangs, RED, 4, stroke_linejoin="round")


def _hexagon(h: float) -> str:
    hexagon = path(
        "M-15.5 -27H15.5L31 0L15.5 27H-15.5L-31 0Z", fill="#33261c", stroke=GOLD, stroke_width=5
    )
    k = h - 12
    dots = "".join(circle(x * k, y * k, 4, fill=GOLD) for x in (-1, 1) for y in (-1, 1))
    return hexagon + path(star(4, 15, 5.5), fill=GOLD) + dots


_TILES = {Square.PLAIN: _plain, Square.MONSTER: _claws, Square.POWER: _hexagon}

# ----------------------------------------------------------------------------- The two ends

_BOOKS = ("#b3404a", "#e9c46a", "#4f8aa8", "#6aa874", "#d98a4b", "#a17bc0")
_SPINES = (11, 14, 9, 12, 10, 15, 9, 13, 11)


@cache
def gate(skull_sign: str) -> str:
    """The Underworld: a half-round gate of stone with a fire behind it, 172 wide."""
    stones = "".join(
        f"M{66 * math.cos(a):.0f} {-66 * math.sin(a) - 4:.0f}"
        f"L{88 * math.cos(a):.0f} {-88 * math.sin(a) - 4:.0f}"
        for a in (math.pi * n / 9 for n in (0, 1, 2, 3, 6, 7, 8, 9))
    )
    fire = (
        ("M-60 66L-46 6L-30 38L-14 -34L4 30L20 -14L36 34L48 8L60 66Z", "#c93f2a"),
        ("M-50 66L-36 26L-24 48L-10 -8L6 46L20 10L34 46L42 34L50 66Z", "#f0782f"),
        ("M-34 66L-26 44L-16 56L-6 22L8 58L18 38L30 66Z", "#fbd06a"),
    )
    return "".join(
        (
            path(
                "M-88 66V-4A88 88 0 0 1 88 -4V66Z", fill="#5d3b3f", stroke="#1d0d12", stroke_width=5
            ),
            path("M-65 66V-4A65 65 0 0 1 65 -4V66Z", fill="#2a0a10"),
            line(stones + "M-88 31H-65M88 31H65", "#331a20", 4),
            *(path(d, fill=colour) for d, colour in fire),
            group(skull_sign, transform=move(0, -80, scale=0.72)),
            rect(-96, 64, 192, 10, rx=5, fill="#3c2328"),
        )
    )


@cache
def library(lit: bool) -> str:
    """The Library: a pointed arch full of books; a dim shape until the path is whole."""
    edge, inside = ("#e9c46a", "#2a1c12") if lit else ("#6d6180", "#1c1628")
    parts = [
        path("M-84 84H84V74H72V64H-72V74H-84Z", fill="#6a5433" if lit else "#332b40"),
        path("M-64 66V-8C-64 -52 -26 -78 0 -94C26 -78 64 -52 64 -8V66Z", fill=inside),
        *(_shelf(64 - 42 * row, 42 if row == 2 else 56, row, lit) for row in range(3)),
        line(
            "M-64 66V-8C-64 -52 -26 -78 0 -94C26 -78 64 -52 64 -8V66Z",
            edge,
            6,
            stroke_linejoin="round",
        ),
        path(star(4, 9, 3.5), fill=edge, transform=move(0, -66)),
    ]
    return "".join(parts)


def _shelf(y: float, half: float, row: int, lit: bool) -> str:
    out, x = [], -half
    for n in range(20):
        width = _SPINES[(n + 4 * row) % len(_SPINES)]
        if x + width > half:
            break
        height = 23 + (n * 5 + row * 3) % 11
        colour = _BOOKS[(n + 2 * row) % 6] if lit else ("#3b3149", "#463b56", "#342b41")[n % 3]
        out.append(rect(x, y - height, width - 2, height, fill=colour))
        x += width
    return "".join(out) + line(
        f"M{-half - 4:g} {y + 1:g}H{half + 4:g}", "#e9c46a" if lit else "#574c69", 3.5
    )


# ------------------------------------------------------------------------ Signs of step cards


def skull(colour: str = BONE, hole: str = "#14233f") -> str:
    """The Skull, 44 wide."""
    return "".join(
        (
            path(
                "M-22 -4A22 22 0 0 1 22 -4C22 4 18 9 14 12V22H-14V12C-18 9 -22 4 -22 -4Z",
                fill=colour,
            ),
            circle(-9, -2, 6.4, fill=hole),
            circle(9, -2, 6.4, fill=hole),
            path("M0 5L4 11H-4Z", fill=hole),
            line("M-6 15V22M0 15V22M6 15V22", hole, 2.6),
        )
    )


def vega(colour: str = BONE, pupil: str = "#14233f") -> str:
    """Vega: an eye with rays, 54 wide."""
    rays = "".join(
        path("M0 -19V-27", transform=f"rotate({a})" if a else None) for a in (-60, -30, 0, 30, 60)
    )
    return "".join(
        (
            group(rays, stroke=colour, stroke_width=3.4, stroke_linecap="round"),
            path("M-27 2C-16 -15 16 -15 27 2C16 18 -16 18 -27 2Z", fill=colour),
            circle(0, 1.5, 9.5, fill=pupil),
            circle(2.6, -1.5, 3, fill=colour),
        )
    )


def foot(x: float, y: float, turn: float, colour: str, scale: float = 1) -> str:
    """A footprint, 16 long."""
    toes = circle(-3, -8.4, 1.5) + circle(0, -9.2, 1.5) + circle(3, -8.4, 1.5)
    sole = tag("ellipse", rx=3.4, ry=6)
    return group(sole, toes, fill=colour, transform=move(x, y, turn, scale))
