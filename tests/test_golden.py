"""A deal and its moves give the same bytes always: compiled, interpreted and batched."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from spelkast.engine.batch import Batch
from spelkast.engine.game import game, games, slugs

from . import golden

FILES = golden.files()
IN_COMMON = {"nuns": 0.25}
"""The share of positions that a batch has in common with the recording, where it is less than half:
up to six novices walk at once, many steps each, and a batch lets one after the other do so."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_compiled(path: Path) -> None:
    recorded = golden.read(path)
    assert recorded.replay() == recorded.digests


@pytest.mark.parametrize("slug", slugs())
def test_interpreted(slug: str) -> None:
    """The fewest players with the usual options, the most with others; `make prove` takes all."""
    fewest, most = game(slug).players[0], game(slug).players[-1]
    wanted = {f"{slug}-{fewest}", f"{slug}-{most}-options"}
    interpret([path for path in FILES if path.stem in wanted], len(wanted))


@pytest.mark.slow
def test_all_interpreted() -> None:
    interpret(FILES, len(FILES))


def interpret(paths: list[Path], number: int) -> None:
    """One interpreter for some files; it must find exactly what was recorded."""
    assert len(paths) == number
    script = [sys.executable, "-m", "tests.golden", "replay", *map(str, paths)]
    root = Path(__file__).parent.parent
    done = subprocess.run(
        script,
        cwd=root,
        env=os.environ | {"SPELKAST_JIT": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [digest for path in paths for digest in golden.read(path).digests]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_batched(path: Path) -> None:
    """The recorded game as the first of three in a batch.

    A batch asks the lowest waiting seat first, so hidden simultaneous choices may come in another
    order; the positions after them are the same.
    """
    recorded = golden.read(path)
    batch = Batch(
        game(recorded.slug), 3, recorded.players, golden.SEED, recorded.options, auto_reset=False
    )
    seen = [batch.digests()[0]]
    waiting = list(recorded.moves)
    while batch.seat[0] >= 0:
        seat = int(batch.seat[0])
        move = next(move for move in waiting if move[0] == seat)
        waiting.remove(move)
        actions = batch.random_actions()
        actions[0] = batch.game.actions.parse(move[1]).id
        batch.step(actions)
        seen.append(batch.digests()[0])
    assert not waiting
    assert seen[0] == recorded.digests[0]
    assert seen[-1] == recorded.digests[-1]
    assert np.mean(np.isin(seen, recorded.digests)) > IN_COMMON.get(recorded.slug, 0.5)


def test_every_game_has_golden_playthroughs_of_every_player_count() -> None:
    recorded = {(play.slug, play.players) for play in map(golden.read, FILES)}
    assert recorded == {(g.slug, players) for g in games() for players in g.players}
    assert all(len(play.digests) > 20 for play in map(golden.read, FILES))
