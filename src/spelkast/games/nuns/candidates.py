"""Which actions are worth asking the rules about: few of 155 dots are neighbours.

What is passed over would be refused; every checked playout proves it.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ...engine.kernel import kernel
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
    WAYS,
    Blessing,
    Card,
)
from .patrol import chooses_path, extra_dot, open_ways
from .sneaking import moves_at_once

ALL_ACTIONS = len(KIND)
FIRST_END, FIRST_PATH = int(FIRST_OF[END]), int(FIRST_OF[TAKE_PATH])
FIRST_NOISE, FIRST_LIE = int(FIRST_OF[MAKE_NOISE]), int(FIRST_OF[FALSE_NOISE])


def _next_cards(fits: npt.NDArray[np.int8]) -> npt.NDArray[np.int8]:
    """The same as `fits`, but: the first card from this one on that fits."""
    found = np.full(fits.shape, len(Card), dtype=np.int8)
    for card in range(len(Card) - 1, -1, -1):
        found[..., card] = np.where(fits[..., card], card, found[..., card + 1])
    return found


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
