"""Games on a GPU are those of the CPU. Without one, numba's simulator runs the same text."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from spelkast.engine.cuda import DeviceBatch, NoDevice, has_device
from spelkast.engine.game import games

SIMULATED = """
from spelkast.engine.batch import Batch
from spelkast.engine.cuda import DeviceBatch
from spelkast.engine.game import games

for game in games():
    device, host = (kind(game, 3, seed=3) for kind in (DeviceBatch, Batch))
    for moves in (1, 40):
        assert device.play_random(moves).ended == host.play_random(moves)
    assert device.digests(range(3)) == host.digests(), game.slug
    assert device.results().tolist() == host.results.tolist()
    print(game.slug)
"""


def test_the_simulator_plays_the_games_of_the_cpu() -> None:
    pytest.importorskip("numba_cuda", reason="numba's CUDA target is not installed")
    done = subprocess.run(
        [sys.executable, "-c", SIMULATED],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "SPELKAST_JIT": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [game.slug for game in games()]


@pytest.mark.skipif(has_device(), reason="there is a CUDA device here")
def test_without_a_device_it_is_said() -> None:
    with pytest.raises(NoDevice):
        DeviceBatch(games()[0], 1)


@pytest.mark.skipif(not has_device(), reason="there is no CUDA device here")
@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_the_device_plays_the_games_of_the_cpu(game: object) -> None:
    from scripts.gpu import equal_to_the_cpu
    from spelkast.engine.game import Game

    assert isinstance(game, Game)
    assert equal_to_the_cpu(game, game.players[-1])
