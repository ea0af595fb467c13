"""The signs of Dungeonville: shields with their charges, letters, dungeons, wizards, blood.

All flat and geometric, around 0, 0, and each drawn from as few strokes as it needs. A charge is one
path in the current colour with its holes cut out, so that one drawing serves on every shield.
"""

from __future__ import annotations

from functools import cache

from ....engine.drawing.svg import Point, circle, group, line, move, number, path, star, text

INK, CREAM, NIGHT, PAPER, BRONZE = "#2a2320", "#fbf4e4", "#1d2419", "#f4ead2", "#8b7446"
CAVE, BLACK, BONE = "#1a140e", "#120f0b", "#e9dcbd"
GOLD, GOLD_EDGE, BLOOD, BLOOD_EDGE = "#e8bf4a", "#5f4407", "#a6283a", "#5c0f1b"

COLOURS = {
    "red": "#b3303a",
    "blue": "#2b5ea6",
    "green": "#357443",
    "yellow": "#dcb437",
    "purple": "#72459a",
    "white": "#f2ecdd",
    "none": "#9a9c98",
}
ON_COLOUR = {"yellow": INK, "white": INK, "none": "#14191b"}
LETTERS = {
    "A": ("#d3e8c4", "#17301a"),
    "B": ("#a5cd97", "#12290f"),
    "C": ("#ead38a", "#3a2c05"),
    "D": ("#b4514a", "#ffffff"),
    "E": ("#7c1626", "#ffffff"),
    "item": ("#e9e4d6", INK),
    "X": ("#e9e4d6", INK),
    "?": ("#e9e4d6", INK),
}
"""Ground and ink of each letter: from pale green, which is safe, to deep crimson."""
SIGNS = {"item": "◆"}

# -------------------------------------------------------------------------------------- Charges

CHARGES = {
    "barbarian": "M-3-30H3V33H-3ZM4-17C13-16 20-21 25-28C33-14 33 4 25 17C20 10 13 5 4 6ZM-4-17"
    "C-13-16-20-21-25-28C-33-14-33 4-25 17C-20 10-13 5-4 6Z",
    "dwarf": "M-31-2C-18-27 18-27 31-2C21-10 13-12 4-13V31H-4V-13C-13-12-21-10-31-2Z",
    "knight": "M-21 28V-4C-21-36 21-36 21-4V28L7 22V6H-7V22ZM-14-6H14V-2H-14ZM-2-26H2V-9H-2Z",
    "sorcerer": star(6, 31, 13) + "M6 0A6 6 0 1 0-6 0A6 6 0 1 0 6 0Z",
    "elf": "M23-28C-14-27-29-4-18 21C13 23 29 0 23-28ZM17-23L-14 15L-11 17L19-21ZM-19 23L-27 30"
    "L-24 33"
    "L-16 25ZM-2-7L-12-8V-5L-4-4ZM2 5L11 9L13 6L4 2Z",
    "peasant": "M-22-27A3 3 0 0 1-16-27V-12A16 10 0 0 0-3-2V-27A3 3 0 0 1 3-27V-2"
    "A16 10 0 0 0 16-12V-27"
    "A3 3 0 0 1 22-27V-12A21 16 0 0 1 3 4V30A3 3 0 0 1-3 30V4A21 16 0 0 1-22-12Z",
    "thief": "M-31-11C-17-22 17-22 31-11C33 12 14 20 4 7C2 4-2 4-4 7C-14 20-33 12-31-11ZM-22-4"
    "A8 5 0 1 0-6-4A8 5 0 1 0-22-4ZM6-4A8 5 0 1 0 22-4A8 5 0 1 0 6-4Z",
    "bard": "M-9-33H9V-25H4V-12C14-9 21 5 19 16C16 33-16 33-19 16C-21 5-14-9-4-12V-25H-9ZM6 9"
    "A6 6 0 1 0-6 9A6 6 0 1 0 6 9ZM-8 21H8V25H-8Z",
    "monk": "M-22-15A5 5 0 0 1-12-15V4H-22ZM-11-15A5 5 0 0 1-1-15V4H-11ZM0-15A5 5 0 0 1 10-15V4H0Z"
    "M11-15A5 5 0 0 1 21-15V4H11ZM-22 5H22V12A15 16 0 0 1 7 28H-7A15 16 0 0 1-22 12ZM-22 9H2"
    "A5 5 0 0 1 2 19H-8V16H1A2 2 0 0 0 1 12H-22Z",
    "priest": "M-21-27H21C21-4 11 4 4 6V20H16V28H-16V20H-4V6C-11 4-21-4-21-27ZM-2-22H2V-19H6V-15H2"
    "V-6H-2"
    "V-15H-6V-19H-2Z",
    "assassin": "M0-31L6-20V6H16V12H3V21A6 6 0 1 1-3 21V12H-16V6H-6V-20Z",
    "oracle": "M-31 0C-16-23 16-23 31 0C16 23-16 23-31 0ZM13 0A13 13 0 1 0-13 0A13 13 0 1 0 13 0Z"
    "M6 0A6 6 0 1 0-6 0A6 6 0 1 0 6 0Z",
    "jester": "M-24 24C-25 6-36-4-30-18C-20-16-13-8-9 1C-8-12-5-21 0-27C5-21 8-12 9 1"
    "C13-8 20-16 30-18"
    "C36-4 25 6 24 24ZM-22 13H22V17H-22ZM-33-25a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM25-25a4 4 0 1 0 8 0"
    "a4 4 0 1 0-8 0ZM-4-33a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z",
    "mule": "M-12-30L-7-14H7L12-30L16-8L10 24A10 9 0 0 1-10 24L-16-8ZM-9-5H-5V1H-9ZM5-5H9V1H5Z"
    "M-5 22H-2V26H-5ZM2 22H5V26H2Z",
}
OBJECTS = {
    "reliquary": "M-26-4L-15-20H15L26-4ZM-26 0H26V26H-26ZM-2 4H2V9H7V13H2V22H-2V13H-7V9H-2Z",
    "silent_sandals": "M-24-26C-12-30-6-18-8-4C-9 6-6 26-16 27C-26 27-22 6-24-4C-26-14-28-22-24-26"
    "ZM24-26"
    "C12-30 6-18 8-4C9 6 6 26 16 27C26 27 22 6 24-4C26-14 28-22 24-26ZM-24-8L-9-2V3L-24-3ZM24-8"
    "L9-2V3"
    "L24-3Z",
    "loaded_dice": "M-30-22H-2V6H-30ZM4-6H30V20H4ZM-26-18h6v6h-6ZM-12-4h6v6h-6ZM-19-11h6v6h-6ZM8-2"
    "h5v5h-5Z"
    "M21-2h5v5h-5ZM8 11h5v5h-5ZM21 11h5v5h-5Z",
    "golden_lute": CHARGES["bard"],
    "oversized_axe": CHARGES["barbarian"],
    "mine_cart": "M-29-17H29L21 12H-21ZM-24-12L-20 1H20L24-12ZM-21 21a8 8 0 1 0 16 0"
    "a8 8 0 1 0-16 0ZM5 21"
    "a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z",
    "cloak_of_leaves": "M-9-29H9L28 29C16 23 9 31 0 26C-9 31-16 23-28 29ZM-4-20H4V-12H-4ZM-9 2"
    "L-3-7V11Z"
    "M9 12L3 3V21Z",
    "blessed_pitchfork": CHARGES["peasant"],
    "tower_shield": "M-21-29C-7-33 7-33 21-29V20C13 29-13 29-21 20ZM-3-23H3V-6H15V0H3V20H-3V0H-15"
    "V-6H-3Z",
    "scrying_orb": "M24-7A24 24 0 1 0-24-7A24 24 0 1 0 24-7ZM-16-8C-15-17-9-22-1-23V-19"
    "C-7-18-11-14-12-8Z"
    "M-15 19H15L20 30H-20Z",
}
"""What an item looks like: in the hand of its class some are the charge itself."""

SHIELD = "M-44-50H44V4C44 34 24 50 0 60C-24 50-44 34-44 4Z"
DIAMOND = "M0-58L50 2L0 60L-50 2Z"
_OUTLINE: tuple[Point, ...] = (
    (-44, -50),
    (44, -50),
    (44, 4),
    (41, 20),
    (33, 36),
    (22, 48),
    (0, 60),
    (-22, 48),
    (-33, 36),
    (-41, 20),
    (-44, 4),
)


def charge(name: str) -> str:
    """A class's sign, in the current colour."""
    return path(CHARGES[name], fill="currentColor", fill_rule="evenodd")


def thing(item: str) -> str:
    """An item, in the current colour."""
    return path(OBJECTS[item], fill="currentColor", fill_rule="evenodd")


@cache
def field(colour: str) -> str:
    """A shield without its charge; hatching says the colour when it cannot be seen.

    Red upright, blue level, green and purple slanting, yellow dotted, white plain; who has no
    colour has no shield but a diamond.
    """
    ground = COLOURS[colour]
    if colour == "none":
        return path(DIAMOND, fill=ground, stroke=INK, stroke_width=4)
    shape = path(SHIELD, fill=ground, stroke=INK, stroke_width=4, stroke_linejoin="round")
    if colour == "white":
        return shape
    if colour == "yellow":
        dots = "".join(f"M{x} {y}h0" for x, y in _dots())
        hatch = line(dots, "#6b4d00", 5, stroke_linecap="round", opacity=".5")
    else:
        slope = {"red": (1, 0), "blue": (0, 1), "green": (1, -1), "purple": (1, 1)}[colour]
        hatch = line(_hatch(*slope), "#fff", 2.6, opacity=".34")
    return shape + hatch + circle(0, -2, 33, fill=ground)


def shield(colour: str, kind: str) -> str:
    """A shield with its charge: 96 × 118, a little above the middle."""
    sign = group(charge(kind), transform=move(0, -2, scale=0.92), color=on_colour(colour))
    return field(colour) + sign


def on_colour(colour: str) -> str:
    return ON_COLOUR.get(colour, CREAM)


def _dots() -> list[Point]:
    rows = ((-40, 36), (-26, 40), (-12, 40), (2, 40), (16, 36), (30, 30), (44, 18))
    return [
        (x + (7 if n % 2 else 0), y)
        for n, (y, reach) in enumerate(rows)
        for x in range(-42, 43, 14)
        if abs(x + (7 if n % 2 else 0)) <= reach and (abs(x) > 24 or abs(y + 2) > 28)
    ]


def _hatch(a: int, b: int) -> str:
    """Parallel lines ax + by = c, as long as they lie in the shield."""
    step, out = (11 if not (a and b) else 15), []
    for c in range(-90, 91, step):
        ends = sorted(_crossings(a, b, c))
        if len(ends) > 1:
            (x, y), (u, v) = ends[0], ends[-1]
            out.append(f"M{round(x)} {round(y)}L{round(u)} {round(v)}")
    return "".join(out).replace(" -", "-")


def _crossings(a: int, b: int, c: int) -> list[Point]:
    found = []
    for (x, y), (u, v) in zip(_OUTLINE, (*_OUTLINE[1:], _OUTLINE[0]), strict=True):
        here, there = a * x + b * y - c, a * u + b * v - c
        if here * there < 0:
            share = here / (here - there)
            found.append((x + (u - x) * share, y + (v - y) * share))
    return found


# -------------------------------------------------------------------------- Letters, gold, death


def roundel(letter: str, r: float = 10, size: float = 13.5) -> str:
    """A survival letter, as a coin of its own colour."""
    ground, ink = LETTERS[letter]
    return circle(0, 0, r, fill=ground, stroke=INK, stroke_width=max(1.2, r / 9)) + text(
        0,
        size * 0.355,
        SIGNS.get(letter, letter),
        font_size=size,
        font_weight=800,
        text_anchor="middle",
        fill=ink,
    )


def coin(r: float = 9) -> str:
    return circle(0, 0, r, fill=GOLD, stroke=GOLD_EDGE, stroke_width=r / 6) + circle(
        0, 0, r * 0.55, fill="none", stroke=GOLD_EDGE, stroke_width=r / 8
    )


def skull(colour: str = "currentColor") -> str:
    """A skull of 36 × 42 with its holes cut out."""
    return path(
        "M-18-4C-18-24 18-24 18-4C18 4 15 8 11 10V18H-11V10C-15 8-18 4-18-4ZM-12-3A5 5.5 0 1 0-2-3"
        "A5 5.5 0 1 0-12-3ZM2-3A5 5.5 0 1 0 12-3A5 5.5 0 1 0 2-3ZM0 4L3 9H-3ZM-5 13H-3V18H-5Z"
        "M3 13H5V18H3Z",
        fill=colour,
        fill_rule="evenodd",
    )


DROP = "M0-17C6-7 13-2 13 6A13 11.5 0 0 1-13 6C-13-2-6-7 0-17Z"

# -------------------------------------------------------------------------------------- Dungeons

TINTS = ("#d9d2bd", "#c79a66", "#a8d8e8", "#9dca69", "#f0b04a")


def dungeon(d: int, colour: str = "", hole: str = BLACK) -> str:
    """Skull, rat, snow crystal, tent, flame: the sign of a dungeon, 32 across."""
    return _DUNGEONS[d](colour or TINTS[d], hole)


def _crypt(ink: str, hole: str) -> str:
    return group(skull(ink), transform=move(0, 1, scale=0.72))


def _rat(ink: str, hole: str) -> str:
    body = path("M-11 10C-11-9 7-11 13 5V10Z", fill=ink) + circle(5.4, -7, 4.8, fill=ink)
    tail = line("M-9 9C-20 9-16-7-10-10", ink, 2.8, stroke_linecap="round")
    return body + circle(7.4, 3, 1.9, fill=hole) + tail


def _crystal(ink: str, hole: str) -> str:
    arms = "M0-14V14M-12-7L12 7M-12 7L12-7M-4-12L0-8L4-12M-4 12L0 8L4 12"
    return line(arms, ink, 3, stroke_linecap="round")


def _tent(ink: str, hole: str) -> str:
    poles = line("M0-10L-4-17M0-10L4-17", ink, 2.4, stroke_linecap="round")
    return path("M0-11L14 13H4L0 3L-4 13H-14Z", fill=ink) + poles


def _flame(ink: str, hole: str) -> str:
    return path(
        "M0-17C3-7 12-4 12 6A12 9.5 0 0 1-12 6C-12-1-7-4-6-9C-3-7-1-9 0-17ZM0 2C3 5 5 7 5 9.6"
        "A5 4.4 0 0 1-5 9.6C-5 7-2 5 0 2Z",
        fill=ink,
        fill_rule="evenodd",
    )


_DUNGEONS = (_crypt, _rat, _crystal, _tent, _flame)


# --------------------------------------------------------------------------------------- Wizards

SEAT_SIGNS = ("star", "moon", "eye", "flame", "key")
SEAT_COLOURS = ("#f2e6c9", "#58beb5", "#ee8db8", "#cf9a66", "#a9b7c2")


def glyph(sign: str, colour: str) -> str:
    """The sign of a seat, 20 across."""
    if sign == "eye":
        lid = line("M-11 0C-6-8 6-8 11 0C6 8-6 8-11 0Z", colour, 3)
        return lid + circle(0, 0, 3.4, fill=colour)
    if sign == "key":
        return line("M-9.4 0A4.4 4.4 0 1 1-.6 0A4.4 4.4 0 1 1-9.4 0M-1 0H10V5M6 0V4", colour, 3)
    shapes = {
        "star": star(5, 10, 4.3),
        "moon": "M3-9A9.4 9.4 0 1 0 8.6 5A7.6 7.6 0 0 1 3-9Z",
        "flame": "M0-11C2-5 8-3 8 4A8 7 0 0 1-8 4C-8-1-5-3-4-6C-2-5-1-6 0-11Z",
    }
    return path(shapes[sign], fill=colour)


@cache
def hat(seat: int) -> str:
    colour = SEAT_COLOURS[seat]
    return (
        path(
            "M4-27C9-15 13 2 15 11C20 11 24 12 24 14A24 6 0 0 1-24 14C-24 12-20 11-15 11"
            "C-12 0-8-15 4-27Z"
            "L13-22L7-18Z",
            fill=colour,
        )
    ) + group(glyph(SEAT_SIGNS[seat], NIGHT), transform=move(0, 3, scale=0.82))


@cache
def wizard(seat: int) -> str:
    """A wizard's counter: a hat on a round of night, 64 across."""
    rim = circle(0, 0, 30.5, fill=NIGHT, stroke=SEAT_COLOURS[seat], stroke_width=2.6)
    return rim + group(hat(seat), transform=move(0, 4, scale=0.94))


@cache
def drop(seat: int) -> str:
    """A blood token, 26 × 34, with the sign of whose adventurer died."""
    body = path(DROP, fill=SEAT_COLOURS[seat], stroke="#14100b", stroke_width=2.4)
    return body + group(glyph(SEAT_SIGNS[seat], "#14100b"), transform=move(0, 5, scale=0.72))


def blood(counts: bool = True) -> str:
    """A token of a score that somebody counts; or the empty place of one still to come."""
    if counts:
        return path(DROP, fill=BLOOD, stroke=BLOOD_EDGE, stroke_width=2.4)
    return path(DROP, fill="none", stroke="currentColor", stroke_width=2.4, stroke_dasharray="4 3")


def arch(width: float, height: float) -> str:
    """A doorway around 0, 0."""
    r = width / 2
    top = number(-height / 2 + r)
    low, side = number(height / 2), number(r)
    return f"M-{side} {low}V{top}A{side} {side} 0 0 1 {side} {top}V{low}Z"
