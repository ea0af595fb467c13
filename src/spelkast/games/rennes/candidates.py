"""Which of the 285 actions are worth asking about: those that are not refused at a glance.

Left out is what is seen without reckoning: places that are far away, cards that are not in the
hand, kinds of action that are used up or out of place. `forbids` decides the rest.
"""

from __future__ import annotations

from ...engine.kernel import kernel
from .actions import (
    CLAIM,
    CONVERT,
    DAGOBERT_HELPS,
    END,
    EVENT,
    FIRST,
    GAIN,
    JOKER,
    OFFER,
    PICK,
    PLACE,
    PLAY,
    STEP,
    TAKE,
    TURN_CCW,
    TURN_CW,
    Phase,
)
from .board import NEIGHBOURS, NODE_COUNT, SANCTUAIRE, TO, WAYS
from .clues import complete
from .components import CODES, CONVERTED, DAGOBERT, DENARNAUD, FATES, HUES, TRENCAVEL, TYPES
from .moves import faced, in_caverne, on_portal

PLAYS, PICKS, JOKERS = int(FIRST[PLAY]), int(FIRST[PICK]), int(FIRST[JOKER])
CONVERSIONS, HELPS, STEPS = int(FIRST[CONVERT]), int(FIRST[DAGOBERT_HELPS]), int(FIRST[STEP])
TURNS, TURNS_BACK = int(FIRST[TURN_CW]), int(FIRST[TURN_CCW])
TAKES, PLACES = int(FIRST[TAKE]), int(FIRST[PLACE])
OFFERS, GAINS, EVENTS = int(FIRST[OFFER]), int(FIRST[GAIN]), int(FIRST[EVENT])
CLAIMS, END_OF_TURN = int(FIRST[CLAIM]), int(FIRST[END])
EVENT_CARDS = len(FATES)


@kernel
def worth_asking(s, seat, action):
    """Cards, places, events and codes one by one; other kinds as a whole, if at all."""
    if s.phase == Phase.MAIN or s.phase == Phase.TRANSIT:
        return next_deed(s, seat, action)
    if (s.phase == Phase.CONVERT or s.phase == Phase.JOKER) and action >= PICKS:
        return next_held(s, seat, PICKS, action)
    return action


@kernel
def next_deed(s, seat, action):
    """From one kind of action on to the next, in the order of their numbers."""
    here = int(s.pawn[seat])
    if action < PICKS:
        action = next_held(s, seat, PLAYS, action)
    if action < PICKS:
        return action
    if action < JOKERS and here == SANCTUAIRE:
        return action
    if action < CONVERSIONS and s.claimed[seat, DENARNAUD]:
        return max(action, JOKERS)
    if action < HELPS and s.hand_size[seat] >= CONVERTED:
        return max(action, CONVERSIONS)
    if action < STEPS and s.claimed[seat, DAGOBERT]:
        return max(action, HELPS)
    if action < TAKES and not has_dots(s):
        action = TAKES
    if action < TURNS:
        action = next_place(s, seat, here, action)
    if action < TURNS:
        return action
    if action == TURNS and on_portal(here):
        return action
    if action <= TURNS_BACK and on_portal(here) and s.claimed[seat, TRENCAVEL]:
        return TURNS_BACK
    if action < PLACES and in_caverne(here):
        action = next_held(s, seat, TAKES, action)
    if action < PLACES and in_caverne(here):
        return action
    if action < GAINS and here == SANCTUAIRE:
        return max(action, OFFERS)
    return next_fate(s, seat, action) if action < CLAIMS else next_claim(s, seat, action)


@kernel
def has_dots(s):
    """Is there anything to pay a step or a turn with?"""
    for colour in range(HUES):
        if s.pool[colour]:
            return True
    return False


@kernel
def next_held(s, seat, first, action):
    """The first action from this one on with a card in the hand; else what comes after them."""
    card = max(0, action - first)
    while card < TYPES and not s.hand[seat, card]:
        card += 1
    return first + card


@kernel
def next_place(s, seat, here, action):
    """The first step from this one on that leads to a neighbour; else what comes after them.

    From a quarter there is one step: through the exit that it faces.
    """
    if on_portal(here):
        ahead = STEPS + int(TO[here, faced(s, seat)])
        return ahead if action <= ahead else TURNS
    for number in range(WAYS):
        if action <= STEPS + NEIGHBOURS[here, number]:
            return STEPS + int(NEIGHBOURS[here, number])
    return STEPS + NODE_COUNT


@kernel
def next_fate(s, seat, action):
    """The first event card from this one on that is not used; else what comes after them."""
    if not s.event_used:
        fate = max(0, action - EVENTS)
        while fate < EVENT_CARDS and s.fate_used[seat, fate]:
            fate += 1
        if fate < EVENT_CARDS:
            return EVENTS + fate
    return next_claim(s, seat, CLAIMS)


@kernel
def next_claim(s, seat, action):
    """The first code to claim from this one on; else the end of the turn, or what lies beyond."""
    if not s.claim_used:
        for code in range(action - CLAIMS, CODES):
            if complete(s, seat, code) and not s.claimed[seat, code]:
                return CLAIMS + code
    return max(action, END_OF_TURN)
