"""Small pieces of markup and of speech that the parts of the scene share."""

from __future__ import annotations

from functools import cache
from html import escape

from ....engine.actions import seat_letter
from ....engine.drawing.scene import Sight
from ....engine.drawing.svg import Attr, html, tag, use
from ....engine.view import View
from ....engine.words import Token, Value
from ..actions import Phase
from ..components import (
    CARDS,
    DYNASTIES,
    EVENT_DATA,
    EVENT_DYNASTY,
    OCCASIONS,
    PERSONS,
    PLACES,
    SYMBOLS,
    YEAR,
)
from ..drawing import cards, signs
from ..drawing.cards import EventWords
from .trick import Trick

HAND_PREFIX = "h-"
"""Ids of shapes that lie beside the hand and not on the board."""


# ---------------------------------------------------------------------------------------- Words


def say(sight: Sight, key: str, /, **values: Value) -> str:
    return sight.words.tell(f"scene-{key}", sight.names, **values)


def person_token(card: int) -> Token:
    return Token("person", PERSONS[card - 1])


def occasion_token(event: int) -> Token:
    return Token("occasion", OCCASIONS[event - 1])


def seat_token(seat: int) -> Token:
    return Token("seat", seat_letter(seat))


def symbol_token(symbol: int) -> Token:
    return Token("symbol", SYMBOLS[symbol])


def dynasty_token(dynasty: int) -> Token:
    return Token("dynasty", DYNASTIES[dynasty])


def person(sight: Sight, card: int) -> str:
    return sight.words.token("person", PERSONS[card - 1])


def occasion(sight: Sight, event: int) -> str:
    """A year and a title: "1194 The Kingdom of Sicily"."""
    return f"{OCCASIONS[event - 1]} {sight.words.token('occasion', OCCASIONS[event - 1])}"


def criterion(sight: Sight, event: int, symbol: int) -> str:
    """What a symbol asks: "end nearest to 1194"."""
    return say(sight, "criterion", symbol=symbol_token(symbol), year=str(int(YEAR[event])))


def worth(sight: Sight, trick: Trick, seat: int, place: int) -> str:
    """What a card shows there, in words: "5 crowns"."""
    return say(sight, "value", family=trick.family(place), value=trick.value(seat, place))


def short_worth(sight: Sight, trick: Trick, seat: int, place: int) -> str:
    """The same beside the name of the symbol: "most crowns, 5"."""
    return say(sight, "worth", family=trick.family(place), value=trick.value(seat, place))


def who(sight: Sight, seat: int) -> str:
    return "you" if seat == sight.view.seat else "other"


def event_words(sight: Sight, event: int) -> EventWords:
    names = [sight.words.token("person", name) for name in EVENT_DATA[event - 1].get("named", ())]
    return EventWords(
        title=sight.words.token("occasion", OCCASIONS[event - 1]),
        criteria=tuple(criterion(sight, event, symbol) for symbol in range(len(SYMBOLS))),
        dynasty=sight.words.token("dynasty", DYNASTIES[int(EVENT_DYNASTY[event])]),
        named=sight.words.listing(names),
    )


# --------------------------------------------------------------------------------------- Markup


def picture(drawing: str, box: str, **attrs: Attr) -> str:
    """A drawing in a page: an `<svg>` that nobody needs to hear."""
    return tag("svg", drawing, viewBox=box, aria_hidden="true", **attrs)


def face(sight: Sight, card: int, prefix: str = HAND_PREFIX) -> str:
    drawn = cards.person_card(prefix, card, person(sight, card))
    return picture(drawn, f"0 0 {cards.WIDTH} {cards.HEIGHT}")


def symbol_icon(symbol: int, prefix: str = HAND_PREFIX) -> str:
    return picture(use(f"{prefix}sym{symbol}"), signs.SYMBOL_BOX, class_="ic")


@cache
def shapes(prefix: str) -> str:
    """Everything that cards and symbols outside the board refer to."""
    return _unseen(cards.card_defs(prefix) + signs.symbol_defs(prefix))


@cache
def symbol_shapes(prefix: str) -> str:
    """What symbols alone refer to."""
    return _unseen(signs.symbol_defs(prefix))


def _unseen(defs: str) -> str:
    """Not `display: none`, because patterns would not work then."""
    return tag("svg", tag("defs", defs), class_="shapes", width=0, height=0, aria_hidden="true")


def spoken(words: str) -> str:
    """Heard and not seen."""
    return html("span", escape(words), class_="sr-only")


# ------------------------------------------------------------------------------ Read from a view


def decides(sight: Sight, *phases: Phase) -> bool:
    """Does the viewer owe the decision of one of these phases? In a replay nobody does."""
    return int(sight.view.phase) in phases and bool(sight.legal)


def hand_of(view: View, seat: int) -> list[int]:
    """The cards that the viewer knows in this hand, oldest first."""
    return [card for card in range(1, CARDS + 1) if view.hand[seat][card]]


def card_of(key: str) -> int:
    """The number of a person, by the name it has in actions."""
    return PERSONS.index(key) + 1


def has_chosen(view: View, seat: int) -> bool:
    """In a round that all play at once: everybody sees who has chosen."""
    return int(view.phase) == Phase.CHOOSE and seat not in view.waiting


def places() -> range:
    return range(1, PLACES + 1)
