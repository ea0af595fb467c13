"""Tournaments: fair to every seat and deal, repeatable, and right about who is stronger."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from spelkast.arena import tournament
from spelkast.arena.plot import ratings_svg
from spelkast.arena.ratings import Played, bradley_terry, standings
from spelkast.arena.tournament import Plan, hold, make_plan, play_deal, processes
from spelkast.cli import run
from spelkast.engine.game import game, slugs
from spelkast.engine.table import Table

FAST = slugs()[0]


def plan(bots: str, games: int = 12, players: int = 3, lone: bool = False) -> Plan:
    return make_plan(game(FAST), players, bots.split(","), games, seed=3, lone=lone)


@pytest.mark.parametrize(
    "bots", ["random,rules", "random,rules,regular", "random,rules,learner,regular"]
)
def test_every_bot_has_every_seat_equally_often(bots: str) -> None:
    made = plan(bots)
    count = len(made.lineups())
    seats: Counter[tuple[str, int]] = Counter()
    for deal in range(count):
        _, games = play_deal(made, deal)
        for played in games:
            seats.update((name, seat) for seat, name in enumerate(played.bots))
    assert len(seats) == 3 * len(made.bots)
    assert len(set(seats.values())) == 1


def test_the_first_bot_can_sit_alone() -> None:
    made = plan("rules,random", lone=True)
    assert made.lineups() == [("rules", "random", "random")]


def test_a_deal_is_the_same_for_all_rotations(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[tuple[int, int, str]] = []

    def deal(*args: object) -> object:
        made = Table(*args)  # type: ignore[arg-type]
        dealt.append((made.seed, made.deal, made.digest()))
        return made

    monkeypatch.setattr(tournament, "Table", deal)
    play_deal(plan("random,rules"), 4)
    assert len(dealt) == 3
    assert len(set(dealt)) == 1


def test_a_tournament_repeats_itself_anywhere() -> None:
    made = plan("random,search:20")
    assert made.deals == 4
    once = hold(made)
    assert once == hold(made, lambda plan, deals: reversed(list(tournament.here(plan, deals))))
    assert once == hold(made, processes(2))
    assert once["games"] == 12
    other = make_plan(game(FAST), 3, ["random", "search:20"], 12, seed=4)
    assert hold(other) != once


def test_the_stronger_bot_comes_first() -> None:
    found = hold(plan("random,rules", games=60))
    first, last = found["standings"]
    assert (first["bot"], last["bot"]) == ("rules", "random")
    assert first["rating_interval"][0] > last["rating_interval"][1]
    assert first["interval"][0] > 1 / 3 > last["interval"][1]
    pairs = found["pairs"]
    assert pairs["rules"]["random"] + pairs["random"]["rules"] == pytest.approx(1)


def test_ratings_are_those_that_won_the_games() -> None:
    """Odds of ten to one are 400 points."""
    wins = np.array([[0.0, 1000.0], [100.0, 0.0]])
    one, other = bradley_terry(wins)
    assert one - other == pytest.approx(400, abs=2)
    chain = np.array([[0.0, 900.0, 0.0], [300.0, 0.0, 900.0], [0.0, 300.0, 0.0]])
    a, b, c = bradley_terry(chain)
    assert a - b == pytest.approx(b - c, abs=1)


def test_a_bot_has_a_share_in_each_seat() -> None:
    """Where sides differ, a bot may be strong on one of them only."""
    games = [
        [Played(("a", "b"), (1.0, 0.0)), Played(("b", "a"), (1.0, 0.0))],
        [Played(("a", "b"), (1.0, 0.0)), Played(("b", "a"), (0.0, 1.0))],
    ]
    assert standings("ab", 2, games)["seats"] == {"a": [1.0, 0.5], "b": [0.5, 0.0]}
    alone = [[Played(("a", "b"), (1.0, 0.0))]]
    assert standings("ab", 2, alone)["seats"] == {"a": [1.0, None], "b": [None, 0.0]}


def test_shared_victories_are_shared() -> None:
    games = [[Played(("a", "b", "c"), (1.0, 1.0, 0.0))]]
    rows = {row["bot"]: row for row in standings("abc", 3, games)["standings"]}
    assert [rows[name]["win_share"] for name in "abc"] == [0.5, 0.5, 0.0]
    assert rows["a"]["times_even"] == 1.5
    assert standings("abc", 3, games)["pairs"]["a"] == {"b": 0.5, "c": 1.0}


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = ["--save", str(tmp_path / "t.json"), "--plot", str(tmp_path / "t.svg")]
    args = ["tournament", FAST, "-p", "2", "-n", "5", "--bots", "random,rules"]
    assert run([*args, *files, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data == json.loads((tmp_path / "t.json").read_text(encoding="utf-8"))
    assert data["games"] == 6
    picture = ElementTree.fromstring((tmp_path / "t.svg").read_text(encoding="utf-8"))
    assert picture.tag.endswith("svg")
    assert run(args) == 0
    assert "better than" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("bots", "message"),
    [
        ("rules", "at least two bots"),
        ("rules,rules", "names each bot once"),
        ("rules,genius", "there is no bot 'genius'"),
        ("rules,search:many", "search:many"),
        ("rules,program:", "which program"),
    ],
)
def test_bad_arguments(bots: str, message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["tournament", FAST, "--bots", bots]) == 2
    assert message in capsys.readouterr().err


def test_the_picture_shows_every_bot() -> None:
    found = hold(plan("random,rules,learner", games=6))
    picture = ratings_svg(found)
    assert all(f">{name}<" in picture for name in found["bots"])
    assert picture.count("<circle") == 3
