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
    TURN_CW,
    Phase,
)
from .board import NEIGHBOURS, NODE_COUNT, SANCTUAIRE, TO, WAYS
from .components import CONVERTED, DAGOBERT, DENARNAUD, TYPES
from .moves import faced, in_caverne, on_portal

PLAYS, PICKS, JOKERS = int(FIRST[PLAY]), int(FIRST[PICK]), int(FIRST[JOKER])
CONVERSIONS, HELPS, STEPS = int(FIRST[CONVERT]), int(FIRST[DAGOBERT_HELPS]), int(FIRST[STEP])
TURNS, TAKES, PLACES = int(FIRST[TURN_CW]), int(FIRST[TAKE]), int(FIRST[PLACE])
OFFERS, GAINS, EVENTS = int(FIRST[OFFER]), int(FIRST[GAIN]), int(FIRST[EVENT])
CLAIMS, END_OF_TURN = int(FIRST[CLAIM]), int(FIRST[END])


@kernel
def worth_asking(s, seat, action):
    """Cards and places one by one; of other kinds all, unless nothing of the kind can be done."""
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
    if PICKS <= action < JOKERS and here != SANCTUAIRE:
        action = JOKERS
    if JOKERS <= action < CONVERSIONS and not s.claimed[seat, DENARNAUD]:
        action = CONVERSIONS
    if CONVERSIONS <= action < HELPS and s.hand_size[seat] < CONVERTED:
        action = HELPS
    if HELPS <= action < STEPS and not s.claimed[seat, DAGOBERT]:
        action = STEPS
    if STEPS <= action < TURNS:
        action = next_place(s, seat, here, action)
    if TURNS <= action < TAKES and not on_portal(here):
        action = TAKES
    if TAKES <= action < PLACES:
        action = next_held(s, seat, TAKES, action) if in_caverne(here) else PLACES
    if OFFERS <= action < GAINS and here != SANCTUAIRE:
        action = GAINS
    if EVENTS <= action < CLAIMS and s.event_used:
        action = CLAIMS
    if CLAIMS <= action < END_OF_TURN and s.claim_used:
        action = END_OF_TURN
    return action


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
