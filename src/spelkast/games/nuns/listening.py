"""Noise: the novices' rolls after their moves, and the guards' listening after theirs."""

from __future__ import annotations

from ...engine.chance import pick
from ...engine.events import EVERYONE, only, tell
from ...engine.kernel import kernel
from .actions import Event, Phase, Question, Reason
from .components import (
    COPIES,
    DEGREE,
    DIE,
    DISTANCE,
    GUARDS,
    HOW_MANY,
    LAST_WAY,
    NEIGHBOUR,
    NOISE,
    PLUS,
    SEATS,
    TOWARDS,
    WAY,
    Blessing,
    Card,
)
from .minutes import HEARS, LIAR, SECOND_WAYS, Entry, enter, enter_heard, enter_own_noise
from .seeing import exposed, guard_seats, on_the_run
from .state import Switch

AUDIBLE = 2
"""Two equally short routes need two dots, so below this nobody is asked for one (R61)."""


@kernel
def roll(s):
    return 1 + pick(s, DIE)


@kernel
def correction(s, seat):
    """What the card she showed adds to a roll (R23)."""
    card = int(s.card[seat]) - 1
    if card == Card.RUN or card == Card.RUN_PLUS:
        return int(s.run_noise)
    return int(NOISE[card])


# -------------------------------------------------------------- Which way a noise comes from


@kernel
def way_is_shortest(s, seat, guard, way):
    """Does a shortest route from the guard to the novice begin this way (R30)?"""
    return int(TOWARDS[s.guard_dot[guard], s.at[seat]]) >> way & 1 == 1


@kernel
def audible(s, seat, guard, reach):
    """Within reach, and not in bed (R13, R28): doors do not matter."""
    return s.at[seat] != s.cell[seat] and DISTANCE[s.guard_dot[guard], s.at[seat]] <= reach


@kernel
def ways_to_choose(s, seat, guard, reach):
    """How many first dots her noise can have; 0 if this guard does not hear her."""
    if not audible(s, seat, guard, reach):
        return 0
    return int(HOW_MANY[TOWARDS[s.guard_dot[guard], s.at[seat]]])


@kernel
def answer_alone(s, seat, guard, reach):
    """If she is heard and there is one way only, the noise comes from there."""
    if s.answer[seat, guard] == 0 and audible(s, seat, guard, reach):
        here = int(s.guard_dot[guard])
        ways = int(TOWARDS[here, s.at[seat]])
        if ways:
            s.answer[seat, guard] = NEIGHBOUR[here, LAST_WAY[ways]]


@kernel
def forbids_noise(s, seat, guard, way):
    if s.asking[seat] != Question.AT_ABBESS + guard:
        return Reason.NOTHING_TO_CHOOSE
    return Reason.ALLOWED if way_is_shortest(s, seat, guard, way) else Reason.NO_SUCH_WAY


@kernel
def forbids_lie(s, seat, guard, way):
    """A false noise only beside a guard who walked: a runner hears nothing (R52)."""
    if s.asking[seat] != Question.LIE or s.guard_hears[guard] == 0:
        return Reason.NO_FALSE_NOISE
    return Reason.ALLOWED if way < DEGREE[s.guard_dot[guard]] else Reason.NO_SUCH_WAY


@kernel
def forbids_pass(s, seat):
    """A noise with two ways must get one of them."""
    question = int(s.asking[seat])
    tie = question == Question.AT_ABBESS or question == Question.AT_PRIORESS
    return Reason.MUST_ANSWER if tie else Reason.ALLOWED


# -------------------------------------------------------------------------------- The tokens


@kernel
def place(s, guard, to, author, known_false):
    """A noise beside a guard. The list is kept in order of guard, direction, author (R63)."""
    n = int(s.noises)
    while n and later(s, n - 1, guard, to, author):
        s.noise_guard[n] = s.noise_guard[n - 1]
        s.noise_to[n] = s.noise_to[n - 1]
        s.noise_by[n] = s.noise_by[n - 1]
        s.noise_heard[n] = s.noise_heard[n - 1]
        s.noise_false[n] = s.noise_false[n - 1]
        n -= 1
    s.noise_guard[n] = guard
    s.noise_to[n] = to
    s.noise_by[n] = author
    s.noise_heard[n] = 0 if s.phase == Phase.NOISE else 1
    s.noise_false[n] = known_false
    s.noises += 1


@kernel
def later(s, n, guard, to, author):
    if s.noise_guard[n] != guard:
        return s.noise_guard[n] > guard
    if s.noise_to[n] != to:
        return s.noise_to[n] > to
    return s.noise_by[n] > author


@kernel
def place_all(s):
    """All noises of a phase at once, in an order that tells nothing (R63)."""
    before = int(s.noises)
    for guard in range(GUARDS):
        if all_noises(s, guard) == 0:
            continue
        for way in range(int(DEGREE[s.guard_dot[guard]])):
            to = int(NEIGHBOUR[s.guard_dot[guard], way])
            for seat in range(guard_seats(s), int(s.seats)):
                for _ in range(count_noises(s, seat, guard, to)):
                    place_one(s, seat, guard, to)
    if s.noises == before and s.asked:
        tell(s, EVERYONE, Event.QUIET)


@kernel
def all_noises(s, guard):
    """How many noises all novices together make at this guard."""
    count = 0
    for seat in range(guard_seats(s), int(s.seats)):
        count += number_of(s, seat, guard)
    return count


@kernel
def count_noises(s, seat, guard, to):
    """Her real and her false noise that point this way."""
    real = s.answer[seat, guard] == to
    false = lies_at(s, seat, guard) and s.lie_to[seat] == to
    return (1 if real else 0) + (1 if false else 0)


@kernel
def place_one(s, seat, guard, to):
    """It shows who made it, unless that is not played (R27)."""
    if s.anonymous_noise == Switch.ON:
        place(s, guard, to, 0, 0)
        tell(s, EVERYONE, Event.SOME_NOISE, guard, to)
        tell(s, only(seat), Event.OWN_NOISE, seat, guard, to)
    else:
        place(s, guard, to, seat + 1, 0)
        tell(s, EVERYONE, Event.NOISE, guard, seat, to)


@kernel
def tell_silence(s, seat):
    heard = s.answer[seat, 0] != 0 or s.answer[seat, 1] != 0
    if not heard and s.anonymous_noise == Switch.OFF:
        tell(s, EVERYONE, Event.NOT_HEARD, seat)


@kernel
def clear_tokens(s):
    """All noise and vanished tokens go back (R41: there are always enough)."""
    for n in range(int(s.noises)):
        s.noise_guard[n] = 0
        s.noise_to[n] = 0
        s.noise_by[n] = 0
        s.noise_heard[n] = 0
        s.noise_false[n] = 0
    for n in range(int(s.vanishings)):
        s.vanished_from[n] = 0
        s.vanished_to[n] = 0
        s.vanished_by[n] = 0
    s.noises = 0
    s.vanishings = 0


@kernel
def ways_known(s, seat, guard):
    """The ways of her noises, or if it is not told whose they are, of all."""
    told = s.anonymous_noise == Switch.OFF
    return ways_of(s, seat, guard) if told else ways_told(s, guard)


@kernel
def ways_told(s, guard):
    """The ways of all noises made at this guard in this phase, as bits."""
    ways = 0
    for seat in range(guard_seats(s), int(s.seats)):
        ways |= ways_of(s, seat, guard)
    return ways


@kernel
def ways_of(s, seat, guard):
    """The ways of her noises at this guard, as bits."""
    here, ways = int(s.guard_dot[guard]), 0
    if s.answer[seat, guard]:
        ways |= 1 << int(WAY[here, s.answer[seat, guard]]) - 1
    if lies_at(s, seat, guard):
        ways |= 1 << int(WAY[here, s.lie_to[seat]]) - 1
    return ways


# ------------------------------------------------------------------- The novices' own noise


@kernel
def roll_for_all(s):
    """Everybody who is not caught rolls, also in bed (R24): once, for both guards (R26)."""
    s.asked = 0
    for seat in range(guard_seats(s), int(s.seats)):
        s.answer[seat, 0] = 0
        s.answer[seat, 1] = 0
        if not s.caught[seat]:
            s.die[seat] = s.own_die[seat] = roll(s)
            s.spare_die[seat] = roll(s)
            s.reach[seat] = own_reach(s, seat)
            card = int(s.card[seat]) - 1
            tell(s, EVERYONE, Event.ROLLS, seat, s.die[seat], card, s.reach[seat])
            if s.blessed[seat] or s.reach[seat] >= AUDIBLE:
                s.asked = int(s.asked) | 1 << seat


@kernel
def own_reach(s, seat):
    """How far she is heard; below one dot that is silence (R28)."""
    quiet = 1 if s.used[seat] == Blessing.HEARING else 0
    return int(s.own_die[seat]) + correction(s, seat) - quiet


@kernel
def ask_noise(s, seat):
    """The next question to her about her own noise."""
    before = int(s.asking[seat])
    blessing = int(s.blessing[seat])
    own_roll = blessing == Blessing.REROLL or blessing == Blessing.HEARING  # R51
    if before == Question.NOTHING and own_roll:
        s.asking[seat] = Question.BLESSING
        return
    ask_ways(s, seat, before, own_reach(s, seat), own_reach(s, seat))


@kernel
def ask_ways(s, seat, before, reach_abbess, reach_prioress):
    """Ties at each guard, the Abbess first; whoever had no choice at all still answers (R61)."""
    s.asking[seat] = Question.NOTHING
    if before < Question.AT_ABBESS and ways_to_choose(s, seat, 0, reach_abbess) > 1:
        s.asking[seat] = Question.AT_ABBESS
    elif before < Question.AT_PRIORESS and ways_to_choose(s, seat, 1, reach_prioress) > 1:
        s.asking[seat] = Question.AT_PRIORESS
    elif before == Question.NOTHING:
        s.asking[seat] = Question.ALONE


@kernel
def use_on_own_roll(s, seat):
    """She sees a new value at once, the others when all have answered (R51)."""
    s.used[seat] = s.blessing[seat]
    if s.used[seat] == Blessing.REROLL:
        s.own_die[seat] = s.spare_die[seat]
    tell(s, only(seat), Event.NEW_ROLL, seat, s.own_die[seat], own_reach(s, seat))


@kernel
def make_own_noise(s):
    """All have answered: blessings, tokens, and what everybody learns from them."""
    for seat in range(guard_seats(s), int(s.seats)):
        if not s.caught[seat]:
            show_own_roll(s, seat)
            answer_alone(s, seat, 0, int(s.reach[seat]))
            answer_alone(s, seat, 1, int(s.reach[seat]))
    place_all(s)
    for seat in range(guard_seats(s), int(s.seats)):
        if not s.caught[seat]:
            tell_silence(s, seat)
            note_own_noise(s, seat)


@kernel
def show_own_roll(s, seat):
    s.reach[seat] = own_reach(s, seat)
    if s.used[seat] == Blessing.REROLL:
        s.die[seat] = s.own_die[seat]
        tell(s, EVERYONE, Event.ROLLS_AGAIN, seat, s.die[seat], s.reach[seat])
    elif s.used[seat] == Blessing.HEARING:
        tell(s, EVERYONE, Event.HUSHED, seat, s.reach[seat])
    if s.used[seat]:
        discard(s, seat)
    s.own_die[seat] = 0
    s.spare_die[seat] = 0


@kernel
def discard(s, seat):
    """Her blessing is shown, and gone."""
    s.shown[seat] = s.blessing[seat]
    s.blessing[seat] = Blessing.NONE
    s.blessed[seat] = 0
    s.used[seat] = 0


@kernel
def note_own_noise(s, seat):
    enter_own_noise(s, seat, ways_known(s, seat, 0), ways_known(s, seat, 1))


@kernel
def run_again(s):
    """Whoever is caught and no longer seen is on the run again (R46)."""
    for seat in range(guard_seats(s), int(s.seats)):
        if s.caught[seat] and not exposed(s, seat, int(s.at[seat])):
            s.caught[seat] = 0
            s.token[seat] = s.cell[seat]
            s.sighted = int(s.sighted) & ~(1 << seat - guard_seats(s))
            enter(s, Entry.SLIPS, seat, 0)
            tell(s, EVERYONE, Event.ON_THE_RUN, seat)


# ------------------------------------------------------------------------- The guards listen


@kernel
def show_old_lies(s):
    """A false noise of the round before is shown now (R52)."""
    for seat in range(guard_seats(s), int(s.seats)):
        enter(s, Entry.SETTLED, seat, true_guess(s, seat))
        if s.lie_guard[seat]:
            tell(s, EVERYONE, Event.WAS_FALSE, seat, int(s.lie_guard[seat]) - 1, s.lie_to[seat])
            discard(s, seat)
            s.lie_guard[seat] = 0
            s.lie_to[seat] = 0


@kernel
def walked(s, guard):
    """A running guard hears nothing."""
    card = int(s.guard_card[guard]) - 1
    return card == Card.WALK or card == Card.WALK + PLUS  # R43


@kernel
def listen(s, guard):
    s.guard_die[guard] = s.guard_hears[guard] = roll(s)
    tell(s, EVERYONE, Event.LISTENS, guard, s.guard_die[guard])


@kernel
def forbids_use_by_guard(s, seat, guard):
    blessing = int(s.guard_blessing[seat, guard])
    own_roll = blessing == Blessing.REROLL or blessing == Blessing.HEARING
    return Reason.ALLOWED if own_roll else Reason.NOT_SO_USED


@kernel
def use_on_listening(s, seat, guard):
    """Roll again, or hear one dot farther (R51)."""
    blessing = int(s.guard_blessing[seat, guard])
    discard_of_guard(s, guard, blessing)
    if blessing == Blessing.REROLL:
        s.guard_die[guard] = s.guard_hears[guard] = roll(s)
        tell(s, EVERYONE, Event.LISTENS_AGAIN, guard, s.guard_die[guard])
    else:
        s.guard_hears[guard] += 1
        tell(s, EVERYONE, Event.LISTENS_WELL, guard, s.guard_hears[guard])


@kernel
def discard_of_guard(s, guard, blessing):
    s.guard_shown[guard] = blessing
    s.guard_blessed[guard] = 0
    for seat in range(guard_seats(s)):
        s.guard_blessing[seat, guard] = Blessing.NONE
    tell(s, EVERYONE, Event.GUARD_BLESSING, guard, blessing)


@kernel
def heard_by(s, seat, guard):
    """How far this guard hears her card; only the corrected value counts (R29)."""
    return int(s.guard_hears[guard]) + correction(s, seat) if s.guard_hears[guard] else 0


@kernel
def ask_who_is_heard(s):
    """If a guard walked: whoever might have something to choose, for all that anybody knows."""
    s.asked = 0
    for seat in range(guard_seats(s), int(s.seats)):
        s.answer[seat, 0] = 0
        s.answer[seat, 1] = 0
        if on_the_run(s, seat) and (s.guard_hears[0] or s.guard_hears[1]):
            farthest = max(heard_by(s, seat, 0), heard_by(s, seat, 1))
            if s.blessed[seat] or farthest >= AUDIBLE:
                s.asked = int(s.asked) | 1 << seat


@kernel
def ask_heard(s, seat):
    """The next question to her about what the guards hear."""
    before = int(s.asking[seat])
    ask_ways(s, seat, before, heard_by(s, seat, 0), heard_by(s, seat, 1))
    asked = int(s.asking[seat])
    free_to_lie = asked == Question.NOTHING or asked == Question.ALONE
    if free_to_lie and before != Question.LIE and s.blessing[seat] == Blessing.FALSE_NOISE:
        s.asking[seat] = Question.LIE


@kernel
def lie(s, seat, guard, way):
    """Her card stays in front of her until the next hearing (R52)."""
    s.used[seat] = Blessing.FALSE_NOISE
    s.lie_guard[seat] = guard + 1
    s.lie_to[seat] = NEIGHBOUR[s.guard_dot[guard], way]


@kernel
def hear_novices(s):
    """All have answered: the noises that the guards hear, and what everybody learns from them."""
    for seat in range(guard_seats(s), int(s.seats)):
        if on_the_run(s, seat):  # R31
            for guard in range(GUARDS):
                if s.guard_hears[guard]:
                    answer_alone(s, seat, guard, heard_by(s, seat, guard))
    place_all(s)
    may_be_false = a_lie_is_left(s)
    for seat in range(guard_seats(s), int(s.seats)):
        if on_the_run(s, seat):
            note_what_is_heard(s, seat, may_be_false and s.blessed[seat] != 0)
    for seat in range(guard_seats(s), int(s.seats)):
        s.used[seat] = Blessing.NONE


@kernel
def note_what_is_heard(s, seat, may_lie):
    """The ways of her noises, how many there are, and how far each guard would have heard her."""
    ways = ways_known(s, seat, 0) | ways_known(s, seat, 1) << SECOND_WAYS
    counts = number_of(s, seat, 0) | number_of(s, seat, 1) << 2
    if may_lie:
        counts |= LIAR
    for guard in range(GUARDS):
        if s.guard_hears[guard]:
            counts |= HEARS << guard
    enter_heard(s, seat, ways, counts, heard_by(s, seat, 0), heard_by(s, seat, 1))


@kernel
def a_lie_is_left(s):
    """Can somebody have the blessing of a false noise, for all that everybody knows?"""
    if s.anonymous_noise == Switch.ON:
        return False
    shown = 0
    for other in range(SEATS):
        shown += 1 if s.shown[other] == Blessing.FALSE_NOISE else 0
    for guard in range(GUARDS):
        shown += 1 if s.guard_shown[guard] == Blessing.FALSE_NOISE else 0
    return shown < COPIES


@kernel
def true_guess(s, seat):
    """Whether her last noise was false, and at whom (R64); without authors nobody can say whose
    noise is false, nor guess it."""
    hidden = s.anonymous_noise == Switch.ON or s.phase == Phase.HEARD
    return 0 if hidden else int(s.lie_guard[seat])


@kernel
def number_of(s, seat, guard):
    """How many noises she makes at this guard."""
    return (1 if s.answer[seat, guard] else 0) + (1 if lies_at(s, seat, guard) else 0)


@kernel
def lies_at(s, seat, guard):
    return s.used[seat] == Blessing.FALSE_NOISE and s.lie_guard[seat] == guard + 1


@kernel
def forbids_trick(s, seat, guard, way):
    """A guard makes a false noise beside herself, if she has that blessing (R53)."""
    if guard != s.mover:
        return Reason.OTHER_GUARD
    if s.guard_blessing[seat, guard] != Blessing.FALSE_NOISE:
        return Reason.NO_FALSE_NOISE
    return Reason.ALLOWED if way < DEGREE[s.guard_dot[guard]] else Reason.NO_SUCH_WAY


@kernel
def trick(s, guard, way):
    """Known to be false, and it frees her all the same."""
    to = int(NEIGHBOUR[s.guard_dot[guard], way])
    discard_of_guard(s, guard, Blessing.FALSE_NOISE)
    place(s, guard, to, 0, 1)
    tell(s, EVERYONE, Event.FALSE_ALARM, guard, to)
