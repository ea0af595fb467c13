"""Drawings that only the table page has: stacks, strips to turn, seats to choose from."""

from __future__ import annotations

from functools import cache

from ....engine.drawing.letters import lay
from ....engine.drawing.svg import group, line, move, rect
from ....engine.view import View
from ..drawing import art, cards
from .landing import flipped_squares, of_strip
from .parts import card_face, picture

RING = {"power": art.GOLD, "lair": art.RED, "monster": art.RED}


@cache
def figure(seat: int) -> str:
    """The sign of a seat."""
    return picture(art.token(seat), "-38 -38 76 76", class_="fig")


def mini_card(kind: str = "") -> str:
    """A power card of 15 × 20: its sign, or without one its back."""
    if not kind:
        return picture(cards.power_back(), "0 0 72 100", class_="mini-card")
    sign = group(art.power(kind), transform=move(36, 50, scale=1.2))
    edge = rect(3, 3, 66, 94, rx=9, fill="#231829", stroke="#e9c9b4", stroke_width=6)
    return picture(edge + sign, "0 0 72 100", class_="mini-card")


def no_square() -> str:
    """An empty square, crossed out."""
    square = rect(2, 2, 12, 12, rx=3, fill="none", stroke="currentColor", stroke_width=2)
    return picture(square + line("M1 15L15 1", "currentColor", 2), "0 0 16 16")


@cache
def stack(length: int, left: int) -> str:
    """Strips from behind, as a card: how long they are, and how thick the stack is."""
    layers = (
        rect(7 + 2 * n, 14 - 3 * n, 50, 62, rx=10, fill="#3d3348", stroke="#8d7fa3")
        for n in reversed(range(max(1, left)))
    )
    marks = (rect(32 - 5 * length + 10 * n, 62, 8, 8, rx=2, fill="#a99bc0") for n in range(length))
    numeral = lay(str(length), 32, 23, 32, "#fff", pen=17)
    return card_face("".join((*layers, numeral, *marks)), class_="stack")


@cache
def stack_mini(length: int) -> str:
    return picture(cards.stack(length), "0 0 40 31", class_="sym")


def strip(view: View, turned: bool) -> str:
    """The strip as it would be walked, from the left; the square where the move ends is ringed."""
    squares, end = flipped_squares(view, turned), of_strip(view, turned)
    wide = 30 * len(squares) + 10
    at = end.place - int(view.path_len) - 1
    ring = ""
    if 0 <= at < len(squares):
        colour = RING.get(end.ends, "#fff")
        ring = rect(5 + 30 * at, 5, 30, 30, rx=9, fill="none", stroke=colour, stroke_width=4)
    entry = line("M-16 12L-7 20L-16 28M-26 20H-8", "currentColor", 4, stroke_linecap="round")
    return picture(entry + cards.strip_card(squares) + ring, f"-30 -3 {wide + 34} 46")


@cache
def victim(seat: int, size: int) -> str:
    """A seat as a card: its sign, and the backs of its power cards."""
    backs = (
        group(cards.power_back(), transform=move(36 - 10.5 * size + 21 * n, 50, scale=0.26))
        for n in range(size)
    )
    panel = rect(0.5, 0.5, 71, 99, rx=8, fill="#241c2e", stroke="#8d7fa3")
    sign = group(art.token(seat), transform=move(36, 27, scale=0.52))
    return card_face("".join((panel, sign, *backs)), class_="victim")
