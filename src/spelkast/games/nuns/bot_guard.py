"""The rule-based guards: where can novices be, and how does one get at most of them?

From what everybody can conclude (conclusions.py) comes a weight for every dot, in thousandths of a
novice; the guards go where the weight is, listen where it is near, and run where it is far. They
work on the paper of the view.
"""

from __future__ import annotations

from ...engine.chance import luck_pick
from ...engine.kernel import kernel
from .actions import ARG, ARG2, FIRST_OF, Phase
from .bot_novice import any_legal
from .components import (
    ANY_TRAIT,
    DISTANCE,
    DOTS,
    GUARDS,
    LINED,
    LINES,
    NEIGHBOUR,
    PATH,
    PATH_LENGTH,
    PATHS,
    WAYS,
    WITH_ITEM,
    Blessing,
    Card,
)
from .conclusions import conclude
from .patrol import chooses_path, last_dot
from .seeing import finds_trace, guard_seats, hears_a_token, on_the_run
from .state import GUESSES

STEP, END, PATH_CARD, UTURN, FIRST, ASSIGN, USE, PASS, MAKE_NOISE, FALSE = (
    int(number) for number in FIRST_OF
)
WALK, RUN = int(Card.WALK), int(Card.RUN)
WALK_PLUS, RUN_PLUS = int(Card.WALK_PLUS), int(Card.RUN_PLUS)
NOVICE = 1000
CARRIES_MORE = 2  # whoever may carry her wish home counts more
EARSHOT = 5
PULL = 9  # how far a guard feels a novice
AHEAD = 8  # dots of a new path that are looked at
WORTH_LISTENING = 350
POOR_ROLL = 2


@kernel
def watch(v, seat, mask, luck):
    """Whatever the guards' side is asked."""
    if v.phase == Phase.ORDER:
        return FIRST + who_goes_first(v)
    if v.phase == Phase.DEAL_BLESSINGS:
        return ASSIGN
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
            total = 0
            for dot in range(1, DOTS + 1):
                total += possibilities(v, seat, dot)
            if total:
                for dot in range(1, DOTS + 1):
                    if dot != v.cell[seat]:
                        v.sheet[0, dot] += NOVICE * possibilities(v, seat, dot) // total


@kernel
def possibilities(v, seat, dot):
    traits = 0
    for guess in range(GUESSES):
        traits |= int(v.could[seat - guard_seats(v), guess, dot])
    if traits == 0:
        return 0
    return bits(traits & ANY_TRAIT) + (CARRIES_MORE - 1) * bits(traits & WITH_ITEM)


@kernel
def bits(number):
    count = 0
    while number:
        number &= number - 1
        count += 1
    return count


@kernel
def pull(v, here):
    """How strongly novices draw a guard who stands here: near ones most."""
    strength = 0
    for dot in range(1, DOTS + 1):
        weight = int(v.sheet[0, dot])
        if weight:
            near = max(0, PULL - int(DISTANCE[here, dot]))
            strength += weight * near * near
    return strength


@kernel
def in_earshot(v, here):
    """The weight that an average roll would hear."""
    heard = 0
    for dot in range(1, DOTS + 1):
        weight = int(v.sheet[0, dot])
        if weight:
            heard += weight * max(0, EARSHOT + 1 - int(DISTANCE[here, dot])) // (EARSHOT + 1)
    return heard


# --------------------------------------------------------------------------------- Her move


@kernel
def patrol(v, mask, luck):
    guard = int(v.mover)
    if chooses_path(v, guard):
        return choose_path(v, guard, mask, luck)
    if v.free[guard]:
        return go_free(v, guard, mask)
    return go_along(v, guard, mask)


@kernel
def choose_path(v, guard, mask, luck):
    """The path whose first dots see most."""
    best, most = -1, -1
    for path in range(PATHS):
        if mask[PATH_CARD + path]:
            value = promise(v, path, PATH[path, 0] != v.guard_dot[guard]) * 8 + luck_pick(luck, 8)
            if value > most:
                best, most = PATH_CARD + path, value
    if mask[UTURN]:
        path = int(v.path[guard]) - 1
        back = PATH[path, 0] != last_dot(v, guard)
        if promise(v, path, back) * 8 > most:
            best = UTURN
    return best if best >= 0 else any_legal(mask, luck)


@kernel
def promise(v, path, back):
    value = 0
    for n in range(1, min(AHEAD, int(PATH_LENGTH[path]))):
        dot = int(PATH[path, int(PATH_LENGTH[path]) - 1 - n if back else n])
        value += 2 * int(v.sheet[0, dot])
        for other in range(int(LINES[dot])):
            value += int(v.sheet[0, LINED[dot, other]]) // 2
    return value


@kernel
def go_along(v, guard, mask):
    """Walk and listen where somebody may be near, run on where nobody is."""
    here, following = int(v.guard_dot[guard]), first_step(mask)
    walks = in_earshot(v, here) >= WORTH_LISTENING
    if walks and mask[END + WALK]:
        better = following and in_earshot(v, following) > in_earshot(v, here)
        if v.steps[guard] > 3 or not better:
            return END + WALK
    if following and not mask[END + RUN]:
        return STEP + following - 1
    if following and not mask[END + RUN_PLUS] and v.steps[guard] < 6:
        return STEP + following - 1
    return END + RUN if mask[END + RUN] else END + RUN_PLUS


@kernel
def first_step(mask):
    """The lowest dot that a step can lead to; 0 if none can."""
    for dot in range(1, DOTS + 1):
        if mask[STEP + dot - 1]:
            return dot
    return 0


@kernel
def go_free(v, guard, mask):
    """To whom she sees; else where most novices may be, and there she listens."""
    here = int(v.guard_dot[guard])
    best, strongest = 0, -1
    for way in range(WAYS):
        to = int(NEIGHBOUR[here, way])
        if to and mask[STEP + to - 1]:
            strength = pull(v, to)
            if strength > strongest:
                best, strongest = to, strength
    if best and (prey(v, best) or not may_end(mask)):
        return STEP + best - 1
    if mask[END + WALK] and (v.steps[guard] > 3 or strongest <= pull(v, here)):
        return END + WALK
    if best and strongest > pull(v, here) and v.steps[guard] < 6:
        return STEP + best - 1
    return ending(mask)


@kernel
def may_end(mask):
    return ending(mask) != PASS


@kernel
def prey(v, dot):
    """Is somebody on the run sure to be there?"""
    return v.sheet[0, dot] >= NOVICE


@kernel
def ending(mask):
    """How she can end now, rather listening; PASS if she cannot."""
    if mask[END + WALK]:
        return END + WALK
    if mask[END + WALK_PLUS]:
        return END + WALK_PLUS
    if mask[END + RUN]:
        return END + RUN
    return END + RUN_PLUS if mask[END + RUN_PLUS] else PASS


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
