"""The loops behind `Batch`: the rulebook over arrays of records."""

from __future__ import annotations

from typing import Any, NamedTuple

from .chance import luck_pick, luck_seed
from .kernel import kernel, loop
from .rulebook import legal, list_legal, next_seat, random_choice, redact, score, start, step

NO_SEAT = NO_GAME = -1


class Lanes(NamedTuple):
    """Games side by side, an array for each thing there is to know of them."""

    states: Any
    blank: Any  # one record with seats and options set: what a game begins with
    seed: Any
    deal: Any
    luck: Any
    seat: Any
    mask: Any
    choices: Any
    done: Any
    results: Any
    stride: Any  # how many deals further the next game of a lane lies


@loop
def deal_all(lanes):
    for i in range(lanes.states.shape[0]):
        deal(lanes, i)


@loop
def play_all(lanes, actions, again):
    """One action in every game; all of them are legal."""
    for i in range(lanes.states.shape[0]):
        if advance(lanes, i, actions[i]):
            end(lanes, i, again)


@loop
def play_random_all(lanes, found, moves, again):
    """Random moves in one game after the other; how many games ended.

    `found` has room for a list of legal actions: masks are wanted at the end only.
    """
    ended = 0
    for i in range(lanes.states.shape[0]):
        s = lanes.states[i]
        for _ in range(moves):
            if s.over:
                lanes.done[i] = False
                break
            seat = next_seat(s)
            count = list_legal(s, seat, found)
            step(s, seat, found[luck_pick(lanes.luck[i], count)])
            lanes.done[i] = s.over != 0
            if s.over:
                end(lanes, i, again)
                ended += 1
        look(lanes, i)
    return ended


@loop
def choose_all(lanes, actions):
    for i in range(actions.shape[0]):
        actions[i] = draw_action(lanes, i)


@kernel
def draw_action(lanes, i):
    """Any legal action of game i."""
    seat = max(lanes.seat[i], 0)
    return random_choice(lanes.states[i], seat, lanes.mask[i], lanes.choices[i], lanes.luck[i])


@loop
def first_illegal(lanes, actions):
    """The first game whose action is not legal; NO_GAME if all are."""
    for i in range(actions.shape[0]):
        if lanes.seat[i] != NO_SEAT:
            action = actions[i]
            if action < 0 or action >= lanes.mask.shape[1] or not lanes.mask[i, action]:
                return i
    return NO_GAME


@loop
def redact_all(views, viewers):
    for i in range(views.shape[0]):
        redact(views, i, viewers[i])


@kernel
def deal(lanes, i):
    """Begin game i with its deal."""
    lanes.states[i] = lanes.blank[0]
    start(lanes.states[i], lanes.seed, lanes.deal[i])
    luck_seed(lanes.luck[i], lanes.seed, lanes.deal[i], 0)
    look(lanes, i)


@kernel
def play(lanes, i, action, again):
    """One action in game i; when that ends it, `again` begins its next deal."""
    if advance(lanes, i, action):
        end(lanes, i, again)


@kernel
def advance(lanes, i, action):
    """One action in game i; does it end the game?

    The end is left to the caller, so that this stays small enough for the compiler to put it
    into the loops above: to hand on all these arrays takes a tenth of a move.
    """
    lanes.done[i] = False
    if lanes.seat[i] == NO_SEAT:
        return False
    s = lanes.states[i]
    step(s, lanes.seat[i], action)
    if s.over:
        return True
    look(lanes, i)
    return False


@kernel
def end(lanes, i, again):
    """Game i is over; `again` begins its next deal."""
    lanes.done[i] = True
    score(lanes.states[i], lanes.results[i])
    if again:
        lanes.deal[i] += lanes.stride
        deal(lanes, i)
    else:
        look(lanes, i)


@kernel
def look(lanes, i):
    """Whose decision is wanted, and what may be done."""
    s = lanes.states[i]
    lanes.seat[i] = NO_SEAT if s.over else next_seat(s)
    lanes.choices[i] = legal(s, max(lanes.seat[i], 0), lanes.mask[i])
