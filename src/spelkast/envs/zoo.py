"""PettingZoo: every game as an AEC environment and as a parallel one.

    env = pettingzoo.make("aec", "spelkast/<game>-v1", players=4)

Seats are agents `player_0`, `player_1`, …; results come at the end. If several seats owe a
decision, the AEC environment asks the lowest first. The parallel one takes an action from every
agent in every step and looks at those of the seats that were asked; the mask of the others is
empty.
"""

from __future__ import annotations

import warnings
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo import register as enter

from ..engine.game import games
from .match import Match, Observation
from .spaces import action_space, env_id, observation_space

RENDER_MODES = ["svg"]


def aec(slug: str, **settings: Any) -> TurnEnv:
    """The AEC environment of a game; `players` and the game's options may be given."""
    return TurnEnv(slug, **settings)


def parallel(slug: str, **settings: Any) -> RoundEnv:
    """The parallel environment of a game."""
    return RoundEnv(slug, **settings)


def register() -> None:
    """Enter every game into PettingZoo's registry; a second time changes nothing."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Overriding environment")
        for game in games():
            for kind, maker in (("aec", "aec"), ("parallel", "parallel")):
                entry = f"{__name__}:{maker}"
                enter(kind, env_id(game), entry, kwargs={"slug": game.slug})


class _Seats:
    """What both kinds of environment share."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        slug: str,
        players: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode {render_mode!r} is not one of {RENDER_MODES}")
        self._match = Match(slug, players, options)
        self.metadata = {**self.metadata, "name": f"{slug}_v{self._match.game.version}"}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self._match.players)]
        self.agents: list[str] = []
        self._seats = {name: seat for seat, name in enumerate(self.possible_agents)}
        game = self._match.game
        self.observation_spaces = {a: observation_space(game) for a in self.possible_agents}
        self.action_spaces = {a: action_space(game) for a in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """What this agent sees now, whoever's turn it is."""
        return self._match.observe(self._seats[agent])

    def render(self) -> str | None:
        """The table as SVG, as everybody sees it."""
        return self._match.picture() if self.render_mode else None

    def close(self) -> None:
        """There is nothing to close."""

    def _results(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, self._match.results(), strict=True))


class TurnEnv(_Seats, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One decision at a time."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._match.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._match.seat]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._match.play(self._seats[agent], action)
        self._cumulative_rewards[agent] = 0.0
        if self._match.over:
            self.rewards = self._results()
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self._clear_rewards()
            self.agent_selection = self.possible_agents[self._match.seat]
        self._accumulate_rewards()


Step = tuple[
    dict[str, Observation],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


class RoundEnv(_Seats, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All who are asked decide at once."""

    metadata = {"render_modes": RENDER_MODES, "is_parallelizable": True}  # noqa: RUF012

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._match.reset(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Step:
        asked = self._match.asked()
        for agent, seat in self._seats.items():
            # A seat that is asked again in the same round takes precedence: its turn comes first.
            if seat in asked and not self._match.over and self._match.seat == seat:
                self._match.play(seat, actions[agent])
        over = self._match.over
        agents = self.agents
        rewards = self._results() if over else dict.fromkeys(agents, 0.0)
        observations = self._observations()
        if over:
            self.agents = []
        return (
            observations,
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}
