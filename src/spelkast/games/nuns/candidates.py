"""Which actions are worth asking the rules about: few of 155 dots are neighbours.

What is passed over would be refused; every checked playout proves it. And all that is legal, where
that is quicker found together; tests compare it with what the rules say of each.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ...engine.bitsets import list_members
from ...engine.kernel import kernel
from ...engine.rulebook import ask_run
from .actions import (
    END,
    FALSE_NOISE,
    FIRST_OF,
    KIND,
    MAKE_NOISE,
    PASS,
    TAKE_PATH,
    USE,
    Phase,
    Question,
)
from .components import (
    FITS,
    GUARD_FEWEST,
    GUARD_FITS,
    GUARDS,
    NEIGHBOUR,
    PASSABLE,
    WAY,
    WAYS,
    Blessing,
    Card,
    Has,
)
from .patrol import chooses_path, extra_dot, open_ways, path_cards, worn_out
from .sneaking import home_already, most_dots, moves_at_once

ALL_ACTIONS = len(KIND)
FIRST_END, FIRST_PATH = int(FIRST_OF[END]), int(FIRST_OF[TAKE_PATH])
FIRST_NOISE, FIRST_LIE = int(FIRST_OF[MAKE_NOISE]), int(FIRST_OF[FALSE_NOISE])
FIRST_PASS = int(FIRST_OF[PASS])


def _next_cards(fits: npt.NDArray[np.int8]) -> npt.NDArray[np.int8]:
    """The same as `fits`, but: the first card from this one on that fits."""
    found = np.full(fits.shape, len(Card), dtype=np.int8)
    for card in range(len(Card) - 1, -1, -1):
        found[..., card] = np.where(fits[..., card], card, found[..., card + 1])
    return found


def _sets_of_cards(fits: npt.NDArray[np.int8]) -> npt.NDArray[np.int8]:
    """The same as `fits`, but: all cards that fit, as bits; without those of one dot more, and with
    them."""
    bits = fits[..., : len(Card)].astype(np.int64) << np.arange(len(Card))
    plain = bits[..., : Card.RUN + 1].sum(axis=-1)
    return np.stack([plain, bits.sum(axis=-1)]).astype(np.int8)


def _next_answers() -> npt.NDArray[np.int16]:
    """Question, action -> the first action from this one on that may answer it."""
    answers = {
        Question.BLESSING: [FIRST_OF[USE], FIRST_OF[PASS]],
        Question.AT_ABBESS: range(FIRST_NOISE, FIRST_NOISE + WAYS),
        Question.AT_PRIORESS: range(FIRST_NOISE + WAYS, FIRST_NOISE + 2 * WAYS),
        Question.LIE: [FIRST_OF[PASS], *range(FIRST_LIE, FIRST_LIE + GUARDS * WAYS)],
        Question.ALONE: [FIRST_OF[PASS]],
    }
    found = np.full((len(Question), ALL_ACTIONS + 1), ALL_ACTIONS, dtype=np.int16)
    for question, actions in answers.items():
        for action in reversed(actions):
            found[question, : int(action) + 1] = action
    return found


ALL_WAYS = (1 << WAYS) - 1
NEXT_CARD, NEXT_GUARD_CARD = _next_cards(FITS), _next_cards(GUARD_FITS)
NEXT_ANSWER = _next_answers()
CARDS, GUARD_CARDS = _sets_of_cards(FITS), _sets_of_cards(GUARD_FITS)
"""Whether she has one dot more, and then as in `FITS` -> the cards for so many dots, as bits."""


@kernel
def worth_asking(s, seat, action):
    if s.phase == Phase.SNEAK:
        return next_of_novice(s, seat, action)
    if s.phase == Phase.PATROL:
        return next_of_guard(s, int(s.mover), action)
    if s.phase == Phase.NOISE or s.phase == Phase.HEARD:
        return int(NEXT_ANSWER[s.asking[seat], action])
    return action


@kernel
def next_of_novice(s, seat, action):
    """A neighbour, or a card for her dots; of somebody caught another may be wanted."""
    if action < FIRST_END:
        step = next_step(int(s.at[seat]), ALL_WAYS, action)
        if step < FIRST_END:
            return step
    card = max(action - FIRST_END, 0)
    if not s.caught[seat]:
        card = int(NEXT_CARD[s.run_exact, moves_at_once(s) - 1, s.walked[seat], card])
    plain = card <= Card.RUN or s.blessing[seat] == Blessing.EXTRA_STEP
    return FIRST_END + card if plain else ALL_ACTIONS


@kernel
def next_of_guard(s, guard, action):
    """A step where she may go, an end when she has gone far enough, a path where she chooses."""
    chooses = chooses_path(s, guard)
    if action < FIRST_END and not chooses:
        step = next_step(int(s.guard_dot[guard]), open_ways(s, guard), action)
        if step < FIRST_END:
            return step
    if s.steps[guard] >= GUARD_FEWEST[Card.WALK] and action < FIRST_PATH:
        card = int(NEXT_GUARD_CARD[s.guard_max5, s.steps[guard], max(action - FIRST_END, 0)])
        if card <= Card.RUN or (card <= Card.RUN_PLUS and extra_dot(s, guard)):
            return FIRST_END + card
    return max(action, FIRST_PATH) if chooses else ALL_ACTIONS


@kernel
def next_step(here, ways, action):
    """The first step from this action on that leads along one of these ways; FIRST_END if none.

    Looks at all ways, the last one first: quicker than to stop at the right one.
    """
    step = FIRST_END
    for n in range(WAYS):
        way = WAYS - 1 - n
        to = int(NEIGHBOUR[here, way])
        if to > action and ways >> way & 1:
            step = to - 1
    return step


# ------------------------------------------------------------------------------- All of a run


@kernel
def list_run(s, seat, action, end, found, count):
    """What is asked most often; all else one by one."""
    if s.phase == Phase.SNEAK and not s.caught[seat]:
        return list_for_novice(s, seat, found, count)
    if s.phase == Phase.PATROL:
        return list_for_guard(s, int(s.mover), found, count)
    if s.asking[seat] == Question.ALONE:
        found[count] = FIRST_PASS
        return count + 1
    return ask_run(s, seat, action, end, found, count)


@kernel
def list_for_novice(s, seat, found, count):
    """The neighbours that she can reach, and a card for the dots she has covered."""
    if s.walked[seat] < most_dots(s, seat) and not home_already(s, seat):
        here, keys = int(s.at[seat]), 1 if s.has[seat] != Has.NOTHING else 0
        ways = int(PASSABLE[keys, here]) & ~ways_to_guards(s, here)
        count = list_steps(here, ways, found, count)
    more = 1 if s.blessing[seat] == Blessing.EXTRA_STEP else 0
    cards = int(CARDS[more, s.run_exact, moves_at_once(s) - 1, s.walked[seat]])
    return list_members(cards, FIRST_END, found, count)


@kernel
def ways_to_guards(s, here):
    """The ways to a dot with a guard, as bits."""
    return (1 << int(WAY[here, s.guard_dot[0]]) | 1 << int(WAY[here, s.guard_dot[1]])) >> 1


@kernel
def list_for_guard(s, guard, found, count):
    """A step where she may go, an end when she has gone far enough, a path where she chooses."""
    chooses, goes_on = chooses_path(s, guard), not worn_out(s, guard)
    if goes_on and not chooses:
        count = list_steps(int(s.guard_dot[guard]), open_ways(s, guard), found, count)
    cards = int(GUARD_CARDS[extra_dot(s, guard), s.guard_max5, s.steps[guard]])
    count = list_members(cards, FIRST_END, found, count)
    if goes_on and chooses:
        count = list_members(path_cards(s, guard), FIRST_PATH, found, count)
    return count


@kernel
def list_steps(here, ways, found, count):
    """The dots that these ways lead to; without a branch, for who knows which ways they are."""
    for way in range(WAYS):
        found[count] = int(NEIGHBOUR[here, way]) - 1  # to step to dot n is action n - 1
        count += ways >> way & 1
    return count
