"""A rule-based player of Ad Inferos: give every legal action a value, take the best one.

Values are whole numbers in hundredths of a step forward, chances are in 127ths: the same view and
the same luck give the same decision interpreted, compiled and on a GPU.
"""

from __future__ import annotations

from ...engine.chance import luck_pick
from ...engine.kernel import kernel
from ...engine.rulebook import run_offered, runs_offered
from .actions import (
    ARG,
    ATTACH,
    DISCARD,
    DRAW,
    FIGHT,
    KIND,
    MONSTER_FROM,
    MONSTER_TO,
    PLAY,
    STEAL,
    TAKE,
    TAKE_STRIP,
    Phase,
)
from .bot_values import (
    BEATABLE,
    REACH,
    STEP,
    WIN,
    destination,
    monster_value,
    plain_value,
    printed_value,
    wins,
)
from .components import (
    CARDS,
    JOKER,
    LIBRARY,
    MONSTER_POWER,
    NONE,
    SEATS,
    SKULL,
    STRIP_LENGTH,
    STRIP_SQUARES,
    Square,
)
from .rules import needed_power
from .state import AllSame

# Step cards.
WHIM = 150  # at most so much is added by luck, or equal players would keep cancelling each other
COPY = 150  # to cancel a rival's card
OWN_DRAW = 150  # what a blocked player misses when nobody may do anything
SAVE_GAME = 2000  # to cancel the card that takes a rival to the Library

# What rivals play. Chances have seven bits, so that one whole number holds those of eight cards.
BITS, SURE = 7, 127
LIKELY, UNLIKELY = 100, 40  # weight of a rival's best card, and of one he has no reason to play
DEFEND = 64  # chance that somebody copies a winning card, shared by those who can
FEINT = 64  # chance that it is held back for a turn, so that the only rival copies in vain

# Monsters to place.
VICINITY = 10  # not much more than one card away
TARGET, TARGET_PER_SQUARE = 100, 10  # a rival who has the number for that square
CERTAIN = 600  # a rival whose number lies open already and ends there
SELF = 300  # the own pawn has the number for it
NEAR = 10  # a pawn in the vicinity
MILDER = 3  # tenths: where a monster would wait anyway, or one that can be beaten

# Power cards to keep.
KEEP_JOKER, KEEP_NEEDED, KEEP_KIND, KEEP_AHEAD = 10000, 5000, 1000, 10


@kernel
def choose(v, seat, mask, luck):
    """The legal action of the highest value, the first of equals."""
    best = NONE
    highest = 0
    alone = chances_alone(v, seat) if v.phase == Phase.CHOOSE else 0
    for run in range(runs_offered(v)):
        for action in range(run_offered(v, run, 0), run_offered(v, run, 1)):
            if mask[action]:
                value = worth(v, seat, action, alone, luck)
                if best == NONE or value > highest:
                    best = action
                    highest = value
    return best


@kernel
def worth(v, me, action, alone, luck):
    """What a legal action is worth to me; passing and declining are worth nothing."""
    kind = KIND[action]
    arg = int(ARG[action])
    if kind == PLAY:
        return card_value(v, me, arg, nth(alone, arg), luck) + luck_pick(luck, WHIM + 1)
    if kind == FIGHT:
        return -arg  # with the fitting card, else with the joker, else not
    if kind == TAKE_STRIP:
        return luck_pick(luck, WHIM + 1)  # any length
    if kind == ATTACH:
        return direction_value(v, me, arg)
    if kind == MONSTER_TO:
        return placing_value(v, me, arg, int(v.monster[v.lifted] if v.lifted else v.turned_up))
    if kind == MONSTER_FROM:
        return lifting_value(v, me, arg)
    if kind == STEAL:
        return STEP * int(v.hand_size[arg]) + int(v.pawn[arg])  # most cards, then the foremost
    if kind == TAKE:
        return keeping_value(v, me, arg, int(v.hand[me, arg]) + 1)
    if kind == DISCARD:
        return -keeping_value(v, me, arg, int(v.hand[me, arg]))
    if kind == DRAW:
        return 1  # with a full hand too: the worst of the four goes
    return 0


# ------------------------------------------------------------------------------------- Step cards


@kernel
def card_value(v, me, card, alone, luck):
    """My step card, given the chance that nobody else plays it."""
    value = plain_value(v, me, me, card)
    if card < SKULL and v.blocked[me]:
        value += copy_value(v) * (SURE - alone) // SURE
    elif v.seats == 2 and alone < SURE and wins(v, me, card) and luck_pick(luck, SURE) < FEINT:
        value = 0
    else:
        value = value * alone // SURE
    if threatens(v, me, card) and luck_pick(luck, SURE * defenders(v, card)) < DEFEND:
        value += SAVE_GAME
    return value


@kernel
def copy_value(v):
    """With two seats a hit means that nobody may do anything: the own draw is lost (R15)."""
    if v.seats == 2 and v.all_same == AllSame.NOTHING:
        return COPY - OWN_DRAW
    return COPY


@kernel
def threatens(v, seat, card):
    """Would a rival of this seat win with this card?"""
    for rival in range(int(v.seats)):
        if rival != seat and wins(v, rival, card):
            return True
    return False


@kernel
def defenders(v, card):
    """Seats that hold this card, and would not win with it themselves."""
    count = 0
    for seat in range(int(v.seats)):
        if v.step_hand[seat, card] and not wins(v, seat, card):
            count += 1
    return max(1, count)


# --------------------------------------------------------------------------- What rivals may play


@kernel
def chances_alone(v, me):
    """For each card the chance that no rival plays it, all in one number."""
    alone = 0
    for card in range(CARDS):
        alone |= SURE << BITS * card
    for rival in range(int(v.seats)):
        if rival != me:
            alone = without(alone, weights(v, me, rival))
    return alone


@kernel
def without(alone, weighed):
    """The chances left when a rival chooses by these weights."""
    total = 0
    for card in range(CARDS):
        total += nth(weighed, card)
    total = max(1, total)
    left = 0
    for card in range(CARDS):
        left |= nth(alone, card) * (total - nth(weighed, card)) // total << BITS * card
    return left


@kernel
def weights(v, me, rival):
    """How likely a rival plays each of his cards: he thinks like me, with whims of his own."""
    best = -WIN
    for card in range(CARDS):
        if v.step_hand[rival, card]:
            best = max(best, tempting_value(v, me, rival, card))
    weighed = 0
    for card in range(CARDS):
        if v.step_hand[rival, card]:
            weight = LIKELY - (best - tempting_value(v, me, rival, card)) // 2
            weighed |= max(UNLIKELY, weight) << BITS * card
    return weighed


@kernel
def tempting_value(v, me, rival, card):
    value = plain_value(v, me, rival, card)
    return value + SAVE_GAME if threatens(v, rival, card) else value


@kernel
def nth(packed, card):
    return packed >> BITS * card & SURE


# ----------------------------------------------------------------------------------------- Strips


@kernel
def direction_value(v, me, turned):
    """Where the move ends counts most; then monster squares that rivals can reach."""
    strip = int(v.flipped)
    length = int(STRIP_LENGTH[strip])
    end = int(v.cursor) + int(v.steps)
    if end > LIBRARY:
        end = 2 * LIBRARY - end
    value = 0
    for n in range(length):
        place = int(v.path_len) + 1 + n
        square = int(STRIP_SQUARES[strip, length - 1 - n if turned else n])
        if place == end:
            value += printed_value(v, me, me, square)
        elif square == Square.MONSTER:
            value += target_value(v, me, place) * MILDER // 10
    return value


# --------------------------------------------------------------------------------------- Monsters


@kernel
def placing_value(v, me, square, monster):
    """How much a monster there is in the way of the rivals, less how much in mine."""
    value = target_value(v, me, square)
    if v.square[square] == Square.MONSTER:
        value = value * MILDER // 10
    danger = distance_value(v, me, square - int(v.pawn[me]), SELF)
    if monster_value(v, me, me, monster) == BEATABLE:
        danger = danger * MILDER // 10
    return value - danger


@kernel
def target_value(v, me, square):
    """For each free rival who may land there: now, with the next card, or later."""
    value = 0
    for rival in range(int(v.seats)):
        if rival != me and not v.blocked[rival]:
            place = place_after_turn(v, rival)
            if place == square:
                value += CERTAIN
            value += distance_value(v, rival, square - place, TARGET + TARGET_PER_SQUARE * square)
    return value


@kernel
def distance_value(v, seat, distance, in_reach):
    if 1 <= distance <= REACH and v.step_hand[seat, distance - 1]:
        return in_reach
    return NEAR if 1 <= distance <= VICINITY else 0


@kernel
def place_after_turn(v, seat):
    """Where a seat stands when its open number, if one is still to be walked, is done."""
    for place in range(SEATS):
        if v.queue[place] == seat and v.shown[seat] <= SKULL:
            return destination(v, seat, int(v.shown[seat]))
    return int(v.pawn[seat])


@kernel
def lifting_value(v, me, square):
    """Under the own pawn a monster I can beat; for the Skull the one most in my way."""
    monster = int(v.monster[square])
    if v.phase == Phase.LAND_FROM:
        return monster_value(v, me, me, monster)
    return 1 - placing_value(v, me, square, monster)


# ------------------------------------------------------------------------------------ Power cards


@kernel
def keeping_value(v, me, kind, copies):
    """The joker, what the monster under the pawn needs, different kinds, then those ahead."""
    value = 0
    if kind == JOKER:
        value = KEEP_JOKER
    elif copies == 1 and v.blocked[me] and kind == needed_power(v, me):
        value = KEEP_NEEDED
    elif copies == 1:
        value = KEEP_KIND
    for square in range(int(v.pawn[me]) + 1, LIBRARY):
        if v.monster[square] != NONE and MONSTER_POWER[v.monster[square]] == kind:
            value += KEEP_AHEAD
    return value
