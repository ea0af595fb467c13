"""Every card of the game, to browse: adventurers class by class, rooms and items, deeds."""

from __future__ import annotations

from ....engine.drawing.scene import Plate, Shelf
from ....engine.words import Token, Words
from ..components import (
    ADVENTURER_CLASSES,
    ADVENTURERS,
    CARD_COPIES,
    CARD_KEYS,
    CARDS,
    CLASSES,
    DUNGEON_KEYS,
    DUNGEONS,
    ITEM_CARD,
    ITEMS,
    NONE,
)
from ..drawing import cards, facts
from ..drawing.labels import Labels, capital
from .parts import card_picture, deed_picture, picture


def gallery(words: Words) -> tuple[Shelf, ...]:
    return (
        *(_class(words, kind) for kind in CLASSES),
        _loners(words),
        *(_rooms(words, d) for d in range(DUNGEONS)),
        _items(words),
        _deeds(words),
    )


def _class(words: Words, kind: str) -> Shelf:
    """One class: a card of each colour, all at home in the same dungeon."""
    ranks = [rank for rank in range(1, ADVENTURERS + 1) if facts.kind(rank) == kind]
    home = facts.printed(ranks[0]).index("A")
    item = ITEMS[CLASSES.index(kind)]
    intro = words.tell(
        "scene-shelf-class",
        dungeon=Token("dungeon", DUNGEON_KEYS[home]),
        item=Token("card", item),
    )
    title = words.tell("scene-shelf-class-title", kind=kind)
    return Shelf(title, intro, tuple(_adventurer(words, rank) for rank in ranks))


def _loners(words: Words) -> Shelf:
    loners = ADVENTURER_CLASSES[len(CLASSES) :]
    ranks = [rank for rank in range(1, ADVENTURERS + 1) if facts.kind(rank) in loners]
    return Shelf(
        words.tell("scene-shelf-loners-title"),
        words.tell("scene-shelf-loners"),
        tuple(_adventurer(words, rank) for rank in ranks),
    )


def _adventurer(words: Words, rank: int) -> Plate:
    kind = facts.kind(rank)
    note = words.tell("scene-plate-adventurer", rank=rank, letters=" ".join(facts.printed(rank)))
    if kind not in CLASSES:
        special = words.tell(f"scene-loner-{kind}")
        note = f"{note} {special}"
    return Plate(capital(Labels(words).adventurer(rank)), card_picture(rank), note)


def _rooms(words: Words, d: int) -> Shelf:
    """The rooms of a dungeon that have gold, dearest letter first."""
    found = [
        card
        for card in range(CARDS)
        if facts.dungeon_of(card) == d and facts.symbol(card) != facts.ITEM
    ]
    return Shelf(
        Labels(words).gate(d),
        words.tell("scene-shelf-rooms"),
        tuple(_room(words, card) for card in found),
    )


def _room(words: Words, card: int) -> Plate:
    face = cards.gold(facts.symbol(card), facts.gold(card), facts.dungeon_of(card))
    note = words.tell("scene-plate-room", copies=int(CARD_COPIES[card]))
    name = words.token("card", CARD_KEYS[card])
    return Plate(capital(name), picture(face, "0 0 72 100"), note)


def _items(words: Words) -> Shelf:
    return Shelf(
        words.tell("scene-shelf-items-title"),
        words.tell("scene-shelf-items"),
        tuple(_item(words, n) for n in range(len(ITEMS))),
    )


def _item(words: Words, n: int) -> Plate:
    face = cards.item(ITEMS[n], CLASSES[n], facts.dungeon_of(int(ITEM_CARD[n])))
    name = words.token("card", ITEMS[n])
    note = words.tell(f"scene-power-{ITEMS[n]}")
    return Plate(capital(name), picture(face, "0 0 72 100"), note)


def _deeds(words: Words) -> Shelf:
    back = Plate(capital(words.tell("scene-face-down")), deed_picture(NONE), "")
    fronts = (Plate(Labels(words).gate(d), deed_picture(d), "") for d in range(DUNGEONS))
    title, intro = words.tell("scene-shelf-deeds-title"), words.tell("scene-shelf-deeds")
    return Shelf(title, intro, (*fronts, back))
