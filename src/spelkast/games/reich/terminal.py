"""Das Alte Reich as text: the event, the seats and the own hand, from one seat's view."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...engine.actions import seat_letter
from ...engine.schema import PUBLIC
from ...engine.view import View
from ...engine.words import Names, Words
from .actions import Phase
from .components import (
    CROWNS,
    DYNASTIES,
    DYNASTY,
    ELECTOR,
    END,
    EVENT_DATA,
    EVENT_DYNASTY,
    GREY,
    KEY,
    KINDRED,
    NAMED,
    OCCASIONS,
    PERSONS,
    ROUNDS,
    START,
    SYMBOLS,
    YEARS,
)

BACK, LEADS, KIN, SWORDS = "▮", "▸", "♦", "†"
DYNASTY_WIDTH = 15


def draw(view: View, words: Words, names: Names) -> RenderableType:
    """Everything on the table that this viewer sees, in 80 columns."""
    return Group(
        *event(view, words), seats(view, words, names), *hand(view, words), supply(view, words)
    )


def label(words: Words, name: str) -> str:
    return words.token("label", name)


def labelled(words: Words, name: str, value: str) -> str:
    return words.say("labelled", {"label": label(words, name), "value": value})


def person(words: Words, card: int) -> str:
    return words.token("person", PERSONS[card - 1])


def dynasty(words: Words, number: int) -> str:
    return "–" if number == GREY else words.token("dynasty", DYNASTIES[number])


# ------------------------------------------------------------------------------- The event


def event(view: View, words: Words) -> Iterator[Text]:
    """Round, title and colour; the symbols in their present order; swords and who is named."""
    yield Text(rounds(view, words))
    number = int(view.event_now)
    if number == 0:
        return
    year = OCCASIONS[number - 1]
    house = dynasty(words, int(EVENT_DYNASTY[number]))
    yield Text(f"{year} {words.token('occasion', year)} ({house})", style="bold")
    yield Text("  ".join(f"{n} {word}" for n, word in enumerate(symbols(view, words), start=1)))
    data = EVENT_DATA[number - 1]
    if "swords" in data:
        named = words.listing([words.token("person", name) for name in data["named"]])
        yield Text(f"{SWORDS} {labelled(words, data['swords'], named)}")


def rounds(view: View, words: Words) -> str:
    now = f"{label(words, 'round')} {int(view.round_no)}/{ROUNDS}"
    if int(view.games) == 1:
        return now
    return f"{label(words, 'game')} {int(view.game_no) + 1}/{int(view.games)}, {now}"


def symbols(view: View, words: Words) -> list[str]:
    return [words.token("symbol", SYMBOLS[symbol]) for symbol in view.symbols]


# ------------------------------------------------------------------------------- The seats


def seats(view: View, words: Words, names: Names) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for heading in ("points", "hand", "played"):
        table.add_column(label(words, heading))
    for seat in range(int(view.seats)):
        letter = seat_letter(seat)
        mark = LEADS if seat == view.leader else " "
        table.add_row(
            Text(f"{mark} {letter} {names.get(letter, letter)}"),
            Text(str(int(view.points[seat]))),
            Text(BACK * int(view.hand_size[seat])),
            Text(played(view, words, seat)),
        )
    return table


def played(view: View, words: Words, seat: int) -> str:
    """The card of this round; one that is face down only for its owner."""
    parts = []
    if view.table[seat]:
        parts.append(person(words, int(view.table[seat])))
    elif seat == view.seat and view.chosen[seat]:
        parts.append(person(words, int(view.chosen[seat])))
    elif view.phase == Phase.CHOOSE and seat not in view.waiting:
        parts.append(label(words, "chosen"))
    if view.called[seat]:
        parts.append(labelled(words, "called", person(words, int(view.called[seat]))))
    return ", ".join(parts)


# -------------------------------------------------------------------------------- The hand


def hand(view: View, words: Words) -> Iterator[RenderableType]:
    """The own cards, with their values on the three symbols as they lie."""
    if view.seat == PUBLIC or view.hand_size[view.seat] == 0:
        return
    table = Table(box=None, padding=(0, 1, 0, 0))
    table.add_column(label(words, "person"))
    for heading in ("reign", "years", "crowns"):
        table.add_column(label(words, heading), justify="right")
    table.add_column("")
    for place in range(1, len(view.symbols) + 1):
        table.add_column(str(place), justify="right", style="bold")
    for card in np.flatnonzero(view.hand[view.seat]).tolist():
        table.add_row(*card_row(view, words, card))
    yield table


def card_row(view: View, words: Words, card: int) -> list[str]:
    number = int(view.event_now)
    kin = KIN if KINDRED[number, card] else ""
    sword = SWORDS if NAMED[number, card] else ""
    swap = f"1⇄{ELECTOR[card]}" if ELECTOR[card] else ""
    house = dynasty(words, int(DYNASTY[card]))[:DYNASTY_WIDTH]
    return [
        person(words, card),
        f"{START[card]}–{END[card]}",
        str(YEARS[card]),
        str(CROWNS[card]),
        " ".join(part for part in (house, kin, sword, swap) if part),
        *(str(abs(int(KEY[number, symbol, card]))) for symbol in view.symbols),
    ]


# ------------------------------------------------------------------------------- The supply


def supply(view: View, words: Words) -> RenderableType:
    parts = {
        "pile": int(view.stack_size),
        "discards": int(view.discard.sum()),
        "coming": ROUNDS - int(view.round_no),
    }
    told = (labelled(words, name, str(count)) for name, count in parts.items())
    return Text("  ".join(told), style="dim")
