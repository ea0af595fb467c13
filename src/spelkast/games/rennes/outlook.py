"""What a search looks ahead to: turns go by, and then the position promises something.

The weights were fitted to who won 1 500 games of rule-based players with two seats.
"""

from __future__ import annotations

from math import exp

import numpy as np

from ...engine.kernel import kernel
from .clues import clues_on
from .components import AREA_VP, CODES
from .ending import areas_of

POINT, AREA_POINT, CLAIM = 0.12, 0.07, 0.35
"""A claimed code is worth more than its points: it brings the end nearer."""
ROW = np.array([0.0, 0.05, 0.15, 0.47, 0.90, 1.90])
"""What so many clues on a code are worth that is not claimed."""


LAP = 60
"""Beats in which every seat has had one turn: divisible by each number of seats."""


@kernel
def pace(s):
    """Turns, in parts of a lap."""
    return (int(s.round_no) * int(s.seats) + int(s.turn)) * (LAP // int(s.seats))


@kernel
def promise(s, shares, out):
    """Points, codes and clues, as odds."""
    total = 0.0
    for seat in range(int(s.seats)):
        out[seat] = exp(outlook(s, seat))
        total += out[seat]
    for seat in range(int(s.seats)):
        out[seat] /= total
        shares[seat] = out[seat]


@kernel
def outlook(s, seat):
    hope = POINT * int(s.vp[seat]) + AREA_POINT * int(AREA_VP[areas_of(s, seat)])
    for code in range(CODES):
        if s.claimed[seat, code]:
            hope += CLAIM
        else:
            hope += ROW[clues_on(s, seat, code)]
    return hope
