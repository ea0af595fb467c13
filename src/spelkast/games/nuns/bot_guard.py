"""The rule-based guards: where can novices be, and how does one get at most of them?

From what everybody can conclude (conclusions.py) comes a weight for every dot, in thousandths of a
novice; the guards go where the weight is, as far as it takes. They work on the paper of the view.
"""

from __future__ import annotations

from ...engine.chance import luck_pick
from ...engine.kernel import kernel
from .actions import ARG, ARG2, FIRST_OF, Phase
from .bot_novice import any_legal
from .components import (
    BACK,
    DEGREE,
    DISTANCE,
    DOTS,
    GUARD_FEWEST,
    GUARD_MOST,
    GUARDS,
    LINED,
    LINES,
    NEAREST,
    NEIGHBOUR,
    PATH,
    PATH_LENGTH,
    PATHS,
    PLACE,
    WAYS,
    WITHIN,
    Blessing,
    Card,
    Has,
)
from .conclusions import conclude
from .outlook import COME, DETOUR, IN_TIME, ON_ROUTE, SIGHT, SIGHTS
from .patrol import chooses_path, extra_dot, last_dot, run_most
from .seeing import finds_trace, guard_seats, hears_a_token, on_the_run
from .state import TIMES

STEP, END, PATH_CARD, UTURN, FIRST, ASSIGN, USE, PASS, MAKE_NOISE, FALSE = (
    int(number) for number in FIRST_OF
)
WALK, RUN = int(Card.WALK), int(Card.RUN)
WALK_PLUS, RUN_PLUS = int(Card.WALK_PLUS), int(Card.RUN_PLUS)
NOVICE = 1000
CARRIES, NEARLY_HOME = 8, 4  # quarters by which she counts who carries her wish home
TWO_MOVES = 10
LEVELS, CARRIED = len(Has), int(Has.ITEM)
PACE = 13  # quarters of a dot that a novice is thought to come on in a move
IN_REACH, IN_VIEW = 12, 4  # sixteenths of a capture that a sight is worth
AT_ONCE = 32  # a capture loses one of so many parts with each step before it
NEARNESS = 16
OTHERS = 1  # quarters that remain of what is nearer to the other guard
FADES = 2  # thirtieths that a dot of a path loses with each dot before it
SPENT = 300  # what a blessing is worth later
EARSHOT = 5
PULL = 9  # how far a guard feels a novice
AHEAD = 9  # dots of a new path that are looked at
WORTH_LISTENING = 350
POOR_ROLL = 2


@kernel
def watch(v, seat, mask, luck):
    """Whatever the guards' side is asked."""
    if v.phase == Phase.ORDER:
        return FIRST + who_goes_first(v)
    if v.phase == Phase.DEAL_BLESSINGS:
        return ASSIGN
    sole = only_choice(mask)
    if sole >= 0:
        return sole
    weigh(v)
    if v.phase == Phase.PATROL:
        action = patrol(v, mask, luck)
    elif v.phase == Phase.LISTEN:
        action = USE if mask[USE] and use_ear(v, seat) else PASS
    else:
        action = make_noise(v, mask)
    for dot in range(DOTS + 1):
        v.sheet[0, dot] = 0
    return action if mask[action] else any_legal(mask, luck)


@kernel
def only_choice(mask):
    """What she must do; -1 if she can choose."""
    sole = -1
    for action in range(mask.shape[0]):
        if mask[action]:
            if sole >= 0:
                return -1
            sole = action
    return sole


@kernel
def who_goes_first(v):
    """A guard who is free, if the other one is not."""
    free = 0
    for guard in range(GUARDS):
        if hears_a_token(v, guard) or finds_trace(v, guard):
            free |= 1 << guard
    return 1 if free == 2 else 0


@kernel
def weigh(v):
    """A weight for each dot: all novices on the run, each spread over where she can be."""
    conclude(v)
    for seat in range(guard_seats(v), int(v.seats)):
        if on_the_run(v, seat):
            spread(v, seat)


@kernel
def spread(v, seat):
    """A novice over where she can be, as likely as it lies on her way; twice who is dangerous."""
    total = 0
    for dot in range(1, DOTS + 1):
        traits = possible(v, seat, dot)
        if traits:
            total += likelihood(v, seat, dot, traits)
    if total == 0:
        return
    for dot in range(1, DOTS + 1):
        if dot != v.cell[seat]:
            v.sheet[0, dot] += NOVICE * int(v.sheet[1, dot]) // total
        v.sheet[1, dot] = 0


@kernel
def possible(v, seat, dot):
    novice = seat - guard_seats(v)
    could = v.could[novice]
    return int(could[0, dot]) | int(could[1, dot]) | int(could[2, dot])


@kernel
def likelihood(v, seat, dot, traits):
    """How likely it is that she is there; what that is worth is noted."""
    cell = int(v.cell[seat])
    expected = 0 if v.captures[seat] else (int(v.round_no) + 1) * PACE // 4
    sure, worth, trait = 0, 0, 0
    while traits:
        if traits & 1:
            late = max(0, expected - int(COME[cell, trait, dot]))
            likely = 1 + (int(ON_ROUTE[DETOUR[cell, trait, dot]]) * int(IN_TIME[late]) >> 10)
            sure += likely
            worth += likely * danger(cell, trait, dot) // 4
        traits >>= 1
        trait += 1
    v.sheet[1, dot] = worth
    return sure


@kernel
def danger(cell, trait, dot):
    """What it is worth to catch her, in quarters: most if she carries her wish home."""
    if trait % LEVELS != CARRIED:
        return 4
    return CARRIES + (NEARLY_HOME if DISTANCE[dot, cell] <= TWO_MOVES else 0)


@kernel
def near(v, guard, here):
    """How much lies around a dot: near novices most, and less what is nearer to the other guard."""
    if v.sheet[1, here]:
        return int(v.sheet[1, here]) - 1
    strength = 0
    other = int(v.guard_dot[1 - guard])
    for n in range(int(WITHIN[here, PULL - 1])):
        dot = int(NEAREST[here, n])
        weight = int(v.sheet[0, dot])
        if weight:
            away = int(DISTANCE[here, dot])
            if DISTANCE[other, dot] < away:
                weight = weight * OTHERS // 4
            strength += weight * (PULL - away) * (PULL - away)
    strength = strength * NEARNESS >> 12
    v.sheet[1, here] = 1 + strength
    return strength


@kernel
def pull(v, here):
    strength = 0
    for n in range(int(WITHIN[here, PULL - 1])):
        dot = int(NEAREST[here, n])
        away = PULL - int(DISTANCE[here, dot])
        strength += int(v.sheet[0, dot]) * away * away
    return strength


@kernel
def in_earshot(v, here):
    """The weight that an average roll would hear."""
    heard = 0
    for n in range(int(WITHIN[here, EARSHOT])):
        dot = int(NEAREST[here, n])
        heard += int(v.sheet[0, dot]) * (EARSHOT + 1 - int(DISTANCE[here, dot]))
    return heard // (EARSHOT + 1)


# --------------------------------------------------------------------------------- Her move


@kernel
def patrol(v, mask, luck):
    guard = int(v.mover)
    if chooses_path(v, guard):
        return choose_path(v, guard, mask, luck)
    return walk_on(v, guard, mask)


@kernel
def choose_path(v, guard, mask, luck):
    """The path whose first dots see most."""
    best, most = -1, -1
    for path in range(PATHS):
        if mask[PATH_CARD + path]:
            value = promise(v, guard, path, PATH[path, 0] != v.guard_dot[guard]) * 8 + luck_pick(
                luck, 8
            )
            if value > most:
                best, most = PATH_CARD + path, value
    if mask[UTURN]:
        path = int(v.path[guard]) - 1
        back = PATH[path, 0] != last_dot(v, guard)
        if promise(v, guard, path, back) * 8 > most:
            best = UTURN
    return best if best >= 0 else any_legal(mask, luck)


@kernel
def promise(v, guard, path, back):
    value = 0
    other = int(v.guard_dot[1 - guard])
    for n in range(1, min(AHEAD, int(PATH_LENGTH[path]))):
        dot = int(PATH[path, int(PATH_LENGTH[path]) - 1 - n if back else n])
        got = 2 * int(v.sheet[0, dot])
        for m in range(int(LINES[dot])):
            got += int(v.sheet[0, LINED[dot, m]]) // 2
        got = got * OTHERS // 4 if DISTANCE[other, dot] < n else got
        value += got * (30 - FADES * n) // 30
    return value


@kernel
def walk_on(v, guard, mask):
    """Look at every walk that is open to her; the first step of the best, or its end."""
    steps, most = int(v.steps[guard]), run_most(v) + extra_dot(v, guard)
    here = int(v.guard_dot[guard])
    v.trail[0, 0] = here
    v.hops[0, 0] = 0
    v.hops[1, 0] = 0
    best, highest = -1, -1
    if steps >= GUARD_FEWEST[WALK]:
        highest = worth_ending(v, guard, here, steps)
        best = card_for(v, guard, steps)
    depth = 0
    while depth >= 0:
        way = int(v.hops[1, depth])
        here = int(v.trail[0, depth])
        if way == WAYS or steps + depth >= most:
            if depth:
                step_back(v, depth)
            depth -= 1
            continue
        v.hops[1, depth] = way + 1
        to = int(NEIGHBOUR[here, way])
        if to == 0 or not open_to_her(v, guard, depth, here, way):
            continue
        value = int(v.hops[0, depth]) + step_forward(v, here, way, depth, most - steps - depth - 1)
        depth += 1
        v.trail[0, depth] = to
        v.hops[0, depth] = value
        v.hops[1, depth] = 0
        value += worth_ending(v, guard, to, steps + depth)
        if steps + depth < GUARD_FEWEST[WALK] and not at_end(v, guard, to):
            value = -1
        if value > highest:
            highest = value
            best = STEP + int(v.trail[0, 1]) - 1
    for n in range(TIMES):
        v.hops[0, n] = 0
        v.hops[1, n] = 0
        v.trail[0, n] = 0
    for dot in range(1, DOTS + 1):
        v.sheet[1, dot] = 0
    return best if best >= 0 else first_step(mask)


@kernel
def first_step(mask):
    """To the lowest dot that she can go to; PASS if there is none."""
    for dot in range(1, DOTS + 1):
        if mask[STEP + dot - 1]:
            return STEP + dot - 1
    return PASS


@kernel
def at_end(v, guard, dot):
    return v.free[guard] == 0 and dot == last_dot(v, guard)


@kernel
def card_for(v, guard, steps):
    if steps <= GUARD_MOST[WALK]:
        return END + WALK
    return END + RUN if steps <= run_most(v) else END + RUN_PLUS


@kernel
def worth_ending(v, guard, dot, steps):
    return near(v, guard, dot) - (SPENT if steps > run_most(v) else 0)


@kernel
def open_to_her(v, guard, depth, here, way):
    to = int(NEIGHBOUR[here, way])
    if v.free[guard]:
        back = depth > 0 and v.trail[0, depth - 1] == to
        return not back or DEGREE[here] == 1
    path = int(v.path[guard]) - 1
    place = int(PLACE[path, here]) - 1
    if place < 0:
        return int(BACK[path, here]) >> way & 1 == 1
    following = place + (-1 if v.path_back[guard] else 1)
    return 0 <= following < PATH_LENGTH[path] and PATH[path, following] == to


@kernel
def step_forward(v, here, way, depth, left):
    """What she sees and catches on this step, and had not seen before on this walk."""
    to = int(NEIGHBOUR[here, way])
    gain = 0
    for n in range(int(SIGHTS[here, way])):
        dot = int(SIGHT[here, way, n])
        weight = int(v.sheet[0, dot])
        if weight and v.trail[1, dot] == 0 and weight < NOVICE:
            share = IN_REACH if DISTANCE[to, dot] <= left else IN_VIEW
            gain += weight * share // 16
        v.trail[1, dot] += 1
    weight = int(v.sheet[0, to])
    if weight:
        for n in range(depth + 1):
            if v.trail[0, n] == to:
                weight = 0
        caught = weight if weight >= NOVICE else weight * (16 - IN_REACH) // 16
        gain += caught * (AT_ONCE - depth) // AT_ONCE
    return gain


@kernel
def step_back(v, depth):
    here, way = int(v.trail[0, depth - 1]), int(v.hops[1, depth - 1]) - 1
    for n in range(int(SIGHTS[here, way])):
        v.trail[1, SIGHT[here, way, n]] -= 1


# ---------------------------------------------------------------------------- Her blessings


@kernel
def use_ear(v, seat):
    """A poor roll is rolled again; one dot farther pays where many are near."""
    guard = int(v.mover)
    near = in_earshot(v, int(v.guard_dot[guard]))
    if v.guard_blessing[seat, guard] == Blessing.REROLL:
        return v.guard_die[guard] <= POOR_ROLL and near >= WORTH_LISTENING
    return near >= WORTH_LISTENING


@kernel
def make_noise(v, mask):
    """A false noise frees her from a path that leads away from everybody."""
    guard = int(v.mover)
    here = int(v.guard_dot[guard])
    if hears_a_token(v, guard) or in_earshot(v, here) < WORTH_LISTENING:
        return PASS
    best, strongest = PASS, -1
    for action in range(FALSE, mask.shape[0]):
        if mask[action] and ARG[action] == guard:
            strength = pull(v, int(NEIGHBOUR[here, ARG2[action]]))
            if strength > strongest:
                best, strongest = action, strength
    return best
