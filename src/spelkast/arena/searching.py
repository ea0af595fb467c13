"""The speed of a search, for `spelkast bench`: moves played inside it, beside OpenSpiel's IS-MCTS.

Both think about the first decision of a game of which everything is still to be played, and both
play at random beyond their trees. A move is a move of a simulation, in the tree or after it.
"""

from __future__ import annotations

import random
import time
from typing import Any

import numpy as np

from ..bots import tree
from ..bots.search import lens_of, make_memory
from ..engine.chance import seed_words
from ..engine.game import Game
from ..engine.table import Table

PORTION = 64


class SearchClock:
    """Our search, with random playouts to the end."""

    def __init__(self, rules: Game, seed: int) -> None:
        table = Table(rules, rules.players[-1], seed=seed)
        self._view = table.view(table.to_act[0])
        legal = self._view.legal()
        self._candidates = np.array([action.id for action in legal], dtype=np.int64)
        self._words = seed_words(seed)

    def __call__(self, seconds: float) -> tuple[int, float]:
        view, rows = self._view, np.arange(len(self._candidates))
        memory = make_memory(view.game, 1 << 20)
        memory.ways[tree.GUIDED] = 0
        tally = np.zeros((len(rows), 5))
        worlds = max(1, PORTION // len(rows))
        moves, first, begun = 0, 0, time.perf_counter()
        while True:
            moves += int(
                tree.compare(
                    view.records, view.seat, self._words, first, worlds,
                    self._candidates, rows, tally, lens_of(view.game), memory,
                )
            )  # fmt: skip
            first += worlds
            took = time.perf_counter() - begun
            if took >= seconds:
                return moves, took


class HeartsSearchClock:
    """OpenSpiel's IS-MCTS in C++, on hearts after the deal, at the first decision with a choice (it
    does not think about any other); how many moves are left is counted."""

    def __init__(self, seed: int) -> None:
        import pyspiel

        luck = random.Random(seed)
        self._state = pyspiel.load_game("hearts").new_initial_state()
        while self._state.is_chance_node() or len(self._state.legal_actions()) == 1:
            self._state.apply_action(_any(self._state, luck))
        playouts = pyspiel.RandomRolloutEvaluator(1, seed)
        self._bot = pyspiel.ISMCTSBot(seed, playouts, 2.0, PORTION)
        self._length = self._moves_left(luck)

    def _moves_left(self, luck: random.Random) -> int:
        state, moves = self._state.clone(), 0
        while not state.is_terminal():
            state.apply_action(_any(state, luck))
            moves += 1
        return moves

    def __call__(self, seconds: float) -> tuple[int, float]:
        simulations, begun = 0, time.perf_counter()
        while True:
            self._bot.step(self._state)
            simulations += PORTION
            took = time.perf_counter() - begun
            if took >= seconds:
                return simulations * self._length, took


def _any(state: Any, luck: random.Random) -> int:
    """Any legal action; or what chance brings."""
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        return int(luck.choices(outcomes, chances)[0])
    return int(luck.choice(state.legal_actions()))
