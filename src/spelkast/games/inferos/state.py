"""What lies on the table of Ad Inferos, field by field, and who may see it."""

from __future__ import annotations

from enum import IntEnum

from ...engine.schema import Schema, i1, i2, option, private, public, secret
from .components import (
    CARDS,
    KINDS,
    LIBRARY,
    MONSTERS,
    PER_STACK,
    POWER_CARDS,
    SEATS,
    STACKS,
    STRIPS,
)

GROUPS = 1 << SEATS
"""Groups of seats as bit masks, the empty one included."""


class PowerPile(IntEnum):
    FACE_DOWN = 0
    FACE_UP = 1


class DefeatedMonsters(IntEnum):
    STAY = 0
    RETURN = 1


class AllSame(IntEnum):
    NOTHING = 0
    CARDS_ONLY = 1


class VegaForfeitsDraw(IntEnum):
    ALWAYS = 0
    IF_STOLEN = 1


class VegaTake(IntEnum):
    BLIND = 0
    OPEN = 1


class FallBack(IntEnum):
    NO_PAWN = 0
    EMPTY = 1


class Answer(IntEnum):
    """What a blocked seat says in the fight phase, 0 while it has not spoken."""

    UNSPOKEN = 0
    POWER = 1
    JOKER = 2
    NONE = 3


class State(Schema):
    EVENTS = 48

    # Options.
    power_pile = option(PowerPile)
    defeated_monsters = option(DefeatedMonsters)
    all_same = option(AllSame)
    vega_forfeits_draw = option(VegaForfeitsDraw)
    vega_take = option(VegaTake)
    fall_back = option(FallBack)
    turn_limit = option(120, 80, 40)

    turn = public(i2)

    # The path. Squares 1 to 48; index 0 is the Underworld, 49 the Library.
    path_len = public(i1)
    strips_laid = public(i1)
    strip_id = public(i1, STRIPS)  # in laid order
    strip_reversed = public(i1, STRIPS)
    square = public(i1, LIBRARY + 1)  # a `Square`
    monster = public(i1, LIBRARY + 1)  # the monster lying there, or NONE
    strips_left = public(i1, STACKS)
    strips = secret(i1, STACKS, PER_STACK)  # the next one of a length is the last that is left

    # The seats.
    pawn = public(i1, SEATS)
    blocked = public(i1, SEATS)
    step_hand = public(i1, SEATS, CARDS)  # all played cards were shown, so the rest is known
    chosen = private(i1, SEATS)  # card + 1, face down; 0 before choosing
    shown = public(i1, SEATS)  # card + 1, from the reveal to the end of the turn
    answer = private(i1, SEATS)  # an `Answer`, until all blocked seats have spoken
    answer_shown = public(i1, SEATS)  # then everybody knows, until the next turn

    # Power cards.
    hand = private(i1, SEATS, KINDS)
    hand_size = public(i1, SEATS)
    peek = private(i1, SEATS, KINDS)  # the hand a Vega thief is looking through
    sure = private(i1, SEATS, GROUPS, KINDS)  # see memory.py
    pile = secret(i1, POWER_CARDS)  # the top is the last one
    pile_size = public(i1)
    pile_top = public(i1)  # kind + 1 with a face-up pile, else 0
    discard = public(i1, POWER_CARDS)  # kinds in the order they were thrown away
    discard_size = public(i1)

    # Monsters.
    stack = secret(i1, MONSTERS)  # from the bottom up
    stack_size = public(i1)
    under = public(i1, MONSTERS)  # the known bottom of the stack, from the bottom up
    under_size = public(i1)

    # The turn in progress.
    queue = public(i1, SEATS)  # seats whose unique card is still to be resolved, then NONE
    blocked_at_reveal = public(i1, SEATS)
    stole = public(i1, SEATS)
    draw_seat = public(i1)  # next seat of the blocked players' draw, NONE outside of it
    turned_up = public(i1)  # monster shown by the Skull, or NONE
    lifted = public(i1)  # square whose monster is being moved, or 0
    victim = public(i1)  # of Vega, or NONE
    mover = public(i1)
    move_from = public(i1)
    cursor = public(i1)
    steps = public(i1)
    flipped = public(i1)  # strip that has been turned over but not attached, or NONE

    winner = public(i1)
