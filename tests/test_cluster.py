"""Tournaments on Ray: the same table as in one process, on a cluster of this machine."""

from __future__ import annotations

import importlib.util

import pytest

from spelkast.arena.cluster import on_ray
from spelkast.arena.tournament import hold, make_plan
from spelkast.cli import run
from spelkast.engine.game import game, slugs


@pytest.mark.filterwarnings("ignore::FutureWarning", "ignore::ResourceWarning")  # Ray's own
def test_the_same_table_on_ray() -> None:
    plan = make_plan(game(slugs()[0]), 2, ["random", "rules", "search:12"], games=12, seed=5)
    played: list[int] = []
    assert hold(plan, on_ray(), played.append) == hold(plan)
    assert sum(played) == 12


def test_without_ray(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert run(["tournament", slugs()[0], "--bots", "random,rules", "--cluster"]) == 2
    assert "pip install 'spelkast[cluster]'" in capsys.readouterr().err
