"""All 107 cards, to browse outside a game."""

from __future__ import annotations

from ....engine.drawing.scene import Plate, Shelf
from ....engine.drawing.svg import tag
from ....engine.words import Token, Words
from ..components import (
    CARDS,
    DYNASTIES,
    DYNASTY,
    ELECTOR,
    EVENT_CARDS,
    EVENT_DATA,
    EVENT_DYNASTY,
    OCCASIONS,
    PERSON_DATA,
    PERSONS,
    PRINTED,
    SYMBOLS,
    YEAR,
)
from ..drawing import cards, signs
from ..drawing.cards import EventWords

PREFIX = "g-"


def gallery(words: Words) -> tuple[Shelf, ...]:
    persons, events = range(1, CARDS + 1), range(1, EVENT_CARDS + 1)
    return (
        Shelf(
            words.tell("scene-gallery-persons"),
            words.tell("scene-gallery-persons-intro", count=CARDS),
            tuple(_person(words, card) for card in persons),
            _shapes(),
        ),
        Shelf(
            words.tell("scene-gallery-events"),
            words.tell("scene-gallery-events-intro", count=EVENT_CARDS),
            tuple(_event(words, event) for event in events),
        ),
    )


def _shapes() -> str:
    defs = tag("defs", cards.card_defs(PREFIX), signs.symbol_defs(PREFIX))
    return tag("svg", defs, class_="shapes", width=0, height=0, aria_hidden="true")


def _picture(drawing: str, width: int, height: int) -> str:
    return tag("svg", drawing, viewBox=f"0 0 {width} {height}", aria_hidden="true")


def _person(words: Words, card: int) -> Plate:
    data, name = PERSON_DATA[card - 1], words.token("person", PERSONS[card - 1])
    realms = words.listing([words.token("realm", realm) for realm in data["realms"]])
    note = words.tell(
        "scene-gallery-person",
        dynasty=Token("dynasty", DYNASTIES[DYNASTY[card]]),
        role=data["role"],
        imperial="yes" if data.get("imperial") else "no",
        realms=realms,
    )
    if ELECTOR[card]:
        note += " " + words.tell("scene-gallery-elector", place=int(ELECTOR[card]))
    drawing = cards.person_card(PREFIX, card, name, letters=True)
    return Plate(name, _picture(drawing, cards.WIDTH, cards.HEIGHT), note)


def _event(words: Words, event: int) -> Plate:
    data, year = EVENT_DATA[event - 1], OCCASIONS[event - 1]
    title = words.token("occasion", year)
    named = [words.token("person", name) for name in data.get("named", ())]
    written = EventWords(
        title,
        tuple(
            words.tell(
                "scene-criterion", symbol=Token("symbol", symbol), year=str(int(YEAR[event]))
            )
            for symbol in SYMBOLS
        ),
        words.token("dynasty", DYNASTIES[EVENT_DYNASTY[event]]),
        words.listing(named),
    )
    drawing = cards.event_card(PREFIX, event, PRINTED[event], written)
    picture = _picture(drawing, cards.EVENT_WIDTH, cards.EVENT_HEIGHT)
    note = words.token("occasion", year, "note")
    return Plate(f"{year} {title}", picture, note if note != title else "")
