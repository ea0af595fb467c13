"""The examples do what they say."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from spelkast.engine.game import games


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Any:
    def load(name: str) -> Any:
        return import_module(f"examples.{name}")

    return load


def test_a_learner_beats_random_play() -> None:
    """After 640 games against itself, by more than five standard errors.

    In a process of its own, because there it decides how many threads its matrices get.
    """
    script = Path(__file__).parents[2] / "examples" / "self_play.py"
    done = subprocess.run(
        [sys.executable, script, "--rounds", "10"], capture_output=True, text=True, check=True
    )
    share = re.search(r"wins ([\d.]+)%", done.stdout)
    assert share is not None, done.stdout
    assert float(share[1]) / 100 > 0.5 + 5 * 0.5 / 256**0.5


@pytest.mark.parametrize("slug", [game.slug for game in games()])
def test_a_miniature_is_solved(example: Any, slug: str) -> None:
    gains = example("solve_miniature").main([slug, "--nodes", "250", "--rounds", "64"])
    assert gains[0] > 0.01
    assert gains[-1] < 0.005


@pytest.mark.parametrize("slug", [game.slug for game in games()])
def test_statistics_count_every_game_once(example: Any, slug: str) -> None:
    found = example("statistics").main([slug, "--games", "150"])
    assert found["games"] == 150
    assert sum(found["actions"].values()) == pytest.approx(1, abs=0.01)
    assert sum(found["wins by seat"]) > 0.5
