"""What a search looks ahead to: turns go by, and then the position promises something.

The weights were fitted to who won 24 000 games of rule-based players, with two to five seats.
"""

from __future__ import annotations

from enum import IntEnum
from math import exp

import numpy as np

from ...engine.kernel import kernel
from .bot import best_route
from .bot_values import wishes
from .clues import clues_on
from .components import AREA_VP, CODES, HUES
from .ending import areas_of
from .moves import rotations, spot_of
from .routes import cards_of

LAP = 60
"""Beats in which every seat has had one turn: divisible by each number of seats."""

ROUNDS_FOR_A_CODE = 5.0
"""A game takes about so many for each code that ends it."""
LATEST = 1.3


class Hope(IntEnum):
    """What a seat may count on."""

    POINTS = 0
    AREAS = 1
    CLAIM = 2
    """A claimed code is worth more than its points: it brings the end nearer."""
    WAY = 3
    """What the rule-based player expects of the best way that the hand can pay."""
    DOTS = 4
    OPEN = 5
    """Clues may still be taken where the pawn stands."""
    TO_MOVE = 6
    """The turn of this round is still to come."""


AT_FIRST = np.array([0.043, -0.039, 0.95, 0.022, 0.024, 0.36, 0.21])
IN_THE_END = np.array([0.177, 0.155, 0.84, 0.089, 0.024, 0.21, 0.94])
CLUES_AT_FIRST = np.array([0.0, 0.18, 0.50, 0.81, 0.88, 1.85])
"""What so many clues on a code are worth that is not claimed."""
CLUES_IN_THE_END = np.array([0.0, 0.05, 0.24, 0.62, 1.02, 2.13])


@kernel
def pace(s):
    """Turns, in parts of a lap. None goes by until all have a start location: a seat without a pawn
    has no way to hope for."""
    if s.round_no == 0:
        return 0
    return (int(s.round_no) * int(s.seats) + int(s.turn)) * (LAP // int(s.seats))


@kernel
def promise(s, shares, out):
    """Points, codes, clues, and what the hand can do from here, as odds."""
    total = 0.0
    for seat in range(int(s.seats)):
        out[seat] = exp(outlook(s, seat))
        total += out[seat]
    for seat in range(int(s.seats)):
        out[seat] /= total
        shares[seat] = out[seat]


@kernel
def outlook(s, seat):
    """What is hoped for, each thing with its weight at this time of the game."""
    late = min(LATEST, int(s.round_no) / (ROUNDS_FOR_A_CODE * int(s.codes_to_win)))
    value = weighed(Hope.POINTS, int(s.vp[seat]), late)
    value += weighed(Hope.AREAS, int(AREA_VP[areas_of(s, seat)]), late)
    value += weighed(Hope.WAY, best_way(s, seat), late)
    value += weighed(Hope.DOTS, dots_in_hand(s, seat), late)
    value += weighed(Hope.OPEN, int(s.visit_open[seat]), late)
    value += weighed(Hope.TO_MOVE, is_to_come(s, seat), late)
    for code in range(CODES):
        if s.claimed[seat, code]:
            value += weighed(Hope.CLAIM, 1, late)
        else:
            clues = clues_on(s, seat, code)
            value += between(CLUES_AT_FIRST[clues], CLUES_IN_THE_END[clues], late)
    return value


@kernel
def weighed(hope, amount, late):
    return amount * between(AT_FIRST[hope], IN_THE_END[hope], late)


@kernel
def between(first, last, late):
    return first + late * (last - first)


@kernel
def best_way(s, seat):
    value, _, _, _ = best_route(s, seat, spot_of(s, seat), rotations(s), wishes(s, seat))
    return value


@kernel
def dots_in_hand(s, seat):
    found = 0
    for colour in range(HUES):
        _, dots = cards_of(s, seat, colour)
        found += dots
    return found


@kernel
def is_to_come(s, seat):
    return 1 if (seat - int(s.start)) % int(s.seats) >= int(s.turn) else 0
