"""The novices' moves: what is allowed, one dot after the other, and what is seen of it."""

from __future__ import annotations

from ...engine.events import EVERYONE, only, tell
from ...engine.kernel import kernel
from .actions import Event, Reason
from .components import (
    DEGREE,
    DOTS,
    FAR_OFF,
    FARTHEST,
    FEWEST,
    FITS,
    GUARDS,
    ITEM_DOT,
    KEY_DOT,
    LOCKED,
    MOST,
    NEAREST,
    NEIGHBOUR,
    ROUTE,
    WAY,
    WITHIN,
    Blessing,
    Card,
    Has,
)
from .minutes import end_walk, enter_walk, put
from .seeing import exposed, guard_on, guard_seats, on_the_run
from .state import Switch

OUT = -1 - DOTS
"""In a trace: somebody caught went out of sight, and nobody knows where to."""
ESCORTED_MOST = 4
BITS = 60
"""Dots to a word of a set of dots."""

# ------------------------------------------------------------------------------ One step


@kernel
def moves_at_once(s):
    """The first move of the night is a double one (R4)."""
    return 2 if s.round_no == 1 and s.single_first_move == Switch.OFF else 1


@kernel
def escorted(s, seat):
    """Caught, and a guard sees her where her move begins (R47)."""
    return s.caught[seat] != 0 and exposed(s, seat, int(s.start[seat]))


@kernel
def most_dots(s, seat):
    if escorted(s, seat):
        return ESCORTED_MOST
    more = s.blessing[seat] == Blessing.EXTRA_STEP and not s.caught[seat]  # R54
    return int(MOST[Card.RUN]) * moves_at_once(s) + (1 if more else 0)


@kernel
def forbids_sneaking(s, seat, to):
    here = int(s.at[seat])
    way = int(WAY[here, to]) - 1
    if way < 0:
        return Reason.NO_NEIGHBOUR
    if guard_on(s, to):
        return Reason.GUARD_THERE
    if LOCKED[here, way] and s.has[seat] == Has.NOTHING:
        return Reason.LOCKED
    if home_already(s, seat):
        return Reason.HOME_ALREADY
    if s.walked[seat] >= most_dots(s, seat):
        return Reason.ENOUGH_DOTS
    if s.caught[seat] and not may_leave(s, seat, here, to, s.has[seat] != Has.NOTHING):
        return Reason.NOT_TOWARDS_HOME
    return Reason.ALLOWED


@kernel
def home_already(s, seat):
    """In her own cell with her item, or led there by a guard: the move is over (R11)."""
    if s.walked[seat] == 0 or s.at[seat] != s.cell[seat]:
        return False
    return s.has[seat] == Has.ITEM or escorted(s, seat)


@kernel
def may_leave(s, seat, here, to, keys):
    """Somebody caught goes home as long as she is seen, and anywhere if she is not (R47)."""
    return not exposed(s, seat, here) or homeward(s, seat, here, to, keys)


@kernel
def homeward(s, seat, here, to, keys):
    """Is no other neighbour nearer to her cell? Guards bar the way, locks too without keys (R48).

    By the distances of an empty convent, as far as no guard stands on a shortest route.
    """
    cell, free = int(s.cell[seat]), 1 if keys else 0
    least = shortest = FAR_OFF
    for way in range(int(DEGREE[here])):
        by = int(NEIGHBOUR[here, way])
        if (keys or not LOCKED[here, way]) and not guard_on(s, by):
            route = int(ROUTE[free, by, cell])
            least = min(least, route)
            if way_clear(s, by, cell, free):
                shortest = min(shortest, route)
    route = int(ROUTE[free, to, cell])
    if route > shortest:
        return False
    if route <= least and way_clear(s, to, cell, free):
        return True
    return first_reached(s, seat, here, to, keys)


@kernel
def way_clear(s, dot, cell, free):
    """Does a shortest route lead from this dot to her cell, and is no guard on any of them?"""
    route = int(ROUTE[free, dot, cell])
    for guard in range(GUARDS):
        there = int(s.guard_dot[guard])
        if int(ROUTE[free, dot, there]) + int(ROUTE[free, there, cell]) <= route:
            return False
    return route < FAR_OFF


@kernel
def first_reached(s, seat, here, to, keys):
    """The same past the guards: from the cell outwards in rings, until a neighbour is reached."""
    cell, ring = int(s.cell[seat]), 0
    a, b, c = with_dot(s, 0, 0, 0, cell)
    while True:
        ring_a, ring_b, ring_c = a, b, c
        for way in range(int(DEGREE[here])):
            if has_dot(a, b, c, int(NEIGHBOUR[here, way])) and (keys or not LOCKED[here, way]):
                return has_dot(a, b, c, to)
        for n in range(int(WITHIN[cell, min(ring, FARTHEST)])):
            dot = int(NEAREST[cell, n])
            if has_dot(ring_a, ring_b, ring_c, dot):
                for way in range(int(DEGREE[dot])):
                    if keys or not LOCKED[dot, way]:
                        a, b, c = with_dot(s, a, b, c, int(NEIGHBOUR[dot, way]))
        if a == ring_a and b == ring_b and c == ring_c:
            return False
        ring += 1


@kernel
def with_dot(s, a, b, c, dot):
    """The set of dots with this one, unless a guard stands there."""
    if guard_on(s, dot):
        return a, b, c
    bit = 1 << dot % BITS
    if dot < BITS:
        return a | bit, b, c
    if dot < 2 * BITS:
        return a, b | bit, c
    return a, b, c | bit


@kernel
def has_dot(a, b, c, dot):
    word = a if dot < BITS else b if dot < 2 * BITS else c
    return word >> dot % BITS & 1 == 1


@kernel
def stuck(s, seat, here, keys):
    """Has she no way to go on, with or without keys, if she is being led home?"""
    for way in range(int(DEGREE[here])):
        to = int(NEIGHBOUR[here, way])
        if guard_on(s, to) or (LOCKED[here, way] and not keys):
            continue
        if may_leave(s, seat, here, to, keys):
            return False
    return True


@kernel
def sneak_to(s, seat, to):
    """Nobody is told."""
    way = int(WAY[s.at[seat], to]) - 1
    s.walk[seat] = int(s.walk[seat]) | way << 2 * int(s.walked[seat])
    s.walked[seat] += 1
    s.at[seat] = to


# ------------------------------------------------------------------------ Closing the move


@kernel
def forbids_closing(s, seat, card):
    """The dots covered decide which cards fit; among those she chooses (R1, R2)."""
    if escorted(s, seat):
        return forbids_escorted(s, seat, card)
    if card > Card.RUN and (s.blessing[seat] != Blessing.EXTRA_STEP or s.caught[seat]):
        return Reason.NO_EXTRA_STEP
    return Reason.ALLOWED if fits(s, card, int(s.walked[seat])) else Reason.OTHER_CARD


@kernel
def fits(s, card, dots):
    """Does this card stand for so many dots in this round?"""
    return FITS[s.run_exact, moves_at_once(s) - 1, dots, card] != 0


@kernel
def forbids_escorted(s, seat, card):
    """She walks home, three or four dots; fewer only if she is there or cannot go on."""
    dots = int(s.walked[seat])
    if card != (Card.STAND if dots == 0 else Card.WALK):
        return Reason.OTHER_CARD
    if dots >= FEWEST[Card.WALK] or home_already(s, seat):
        return Reason.ALLOWED
    keys = s.has[seat] != Has.NOTHING
    return Reason.ALLOWED if stuck(s, seat, int(s.at[seat]), keys) else Reason.GO_ON_HOME


# ----------------------------------------------------------------------- What is seen of it


@kernel
def retrace(s, seat):
    """Tell where she was seen, and put vanished tokens (R20).

    The clues in the minutes are what everybody learns of her walk: a seen dot as itself, the dot
    behind a vanished token as a negative number, or OUT.
    """
    entry = enter_walk(s, seat)
    here, walk = int(s.start[seat]), int(s.walk[seat])
    before = exposed(s, seat, here)
    for n in range(int(s.walked[seat])):
        to = int(NEIGHBOUR[here, walk >> 2 * n & 3])
        after = exposed(s, seat, to)
        if after:
            if before:
                tell(s, EVERYONE, Event.MOVES, seat, here, to)
            else:
                tell(s, EVERYONE, Event.APPEARS, seat, to)
            put(s, to)
            s.last_seen[seat] = to
            s.last_round[seat] = s.round_no
        elif before:
            put(s, vanish(s, seat, here, to))
        here, before = to, after
    end_walk(s, entry)


@kernel
def vanish(s, seat, here, to):
    """Out of sight: with a token on the edge if she is on the run."""
    if not on_the_run(s, seat):
        tell(s, EVERYONE, Event.OUT_OF_SIGHT, seat, here)
        return OUT
    n = int(s.vanishings)
    s.vanished_from[n] = here
    s.vanished_to[n] = to
    s.vanished_by[n] = seat + 1
    s.vanishings = n + 1
    tell(s, EVERYONE, Event.VANISHES, seat, here, to)
    return -to


@kernel
def pick_up(s, seat):
    """Only where the move ends (R9); keys and item are never one stop (R10)."""
    dot, wish = int(s.at[seat]), int(s.wish[seat])
    if s.has[seat] == Has.NOTHING and dot == KEY_DOT[wish]:
        s.has[seat] = Has.KEYS
        tell(s, only(seat), Event.KEYS, seat, dot)
    elif s.has[seat] == Has.KEYS and dot == ITEM_DOT[wish]:
        s.has[seat] = Has.ITEM
        tell(s, only(seat), Event.ITEM, seat, wish, dot)


@kernel
def write_log(s, seat):
    line = int(s.round_no) - 1
    s.log_dot[seat, line] = s.at[seat]
    s.log_steps[seat, line] = s.walked[seat]
    s.log_card[seat, line] = s.closing[seat]
    s.log_has[seat, line] = s.has[seat]
    s.log_walk[seat, line] = s.walk[seat]


@kernel
def show_card(s, seat):
    """With one dot more the blessing is shown too, and gone (R54)."""
    card = int(s.closing[seat]) - 1
    s.card[seat] = card + 1
    tell(s, EVERYONE, Event.SHOWS, seat, card)
    if card > Card.RUN:
        s.blessing[seat] = Blessing.NONE
        s.blessed[seat] = 0
        s.shown[seat] = Blessing.EXTRA_STEP


@kernel
def rest(s, seat):
    """Her move is over: the figure lies where she is seen, or in her cell (R13)."""
    dot = int(s.at[seat])
    bit = 1 << seat - guard_seats(s)
    if exposed(s, seat, dot):
        s.token[seat] = dot
        s.sighted = int(s.sighted) | bit
    else:
        s.token[seat] = s.cell[seat]
        s.sighted = int(s.sighted) & ~bit
    s.start[seat] = dot
    s.walk[seat] = 0
    s.walked[seat] = 0
    s.closing[seat] = 0


@kernel
def home_with_item(s, seat):
    return s.has[seat] == Has.ITEM and s.at[seat] == s.cell[seat]
