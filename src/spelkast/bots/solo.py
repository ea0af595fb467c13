"""`SoloBatch`: many games in which one seat is yours and bots hold the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt

from ..engine.batch import Batch
from ..engine.game import Game
from ..engine.schema import PUBLIC
from ..engine.stepping import Lanes
from . import compiled


class SoloBatch(Batch):
    """A batch that always waits for the same seat, or is over.

    `bots` hold the other seats in their order; the last one takes all that are left.
    """

    def __init__(
        self,
        game: Game,
        games: int,
        players: int | None = None,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        threads: int = 1,
        learner: int = 0,
        bots: Sequence[str] = ("random",),
    ) -> None:
        count = game.check_players(game.players[0] if players is None else players)
        if game.check_seat(learner, count) == PUBLIC:
            raise ValueError("a spectator has no actions")
        self.learner = int(learner)
        self._who = _seat_bots(bots, count, self.learner)
        super().__init__(game, games, count, seed, options, False, threads)

    def reset(self, seed: int | None = None, deal: int = 0) -> None:
        """Deal every game anew, up to the first decision that is yours."""
        super().reset(seed, deal)
        self._lanes.deal[:] -= len(self)  # for `begin` takes the next one
        self.begin(np.ones(len(self), dtype=np.bool_))
        self._lanes.done[:] = False

    def answer(self, actions: npt.ArrayLike, forfeit: bool = False) -> None:
        """Your action in every game, and then the bots' until you are asked again.

        Games that end stay over until they are begun anew. If an action is illegal, none is
        played; or with `forfeit` that game is over, with the lowest result for you.
        """
        numbers = self._numbers(actions)
        lost = self._illegal(numbers) if forfeit else np.zeros(len(self), dtype=np.bool_)
        numbers = np.where(lost, compiled.FORFEIT, numbers)
        if not forfeit:
            self._check(numbers)

        def play(part: slice, lanes: Lanes) -> None:
            room = self.game.state.new()
            compiled.answer_all(lanes, room, self._who, self.learner, numbers[part])

        self._each(play)
        self._lanes.results[lost] = 0.0
        self._lanes.results[lost, self.learner] = self.game.results[0]

    def _illegal(self, numbers: npt.NDArray[np.int64]) -> npt.NDArray[np.bool_]:
        within = (numbers >= 0) & (numbers < self.mask.shape[1])
        places = np.where(within, numbers, 0)
        allowed = self.mask[np.arange(len(self)), places] != 0
        lost: npt.NDArray[np.bool_] = (self.seat == self.learner) & ~(within & allowed)
        return lost

    def begin(self, wanted: npt.NDArray[np.bool_]) -> None:
        """Begin the next deal in these games."""

        def play(part: slice, lanes: Lanes) -> None:
            room = self.game.state.new()
            compiled.begin_all(lanes, room, self._who, self.learner, wanted[part])

        self._each(play)


def _seat_bots(bots: Sequence[str], players: int, learner: int) -> npt.NDArray[np.int64]:
    """The number of the player in each seat; the learner's own is never asked for."""
    if not bots or len(bots) >= players:
        raise ValueError(f"give between 1 and {players - 1} bots, not {len(bots)}")
    for name in bots:
        if name not in compiled.PLAYERS:
            known = ", ".join(compiled.PLAYERS)
            raise ValueError(f"there is no bot {name!r} (there are: {known})")
    others = [seat for seat in range(players) if seat != learner]
    who = np.zeros(players, dtype=np.int64)
    for n, seat in enumerate(others):
        who[seat] = compiled.PLAYERS[bots[min(n, len(bots) - 1)]]
    return who
