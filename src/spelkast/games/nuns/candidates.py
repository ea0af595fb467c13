"""Which actions are worth asking the rules about: few of 155 dots are neighbours.

What is passed over would be refused; every checked playout proves it.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ...engine.kernel import kernel
from .actions import END, FALSE_NOISE, FIRST_OF, KIND, MAKE_NOISE, TAKE_PATH, Phase, Question
from .components import DEGREE, DOTS, FITS, GUARD_FEWEST, NEIGHBOUR, WAYS, Blessing, Card
from .patrol import chooses_path, extra_dot, open_ways
from .sneaking import moves_at_once

ALL_ACTIONS = len(KIND)
FIRST_END, FIRST_PATH = int(FIRST_OF[END]), int(FIRST_OF[TAKE_PATH])
FIRST_WALK = FIRST_END + int(Card.WALK)
FIRST_NOISE, FIRST_LIE = int(FIRST_OF[MAKE_NOISE]), int(FIRST_OF[FALSE_NOISE])


def _next_steps() -> npt.NDArray[np.int16]:
    """Dot, action -> the first step from this one on that leads to a neighbour."""
    found = np.full((DOTS + 1, DOTS), FIRST_END, dtype=np.int16)
    for here in range(1, DOTS + 1):
        for to in NEIGHBOUR[here, : DEGREE[here]].tolist()[::-1]:
            found[here, :to] = to - 1
    return found


def _next_cards() -> npt.NDArray[np.int8]:
    """Exact runs, double move, dots, card -> the first card from this one on that fits."""
    found = np.full(FITS.shape, len(Card), dtype=np.int8)
    for card in range(len(Card) - 1, -1, -1):
        found[..., card] = np.where(FITS[..., card], card, found[..., card + 1])
    return found


NEXT_STEP, NEXT_CARD = _next_steps(), _next_cards()


@kernel
def worth_asking(s, seat, action):
    if s.phase == Phase.SNEAK:
        return next_of_novice(s, seat, action)
    if s.phase == Phase.PATROL:
        return next_of_guard(s, int(s.mover), action)
    if action >= FIRST_NOISE and (s.phase == Phase.NOISE or s.phase == Phase.HEARD):
        return max(action, first_noise_asked(int(s.asking[seat])))
    return action


@kernel
def next_of_novice(s, seat, action):
    """A neighbour, or a card for her dots; of somebody caught another may be wanted."""
    if action < FIRST_END:
        action = int(NEXT_STEP[s.at[seat], action])
        if action < FIRST_END:
            return action
    card = action - FIRST_END
    if not s.caught[seat]:
        card = int(NEXT_CARD[s.run_exact, moves_at_once(s) - 1, s.walked[seat], card])
    plain = card <= Card.RUN or s.blessing[seat] == Blessing.EXTRA_STEP
    return FIRST_END + card if plain else ALL_ACTIONS


@kernel
def next_of_guard(s, guard, action):
    """A step where she may go, an end when she has gone far enough, a path where she chooses."""
    chooses = chooses_path(s, guard)
    if action < FIRST_END and not chooses:
        here, ways = int(s.guard_dot[guard]), open_ways(s, guard)
        for way in range(WAYS):
            if ways >> way & 1 and NEIGHBOUR[here, way] > action:
                return int(NEIGHBOUR[here, way]) - 1
    if s.steps[guard] >= GUARD_FEWEST[Card.WALK]:
        card = max(action, FIRST_WALK) - FIRST_END
        if card <= Card.RUN or (card <= Card.RUN_PLUS and extra_dot(s, guard)):
            return FIRST_END + card
    return max(action, FIRST_PATH) if chooses else ALL_ACTIONS


@kernel
def first_noise_asked(question):
    """The first noise, real or false, that answers a question to a novice."""
    if question == Question.LIE:
        return FIRST_LIE
    if question == Question.AT_ABBESS or question == Question.AT_PRIORESS:
        return FIRST_NOISE + WAYS * (question - Question.AT_ABBESS)
    return ALL_ACTIONS
