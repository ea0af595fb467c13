"""Decisions that are none: what a seat must do when there is nothing else (R62).

Asking `forbids` about every action would give the same answers; this looks at what is there. Secret
and simultaneous decisions are never forced, and the others not named here always leave a choice.
"""

from __future__ import annotations

from ...engine.bitsets import alone, lowest
from ...engine.kernel import kernel
from .actions import BLOOD, FIRST, HIRE, PASS, TAKE_ADVENTURER, TAKE_CARD, Phase, Reason
from .components import HEAVY, JESTER, NONE, ORACLE, PLACES, POSITIONS
from .deeds import forbids_claim, forbids_deed
from .exploring import forbids_victim
from .measures import cards_in
from .state import AutoForced
from .town import forbids_hiring, forbids_passing


@kernel
def only_choice(s, seat):
    """The one action that the seat can take, or NONE if there are more."""
    if s.auto_forced == AutoForced.NO:
        return NONE
    if s.phase == Phase.RECRUIT:
        return only_house(s, seat)
    if s.phase == Phase.PAY:
        return only_payment(s, seat)
    if s.phase == Phase.VICTIM or s.phase == Phase.JESTER or s.phase == Phase.ORACLE:
        return only_member(s, seat)
    if s.phase == Phase.DROP:
        return only_card(cards_in(s.load) & HEAVY)
    if s.phase == Phase.COLLECT:
        return only_pass(s, seat)
    return NONE


@kernel
def only_house(s, seat):
    """Whoever may pass can also take the Street, unless the town is empty."""
    if forbids_passing(s, seat) == Reason.ALLOWED:
        return int(FIRST[PASS]) if s.town[0] == 0 else NONE
    found = NONE
    for house in range(PLACES):
        if forbids_hiring(s, seat, house) == Reason.ALLOWED:
            if found != NONE:
                return NONE
            found = int(FIRST[HIRE]) + house
    return found


@kernel
def only_payment(s, seat):
    if s.blood[seat]:
        return int(FIRST[BLOOD]) if s.gold[seat] == 0 else NONE
    return only_card(cards_in(s.treasury[seat]))


@kernel
def only_card(cards):
    return int(FIRST[TAKE_CARD]) + lowest(cards) if alone(cards) else NONE


@kernel
def only_member(s, seat):
    """Who alone can die, or be copied by oracle or jester."""
    copies = s.phase != Phase.VICTIM
    itself = ORACLE if s.phase == Phase.ORACLE else JESTER
    found = NONE
    member = int(s.leader[seat])
    while member:
        if copies:
            fits = member != itself
        else:
            fits = forbids_victim(s, seat, member) == Reason.ALLOWED
        if fits:
            if found != NONE:
                return NONE
            found = int(FIRST[TAKE_ADVENTURER]) + member - 1
        member = int(s.follower[member])
    return found


@kernel
def only_pass(s, seat):
    """In collection passing is always possible; all slots cost the same."""
    if s.seats < POSITIONS and forbids_deed(s, seat, 1) == Reason.ALLOWED:
        return NONE
    return NONE if forbids_claim(s, seat) == Reason.ALLOWED else int(FIRST[PASS])
