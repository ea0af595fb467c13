"""Which bots there are, by name: two players of the house, and four levels for people.

A level means the same in every game. A name may also say how to think (`search:500`, `search:1s`)
or which program to ask (`program:./mybot`, or a name given to one).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from ..engine import rulebook
from ..engine.actions import Action
from ..engine.chance import luck_pick, luck_seed, seed_words
from ..engine.schema import clone
from ..engine.view import View
from .program import ProgramBot, programs
from .search import Budget, think

SLIPS = 4
"""A learner slips once in so many decisions."""
NO_END = 1_000_000_000


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
        paper = clone(view.records)[0]
        return view.game.actions[int(rulebook.choose(paper, view.seat, mask, self._luck))]


class LearnerBot(RulesBot):
    """The rule-based player, but now and then anything at all."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        if luck_pick(self._luck, SLIPS) == 0:
            return legal[int(luck_pick(self._luck, len(legal)))]
        return super().choose(view, legal)


class SearchBot(_Lucky):
    """Thinks ahead in worlds that fit its view."""

    def __init__(self, budget: Budget, seed: int = 0, seat: int = 0) -> None:
        super().__init__(seed, seat)
        self.budget = budget

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        worlds = int(luck_pick(self._luck, 1 << 31))
        return legal[0] if len(legal) == 1 else think(view, legal, self.budget, worlds).best


@dataclass(frozen=True)
class Level:
    """A bot for people. It answers after so many seconds beyond the usual pause, always."""

    seconds: float
    make: Callable[[int, int], Bot]
    simulations: int = 0
    """Of one that searches: as many as this, if the time suffices."""


STRONG, EXPERT = 1_000, 8_000

LEVELS: Mapping[str, Level] = {
    "learner": Level(0.0, LearnerBot),
    "regular": Level(0.0, RulesBot),
    "strong": Level(1.0, lambda seed, seat: SearchBot(Budget(STRONG), seed, seat), STRONG),
    "expert": Level(4.0, lambda seed, seat: SearchBot(Budget(EXPERT), seed, seat), EXPERT),
}
"""The easiest first."""

BOTS: Mapping[str, Callable[[int, int], Bot]] = {
    "random": RandomBot,
    "rules": RulesBot,
    **{name: level.make for name, level in LEVELS.items()},
}


def make_bot(name: str, seed: int = 0, seat: int = 0) -> Bot:
    """The bot of that name."""
    if name in BOTS:
        return BOTS[name](seed, seat)
    if name in programs():
        return ProgramBot(programs()[name], seed)
    kind, colon, how = name.partition(":")
    if colon and kind == "search":
        return SearchBot(read_budget(how), seed, seat)
    if colon and kind == "program":
        return ProgramBot(how, seed)
    known = ", ".join((*BOTS, *programs(), "search:N", "search:Ns", "program:COMMAND"))
    raise ValueError(f"there is no bot {name!r} (there are: {known})")


def make_timed(name: str, seed: int, seat: int, seconds: float) -> Bot:
    """The same, but a search ends in time."""
    level = LEVELS.get(name)
    if level is None or not level.simulations:
        return make_bot(name, seed, seat)
    return SearchBot(Budget(level.simulations, seconds), seed, seat)


def read_budget(text: str) -> Budget:
    """`500`: so many simulations; `0.5s`: so many seconds."""
    try:
        if text.endswith("s"):
            return Budget(NO_END, float(text[:-1]))
        return Budget(int(text))
    except ValueError as error:
        raise ValueError(
            f"search:{text}: say how many simulations (search:500) or seconds (search:0.5s)"
        ) from error


def seconds_of(name: str) -> float:
    """How long the bot of that name takes to answer, beyond the usual pause."""
    return LEVELS[name].seconds if name in LEVELS else 0.0
