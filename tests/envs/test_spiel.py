"""OpenSpiel judges our games: its simulations, its suite for all games, its exact solvers."""

from __future__ import annotations

import functools
import random
import unittest
from itertools import pairwise
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability
from open_spiel.python.algorithms.get_all_states import get_all_states
from open_spiel.python.observation import make_observation

from spelkast.engine.game import Game, game, games
from spelkast.envs import spiel
from spelkast.envs.endgame import Endgame, find_endgame
from spelkast.envs.past import ALL

from .kuhn import KUHN

every_game = pytest.mark.parametrize("slug", [game.slug for game in games()])
FEW_CHOICES = {"nuns": 2, "rennes": 1}
"""No end of these is small: they branch too much, or go on when all is decided."""
NODES = 250


@pytest.fixture(scope="module", autouse=True)
def registered() -> None:
    spiel.register()
    spiel.register()
    spiel.enter(KUHN)


def load(slug: str, **params: int | str) -> Any:
    return pyspiel.load_game(spiel.PREFIX + slug, params)


@functools.cache
def endgame(slug: str) -> Endgame:
    return find_endgame(game(slug), nodes=NODES, choices=FEW_CHOICES.get(slug, ALL))


@functools.cache
def miniature(slug: str) -> Any:
    return spiel.endgame_game(endgame(slug))


# ------------------------------------------------------------------------------- Their suites


@every_game
def test_random_simulations_with_serialisation(slug: str) -> None:
    rules = game(slug)
    pyspiel.random_sim_test(load(slug, deals=8), num_sims=1, serialize=True, verbose=False)
    many = load(slug, players=rules.players[-1], deals=8)
    pyspiel.random_sim_test(many, num_sims=1, serialize=False, verbose=False)


@pytest.mark.slow
@every_game
def test_many_random_simulations(slug: str) -> None:
    for players in game(slug).players:
        named = load(slug, players=players)
        pyspiel.random_sim_test(named, num_sims=20, serialize=True, verbose=False)


def judge(base: type, name: str, judged: Any) -> None:
    """Run one of OpenSpiel's suites on a game."""
    suite = type(name, (base,), {"game": judged, "game_name": name})
    tests = unittest.defaultTestLoader.loadTestsFromTestCase(suite)
    assert tests.countTestCases() >= 5
    outcome = unittest.TestResult()
    tests.run(outcome)
    assert outcome.wasSuccessful(), [text for _, text in outcome.failures + outcome.errors]


@every_game
def test_the_suite_for_all_games(slug: str) -> None:
    random.seed(slug)
    judge(api_test.EnforceAPIOnPartialTreeBase, slug, load(slug, deals=16))


@every_game
def test_the_suite_for_whole_trees(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    judge_whole_tree(slug, miniature(slug), monkeypatch)


def test_the_suite_for_the_whole_tree_of_kuhn(monkeypatch: pytest.MonkeyPatch) -> None:
    judge_whole_tree("kuhn", exact_kuhn(), monkeypatch)


def judge_whole_tree(name: str, judged: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The suite compares sizes with a list of its own; those of ours are counted here."""
    found = get_all_states(judged, include_terminals=True, include_chance_states=True)
    nodes = list(found.values())
    chance = sum(state.is_chance_node() for state in nodes)
    ended = sum(state.is_terminal() for state in nodes)
    monkeypatch.setitem(
        api_test.TOTAL_NUM_STATES, name, (chance, len(nodes) - chance - ended, ended)
    )
    playable = [s for s in nodes if not s.is_chance_node() and not s.is_terminal()]
    known = {(s.current_player(), s.information_state_string()) for s in playable}
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, name, len(known))
    judge(api_test.EnforceAPIOnFullTreeBase, name, judged)


# ------------------------------------------------------------------------------- Miniatures


@every_game
def test_the_tree_of_a_miniature_is_right(slug: str) -> None:
    """Chance adds up, and whoever cannot tell two positions apart can do the same in both."""
    found, root = endgame(slug), miniature(slug).new_initial_state()
    chances = [chance for _, chance in root.chance_outcomes()]
    assert len(chances) == len(found)
    assert sum(chances) == pytest.approx(1)
    told: dict[tuple[int, str], tuple[object, ...]] = {}
    worlds: dict[tuple[int, str], set[int]] = {}
    results: set[tuple[float, ...]] = set()
    count = 0

    def walk(state: Any, world: int, pasts: list[tuple[object, ...]]) -> None:
        nonlocal count
        count += 1
        if state.is_terminal():
            results.add(tuple(state.returns()))
            return
        seat = state.current_player()
        key = seat, state.information_state_string()
        sight = state.legal_actions(), state.observation_tensor(), state.observation_string()
        assert told.setdefault(key, (*sight, pasts[seat])) == (*sight, pasts[seat])
        worlds.setdefault(key, set()).add(world)
        for action in state.legal_actions():
            later = list(pasts)
            later[seat] = (*pasts[seat], key[1], action)  # perfect recall: what it knew and did
            walk(state.child(action), world, later)

    for world, _ in root.chance_outcomes():
        walk(root.child(world), world, [()] * found.players)
    assert count == found.nodes
    assert max(len(numbers) for numbers in worlds.values()) > 1, "nobody is in doubt"
    assert {seat for seat, _ in told} == set(range(found.players))
    assert len(results) > 1, "nothing depends on what is done"
    assert {round(sum(result), 9) for result in results} == found.sums


@every_game
def test_each_world_looks_like_the_next_to_some_seat(slug: str) -> None:
    found = endgame(slug)
    for number, (world, following) in enumerate(pairwise(found.worlds)):
        seat = number % found.players
        assert world.known(seat) == following.known(seat)
        assert world.legal(seat) == following.legal(seat)


@every_game
def test_a_miniature_is_resampled_within_its_tree(slug: str) -> None:
    """All that fits comes up, nothing else, and other worlds among it."""
    found, luck = endgame(slug), random.Random(slug)
    positions = list(found.positions())
    assert len(positions) == found.nodes
    state = miniature(slug).new_initial_state()
    others = 0
    for world in range(len(found)):
        here = state.child(world)
        while not here.is_terminal():
            player = here.current_player()
            same = found.alike(here.moment, player)
            assert any(moment is here.moment for moment in same)
            others += len(same) - 1
            twins = [here.resample_from_infostate(player, luck.random) for _ in range(8)]
            for twin in twins:
                assert twin.information_state_string(player) == here.information_state_string()
                assert twin.legal_actions() == here.legal_actions()
                assert any(moment is twin.moment for moment in same)
            here.apply_action(luck.choice(here.legal_actions()))
    assert others


@pytest.mark.parametrize("slug", FEW_CHOICES)
def test_who_has_no_choices_left_plays_by_the_rules(slug: str) -> None:
    """And from its own view: in another world that it can imagine it would do the same."""
    answers = 0
    for leaf in [moment for moment in endgame(slug).positions() if moment.over][::8]:
        chosen = [0] * leaf.seats
        later, moment = leaf, leaf.parent
        while moment is not None:
            assert later.move is not None
            assert later.left is not None
            assert moment.left is not None
            seat, action = later.move
            if later.left[seat] < moment.left[seat]:
                chosen[seat] += 1
            elif len(moment.legal(seat)) > 1:
                assert moment.left[seat] == 0
                assert action == moment.usual(seat) == moment.imagine(seat, 3).usual(seat)
                answers += 1
            later, moment = moment, moment.parent
        assert max(chosen) <= FEW_CHOICES[slug]
    assert answers, "the rules player was never asked"


def test_an_end_that_is_not_small_is_not_found() -> None:
    with pytest.raises(ValueError, match="fewer choices"):
        find_endgame(game("rennes"), nodes=10)
    with pytest.raises(ValueError, match="choices"):
        find_endgame(game("rennes"), choices=0)


# ------------------------------------------------------------------------------- Exact solutions


def exact_kuhn() -> Any:
    """Kuhn's poker with each of its six deals once."""
    found: dict[bytes, int] = {}
    deal = 0
    while len(found) < 6:
        state = load("kuhn", deals=4096).new_initial_state()
        state.apply_action(deal)
        found.setdefault(b"".join(state.moment.view(seat).still() for seat in (0, 1)), deal)
        deal += 1
    whole_game = load("kuhn", deals=4096).openings
    deals = sorted(found.values())
    openings = spiel.Openings(KUHN, 2, 6, 3, 0.0, lambda number: whole_game.opening(deals[number]))
    return spiel.SpielGame(load("kuhn").get_type(), openings, {})


def solve(named: Any, rounds: int) -> Any:
    solver = cfr.CFRPlusSolver(named)
    for _ in range(rounds):
        solver.evaluate_and_update_policy()
    return solver.average_policy()


def test_kuhn_has_its_known_value() -> None:
    named = exact_kuhn()
    policy = solve(named, 300)
    assert exploitability.exploitability(named, policy) < 0.005
    value = expected_game_score.policy_value(named.new_initial_state(), [policy] * 2)
    assert value[0] == pytest.approx(-1 / 18, abs=0.005)


@every_game
def test_a_miniature_is_solved(slug: str) -> None:
    named = miniature(slug)
    first = exploitability.nash_conv(named, cfr.CFRPlusSolver(named).average_policy())
    solved = exploitability.nash_conv(named, solve(named, 60))
    assert first > 0.01, "nothing to learn here"
    assert solved < 0.01
    assert solved < first / 10


# ------------------------------------------------------------------------------- Secrets


@every_game
def test_a_resampled_position_looks_the_same(slug: str) -> None:
    rules = game(slug)
    named = load(slug, players=rules.players[-1], deals=4)
    luck = random.Random(slug)
    other_worlds = 0
    for deal in range(2):
        state = named.new_initial_state()
        state.apply_action(deal)
        while not state.is_terminal():
            for player in range(rules.players[-1]):
                twin = state.resample_from_infostate(player, luck.random)
                for look in (
                    "information_state_string",
                    "observation_tensor",
                    "observation_string",
                ):
                    assert getattr(twin, look)(player) == getattr(state, look)(player)
                assert str(twin) == str(state)
                if state.current_player() == player:
                    assert twin.legal_actions() == state.legal_actions()
                others = [p for p in range(rules.players[-1]) if p != player]
                other_worlds += any(
                    twin.observation_tensor(p) != state.observation_tensor(p) for p in others
                )
            for _ in range(9):
                if not state.is_terminal():
                    state.apply_action(luck.choice(state.legal_actions()))
    assert other_worlds, "resampling changed nothing"


@every_game
def test_a_resampled_position_can_be_played_and_kept(slug: str) -> None:
    named = load(slug, deals=4)
    state = named.new_initial_state()
    state.apply_action(1)
    twin = state.resample_from_infostate(0, lambda: 0.5)
    copy = pickle_round(named, twin)
    while not twin.is_terminal():
        action = twin.legal_actions()[-1]
        twin.apply_action(action)
        copy.apply_action(action)
    assert copy.is_terminal()
    assert copy.returns() == twin.returns()


def pickle_round(named: Any, state: Any) -> Any:
    text = pyspiel.serialize_game_and_state(named, state)
    _, copy = pyspiel.deserialize_game_and_state(text)
    for player in range(named.num_players()):
        assert copy.information_state_string(player) == state.information_state_string(player)
    return copy


@every_game
def test_public_and_private_parts_come_apart(slug: str) -> None:
    named = load(slug, deals=4)
    state = named.new_initial_state()
    state.apply_action(0)
    kinds = pyspiel.PrivateInfoType
    public = make_observation(named, pyspiel.IIGObservationType(True, False, kinds.NONE))
    private = make_observation(named, pyspiel.IIGObservationType(False, False, kinds.SINGLE_PLAYER))
    both = make_observation(named, pyspiel.IIGObservationType(True, False, kinds.SINGLE_PLAYER))
    for observation in (public, private, both):
        observation.set_from(state, 1)
    assert set(both.dict) == {"public", "private"}
    assert np.array_equal(np.concatenate([public.tensor, private.tensor]), both.tensor)
    seen = public.tensor.copy()
    public.set_from(state, 0)
    assert np.array_equal(seen, public.tensor), "what is public is the same for all"
    with pytest.raises(ValueError, match="nobody sees"):
        named.make_py_observer(pyspiel.IIGObservationType(True, False, kinds.ALL_PLAYERS))


def test_parameters_are_checked() -> None:
    first: Game = games()[0]
    with pytest.raises(ValueError, match="players, not 17"):
        load(first.slug, players=17)
    with pytest.raises(ValueError, match="deals"):
        load(first.slug, deals=0)
    with pytest.raises(ValueError, match="worlds"):
        find_endgame(first, worlds=1)
    state = load(first.slug, deals=2).new_initial_state()
    with pytest.raises(ValueError, match="no deal 2"):
        state._apply_action(2)
    with pytest.raises(ValueError, match="nothing is dealt"):
        state.resample_from_infostate(0, random.random)
