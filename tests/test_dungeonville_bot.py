"""The rule-based player of Dungeonville: strong enough, fair, and sensible to look at."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from spelkast.arena.simulate import simulate
from spelkast.engine import rulebook
from spelkast.engine.game import game
from spelkast.engine.scenario import files, load
from spelkast.engine.schema import PUBLIC, StateArray
from spelkast.engine.table import Table
from spelkast.engine.view import View
from spelkast.games.dungeonville.bot import choose

from .positions import SETTINGS, Setting, random_game

GAME = game("dungeonville")
HERE = [setting for setting in SETTINGS if setting.game is GAME]
OPENINGS = {path.stem.partition("-")[0]: path for path in files(GAME)}
LUCKS = range(0, 4000, 40)
"""A player's whims: what is sensible must be so with any of them."""


def decide(view: View, luck: int = 0) -> str:
    """What the player does with this view and these whims."""
    assert view.seat != PUBLIC
    mask = view.mask()
    action = choose(view.record, view.seat, mask, np.array([luck], dtype=np.int64))
    assert mask[action], f"{GAME.actions[action]} is not legal"
    return GAME.actions[action].text


def opening(scenario: str, case: int = 0) -> Table:
    return Table.at(GAME, load(OPENINGS[scenario]).cases[case].opening)


def decisions(table: Table, seat: int = 0) -> Counter[str]:
    return Counter(decide(table.view(seat), luck) for luck in LUCKS)


def always(table: Table, seat: int = 0) -> str:
    found = decisions(table, seat)
    assert len(found) == 1, f"not always the same: {found}"
    return next(iter(found))


# ------------------------------------------------------------------------------------ How strong


@pytest.mark.parametrize(
    ("players", "seat", "at_least"), [(2, 0, 0.95), (3, 1, 0.85), (4, 3, 0.78), (5, 2, 0.7)]
)
def test_it_beats_random_players(players: int, seat: int, at_least: float) -> None:
    bots = ["rules" if other == seat else "random" for other in range(players)]
    run = simulate(GAME, players, 1000, bots, seed=players)
    assert run.seat_result(seat)["win_share"] >= at_least


@pytest.mark.parametrize("players", GAME.players)
def test_games_between_equals_are_fair_and_end_in_time(players: int) -> None:
    run = simulate(GAME, players, 3000, ["rules"], seed=players)
    assert 100 < run.length()["mean"] < 170
    assert run.length()["max"] < run.length()["bound"] / 20
    for seat in range(players):
        assert run.seat_result(seat)["win_share"] == pytest.approx(1 / players, abs=0.04)


# ----------------------------------------------------------------------------------------- Legal


@pytest.mark.parametrize("setting", HERE, ids=str)
def test_it_always_finds_something_legal(setting: Setting) -> None:
    """In positions of random games, which are stranger than its own."""
    luck = random.Random(4)
    for table in random_game(setting, seed=4):
        for seat in table.to_act:
            decide(table.view(seat), luck.randrange(10**6))


def test_it_looks_at_nothing_but_the_view() -> None:
    """In every world that the seat cannot tell from the true one it does the same."""
    setting = next(s for s in HERE if s.players == 3)
    for n, table in enumerate(random_game(setting, seed=9)):
        for seat in table.to_act:
            view = table.view(seat)
            twin = View(GAME, seat, view.sample(n))
            assert decide(view, n) == decide(twin, n)


# -------------------------------------------------------------------------------------- Sensible


def test_it_claims_exactly_when_that_is_true() -> None:
    assert always(opening("S43")) == "silent"
    assert always(opening("S44")) == "claim"


def test_it_gives_the_mule_first() -> None:
    assert always(opening("S51")) == "adventurer 64"


def test_it_does_not_give_away_the_last_colour() -> None:
    assert always(opening("S32")) == "adventurer 22"


def test_it_keeps_letters_together() -> None:
    """Two with B and one with E: without the E only B is dangerous, but the room asks for a B."""
    assert always(opening("S1")) in ("adventurer 40", "adventurer 44")
    assert always(opening("S33")) == "adventurer 45", "B is rarer than C"


def test_it_drops_the_least_that_is_enough() -> None:
    assert always(opening("S28")) == "card dragon_lair-c15"


def test_it_lines_up_the_best_three_in_any_order() -> None:
    found = decisions(opening("S24"))
    assert found.keys() == {"adventurer 3", "adventurer 5", "adventurer 12"}
    assert min(found.values()) > len(LUCKS) / 5


def test_it_pays_with_the_card_that_fits_and_keeps_its_items() -> None:
    table = opening("S4")
    table.play(0, "hire inn")
    assert always(table) == "card crypt-e5"


def test_it_leaves_a_dungeon_when_nothing_more_can_be_carried() -> None:
    table = opening("S28")
    table.play(0, "card dragon_lair-c15")
    assert always(table) == "escape"


def test_it_goes_deeper_where_nobody_can_die() -> None:
    """Three with an A in the Goblin Camp, and only E left to come."""
    assert always(opening("S39")) == "deeper"


def test_it_takes_a_deed_that_it_knows_to_be_better() -> None:
    table = opening("S47")
    states: StateArray = table.position()
    states[0].knows[0, 2] = 1
    states[0].deed_known[0, 2] = states[0].deed_at[2] + 1
    assert rulebook.broken(states[0]) == 0
    assert always(Table.at(GAME, states)) == "deed 1"


POSITION = """
game = "dungeonville"
id = "Z1"
title = "A has placed a pawn, B must"
rulings = ["R24"]
players = 2
given.at = "reconnaissance"
given.groups = {{ A = {0}, B = {1} }}
[[step]]
do = ["A enter rathaus"]
"""


@pytest.mark.parametrize(
    ("there", "mine", "fights"),
    [([61, 62, 63], [2, 3, 4], True), ([2, 3, 4], [58, 60, 61], False)],
    ids=["weak", "strong"],
)
def test_it_attacks_a_weak_group_and_avoids_a_strong_one(
    tmp_path: Path, there: list[int], mine: list[int], fights: bool
) -> None:
    """A has placed its pawn; B sees with whom it would have to fight."""
    path = tmp_path / "Z1-placing.toml"
    path.write_text(POSITION.format(there, mine), encoding="utf-8")
    table = Table.at(GAME, load(path).cases[0].opening)
    table.play(0, "enter rathaus")
    found = decisions(table, seat=1)
    assert found["enter rathaus"] == (len(LUCKS) if fights else 0)
