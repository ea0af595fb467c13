"""`Batch`: thousands of games at once, stepped with arrays.

Game i of a batch begins with deal i of its seed; when it ends and games restart by themselves, it
goes on with deal i + n, i + 2n, … So any game of a batch can be looked at on a `Table`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from . import stepping
from .chance import fresh_seed, seed_words
from .game import Game
from .numbers import whole
from .schema import PUBLIC, StateArray, clone
from .table import IllegalAction
from .view import digest


class Batch:
    """Games side by side. After every step, for each game i:

    `seat[i]`     the seat whose decision is wanted (the lowest that owes one; -1 when over)
    `mask[i]`     its legal actions, as 0 and 1
    `choices[i]`  how many they are
    `done[i]`     whether the last step ended the game
    `results[i]`  the result of each seat in the game that ended last
    `deal[i]`     which deal is being played

    These arrays change with every step, and only so: they are read-only for everybody else.
    """

    def __init__(
        self,
        game: Game,
        games: int,
        players: int | None = None,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        auto_reset: bool = True,
    ) -> None:
        count = whole(games)
        if count is None or count < 1:
            raise ValueError(f"a batch needs at least one game, not {games!r}")
        self.game = game
        self.players = game.check_players(game.players[0] if players is None else players)
        self.auto_reset = auto_reset
        self._lanes = stepping.Lanes(
            states=game.state.new(count),
            blank=game.blank(1, self.players, options or {}),
            seed=seed_words(fresh_seed() if seed is None else seed),
            deal=np.arange(count, dtype=np.int64),
            luck=np.zeros((count, 1), dtype=np.int64),
            seat=np.zeros(count, dtype=np.int64),
            mask=np.zeros((count, len(game.actions)), dtype=np.uint8),
            choices=np.zeros(count, dtype=np.int64),
            done=np.zeros(count, dtype=np.bool_),
            results=np.zeros((count, self.players)),
        )
        self._states = self._lanes.states
        self.seat = _read_only(self._lanes.seat)
        self.mask = _read_only(self._lanes.mask)
        self.choices = _read_only(self._lanes.choices)
        self.done = _read_only(self._lanes.done)
        self.results = _read_only(self._lanes.results)
        self.deal = _read_only(self._lanes.deal)
        stepping.deal_all(self._lanes)

    def __len__(self) -> int:
        return len(self._states)

    def step(self, actions: npt.ArrayLike) -> None:
        """Play one action in every game; a game that is over ignores its own.

        If any of them is illegal, none is played: `IllegalAction` names the first.
        """
        numbers = np.asarray(actions)
        if numbers.shape != (len(self),) or numbers.dtype.kind not in "iu":
            raise ValueError(f"one action number for each of the {len(self)} games is needed")
        numbers = np.ascontiguousarray(numbers, dtype=np.int64)
        wrong = stepping.step_all(self._lanes, numbers, self.auto_reset)
        if wrong != stepping.NO_GAME:
            action = self.game.actions[int(numbers[wrong])]
            raise IllegalAction(int(self.seat[wrong]), action, f"not legal in game {wrong}")

    def random_actions(self) -> npt.NDArray[np.int64]:
        """A legal action for every game, each equally likely; -1 where the game is over."""
        actions = np.zeros(len(self), dtype=np.int64)
        lanes = self._lanes
        stepping.choose_all(lanes.states, lanes.mask, lanes.choices, lanes.luck, actions)
        return actions

    def play_random(self, moves: int) -> int:
        """Play that many random moves in every game; how many games ended meanwhile."""
        count = whole(moves)
        if count is None or count < 0:
            raise ValueError(f"moves are counted from 0, not {moves!r}")
        return int(stepping.play_random_all(self._lanes, count, self.auto_reset))

    def views(self, seat: int | None = None) -> StateArray:
        """What a seat knows in every game; without one, the seat whose decision is wanted."""
        if seat is None:
            viewers = np.where(self.seat < 0, PUBLIC, self.seat)
        else:
            viewers = np.full(len(self), self.game.check_seat(seat, self.players), dtype=np.int64)
        views = clone(self._states)
        stepping.redact_all(views, viewers)
        return views

    def digests(self) -> list[str]:
        """A fingerprint of every position, the same as that of a `Table` in that position."""
        return [digest(self._states[i : i + 1]) for i in range(len(self))]

    def __repr__(self) -> str:
        return f"<{len(self)} games of {self.game.slug}, {self.players} players>"


def _read_only(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    shown = array.view()
    shown.flags.writeable = False
    return shown
