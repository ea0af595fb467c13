"""The pieces of Dungeonville are those that the rules describe."""

from __future__ import annotations

from collections import Counter

import pytest

from spelkast.games.dungeonville.components import (
    ADVENTURER_CLASSES,
    ADVENTURERS,
    ASSASSIN,
    CARD_COPIES,
    CARD_DUNGEON,
    CARD_GOLD,
    CARD_KEYS,
    CARD_LETTER,
    CARD_WORTH,
    CARDS,
    CLASS,
    CLASS_MEMBERS,
    CLASSES,
    COLOUR,
    COLOURLESS,
    COLOURS,
    DUNGEON_KEYS,
    DUNGEONS,
    FIRST_CARD,
    ITEM_CARD,
    ITEMS,
    JESTER,
    LETTER,
    LETTERS,
    MULE,
    NONE,
    ORACLE,
    PRICE,
    ROOMS,
)

RANKS = range(1, ADVENTURERS + 1)
COLOURED = [rank for rank in RANKS if COLOUR[rank] != COLOURLESS]
HOMES = {
    "crypt": {"monk", "priest"},
    "rathaus": {"thief", "bard"},
    "ice_cave": {"barbarian", "dwarf"},
    "goblin_camp": {"elf", "peasant"},
    "dragon_lair": {"knight", "sorcerer"},
}
BANDS = {(2, 16): "DDEE", (17, 32): "CDDE", (33, 48): "BCDE", (49, 63): "BBCD"}


def name(rank: int) -> str:
    return ADVENTURER_CLASSES[int(CLASS[rank])]


def letters(rank: int) -> str:
    return "".join(LETTERS[letter] for letter in LETTER[rank].tolist())


def home(rank: int) -> str:
    return next(key for key, classes in HOMES.items() if name(rank) in classes)


def test_there_are_64_adventurers_and_four_without_colour() -> None:
    assert ADVENTURERS == 64
    assert [rank for rank in RANKS if rank not in COLOURED] == [1, 22, 43, 64]
    assert (ASSASSIN, ORACLE, JESTER, MULE) == (1, 22, 43, 64)
    assert letters(ASSASSIN) == "EEEEE"
    assert letters(MULE) == "CCCCC"
    assert set(LETTER[ORACLE].tolist()) == set(LETTER[JESTER].tolist()) == {NONE}


def test_every_class_has_every_colour_once() -> None:
    found = Counter((name(rank), COLOURS[COLOUR[rank]]) for rank in COLOURED)
    assert len(found) == 60
    assert set(found.values()) == {1}
    for number in range(len(CLASSES)):
        assert {int(CLASS[rank]) for rank in CLASS_MEMBERS[number]} == {number}


def test_every_coloured_adventurer_has_one_a_where_its_class_is_at_home() -> None:
    for rank in COLOURED:
        assert letters(rank).count("A") == 1
        assert DUNGEON_KEYS[letters(rank).index("A")] == home(rank)


@pytest.mark.parametrize(("band", "others"), BANDS.items(), ids=str)
def test_strong_fighters_survive_badly(band: tuple[int, int], others: str) -> None:
    for rank in COLOURED:
        if band[0] <= rank <= band[1]:
            assert "".join(sorted(letters(rank))) == "A" + others


def test_letters_and_ranks_are_balanced() -> None:
    for dungeon in range(DUNGEONS):
        found = Counter(letters(rank)[dungeon] for rank in COLOURED)
        assert found == {"A": 12, "B": 9, "C": 9, "D": 18, "E": 12}
    for colour in range(len(COLOURS)):
        if colour != COLOURLESS:
            assert sum(rank for rank in COLOURED if COLOUR[rank] == colour) == 325
    assert len({letters(rank) for rank in COLOURED}) == 60


def test_every_dungeon_has_32_rooms_and_360_gold() -> None:
    assert len(set(CARD_KEYS)) == CARDS
    assert int(CARD_COPIES.sum()) == 5 * ROOMS == 160
    for dungeon in range(DUNGEONS):
        cards = range(int(FIRST_CARD[dungeon]), int(FIRST_CARD[dungeon + 1]))
        assert all(CARD_DUNGEON[card] == dungeon for card in cards)
        shown: Counter[int] = Counter()
        for card in cards:
            shown[int(CARD_LETTER[card])] += int(CARD_COPIES[card])
        assert shown == {0: 2, 1: 4, 2: 6, 3: 8, 4: 10, NONE: 2}
        assert sum(int(CARD_GOLD[card]) * int(CARD_COPIES[card]) for card in cards) == 360


def test_items_lie_where_their_class_is_at_home() -> None:
    assert len(ITEMS) == len(CLASSES) == 10
    for item, card in enumerate(ITEM_CARD.tolist()):
        assert CARD_KEYS[card] == ITEMS[item]
        assert CLASSES[item] in HOMES[DUNGEON_KEYS[CARD_DUNGEON[card]]]
        assert (CARD_LETTER[card], CARD_GOLD[card], CARD_WORTH[card]) == (NONE, 0, 5)


def test_the_town_gets_dearer_in_tens() -> None:
    assert PRICE.tolist() == [0, 10, 20, 30, 40]
