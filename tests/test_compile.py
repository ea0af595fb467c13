"""After `spelkast compile` nobody waits for a compiler: everything is found in the cache."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numba
import pytest

import spelkast
from spelkast.engine import source, stepping
from spelkast.engine.game import Game, games

USES = """
import gc
import numpy as np
import spelkast
from numba.core.dispatcher import Dispatcher
from spelkast.arena.simulate import simulate
from spelkast.bots import make_bot
from spelkast.bots.search import Budget, forecast, think
from spelkast.engine.game import games

for game in games():
    for players in game.players:
        table = spelkast.new(game.slug, players, seed=1)
        bot = {name: make_bot(name) for name in ("random", "rules")}
        seat = table.to_act[0]
        think(table.view(seat), table.legal(seat), Budget(40, threads=2))
        forecast(table.view(), 2)
        while not table.over:
            seat = table.to_act[-1]
            view = table.view(seat)
            view.sample(3)
            table.play(seat, bot["rules" if seat else "random"].choose(view, table.legal(seat)))
        assert table.results and table.ranks and table.events() and table.fork(3)
        spelkast.load(table.save())
        simulate(game, players, 2, ("rules", "random"), checked=True)
        batch = spelkast.batch(game.slug, 3, players)
        batch.step(batch.random_actions())
        batch.step(np.asarray(batch.random_actions(), dtype=np.int32))
        batch.play_random(2)
        batch.views(0), batch.views(spelkast.PUBLIC)

kernels = [it for it in gc.get_objects() if isinstance(it, Dispatcher) and it.stats.cache_path]
assert len(kernels) > 100
for kernel in kernels:
    if kernel.stats.cache_misses and kernel.py_func.__module__.startswith("spelkast"):
        print(kernel.py_func.__module__, kernel.py_func.__name__, *kernel.stats.cache_misses)
"""


def test_every_use_finds_its_kernels_compiled() -> None:
    subprocess.run([sys.executable, "-m", "spelkast.cli", "compile", "--quiet"], check=True)
    done = subprocess.run([sys.executable, "-c", USES], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "", "compiled only now"


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_what_is_compiled_for_a_batch_is_entered_under_its_game(game: Game) -> None:
    """Its records come within its lanes; when a rule changes, the old code must not be found."""
    lanes = spelkast.batch(game.slug, games=2, players=game.players[0], seed=1)._lanes
    for kernel, more in (
        (stepping.deal_all, ()),
        (stepping.play_random_all, (lanes.deal, 3, True)),
    ):
        signature = tuple(map(numba.typeof, (lanes, *more)))
        key = kernel._cache._index_key(signature, kernel.targetctx.codegen())
        assert source.game_hash(Path(game.folder) / "rules.py") in key
