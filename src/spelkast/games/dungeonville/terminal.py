"""Dungeonville as text: town, dungeons, seats and what one knows of deeds, from one seat's view."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...engine.actions import seat_letter
from ...engine.schema import PUBLIC
from ...engine.view import View
from ...engine.words import Names, Words
from . import measures
from .components import (
    ADVENTURERS,
    CARD_KEYS,
    DUNGEON_KEYS,
    HOUSES,
    ITEM_CARD,
    ITEMS,
    LETTERS,
    NONE,
    POSITIONS,
    PRICE,
)
from .state import At

PAWNS = (
    "bold black on dark_orange",
    "bold white on dark_cyan",
    "bold white on magenta",
    "bold white on orange4",
    "bold white on slate_blue1",
)
NOTHING = "–"
UNKNOWN = "?"


def draw(view: View, words: Words, names: Names) -> RenderableType:
    """Everything on the table that this viewer sees."""
    number = Text(f"{label(words, 'round')} {int(view.round_no)}", style="bold")
    return Group(
        number,
        town(view, words),
        dungeons(view, words),
        seats(view, words, names),
        *expedition(view, words),
        *deeds(view, words, names),
    )


def label(words: Words, name: str) -> str:
    return words.token("label", name)


def labelled(words: Words, name: str, value: str) -> Text:
    return Text(words.say("labelled", {"label": label(words, name), "value": value}))


def sheet(*headings: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in headings:
        table.add_column(heading)
    return table


# ----------------------------------------------------------------------------- The town


def town(view: View, words: Words) -> RenderableType:
    table = sheet(label(words, "town"), label(words, "gold"), "")
    for house, name in enumerate(HOUSES):
        rank = int(view.town[house])
        shown = person(view, words, rank, NONE) if rank else Text(NOTHING)
        price = PRICE[house]
        if view.seat != PUBLIC:
            price = measures.price_for(view.record, view.seat, house)
        table.add_row(words.token("house", name), str(int(price)), shown)
    return table


def person(view: View, words: Words, rank: int, seat: int) -> Text:
    """Rank, name and the five letters; those of a group as they count for it."""
    line = Text(f"{rank} ", style="bold")
    line.append(words.token("adventurer", str(rank)), style="")
    return line.append(f" {letters(view, rank, seat)}", style="dim")


def letters(view: View, rank: int, seat: int) -> str:
    found = []
    for dungeon in range(len(DUNGEON_KEYS)):
        if seat == NONE:
            letter = int(measures.base_letter(view.record, rank, dungeon))
        else:
            letter = int(measures.letter_of(view.record, seat, rank, dungeon))
        found.append(LETTERS[letter] if letter >= 0 else UNKNOWN)
    return "".join(found)


# ------------------------------------------------------------------------- The dungeons


def dungeons(view: View, words: Words) -> RenderableType:
    """What can still come in each, by letter, and whose tokens lie there."""
    headings = [label(words, name) for name in ("dungeon", "rooms", "tokens", "place")]
    table = sheet(*headings)
    for dungeon, key in enumerate(DUNGEON_KEYS):
        left = " ".join(
            f"{letter}{int(measures.letters_to_come(view.record, dungeon, n))}"
            for n, letter in enumerate(LETTERS)
        )
        tokens = " ".join(
            f"{seat_letter(seat)}{int(view.tokens[dungeon, seat])}"
            for seat in range(int(view.seats))
            if view.tokens[dungeon, seat]
        )
        here = Text()
        for seat in range(int(view.seats)):
            if view.pawn[seat] == dungeon:
                here.append(seat_letter(seat), style=PAWNS[seat])
        own = view.seat != PUBLIC and view.deed_known[view.seat, view.seat] == dungeon + 1
        name = Text(words.token("dungeon", key), style="bold" if own else "")
        table.add_row(name, f"{int(view.rooms_left[dungeon])}: {left}", tokens or NOTHING, here)
    return table


# ---------------------------------------------------------------------------- The seats


def seats(view: View, words: Words, names: Names) -> RenderableType:
    headings = [label(words, name) for name in ("group", "gold", "items", "realm", "score")]
    table = sheet("", *headings)
    for seat in range(int(view.seats)):
        table.add_row(*seat_row(view, words, names, seat))
    return table


def seat_row(view: View, words: Words, names: Names, seat: int) -> tuple[RenderableType, ...]:
    letter = seat_letter(seat)
    name = Text.assemble((f" {letter} ", PAWNS[seat]), f" {names.get(letter, letter)}")
    members = [rank for rank in range(1, ADVENTURERS + 1) if view.at[rank] == At.GROUP + seat]
    group = Group(*(person(view, words, rank, seat) for rank in members)) if members else NOTHING
    return (
        name,
        group,
        str(int(measures.wealth(view.record, seat))),
        items(view, words, seat),
        str(int(measures.realm(view.record, seat))),
        score(view, seat),
    )


def items(view: View, words: Words, seat: int) -> Text:
    """Those that work are bright."""
    found = Text()
    for item, key in enumerate(ITEMS):
        if view.treasury[seat, ITEM_CARD[item]]:
            works = measures.active(view.record, seat, item)
            found.append(" " if found else "")
            found.append(words.token("card", key), style="bold" if works else "dim")
    return found if found else Text(NOTHING)


def score(view: View, seat: int) -> str:
    """One's own; of others the least and the most that it can be."""
    if seat == view.seat:
        return f"{int(measures.own_score(view.record, seat))}/{int(view.kills_to_win)}"
    low = int(measures.lowest_score(view.record, seat))
    high = int(measures.highest_score(view.record, seat))
    return str(low) if low == high else f"{low}…{high}"


# ---------------------------------------------------------------- Load, line-up and deeds


def expedition(view: View, words: Words) -> Iterator[Text]:
    if view.explorer != NONE:
        carried = [
            words.token("card", key)
            for card, key in enumerate(CARD_KEYS)
            for _ in range(int(view.load[card]))
        ]
        yield labelled(words, "carried", ", ".join(carried) or NOTHING)
    if view.seat != PUBLIC and any(view.lineup[view.seat]):
        ranks = [str(int(rank)) for rank in view.lineup[view.seat] if rank]
        yield labelled(words, "lineup", ", ".join(ranks))


def deeds(view: View, words: Words, names: Names) -> Iterator[Text]:
    """Where one knows which deed lies, by oneself or like everybody."""
    known = []
    for position in range(POSITIONS):
        code = int(view.deed_public[position])
        if not code and view.seat != PUBLIC:
            code = int(view.deed_known[view.seat, position])
        if code:
            dungeon = words.token("dungeon", DUNGEON_KEYS[code - 1])
            where = owner(view, words, names, position)
            known.append(words.say("labelled", {"label": where, "value": dungeon}))
    if known:
        yield labelled(words, "deeds", ", ".join(known))


def owner(view: View, words: Words, names: Names, position: int) -> str:
    if position < view.seats:
        return names.get(seat_letter(position), seat_letter(position))
    return words.token("slot", str(position - int(view.seats) + 1))
