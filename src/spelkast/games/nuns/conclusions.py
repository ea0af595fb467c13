"""Where each novice can be: the minutes read on paper (R64).

`conclude` fills the paper of a view: `could[novice, guess, dot]` and `known`. It goes on where the
paper was left if that was in these same minutes. While it reads, what it needs of the position (who
stands where, who is caught, what is lit) is put back to how it was then.
"""

from __future__ import annotations

from ...engine.kernel import kernel
from ...engine.schema import Record, StateArray
from .components import DOTS, GUARDS, NEIGHBOUR, NOVICES, SEATS
from .deduction import (
    begin_in_cell,
    caught_on,
    collapse,
    expect,
    follow,
    hear_all_real,
    hear_one_false,
    search,
    settle,
    trait,
)
from .minutes import (
    CLUES_BIT,
    HAS_BIT,
    HEARS,
    MORE_BIT,
    SEAT_BIT,
    SECOND_WAYS,
    WAY_BITS,
    Entry,
)
from .seeing import guard_seats, shine
from .state import GUESSES, TIMES, State, Switch

SEAT_MASK, CARD_MASK = 7, 7
SUM_MASK = (1 << 40) - 1


@kernel
def conclude(v):
    """Read the minutes to their end."""
    if not goes_on(v):
        clear_paper(v)
    go_back(v)
    n = int(v.read)
    while n < v.minutes_count:
        v.read_sum = add_up(int(v.read_sum), v, n, n + length(v, n))
        n = read_entry(v, n)
    v.read = n
    go_back(v)


@kernel
def goes_on(v):
    """Is what was read before the beginning of these minutes?"""
    return v.read <= v.minutes_count and add_up(0, v, 0, int(v.read)) == v.read_sum


@kernel
def add_up(total, v, first, end):
    """A number that stands for these words."""
    for n in range(first, end):
        total = (total * 31 + int(v.minutes[n])) & SUM_MASK
    return total


@kernel
def go_back(v):
    """Exchange the present with the moment up to which the minutes have been read."""
    now = int(v.round_no)
    v.round_no = v.then_round
    v.then_round = now
    for guard in range(GUARDS):
        now = int(v.guard_dot[guard])
        v.guard_dot[guard] = v.then_dot[guard]
        v.then_dot[guard] = now
        now = int(v.facing_from[guard])
        v.facing_from[guard] = v.then_from[guard]
        v.then_from[guard] = now
        now = int(v.facing_to[guard])
        v.facing_to[guard] = v.then_to[guard]
        v.then_to[guard] = now
    for seat in range(SEATS):
        now = int(v.caught[seat])
        v.caught[seat] = v.then_caught[seat]
        v.then_caught[seat] = now
    for dot in range(DOTS + 1):
        now = int(v.lit[dot])
        v.lit[dot] = v.then_lit[dot]
        v.then_lit[dot] = now


@kernel
def clear_paper(v):
    v.read = 0
    v.read_sum = 0
    v.then_round = 0
    for guard in range(GUARDS):
        v.then_dot[guard] = 0
        v.then_from[guard] = 0
        v.then_to[guard] = 0
    for seat in range(SEATS):
        v.then_caught[seat] = 0
    for dot in range(DOTS + 1):
        v.then_lit[dot] = 0
    for novice in range(NOVICES):
        v.known[novice] = 0
        v.doubted[novice] = 0
        for guess in range(GUESSES):
            for dot in range(DOTS + 1):
                v.could[novice, guess, dot] = 0


@kernel
def paper_empty(s):
    """Nothing has been read, and nothing was left lying."""
    if s.read or s.read_sum or s.then_round:
        return False
    for dot in range(DOTS + 1):
        if s.sheet[0, dot] or s.sheet[1, dot] or s.then_lit[dot]:
            return False
        for novice in range(NOVICES):
            if s.could[novice, 0, dot] or s.could[novice, 1, dot] or s.could[novice, 2, dot]:
                return False
    for time in range(TIMES):
        if s.hops[0, time] or s.hops[1, time]:
            return False
    return True


@kernel
def length(v, n):
    """How many words the entry has."""
    word = int(v.minutes[n])
    kind = word % (1 << SEAT_BIT)
    if kind == Entry.WALKED:
        return 1 + (word >> CLUES_BIT)
    if kind == Entry.EXPECTED:
        return 1 + (word >> MORE_BIT)
    if kind == Entry.STANDS or kind == Entry.HEARD:
        return 4
    if kind == Entry.OWN_NOISE or kind >= Entry.SEEN:
        return 1 if kind == Entry.SLIPS else 2
    return 1


@kernel
def read_entry(v, n):
    """Draw the conclusions of one entry; where the next one is."""
    word = int(v.minutes[n])
    kind, who, more = word % (1 << SEAT_BIT), word >> SEAT_BIT & SEAT_MASK, word >> MORE_BIT
    if kind == Entry.WALKED:
        follow(v, who, more & CARD_MASK, n + 1, word >> CLUES_BIT)
    elif kind == Entry.LOOKS:
        turn(v, who, more)
    elif kind == Entry.STEPS:
        go(v, who)
    elif kind == Entry.OWN_NOISE:
        read_own_noise(v, who, more, int(v.minutes[n + 1]))
    elif kind == Entry.HEARD:
        read_heard(v, who, more, n + 1)
    elif kind == Entry.SETTLED:
        settle(v, who, more)
    elif kind == Entry.SEEN:
        collapse(v, who, int(v.minutes[n + 1]))
    elif kind == Entry.CAUGHT:
        caught_on(v, who, int(v.minutes[n + 1]))
    elif kind == Entry.SLIPS:
        v.caught[who] = 0
        v.known[who - guard_seats(v)] = 0
    elif kind == Entry.ROUND:
        v.round_no = more
    elif kind == Entry.STANDS:
        stand(v, who, n + 1)
    elif kind == Entry.IN_CELL:
        begin_in_cell(v, who)
    elif kind == Entry.EXPECTED:
        expect(v, who, n + 1, more)
    else:
        know_all(v, who, more, int(v.minutes[n + 1]))
    return n + length(v, n)


@kernel
def stand(v, guard, first):
    v.guard_dot[guard] = v.minutes[first]
    v.facing_from[guard] = v.minutes[first + 1]
    v.facing_to[guard] = v.minutes[first + 2]
    shine(v, guard)


@kernel
def turn(v, guard, way):
    here = int(v.guard_dot[guard])
    v.facing_from[guard] = here
    v.facing_to[guard] = NEIGHBOUR[here, way]
    shine(v, guard)
    search(v, guard)


@kernel
def go(v, guard):
    v.guard_dot[guard] = v.facing_to[guard]
    shine(v, guard)
    search(v, guard)


@kernel
def read_own_noise(v, seat, ways, reach):
    hers = v.anonymous_noise == Switch.OFF
    for guard in range(GUARDS):
        here = ways >> SECOND_WAYS * guard & WAY_BITS
        hear_all_real(v, seat, guard, reach, here, hers and here != 0)


@kernel
def read_heard(v, seat, ways, first):
    counts = int(v.minutes[first])
    if v.anonymous_noise == Switch.ON:
        for guard in range(GUARDS):
            if counts & HEARS << guard:
                here = ways >> SECOND_WAYS * guard & WAY_BITS
                hear_all_real(v, seat, guard, int(v.minutes[first + 1 + guard]), here, False)
    else:
        hear_one_false(v, seat, ways, counts, first + 1)


@kernel
def know_all(v, seat, more, dot):
    """The game is over, and everybody is told where she is and what she has."""
    collapse(v, seat, dot)
    wish, has = more % (1 << HAS_BIT), more >> HAS_BIT
    v.could[seat - guard_seats(v), 0, dot] = trait(wish, has)


def concluded(record: Record) -> Record:
    """A copy of a position or a view, with everything worked out on its paper."""
    copies: StateArray = State.new()
    copies[0] = record
    conclude(copies[0])
    return copies[0]
