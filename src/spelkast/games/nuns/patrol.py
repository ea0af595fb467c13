"""The guards' moves: paths, freedom, looking and catching."""

from __future__ import annotations

from ...engine.bitsets import alone, lowest
from ...engine.events import EVERYONE, only, tell
from ...engine.kernel import kernel
from .actions import Event, Freedom, Reason
from .components import (
    BEAM,
    DEGREE,
    ENDING_AT,
    GUARD_FEWEST,
    GUARD_FITS,
    GUARD_MOST,
    GUARDS,
    LAST_DOT,
    LEADS,
    NEIGHBOUR,
    PATH,
    PATHS,
    PLACE,
    PLUS,
    SOLE_WAY,
    WAY,
    Blessing,
    Card,
    Has,
)
from .minutes import Entry, enter_dot, enter_step, enter_turn
from .seeing import (
    beam_of,
    finds_trace,
    guard_seats,
    hears_a_token,
    light_on,
    on_the_run,
    seat_of_guard,
    seen_by,
    shine,
)
from .state import Switch

UTURN_CARD = PATHS
"""Beside the path cards: the way back along the same path."""
NOTHING_TO_DO = -1

# ----------------------------------------------------------------------------- A move begins


@kernel
def begin_patrol(s, guard):
    """Is she free to leave her path? A noise, a novice or a trace in view makes her so (R37)."""
    s.mover = guard
    s.steps[guard] = 0
    s.spotted = 0
    freedom = 0
    if hears_a_token(s, guard):
        freedom |= Freedom.NOISE
    for seat in range(guard_seats(s), int(s.seats)):
        if on_the_run(s, seat) and seen_by(s, guard, seat):
            s.spotted = int(s.spotted) | 1 << seat
            freedom |= Freedom.SIGHT
    if finds_trace(s, guard):
        freedom |= Freedom.VANISHED
    s.free[guard] = freedom


@kernel
def extra_dot(s, guard):
    """One dot more, if she has that blessing (R55)."""
    owner = seat_of_guard(s, guard)
    return 1 if s.guard_blessing[owner, guard] == Blessing.EXTRA_STEP else 0


@kernel
def run_most(s):
    return int(GUARD_MOST[Card.RUN]) - (1 if s.guard_max5 == Switch.ON else 0)


@kernel
def worn_out(s, guard):
    return s.steps[guard] >= run_most(s) + extra_dot(s, guard)


@kernel
def forbids_end_of_patrol(s, guard, card):
    """Three or four dots are a walk, five or six a run; she cannot stop before (R35, R43)."""
    if card > Card.RUN and not extra_dot(s, guard):
        return Reason.NO_EXTRA_STEP
    fits = GUARD_FITS[s.guard_max5, s.steps[guard], card]
    return Reason.ALLOWED if fits else Reason.GUARD_CARD


# ------------------------------------------------------------------------------------ Paths


@kernel
def last_dot(s, guard):
    """Where her path ends."""
    return int(LAST_DOT[int(s.path[guard]) - 1, s.path_back[guard]])


@kernel
def bound_ways(s, guard):
    """The ways that her path leaves her, as bits: on along it, or straight back to it (R38)."""
    return int(LEADS[int(s.path[guard]) - 1, s.path_back[guard], s.guard_dot[guard]])


@kernel
def open_ways(s, guard):
    """The ways that she may go, as bits; free she goes anywhere, locks and all."""
    if s.free[guard]:
        return (1 << int(DEGREE[s.guard_dot[guard]])) - 1
    return bound_ways(s, guard)


@kernel
def chooses_path(s, guard):
    """Before her first step, and on the end of her path unless she is free (R39, R40)."""
    if s.path[guard] == 0:
        return True
    return s.free[guard] == 0 and s.guard_dot[guard] == last_dot(s, guard)


@kernel
def free_paths(s, guard):
    """The paths that end where she stands, no guard is on, and are still in the game, as bits."""
    taken = (1 << int(s.path[0]) | 1 << int(s.path[1])) >> 1  # 0: none
    return int(ENDING_AT[s.guard_dot[guard]]) & ~(taken | int(s.discarded))


@kernel
def forbids_path(s, guard, path):
    ends_here = int(ENDING_AT[s.guard_dot[guard]]) >> path & 1
    if not ends_here or not chooses_path(s, guard) or worn_out(s, guard):
        return Reason.NOT_AT_AN_END
    return Reason.ALLOWED if free_paths(s, guard) >> path & 1 else Reason.PATH_USED


@kernel
def forbids_uturn(s, guard):
    """On the end of a path she has walked (R33)."""
    if s.path[guard] == 0 or not chooses_path(s, guard) or worn_out(s, guard):
        return Reason.NOT_AT_AN_END
    left = s.uturns > 0 or s.paths_reusable == Switch.ON
    return Reason.ALLOWED if left else Reason.NO_UTURN


@kernel
def path_cards(s, guard):
    """The paths that she can take, and the card to turn round with, as bits."""
    uturn = 1 << UTURN_CARD if forbids_uturn(s, guard) == 0 else 0
    return free_paths(s, guard) | uturn


@kernel
def lay_paths_out_again(s, guard):
    """No card left for this hexagon: all discarded ones come back (R34)."""
    if chooses_path(s, guard) and not worn_out(s, guard) and path_cards(s, guard) == 0:
        s.discarded = 0
        tell(s, EVERYONE, Event.PATHS_RETURN)


@kernel
def take_path(s, guard, path):
    """The finished one is out of the game (R32)."""
    if s.path[guard] and s.paths_reusable == Switch.OFF:
        s.discarded = int(s.discarded) | 1 << int(s.path[guard]) - 1
    s.path[guard] = path + 1
    s.path_back[guard] = 0 if PATH[path, 0] == s.guard_dot[guard] else 1
    tell(s, EVERYONE, Event.TAKES_PATH, guard, path)


@kernel
def turn_round(s, guard):
    s.path_back[guard] = 1 - int(s.path_back[guard])
    if s.paths_reusable == Switch.OFF:
        s.uturns -= 1
    tell(s, EVERYONE, Event.TURNS_ROUND, guard, int(s.path[guard]) - 1)


# ------------------------------------------------------------------------------------- Steps


@kernel
def forbids_patrol(s, guard, to):
    way = int(WAY[s.guard_dot[guard], to]) - 1
    if way < 0:
        return Reason.NO_NEIGHBOUR
    if worn_out(s, guard):
        return Reason.GUARD_CARD
    if chooses_path(s, guard):
        return Reason.PATH_FIRST
    return Reason.ALLOWED if open_ways(s, guard) >> way & 1 else Reason.BOUND_TO_PATH


@kernel
def lone_move(s, guard):
    """The only thing she can do: a dot, or a path (-1 - path); 0 if she can choose or end.

    Only what everybody sees decides this (R61): an end is never made for her.
    """
    if s.steps[guard] >= GUARD_FEWEST[Card.WALK]:
        return 0
    if not chooses_path(s, guard):
        sole = int(SOLE_WAY[open_ways(s, guard)])
        return int(NEIGHBOUR[s.guard_dot[guard], sole - 1]) if sole else 0
    cards = path_cards(s, guard)
    return NOTHING_TO_DO - lowest(cards) if alone(cards) else 0


@kernel
def leaves_path(s, guard, here, to):
    """Is this a step from a dot of her path to one that is not the next?"""
    onward = bound_ways(s, guard) >> int(WAY[here, to]) - 1 & 1
    return PLACE[int(s.path[guard]) - 1, here] != 0 and onward == 0


@kernel
def step_to(s, guard, to):
    """Turn, look, and if nothing new is seen step and look again (R16, R17, R18)."""
    here = int(s.guard_dot[guard])
    leaves = s.free[guard] != 0 and leaves_path(s, guard, here, to)
    turned = turn_to(s, guard, here, to)
    found = turned and look(s, guard)
    enter_turn(s, guard)
    if found:
        tell(s, EVERYONE, Event.TURNS, guard, to)
        return
    if leaves:
        tell(s, EVERYONE, Event.LEAVES_PATH, guard)
    s.guard_dot[guard] = to
    s.steps[guard] += 1
    tell(s, EVERYONE, Event.STEPS, guard, here, to)
    shine(s, guard)
    catch(s, guard, to)
    look(s, guard)
    enter_step(s, guard)


@kernel
def turn_to(s, guard, here, to):
    """Is there anything to look for? Not if she goes straight on: she has just looked there.

    Nobody else moves meanwhile, so a second look finds nothing; only her first one in a move does.
    """
    before = beam_of(s, guard)
    if before == BEAM[here, int(WAY[here, to]) - 1, 0]:
        s.facing_from[guard] = here
        s.facing_to[guard] = to
        return s.steps[guard] == 0
    s.facing_from[guard] = here
    s.facing_to[guard] = to
    shine(s, guard)
    return True


@kernel
def catch(s, guard, dot):
    """Everybody on the run there, all at once; nobody in her own cell (R13, R14, R44)."""
    for seat in range(guard_seats(s), int(s.seats)):
        if s.at[seat] == dot and s.cell[seat] != dot and on_the_run(s, seat):
            s.caught[seat] = 1
            s.captures[seat] += 1
            s.points += 1
            s.token[seat] = dot
            note_sight(s, seat)
            s.free[guard] = int(s.free[guard]) | Freedom.CAPTURE
            tell(s, EVERYONE, Event.CATCHES, guard, seat, dot, s.points, s.target)
            enter_dot(s, Entry.CAUGHT, seat, dot)
            s.sighted = int(s.sighted) | 1 << seat - guard_seats(s)
            if s.has[seat] == Has.ITEM:  # the keys stay (R49), and nobody is told
                s.has[seat] = Has.KEYS
                tell(s, only(seat), Event.LOST_ITEM, seat, s.wish[seat])


@kernel
def look(s, guard):
    """Has she found somebody she had not seen in this move, or a trace that sets her free?"""
    found = False
    for seat in range(guard_seats(s), int(s.seats)):
        light = light_on(s, seat)
        if light == 0 and s.token[seat] == s.cell[seat]:
            continue  # out of sight as before, as most of them are
        if on_the_run(s, seat):
            new = light >> guard & 1 == 1 and not int(s.spotted) >> seat & 1
            if new:
                found = True
                s.spotted = int(s.spotted) | 1 << seat
            show_figure(s, guard, seat, light != 0, new)
    if found:
        s.free[guard] = int(s.free[guard]) | Freedom.SIGHT
    trace = finds_trace(s, guard)
    if trace and s.free[guard] == 0:
        found = True
        s.free[guard] = Freedom.VANISHED
        tell(s, EVERYONE, Event.FINDS_TRACE, guard, trace)
    return found


@kernel
def show_figure(s, guard, seat, seen, new):
    """A figure lies on her dot while a guard sees her, else in her cell; no token then (R20)."""
    dot, shown = int(s.at[seat]), int(s.token[seat])
    if seen:
        if new or shown != dot:
            tell(s, EVERYONE, Event.SEES, guard, seat, dot)
        s.token[seat] = dot
        note_sight(s, seat)
        enter_sight(s, seat)
    elif shown != s.cell[seat]:
        tell(s, EVERYONE, Event.LOSES, seat, shown)
        s.token[seat] = s.cell[seat]


@kernel
def note_sight(s, seat):
    s.last_seen[seat] = s.at[seat]
    s.last_round[seat] = s.round_no


@kernel
def enter_sight(s, seat):
    """Once: until she moves again everybody knows where she is."""
    bit = 1 << seat - guard_seats(s)
    if int(s.sighted) & bit == 0:
        s.sighted = int(s.sighted) | bit
        enter_dot(s, Entry.SEEN, seat, int(s.at[seat]))


# --------------------------------------------------------------------------- Both have moved


@kernel
def end_patrol(s, guard, card):
    """Until both have moved, only the guards know the card."""
    for seat in range(guard_seats(s)):
        s.guard_closing[seat, guard] = card + 1


@kernel
def show_guard_cards(s):
    for guard in range(GUARDS):
        card = int(s.guard_closing[0, guard]) - 1
        s.guard_card[guard] = card + 1
        tell(s, EVERYONE, Event.GUARD_SHOWS, guard, card)
        for seat in range(guard_seats(s)):
            s.guard_closing[seat, guard] = 0
            if card >= Card.SNEAK + PLUS:
                s.guard_blessing[seat, guard] = Blessing.NONE
        if card >= Card.SNEAK + PLUS:
            s.guard_blessed[guard] = 0
            s.guard_shown[guard] = Blessing.EXTRA_STEP
