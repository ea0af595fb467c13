"""A position that fits all that one seat knows: where the others may be, and what they hold.

`could` says it all about places. Wishes and blessings are dealt without replacement, so they are
found together, by trying; the true deal is one that fits, so there always is one.
"""

from __future__ import annotations

from ...engine.chance import pick, shuffle
from ...engine.kernel import kernel
from .actions import Phase
from .components import (
    BLESSING_DECK,
    BLESSINGS,
    DOTS,
    GUARDS,
    KINDS,
    SEATS,
    WISHES,
    Blessing,
    Card,
    Has,
)
from .conclusions import conclude
from .deduction import trait
from .listening import ask_heard, ask_noise, roll
from .patrol import run_most
from .seeing import guard_seats
from .state import GUESSES, NOISES

LEVELS = len(Has)
WALK, RUN = int(Card.WALK), int(Card.RUN)
WALK_PLUS, RUN_PLUS = int(Card.WALK_PLUS), int(Card.RUN_PLUS)
SELDOM = 4
"""A noise that may be false is taken for a false one in one sample of so many."""


@kernel
def resample(v, seat):
    conclude(v)
    deal_wishes_and_lies(v, seat)
    for other in range(guard_seats(v), int(v.seats)):
        if other != seat:
            find_place(v, other)
    deal_blessings(v, seat)
    close_first_patrol(v, seat)
    if v.phase == Phase.NOISE:
        ask_about_noise(v, seat)
    elif v.phase == Phase.HEARD:
        for other in range(guard_seats(v), int(v.seats)):
            if other != seat and int(v.asked) >> other & 1:
                ask_heard(v, other)


# ----------------------------------------------------------------------- Wishes, and who lied


@kernel
def deal_wishes_and_lies(v, seat):
    """Novice by novice the next wish that fits; if none does, back to the one before.

    `lie_guard` is 1 meanwhile for those whose last noise is taken for false. Every novice tries
    her wishes in an order of her own, honest first or last.
    """
    order = pick(v, 1 << 30)
    guards, seats = guard_seats(v), int(v.seats)
    liars = copies_left(v, seat, Blessing.FALSE_NOISE)
    clear_tries(v, seat)
    other = guards
    while other < seats:
        if other == seat:
            other += 1
            continue
        if next_try(v, seat, other, order, liars):
            other += 1
        else:
            other -= 1
            if other == seat:
                other -= 1
    spread_wish_pile(v)
    for other in range(guards, seats):
        if other != seat:
            name_lie(v, other)


@kernel
def clear_tries(v, seat):
    for n in range(SEATS):
        if n != seat:
            v.own_die[n] = 0
            v.wish[n] = 0
            v.lie_guard[n] = 0


@kernel
def next_try(v, seat, other, order, liars):
    """The next of her sixteen possibilities that goes with those before her.

    How many she has tried is noted in `own_die`, which is put right afterwards.
    """
    turn = (order >> 3 * (other % SEATS)) % WISHES
    lie_first = 1 if (order >> other) % SELDOM == 0 else 0
    while v.own_die[other] < 2 * WISHES:
        tried = int(v.own_die[other])
        v.own_die[other] = tried + 1
        wish = 1 + (tried + turn) % WISHES
        lies = tried // WISHES ^ lie_first
        if wish_taken(v, other, wish) or (lies and lies_before(v, seat, other) >= liars):
            continue
        if has_place(v, other, wish, lies):
            v.wish[other] = wish
            v.lie_guard[other] = lies
            return True
    v.own_die[other] = 0
    v.wish[other] = 0
    v.lie_guard[other] = 0
    return False


@kernel
def wish_taken(v, other, wish):
    for n in range(SEATS):
        if n != other and v.wish[n] == wish:
            return True
    return False


@kernel
def lies_before(v, seat, other):
    """How many are taken for liars already."""
    count = 0
    for n in range(SEATS):
        if n != other and n != seat and v.lie_guard[n]:
            count += 1
    return count


@kernel
def has_place(v, other, wish, lies):
    for guess in range(1 if lies else 0, GUESSES if lies else 1):
        places = v.could[other - guard_seats(v), guess]
        for dot in range(1, DOTS + 1):
            if int(places[dot]) >> 3 * (wish - 1) & 7:
                return True
    return False


@kernel
def spread_wish_pile(v):
    """What nobody has, in any order, where undealt wishes lie."""
    novices = int(v.seats) - guard_seats(v)
    n = novices
    for wish in range(1, WISHES + 1):
        if not wish_taken(v, SEATS, wish):
            v.wish_pile[n] = wish
            n += 1
    shuffle(v, v.wish_pile, novices, WISHES)


@kernel
def name_lie(v, other):
    """Which noise was false: one that she made in the last hearing, at a guard that fits."""
    v.own_die[other] = 0
    if v.lie_guard[other]:
        first = 1 + pick(v, GUARDS)
        guess = first if has_guess(v, other, first) else GUESSES - first
        v.lie_guard[other] = guess
        seen = 0
        for n in range(NOISES):
            if v.noise_by[n] == other + 1 and v.noise_heard[n] and v.noise_guard[n] == guess - 1:
                seen += 1
                if pick(v, seen) == 0:
                    v.lie_to[other] = v.noise_to[n]


@kernel
def has_guess(v, other, guess):
    """Is there a place for her wish, by this guess?"""
    places = v.could[other - guard_seats(v), guess]
    for dot in range(1, DOTS + 1):
        if int(places[dot]) >> 3 * (int(v.wish[other]) - 1) & 7:
            return True
    return False


# ------------------------------------------------------------------------------------- Places


@kernel
def find_place(v, other):
    """Any of the dots where she can be with this wish, and what she would carry there."""
    places = v.could[other - guard_seats(v), int(v.lie_guard[other])]
    found = 0
    for dot in range(1, DOTS + 1):
        for has in range(LEVELS):
            if int(places[dot]) & trait(int(v.wish[other]), has):
                found += 1
                if pick(v, found) == 0:
                    v.at[other] = dot
                    v.start[other] = dot
                    v.has[other] = has


# ---------------------------------------------------------------------------------- Blessings


@kernel
def knows_guards(v, seat):
    return seat < guard_seats(v)


@kernel
def copies_left(v, seat, kind):
    """How many blessings of a kind this seat has neither seen nor holds."""
    left = 0
    for n in range(BLESSINGS):
        left += 1 if BLESSING_DECK[n] == kind else 0
    for other in range(SEATS):
        if v.shown[other] == kind or (other == seat and v.blessing[other] == kind):
            left -= 1
    for guard in range(GUARDS):
        held = knows_guards(v, seat) and v.guard_blessing[seat, guard] == kind
        if held or v.guard_shown[guard] == kind:
            left -= 1
    return left


@kernel
def deal_blessings(v, seat):
    """First what must be so, then any of the rest; what is over lies aside."""
    for n in range(BLESSINGS):
        v.blessing_pile[n] = 0
    n = 0
    for kind in range(1, len(KINDS) + 1):
        for _ in range(copies_left(v, seat, kind) - fixed(v, seat, kind)):
            v.blessing_pile[n] = kind
            n += 1
    shuffle(v, v.blessing_pile, 0, n)
    for other in range(guard_seats(v), int(v.seats)):
        if other != seat and v.blessed[other]:
            if v.lie_guard[other]:
                v.blessing[other] = Blessing.FALSE_NOISE
            elif v.over:
                v.blessing[other] = v.shown[other]
            else:
                n -= 1
                v.blessing[other] = take(v, n)
    for guard in range(GUARDS):
        if v.guard_blessed[guard] and not knows_guards(v, seat):
            if must_have_extra_step(v, guard):
                give_guard(v, guard, Blessing.EXTRA_STEP)
            elif v.over:
                give_guard(v, guard, int(v.guard_shown[guard]))
            else:
                n -= 1
                give_guard(v, guard, take(v, n))
    share_guards(v, seat)
    put_pile_last(v, n)


@kernel
def take(v, n):
    kind = int(v.blessing_pile[n])
    v.blessing_pile[n] = 0
    return kind


@kernel
def give_guard(v, guard, kind):
    for n in range(guard_seats(v)):
        v.guard_blessing[n, guard] = kind


@kernel
def share_guards(v, seat):
    """What one guard seat knows, the other knows too (R50)."""
    if knows_guards(v, seat):
        for guard in range(GUARDS):
            for n in range(guard_seats(v)):
                v.guard_blessing[n, guard] = v.guard_blessing[seat, guard]
                v.guard_closing[n, guard] = v.guard_closing[seat, guard]


@kernel
def put_pile_last(v, n):
    for place in range(n):
        kind = take(v, n - 1 - place)
        v.blessing_pile[BLESSINGS - 1 - place] = kind


@kernel
def fixed(v, seat, kind):
    """How many blessings of this kind are not dealt at random."""
    count = 0
    if kind == Blessing.FALSE_NOISE:
        for other in range(guard_seats(v), int(v.seats)):
            count += 1 if other != seat and v.lie_guard[other] else 0
    if kind == Blessing.EXTRA_STEP and not knows_guards(v, seat):
        for guard in range(GUARDS):
            count += 1 if v.guard_blessed[guard] and must_have_extra_step(v, guard) else 0
    return count


@kernel
def must_have_extra_step(v, guard):
    """She has gone farther in this round than anybody without it could."""
    return not v.over and v.phase == Phase.PATROL and v.steps[guard] > run_most(v)


@kernel
def close_first_patrol(v, seat):
    """While the second guard moves, the first one's card is known to the guards alone."""
    if v.phase != Phase.PATROL or v.mover == v.first_guard or knows_guards(v, seat):
        return
    guard = int(v.first_guard)
    dots = int(v.steps[guard])
    more = v.guard_blessing[0, guard] == Blessing.EXTRA_STEP
    card = RUN
    if dots <= 4:
        card = WALK
    elif dots > run_most(v):
        card = RUN_PLUS
    elif dots == 5 and more and pick(v, 2):
        card = WALK_PLUS
    for n in range(guard_seats(v)):
        v.guard_closing[n, guard] = card + 1


# ------------------------------------------------------------------------------------ Answers


@kernel
def ask_about_noise(v, seat):
    """Nobody knows what the others have answered, so they have not: dice as they were rolled."""
    for other in range(guard_seats(v), int(v.seats)):
        if v.caught[other]:
            continue
        v.spare_die[other] = roll(v)
        if other == seat:
            if v.used[seat] == Blessing.REROLL:
                v.spare_die[seat] = v.own_die[seat]
        else:
            v.own_die[other] = v.die[other]
            if int(v.asked) >> other & 1:
                ask_noise(v, other)
