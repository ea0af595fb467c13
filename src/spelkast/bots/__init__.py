"""Players that are not people. A bot is handed a view and its legal actions, never a state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import numpy as np

from ..engine import rulebook
from ..engine.actions import Action
from ..engine.chance import luck_pick, luck_seed, seed_words
from ..engine.view import View


class Bot(Protocol):
    """Anything that can choose."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """One of the legal actions, from what the view tells."""
        ...


class _Lucky:
    """A bot with a generator of its own, so that equal seeds play equal games."""

    def __init__(self, seed: int = 0, seat: int = 0) -> None:
        self._luck = np.zeros(1, dtype=np.int64)
        luck_seed(self._luck, seed_words(seed), 0, seat)


class RandomBot(_Lucky):
    """Any legal action, all equally likely."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        return legal[int(luck_pick(self._luck, len(legal)))]


class RulesBot(_Lucky):
    """The game's own rule-based player."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        mask = np.zeros(len(view.game.actions), dtype=np.uint8)
        mask[[action.id for action in legal]] = 1
        return view.game.actions[int(rulebook.choose(view.record, view.seat, mask, self._luck))]


BOTS: dict[str, Callable[[int, int], Bot]] = {"random": RandomBot, "rules": RulesBot}


def make_bot(name: str, seed: int = 0, seat: int = 0) -> Bot:
    """The bot of that name."""
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r} (there are: {', '.join(BOTS)})")
    return BOTS[name](seed, seat)
