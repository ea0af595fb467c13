"""PettingZoo judges our environments, with its warnings as errors."""

from __future__ import annotations

import warnings
from collections.abc import Iterator

import numpy as np
import pytest
from pettingzoo import make, spec

from spelkast.engine.game import Game, games
from spelkast.envs import zoo
from spelkast.envs.match import Observation
from spelkast.envs.spaces import env_id

with warnings.catch_warnings():
    # Where pygame is installed, it loads one of PettingZoo's own games in a way that it calls old.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

EXCUSED = {
    "Observation is not a NumPy array": "a dict with a mask is PettingZoo's own convention",
    "Observation space for each agent probably should be": "the same: a dict with a mask",
    "Action mask numpy array is all zeros": "a game that is over has no legal action",
}

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in EXCUSED:
            warnings.filterwarnings("ignore", message)
        yield


@every_game
def test_the_judge_of_turns(game: Game) -> None:
    for players in {game.players[0], game.players[-1]}:
        api_test(zoo.aec(game.slug, players=players), num_cycles=300)


@every_game
def test_the_judge_of_rounds(game: Game) -> None:
    parallel_api_test(zoo.parallel(game.slug, players=game.players[-1]), num_cycles=1000)


@every_game
def test_equal_seeds_play_equal_games(game: Game) -> None:
    seed_test(lambda: zoo.aec(game.slug), num_cycles=200)
    parallel_seed_test(lambda: zoo.parallel(game.slug), num_cycles=200)


@every_game
def test_the_registry_has_them(game: Game) -> None:
    zoo.register()
    zoo.register()
    assert spec("aec", f"spelkast/{game.slug}").version == game.version
    env = make("aec", env_id(game), players=game.players[-1])
    assert env.possible_agents == [f"player_{seat}" for seat in range(game.players[-1])]
    assert make("parallel", env_id(game)).metadata["is_parallelizable"]


@every_game
def test_a_game_to_its_end_gives_the_results(game: Game) -> None:
    env = zoo.aec(game.slug, players=game.players[-1])
    env.reset(seed=3)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    masks = np.random.default_rng(1)
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        totals[agent] += reward
        assert seen is not None
        env.step(None if ended else int(masks.choice(np.flatnonzero(seen["action_mask"]))))
    low, high = game.results
    assert all(low <= total <= high for total in totals.values())
    assert any(totals.values())


@every_game
def test_both_kinds_play_the_same_game(game: Game) -> None:
    """Seat n takes its n-th legal action: whether asked in turn or all at once."""

    def choose(agent: str, seen: Observation) -> int:
        legal = np.flatnonzero(seen["action_mask"])
        return int(legal[int(agent[-1]) % len(legal)]) if len(legal) else 0

    turns, rounds = zoo.aec(game.slug), zoo.parallel(game.slug)
    turns.reset(seed=5)
    while not any(turns.terminations.values()):
        agent = turns.agent_selection
        turns.step(choose(agent, turns.observe(agent)))
    seen, _ = rounds.reset(seed=5)
    rewards: dict[str, float] = {}
    while rounds.agents:
        actions = {agent: choose(agent, seen[agent]) for agent in rounds.agents}
        seen, rewards, *_ = rounds.step(actions)
    assert rewards == turns.rewards
    for agent in rewards:
        assert np.array_equal(seen[agent]["observation"], turns.observe(agent)["observation"])


def test_an_illegal_action_forfeits() -> None:
    game = games()[0]
    env = zoo.aec(game.slug)
    env.reset(seed=1)
    agent = env.agent_selection
    mask = env.observe(agent)["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards[agent] == game.results[0]
    assert all(reward == 0 for other, reward in env.rewards.items() if other != agent)


def test_what_is_no_action_is_refused() -> None:
    env = zoo.aec(games()[0].slug)
    env.reset(seed=1)
    for nonsense in (-1, len(games()[0].actions), 1.5, None):
        with pytest.raises(ValueError, match="is no action"):
            env.step(nonsense)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="render_mode"):
        zoo.aec(games()[0].slug, render_mode="human")


@every_game
def test_it_draws_the_table(game: Game) -> None:
    env = zoo.aec(game.slug, render_mode="svg")
    env.reset(seed=1)
    assert str(env.render()).startswith("<svg")
    assert zoo.aec(game.slug).render() is None
