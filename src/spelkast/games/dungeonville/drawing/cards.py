"""The cards of Dungeonville, each from 0, 0 on: adventurers, treasure, deeds, and their backs."""

from __future__ import annotations

from functools import cache

from ....engine.drawing.letters import lay
from ....engine.drawing.svg import circle, group, line, move, path, rect
from . import art, facts
from .art import BRONZE, CREAM, INK, PAPER

WIDTH, HEIGHT = 120, 168
"""An adventurer."""
SMALL, SMALL_HEIGHT = 72, 100
"""A treasure."""


@cache
def adventurer(rank: int, letter: str = "", dungeon: int = -1) -> str:
    """An adventurer: rank, shield, and the five letters in the order of the dungeons; or, where it
    is known which dungeon counts, only the letter for that one."""
    colour, kind = facts.colour(rank), facts.kind(rank)
    return "".join(
        (
            _paper(WIDTH, HEIGHT),
            group(art.shield(colour, kind), transform=move(60, 79, scale=0.93)),
            ribbon(rank),
            _one_letter(letter, dungeon) if letter else _letters(rank),
        )
    )


def ribbon(rank: int, x: float = 60, y: float = 7) -> str:
    """The rank on its banner."""
    half = 32 if rank > 9 else 26
    d = f"M{-half} 0H{half}L{half - 6} 13L{half} 26H{-half}L{6 - half} 13Z"
    return group(path(d, fill=INK), lay(str(rank), 0, 4, 18, CREAM, pen=19), transform=move(x, y))


def _paper(width: float, height: float) -> str:
    edge = rect(3, 3, width - 6, height - 6, rx=6, fill="none", stroke=BRONZE, stroke_width=1.5)
    return rect(0, 0, width, height, rx=9, fill=PAPER) + edge


def _letters(rank: int) -> str:
    return "".join(
        group(art.roundel(letter, 11.4, 17.6), transform=move(14.6 + 22.7 * d, 150))
        for d, letter in enumerate(facts.printed(rank))
    )


def _one_letter(letter: str, dungeon: int) -> str:
    sign = art.dungeon(dungeon, "#6d5c3a", PAPER)
    return group(sign, transform=move(24, 148, scale=0.8), opacity=".85") + group(
        art.roundel(letter, 19, 25), transform=move(60, 145)
    )


@cache
def adventurer_back() -> str:
    """Every adventurer from behind: green with a shield."""
    edge = rect(5, 5, 110, 158, rx=6, fill="none", stroke=PAPER, stroke_width=2, opacity=".6")
    cross = line(art.SHIELD + "M0-30V40M-26-8H26", PAPER, 7)
    return (
        rect(0, 0, WIDTH, HEIGHT, rx=9, fill="#3f5d36")
        + edge
        + group(cross, transform=move(60, 84, scale=0.62))
    )


# ------------------------------------------------------------------------------------ Treasures


@cache
def gold(letter: str, value: int, dungeon: int) -> str:
    """A room card as treasure: its gold, and where it goes back to when it is spent."""
    return "".join(
        (
            _paper(SMALL, SMALL_HEIGHT),
            group(art.roundel(letter, 10, 13), transform=move(17, 19)),
            group(art.dungeon(dungeon, "#5d4c2a", PAPER), transform=move(54, 19, scale=0.66)),
            lay(str(value), 36, 37, 28, INK, pen=18),
            group(art.coin(10), transform=move(36, 82)),
        )
    )


@cache
def item(key: str, kind: str, dungeon: int) -> str:
    """An item: the thing itself, and the charge of the class that can use it."""
    return "".join(
        (
            _paper(SMALL, SMALL_HEIGHT),
            group(art.dungeon(dungeon, "#5d4c2a", PAPER), transform=move(54, 19, scale=0.66)),
            group(art.roundel("item", 10, 13), transform=move(17, 19)),
            group(art.thing(key), transform=move(36, 53, scale=0.72), color=INK),
            group(art.charge(kind), transform=move(36, 84, scale=0.32), color="#5d4c2a"),
        )
    )


@cache
def room(letter: str, value: int = 0) -> str:
    """A room as an arch of 92 × 128 around 0, 0: letter above, gold below (left out if 0)."""
    ground, ink = art.LETTERS[letter]
    return "".join(
        (
            path(art.arch(92, 128), fill=art.BONE, stroke=art.BLACK, stroke_width=3),
            path(art.arch(82, 118), fill=ground),
            lay(letter, 0, -36, 46, ink, pen=19),
            path("M-41 22H41V59H-41Z", fill="#f7efdc"),
            line("M-41 22H41", INK, 2),
            group(art.coin(10), transform=move(-20, 40)),
            lay(str(value), 14, 29, 22, INK, pen=20) if value else "",
        )
    )


@cache
def item_room(key: str = "", kind: str = "") -> str:
    """A room with an item in it (left out if ""): it has no letter, so nobody dies."""
    thing = group(art.thing(key), transform=move(0, -14, scale=0.9), color=INK) if key else ""
    user = group(art.charge(kind), transform=move(0, 43, scale=0.42), color=INK) if kind else ""
    return "".join(
        (
            path(art.arch(92, 128), fill=art.BONE, stroke=art.BLACK, stroke_width=3),
            path(art.arch(82, 118), fill=art.LETTERS["item"][0]),
            path("M-41 26H41V59H-41Z", fill="#f7efdc"),
            line("M-41 26H41", INK, 2),
            thing,
            user,
        )
    )


# ----------------------------------------------------------------------------------------- Deeds


@cache
def deed(dungeon: int) -> str:
    """A title deed of 84 × 116: the mouth of the dungeon, and a seal."""
    return "".join(
        (
            _paper(84, 116),
            path("M16 76V40A26 26 0 0 1 68 40V76Z", fill="#1d2f38", stroke=BRONZE, stroke_width=3),
            group(art.dungeon(dungeon, hole="#1d2f38"), transform=move(42, 51, scale=1.35)),
            line("M18 90H40M18 98H34", "#b39e70", 2.4),
            path("M50 94L48 112L56 107L63 113L62 94Z", fill="#7c1626"),
            seal(57, 92),
        )
    )


@cache
def deed_back() -> str:
    """A deed from behind: nobody can tell one from another."""
    edge = rect(4, 4, 76, 108, rx=5, fill="none", stroke=PAPER, stroke_width=2, opacity=".6")
    return rect(0, 0, 84, 116, rx=9, fill="#6b2f3d") + edge + seal(42, 58, 1.6)


def seal(x: float, y: float, scale: float = 1) -> str:
    return group(
        circle(0, 0, 12, fill=art.BLOOD, stroke=art.BLOOD_EDGE, stroke_width=2),
        group(art.glyph("key", PAPER), transform=move(scale=0.72)),
        transform=move(x, y, scale=scale),
    )
