"""Where a hidden novice can be: the engine's sets against a second, plain search of all walks."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

from spelkast.engine import rulebook
from spelkast.engine.game import game
from spelkast.engine.schema import PUBLIC, Record
from spelkast.engine.table import Table
from spelkast.engine.view import View
from spelkast.games.nuns.actions import Phase
from spelkast.games.nuns.components import (
    DEGREE,
    DISTANCE,
    DOTS,
    ITEM_DOT,
    KEY_DOT,
    LOCKED,
    NEIGHBOUR,
    WISHES,
)
from spelkast.games.nuns.conclusions import concluded
from spelkast.games.nuns.seeing import guard_seats

GAME = game("nuns")
State = tuple[int, int, int]
"""Dot, wish, and what she carries."""
Seen = tuple[tuple[str, int], ...]
"""What everybody learns of a walk: dots where she is seen, and where she vanishes to."""


def places(s: Record, seat: int, guess: int = 0) -> set[State]:
    rows = concluded(s).could[seat - guard_seats(s), guess]
    return {
        (dot, wish, has)
        for dot in np.flatnonzero(rows).tolist()
        for wish in range(1, WISHES + 1)
        for has in range(3)
        if int(rows[dot]) >> 3 * (wish - 1) + has & 1
    }


def walks(s: Record, seat: int, state: State, lengths: range) -> Iterator[tuple[State, Seen]]:
    """All walks of these lengths that the guards allow, and what is seen of each."""
    start, wish, has = state
    cell, guards = int(s.cell[seat]), {int(dot) for dot in s.guard_dot}

    def lit(dot: int) -> bool:
        return bool(s.lit[dot]) and dot != cell

    layer: set[tuple[int, Seen]] = {(start, ())}
    for length in range(lengths[-1] + 1):
        if length in lengths:
            yield from (((dot, wish, has), seen) for dot, seen in layer)
        following = set()
        for dot, seen in layer:
            if length and dot == cell and has == 2:
                continue
            for way in range(int(DEGREE[dot])):
                to = int(NEIGHBOUR[dot, way])
                if to in guards or (LOCKED[dot, way] and not has):
                    continue
                if lit(to):
                    following.add((to, (*seen, ("on", to))))
                elif lit(dot):
                    following.add((to, (*seen, ("to", to))))
                else:
                    following.add((to, seen))
        layer = following


def found(state: State) -> State:
    """After the move she has what lies where she ended."""
    dot, wish, has = state
    if has == 0 and dot == KEY_DOT[wish]:
        return dot, wish, 1
    if has == 1 and dot == ITEM_DOT[wish]:
        return dot, wish, 2
    return state


RANGES = {1: range(1), 2: range(1, 3), 3: range(3, 5), 4: range(1, 6)}
"""Card + 1 -> how many dots; from round 2 on."""


def to_round(table: Table, number: int, luck: random.Random) -> None:
    while not table.over and not (
        int(table.view().round_no) >= number and int(table.view().phase) == Phase.SNEAK
    ):
        seat = luck.choice(table.to_act)
        table.play(seat, luck.choice(table.legal(seat)))


def told(table: Table, since: int, letter: str) -> Seen:
    """What the log says of her walk."""
    words = {"appears": "on", "moves": "on", "vanishes": "to"}
    return tuple(
        (words[event.kind], int(str(event.args["dot"])))
        for event in table.events(PUBLIC, since=since)
        if event.kind in words and event.args["seat"] == letter
    )


@pytest.mark.parametrize("seed", range(6))
def test_the_set_after_a_move_is_that_of_all_walks_that_fit(seed: int) -> None:
    """And after her noise roll: only those that the guards would have heard like that."""
    luck = random.Random(seed)
    table = Table(GAME, 2, seed=seed)
    to_round(table, 3 + seed % 3, luck)
    if table.over or table._states[0].caught[1]:
        pytest.skip("caught: she does not move as she likes")
    before, since = table.position(), len(table.log)
    start = places(before[0], 1)
    while table.view().phase == Phase.SNEAK:
        table.play(1, luck.choice(table.legal(1)))
    s = table._states[0]
    if s.over or s.card[1] > 4:
        return
    seen = told(table, since + 1, "B")
    fitting = {
        found(end)
        for state in start
        for end, shown in walks(before[0], 1, state, RANGES[int(s.card[1])])
        if shown == seen
    }
    fitting -= {(int(s.cell[1]), wish, 2) for wish in range(1, WISHES + 1)}
    if table.view().phase == Phase.NOISE:
        assert places(s, 1) == fitting
        while table.view().phase == Phase.NOISE:
            table.play(1, table.legal(1)[-1])
        s = table._states[0]
    heard = {state for state in fitting if as_heard(s, state[0])}
    assert places(s, 1) == heard


def as_heard(s: Record, dot: int) -> bool:
    """Would she, on this dot, have been heard exactly as she was?"""
    for guard in (0, 1):
        here = int(s.guard_dot[guard])
        near = DISTANCE[here, dot] <= s.reach[1] and dot != s.cell[1]
        tokens = [
            int(s.noise_to[n])
            for n in range(int(s.noises))
            if s.noise_guard[n] == guard and s.noise_by[n] == 2 and not s.noise_heard[n]
        ]
        if near != bool(tokens):
            return False
        if any(DISTANCE[to, dot] != DISTANCE[here, dot] - 1 for to in tokens):
            return False
    return True


def widely_hidden() -> tuple[View, set[int]]:
    """The guards' view of a novice who can be in many places, and these."""
    for seed in range(20):
        table = Table(GAME, 2, seed=seed)
        to_round(table, 2, random.Random(seed))
        dots = {dot for dot, _, _ in places(table._states[0], 1)}
        if len(dots) > 12:
            return table.view(0), dots
    raise AssertionError("nobody hides well")


def test_samples_reach_every_place_that_is_possible() -> None:
    """A sample is one of the possible places, and each of them comes up."""
    view, wanted = widely_hidden()
    sampled = {int(view.sample(seed)[0].at[1]) for seed in range(1500)}
    assert sampled <= wanted
    assert len(sampled) > 0.8 * len(wanted) > 5


def test_a_novice_knows_that_her_own_wish_is_nobody_elses() -> None:
    table = Table(GAME, 7, seed=8)
    to_round(table, 3, random.Random(8))
    view = table.view(3)
    for seed in range(40):
        s = view.sample(seed)[0]
        wishes = [int(wish) for wish in s.wish if wish]
        assert len(set(wishes)) == len(wishes) == 6
        assert s.wish[3] == view.wish[3]
        assert rulebook.broken(s) == 0


def test_what_a_guard_does_not_see_is_cleared() -> None:
    """Nobody who is on the run and unseen is thought to be on a lit dot."""
    table = Table(GAME, 4, seed=2)
    luck = random.Random(2)
    looked = 0
    while not table.over and len(table.log) < 150:
        seat = luck.choice(table.to_act)
        table.play(seat, luck.choice(table.legal(seat)))
        s = table._states[0]
        could = concluded(s).could
        for novice in range(1, 4):
            hidden = s.token[novice] == s.cell[novice] and not s.caught[novice]
            if hidden and not table.over:
                lit = [dot for dot in range(1, DOTS + 1) if s.lit[dot] and dot != s.cell[novice]]
                assert not could[novice - 1][:, lit].any()
                looked += 1
    assert looked > 100
