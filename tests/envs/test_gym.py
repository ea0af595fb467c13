"""Gymnasium judges our environments; and one game plays as a thousand do."""

from __future__ import annotations

import gymnasium
import numpy as np
import numpy.typing as npt
import pytest
from gymnasium.utils.env_checker import check_env

from spelkast.engine.game import Game, games
from spelkast.envs import gym
from spelkast.envs.spaces import env_id

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)


@pytest.fixture(autouse=True)
def registered() -> None:
    gym.register()
    gym.register()


@every_game
def test_the_judge(game: Game) -> None:
    check_env(gym.SoloEnv(game.slug, bots=["rules"]), skip_render_check=True)


@every_game
def test_the_registry_makes_both_kinds(game: Game) -> None:
    one = gymnasium.make(env_id(game), bots=["random"], render_mode="svg")
    seen, _ = one.reset(seed=1)
    assert one.observation_space.contains(seen)
    many = gymnasium.make_vec(env_id(game), num_envs=3, bots=["random"])
    seen, _ = many.reset(seed=1)
    assert many.observation_space.contains(seen)


def first_legal(mask: npt.NDArray[np.int8]) -> npt.NDArray[np.int64]:
    return np.asarray(mask.argmax(axis=-1))


@every_game
def test_a_vector_of_games_is_the_same_games(game: Game) -> None:
    """Game i of a vector is game i of the same seed alone; with two threads as with one."""
    many = gym.SoloVectorEnv(game.slug, num_envs=4, bots=["rules"], threads=2)
    same = gym.SoloVectorEnv(game.slug, num_envs=4, bots=["rules"])
    seen, _ = many.reset(seed=9)
    same.reset(seed=9)
    ended = steps = 0
    while steps < 60 or not ended:
        steps += 1
        assert steps < 20_000, "no game ends"
        actions = first_legal(seen["action_mask"])
        seen, rewards, done, cut, info = many.step(actions)
        other, twin_rewards, *_ = same.step(actions)
        assert np.array_equal(seen["observation"], other["observation"])
        assert np.array_equal(rewards, twin_rewards)
        assert many.observation_space.contains(seen)
        assert not cut.any()
        assert seen["action_mask"].any(axis=1).all()
        if done.any():
            ended += int(done.sum())
            lasts = [last for last in info["final_obs"] if last is not None]
            assert len(lasts) == done.sum()
            assert all(not last["action_mask"].any() for last in lasts)
        assert not rewards[~done].any()


def test_one_game_is_the_first_of_many() -> None:
    slug = games()[0].slug
    one, many = gym.SoloEnv(slug), gym.SoloVectorEnv(slug, num_envs=3)
    alone, _ = one.reset(seed=4)
    beside, _ = many.reset(seed=4)
    assert np.array_equal(alone["observation"], beside["observation"][0])


@every_game
def test_an_illegal_action_forfeits(game: Game) -> None:
    many = gym.SoloVectorEnv(game.slug, num_envs=3)
    seen, _ = many.reset(seed=2)
    actions = first_legal(seen["action_mask"])
    actions[1] = first_legal(1 - seen["action_mask"])[1]
    _, rewards, done, _, _ = many.step(actions)
    assert done.tolist() == [False, True, False]
    assert rewards[1] == game.results[0]


def test_bad_settings_are_refused() -> None:
    slug = games()[0].slug
    with pytest.raises(ValueError, match="no bot 'clever'"):
        gym.SoloEnv(slug, bots=["clever"])
    with pytest.raises(ValueError, match="bots, not 0"):
        gym.SoloEnv(slug, bots=[])
    with pytest.raises(ValueError, match="no seat 7"):
        gym.SoloEnv(slug, seat=7)
    with pytest.raises(ValueError, match="not a list"):
        gym.SoloVectorEnv(slug, num_envs=2).reset(seed=[1, 2])


def test_rules_win_against_random() -> None:
    """A player that knows nothing of the game loses more often to bots that do."""
    slug = games()[0].slug
    lost = {}
    for bots in ("random", "rules"):
        many = gym.SoloVectorEnv(slug, num_envs=64, players=2, bots=[bots])
        seen, _ = many.reset(seed=1)
        rng, total, count = np.random.default_rng(0), 0.0, 0
        while count < 256:
            noise = rng.random(seen["action_mask"].shape) * seen["action_mask"]
            seen, rewards, done, _, _ = many.step(noise.argmax(axis=1))
            total, count = total + float(rewards.sum()), count + int(done.sum())
        lost[bots] = total / count
    assert lost["rules"] < lost["random"] - 0.2
