"""What the rule-based player thinks things are worth, in points or nearly so."""

from __future__ import annotations

import numpy as np

from ...engine.kernel import kernel
from .board import FIRST_CAVERNE, SANCTUAIRE
from .clues import claims_of, clues_on, has_slot, may_give
from .components import (
    CARD_COLOUR,
    CARD_DOTS,
    CIRCLES,
    CLAIM_VP,
    CODE,
    CODE_CLUES,
    CODES,
    HOLLOWS,
    HUES,
    NONE,
    QUARTERS,
    REGIONS,
    SYMBOL_VP,
    TYPES,
)
from .ending import areas_of
from .moves import dots_of, in_caverne, marker_in, rotations, some_dots, spot_of
from .network import ALTAR, DISTANCE, GOALS
from .routes import demand_to, stand_of
from .state import Collect, Sanctuaire

COMPLETES = 0.6
"""What completing a code is worth: so much of the points for claiming it."""
PROGRESS = 0.8
STEP_TO_GO = 0.45
NEW_AREA = 2.5
LATE_AREA = 3.5
WANTED_CLUE = 0.23
"""A clue that one may find a card for is worth so much of one that is bought."""
NEXT_TURN_CLUE = 0.7
NOT_TO_GIVE = 99.0
KEPT_CARD = 0.1
LOST_CARD = 0.2
ALTAR_AHEAD = 0.7
"""An exchange is worth so much as long as one is on the way to it."""
EXTRA_CARD = 1.5
BEGINNING = np.array([0.0, -1.0, -3.0, 0.0, 0.0])
"""What a start location is worth beyond its first way, by the points that were made from there:
Villa and above all Église look better than they are."""


@kernel
def worth_on(s, seat, code):
    """A clue on this code: the nearer to a claim, the better."""
    clues = clues_on(s, seat, code)
    value = 2.0 + PROGRESS * clues
    if clues == CODE_CLUES - 1:
        value += COMPLETES * int(CLAIM_VP[claims_of(s, code)])
    return value


@kernel
def worth(s, seat, colour):
    """A clue of this colour, on the code where it is worth most; 0 if none needs it."""
    best = 0.0
    for code in range(CODES):
        if has_slot(s, seat, code, colour):
            best = max(best, worth_on(s, seat, code))
    return best


@kernel
def slots(s, seat, colour):
    """How many clues of this colour the seat's codes still need."""
    free = 0
    for code in range(CODES):
        free += int(CODE[code, colour]) - int(s.clues[seat, code, colour])
    return free


@kernel
def fitting(s, seat, caverne, colour):
    """How many clues of this colour lie in a Caverne and fit."""
    lying = 0
    for circle in range(CIRCLES):
        if s.circle[caverne, circle] == colour + 1:
            lying += 1
    return min(lying, slots(s, seat, colour))


@kernel
def wishes(s, seat):
    """What lies in each Caverne and what waits at the altar, as a purse of tenths of points."""
    found = some_dots(ALTAR, int(10.0 * ALTAR_AHEAD * exchange_worth(s, seat)))
    for colour in range(HUES):
        tenths = int(10.0 * WANTED_CLUE * worth(s, seat, colour))
        for caverne in range(HOLLOWS):
            found += some_dots(caverne, tenths * fitting(s, seat, caverne, colour))
    return found


@kernel
def exchange_code(s, seat):
    """The code that an exchange at the altar completes for the most, NONE if there is none."""
    best, most = NONE, 0.0
    if s.sanctuaire == Sanctuaire.CLUES:
        for code in range(CODES):
            if clues_on(s, seat, code) == CODE_CLUES - 1:
                value = worth_on(s, seat, code) - cost_of_giving(s, seat, code)
                if value > most and s.supply[missing_colour(s, seat, code)]:
                    best, most = code, value
    return best


@kernel
def exchange_worth(s, seat):
    code = exchange_code(s, seat)
    return 0.0 if code == NONE else worth_on(s, seat, code) - cost_of_giving(s, seat, code)


@kernel
def missing_colour(s, seat, code):
    """The first colour of which a code still needs a clue."""
    colour = 0
    while colour < HUES - 1 and not has_slot(s, seat, code, colour):
        colour += 1
    return colour


@kernel
def cost_of_giving(s, seat, code):
    """What the clues are worth that must still be given to complete this code: two, or one."""
    first = cheapest_gift(s, seat, code, NONE)
    if first == NONE or s.offered[0]:
        return gift_cost(s, seat, first)
    second = cheapest_gift(s, seat, code, first)
    return gift_cost(s, seat, first) + gift_cost(s, seat, second)


@kernel
def gift_cost(s, seat, pair):
    """The more clues on a code, the less one gives from it; what is complete is kept."""
    if pair == NONE:
        return NOT_TO_GIVE
    clues = clues_on(s, seat, pair // HUES)
    return NOT_TO_GIVE if clues == CODE_CLUES else PROGRESS * clues


@kernel
def cheapest_gift(s, seat, code, besides):
    """The clue to give for completing a code, besides one that is given already; NONE if none.

    Clues are numbered as they are offered: 5 * code + colour.
    """
    best, least = NONE, NOT_TO_GIVE
    colour = missing_colour(s, seat, code)
    for pair in range(CODES * HUES):
        if pair // HUES != code and pair % HUES != colour and may_give(s, seat, pair):
            left = int(s.clues[seat, pair // HUES, pair % HUES]) - (1 if pair == besides else 0)
            if left > 0 and gift_cost(s, seat, pair) < least:
                best, least = pair, gift_cost(s, seat, pair)
    return best


@kernel
def target(s, seat, stand, wanted):
    """The goal to go to from here, NONE if all are barred; and how good that prospect is."""
    best, prospect = NONE, -40.0
    for goal in range(GOALS):
        node = FIRST_CAVERNE + goal
        there = dots_of(wanted, goal)
        if goal == ALTAR and there == 0:
            continue
        if not marker_in(s, seat, node) and stand != QUARTERS * node:
            value = 0.1 * there - STEP_TO_GO * int(DISTANCE[stand, goal])
            if value > prospect:
                best, prospect = goal, value
    return best, prospect


@kernel
def new_areas(s, seat, areas):
    """Areas of a way that the seat has not visited; the later ones are worth more."""
    value = 0.0
    known = areas_of(s, seat)
    for area in range(REGIONS):
        if areas >> area & 1 and not s.visited[seat, area]:
            value += LATE_AREA if known >= 6 else NEW_AREA
            known += 1
    return value


@kernel
def collectable(s, seat, node, arriving):
    """May clues be taken there still in this turn?"""
    caverne = node - FIRST_CAVERNE
    if s.collected_in and s.collected_in != caverne + 1:
        return False
    return arriving or s.visit_open[seat] == 1 or s.collect == Collect.EVERY_TURN


@kernel
def harvest(s, seat, node, left, arriving):
    """The clues that the cards left can buy in a Caverne, now or in the next turn."""
    caverne = node - FIRST_CAVERNE
    now = collectable(s, seat, node, arriving)
    value = 0.0
    for colour in range(HUES):
        clues = fitting(s, seat, caverne, colour)
        if clues:
            bought = min(clues, dots_of(left, colour)) if now else 0
            value += bought * worth(s, seat, colour)
            if arriving or now:
                value += NEXT_TURN_CLUE * (clues - bought)
    return value


@kernel
def ending_here(s, seat, spot, turned, left, wanted, arriving):
    """What it is worth to end the turn on this spot with these cards left."""
    node = spot // QUARTERS
    _, prospect = target(s, seat, stand_of(turned, spot), wanted)
    value = 0.0
    for colour in range(HUES):
        value += KEPT_CARD * dots_of(left, colour)
    if in_caverne(node) and collectable(s, seat, node, arriving):
        return value + harvest(s, seat, node, left, arriving) + 0.5 * prospect + 2.0
    if node == SANCTUAIRE and not s.exchange_used:
        value += exchange_worth(s, seat)
    return value + prospect


@kernel
def route_value(s, seat, spot, turned, areas, symbols, left, lost, wanted, arriving):
    """A way and its end together."""
    value = ending_here(s, seat, spot, turned, left, wanted, arriving)
    return value + new_areas(s, seat, areas) + SYMBOL_VP * symbols - LOST_CARD * lost


# ----------------------------------------------------------------------------------- Single cards


@kernel
def wanted_dots(s, seat):
    """The dots that the way to the next goal asks for, as things lie now."""
    turned, spot = rotations(s), spot_of(s, seat)
    goal, _ = target(s, seat, stand_of(turned, spot), wishes(s, seat))
    return demand_to(s, seat, spot, turned, goal) if goal != NONE else 0


@kernel
def wanted_clues(s, seat):
    """Cards by colour that would buy clues: here, or in the Caverne that is next."""
    node = int(s.pawn[seat])
    here = in_caverne(node) and (s.visit_open[seat] or s.collect == Collect.EVERY_TURN)
    stand = stand_of(rotations(s), spot_of(s, seat))
    goal, _ = target(s, seat, stand, wishes(s, seat))
    if here and s.collected_in == 0:
        goal = node - FIRST_CAVERNE
    found = 0
    if goal != NONE and goal != ALTAR:
        for colour in range(HUES):
            found += some_dots(colour, fitting(s, seat, goal, colour))
    return found


@kernel
def use_of(s, seat, card, demand, clues, held):
    """What one more card is good for, beyond the first `held` cards that the hand has of each type.

    `demand` and `clues` are what is wanted; what the hand covers already is not wanted twice.
    """
    colour, dots = int(CARD_COLOUR[card]), int(CARD_DOTS[card])
    cards = held_dots = 0
    for other in range(TYPES):
        if CARD_COLOUR[other] == colour:
            count = int(s.hand[seat, other]) - (1 if held and other == card else 0)
            cards += count
            held_dots += count * int(CARD_DOTS[other])
    missing = max(0, dots_of(demand, colour) - held_dots)
    value = 0.25 * dots + min(dots, missing)
    if cards < dots_of(clues, colour) + (1 if dots_of(demand, colour) else 0):
        value += 1.5
    return value
