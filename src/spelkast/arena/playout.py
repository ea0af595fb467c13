"""Whole games between compiled players, each of which sees its own view and nothing else."""

from __future__ import annotations

from ..bots.compiled import decide
from ..engine.chance import luck_seed
from ..engine.kernel import kernel, loop
from ..engine.rulebook import (
    NOBODY,
    broken,
    forbids,
    next_seat,
    run_offered,
    runs_offered,
    score,
    start,
    step,
)

NO_CHOICE, TOO_MANY_EVENTS, OVERLOOKED = -1, -2, -3


@loop
def play_games(
    blank, states, views, mask, luck, seed, first_deal, players, checked, lengths, results, ends
):
    """Play a game for each place of `lengths`; the first thing found wrong ends it, 0 if nothing.

    `players[seat]` says who plays there; `states` and `views` hold one record of working room.
    `ends` gets the last positions of as many games as it has room for.
    """
    for n in range(lengths.shape[0]):
        fault, lengths[n] = play_game(
            blank, states, views, mask, luck, seed, first_deal + n, players, checked
        )
        if fault:
            return fault, n
        score(states[0], results[n])
        if n < ends.shape[0]:
            ends[n] = states[0]
    return 0, lengths.shape[0]


@kernel
def play_game(blank, states, views, mask, luck, seed, deal, players, checked):
    states[0] = blank[0]
    s = states[0]
    start(s, seed, deal)
    for seat in range(int(s.seats)):
        luck_seed(luck[seat], seed, deal, seat)
    moves = 0
    while not s.over:
        seat = next_seat(s)
        if seat == NOBODY:
            return NO_CHOICE, moves
        action = decide(states, views, mask, luck[seat], seat, players[seat])
        if checked:
            fault = OVERLOOKED if overlooks(s, seat, mask) else find_fault(s, action)
            if fault:
                return fault, moves
        step(s, seat, action)
        moves += 1
    return find_fault(s, 0) if checked else 0, moves


@kernel
def overlooks(s, seat, mask):
    """Is anything allowed that was not found worth asking about?"""
    for run in range(runs_offered(s)):
        for action in range(run_offered(s, run, 0), run_offered(s, run, 1)):
            if mask[action] == 0 and forbids(s, seat, action) == 0:
                return True
    return False


@kernel
def find_fault(s, action):
    """A broken invariant, a seat without a choice, or more events than there is room for."""
    if action < 0:
        return NO_CHOICE
    if s.event_count >= s.event_kind.shape[0]:
        return TOO_MANY_EVENTS
    return 0 + broken(s)
