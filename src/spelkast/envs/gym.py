"""Gymnasium: one seat is yours, bots hold the others; one game, or thousands side by side.

    env = gymnasium.make("spelkast/<game>-v1", bots=["rules"])
    envs = gymnasium.make_vec("spelkast/<game>-v1", num_envs=1024, bots=["rules"], threads=2)

The reward is your result, at the end. An illegal action forfeits the game: its reward is the
lowest result there is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ..bots.solo import SoloBatch
from ..engine.chance import fresh_seed
from ..engine.game import game, games
from ..engine.schema import PUBLIC
from ..engine.view import View
from .spaces import action_space, env_id, observation_space

Observation = dict[str, npt.NDArray[Any]]


def register() -> None:
    """Enter every game into Gymnasium's registry; a second time changes nothing."""
    for found in games():
        if env_id(found) not in gymnasium.registry:
            gymnasium.register(
                id=env_id(found),
                entry_point=f"{__name__}:SoloEnv",
                vector_entry_point=f"{__name__}:SoloVectorEnv",
                kwargs={"slug": found.slug},
            )


class _Table:
    """Games against bots, with illegal actions answered."""

    def __init__(
        self,
        slug: str,
        count: int,
        players: int | None,
        seat: int,
        bots: Sequence[str],
        threads: int,
        options: dict[str, object],
    ) -> None:
        rules = game(slug)
        self.batch = SoloBatch(rules, count, players, 0, options, threads, seat, bots)
        self._seeded = False

    def reset(self, seed: int | None) -> None:
        """The first deals of a seed; without one, deals that were not played yet."""
        if seed is None and not self._seeded:
            seed = fresh_seed()
        self._seeded = True
        self.batch.reset(seed, int(self.batch.deal.max()) + 1 if seed is None else 0)

    def observe(self) -> Observation:
        batch = self.batch
        mask = batch.mask.astype(np.int8)
        mask[batch.seat != batch.learner] = 0
        return {"observation": batch.observe(batch.learner), "action_mask": mask}

    def step(self, actions: npt.ArrayLike) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.bool_]]:
        """Results of the games that ended, 0 for the others; and which ended."""
        self.batch.answer(actions, forfeit=True)
        done = self.batch.done.copy()
        return np.where(done, self.batch.results[:, self.batch.learner], 0.0), done


class SoloEnv(gymnasium.Env[Any, np.int64]):
    """One game against bots."""

    metadata = {"render_modes": ["svg"]}  # noqa: RUF012

    def __init__(
        self,
        slug: str,
        players: int | None = None,
        seat: int = 0,
        bots: Sequence[str] = ("random",),
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self._table = _Table(slug, 1, players, seat, bots, 1, options)
        self.render_mode = render_mode
        self.observation_space = observation_space(self._table.batch.game)
        self.action_space = action_space(self._table.batch.game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._table.reset(seed)
        return self._observe(), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        rewards, done = self._table.step(np.array([action], dtype=np.int64))
        return self._observe(), float(rewards[0]), bool(done[0]), False, {}

    def _observe(self) -> Observation:
        return {name: array[0] for name, array in self._table.observe().items()}

    def render(self) -> Any:
        """The table as SVG, as everybody sees it."""
        batch = self._table.batch
        return View(batch.game, PUBLIC, batch.views(PUBLIC))._repr_svg_()


class SoloVectorEnv(VectorEnv[Observation, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Many games against bots. A game that ends begins anew in the same step; what its last
    moment looked like is in `info["final_obs"]`."""

    def __init__(
        self,
        slug: str,
        num_envs: int = 1,
        players: int | None = None,
        seat: int = 0,
        bots: Sequence[str] = ("random",),
        threads: int = 1,
        **options: object,
    ) -> None:
        self._table = _Table(slug, num_envs, players, seat, bots, threads, options)
        rules = self._table.batch.game
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = observation_space(rules)
        self.single_action_space = action_space(rules)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """One seed for all games: game i plays its deal i, and then i + n, i + 2n, …"""
        if isinstance(seed, list):
            raise ValueError("one seed deals all games: give a number, not a list")
        super().reset(seed=seed)
        self._table.reset(seed)
        return self._table.observe(), {}

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[
        Observation,
        npt.NDArray[Any],
        npt.NDArray[Any],
        npt.NDArray[Any],
        dict[str, Any],
    ]:
        rewards, done = self._table.step(actions)
        info: dict[str, Any] = {}
        if done.any():
            info = {"final_obs": self._last_moments(done), "_final_obs": done}
            self._table.batch.begin(done)
        return self._table.observe(), rewards, done, np.zeros_like(done), info

    def _last_moments(self, done: npt.NDArray[np.bool_]) -> npt.NDArray[Any]:
        seen = self._table.observe()
        last = np.full(self.num_envs, None, dtype=object)
        for i in np.flatnonzero(done):
            last[i] = {name: array[i].copy() for name, array in seen.items()}
        return last
