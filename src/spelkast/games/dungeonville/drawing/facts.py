"""What a drawing reads from pieces and from a view: strings for numbers, lists for counts.

Rules are asked, not written again: see `measures`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from ....engine.schema import PUBLIC, Record
from ....engine.view import View
from .. import measures
from ..components import (
    ADVENTURER_CLASSES,
    ADVENTURERS,
    CARD_DUNGEON,
    CARD_GOLD,
    CARD_KEYS,
    CARD_LETTER,
    CLASS,
    COLOUR,
    COLOURS,
    JESTER,
    LETTER,
    LETTERS,
    NONE,
    ORACLE,
)
from ..state import At

ITEM = "item"
SYMBOLS = (*LETTERS, ITEM)
"""What a room card can show."""
UNKNOWN = {ORACLE: "X", JESTER: "?"}
"""Before they enter a dungeon, these two have no letter of their own."""

# ---------------------------------------------------------------------------------------- Pieces


def colour(rank: int) -> str:
    return str(COLOURS[COLOUR[rank]])


def kind(rank: int) -> str:
    return str(ADVENTURER_CLASSES[CLASS[rank]])


@cache
def printed(rank: int) -> tuple[str, ...]:
    """The five letters of a card."""
    return tuple(
        LETTERS[letter] if letter >= 0 else UNKNOWN[rank] for letter in LETTER[rank].tolist()
    )


def symbol(card: int) -> str:
    """The letter of a room card, or "item"."""
    letter = int(CARD_LETTER[card])
    return ITEM if letter == NONE else LETTERS[letter]


def gold(card: int) -> int:
    return int(CARD_GOLD[card])


def dungeon_of(card: int) -> int:
    return int(CARD_DUNGEON[card])


def item_of(card: int) -> str:
    return CARD_KEYS[card]


# ------------------------------------------------------------------------------------- Positions


def group_of(view: View, seat: int) -> list[int]:
    """The adventurers of a seat, strongest fighter first."""
    return [rank for rank in range(1, ADVENTURERS + 1) if view.at[rank] == At.GROUP + seat]


def held(counts: Iterable[int]) -> list[tuple[int, int]]:
    """Cards with how many there are, from a row of counts."""
    return [(card, int(n)) for card, n in enumerate(counts) if n]


def owner(view: View) -> int:
    """Whose group the board is about: the viewer's, or for a spectator whoever moves."""
    if view.seat != PUBLIC:
        return int(view.seat)
    if int(view.explorer) != NONE:
        return int(view.explorer)
    return view.waiting[0] if view.waiting else int(view.start)


def letter(view: View, seat: int, rank: int, d: int) -> str:
    """What an adventurer shows in a dungeon now, by the rules."""
    return letter_in(view.record, seat, rank, d)


def letter_in(record: Record, seat: int, rank: int, d: int) -> str:
    """The same in a copy in which something was tried."""
    found = int(measures.letter_of(record, seat, rank, d))
    return LETTERS[found] if found >= 0 else UNKNOWN[rank]


def rooms_left(view: View, d: int) -> dict[str, int]:
    """What the next room of a dungeon can show, counted."""
    numbers = (*range(len(LETTERS)), NONE)
    return {
        symbol: int(measures.letters_to_come(view.record, d, number))
        for symbol, number in zip(SYMBOLS, numbers, strict=True)
    }


def letters_of(view: View, seat: int, d: int) -> list[str]:
    """What the members of a group show in a dungeon."""
    return [letter(view, seat, rank, d) for rank in group_of(view, seat)]


# ----------------------------------------------------------------------------------------- Deeds


def deeds(view: View) -> list[int]:
    """The dungeon of each position as far as the viewer knows it, else NONE."""
    if _is_open(view):
        return [int(d) for d in view.deed_at]
    known = [int(d) - 1 for d in view.deed_public]
    if view.seat == PUBLIC:
        return known
    own = [int(d) - 1 for d in view.deed_known[view.seat]]
    return [a if a != NONE else b for a, b in zip(known, own, strict=True)]


def _is_open(view: View) -> bool:
    """Nothing is hidden: then the deeds are five different ones, and hidden they all read 0."""
    return len({int(d) for d in view.deed_at}) == len(view.deed_at)


def own_deed(view: View) -> int:
    return deeds(view)[view.seat] if view.seat != PUBLIC else NONE


def span(view: View, seat: int) -> tuple[int, int]:
    """Between which scores a seat lies, for those who know only what everybody knows."""
    record = view.record
    return int(measures.lowest_score(record, seat)), int(measures.highest_score(record, seat))


def score(view: View, seat: int) -> int | None:
    """The true score of a seat, if the viewer knows its deed."""
    d = deeds(view)[seat]
    return None if d == NONE else int(measures.score_with(view.record, seat, d))
