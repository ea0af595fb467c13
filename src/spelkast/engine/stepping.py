"""The loops behind `Batch`: the rulebook over arrays of records."""

from __future__ import annotations

from .chance import luck_seed
from .kernel import kernel
from .rulebook import legal, next_seat, random_choice, redact, score, start, step

NO_SEAT = -1


@kernel
def deal_all(states, seed, deal, luck):
    for i in range(states.shape[0]):
        start(states[i], seed, deal[i])
        luck_seed(luck[i], seed, deal[i], 0)


@kernel
def look_all(states, seat, mask, choices):
    """Whose decision is wanted in each game, and what may be done."""
    for i in range(states.shape[0]):
        s = states[i]
        seat[i] = NO_SEAT if s.over else next_seat(s)
        choices[i] = legal(s, max(seat[i], 0), mask[i])


@kernel
def first_illegal(seat, mask, actions):
    for i in range(actions.shape[0]):
        if seat[i] != NO_SEAT:
            if actions[i] < 0 or actions[i] >= mask.shape[1] or not mask[i, actions[i]]:
                return i
    return -1


@kernel
def step_all(states, seat, actions, done, results):
    for i in range(states.shape[0]):
        done[i] = False
        if seat[i] != NO_SEAT:
            step(states[i], seat[i], actions[i])
            if states[i].over:
                done[i] = True
                score(states[i], results[i])


@kernel
def restart_all(states, blank, seed, deal, luck, done):
    for i in range(states.shape[0]):
        if done[i]:
            deal[i] += states.shape[0]
            states[i] = blank[0]
            start(states[i], seed, deal[i])
            luck_seed(luck[i], seed, deal[i], 0)


@kernel
def choose_all(states, mask, choices, luck, actions):
    for i in range(actions.shape[0]):
        actions[i] = random_choice(states[i], mask[i], choices[i], luck[i])


@kernel
def redact_all(views, viewers):
    for i in range(views.shape[0]):
        redact(views, i, viewers[i])
