"""Where novices can be, from what everybody knows: exact sets, not guesses (R64).

All this happens on the paper of a view, while the minutes are read (conclusions.py).
`could[novice, guess, dot]` has a bit for every wish and what she would carry, if she can be there.
Guess 0 is that all her noises were real. After she was heard while a blessing lies before her, one
of them may be false: guess 1 at the Abbess, guess 2 at the Prioress, until that is settled.
`known` is the dot where everybody has seen her since she moved.
"""

from __future__ import annotations

from ...engine.kernel import kernel
from .components import (
    ANY_TRAIT,
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
    TOWARDS,
    WISHES,
    WITH_ITEM,
    WITH_KEYS,
    WITHIN,
    Card,
)
from .minutes import HEARS, LIAR, SECOND_WAYS, WAY_BITS
from .seeing import exposed, guard_on, guard_seats, on_the_run
from .sneaking import ESCORTED_MOST, OUT, fits, may_leave, moves_at_once, stuck
from .state import GUESSES, TIMES


@kernel
def begin_in_cell(v, seat):
    novice, cell = seat - guard_seats(v), int(v.cell[seat])
    v.could[novice, 0, cell] = EMPTY_HANDED


@kernel
def expect(v, seat, first, count):
    """She can be on these dots, or if none is named anywhere, unseen and with anything."""
    places = v.could[seat - guard_seats(v), 0]
    for n in range(count if count else DOTS):
        dot = int(v.minutes[first + n]) if count else n + 1
        if count or not exposed(v, seat, dot):
            places[dot] = ANY_TRAIT & ~WITH_ITEM if dot == v.cell[seat] else ANY_TRAIT


@kernel
def is_open(v, novice, guess):
    """Is this guess still to be reckoned with?"""
    return guess == 0 or int(v.doubted[novice]) >> guess & 1 == 1


# --------------------------------------------------------------------------- She has moved


@kernel
def follow(v, seat, card, first, clues):
    """Every walk that fits the card shown and what was seen of it: so many clues in the minutes,
    from `first` on (R1, R20)."""
    novice = seat - guard_seats(v)
    unseen = clues == 0 and not v.caught[seat]
    for guess in range(GUESSES):
        if is_open(v, novice, guess):
            if unseen:
                follow_unseen(v, seat, card, v.could[novice, guess])
            else:
                follow_seen(v, seat, card, first, clues, v.could[novice, guess])
            find_things(v, seat, v.could[novice, guess])
    dot = int(v.minutes[first + clues - 1]) if clues else int(v.known[novice])
    v.known[novice] = dot if dot > 0 and exposed(v, seat, dot) else 0


@kernel
def follow_unseen(v, seat, card, places):
    """The usual case by itself, for speed: nothing was seen of her, and she is not caught.

    `trail` lists the dots that are marked on the sheet, so that the others need no look.
    """
    count = 0
    for dot in range(1, DOTS + 1):
        if places[dot]:
            count = mark(v, 0, count, dot, int(places[dot]))
            places[dot] = 0
    last = longest_walk(v, seat, card)
    for time in range(last + 1):
        stays, row = fits(v, card, time), time % 2
        reached = 0
        for n in range(count):
            here = int(v.trail[row, n])
            traits = int(v.sheet[row, here])
            v.trail[row, n] = 0
            v.sheet[row, here] = 0
            if stays:
                places[here] |= traits
            if time < last and not exposed(v, seat, here):
                reached = wander(v, seat, here, traits, 1 - row, reached)
        count = reached


@kernel
def mark(v, row, count, dot, traits):
    """Enter traits on the sheet; how many dots are listed then."""
    if v.sheet[row, dot] == 0:
        v.trail[row, count] = dot
        count += 1
    v.sheet[row, dot] |= traits
    return count


@kernel
def wander(v, seat, here, traits, row, count):
    """One step from here, out of everybody's sight; a guard's own dot is always lit."""
    cell = int(v.cell[seat])
    if here == cell:
        traits &= ~WITH_ITEM  # R11
    for way in range(int(DEGREE[here])):
        to = int(NEIGHBOUR[here, way])
        if v.lit[to] == 0 or (to == cell and not guard_on(v, to)):
            able_to = traits & WITH_KEYS if LOCKED[here, way] else traits  # R12
            if able_to:
                count = mark(v, row, count, to, able_to)
    return count


@kernel
def move_out(v, places):
    """She may have left every place."""
    for dot in range(DOTS + 1):
        v.sheet[0, dot] = places[dot]
        places[dot] = 0


@kernel
def follow_seen(v, seat, card, first, clues, places):
    """Stage by stage: between two things that were seen she wandered unseen, for any time."""
    move_out(v, places)
    last = longest_walk(v, seat, card)
    for stage in range(clues + 1):
        for time in range(last + 1):
            now, then = v.sheet[time % 2], v.sheet[1 - time % 2]
            if stage:
                come_in(v, seat, first + stage, stage == 1, int(v.hops[stage % 2, time]), now, then)
            if stage == clues:
                stay(v, seat, card, time, now, places)
            if time < last:
                awaited = int(v.minutes[first + stage]) if stage < clues else 0
                spread(v, seat, stage, awaited, time, now, then)
            for dot in range(DOTS + 1):
                now[dot] = 0
        for dot in range(DOTS + 1):
            v.sheet[1 - last % 2, dot] = 0
        for time in range(TIMES):
            v.hops[stage % 2, time] = 0


@kernel
def find_things(v, seat, places):
    """Where her move ended she has found what she looks for, and she has not won (R9)."""
    for wish in range(1, WISHES + 1):
        find_things_on(int(KEY_DOT[wish]), places)
        find_things_on(int(ITEM_DOT[wish]), places)
    places[v.cell[seat]] &= ~WITH_ITEM


@kernel
def find_things_on(dot, places):
    traits = int(places[dot])
    keys = traits & int(KEY_TRAITS[dot])
    item = traits & int(ITEM_TRAITS[dot])
    places[dot] = traits & ~(keys | item) | keys << 1 | item << 1


@kernel
def led_home(v, seat):
    """Caught, and a guard sees her where her move begins (R47): everybody knows where that is."""
    here = int(v.known[seat - guard_seats(v)])
    return v.caught[seat] != 0 and exposed(v, seat, here)


@kernel
def longest_walk(v, seat, card):
    """The most dots that her card stands for."""
    if led_home(v, seat):
        return ESCORTED_MOST
    if card > Card.RUN:
        return int(MOST[card - PLUS]) * moves_at_once(v) + 1
    return int(MOST[card]) * moves_at_once(v)


@kernel
def come_in(v, seat, after, begins, traits, now, then):
    """A stage begins at this time, for these traits: after the clue before this word."""
    seen = int(v.minutes[after - 1])
    if traits and seen != OUT:
        now[abs(seen)] |= traits
    elif traits:
        here = int(v.known[seat - guard_seats(v)]) if begins else int(v.minutes[after - 2])
        for way in range(int(DEGREE[here])):
            to = int(NEIGHBOUR[here, way])
            if not exposed(v, seat, to):
                then[to] |= able(v, seat, here, way, traits)


@kernel
def spread(v, seat, stage, awaited, time, now, then):
    """One step from everywhere: on unseen, or to what was seen next."""
    for here in range(1, DOTS + 1):
        traits = int(now[here])
        if traits == 0:
            continue
        before = exposed(v, seat, here)
        if before and awaited == OUT:
            v.hops[1 - stage % 2, time] |= traits
            continue
        for way in range(int(DEGREE[here])):
            to = int(NEIGHBOUR[here, way])
            if exposed(v, seat, to):
                if awaited == to:
                    v.hops[1 - stage % 2, time + 1] |= able(v, seat, here, way, traits)
            elif before:
                if awaited == -to:
                    v.hops[1 - stage % 2, time + 1] |= able(v, seat, here, way, traits)
            else:
                then[to] |= able(v, seat, here, way, traits)


@kernel
def able(v, seat, here, way, traits):
    """Those who may take this step."""
    to = int(NEIGHBOUR[here, way])
    if guard_on(v, to):
        return 0  # R8
    if LOCKED[here, way]:
        traits &= WITH_KEYS  # R12
    if here == v.cell[seat]:
        traits &= ~WITH_ITEM  # R11
        if led_home(v, seat):
            return 0
    if v.caught[seat] and traits:
        if not may_leave(v, seat, here, to, False):
            traits &= WITH_KEYS
        if not may_leave(v, seat, here, to, True):
            traits &= EMPTY_HANDED
    return traits


@kernel
def stay(v, seat, card, time, now, places):
    """Her move may have ended here."""
    led = led_home(v, seat)
    if not led and not fits(v, card, time):
        return
    for dot in range(1, DOTS + 1):
        traits = int(now[dot])
        if traits and led:
            traits &= may_stop(v, seat, time, dot)
        places[dot] |= traits


@kernel
def may_stop(v, seat, time, dot):
    """Who of those that are led home may end her move here (R47, R48)."""
    if time >= FEWEST[Card.WALK] or (time and dot == v.cell[seat]):
        return ANY_TRAIT
    traits = EMPTY_HANDED if stuck(v, seat, dot, False) else 0
    return traits | (WITH_KEYS if stuck(v, seat, dot, True) else 0)


# ------------------------------------------------------------------ She was seen, or was not


@kernel
def search(v, guard):
    """A guard looks: whoever she does not see is nowhere in her view. Whoever anybody has seen
    since she moved need not be looked for."""
    first, hidden = guard_seats(v), 0
    for seat in range(first, int(v.seats)):
        if on_the_run(v, seat) and v.known[seat - first] == 0:
            hidden |= 1 << seat - first
    if hidden:
        here = int(v.guard_dot[guard])
        rule_out(v, hidden, here)
        for n in range(int(LINES[here])):
            dot = int(LINED[here, n])
            if int(v.lit[dot]) >> guard & 1:
                rule_out(v, hidden, dot)


@kernel
def rule_out(v, hidden, dot):
    """None of these novices is on this dot; in her own cell nobody would see her (R13)."""
    first = guard_seats(v)
    for novice in range(NOVICES):
        if hidden >> novice & 1 and v.cell[first + novice] != dot:
            v.could[novice, 0, dot] = 0
            if v.doubted[novice]:
                v.could[novice, 1, dot] = 0
                v.could[novice, 2, dot] = 0


@kernel
def collapse(v, seat, here):
    """She is on this dot."""
    novice = seat - guard_seats(v)
    for guess in range(GUESSES):
        if is_open(v, novice, guess):
            places = v.could[novice, guess]
            traits = places[here]
            for dot in range(DOTS + 1):
                places[dot] = 0
            places[here] = traits
    v.known[novice] = here


@kernel
def caught_on(v, seat, here):
    """She is here, and if she carried an item she has lost it (R49)."""
    v.caught[seat] = 1
    collapse(v, seat, here)
    for guess in range(GUESSES):  # one that is not open is empty
        traits = int(v.could[seat - guard_seats(v), guess, here])
        lost = traits & WITH_ITEM
        v.could[seat - guard_seats(v), guess, here] = traits & ~lost | lost >> 1


# ----------------------------------------------------------------- She was heard, or was not


@kernel
def hear(v, seat, guess, guard, reach, ways, hers):
    """Within reach a noise points along one of these ways; `hers`: it was made by her for sure."""
    if not is_open(v, seat - guard_seats(v), guess):
        return
    here, cell = int(v.guard_dot[guard]), int(v.cell[seat])
    places = v.could[seat - guard_seats(v), guess]
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
def hear_all_real(v, seat, guard, reach, ways, hers):
    for guess in range(GUESSES):
        hear(v, seat, guess, guard, reach, ways, hers)


@kernel
def hear_one_false(v, seat, ways, counts, first):
    """Her noises of the hearing phase: all real, or one of them false (R52).

    The words from `first` on say how far each guard heard her.
    """
    novice = seat - guard_seats(v)
    for guess in range(GUESSES - 1, -1, -1):
        if guess:
            lies = counts & LIAR and count_at(counts, guess - 1)
            if not lies:
                continue
            v.doubted[novice] = int(v.doubted[novice]) | 1 << guess
            for dot in range(DOTS + 1):
                v.could[novice, guess, dot] = v.could[novice, 0, dot]
        for guard in range(GUARDS):
            if counts & HEARS << guard:
                real = count_at(counts, guard) - (1 if guess == guard + 1 else 0)
                told = ways >> SECOND_WAYS * guard & WAY_BITS
                hear_real(v, seat, guess, guard, int(v.minutes[first + guard]), told, real)


@kernel
def count_at(counts, guard):
    """How many noises of hers lie at this guard."""
    return counts >> 2 * guard & 3


@kernel
def hear_real(v, seat, guess, guard, reach, ways, real):
    """So many of the noises at this guard are real: one at most can be."""
    if real > 1:
        places = v.could[seat - guard_seats(v), guess]
        for dot in range(DOTS + 1):
            places[dot] = 0
    else:
        hear(v, seat, guess, guard, reach, ways if real else 0, real == 1)


@kernel
def settle(v, seat, guess):
    """This guess was right."""
    novice = seat - guard_seats(v)
    if v.doubted[novice] == 0:
        return
    for dot in range(DOTS + 1):
        if guess:
            v.could[novice, 0, dot] = v.could[novice, guess, dot]
        v.could[novice, 1, dot] = 0
        v.could[novice, 2, dot] = 0
    v.doubted[novice] = 0


@kernel
def trait(wish, has):
    """The bit of a wish and of what she carries."""
    return 1 << 3 * (wish - 1) + has
