"""What observations and actions look like, in Gymnasium's words."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from ..engine.game import Game
from ..engine.layout import layout


def observation_space(game: Game) -> spaces.Dict:
    """A vector, and a 1 for each legal action."""
    bounds = layout(game).bounds()
    actions = (len(game.actions),)
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(-bounds, bounds, dtype=np.float32),
        "action_mask": spaces.Box(0, 1, actions, dtype=np.int8),
    }
    return spaces.Dict(parts)


def action_space(game: Game) -> spaces.Discrete:
    return spaces.Discrete(len(game.actions))


def env_id(game: Game) -> str:
    """How a registry calls a game; the number goes up with the version of its rules."""
    return f"spelkast/{game.slug}-v{game.version}"
