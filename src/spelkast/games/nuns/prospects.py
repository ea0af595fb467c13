"""What a search looks ahead to: rounds go by, and then the position promises something.

The weights were fitted to who won 28 000 games of rule-based players, 4 000 with each number.
"""

from __future__ import annotations

from math import exp

from ...engine.kernel import kernel
from .bot_novice import route_left
from .components import ROUNDS
from .seeing import exposed, guard_seats

A_ROUND = 3.5
"""Dots that a novice comes on in a round."""
GUARDS_ALONE, LAST_CAPTURE, FIRST_HOME, IN_TIME, AT_THIS_RATE = -1.16, 1.47, -0.32, -0.33, -5.0
"""The guards: as they are; one by the captures they need; rounds until the first novice may be
home, and no more than are left; captures needed for each novice and round until then."""
A_ROUND_MORE, TOO_LATE, CAUGHT, SEEN = -0.87, 2.0, -1.4, -1.4
"""A novice: rounds that she needs; those she lacks; and that she is caught, or seen and will be."""


@kernel
def pace(s):
    """Rounds."""
    return 0 + int(s.round_no)


@kernel
def promise(s, shares, out):
    """The guards and each of the novices, as odds; both guards win together (R50)."""
    guards, seats = guard_seats(s), int(s.seats)
    first_home, total = 99.0, 0.0
    for seat in range(guards, seats):
        first_home = min(first_home, rounds_needed(s, seat))
        out[seat] = exp(hope_of(s, seat))
        total += out[seat]
    out[0] = exp(hope_of_guards(s, first_home, seats - guards))
    total += out[0]
    for guard in range(guards):
        out[guard] = out[0]
        shares[guard] = out[0] / total / guards
    for guard in range(guards):
        out[guard] /= total
    for seat in range(guards, seats):
        out[seat] /= total
        shares[seat] = out[seat]


@kernel
def rounds_needed(s, seat):
    return route_left(s, seat, int(s.at[seat])) / A_ROUND


@kernel
def rounds_left(s):
    return ROUNDS + 1 - int(s.round_no)


@kernel
def hope_of(s, seat):
    needed = rounds_needed(s, seat)
    hope = A_ROUND_MORE * needed + TOO_LATE * max(-10.0, min(0.0, rounds_left(s) - needed))
    if s.caught[seat]:
        return hope + CAUGHT
    return hope + (SEEN if exposed(s, seat, int(s.at[seat])) else 0.0)


@kernel
def hope_of_guards(s, first_home, novices):
    needed = int(s.target) - int(s.points)
    hope = GUARDS_ALONE + LAST_CAPTURE / needed + FIRST_HOME * first_home
    hope += IN_TIME * min(first_home, 1.0 * rounds_left(s))
    return hope + AT_THIS_RATE * needed / (novices * (first_home + 1.0))
