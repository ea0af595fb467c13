"""The rule-based player of Ad Inferos: strong enough, fair, and sensible to look at."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from spelkast.arena.simulate import simulate
from spelkast.engine import rulebook
from spelkast.engine.game import game
from spelkast.engine.schema import StateArray
from spelkast.engine.table import Table
from spelkast.engine.view import View
from spelkast.games.inferos.actions import Phase
from spelkast.games.inferos.bot import choose
from spelkast.games.inferos.components import (
    CARDS,
    GLYPHS,
    MONSTER_KEYS,
    MONSTERS,
    NONE,
    PATH,
    POWERS,
    SEATS,
    STEP_CARDS,
    STRIP_IDS,
)

from .positions import SETTINGS, Setting, random_game

GAME = game("inferos")
HERE = [setting for setting in SETTINGS if setting.game is GAME]
LUCKS = range(0, 4000, 40)
"""A player's whims: what is sensible must be so with any of them."""

# As printed, in the order of their names: a path without a pawn or a monster on it.
ALL_STRIPS = "..M.KM.MK..K..M..M.KM..K.MKM..M.K.M.KMM..M..KMMK"


def decide(view: View, luck: int = 0) -> str:
    """What the player does with this view and these whims."""
    assert view.seat < SEATS
    mask = view.mask()
    action = choose(view.record, view.seat, mask, np.array([luck], dtype=np.int64))
    assert mask[action], f"{GAME.actions[action]} is not legal"
    return GAME.actions[action].text


def decisions(states: StateArray, seat: int = 0) -> Counter[str]:
    """What the seat does, over many whims."""
    view = View(GAME, seat, states)
    return Counter(decide(view, luck) for luck in LUCKS)


def always(states: StateArray, seat: int = 0) -> str:
    """What the seat does, whatever its whims."""
    found = decisions(states, seat)
    assert len(found) == 1, f"not always the same: {found}"
    return next(iter(found))


# ------------------------------------------------------------------------------------ How strong


@pytest.mark.parametrize(
    ("players", "seat", "at_least"),
    [(2, 0, 0.95), (2, 1, 0.95), (3, 0, 0.90), (3, 2, 0.90), (4, 1, 0.84), (4, 3, 0.84)],
)
def test_it_beats_random_players(players: int, seat: int, at_least: float) -> None:
    bots = ["rules" if other == seat else "random" for other in range(players)]
    run = simulate(GAME, players, 1000, bots, seed=players)
    assert run.seat_result(seat)["win_share"] >= at_least


@pytest.mark.parametrize("players", GAME.players)
def test_games_between_equals_are_fair_and_end(players: int) -> None:
    """Whims keep equal players from cancelling each other until the turn limit."""
    run = simulate(GAME, players, 2000, ["rules"], seed=players)
    assert run.length()["max"] < run.length()["bound"] / 2
    for seat in range(players):
        assert run.seat_result(seat)["win_share"] == pytest.approx(1 / players, abs=0.04)


# ------------------------------------------------------------------------ The same, legal and fair


def transcript(setting: Setting, moves: int) -> list[str]:
    """The first moves of a game between rule-based players."""
    table = setting.table(seed=5)
    while not table.over and len(table.log) < moves:
        seat = table.to_act[-1]
        table.play(seat, decide(table.view(seat), luck=len(table.log)))
    return [str(move) for move in table.log]


def transcripts() -> str:
    return "\n".join(f"{setting}: {transcript(setting, 80)}" for setting in HERE)


def test_interpreted_and_compiled_decide_the_same() -> None:
    code = "from tests.test_inferos_bot import transcripts; print(transcripts())"
    interpreted = subprocess.run(
        [sys.executable, "-c", code],
        cwd=Path(__file__).parent.parent,
        env=os.environ | {"SPELKAST_JIT": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert interpreted.returncode == 0, interpreted.stderr
    assert interpreted.stdout.strip() == transcripts()


@pytest.mark.parametrize("setting", HERE, ids=str)
def test_every_decision_is_legal(setting: Setting) -> None:
    """`decide` refuses what is not. Positions of random games, so that everything is asked."""
    for table in random_game(setting, seed=11):
        for seat in table.to_act:
            decide(table.view(seat), luck=len(table.log))


def test_every_kind_of_decision_is_made() -> None:
    """Between rule-based players with any options; a few need a position made for them."""
    asked = {action.split()[0] for action in transcript_actions()}
    assert asked >= set(GAME.actions.kinds) - {"monster_from", "pass", "decline"}


def transcript_actions() -> Iterator[str]:
    for setting in HERE:
        for move in transcript(setting, 150):
            yield move[2:]


@pytest.mark.parametrize("setting", HERE, ids=str)
def test_equal_views_are_answered_equally(setting: Setting) -> None:
    """Another deal that the seat cannot tell from the true one changes nothing."""
    for table, seat in some_questions(setting):
        view = table.view(seat)
        twin = View(GAME, seat, view.sample(seed=len(table.log)))
        for luck in range(3):
            assert decide(twin, luck) == decide(view, luck)


@pytest.mark.parametrize("setting", HERE, ids=str)
def test_nothing_hidden_is_read(setting: Setting) -> None:
    """Even handed a whole deal, all secrets filled in, it decides as it does with the view."""
    for table, seat in some_questions(setting):
        view = table.view(seat)
        whole = view.sample(seed=3)
        for luck in range(3):
            generator = np.array([luck], dtype=np.int64)
            action = choose(whole[0], seat, view.mask(), generator)
            assert GAME.actions[action].text == decide(view, luck)


def some_questions(setting: Setting) -> Iterator[tuple[Table, int]]:
    rng = random.Random(1)
    for table in random_game(setting, seed=12):
        if table.to_act and rng.random() < 0.3:
            yield table, rng.choice(table.to_act)


# -------------------------------------------------------------------------------- Sensible choices


def position(players: int, phase: Phase, path: str = ALL_STRIPS, **pawns: int) -> StateArray:
    """A free pawn each on a laid path, all step cards, no power cards; A is asked, or everybody."""
    states = GAME.blank(1, players, {})
    rulebook.start(states[0], np.array([1, 0, 0, 0]), 0)
    s = states[0]
    s.phase = phase
    s.to_act = (1 << players) - 1 if phase == Phase.CHOOSE else 1
    s.path_len = len(path)
    s.square[1 : len(path) + 1] = [GLYPHS[glyph] for glyph in path]
    s.strips_left[:] = 0 if len(path) == PATH else 1
    s.hand[:] = 0
    s.hand_size[:] = 0
    for name, square in pawns.items():
        s.pawn["ABCD".index(name)] = square
    return states


def hold(states: StateArray, seat: int, *powers: str) -> None:
    """The power cards in a hand."""
    s = states[0]
    for power in powers:
        s.hand[seat, POWERS.index(power)] += 1
    s.hand_size[seat] = len(powers)


def only(states: StateArray, seat: int, *cards: str) -> None:
    """The step cards left in a hand."""
    for card in range(CARDS):
        states[0].step_hand[seat, card] = STEP_CARDS[card] in cards


def monsters(states: StateArray, **squares: int) -> None:
    for key, square in squares.items():
        states[0].monster[square] = MONSTER_KEYS.index(key)


def blocked(phase: Phase, *powers: str) -> StateArray:
    """A sits on the Gnawer, which needs a tooth."""
    states = position(2, phase, A=7)
    monsters(states, gnawer=7)
    states[0].blocked[0] = 1
    hold(states, 0, *powers)
    return states


@pytest.mark.parametrize(
    ("powers", "answer"),
    [
        (("joker", "tooth"), "fight power"),
        (("tooth", "blood"), "fight power"),
        (("joker", "blood"), "fight joker"),
        (("blood",), "fight none"),
    ],
)
def test_it_fights_when_it_can_and_spares_the_joker(powers: tuple[str, ...], answer: str) -> None:
    assert always(blocked(Phase.FIGHT, *powers)) == answer


@pytest.mark.parametrize("path", [ALL_STRIPS, ALL_STRIPS[:-3]], ids=["laid", "a strip to lay"])
def test_it_plays_a_winning_number_that_nobody_can_copy(path: str) -> None:
    states = position(2, Phase.CHOOSE, path, A=45, B=20)
    only(states, 1, "1", "2", "3", "5", "6", "skull", "vega")
    assert always(states) == "play 4"


def test_it_tries_to_win_although_rivals_can_copy() -> None:
    assert always(position(4, Phase.CHOOSE, A=45, B=20, C=21, D=30)) == "play 4"


def test_with_one_rival_it_sometimes_holds_the_winning_number_back() -> None:
    found = decisions(position(2, Phase.CHOOSE, A=45, B=20))
    assert 0 < found["play 4"] < len(LUCKS)


def test_it_often_copies_the_winning_number_of_a_rival() -> None:
    found = decisions(position(2, Phase.CHOOSE, A=20, B=45))
    assert len(LUCKS) / 3 < found["play 4"] < len(LUCKS)


def test_it_does_not_copy_a_rival_who_is_blocked() -> None:
    states = position(2, Phase.CHOOSE, A=27, B=47)  # his 2 would win, mine leads to a monster
    monsters(states, toad_king=47, gnawer=29)
    states[0].blocked[1] = 1
    assert "play 2" not in decisions(states)


def test_it_avoids_a_monster_that_it_cannot_beat() -> None:
    states = position(2, Phase.CHOOSE, A=24, B=10)
    monsters(states, gnawer=29)
    only(states, 0, "1", "5")
    assert always(states) == "play 1"


def test_it_keeps_the_number_that_leads_to_the_library() -> None:
    states = position(2, Phase.CHOOSE, A=40, B=1)
    only(states, 0, "5", "4")  # 45 and 44: with the 4 left the next move wins
    assert always(states) == "play 5"


def test_blocked_it_prefers_cards_that_are_of_use() -> None:
    states = blocked(Phase.CHOOSE, "blood")
    hold(states, 1, "tooth")
    assert set(decisions(states)) <= {"play skull", "play vega", "play 1"}


@pytest.mark.parametrize(
    ("hands", "victim"),
    [
        ({1: ("tooth",), 2: ("tooth", "blood"), 3: ("sword",)}, "steal C"),
        ({1: ("tooth", "blood"), 2: ("joker",), 3: ("sword", "torch")}, "steal D"),
        ({1: ("tooth",)}, "steal B"),
    ],
    ids=["most cards", "then the foremost", "who has any"],
)
def test_it_steals_from_the_richest(hands: dict[int, tuple[str, ...]], victim: str) -> None:
    states = position(4, Phase.VEGA_TARGET, A=3, B=9, C=12, D=14)
    for seat, powers in hands.items():
        hold(states, seat, *powers)
    assert always(states) == victim


def test_with_open_eyes_it_takes_the_joker() -> None:
    states = position(2, Phase.VEGA_TAKE)
    for power in ("tooth", "joker", "torch"):
        states[0].peek[0, POWERS.index(power)] = 1
    assert always(states) == "take joker"


@pytest.mark.parametrize(
    ("powers", "thrown"),
    [
        (("joker", "tooth", "tooth", "blood"), "discard tooth"),
        (("joker", "tooth", "blood", "sword"), "discard sword"),
        (("blood", "blood", "sword", "sword"), "discard sword"),
    ],
    ids=["a double", "none that lies ahead", "of two doubles the useless one"],
)
def test_it_discards_what_it_needs_least(powers: tuple[str, ...], thrown: str) -> None:
    states = position(2, Phase.DISCARD, A=10)
    monsters(states, gnawer=15, pale_count=22, rust_knight=4)
    hold(states, 0, *powers)
    assert always(states) == thrown


def test_blocked_it_keeps_the_power_it_needs() -> None:
    states = blocked(Phase.DISCARD, "tooth", "blood", "feather", "joker")
    monsters(states, pale_count=22, leech_queen=30)
    assert always(states) == "discard feather"


def test_it_draws_with_a_full_hand() -> None:
    states = position(2, Phase.DRAW_ASK, A=9)
    hold(states, 0, "tooth", "blood", "feather")
    assert always(states) == "draw"


@pytest.mark.parametrize(
    ("strip", "steps", "way"),
    [
        ("4A", 3, "direction reversed"),
        ("4A", 2, "direction printed"),
        ("3D", 1, "direction reversed"),
    ],
    ids=["off the monster", "off the monster, again", "onto power"],
)
def test_it_turns_a_strip_to_land_well(strip: str, steps: int, way: str) -> None:
    states = position(2, Phase.STRIP_DIR, "..M.", A=4, B=4)
    s = states[0]
    s.mover, s.move_from, s.cursor, s.steps = 0, 4, 4, steps
    s.flipped = STRIP_IDS.index(strip)
    assert always(states) == way


def skull(**pawns: int) -> StateArray:
    """A has turned up the Gnawer."""
    states = position(3, Phase.SKULL_TO, ALL_STRIPS, **pawns)
    states[0].turned_up = MONSTER_KEYS.index("gnawer")
    return states


def test_it_puts_a_monster_where_an_open_number_ends() -> None:
    states = skull(A=1, B=9, C=12)
    s = states[0]
    s.shown[:3] = [7, 4, 6]  # Skull, 4 and 6 lie open: C moves to 18, then B to 13
    s.queue[:2] = [2, 1]
    only(states, 1, "5")
    assert always(states) == "monster_to 13"


def test_it_spares_its_own_way() -> None:
    states = skull(A=20, B=47, C=48)
    square = int(always(states).removeprefix("monster_to "))
    assert not 20 < square <= 30


def test_landing_with_an_empty_stack_it_takes_a_monster_it_can_beat() -> None:
    states = every_monster_lies(Phase.LAND_FROM)
    hold(states, 0, "potion")
    square = int(always(states).removeprefix("monster_from "))
    assert MONSTER_KEYS[states[0].monster[square]] in ("swamp_witch", "toad_king")


def test_with_an_empty_stack_the_skull_clears_its_own_way() -> None:
    states = every_monster_lies(Phase.SKULL_FROM)
    square = int(always(states).removeprefix("monster_from "))
    assert 1 <= square - int(states[0].pawn[0]) <= 6


def every_monster_lies(phase: Phase) -> StateArray:
    """Monsters on all odd squares up to 29, A behind the last ones and the others at the end."""
    states = position(3, phase, A=22, B=46, C=47)
    s = states[0]
    s.stack[:] = NONE
    s.stack_size = 0
    for monster in range(MONSTERS):
        s.monster[2 * monster + 1] = monster
    return states
