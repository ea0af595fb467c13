"""Many games at once are the same games as one at a time."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import spelkast
from spelkast import Batch, IllegalAction, Table
from spelkast.engine.schema import PUBLIC

from .positions import SETTINGS, Setting


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_game_of_a_batch_is_a_table(setting: Setting) -> None:
    options = dict(setting.options)
    batch = Batch(setting.game, 3, setting.players, 9, options)
    tables = [Table(setting.game, setting.players, 9, deal, options) for deal in range(3)]
    for _ in range(250):
        assert batch.digests() == [table.digest() for table in tables]
        actions = batch.random_actions()
        for i, table in enumerate(tables):
            seat = int(batch.seat[i])
            assert seat == table.to_act[0]
            assert np.flatnonzero(batch.mask[i]).tolist() == [a.id for a in table.legal(seat)]
            table.play(seat, int(actions[i]))
        batch.step(actions)
        for i, table in enumerate(tables):
            assert bool(batch.done[i]) == table.over
            if table.over:
                assert tuple(batch.results[i]) == table.results
                tables[i] = Table(setting.game, setting.players, 9, int(batch.deal[i]), options)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_random_moves_are_those_of_the_masks(setting: Setting) -> None:
    """A list of legal actions holds the same ones as the mask, in the same order."""
    listed, masked = (
        Batch(setting.game, 24, setting.players, 9, dict(setting.options)) for _ in range(2)
    )
    for _ in range(400):
        masked.step(masked.random_actions())
    listed.play_random(400)
    assert listed.digests() == masked.digests()


def test_games_restart_with_the_next_deal() -> None:
    batch = spelkast.batch("inferos", 4, 2, seed=1)
    seen = [set(batch.deal.tolist())]
    for _ in range(2500):
        batch.step(batch.random_actions())
        for i in np.flatnonzero(batch.done):
            assert batch.deal[i] % 4 == i
            seen.append({int(batch.deal[i])})
    deals = [deal for group in seen for deal in group]
    assert len(deals) == len(set(deals)) > 8, "no deal is played twice"


def test_without_restart_a_finished_game_waits() -> None:
    batch = spelkast.batch("inferos", 2, 2, seed=1, auto_reset=False)
    while (batch.seat >= 0).any():
        batch.step(batch.random_actions())
    assert not batch.mask.any()
    assert (batch.random_actions() == -1).all()
    before = batch.digests()
    batch.step(np.array([0, 1]))  # ignored: nobody owes a decision
    assert batch.digests() == before
    assert not batch.done.any()
    assert np.allclose(batch.results.sum(axis=1), 0)


@pytest.mark.parametrize(
    "actions",
    [[130, 0], [0, 999], [0, -1], [-5, 0]],
    ids=["not now", "no such", "minus", "minus 5"],
)
def test_one_illegal_action_and_none_is_played(actions: list[int]) -> None:
    batch = spelkast.batch("inferos", 2, 2, seed=1)
    before = batch.digests()
    with pytest.raises(ValueError, match=r"not legal in game|action numbers run"):
        batch.step(np.array(actions))
    assert batch.digests() == before


def test_the_refusal_names_the_game() -> None:
    batch = spelkast.batch("inferos", 3, 2, seed=1)
    with pytest.raises(IllegalAction, match="game 2"):
        batch.step(np.array([0, 1, 130]))


@pytest.mark.parametrize("actions", [[0], [0, 1, 2], [[0, 1]], [0.5, 1.0], ["a", "b"], 3])
def test_actions_of_the_wrong_form(actions: object) -> None:
    batch = spelkast.batch("inferos", 2, 2, seed=1)
    with pytest.raises(ValueError, match="one action number for each of the 2 games"):
        batch.step(actions)  # type: ignore[arg-type]


@pytest.mark.parametrize("games", [0, -1, 1.5, "3", None, True])
def test_a_batch_needs_a_game(games: Any) -> None:
    with pytest.raises(ValueError, match="at least one game"):
        spelkast.batch("inferos", games)


@pytest.mark.parametrize("moves", [-1, "x", 2.0])
def test_moves_are_counted(moves: Any) -> None:
    with pytest.raises(ValueError, match="moves are counted"):
        spelkast.batch("inferos", 2).play_random(moves)


def test_nobody_else_writes_into_a_batch() -> None:
    batch = spelkast.batch("inferos", 2)
    for name in ("seat", "mask", "choices", "done", "results", "deal"):
        with pytest.raises(ValueError, match="read-only"):
            getattr(batch, name)[:] = 1


def test_a_deal_of_a_batch_names_a_table() -> None:
    batch = spelkast.batch("inferos", 3, np.int64(2), seed=np.int64(5))  # type: ignore[arg-type]
    tables = [spelkast.new("inferos", 2, seed=5, deal=deal) for deal in batch.deal]
    assert [table.digest() for table in tables] == batch.digests()


def test_views_are_those_of_the_table() -> None:
    batch = spelkast.batch("inferos", 3, 3, seed=4)
    for _ in range(60):
        batch.step(batch.random_actions())
    for seat in (0, 1, 2, PUBLIC):
        views = batch.views(seat)
        for i in range(3):
            table = spelkast.new("inferos", 3, seed=4, deal=int(batch.deal[i]))
            table._states[:] = batch._states[i : i + 1]
            assert views[i].tobytes() == table.view(seat).record.tobytes()
    acting = batch.views()
    for i in range(3):
        assert acting[i].tobytes() == batch.views(int(batch.seat[i]))[i].tobytes()
    with pytest.raises(ValueError, match="there is no seat 3"):
        batch.views(3)
