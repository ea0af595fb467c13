"""`spelkast bench`: the shape of its answer. How fast is for a quiet machine to say."""

from __future__ import annotations

import json

import pytest

from spelkast import cli
from spelkast.arena import bench
from spelkast.engine.game import game, slugs

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the rows that start a Python of their own."""
    found = bench.contenders

    def contenders(seed: int) -> list[bench.Contender]:
        slow = ("interpreted", "import")
        return [one for one in found(seed) if not any(word in one.name for word in slow)]

    monkeypatch.setattr(bench, "contenders", contenders)


def tiny() -> list[str]:
    return ["bench", "--seconds", "0.01", "--runs", "2"]


def test_rows_have_a_name_a_speed_and_a_ratio(quick: None, capsys: Captured) -> None:
    assert cli.run([*tiny(), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert {"cpu", "python", "numpy", "numba", "open_spiel", "seed"} <= set(data["machine"])
    for row in data["rows"]:
        assert {"name", "moves_per_second", "ratio", "seconds", "runs"} <= set(row)
        assert row["seconds"] > 0
    timed = [row["name"] for row in data["rows"] if row["moves_per_second"] is None]
    assert [name.split(",")[0] for name in timed] == [
        f"{slug}: {what}" for slug in slugs() for what in ("copy a state", "redact a view")
    ]


def test_the_yardstick_is_one(quick: None, capsys: Captured) -> None:
    pytest.importorskip("pyspiel")
    assert cli.run([*tiny(), "--json"]) == 0
    rows = {row["name"]: row for row in json.loads(capsys.readouterr().out)["rows"]}
    assert rows[bench.YARDSTICK]["ratio"] == 1
    assert all(row["ratio"] for row in rows.values() if row["moves_per_second"])


def test_without_open_spiel_there_are_no_ratios(
    quick: None, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setattr(bench, "has_open_spiel", lambda: False)
    assert cli.run([*tiny(), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert all(row["ratio"] is None for row in data["rows"])
    assert data["machine"]["open_spiel"] is None
    assert "pip install 'spelkast[envs]'" in data["notes"][0]


def test_the_table_fits_a_terminal(quick: None, capsys: Captured) -> None:
    assert cli.run(tiny()) == 0
    out = capsys.readouterr().out
    assert "redact a view" in out
    assert max(map(len, out.splitlines())) <= 80


def test_hearts_is_played_to_its_end() -> None:
    pytest.importorskip("pyspiel")
    moves, took = bench.HeartsClock(seed=1)(0.0)
    assert 52 <= moves <= 64  # 52 cards, and with some luck three passed by each of four
    assert took > 0


def test_the_rows_of_other_processes() -> None:
    rules = game("inferos")
    moves, took = bench.interpreted(rules.slug, 2, seed=0)(0.01)
    assert moves > 0
    assert took > 0
    done, seconds = bench.first_move(1.0)
    assert done == 1
    assert seconds > 0


def test_a_row_is_the_median_of_its_rounds() -> None:
    took = iter([2.0, 1.0, 9.0])
    contender = bench.Contender("three", lambda seconds: (2, next(took)))
    for _ in range(3):
        contender.measure(1.0)
    row = contender.row({bench.YARDSTICK: 4.0})
    assert (row["seconds"], row["moves_per_second"], row["ratio"]) == (1.0, 1, 4.0)
