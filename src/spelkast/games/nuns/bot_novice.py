"""The rule-based novice: towards her goal, out of the light, as quietly as time allows.

For every dot that she can reach unseen and every card that fits, she weighs the way still to go
against the danger there. Numbers are whole, in twelfths of a dot, so that the same view gives the
same decision everywhere. She works on the paper of the view.
"""

from __future__ import annotations

from ...engine.chance import luck_pick
from ...engine.kernel import kernel
from .actions import FIRST_OF, Question
from .components import (
    DEGREE,
    DISTANCE,
    DOTS,
    GUARDS,
    ITEM_DOT,
    KEY_DOT,
    LEADS,
    LOCKED,
    NEAREST,
    NEIGHBOUR,
    NOISE,
    PLUS,
    ROUNDS,
    WAYS,
    WITHIN,
    Blessing,
    Card,
    Has,
)
from .listening import audible, own_reach
from .outlook import KEYLESS, SIGHT, SIGHTS
from .seeing import exposed, finds_trace, guard_on, guard_seats, hears_a_token, on_the_run, seen_by
from .sneaking import fits, most_dots

DOT = 12
ARRIVED = 8 * DOT
HOME = 1000 * DOT
IN_DANGER = 12 * DOT  # where a guard catches her, if one capture is left
HEARD = 15 * DOT // 2
SPENT = 2 * DOT  # what a blessing is worth later
IN_LIGHT = 9 * DOT
HURRIED = 3  # how much more a dot counts when time runs out
LENGTHS = 16  # bits of a sheet that say which lengths of walk lead to a dot
DANGER = 1 << LENGTHS
SHADOW = 6  # dots that a guard can come in one move
CAUGHT, SEEN = 8, 4  # the danger of a dot where a guard can catch her, or sees her too late
CLOSER, FARTHER = 2, 4  # how it grows and falls with each dot round a guard who goes anywhere
FARTHER_OUT = 3
PACE = 14  # quarters of a dot in a move: if she needs more than that, she hurries

STEP, END = int(FIRST_OF[0]), int(FIRST_OF[1])
USE, PASS, MAKE_NOISE, LIE = (int(FIRST_OF[kind]) for kind in (6, 7, 8, 9))


@kernel
def any_legal(mask, luck):
    """One of the legal actions, all equally likely."""
    found, count = -1, 0
    for action in range(mask.shape[0]):
        if mask[action]:
            count += 1
            if luck_pick(luck, count) == 0:
                found = action
    return found


# --------------------------------------------------------------------------------- Her move


@kernel
def sneak(v, seat, mask, luck):
    """The best end of her move and the way there, from where she is now."""
    reach_unseen(v, seat, int(v.at[seat]), most_dots(v, seat) - int(v.walked[seat]), 0)
    mark_danger(v, seat)
    best, highest = -1, 0
    for dot in range(1, DOTS + 1):
        lengths = int(v.sheet[0, dot]) % DANGER
        for more in range(LENGTHS):
            if lengths >> more & 1:
                card = quietest(v, seat, int(v.walked[seat]) + more)
                if card >= 0:
                    value = worth(v, seat, dot, card) * LENGTHS + luck_pick(luck, LENGTHS)
                    if best < 0 or value > highest:
                        best, highest = (dot * LENGTHS + more) * LENGTHS + card, value
    action = -1
    if best >= 0:
        action = on_the_way(v, seat, best // LENGTHS // LENGTHS, best // LENGTHS % LENGTHS)
        if action < 0:
            action = END + best % LENGTHS
    for dot in range(DOTS + 1):
        v.sheet[0, dot] = 0
        v.sheet[1, dot] = 0
    return action if action >= 0 and mask[action] else any_legal(mask, luck)


@kernel
def reach_unseen(v, seat, start, most, row):
    """Note for every dot by walks of which lengths she gets there, unseen if she is unseen now."""
    sheet = v.sheet[row]
    sheet[start] |= 1
    bold = exposed(v, seat, int(v.at[seat]))
    for length in range(most):
        for here in range(1, DOTS + 1):
            if int(sheet[here]) >> length & 1 and not (length and done_at(v, seat, here)):
                for way in range(int(DEGREE[here])):
                    to = int(NEIGHBOUR[here, way])
                    shut = LOCKED[here, way] and v.has[seat] == Has.NOTHING
                    if not shut and not guard_on(v, to) and (bold or not exposed(v, seat, to)):
                        sheet[to] |= 2 << length


@kernel
def done_at(v, seat, dot):
    return v.has[seat] == Has.ITEM and dot == v.cell[seat]


@kernel
def quietest(v, seat, dots):
    """The card with the least noise that stands for so many dots; -1 if none does."""
    for card in range(Card.RUN + 1):
        if fits(v, card, dots):
            return card
    if v.blessing[seat] == Blessing.EXTRA_STEP and not v.caught[seat]:
        for card in range(Card.SNEAK + PLUS, Card.RUN + PLUS + 1):
            if fits(v, card, dots):
                return card
    return -1


@kernel
def goal(v, seat):
    wish = int(v.wish[seat])
    if v.has[seat] == Has.NOTHING:
        return int(KEY_DOT[wish])
    return int(ITEM_DOT[wish]) if v.has[seat] == Has.KEYS else int(v.cell[seat])


@kernel
def to_go(v, seat, dot):
    """The way to her goal; without keys the locks are in it."""
    if v.has[seat] == Has.NOTHING:
        return int(KEYLESS[dot, goal(v, seat)])
    return int(DISTANCE[dot, goal(v, seat)])


@kernel
def route_left(v, seat, dot):
    """The whole way that lies before her, from there."""
    left, wish = to_go(v, seat, dot), int(v.wish[seat])
    if v.has[seat] == Has.NOTHING:
        left += int(DISTANCE[KEY_DOT[wish], ITEM_DOT[wish]])
    if v.has[seat] != Has.ITEM:
        left += int(DISTANCE[ITEM_DOT[wish], v.cell[seat]])
    return left


@kernel
def worth(v, seat, dot, card):
    """How good it is to end there with this card."""
    hurry = 4 * route_left(v, seat, dot) >= PACE * (ROUNDS - int(v.round_no))
    value = -DOT * to_go(v, seat, dot) * (HURRIED if hurry else 1)
    if dot == goal(v, seat):
        value += HOME if v.has[seat] == Has.ITEM else ARRIVED
    if dot != v.cell[seat]:
        value -= risk(v, seat, dot, card)
    return value - (SPENT if card > Card.RUN else 0)


@kernel
def risk(v, seat, dot, card):
    """What it costs to be found there: more, the fewer captures the guards still need. Somebody
    caught is safe as long as she is seen (R45), and makes no noise (R31)."""
    seen = exposed(v, seat, dot)
    if v.caught[seat] and seen:
        return 0
    danger = int(v.sheet[0, dot]) // DANGER
    value = IN_DANGER * danger // CAUGHT // (int(v.target) - int(v.points))
    if seen:
        value += IN_LIGHT
    if not v.caught[seat]:
        for guard in range(GUARDS):
            value += HEARD * chance_heard(v, dot, card, guard) // 6
    return value


@kernel
def chance_heard(v, dot, card, guard):
    """Of six rolls, how many let this guard hear her there?"""
    louder = int(v.run_noise) if card == Card.RUN else int(NOISE[card])
    return min(6, max(0, 7 + louder - int(DISTANCE[v.guard_dot[guard], dot])))


@kernel
def on_the_way(v, seat, dot, more):
    """The first step of a walk of that length to that dot; -1 if she is to stop."""
    if more == 0:
        return -1
    reach_unseen(v, seat, dot, more - 1, 1)
    here = int(v.at[seat])
    for way in range(int(DEGREE[here])):
        to = int(NEIGHBOUR[here, way])
        shut = LOCKED[here, way] and v.has[seat] == Has.NOTHING
        if int(v.sheet[1, to]) >> more - 1 & 1 and not shut:
            return STEP + to - 1
    return -1


# -------------------------------------------------------------------------------- The danger


@kernel
def mark_danger(v, seat):
    """Dots that a guard may see or come to in her next move."""
    for guard in range(GUARDS):
        if will_be_free(v, guard, seat) or v.path[guard] == 0:
            mark_around(v, guard)
        else:
            mark_path(v, guard)


@kernel
def will_be_free(v, guard, seat):
    if hears_a_token(v, guard) or finds_trace(v, guard):
        return True
    for other in range(guard_seats(v), int(v.seats)):
        shown = v.token[other] != v.cell[other] and on_the_run(v, other)
        if other != seat and shown and int(v.lit[v.token[other]]) >> guard & 1:
            return True
    return on_the_run(v, seat) and seen_by(v, guard, seat)


@kernel
def mark_around(v, guard):
    mark_within(v, int(v.guard_dot[guard]), SHADOW)


@kernel
def mark_within(v, here, most):
    """Whom a guard can come at who goes anywhere: near dots most."""
    for n in range(int(WITHIN[here, most + FARTHER_OUT])):
        dot = int(NEAREST[here, n])
        over = int(DISTANCE[here, dot]) - most
        mark(v, dot, CAUGHT - over * int(CLOSER if over < 0 else FARTHER))


@kernel
def mark(v, dot, danger):
    lengths = int(v.sheet[0, dot])
    if lengths // DANGER < danger:
        v.sheet[0, dot] = lengths % DANGER + danger * DANGER


@kernel
def mark_path(v, guard):
    """What she sees on her path or on her way back to it, turning and arriving, as far as she can
    get; from the end of the path she may go anywhere."""
    path, back, here = int(v.path[guard]) - 1, int(v.path_back[guard]), int(v.guard_dot[guard])
    for left in range(SHADOW - 1, -1, -1):
        ways = int(LEADS[path, back, here])
        if ways == 0:
            mark_within(v, here, left + 1)
            return
        start = here
        for way in range(WAYS):
            if ways >> way & 1:
                here = int(NEIGHBOUR[start, way])
                mark_view(v, start, way, left)


@kernel
def mark_view(v, here, way, left):
    """What is seen going that way: with so many dots left she catches whom she sees."""
    to = int(NEIGHBOUR[here, way])
    for n in range(int(SIGHTS[here, way])):
        dot = int(SIGHT[here, way, n])
        mark(v, dot, CAUGHT if DISTANCE[to, dot] <= left else SEEN)


# --------------------------------------------------------------------------------- Her noise


@kernel
def answer(v, seat, mask, luck):
    """Blessings where they help; a noise from any side; a lie if a guard comes too near."""
    question = int(v.asking[seat])
    if question == Question.BLESSING:
        return USE if blessing_helps(v, seat) else PASS
    if question == Question.LIE:
        return false_trail(v, seat, mask, luck)
    return any_legal(mask, luck)


@kernel
def blessing_helps(v, seat):
    reach = own_reach(v, seat)
    for guard in range(GUARDS):
        if audible(v, seat, guard, reach):
            away = int(DISTANCE[v.guard_dot[guard], v.at[seat]])
            if v.blessing[seat] == Blessing.REROLL or away == reach:
                return True
    return False


@kernel
def false_trail(v, seat, mask, luck):
    """Send a guard who is near the other way."""
    best, farthest = PASS, 0
    for guard in range(GUARDS):
        here = int(v.guard_dot[guard])
        if DISTANCE[here, v.at[seat]] <= SHADOW + 2:
            for way in range(WAYS):
                action = LIE + guard * WAYS + way
                if mask[action]:
                    away = int(DISTANCE[NEIGHBOUR[here, way], v.at[seat]])
                    if away > farthest and luck_pick(luck, 3) == 0:
                        best, farthest = action, away
    return best
