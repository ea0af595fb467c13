"""The minutes of the night: all that everybody sees and hears of the novices, in order (R64).

The rules write them and never read them. Where a novice can be follows from them, and is worked out
by whoever wants to know (conclusions.py). An entry is one word, kind, seat or guard, and some bits
more; a few are followed by other words.
"""

from __future__ import annotations

from enum import IntEnum

from ...engine.kernel import kernel
from .components import GUARDS, WAY

SEAT_BIT, MORE_BIT = 4, 7
"""Where the seat begins in a word, and what is said of it."""
CLUES_BIT = 10
"""In a walk, behind the card: how many clues follow."""
SECOND_WAYS, WAY_BITS = 4, 15
LIAR, HEARS = 16, 32
"""In what a guard heard: she may have lied; the Abbess listens, and behind it the Prioress."""
HAS_BIT = 4


class Entry(IntEnum):
    """What an entry says, and the words that follow it."""

    NOTHING = 0
    STANDS = 1  # a guard, without having looked; dot, and the edge she faces along
    IN_CELL = 2  # a novice, with nothing
    EXPECTED = 3  # a novice, on any of so many dots, with anything; these dots, or none: anywhere
    ROUND = 4  # of so many
    WALKED = 5  # with a card, and so many clues; these clues
    OWN_NOISE = 6  # the ways it came from at each guard; how far it was heard
    HEARD = 7  # the ways at each guard; how many noises, who listens; how far, at each guard
    SETTLED = 8  # which of her last noises was false
    LOOKS = 9  # a guard has turned this way
    STEPS = 10  # a guard has gone this way, and looks
    SEEN = 11  # a novice; her dot
    CAUGHT = 12  # a novice; her dot
    SLIPS = 13  # a novice who was caught is on the run
    TRUTH = 14  # her wish and what she has; her dot


@kernel
def put(s, word):
    """One word more."""
    n = int(s.minutes_count)
    if n < s.minutes.shape[0]:
        s.minutes[n] = word
        s.minutes_count = n + 1


@kernel
def enter(s, kind, who, more):
    put(s, kind | who << SEAT_BIT | more << MORE_BIT)


@kernel
def enter_guards(s):
    """Where they stand, before they have looked anywhere."""
    for guard in range(GUARDS):
        enter(s, Entry.STANDS, guard, 0)
        put(s, int(s.guard_dot[guard]))
        put(s, int(s.facing_from[guard]))
        put(s, int(s.facing_to[guard]))


@kernel
def enter_walk(s, seat):
    """The clues follow one by one; where the entry is, for `end_walk`."""
    n = int(s.minutes_count)
    enter(s, Entry.WALKED, seat, int(s.closing[seat]) - 1)
    return n


@kernel
def end_walk(s, entry):
    clues = int(s.minutes_count) - entry - 1
    s.minutes[entry] = int(s.minutes[entry]) | clues << CLUES_BIT


@kernel
def enter_own_noise(s, seat, ways_abbess, ways_prioress):
    enter(s, Entry.OWN_NOISE, seat, ways_abbess | ways_prioress << SECOND_WAYS)
    put(s, int(s.reach[seat]))


@kernel
def enter_heard(s, seat, ways, counts, reach_abbess, reach_prioress):
    enter(s, Entry.HEARD, seat, ways)
    put(s, counts)
    put(s, reach_abbess)
    put(s, reach_prioress)


@kernel
def enter_turn(s, guard):
    """She has turned to a neighbour and looks."""
    here, to = int(s.facing_from[guard]), int(s.facing_to[guard])
    enter(s, Entry.LOOKS, guard, int(WAY[here, to]) - 1)


@kernel
def enter_step(s, guard):
    """She has gone where she had turned to, and looks."""
    enter(s, Entry.STEPS, guard, 0)


@kernel
def enter_dot(s, kind, seat, dot):
    enter(s, kind, seat, 0)
    put(s, dot)


@kernel
def enter_truth(s, seat):
    enter(s, Entry.TRUTH, seat, int(s.wish[seat]) | int(s.has[seat]) << HAS_BIT)
    put(s, int(s.at[seat]))
