"""Every card of the game, to browse: equipment by colour, events, apparitions."""

from __future__ import annotations

from ....engine.drawing.scene import Plate, Shelf
from ....engine.words import Words
from ..components import (
    CARD_COLOUR,
    CARD_DOTS,
    COPIES,
    FATE_PARITY,
    FATE_TURN,
    FATES,
    GHOSTS,
    HUES,
    LOCATION_DATA,
    TYPES,
)
from ..drawing import cards
from ..drawing.labels import Labels, capital
from .parts import picture

BOX = f"0 0 {cards.WIDTH} {cards.HEIGHT}"


def gallery(words: Words) -> tuple[Shelf, ...]:
    return (*(_equipment(words, hue) for hue in range(HUES)), _events(words), _ghosts(words))


def _equipment(words: Words, hue: int) -> Shelf:
    found = [card for card in range(TYPES) if CARD_COLOUR[card] == hue]
    return Shelf(
        words.tell(f"scene-shelf-{hue}-title"),
        words.tell(f"scene-shelf-{hue}"),
        tuple(_card(words, card) for card in found),
    )


def _card(words: Words, card: int) -> Plate:
    drawn = cards.equipment(int(CARD_COLOUR[card]), int(CARD_DOTS[card]))
    note = words.tell("scene-plate-equipment", copies=int(COPIES[card]))
    return Plate(capital(Labels(words).card(card)), picture(drawn, BOX), note)


def _events(words: Words) -> Shelf:
    return Shelf(
        words.tell("scene-shelf-events-title"),
        words.tell("scene-shelf-events"),
        tuple(_event(words, n) for n in range(len(FATES))),
    )


def _event(words: Words, n: int) -> Plate:
    drawn = cards.event_card(int(FATE_PARITY[n]), int(FATE_TURN[n]))
    return Plate(capital(Labels(words).fate(n)), picture(drawn, BOX), "")


def _ghosts(words: Words) -> Shelf:
    return Shelf(
        words.tell("scene-shelf-ghosts-title"),
        words.tell("scene-shelf-ghosts"),
        tuple(_ghost(words, n) for n in range(len(GHOSTS))),
    )


def _ghost(words: Words, n: int) -> Plate:
    drawn = cards.ghost_card(LOCATION_DATA[n]["symbol"])
    note = words.tell(f"scene-ghost-{n}")
    return Plate(capital(Labels(words).ghost(n)), picture(drawn, BOX), note)
