"""What a seat of Rennes-le-Château can imagine: whatever fits what it has seen and counted."""

from __future__ import annotations

import random

import numpy as np
import pytest

from spelkast.engine import rulebook
from spelkast.engine.game import game
from spelkast.engine.schema import PUBLIC
from spelkast.engine.table import Table
from spelkast.engine.view import View
from spelkast.games.rennes.components import COPIES

GAME = game("rennes")
SAMPLES = 200


def later(players: int, seed: int, moves: int) -> Table:
    luck = random.Random(seed)
    table = Table(GAME, players, seed=seed)
    for _ in range(moves):
        seat = table.to_act[0]
        table.play(seat, luck.choice(table.legal(seat)))
    return table


def at_reshuffle(players: int, seed: int) -> Table:
    """Just after the discards have become the pile."""
    luck = random.Random(seed)
    table = Table(GAME, players, seed=seed)
    while True:
        seat = table.to_act[0]
        before = len(table.log)
        table.play(seat, luck.choice(table.legal(seat)))
        if any(event.kind == "reshuffle" for event in table.events(PUBLIC, before + 1)):
            return table


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("viewer", [0, 1, PUBLIC])
def test_samples_are_positions_with_the_same_view(players: int, viewer: int) -> None:
    for moves in (0, 30, 150, 400):
        view = later(players, moves + players, moves).view(viewer)
        for seed in range(20):
            sample = view.sample(seed)
            assert rulebook.broken(sample[0]) == 0
            assert View(GAME, viewer, sample).digest() == view.digest()


def test_the_deck_always_comes_out() -> None:
    s = later(4, 9, 300).view(2).sample(1)[0]
    deck = np.bincount(s.deck[: int(s.deck_size)] - 1, minlength=len(COPIES))
    shown = np.bincount(s.display[s.display > 0] - 1, minlength=len(COPIES))
    assert (deck + shown + s.discard + s.hand.sum(axis=0) == COPIES).all()


def test_hands_of_others_vary_and_keep_what_is_known() -> None:
    table = later(3, 5, 200)
    view = table.view(0)
    hands = {view.sample(seed)[0].hand[1].tobytes() for seed in range(SAMPLES)}
    assert len(hands) > SAMPLES // 4
    for seed in range(SAMPLES):
        s = view.sample(seed)[0]
        assert (s.hand[0] == table._states[0].hand[0]).all()
        assert (s.hand[1:] >= s.known[1:]).all()


def test_at_a_reshuffle_two_players_know_each_other() -> None:
    table = at_reshuffle(2, 3)
    truth = table._states[0]
    drawer = int(truth.blind.sum(axis=1).argmax())
    for seed in range(SAMPLES):
        s = table.view(drawer).sample(seed)[0]
        assert (s.hand[1 - drawer] == truth.hand[1 - drawer]).all()


def test_at_a_reshuffle_of_more_players_the_sum_of_hands_is_known() -> None:
    table = at_reshuffle(4, 6)
    truth = table._states[0]
    drawer = int(truth.blind.sum(axis=1).argmax())
    others = [seat for seat in range(4) if seat != drawer]
    for seed in range(SAMPLES):
        s = table.view(drawer).sample(seed)[0]
        assert (s.hand[others].sum(axis=0) == truth.hand[others].sum(axis=0)).all()
