"""What the guards see, and who is who: questions that the rules ask of a position."""

from __future__ import annotations

from ...engine.kernel import kernel
from .components import BEAM, DOTS, GUARDS, IN_BEAM, LINE, NONE, NOVICES, SEATS, WAY, X, Y

TWO_GUARD_SEATS = SEATS


@kernel
def guard_seats(s):
    """With eight players two share the guards (R50)."""
    return 2 if s.seats == TWO_GUARD_SEATS else 1


@kernel
def seat_of_guard(s, guard):
    return guard if guard_seats(s) == GUARDS else 0


@kernel
def novices(s):
    return min(int(s.seats) - guard_seats(s), NOVICES)


@kernel
def on_the_run(s, seat):
    return s.cell[seat] != 0 and not s.caught[seat]


@kernel
def guard_on(s, dot):
    return s.guard_dot[0] == dot or s.guard_dot[1] == dot


@kernel
def ahead(s, guard, dot):
    """Her own row, at right angles to where she faces, and everything before it (R15)."""
    start, end = int(s.facing_from[guard]), int(s.facing_to[guard])
    here = int(s.guard_dot[guard])
    east = (int(X[end]) - int(X[start])) * (int(X[dot]) - int(X[here]))
    return east + (int(Y[end]) - int(Y[start])) * (int(Y[dot]) - int(Y[here])) >= 0


@kernel
def sees(s, guard, dot):
    """By the rule itself; `lit` keeps the answer for all dots."""
    if s.guard_dot[guard] == dot:
        return True
    faces = s.facing_from[guard] != 0
    return faces and LINE[s.guard_dot[guard], dot] != 0 and ahead(s, guard, dot)


@kernel
def beam_of(s, guard):
    """Which dots she lights beside her own; number 0, none, before she has turned."""
    start = int(s.facing_from[guard])
    if start == 0:
        return 0
    way = int(WAY[start, s.facing_to[guard]]) - 1
    return int(BEAM[start, way, 1 if s.guard_dot[guard] != start else 0])


@kernel
def shine(s, guard):
    """Light the dots that she sees from where she stands and faces now, and no others.

    Looks at all dots: they lie side by side, and the processor takes many at once.
    """
    beam, light = beam_of(s, guard), 1 << guard
    for dot in range(DOTS + 1):
        s.lit[dot] = int(s.lit[dot]) & ~light | int(IN_BEAM[beam, dot]) & light
    s.lit[s.guard_dot[guard]] = int(s.lit[s.guard_dot[guard]]) | light


@kernel
def exposed(s, seat, dot):
    """Would this novice be seen there? Never in her own cell (R13)."""
    return s.lit[dot] != 0 and dot != s.cell[seat]


@kernel
def light_on(s, seat):
    """Which guards see this novice, as bits."""
    dot = int(s.at[seat])
    return int(s.lit[dot]) if dot != s.cell[seat] else 0


@kernel
def seen_by(s, guard, seat):
    """Does this guard see this novice?"""
    return light_on(s, seat) >> guard & 1 == 1


@kernel
def finds_trace(s, guard):
    """The last-seen dot of a vanished token that she sees (R21); 0 if she sees none."""
    for n in range(int(s.vanishings)):
        if int(s.lit[s.vanished_from[n]]) >> guard & 1:
            return int(s.vanished_from[n])
    return 0


@kernel
def hears_a_token(s, guard):
    """Does a noise lie beside her?"""
    for n in range(int(s.noises)):
        if s.noise_guard[n] == guard:
            return True
    return False


@kernel
def other_mover(s):
    """The guard who has not moved yet in this round; NONE if both have."""
    return 1 - int(s.first_guard) if s.mover == s.first_guard else NONE
