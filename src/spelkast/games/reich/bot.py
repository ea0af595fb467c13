"""A rule-based player of Das Alte Reich: win as cheaply as possible, and dump well.

Every card and every swap with a card gets a value: the chance that it wins the round, less what the
cards would be worth later. Chances and worths are whole numbers in thousandths of a round, so the
same view gives the same decision interpreted, compiled and on a GPU.
"""

from __future__ import annotations

import numpy as np

from ...engine.kernel import kernel
from .actions import CALL_WITH, PLAY_WITH, Phase
from .card_sets import in_set, joined, without
from .components import CARDS, ELECTOR, EVENT_CARDS, NONE, PLACES, ROUNDS, SEATS
from .duels import load
from .rules import order_of, rounds_before, swapped, trick_of, winner_of, with_card

SURE = 1000
THRIFT = 500  # how much of what a card is worth later is held against playing it
ANSWERED = 500  # how far later seats are expected to find the card that beats mine, if they hold it
KEEP_ELECTOR = 150  # that an elector can be called with is worth as much as this chance to win

RIVALS = np.arange(SEATS + 1)[:, None, None] - 1
WORTH = (SURE * (load() / (CARDS - 1)) ** RIVALS.clip(0)).astype(np.int16)
"""Players, event, card -> chance to win against that many random cards."""


@kernel
def choose(v, seat, mask, luck):
    """The best of all cards, with the symbols as they lie and with each swap that can be called."""
    lower, upper = unseen(v, seat)
    coming = coming_events(v)
    second = cheapest_elector(v, seat, mask, coming, 2)
    third = cheapest_elector(v, seat, mask, coming, 3)
    best = NONE
    highest = 0
    for card in range(1, CARDS + 1):
        if v.hand[seat, card]:
            price = later_worth(v, seat, card, coming)
            for place in range(1, PLACES + 1):
                elector = 0 if place == 1 else second if place == 2 else third
                if place == 1 or (elector and elector != card):
                    value = chance_to_win(v, seat, card, place, lower, upper) * SURE
                    value -= THRIFT * (price + price_of_call(v, seat, elector, coming))
                    if best == NONE or value > highest:
                        best = int(CALL_WITH[elector]) if elector else int(PLAY_WITH[card])
                        highest = value
    return best


# ----------------------------------------------------------------------- What cards are worth later


@kernel
def coming_events(v):
    """The events that nobody has seen yet, a bit for each."""
    events = (1 << EVENT_CARDS + 1) - 2
    for place in range(rounds_before(v) + 1):
        events &= ~(1 << int(v.opened[place]))
    return events


@kernel
def later_worth(v, seat, card, coming):
    """What this card wins on an event to come; and what the hand would miss without it.

    Every card of a hand gets played, so one that is never the best there is good to lose.
    """
    events, wins, missed = 0, 0, 0
    for event in range(1, EVENT_CARDS + 1):
        if coming >> event & 1:
            events += 1
            mine = int(WORTH[v.seats, event, card])
            wins += mine
            missed += max(0, mine - best_of_others(v, seat, card, event))
    rounds = ROUNDS - int(v.round_no)
    return (wins + missed * rounds) // events + (KEEP_ELECTOR if ELECTOR[card] else 0)


@kernel
def best_of_others(v, seat, card, event):
    """The best chance of a card in this hand on that event, without this card."""
    best = 0
    for other in range(1, CARDS + 1):
        if v.hand[seat, other] and other != card:
            best = max(best, int(WORTH[v.seats, event, other]))
    return best


@kernel
def price_of_call(v, seat, elector, coming):
    """The elector is lost, and an average card comes in its place; nothing without a call."""
    if elector == 0:
        return 0
    return later_worth(v, seat, elector, coming) - SURE // int(v.seats)


@kernel
def cheapest_elector(v, seat, mask, coming, place):
    """The elector of least worth that this seat can call with to swap these places; 0: none."""
    found, least = 0, 0
    for card in range(1, CARDS + 1):
        if ELECTOR[card] == place and mask[CALL_WITH[card]]:
            worth = later_worth(v, seat, card, coming)
            if found == 0 or worth < least:
                found, least = card, worth
    return found


# ------------------------------------------------------------------------- The chance of a card


@kernel
def chance_to_win(v, seat, card, place, lower, upper):
    """Does this card beat what lies there, and will nobody beat it who has yet to play?

    With the symbols as they will lie once the first one has changed places with that one.
    """
    event = int(v.event_now)
    order = swapped(order_of(v.symbols), place)
    trick = with_card(trick_of(v.table), seat, card)
    if winner_of(v, trick, event, order) != seat:
        return 0
    later, held = still_to_play(v, seat)
    if later == 0:
        return SURE
    cards, beaten = 0, 0
    other = (seat + 1) % int(v.seats)
    for rival in range(1, CARDS + 1):
        if in_set(lower, upper, rival):
            cards += 1
            if winner_of(v, with_card(trick, other, rival), event, order) != seat:
                beaten += 1
    blind = SURE
    for _ in range(later):
        blind = blind * (cards - beaten) // cards
    if v.phase == Phase.CHOOSE:
        return blind
    answered = SURE
    for n in range(held):
        answered = answered * max(0, cards - beaten - n) // (cards - n)
    return (blind * (SURE - ANSWERED) + answered * ANSWERED) // SURE


@kernel
def still_to_play(v, seat):
    """How many seats play after this one, or with it; and how many cards they hold together."""
    seats, cards = 0, 0
    for other in range(int(v.seats)):
        if other != seat and v.table[other] == 0:
            seats += 1
            cards += int(v.hand_size[other])
    return seats, cards


@kernel
def unseen(v, seat):
    """The persons that may be anywhere: neither in the own hand nor open in this game."""
    lower, upper = 0, 0
    for card in range(1, CARDS + 1):
        if not v.hand[seat, card] and not v.discard[card]:
            lower, upper = joined(lower, upper, card)
    for other in range(int(v.seats)):
        lower, upper = without(lower, upper, int(v.table[other]))
        lower, upper = without(lower, upper, int(v.called[other]))
    return lower, upper
