"""What step cards and squares are worth to a player of Ad Inferos, for the rule-based player.

Values are whole numbers in hundredths of a step forward. `me` is whoever looks, `seat` whose card
or pawn is looked at: of a rival only public fields are read, and what I am sure of.
"""

from __future__ import annotations

from ...engine.kernel import kernel
from .components import (
    HAND_LIMIT,
    JOKER,
    LIBRARY,
    MONSTER_POWER,
    NONE,
    SKULL,
    UNDERWORLD,
    VEGA,
    Square,
)
from .rules import fall_back

STEP = 100  # one step forward; every other value is measured against it
REACH = 6  # the largest number

# Step cards.
PRICE = 60  # a pip: large numbers are missed longer, until all cards return
READY = 300  # to hold, after the move, the very number that leads to the Library
THROWN_AWAY = 50  # a pip of a number that a blocked player cannot use
SKULL_LEADING, SKULL_TRAILING, SKULL_BLOCKED, SKULL_NO_ROOM = 20, 160, 100, -100
ROOM = 2  # squares that must lie before the Skull is good for anything
VEGA_WANTED, VEGA_IDLE, VEGA_BLOCKED, VEGA_POINTLESS = 120, 20, 90, -100

# Squares to land on.
WIN = 6000
UNKNOWN_STRIP = -120  # a square of a strip not yet laid, on average
POWER_CARD, FOURTH_POWER_CARD = 150, 40
BEATABLE, UNBEATABLE = -100, -600  # a monster that lies there, with or without the card for it
SURPRISE_WITH_JOKER, SURPRISE, PER_POWER = -150, -400, 60  # a monster yet to be turned up

# ----------------------------------------------------------------------------------- Step cards


@kernel
def plain_value(v, me, seat, card):
    """A step card of any seat as I see it, if it is not cancelled."""
    if card == SKULL:
        return skull_value(v, seat) + readiness(v, seat, int(v.pawn[seat]), card)
    if card == VEGA:
        return vega_value(v, seat) + readiness(v, seat, int(v.pawn[seat]), card)
    if v.blocked[seat]:
        return -THROWN_AWAY * (card + 1)
    return move_value(v, me, seat, card + 1)


@kernel
def move_value(v, me, seat, number):
    """Steps forward, less their price, and what the move leads to."""
    origin = int(v.pawn[seat])
    place = destination(v, seat, number)
    value = STEP * (place - origin) - PRICE * number + readiness(v, seat, place, number - 1)
    if place == origin:
        return value
    return value + square_value(v, me, seat, place)


@kernel
def destination(v, seat, number):
    """Where a move ends if nobody moves before; the Library lies at the same distance always."""
    target = int(v.pawn[seat]) + number
    if target > LIBRARY:
        target = 2 * LIBRARY - target
    if target > v.path_len:
        return target
    return fall_back(v, seat, target, int(v.pawn[seat]))


@kernel
def skull_value(v, seat):
    value = SKULL_LEADING if leads(v, seat) else SKULL_TRAILING
    if v.blocked[seat]:
        value += SKULL_BLOCKED
    if v.path_len < ROOM:
        value += SKULL_NO_ROOM
    return value


@kernel
def leads(v, seat):
    for rival in range(int(v.seats)):
        if v.pawn[rival] > v.pawn[seat]:
            return False
    return True


@kernel
def vega_value(v, seat):
    if v.blocked[seat]:
        return VEGA_BLOCKED if somebody_to_rob(v, seat) else VEGA_POINTLESS
    if v.hand_size[seat] < HAND_LIMIT and somebody_to_rob(v, seat):
        return VEGA_WANTED
    return VEGA_IDLE


@kernel
def somebody_to_rob(v, seat):
    for rival in range(int(v.seats)):
        if rival != seat and v.hand_size[rival]:
            return True
    return False


@kernel
def readiness(v, seat, place, card):
    """For having, once this card is spent, the number that leads from there to the Library."""
    left = LIBRARY - place
    if v.blocked[seat] or not 1 <= left <= REACH or left == card + 1:
        return 0
    return READY if v.step_hand[seat, left - 1] else 0


@kernel
def wins(v, seat, card):
    """Does this card take the seat to the Library, if nobody copies it?"""
    if card >= SKULL or v.blocked[seat] or not v.step_hand[seat, card]:
        return False
    return int(v.pawn[seat]) + card + 1 == LIBRARY


# -------------------------------------------------------------------------------------- Squares


@kernel
def square_value(v, me, seat, place):
    """What it means for a seat to land there."""
    if place == LIBRARY:
        return WIN
    if place == UNDERWORLD:
        return 0
    if place > v.path_len:
        return UNKNOWN_STRIP
    if v.monster[place] != NONE:
        return monster_value(v, me, seat, int(v.monster[place]))
    return printed_value(v, me, seat, int(v.square[place]))


@kernel
def printed_value(v, me, seat, square):
    if square == Square.MONSTER:
        return surprise_value(v, me, seat)
    if square == Square.POWER:
        return POWER_CARD if v.hand_size[seat] < HAND_LIMIT else FOURTH_POWER_CARD
    return 0


@kernel
def monster_value(v, me, seat, monster):
    if holds(v, me, seat, JOKER) or holds(v, me, seat, int(MONSTER_POWER[monster])):
        return BEATABLE
    return UNBEATABLE


@kernel
def surprise_value(v, me, seat):
    """A monster square without a monster: the more different powers in hand, the better."""
    if holds(v, me, seat, JOKER):
        return SURPRISE_WITH_JOKER
    value = SURPRISE
    for kind in range(JOKER):
        if holds(v, me, seat, kind):
            value += PER_POWER
    return value


@kernel
def holds(v, me, seat, kind):
    """Does a seat have this power card, as far as I know?"""
    if seat == me:
        return v.hand[me, kind] > 0
    return v.sure[me, 1 << seat, kind] > 0
