"""The figures and small signs of the convent, drawn from arcs and circles around (0, 0)."""

from __future__ import annotations

from functools import cache

from ....engine.drawing.svg import circle, group, line, move, path, rect, tag, text

INK, PAPER, LINEN, SKIN, GOLD = "#14191b", "#fff8e6", "#f4efe2", "#eec39f", "#f0c65a"
YOU, YOU_DARK = "#f27c22", "#180d03"
NOVICES = ("#1f8578", "#8350ab", "#c48f00", "#3179c4", "#d4553a", "#56833c")
"""The six novices, by the number of their cell; each also wears that number."""
GUARDS = ("#24365f", "#7d2231")
GUARD_TINTS = ("#9fc0ff", "#ffb0a0")
"""The same where it must be seen on a dark ground."""
KEYS = {
    "white": "#f4efe2",
    "blue": "#5d9ad6",
    "green": "#5fae68",
    "red": "#d85b51",
    "yellow": "#e9c33f",
}
PATHS = {
    "blue": "#4a9fe0",
    "green": "#58b65f",
    "purple": "#b072d1",
    "red": "#e2574c",
    "orange": "#b9763d",  # copper: orange is the viewer's own colour
}
BUST_BOX = "-24 -24 48 48"


# ------------------------------------------------------------------------------------- Figures


@cache
def nun(colour: str, prop: str = "") -> str:
    """Veil, wimple, face; 38 wide."""
    return "".join(
        (
            path("M-19 22C-19 4-16-19 0-19S19 4 19 22Z", fill=colour),
            path("M-11 22C-12 8-12-11 0-11S12 8 11 22Z", fill=LINEN),
            tag("ellipse", cy=-1, rx=8, ry=9, fill=SKIN),
            line("M-4-2h.6M3.4-2H4", "#3a2a22", 2.6, stroke_linecap="round"),
            line("M-2.6 3.4A3 2 0 0 0 2.6 3.4", "#8c4a3a", 1.6, stroke_linecap="round"),
            _PROPS.get(prop, ""),
        )
    )


_PROPS = {
    "crozier": line("M15 20V-6A6 6 0 1 1 9-10", GOLD, 3, stroke_linecap="round"),
    "book": path("M-9 11H9V21H-9Z", fill=GOLD) + line("M0 11V21", "#5a1a24", 2),
}


def guard_bust(guard: int) -> str:
    """The abbess with her crozier, the prioress with her book."""
    return nun(GUARDS[guard], ("crozier", "book")[guard])


def novice_bust(cell: int) -> str:
    return nun(NOVICES[cell - 1])


def roundel(inner: str, ring: str, ground: str = "#1a2b31", badge: str = "") -> str:
    """A bust in a disc; its head and shoulders fit without being cut."""
    return (
        circle(0, 0, 23, fill=ring)
        + circle(0, 0, 20, fill=ground)
        + group(inner, transform="scale(.78) translate(0 2)")
        + badge
    )


def cell_badge(cell: int, x: float = 15, y: float = 15) -> str:
    """The number that tells novices apart for those who do not see colours."""
    digit = text(
        0, 4.4, str(cell), fill="#fff", font_size=13, font_weight=700, text_anchor="middle"
    )
    return group(
        circle(0, 0, 9, fill=INK, stroke="#fff", stroke_width=1.6), digit, transform=move(x, y)
    )


@cache
def novice_roundel(cell: int) -> str:
    return roundel(novice_bust(cell), NOVICES[cell - 1], badge=cell_badge(cell))


@cache
def guard_roundel(guard: int) -> str:
    return roundel(guard_bust(guard), GUARD_TINTS[guard], ground="#e9dfc8")


# --------------------------------------------------------------------------------- Small signs

EYE = (
    rect(-12, -9, 24, 18, rx=9, fill=INK)
    + path("M-8 0C-4.5-5.6 4.5-5.6 8 0C4.5 5.6-4.5 5.6-8 0Z", fill="#ffe08a")
    + circle(0, 0, 2.5, fill=INK)
)


def foot(x: float, y: float, turn: float) -> str:
    toes = "".join(circle(n, -8.4 - (n == 0) * 0.8, 1.5) for n in (-3, 0, 3))
    return group(tag("ellipse", rx=3.4, ry=6), toes, transform=move(x, y, turn))


FEET = {
    "stand": ((-5, 2, -6), (5, 2, 6)),
    "sneak": ((-6, 4, 70), (8, -3, 70)),
    "walk": ((-14, 5, 80), (0, -4, 80), (14, 5, 80)),
    "run": ((-20, 5, 86), (-7, -5, 86), (7, 5, 86), (20, -5, 86)),
}
FEET_BOX = "-32 -15 64 30"


@cache
def feet(card: str) -> str:
    """As many footprints as a card has speed."""
    return group(*(foot(*place) for place in FEET[card]), fill="currentColor")


def ear(colour: str = "currentColor") -> str:
    """Hearing; 20 high."""
    return line(
        "M-5 1C-8-8 6-11 6-2C6 3 1 3 1 7C1 11-5 11-5 6M-2-2C-2-5 3-5 3-2",
        colour,
        2.2,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def key(colour: str) -> str:
    """A key that lies; 30 wide."""
    bit = "M-3 0H14V6M8 0V5"
    return group(
        line(bit, INK, 7, stroke_linejoin="round", stroke_linecap="round"),
        circle(-8, 0, 8.5, fill=INK),
        line(bit, colour, 3.6, stroke_linejoin="round", stroke_linecap="round"),
        circle(-8, 0, 5, fill="none", stroke=colour, stroke_width=3.6),
    )


def footprints(colour: str) -> str:
    """The token of a novice who slipped out of sight; its way points to the right."""
    return circle(0, 0, 14, fill=INK, stroke=colour, stroke_width=2) + group(
        foot(-4, 4, 90), foot(3, -4, 90), fill=colour, transform="scale(.86)"
    )


def sound(colour: str) -> str:
    """A noise token: it points to the right, where the sound came from."""
    waves = "M-1-5A7 7 0 0 1-1 5M4-8A11 11 0 0 1 4 8"
    return (
        circle(0, 0, 14, fill=INK, stroke=colour, stroke_width=2)
        + line(waves, colour, 3.2, stroke_linecap="round")
        + circle(-6, 0, 2.8, fill=colour)
    )


ITEMS = {
    1: path("M-4-14H4V-6L8 0V14H-8V0L-4-6Z", fill="#a5562f")
    + rect(-8, 3, 16, 7, fill=PAPER)
    + rect(-4, -17, 8, 4, fill="#6d3a1e"),
    2: rect(-13, -8, 26, 19, rx=4, fill="#c98d45")
    + rect(-13, -12, 26, 7, rx=3, fill="#e6bd7a")
    + circle(-5, 4, 3, fill="#7a4a1e")
    + circle(5, 4, 3, fill="#7a4a1e"),
    3: path("M-12-13H12V13H-12Z", fill="#3a2a4e")
    + path("M0-8L2-2H8L3 2L5 8L0 4L-5 8L-3 2L-8-2H-2Z", fill="#c9a3f0"),
    4: path("M-12-13H12V13H-12Z", fill="#b83b5e")
    + path("M0 8C-13-2-6-11 0-4C6-11 13-2 0 8Z", fill="#fff5e6"),
    5: rect(-9, -6, 18, 20, rx=3, fill="#5d9ad6")
    + rect(-6, -13, 12, 7, rx=2, fill="#dfeaf2")
    + path("M-2-2H2V2H6V6H2V10H-2V6H-6V2H-2Z", fill="#fff"),
    6: path("M-4-14H4V-5C12-2 12 14 0 14S-12-2-4-5Z", fill="#5f7d3a")
    + circle(0, 5, 5, fill="#dfe8c8"),
    7: rect(-14, -10, 28, 20, rx=2, fill=PAPER)
    + line("M-14-10L0 2L14-10", "#8a6d45", 2)
    + circle(0, 3, 4, fill="#c0443c"),
    8: rect(-14, -10, 28, 20, rx=2, fill="#f6d5dc")
    + line("M-14-10L0 2L14-10", "#a5566a", 2)
    + path("M0 9C-7 4-3.4-1 0 3C3.4-1 7 4 0 9Z", fill="#c0304f"),
}
"""The eight wishes, 28 across."""


def wish(number: int) -> str:
    """An item as a token of the plan."""
    return circle(0, 0, 18, fill="#7c2140", stroke=PAPER, stroke_width=2.4) + group(
        ITEMS[number], transform="scale(.82)"
    )


BLESSINGS = {
    "false-noise": "M-12-2H-6L2-9V9L-6 2H-12ZM7-6A8 8 0 0 1 7 6M12-10A14 14 0 0 1 12 10",
    "hearing": "M-7 2C-11-12 9-15 9-2C9 5 2 4 2 10C2 15-7 15-7 8M-3-2C-3-7 4-7 4-2",
    "extra-step": "M0-12V12M-12 0H12",
    "reroll": "M-10-4A11 11 0 1 1-10 5M-11-12V-4H-3",
}


def blessing(name: str) -> str:
    """Four kinds, each with a sign of one pen."""
    return line(BLESSINGS[name], "currentColor", 3, stroke_linecap="round", stroke_linejoin="round")
