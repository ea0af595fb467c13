"""What of all actions can be legal at all: members of the own group, and cards in its
hands. Tests see to it that nothing legal is passed over."""

from __future__ import annotations

from ...engine.bitsets import list_members
from ...engine.kernel import kernel
from ...engine.rulebook import ask_run
from .actions import Phase, Reason
from .components import CARDS, HEAVY, PLACES
from .measures import cards_in, next_member
from .rules import CARDS_FROM, CARDS_UP_TO, forbids_member
from .town import forbids_hiring

HOUSES_UP_TO = CARDS_UP_TO + PLACES


@kernel
def worth_asking(s, seat, action):
    """Of all adventurers the members of the group, and of all cards those in its hands."""
    if action < CARDS_FROM:
        member = next_member(s, seat, action)
        return member - 1 if member else CARDS_FROM
    if action < CARDS_UP_TO:
        return CARDS_FROM + next_card(s, seat, action - CARDS_FROM)
    return action


@kernel
def next_card(s, seat, card):
    """The first card from this one on that the seat may pay with, or drop; else CARDS."""
    pays = s.phase == Phase.PAY
    while card < CARDS and (s.treasury[seat, card] if pays else s.load[card]) == 0:
        card += 1
    return card


@kernel
def list_run(s, seat, action, end, found, count):
    """Members of the group one after the other, and cards from a set of those in its hands."""
    if action < CARDS_FROM:
        return list_group(s, seat, found, count)
    if action < CARDS_UP_TO:
        cards = cards_in(s.treasury[seat]) if s.phase == Phase.PAY else cards_in(s.load) & HEAVY
        return list_members(cards, CARDS_FROM, found, count)
    if action < HOUSES_UP_TO:
        return list_houses(s, seat, found, count)
    return ask_run(s, seat, action, end, found, count)


@kernel
def list_group(s, seat, found, count):
    member = int(s.leader[seat])
    while member:
        found[count] = member - 1
        count += 1 if forbids_member(s, seat, member) == Reason.ALLOWED else 0
        member = int(s.follower[member])
    return count


@kernel
def list_houses(s, seat, found, count):
    for house in range(PLACES):
        found[count] = CARDS_UP_TO + house
        count += 1 if forbids_hiring(s, seat, house) == Reason.ALLOWED else 0
    return count
