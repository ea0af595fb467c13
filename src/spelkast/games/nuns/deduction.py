"""Where novices can be, from what everybody knows: exact sets, not guesses (R64).

`could[novice, guess, dot]` has a bit for every wish and what she would carry, if she can be there.
Guess 0 is that all her noises were real. After she was heard while a blessing lies before her, one
of them may be false: guess 1 at the Abbess, guess 2 at the Prioress, until that is settled.
"""

from __future__ import annotations

from ...engine.kernel import kernel
from .actions import Phase
from .components import (
    ANY_TRAIT,
    COPIES,
    DEGREE,
    DOTS,
    EMPTY_HANDED,
    FARTHEST,
    FEWEST,
    GUARDS,
    ITEM_DOT,
    ITEM_TRAITS,
    KEY_DOT,
    KEY_TRAITS,
    LINED,
    LINES,
    LOCKED,
    MOST,
    NEAREST,
    NEIGHBOUR,
    NOVICES,
    PLUS,
    SEATS,
    TOWARDS,
    WISHES,
    WITH_ITEM,
    WITH_KEYS,
    WITHIN,
    Blessing,
    Card,
)
from .seeing import exposed, guard_on, guard_seats, on_the_run
from .sneaking import ESCORTED_MOST, OUT, escorted, fits, may_leave, moves_at_once, stuck
from .state import GUESSES, TIMES, Switch


@kernel
def begin_in_cell(s, seat):
    s.could[seat - guard_seats(s), 0, s.cell[seat]] = EMPTY_HANDED


@kernel
def is_open(s, novice, guess):
    """Is this guess still to be reckoned with?"""
    return guess == 0 or int(s.doubted[novice]) >> guess & 1 == 1


# --------------------------------------------------------------------------- She has moved


@kernel
def follow(s, seat, items):
    """Every walk that fits the card shown and what was seen of it, `items` long (R1, R20)."""
    novice = seat - guard_seats(s)
    unseen = items == 0 and not s.caught[seat]
    for guess in range(GUESSES):
        if is_open(s, novice, guess):
            if unseen:
                follow_unseen(s, seat, s.could[novice, guess])
            else:
                follow_seen(s, seat, items, s.could[novice, guess])
            find_things(s, seat, s.could[novice, guess])
    for n in range(items):
        s.clues[n] = 0


@kernel
def follow_unseen(s, seat, places):
    """The usual case by itself, for speed: nothing was seen of her, and she is not caught.

    `trail` lists the dots that are marked on the sheet, so that the others need no look.
    """
    count = 0
    for dot in range(1, DOTS + 1):
        if places[dot]:
            count = mark(s, 0, count, dot, int(places[dot]))
            places[dot] = 0
    card, last = int(s.closing[seat]) - 1, longest_walk(s, seat)
    for time in range(last + 1):
        stays, row = fits(s, card, time), time % 2
        reached = 0
        for n in range(count):
            here = int(s.trail[row, n])
            traits = int(s.sheet[row, here])
            s.trail[row, n] = 0
            s.sheet[row, here] = 0
            if stays:
                places[here] |= traits
            if time < last and not exposed(s, seat, here):
                reached = wander(s, seat, here, traits, 1 - row, reached)
        count = reached


@kernel
def mark(s, row, count, dot, traits):
    """Enter traits on the sheet; how many dots are listed then."""
    if s.sheet[row, dot] == 0:
        s.trail[row, count] = dot
        count += 1
    s.sheet[row, dot] |= traits
    return count


@kernel
def wander(s, seat, here, traits, row, count):
    """One step from here, out of everybody's sight; a guard's own dot is always lit."""
    cell = int(s.cell[seat])
    if here == cell:
        traits &= ~WITH_ITEM  # R11
    for way in range(int(DEGREE[here])):
        to = int(NEIGHBOUR[here, way])
        if s.lit[to] == 0 or (to == cell and not guard_on(s, to)):
            able_to = traits & WITH_KEYS if LOCKED[here, way] else traits  # R12
            if able_to:
                count = mark(s, row, count, to, able_to)
    return count


@kernel
def move_out(s, places):
    """She may have left every place."""
    for dot in range(DOTS + 1):
        s.sheet[0, dot] = places[dot]
        places[dot] = 0


@kernel
def follow_seen(s, seat, items, places):
    """Stage by stage: between two things that were seen she wandered unseen, for any time."""
    move_out(s, places)
    last = longest_walk(s, seat)
    for stage in range(items + 1):
        for time in range(last + 1):
            now, then = s.sheet[time % 2], s.sheet[1 - time % 2]
            if stage:
                enter(s, seat, stage, int(s.hops[stage % 2, time]), now, then)
            if stage == items:
                stay(s, seat, time, now, places)
            if time < last:
                spread(s, seat, stage, items, time, now, then)
            for dot in range(DOTS + 1):
                now[dot] = 0
        for dot in range(DOTS + 1):
            s.sheet[1 - last % 2, dot] = 0
        for time in range(TIMES):
            s.hops[stage % 2, time] = 0


@kernel
def find_things(s, seat, places):
    """Where her move ended she has found what she looks for, and she has not won (R9)."""
    for wish in range(1, WISHES + 1):
        find_things_on(int(KEY_DOT[wish]), places)
        find_things_on(int(ITEM_DOT[wish]), places)
    places[s.cell[seat]] &= ~WITH_ITEM


@kernel
def find_things_on(dot, places):
    traits = int(places[dot])
    keys = traits & int(KEY_TRAITS[dot])
    item = traits & int(ITEM_TRAITS[dot])
    places[dot] = traits & ~(keys | item) | keys << 1 | item << 1


@kernel
def longest_walk(s, seat):
    """The most dots that her card stands for."""
    if escorted(s, seat):
        return ESCORTED_MOST
    card = int(s.closing[seat]) - 1
    if card > Card.RUN:
        return int(MOST[card - PLUS]) * moves_at_once(s) + 1
    return int(MOST[card]) * moves_at_once(s)


@kernel
def enter(s, seat, stage, traits, now, then):
    """The stage begins at this time, for these traits."""
    seen = int(s.clues[stage - 1])
    if traits and seen != OUT:
        now[abs(seen)] |= traits
    elif traits:
        here = int(s.clues[stage - 2]) if stage > 1 else int(s.token[seat])
        for way in range(int(DEGREE[here])):
            to = int(NEIGHBOUR[here, way])
            if not exposed(s, seat, to):
                then[to] |= able(s, seat, here, way, traits)


@kernel
def spread(s, seat, stage, items, time, now, then):
    """One step from everywhere: on unseen, or to what was seen next."""
    awaited = int(s.clues[stage]) if stage < items else 0
    for here in range(1, DOTS + 1):
        traits = int(now[here])
        if traits == 0:
            continue
        before = exposed(s, seat, here)
        if before and awaited == OUT:
            s.hops[1 - stage % 2, time] |= traits
            continue
        for way in range(int(DEGREE[here])):
            to = int(NEIGHBOUR[here, way])
            if exposed(s, seat, to):
                if awaited == to:
                    s.hops[1 - stage % 2, time + 1] |= able(s, seat, here, way, traits)
            elif before:
                if awaited == -to:
                    s.hops[1 - stage % 2, time + 1] |= able(s, seat, here, way, traits)
            else:
                then[to] |= able(s, seat, here, way, traits)


@kernel
def able(s, seat, here, way, traits):
    """Those who may take this step."""
    to = int(NEIGHBOUR[here, way])
    if guard_on(s, to):
        return 0  # R8
    if LOCKED[here, way]:
        traits &= WITH_KEYS  # R12
    if here == s.cell[seat]:
        traits &= ~WITH_ITEM  # R11
        if escorted(s, seat):
            return 0
    if s.caught[seat] and traits:
        if not may_leave(s, seat, here, to, False):
            traits &= WITH_KEYS
        if not may_leave(s, seat, here, to, True):
            traits &= EMPTY_HANDED
    return traits


@kernel
def stay(s, seat, time, now, places):
    """Her move may have ended here."""
    card = int(s.closing[seat]) - 1
    led = escorted(s, seat)
    if not led and not fits(s, card, time):
        return
    for dot in range(1, DOTS + 1):
        traits = int(now[dot])
        if traits and led:
            traits &= may_stop(s, seat, time, dot)
        places[dot] |= traits


@kernel
def may_stop(s, seat, time, dot):
    """Who of those that are led home may end her move here (R47, R48)."""
    if time >= FEWEST[Card.WALK] or (time and dot == s.cell[seat]):
        return ANY_TRAIT
    traits = EMPTY_HANDED if stuck(s, seat, dot, False) else 0
    return traits | (WITH_KEYS if stuck(s, seat, dot, True) else 0)


# ------------------------------------------------------------------ She was seen, or was not


@kernel
def search(s, guard):
    """A guard looks: whoever she does not see is nowhere in her view."""
    first, hidden = guard_seats(s), 0
    for seat in range(first, int(s.seats)):
        if on_the_run(s, seat):
            if exposed(s, seat, int(s.at[seat])):
                collapse(s, seat, int(s.at[seat]))
            else:
                hidden |= 1 << seat - first
    if hidden:
        here = int(s.guard_dot[guard])
        rule_out(s, hidden, here)
        for n in range(int(LINES[here])):
            dot = int(LINED[here, n])
            if int(s.lit[dot]) >> guard & 1:
                rule_out(s, hidden, dot)


@kernel
def rule_out(s, hidden, dot):
    """None of these novices is on this dot; in her own cell nobody would see her (R13)."""
    first = guard_seats(s)
    for novice in range(NOVICES):
        if hidden >> novice & 1 and s.cell[first + novice] != dot:
            s.could[novice, 0, dot] = 0
            if s.doubted[novice]:
                s.could[novice, 1, dot] = 0
                s.could[novice, 2, dot] = 0


@kernel
def collapse(s, seat, here):
    """She is on this dot."""
    novice = seat - guard_seats(s)
    for guess in range(GUESSES):
        if is_open(s, novice, guess):
            places = s.could[novice, guess]
            traits = places[here]
            for dot in range(DOTS + 1):
                places[dot] = 0
            places[here] = traits


@kernel
def caught_on(s, seat, here):
    """She is here, and if she carried an item she has lost it (R49)."""
    collapse(s, seat, here)
    for guess in range(GUESSES):  # one that is not open is empty
        traits = int(s.could[seat - guard_seats(s), guess, here])
        lost = traits & WITH_ITEM
        s.could[seat - guard_seats(s), guess, here] = traits & ~lost | lost >> 1


# ----------------------------------------------------------------- She was heard, or was not


@kernel
def hear(s, seat, guess, guard, reach, ways, hers):
    """Within reach a noise points along one of these ways; `hers`: it was made by her for sure."""
    if not is_open(s, seat - guard_seats(s), guess):
        return
    here, cell = int(s.guard_dot[guard]), int(s.cell[seat])
    places = s.could[seat - guard_seats(s), guess]
    near = int(WITHIN[here, min(reach, FARTHEST)]) if reach >= 0 else 0
    for n in range(near):
        dot = int(NEAREST[here, n])
        if TOWARDS[here, dot] & ways == 0 and dot != cell:
            places[dot] = 0
    if hers:
        places[cell] = 0
        for n in range(near, DOTS):
            places[NEAREST[here, n]] = 0


@kernel
def hear_one_false(s, seat, reach_abbess, reach_prioress, ways_abbess, ways_prioress, counts):
    """Her noises of the hearing phase: all real, or one of them false (R52).

    `counts`: how many lie at the Abbess, and four times how many at the Prioress.
    """
    at_abbess, at_prioress = counts % 4, counts // 4
    liar = may_lie(s, seat)
    for guess in range(GUESSES - 1, -1, -1):
        lies = liar and (at_abbess if guess == 1 else at_prioress)
        if guess and not lies:
            continue
        if guess:
            novice = seat - guard_seats(s)
            s.doubted[novice] = int(s.doubted[novice]) | 1 << guess
            for dot in range(DOTS + 1):
                s.could[novice, guess, dot] = s.could[novice, 0, dot]
        real_abbess = at_abbess - (1 if guess == 1 else 0)
        real_prioress = at_prioress - (1 if guess == 2 else 0)
        hear_real(s, seat, guess, 0, reach_abbess, ways_abbess, real_abbess)
        hear_real(s, seat, guess, 1, reach_prioress, ways_prioress, real_prioress)


@kernel
def hear_real(s, seat, guess, guard, reach, ways, real):
    """So many of the noises at this guard are real: one at most can be."""
    if real > 1:
        places = s.could[seat - guard_seats(s), guess]
        for dot in range(DOTS + 1):
            places[dot] = 0
    elif s.guard_hears[guard]:
        hear(s, seat, guess, guard, reach, ways if real else 0, real == 1)


@kernel
def may_lie(s, seat):
    """Can she have the blessing of a false noise, for all that anybody knows?"""
    if not s.blessed[seat] or s.anonymous_noise == Switch.ON:
        return False
    shown = 0
    for other in range(SEATS):
        shown += 1 if s.shown[other] == Blessing.FALSE_NOISE else 0
    for guard in range(GUARDS):
        shown += 1 if s.guard_shown[guard] == Blessing.FALSE_NOISE else 0
    return shown < COPIES


@kernel
def true_guess(s, seat):
    """Which guess is right; without authors nobody can say whose noise is false, nor guess it."""
    hidden = s.anonymous_noise == Switch.ON or s.phase == Phase.HEARD
    return 0 if hidden else int(s.lie_guard[seat])


@kernel
def settle(s, seat, guess):
    """This guess was right."""
    novice = seat - guard_seats(s)
    if s.doubted[novice] == 0:
        return
    for dot in range(DOTS + 1):
        if guess:
            s.could[novice, 0, dot] = s.could[novice, guess, dot]
        s.could[novice, 1, dot] = 0
        s.could[novice, 2, dot] = 0
    s.doubted[novice] = 0


@kernel
def know_all(s, seat):
    """The game is over, and everybody is told where she is and what she has."""
    novice, dot = seat - guard_seats(s), int(s.at[seat])
    collapse(s, seat, dot)
    s.could[novice, 0, dot] = trait(int(s.wish[seat]), int(s.has[seat]))


@kernel
def trait(wish, has):
    """The bit of a wish and of what she carries."""
    return 1 << 3 * (wish - 1) + has
