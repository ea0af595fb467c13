"""Whole games keep every invariant, end within the declared bound, and pay declared results."""

from __future__ import annotations

import random

import numpy as np
import pytest

from spelkast.arena import playout
from spelkast.arena.simulate import Simulation, simulate
from spelkast.engine import rulebook
from spelkast.engine.chance import seed_words
from spelkast.engine.game import Game, games

from .positions import SETTINGS, Setting, random_options

BOTS = ("random", "rules")


def check(run: Simulation) -> None:
    low, high = run.game.results
    assert run.lengths.min() > 0
    assert run.lengths.max() <= run.game.longest(run.players, dict(run.options))
    assert run.results.min() >= low
    assert run.results.max() <= high


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@pytest.mark.parametrize("bot", BOTS)
def test_invariants_hold_at_every_step(setting: Setting, bot: str) -> None:
    check(
        simulate(
            setting.game,
            setting.players,
            games=150,
            bots=(bot,),
            seed=1,
            options=dict(setting.options),
            checked=True,
        )
    )


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_invariants_hold_for_any_mixture_of_options(game: Game) -> None:
    rng = random.Random(game.slug)
    for number in range(60):
        players = rng.choice(game.players)
        bots = [rng.choice(BOTS) for _ in range(players)]
        options = random_options(game, rng)
        check(simulate(game, players, 10, bots, seed=number, options=options, checked=True))


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_a_legal_action_that_is_not_asked_about_is_found(game: Game) -> None:
    """The proof above can fail: any action that is missing from the mask is missed."""
    states = game.blank(1, game.players[-1], {})
    rulebook.start(states[0], seed_words(4), 0)
    seat, mask = rulebook.next_seat(states[0]), np.zeros(len(game.actions), dtype=np.uint8)
    assert rulebook.legal(states[0], seat, mask) > 0
    assert not playout.overlooks(states[0], seat, mask)
    for action in np.flatnonzero(mask):
        mask[action] = 0
        assert playout.overlooks(states[0], seat, mask)
        mask[action] = 1


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_results_add_up_to_nothing_exactly_if_that_is_declared(setting: Setting) -> None:
    run = simulate(setting.game, setting.players, 200, options=dict(setting.options))
    assert np.allclose(run.results.sum(axis=1), 0.0) == setting.game.zero_sum


@pytest.mark.slow
@pytest.mark.parametrize("setting", [s for s in SETTINGS if not s.options], ids=str)
def test_a_million_random_games_break_nothing(setting: Setting) -> None:
    check(simulate(setting.game, setting.players, 1_000_000, ("random",), seed=3, checked=True))
