"""The rule-based players of Nuns on the Run: both sides win, and they are sensible to look at."""

from __future__ import annotations

import numpy as np
import pytest

from spelkast.arena.simulate import simulate
from spelkast.engine.game import game
from spelkast.engine.scenario import files, load
from spelkast.engine.schema import WORD_BYTES, clone
from spelkast.engine.table import Table
from spelkast.engine.view import View
from spelkast.games.nuns.bot import choose
from spelkast.games.nuns.components import ROUNDS

from .positions import random_game, settings

GAME = game("nuns")
OPENINGS = {path.stem.partition("-")[0]: path for path in files(GAME)}
LUCKS = range(0, 2000, 100)
SHARES = {
    2: (0.55, 0.74),
    3: (0.41, 0.60),
    4: (0.40, 0.60),
    5: (0.36, 0.56),
    6: (0.33, 0.53),
    7: (0.30, 0.50),
    8: (0.24, 0.44),
}
"""Players -> between which shares of the games the guards win."""


def decide(view: View, luck: int = 0) -> str:
    mask = view.mask()
    paper = clone(view.records)
    action = int(choose(paper[0], view.seat, mask, np.array([luck], dtype=np.int64)))
    size = GAME.state.words * WORD_BYTES
    assert paper.tobytes()[:size] == view.records.tobytes()[:size], "only the paper is used"
    assert not any(paper[name].any() for name in ("sheet", "trail", "hops")), (
        "sheets are left empty"
    )
    assert mask[action]
    return GAME.actions[action].text


def opening(scenario: str, steps: int = 0, case: int = 0) -> Table:
    found = load(OPENINGS[scenario]).cases[case]
    table = Table.at(GAME, found.opening)
    for step in found.steps[:steps]:
        for move in step.moves:
            table.play(move.seat, move.action)
    return table


@pytest.mark.parametrize("players", GAME.players)
def test_both_sides_win_a_fair_share(players: int) -> None:
    run = simulate(GAME, players, 300, ("rules",), seed=4)
    guards = float(run.results[:, 0].mean())
    least, most = SHARES[players]
    assert least < guards < most
    assert float(run.results.sum(axis=1).min()) >= 1.0


@pytest.mark.parametrize("players", [2, 5, 8])
def test_rules_beat_chance_on_either_side(players: int) -> None:
    guards = 2 if players == 8 else 1
    bold = ["rules"] * guards + ["random"] * (players - guards)
    assert float(simulate(GAME, players, 60, bold, seed=1).results[:, 0].mean()) > 0.95
    sly = ["random"] * guards + ["rules"] * (players - guards)
    assert float(simulate(GAME, players, 60, sly, seed=1).results[:, 0].mean()) < 0.35


def test_a_game_ends_by_round_15() -> None:
    for setting in settings():
        if setting.game is GAME and not setting.options and setting.players in (2, 4):
            *_, last = random_game(setting, seed=3)
            assert last.over
            assert 1 <= int(last.view().round_no) <= ROUNDS


def test_a_novice_goes_home_with_her_item() -> None:
    table = opening("E8", case=1)
    assert {decide(table.view(1), luck) for luck in LUCKS} == {"step 4"}


def test_somebody_caught_who_is_out_of_sight_keeps_off_the_guards_path() -> None:
    """The Abbess goes home from where she caught her; the novice does not walk before her."""
    table = opening("T8")
    for move in ("first abbess", "step 105", "step 114", "step 130", "step 129", "end walk"):
        table.play(0, move)
    for move in ("path 8", "step 45", "step 69", "end run"):
        table.play(0, move)
    assert table.view(1).caught[1]
    assert not table.view(1).lit[130]
    ends = set()
    for luck in LUCKS:
        twin = table.twin()
        while twin.view().phase_name == "sneak":
            twin.play(1, decide(twin.view(1), luck))
        ends.add(int(twin.view(1).at[1]))
    back = {129, 115, 116, 117, 128, 127}
    assert ends
    assert not ends & back, "she would be caught again at once"


def test_a_guard_catches_whom_she_sees_beside_her() -> None:
    table = opening("E7", 1)
    table.play(0, "first abbess")
    for dot in (17, 18, 19, 20):
        assert decide(table.view(0)) == f"step {dot}"
        table.play(0, f"step {dot}")
    assert table.over


def test_a_novice_who_is_heard_rolls_again() -> None:
    table = opening("T25")
    assert decide(table.view(1)) == "use"


def test_a_novice_who_is_just_heard_hushes() -> None:
    table = opening("T24")
    assert decide(table.view(1)) == "use"


def test_the_choice_depends_on_the_view_alone() -> None:
    """Two games that a seat cannot tell apart get the same answer."""
    table = opening("T31")
    view = table.view(2)
    for seed in range(5):
        twin = View(GAME, 2, view.sample(seed))
        assert decide(view, 7) == decide(twin, 7)
