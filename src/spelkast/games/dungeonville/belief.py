"""What a seat cannot know, dealt anew so that it fits everything the seat does know.

The view holds all constraints: which cards are left, what the Orb showed, and of the deeds the own
one, those seen, those that are public and those ruled out. Nothing else is looked at, and all that
fits is equally likely. In a claim window nobody sees who has answered: in the world that is dealt
all others still owe their answer.
"""

from __future__ import annotations

from itertools import permutations

import numpy as np

from ...engine.chance import pick, shuffle
from ...engine.kernel import kernel
from .actions import Phase
from .combat import lined_up, pawns_at
from .components import (
    ADVENTURERS,
    DUNGEONS,
    FIGHTERS,
    FIRST_CARD,
    NONE,
    POSITIONS,
    SEATS,
)
from .measures import in_group
from .state import At

LAYOUTS = np.array(list(permutations(range(POSITIONS))), dtype=np.int8)
"""All ways to lay out five deeds: which dungeon's lies where."""
PAIRS = (1 << POSITIONS * np.arange(POSITIONS) + LAYOUTS).sum(axis=1)
"""The same, as sets of pairs of a position and a dungeon."""


@kernel
def resample(v, seat):
    deal_adventurers(v)
    for dungeon in range(DUNGEONS):
        deal_rooms(v, seat, dungeon)
    deal_deeds(v, seat)
    fill_what_others_know(v, seat)
    if v.phase == Phase.LINE_UP:
        deal_lineups(v, seat)


@kernel
def deal_adventurers(v):
    """Whoever is nowhere to be seen is in the deck, in random order."""
    cards = 0
    for adventurer in range(1, ADVENTURERS + 1):
        if v.at[adventurer] == At.DECK:
            v.deck[cards] = adventurer
            cards += 1
    shuffle(v, v.deck, 0, cards)


@kernel
def deal_rooms(v, seat, dungeon):
    """The cards left are known, their order is not; but what the seat saw in the Orb is on top."""
    cards = 0
    top = NONE
    for card in range(FIRST_CARD[dungeon], FIRST_CARD[dungeon + 1]):
        for _ in range(int(v.in_deck[card])):
            if seat < SEATS and v.orb_seen[seat, dungeon] == card + 1:
                top = cards
            v.rooms[dungeon, cards] = card + 1
            cards += 1
    if top != NONE:
        cards -= 1
        v.rooms[dungeon, top] = v.rooms[dungeon, cards]
        v.rooms[dungeon, cards] = v.orb_seen[seat, dungeon]
    shuffle(v, v.rooms[dungeon], 0, cards)


# ------------------------------------------------------------------------------------ Deeds


@kernel
def deal_deeds(v, seat):
    """One of the ways to lay out five deeds that fit."""
    wrong = wrong_pairs(v, seat)
    fitting = 0
    for number in range(LAYOUTS.shape[0]):
        fitting += 1 if int(PAIRS[number]) & wrong == 0 else 0
    wanted = pick(v, fitting)
    number = -1
    while wanted >= 0:
        number += 1
        wanted -= 1 if int(PAIRS[number]) & wrong == 0 else 0
    for position in range(POSITIONS):
        v.deed_at[position] = LAYOUTS[number, position]


@kernel
def wrong_pairs(v, seat):
    """Where which deed cannot lie, as a set of pairs."""
    wrong = 0
    for position in range(POSITIONS):
        for dungeon in range(DUNGEONS):
            if not may_lie(v, seat, position, dungeon):
                wrong |= 1 << POSITIONS * position + dungeon
    return wrong


@kernel
def may_lie(v, seat, position, dungeon):
    if v.deed_public[position] and v.deed_public[position] != dungeon + 1:
        return False
    if seat < SEATS and v.deed_known[seat, position]:
        return v.deed_known[seat, position] == dungeon + 1
    return v.ruled_out[position, dungeon] == 0


@kernel
def fill_what_others_know(v, seat):
    """Who knows which deeds, and which tops of decks, is public; what they are is as dealt here."""
    for other in range(int(v.seats)):
        if other != seat:
            for position in range(POSITIONS):
                known = v.knows[other, position]
                v.deed_known[other, position] = int(v.deed_at[position]) + 1 if known else 0
            for dungeon in range(DUNGEONS):
                if v.orb_valid[other, dungeon]:
                    v.orb_seen[other, dungeon] = v.rooms[dungeon, int(v.rooms_left[dungeon]) - 1]


# ------------------------------------------------------------------------ Choices in progress


@kernel
def deal_lineups(v, seat):
    """Any line-up for those who are ready; for the others nothing yet."""
    for other in range(int(v.seats)):
        fights = v.pawn[other] != NONE and pawns_at(v, int(v.pawn[other])) > 1
        if other != seat and fights and not int(v.to_act) >> other & 1:
            for place in range(min(FIGHTERS, int(v.group_size[other]))):
                v.lineup[other, place] = any_fighter(v, other, int(v.group_size[other]) - place)


@kernel
def any_fighter(v, seat, left):
    """One of the `left` members who are not lined up yet."""
    wanted = pick(v, left)
    adventurer = 0
    while wanted >= 0:
        adventurer += 1
        if in_group(v, seat, adventurer) and not lined_up(v, seat, adventurer):
            wanted -= 1
    return adventurer
