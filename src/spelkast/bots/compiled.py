"""Players that are kernels, and games in which they hold all seats but one."""

from __future__ import annotations

from ..engine.kernel import kernel, loop
from ..engine.rulebook import choose, legal, random_choice, show
from ..engine.stepping import NO_SEAT, deal, draw_action, play

RANDOM, RULES = 0, 1
PLAYERS = {"random": RANDOM, "rules": RULES}
FORFEIT = -1
"""In place of an action: the learner gives this game up."""


@kernel
def decide(states, views, mask, luck, seat, player):
    """What the player in this seat does. Whoever thinks gets the view, never the state."""
    if player == RANDOM:
        count = legal(states[0], seat, mask)
        return random_choice(states[0], seat, mask, count, luck)
    show(states, 0, views, 0, seat)
    legal(views[0], seat, mask)
    return choose(views[0], seat, mask, luck)


@loop
def answer_all(lanes, views, players, learner, actions):
    """In every game the learner's action, and then the bots' until the learner is asked again."""
    for i in range(lanes.states.shape[0]):
        if actions[i] == FORFEIT:
            lanes.seat[i] = NO_SEAT
            lanes.done[i] = True
        else:
            play(lanes, i, actions[i], False)
            await_learner(lanes, i, views, players, learner)


@loop
def begin_all(lanes, views, players, learner, wanted):
    """A new deal in every game that is wanted, up to the learner's first decision."""
    for i in range(lanes.states.shape[0]):
        if wanted[i]:
            lanes.deal[i] += lanes.stride
            deal(lanes, i)
            await_learner(lanes, i, views, players, learner)
            while lanes.seat[i] == NO_SEAT:  # over before the learner was asked
                lanes.deal[i] += lanes.stride
                deal(lanes, i)
                await_learner(lanes, i, views, players, learner)


@kernel
def await_learner(lanes, i, views, players, learner):
    """Bots play in game i until the learner is asked, or the game is over."""
    while lanes.seat[i] != NO_SEAT and lanes.seat[i] != learner:
        seat = lanes.seat[i]
        if players[seat] == RANDOM:
            action = draw_action(lanes, i)
        else:
            show(lanes.states, i, views, 0, seat)
            action = choose(views[0], seat, lanes.mask[i], lanes.luck[i])
        play(lanes, i, action, False)
