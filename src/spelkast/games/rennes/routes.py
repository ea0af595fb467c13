"""Planning a way by the colours of the cards: routes as whole numbers, what they ask, who can pay.

A *path* is a number: three bits for each hop, the way out of one junction after the other. Nothing
is written down on the way, so bot and table page can try any number of them.
"""

from __future__ import annotations

from ...engine.kernel import kernel
from .board import FIRST_CAVERNE, LOCATION_EXIT, WAYS
from .components import (
    CONVERTED,
    DAGOBERT,
    DENARNAUD,
    HUES,
    MOST_DOTS,
    NONE,
    QUARTERS,
    SYMBOL_OF,
)
from .moves import (
    dots_of,
    facing,
    in_caverne,
    marker_in,
    on_portal,
    own_colour,
    shown,
    some_dots,
    spot_reached,
    turns_between,
    with_turns,
)
from .network import DISTANCE, HOP_AREAS, HOP_DOTS, HOP_LENGTH, HOP_MIDDLE, HOP_PAY, HOP_TO

WAY_BITS = 3
HOPS = 6
"""The longest path that is thought about."""
NOWHERE = -1


@kernel
def follow(s, seat, spot, turned, path, hops, partly):
    """Where a path leads: spot, rotations, the dots it asks for, areas on it, symbols that pay.

    `partly`: the last hop is walked only as far as its first colour goes. The spot is NOWHERE if
    the path does not exist, or turns back.
    """
    demand = areas = symbols = 0
    before = NONE
    for number in range(hops):
        node = spot // QUARTERS
        way = path >> WAY_BITS * number & 7
        to = int(HOP_TO[node, way]) if way < WAYS else NONE
        if to in (NONE, before) or marker_in(s, seat, to):
            return NOWHERE, turned, demand, areas, symbols
        if on_portal(node):
            direction = facing(turned, spot)
            turns = turns_between(s, seat, direction, way)
            demand += some_dots(own_colour(s, spot), turns)
            turned = with_turns(turned, node, way - direction)
        gate = int(HOP_PAY[node, way, 0])
        demand += some_dots(shown(s, turned, gate), int(HOP_DOTS[node, way, 0]))
        if partly and number == hops - 1:
            middle = int(HOP_MIDDLE[node, way])
            return middle * QUARTERS, turned, demand, areas, symbols
        if HOP_DOTS[node, way, 1]:
            gate = int(HOP_PAY[node, way, 1])
            demand += some_dots(shown(s, turned, gate), int(HOP_DOTS[node, way, 1]))
        areas |= int(HOP_AREAS[node, way])
        spot = spot_reached(turned, to, gate)
        before = node
        if in_caverne(to) and symbol_pays(s, seat, turned, to - FIRST_CAVERNE):
            symbols += 1
    return spot, turned, demand, areas, symbols


@kernel
def symbol_pays(s, seat, turned, caverne):
    """Would entering this Caverne give the symbol bonus (R35)?"""
    location = int(SYMBOL_OF[caverne])
    return location != NONE and shown(s, turned, int(LOCATION_EXIT[location])) == s.colour[seat]


# --------------------------------------------------------------------------------- Paying for it


@kernel
def best_card(s, seat, colour, need, taken):
    """The dots of the next card to play for so many dots; `taken` counts cards already thought of.

    The largest card that wastes nothing, else the smallest that covers the rest; 0 if none is left.
    """
    smallest = 0
    for dots in range(MOST_DOTS, 0, -1):
        if s.hand[seat, MOST_DOTS * colour + dots - 1] > dots_of(taken, dots):
            if dots <= need:
                return dots
            smallest = dots
    return smallest


@kernel
def cover(s, seat, colour, need):
    """Cards and dots of this colour that pay for a need, and what they fall short of it."""
    taken = cards = dots = 0
    while need > 0:
        card = best_card(s, seat, colour, need, taken)
        if card == 0:
            break
        taken += some_dots(card, 1)
        cards += 1
        dots += card
        need -= card
    return cards, dots, max(0, need)


@kernel
def payment(s, seat, demand):
    """How the hand and the pool pay: cards left by colour (a purse of counts), and how many of them
    must be given for another colour; -1 if they cannot.

    What is short in one colour is made up by the dot of Dagobert (R12), the joker (R11) and
    conversions (R10). Of the cards left the better ones always give at least their average.
    """
    left = shorts = spare = spare_dots = 0
    dagobert = s.claimed[seat, DAGOBERT] > 0 and not s.dagobert_used
    for colour in range(HUES):
        held, held_dots = cards_of(s, seat, colour)
        cards, dots, short = cover(s, seat, colour, dots_of(demand, colour) - int(s.pool[colour]))
        if short and dagobert and (cards or s.produced[colour]):
            short -= 1
            dagobert = False
        shorts += some_dots(colour, short)
        left += some_dots(colour, held - cards)
        spare += held - cards
        spare_dots += held_dots - dots
    joker = s.claimed[seat, DENARNAUD] > 0 and not s.joker_used
    lost = 0
    for colour in range(HUES):
        short = dots_of(shorts, colour)
        while short > 0:
            lost += 1 if joker else CONVERTED
            if lost > spare:
                return -1, 0
            short -= max(1, spare_dots // spare)
            joker = False
    return left, lost


@kernel
def cards_of(s, seat, colour):
    """How many cards of this colour are in the hand, and with how many dots together."""
    cards = dots = 0
    for card in range(MOST_DOTS):
        count = int(s.hand[seat, MOST_DOTS * colour + card])
        cards += count
        dots += count * (card + 1)
    return cards, dots


# ---------------------------------------------------------------------------- The way to a Caverne


@kernel
def stand_of(turned, spot):
    """A spot as the table of distances knows it: by the direction that is faced."""
    return spot - spot % QUARTERS + facing(turned, spot) if on_portal(spot // QUARTERS) else spot


@kernel
def demand_to(s, seat, spot, turned, caverne):
    """The dots that the shortest way to a Caverne asks for now, colours ignored in choosing it."""
    demand = 0
    for _ in range(HOPS):
        node = spot // QUARTERS
        way = nearest_way(turned, spot, caverne)
        if way == NONE:
            break
        path_spot, turned, price, _, _ = follow(s, seat, spot, turned, way, 1, False)
        if path_spot == NOWHERE:
            break
        spot = path_spot
        demand += price
        if spot // QUARTERS == FIRST_CAVERNE + caverne or spot // QUARTERS == node:
            break
    return demand


@kernel
def nearest_way(turned, spot, caverne):
    """The way out that leads to a Caverne for the fewest dots."""
    node = spot // QUARTERS
    best, fewest = NONE, 99
    for way in range(WAYS):
        to = int(HOP_TO[node, way])
        if to != NONE:
            dots = int(HOP_LENGTH[node, way])
            if on_portal(node):
                dots += way - facing(turned, spot) & 3
            dots += int(DISTANCE[arrival(node, way), caverne])
            if dots < fewest:
                best, fewest = way, dots
    return best


@kernel
def arrival(node, way):
    """The stand at the end of a hop."""
    to = int(HOP_TO[node, way])
    part = 1 if HOP_DOTS[node, way, 1] else 0
    return QUARTERS * to + (int(HOP_PAY[node, way, part]) & 3 if on_portal(to) else 0)
