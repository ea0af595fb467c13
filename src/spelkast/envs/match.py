"""One game for an environment: whose turn, what each seat sees, and what came out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from ..engine import rulebook
from ..engine.batch import Batch
from ..engine.chance import fresh_seed
from ..engine.game import Game, game
from ..engine.layout import layout
from ..engine.numbers import whole
from ..engine.schema import PUBLIC
from ..engine.view import View, seats_in

Observation = dict[str, npt.NDArray[Any]]


class Match:
    """A batch of one game, which deals the next one at every reset.

    Environments must answer an illegal action too: it forfeits the game. Whoever did it gets the
    lowest result there is, the others get nothing, and the game is over for all.
    """

    def __init__(self, slug: str, players: int | None, options: Mapping[str, object]) -> None:
        self.game: Game = game(slug)
        self._batch = Batch(self.game, 1, players, 0, options, auto_reset=False)
        self.players = self._batch.players
        self.layout = layout(self.game)
        self.forfeit: int | None = None
        self._seeded, self._next = False, 0

    def reset(self, seed: int | None = None) -> None:
        """The first deal of a seed; without one, the next deal of the last seed."""
        if seed is None and not self._seeded:
            seed = fresh_seed()
        if seed is not None:
            self._seeded, self._next = True, 0
        self._batch.reset(seed, self._next)
        self._next += 1
        self.forfeit = None

    @property
    def over(self) -> bool:
        return self.forfeit is not None or int(self._batch.seat[0]) < 0

    @property
    def seat(self) -> int:
        """Whose decision is wanted; of several, the lowest seat."""
        return int(self._batch.seat[0])

    def asked(self) -> tuple[int, ...]:
        """All seats that owe a decision."""
        if self.over:
            return ()
        return seats_in(int(self._batch.views(PUBLIC)[0].to_act))

    def play(self, seat: int, action: object) -> None:
        """Play an action for the seat whose decision is wanted."""
        assert seat == self.seat, "environments ask the lowest seat first"
        number = whole(action)
        if number is None or not 0 <= number < self._batch.mask.shape[1]:
            raise ValueError(f"{action!r} is no action: numbers run to {self._last_action}")
        if self._batch.mask[0, number]:
            self._batch.step(np.array([number]))
        else:
            self.forfeit = seat

    @property
    def _last_action(self) -> int:
        return int(self._batch.mask.shape[1]) - 1

    def results(self) -> list[float]:
        """What each seat got in a game that is over."""
        if self.forfeit is None:
            return [float(result) for result in self._batch.results[0]]
        lowest = self.game.results[0]
        return [lowest if seat == self.forfeit else 0.0 for seat in range(self.players)]

    def observe(self, seat: int) -> Observation:
        """What a seat sees, and what it may do: nothing, if it is not asked."""
        views = self._batch.views(seat)
        vector = self.layout.encode(views, np.array([seat], dtype=np.int64))[0]
        mask = np.zeros(self._batch.mask.shape[1], dtype=np.uint8)
        if not self.over:
            rulebook.legal(views[0], seat, mask)
        return {"observation": vector, "action_mask": mask.view(np.int8)}

    def picture(self) -> str:
        """The table as SVG, as everybody sees it."""
        return View(self.game, PUBLIC, self._batch.views(PUBLIC))._repr_svg_() or ""
