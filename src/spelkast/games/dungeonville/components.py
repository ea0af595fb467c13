"""The pieces of Dungeonville as read-only arrays, made out of components.toml.

An adventurer is known by its rank, 1 to 64; 0 is nobody. A room card is known by what is printed on
it: cards that look the same are the same (R66), so 160 cards are 54 different ones.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import numpy as np

DATA = tomllib.loads((Path(__file__).parent / "components.toml").read_text(encoding="utf-8"))

SEATS = 5
NONE = -1
NOBODY = 0
"""No adventurer: ranks begin at 1."""

# The town.
HOUSES: tuple[str, ...] = tuple(house["key"] for house in DATA["town"]["houses"])
PLACES = len(HOUSES)
PRICE = np.array([house["price"] for house in DATA["town"]["houses"]], dtype=np.int8)

# The dungeons. A position is where a deed can lie: one for each seat, then the deed house.
DUNGEON_KEYS: tuple[str, ...] = tuple(dungeon["key"] for dungeon in DATA["dungeons"])
DUNGEONS = POSITIONS = len(DUNGEON_KEYS)
LETTERS = "ABCDE"
WORST_LETTER = LETTERS.index("E")

# Room cards, dungeon by dungeon, from A to E and then the items; dearest first.


def _cards() -> list[tuple[str, int, int, int, int]]:
    """For each card: its name, dungeon, letter (NONE for an item), gold, and how many there are."""
    found = []
    for number, dungeon in enumerate(DATA["dungeons"]):
        for letter, name in enumerate(LETTERS):
            for gold in sorted(set(dungeon[name]), reverse=True):
                key = f"{dungeon['key']}-{name.lower()}{gold}"
                found.append((key, number, letter, gold, dungeon[name].count(gold)))
        found += [(item, number, NONE, 0, 1) for item in dungeon["items"]]
    return found


_ALL = _cards()
CARD_KEYS: tuple[str, ...] = tuple(card[0] for card in _ALL)
CARDS = len(CARD_KEYS)
CARD_DUNGEON = np.array([card[1] for card in _ALL], dtype=np.int8)
CARD_LETTER = np.array([card[2] for card in _ALL], dtype=np.int8)
CARD_GOLD = np.array([card[3] for card in _ALL], dtype=np.int8)
CARD_COPIES = np.array([card[4] for card in _ALL], dtype=np.int8)
GOLD_FROM = np.where(np.arange(DUNGEONS)[:, None] == CARD_DUNGEON, CARD_GOLD, 0).astype(np.int8)
"""The gold of a card in its own dungeon; 0 in others."""
FIRST_CARD = np.searchsorted(CARD_DUNGEON, np.arange(DUNGEONS + 1)).astype(np.int8)
"""The cards of dungeon d are FIRST_CARD[d] up to FIRST_CARD[d + 1]."""
HEAVY = sum(1 << int(card) for card in np.flatnonzero(CARD_GOLD))
"""The cards that weigh anything (R38), as a set."""
ROOMS = int(CARD_COPIES[CARD_DUNGEON == 0].sum())
"""Cards of one dungeon: 32, the same in all of them."""
ROOM_CARDS = np.repeat(np.arange(CARDS), CARD_COPIES).reshape(DUNGEONS, ROOMS).astype(np.int8)
"""All of them, from the dearest on."""
ITEM_SPENT = 5  # R18
CARD_WORTH = np.where(CARD_LETTER == NONE, ITEM_SPENT, CARD_GOLD).astype(np.int8)
BLOOD_WORTH = 10  # R17

# Adventurers, by rank.
_LIST = DATA["adventurers"]["list"]
ADVENTURERS = len(_LIST)
COLOURS: tuple[str, ...] = tuple(DATA["adventurers"]["colours"])
CLASSES: tuple[str, ...] = tuple(item["class"] for item in DATA["items"]["list"])
LONERS: tuple[str, ...] = ("assassin", "oracle", "jester", "mule")
COLOURLESS = COLOURS.index("none")
NO_LETTER = -1  # of oracle and jester, until they enter
_KINDS = (*CLASSES, *LONERS)
CLASS = np.array([NONE, *(_KINDS.index(card["class"]) for card in _LIST)], dtype=np.int8)
COLOUR = np.array([NONE, *(COLOURS.index(card["colour"]) for card in _LIST)], dtype=np.int8)
LETTER = np.array(
    [[NO_LETTER] * DUNGEONS, *([LETTERS.find(x) for x in card["letters"]] for card in _LIST)],
    dtype=np.int8,
)
ADVENTURER_CLASSES: tuple[str, ...] = _KINDS
ASSASSIN, ORACLE, JESTER, MULE = (
    next(card["rank"] for card in _LIST if card["class"] == loner) for loner in LONERS
)
IN_CLASS = len(COLOURS) - 1
CLASS_MEMBERS = np.array(
    [[card["rank"] for card in _LIST if card["class"] == name] for name in CLASSES], dtype=np.int8
)

# Items: item n belongs to class n.
ITEMS: tuple[str, ...] = tuple(item["key"] for item in DATA["items"]["list"])
ITEM_CARD = np.array([CARD_KEYS.index(item) for item in ITEMS], dtype=np.int8)
(
    RELIQUARY,
    SANDALS,
    DICE,
    LUTE,
    AXE,
    CART,
    CLOAK,
    PITCHFORK,
    SHIELD,
    ORB,
) = range(len(ITEMS))
BARBARIAN, DWARF, ELF, PEASANT, BARD = (
    CLASSES.index(name) for name in ("barbarian", "dwarf", "elf", "peasant", "bard")
)
AXE_HELPS = 20  # ranks
PITCHFORK_FEARS = 16  # the highest rank it is good against
CART_CARRIES = 25  # gold, with each dwarf
DICE_SAVE = 10  # gold in town

FULL_GROUP = 3
FIGHTERS = 3
LAST_LAP = 6
