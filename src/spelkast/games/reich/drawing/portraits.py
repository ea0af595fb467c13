"""Sixty-nine faces from a handful of parts: hair, beard, crown. No likeness is meant.

A figure stands on 0, 46 and is 80 wide; its robe takes the fill it is given. The parts lie in
`defs`, so that a card names them and is short.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ....engine.drawing.svg import group, line, path, use
from ..components import PERSON_DATA
from .signs import INK

SKIN, LIPS, NOSE, ERMINE = "#f0c9a4", "#8c3b32", "#b98763", "#fbf7ee"
COLOURS = {
    "brown": "#6b4423",
    "dark": "#33241c",
    "blond": "#c79a4b",
    "red": "#a8481f",
    "grey": "#8f8577",
    "white": "#ddd6c8",
    "linen": "#efe6d2",
}

_FIGURES = """
long grey full|bob brown moustache|bob brown full|bob dark moustache|bob dark short
bob brown none|bob blond full|bob blond none|bob brown short|bob blond short
bob red long|bob red short|bob blond none|veil linen none|veil linen none
bob brown full|long dark full|bob dark full|veil linen none|long brown short
bob brown moustache|bob dark short|bob grey full|bob brown short|bob red full
bob blond none|long blond none|bob brown short|bob red none|bob blond none
bob brown none|bob brown chin|bob dark none|bob brown moustache|bob dark short
bob brown none|bob brown short|bob dark full|bob dark moustache|bob grey full
long grey long|long blond none|long grey none|bob brown short|bob brown chin
bob dark chin|bob brown full|bob grey chin|bob red chin|long dark chin
wig dark moustache|wig brown none|wig brown none|wig blond none|wig dark none
queue white none|wig brown none|wig grey none|wig grey none|lady white none
queue white none|wig grey none|queue grey none|queue white none|queue brown none
queue white none|queue grey none|bob blond none|bob dark moustache
"""


class Figure(NamedTuple):
    hair: str
    colour: str
    beard: str


FIGURES: tuple[Figure, ...] = tuple(
    Figure(*spec.split()) for row in _FIGURES.split("\n") if row for spec in row.split("|")
)

_HAIR = {
    "bob": "M-17 -16C-21 -2 -20 9 -15 13H15C20 9 21 -2 17 -16Z",
    "long": (
        "M-17 -16C-22 0 -24 16 -19 24C-14 24 -12 18 -10 14H10C12 18 14 24 19 24C24 16 22 0 17 -16Z"
    ),
    "wig": (
        "M0 -24C-16 -24 -24 -12 -25 4C-26 16 -28 26 -22 34C-16 38 -10 32 -8 26H8C10 32 16 38 22 34"
        "C28 26 26 16 25 4C24 -12 16 -24 0 -24Z"
    ),
    "queue": "M-18 -14C-23 -4 -23 5 -18 8L-12 3ZM18 -14C23 -4 23 5 18 8L12 3Z",
    "veil": (
        "M0 -27C-19 -26 -22 -8 -23 8C-24 22 -28 30 -30 38H30C28 30 24 22 23 8C22 -8 19 -26 0 -27Z"
    ),
    "lady": (
        "M0 -26C-14 -28 -20 -16 -17 -4C-20 4 -18 12 -20 20C-16 24 -12 20 -12 12H12C12 20 16 24"
        " 20 20C18 12 20 4 17 -4C20 -16 14 -28 0 -26Z"
    ),
}
_BEARDS = {
    "full": "M-13.5 -2C-14 22 -6 28 0 28C6 28 14 22 13.5 -2C8 6 -8 6 -13.5 -2Z",
    "long": "M-13.5 -2C-16 24 -8 38 -5 40L0 32L5 40C8 38 16 24 13.5 -2C8 6 -8 6 -13.5 -2Z",
    "short": "M-13.5 -1C-13 16 -6 19 0 19C6 19 13 16 13.5 -1C8 6 -8 6 -13.5 -1Z",
    "chin": "M-5 10C-5 20 -2 26 0 28C2 26 5 20 5 10ZM-10 6C-5 0 5 0 10 6L8 7C4 4 -4 4 -8 7Z",
    "moustache": "M-12 7C-6 0 6 0 12 7C6 6 -6 6 -12 7Z",
}


@cache
def defs(prefix: str) -> str:
    """All parts, each by its name."""
    tails = "M-14 24l1.6 4h-3.2zM-5 28l1.6 4h-3.2zM6 28l1.6 4h-3.2zM14 23l1.6 4h-3.2z"
    robe = path("M-40 46C-38 16 -20 10 0 10C20 10 38 16 40 46Z") + group(
        path("M-24 16C-14 24 14 24 24 16L20 32C8 38 -8 38 -20 32Z", fill=ERMINE),
        path(tails, fill=INK),
    )
    head = "".join(
        (
            path("M-13 -14H13V2A13 13 0 0 1 -13 2Z", fill=SKIN),
            line("M-7 -5V-3M7 -5V-3", INK, 3, stroke_linecap="round"),
            line("M0 -4L-2 2H1", NOSE, 1.6, stroke_linejoin="round"),
        )
    )
    mouth = line("M-4 8H4", LIPS, 2.4, stroke_linecap="round")
    parts = {"robe": robe, "head": head, "mouth": mouth}
    parts |= {name: path(d) for name, d in (_HAIR | _BEARDS_BY_ID).items()}
    return "".join(group(shape, id=f"{prefix}{name}") for name, shape in parts.items())


_BEARDS_BY_ID = {f"b-{name}": d for name, d in _BEARDS.items()}


@cache
def portrait(prefix: str, card: int) -> str:
    """The figure of a person, made of the parts in `defs`."""
    figure, data = FIGURES[card - 1], PERSON_DATA[card - 1]
    colour = COLOURS[figure.colour]
    crown = "imperial" if data.get("imperial") else "royal"
    veiled = figure.hair == "veil"
    return "".join(
        (
            use(f"{prefix}veil", fill=colour) if veiled else "",
            use(f"{prefix}robe"),
            "" if veiled else use(f"{prefix}{figure.hair}", fill=colour),
            use(f"{prefix}head"),
            use(f"{prefix}b-{figure.beard}", fill=colour) if figure.beard != "none" else "",
            use(f"{prefix}mouth") if figure.beard not in ("chin", "moustache") else "",
            use(f"{prefix}{crown}", 0, -21, scale=1.1),
        )
    )
