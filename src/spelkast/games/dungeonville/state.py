"""What lies on the table of Dungeonville, field by field, and who may see it."""

from __future__ import annotations

from enum import IntEnum

from ...engine.schema import Schema, i1, i2, option, private, public, secret
from .components import (
    ADVENTURERS,
    CARDS,
    DUNGEONS,
    FIGHTERS,
    FULL_GROUP,
    PLACES,
    POSITIONS,
    ROOMS,
    SEATS,
)


class TownRefresh(IntEnum):
    KEEP = 0
    NEW = 1


class RecruitEnd(IntEnum):
    LAP = 0
    IMMEDIATE = 1


class ReservesCount(IntEnum):
    NO = 0
    YES = 1


class ItemPowers(IntEnum):
    YES = 1
    NO = 0


class AutoClaim(IntEnum):
    NO = 0
    YES = 1


class AutoForced(IntEnum):
    YES = 1
    NO = 0


class Answer(IntEnum):
    """What a seat says in a claim window, 0 while it has not spoken."""

    UNSPOKEN = 0
    CLAIM = 1
    SILENT = 2


class At(IntEnum):
    """Where an adventurer is: with seat n it is GROUP + n."""

    DECK = 0
    DISCARD = 1
    TOWN = 2
    GROUP = 3


def default_first(default: int, values: range) -> list[int]:
    """All values of an option, beginning with the default."""
    return [default, *(value for value in values if value != default)]


# What one step can tell at most: from the last pawn or line-up on, over expeditions without any
# decision and a collection in which nobody can do a thing, to the first pawn of the next round.
# Later there is always somebody with a group, who is asked where to go (R24).
TOLD_IN_A_ROOM = 2  # perhaps the deck is made anew, and the card
TOLD_BY_A_DEATH = TOLD_IN_A_ROOM + 3  # who, the token, and a card that gets too heavy
# A death that leaves no choice takes the only one with its letter: five in one expedition. Two
# items can lie between them; then the group comes in, is dismissed and wiped out, or banks.
TOLD_BY_AN_EXPEDITION = 3 + 5 * TOLD_BY_A_DEATH + 2 * TOLD_IN_A_ROOM
# In one of them the Cloak is found, which moves the letters once; jester and oracle are settled in
# another; and whoever was below already may drop up to ten equal cards.
TOLD_BY_EXPEDITIONS = SEATS * TOLD_BY_AN_EXPEDITION + 4 * TOLD_BY_A_DEATH + 4 + 10
# A round begins with five who come to town. Whoever has less than three hires without a choice: 15
# times, and three times more after a group without colours was dismissed, each with a new deck if
# need be. The Street is free; two groups that need a colour may pay eight times elsewhere.
TOLD_BY_HIRING = 3 + PLACES + 3 * (SEATS * FULL_GROUP + FULL_GROUP) + 2 * 8 + SEATS
# Some sit out, and the first who is asked looks into the Orb.
TOLD_BEFORE_PAWNS = SEATS + 2


class State(Schema):
    EVENTS = (
        TOLD_BY_EXPEDITIONS + TOLD_BY_HIRING + TOLD_BEFORE_PAWNS + 1
    )  # one to spare: a full list counts as broken

    # Options.
    kills_to_win = option(*default_first(7, range(3, 16)))
    round_cap = option(*default_first(60, range(10, 201, 10)))
    expedition_cap = option(*default_first(32, range(8, 65, 8)))
    blood_gold = option(*default_first(4, range(9)))
    town_refresh = option(TownRefresh)
    recruit_end = option(RecruitEnd)
    reserves_count = option(ReservesCount)
    item_powers = option(ItemPowers)
    deed_price = option(*default_first(50, range(0, 201, 10)))
    auto_claim = option(AutoClaim)
    auto_forced = option(AutoForced)

    round_no = public(i2)
    start = public(i1)  # the seat with the seeing stone
    turn = public(i1)  # how many seats after it: whose turn it is in the present phase

    # Adventurers, by rank; 0 is nobody.
    at = public(i1, ADVENTURERS + 1)  # an `At`
    town = public(i1, PLACES)  # ranks, from the Street to the Tavern
    group_size = public(i1, SEATS)
    leader = public(i1, SEATS)  # the lowest rank of the group
    follower = public(i1, ADVENTURERS + 1)  # who is next by rank in the same group
    deck = secret(i1, ADVENTURERS)  # the top is the last one
    deck_size = public(i1)

    # Room cards, counted by what is printed on them. What is nowhere else is in the deck.
    rooms = secret(i1, DUNGEONS, ROOMS)  # card + 1; the top is the last one, then zeros
    rooms_left = public(i1, DUNGEONS)
    in_deck = public(i1, CARDS)
    discard = public(i1, CARDS)
    treasury = public(i1, SEATS, CARDS)
    gold = public(i2, SEATS)  # what a treasury is worth when spent
    load = public(i1, CARDS)  # carried by the group that is exploring
    orb_seen = private(i1, SEATS, DUNGEONS)  # card + 1: the top of that deck, as the Orb showed it
    orb_valid = public(i1, SEATS, DUNGEONS)  # nobody has drawn from that deck since

    # Deeds. Positions 0 to n-1 are the seats, n to 4 the slots of the deed house.
    deed_at = secret(i1, POSITIONS)
    deed_public = public(i1, POSITIONS)  # dungeon + 1 where everybody knows it, else 0
    deed_known = private(i1, SEATS, POSITIONS)  # dungeon + 1 of what this seat has held or left
    knows = public(i1, SEATS, POSITIONS)  # which of those are filled: that follows from the swaps
    ruled_out = public(i1, POSITIONS, DUNGEONS)  # not there, or it would have been claimed (R56)

    # Blood.
    tokens = public(i2, DUNGEONS, SEATS)  # of each seat at each dungeon
    dead = public(i2, SEATS, SEATS)  # realm of the dead: tokens of others, by owner
    blood = public(i1, SEATS)  # blood gold, in the first round

    pawn = public(i1, SEATS)  # dungeon or NONE

    # Recruitment, and payments of both kinds.
    lap = public(i1)
    house = public(i1)  # the place chosen, or NONE
    deed_slot = public(i1)  # the slot chosen in the deed house, or NONE
    price = public(i2)
    paid = public(i2)
    swapped = public(i1)  # the seat whose turn it is has exchanged its deed

    # Combat.
    lineup = private(i1, SEATS, FIGHTERS)  # ranks, face down
    fought = public(i1, SEATS, FIGHTERS)  # the line-ups of this round, once shown

    # The expedition in progress.
    explorer = public(i1)  # seat, or NONE
    rooms_seen = public(i1)
    room = public(i1)  # card + 1: the last one revealed
    room_kept = public(i1)  # it is among the load
    died = public(i1)  # somebody, in this room
    tokens_left = public(i1)  # in this expedition
    shield_used = public(i1)
    reliquary_used = public(i1)
    jester_letter = public(i1)  # letter + 1
    oracle_letter = public(i1)

    asked = public(i1)  # a bit for each seat that a claim window asks, until it closes
    answer = private(i1, SEATS)  # an `Answer`, until the window closes
    winner = public(i1)
