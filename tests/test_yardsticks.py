"""The rows that stand beside ours: each plays whole games or steps, and says how many moves."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from spelkast import cli, yardsticks
from spelkast.arena.bench import Contender
from spelkast.engine.game import games
from spelkast.yardsticks import adapters, peers, plot
from spelkast.yardsticks.clocks import repeated


def test_every_game_has_its_adapters() -> None:
    pytest.importorskip("pyspiel")
    names = [row.name for row in adapters.rows(1)]
    for game in games():
        for what in ("with observations", "threads", "PettingZoo adapter", "OpenSpiel adapter"):
            assert any(name.startswith(f"{game.slug}: ") and what in name for name in names)
    assert max(map(len, names)) < 40


def test_adapters_play_whole_games() -> None:
    game = games()[-1]
    for work in (adapters.zoo_game(game, 1), adapters.spiel_game(game, 1)):
        assert 0 < work() <= game.longest(game.players[-1], game.defaults())


def test_openspiel_plays_a_whole_game() -> None:
    pytest.importorskip("pyspiel")
    assert peers.spiel_game("leduc_poker", 1)() >= 2


def test_rlcard_plays_a_whole_game() -> None:
    pytest.importorskip("rlcard", reason="RLCard is not installed")
    assert peers.rlcard_game("leduc-holdem", 1)() >= 2


def test_a_clock_counts_moves() -> None:
    moves, took = repeated(lambda: 3)(0.001)
    assert moves % 3 == 0
    assert took >= 0.001


def data(*rows: tuple[str, int | None]) -> dict[str, Any]:
    found = [{"name": name, "moves_per_second": speed} for name, speed in rows]
    return {"machine": {"cpu": "A & B"}, "rows": found}


def test_threads_are_compared_with_the_fastest_of_each_library() -> None:
    rows = data(
        ("OpenSpiel hearts, from Python", 100),
        ("OpenSpiel hearts, in IS-MCTS (C++)", 9_999),
        ("OpenSpiel tarok", 200),
        ("OpenSpiel leduc_poker", 999),
        ("Pgx leduc_holdem, batch of 1024", 999),
        ("Pgx sparrow_mahjong, batch of 1024", 50),
        ("reich: with observations", 70),
        ("reich: 2 threads", 2_500),
        ("reich: copy a state", None),
    )["rows"]
    told = ["reich: 2 threads: 12.5× OpenSpiel tarok, 50.0× Pgx sparrow_mahjong"]
    assert yardsticks.compared(rows) == told
    assert yardsticks.compared(rows[-3:]) == []


def test_the_plot_has_a_bar_for_each_speed() -> None:
    drawn = plot.draw(data(("theirs", 1000), ("game: ours", 100_000), ("copy", None)))
    bars = [one for one in ET.fromstring(drawn).iter() if one.tag.endswith("rect") and one.get("x")]
    assert len(bars) == 2
    assert float(bars[1].get("width", 0)) > float(bars[0].get("width", 0))
    assert {bar.get("fill") for bar in bars} == {plot.OURS, plot.THEIRS}


def test_the_command_writes_the_plot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from spelkast.arena import bench

    row = Contender("theirs", repeated(lambda: 5))
    monkeypatch.setattr(bench, "contenders", lambda seed: [])
    monkeypatch.setattr(yardsticks, "contenders", lambda seed: [row])
    target = tmp_path / "bench.svg"
    command = ["bench", "--peers", "--runs", "2", "--seconds", "0.01", "--plot", str(target)]
    assert cli.run(command) == 0
    assert "theirs" in capsys.readouterr().out
    assert "theirs" in target.read_text(encoding="utf-8")
