"""Where a pawn can go, and what it costs: functions that change nothing.

A *spot* is a place for one pawn: 4 * node + quarter, the quarter of the disc on a portal, else 0.
Rotations of all discs, and dots of all colours (a *purse*), are whole numbers too, so that rules,
bot and table page can try "what if" without a place to write it down.
"""

from __future__ import annotations

from ...engine.kernel import kernel
from .board import (
    DOTS,
    FIRST_CAVERNE,
    PAY,
    SANCTUAIRE,
    SOCKETS,
    TO,
    WAY,
    WAYS,
)
from .components import DISC, HOLLOWS, HUES, MARKERS, NONE, QUARTERS, TRENCAVEL

DOT_BITS = 8
ONE_COLOUR = (1 << DOT_BITS) - 1


# -------------------------------------------------------------------------- Discs and their colours


@kernel
def rotations(s):
    """How far each disc is turned, two bits for each."""
    turned = 0
    for socket in range(SOCKETS):
        turned |= int(s.rot[socket]) << 2 * socket
    return turned


@kernel
def rotation(turned, socket):
    return turned >> 2 * socket & 3


@kernel
def with_turns(turned, socket, quarters):
    """The same, after so many quarter-turns clockwise of one disc."""
    now = rotation(turned, socket)
    return turned ^ (now ^ (now + quarters & 3)) << 2 * socket


@kernel
def shown(s, turned, gate):
    """The colour that an exit shows (R1): a gate is 4 * socket + direction."""
    socket = gate // QUARTERS
    return int(DISC[s.disc[socket], gate - rotation(turned, socket) & 3])


@kernel
def face(s, gate):
    """The colour that an exit shows now."""
    socket = gate // QUARTERS
    return int(DISC[s.disc[socket], gate - int(s.rot[socket]) & 3])


# ---------------------------------------------------------------------------------------- Purses


@kernel
def purse_of(s):
    """The dots in the pool."""
    purse = 0
    for colour in range(HUES):
        purse |= int(s.pool[colour]) << DOT_BITS * colour
    return purse


@kernel
def dots_of(purse, colour):
    return purse >> DOT_BITS * colour & ONE_COLOUR


@kernel
def some_dots(colour, dots):
    """A purse with nothing but these."""
    return dots << DOT_BITS * colour


# ----------------------------------------------------------------------------------------- Spots


@kernel
def spot_of(s, seat):
    return QUARTERS * int(s.pawn[seat]) + int(s.quarter[seat])


@kernel
def on_portal(node):
    return 0 <= node < SOCKETS


@kernel
def in_caverne(node):
    return FIRST_CAVERNE <= node < FIRST_CAVERNE + HOLLOWS


@kernel
def own_colour(s, spot):
    """The colour of a quarter, however the disc is turned."""
    return int(DISC[s.disc[spot // QUARTERS], spot % QUARTERS])


@kernel
def facing(turned, spot):
    """The direction that a quarter faces."""
    return spot + rotation(turned, spot // QUARTERS) & 3


@kernel
def faced(s, seat):
    """The direction that the pawn of a seat faces now, if it stands on a portal."""
    return int(s.quarter[seat]) + int(s.rot[s.pawn[seat]]) & 3


@kernel
def spot_entered(s, node, gate):
    """Where one stands after a step paid there, as the discs lie now."""
    if on_portal(node):
        return QUARTERS * node + (gate - int(s.rot[node]) & 3)
    return QUARTERS * node


@kernel
def spot_reached(turned, node, gate):
    """Where one stands after a step paid there: on a portal, the quarter at that exit (R4)."""
    if on_portal(node):
        return QUARTERS * node + (gate - rotation(turned, node) & 3)
    return QUARTERS * node


@kernel
def occupied(s, seat, spot):
    """Does another pawn stand exactly there? Cavernes and Sanctuaire have room for all (R17)."""
    node = spot // QUARTERS
    if in_caverne(node) or node == SANCTUAIRE:
        return False
    for other in range(int(s.seats)):
        if other != seat and s.pawn[other] == node and s.quarter[other] == spot % QUARTERS:
            return True
    return False


@kernel
def marker_in(s, seat, node):
    """Does one of the seat's own markers lie in this node (R34)?"""
    if in_caverne(node):
        for marker in range(MARKERS):
            if int(s.marker[seat, marker]) == node - FIRST_CAVERNE + 1:
                return True
    return False


@kernel
def way_to(s, seat, node):
    """The way from the pawn to a node; from a quarter only through the exit it faces (R5)."""
    here = int(s.pawn[seat])
    way = int(WAY[here, node])
    if on_portal(here) and way != faced(s, seat):
        return NONE
    return way


@kernel
def turns_between(s, seat, direction, wanted):
    """The fewest quarter-turns from one direction to another; both ways with Trencavel (R13)."""
    clockwise = wanted - direction & 3
    return min(clockwise, 4 - clockwise) if s.claimed[seat, TRENCAVEL] else clockwise


# ------------------------------------------------------------------------------ Passing others

STUCK, SHARING, FREE = range(3)


@kernel
def passable(s, seat, spot, turned, purse):
    """Can these dots bring the seat from an occupied spot to a free one (R18, R19)?

    There are as many occupied spots as other pawns, so the shortest escape is no longer than that.
    Each number is a route: its digits are the ways out of one occupied spot after the other.
    """
    routes, length, going_on = 1, 0, True
    while going_on and length < int(s.seats) - 1:
        routes *= WAYS
        length += 1
        going_on = False
        for route in range(routes):
            end = walk(s, seat, spot, turned, purse, route, length)
            if end == FREE:
                return True
            going_on = going_on or end == SHARING
    return False


@kernel
def walk(s, seat, spot, turned, purse, route, length):
    """How a route ends: on a free spot, on another occupied one, or before it can be paid."""
    for _ in range(length):
        node = spot // QUARTERS
        way = route % WAYS
        route //= WAYS
        if TO[node, way] == NONE or marker_in(s, seat, int(TO[node, way])):
            return STUCK
        if on_portal(node):
            colour = own_colour(s, spot)
            turns = turns_between(s, seat, facing(turned, spot), way)
            if dots_of(purse, colour) < turns:
                return STUCK
            purse -= some_dots(colour, turns)
            turned = with_turns(turned, node, way - facing(turned, spot))
        gate = int(PAY[node, way])
        colour = shown(s, turned, gate)
        if dots_of(purse, colour) < DOTS[node, way]:
            return STUCK
        purse -= some_dots(colour, int(DOTS[node, way]))
        spot = spot_reached(turned, int(TO[node, way]), gate)
        if not occupied(s, seat, spot):
            return FREE
    return SHARING
