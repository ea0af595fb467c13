"""`Batch`: thousands of games at once, stepped with arrays.

Game i of a batch begins with deal i of its seed; when it ends and games restart by themselves, it
goes on with deal i + n, i + 2n, … So any game of a batch can be looked at on a `Table`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from . import stepping
from .chance import check_deal, fresh_seed, seed_words
from .game import Game
from .kernel import settled
from .layout import Layout, layout
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

    These arrays change with every step, and only so: they are read-only for everybody else, and
    stay where they are, so that other libraries can look at them without a copy (DLPack).

    `threads` shares the games out among threads. The games played are the same with any number.
    """

    def __init__(
        self,
        game: Game,
        games: int,
        players: int | None = None,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        auto_reset: bool = True,
        threads: int = 1,
    ) -> None:
        count = whole(games)
        if count is None or count < 1:
            raise ValueError(f"a batch needs at least one game, not {games!r}")
        workers = whole(threads)
        if workers is None or workers < 1:
            raise ValueError(f"a batch needs at least one thread, not {threads!r}")
        self.game = game
        self.players = game.check_players(game.players[0] if players is None else players)
        self.auto_reset = auto_reset
        self._lanes = stepping.Lanes(
            states=game.state.new(count),
            blank=game.blank(1, self.players, options or {}),
            seed=seed_words(fresh_seed() if seed is None else seed),
            deal=_aligned(np.int64, count),
            luck=_aligned(np.int64, count, 1),
            seat=_aligned(np.int64, count),
            mask=_aligned(np.uint8, count, len(game.actions)),
            choices=_aligned(np.int64, count),
            done=_aligned(np.bool_, count),
            results=_aligned(np.float64, count, self.players),
            stride=count,
        )
        self._states = self._lanes.states
        self._parts = [(part, self._lane(part)) for part in _split(count, min(workers, count))]
        self._settled: dict[Any, Callable[..., Any]] = {}
        self._pool = ThreadPoolExecutor(len(self._parts) - 1) if len(self._parts) > 1 else None
        self.seat = _read_only(self._lanes.seat)
        self.mask = _read_only(self._lanes.mask)
        self.choices = _read_only(self._lanes.choices)
        self.done = _read_only(self._lanes.done)
        self.results = _read_only(self._lanes.results)
        self.deal = _read_only(self._lanes.deal)
        self.reset()

    def reset(self, seed: int | None = None, deal: int = 0) -> None:
        """Deal every game anew: game i gets deal number `deal` + i of the seed."""
        first = check_deal(deal)
        if seed is not None:
            self._lanes.seed[:] = seed_words(seed)
        self._lanes.deal[:] = np.arange(first, first + len(self))
        self._lanes.done[:] = False
        self._lanes.results[:] = 0
        self._each(lambda part, lanes: stepping.deal_all(lanes))

    def _lane(self, part: slice) -> stepping.Lanes:
        """Some of the games, as lanes of their own."""
        shared = ("blank", "seed", "stride")
        return stepping.Lanes(
            *(
                value if name in shared else value[part]
                for name, value in zip(self._lanes._fields, self._lanes, strict=True)
            )
        )

    def _each(self, work: Callable[[slice, stepping.Lanes], Any]) -> list[Any]:
        """Do some work for every part of the games, side by side if there are several.

        The first part is done here: to hand work to a thread takes as long as some hundred moves.
        """
        first, *others = self._parts
        handed = [self._pool.submit(work, *part) for part in others] if self._pool else []
        return [work(*first), *(done.result() for done in handed)]

    def _quick(self, kernel: Any, *arguments: object) -> Callable[..., Any]:
        """A kernel for these lanes and more arguments: all its calls have the same types."""
        if kernel not in self._settled:
            self._settled[kernel] = settled(kernel, self._lanes, *arguments)
        return self._settled[kernel]

    def __len__(self) -> int:
        return len(self._states)

    def step(self, actions: npt.ArrayLike) -> None:
        """Play one action in every game; a game that is over ignores its own.

        If any of them is illegal, none is played: `IllegalAction` names the first.
        """
        numbers = self._numbers(actions)
        self._check(numbers)
        again = self.auto_reset
        play = self._quick(stepping.play_all, numbers, again)
        self._each(lambda part, lanes: play(lanes, numbers[part], again))

    def _numbers(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        numbers = np.asarray(actions)
        if numbers.shape != (len(self),) or numbers.dtype.kind not in "iu":
            raise ValueError(f"one action number for each of the {len(self)} games is needed")
        return np.ascontiguousarray(numbers, dtype=np.int64)

    def _check(self, numbers: npt.NDArray[np.int64]) -> None:
        wrong = self._quick(stepping.first_illegal, numbers)(self._lanes, numbers)
        if wrong != stepping.NO_GAME:
            action = self.game.actions[int(numbers[wrong])]
            raise IllegalAction(int(self.seat[wrong]), action, f"not legal in game {wrong}")

    def random_actions(self) -> npt.NDArray[np.int64]:
        """A legal action for every game, each equally likely; -1 where the game is over."""
        actions = np.zeros(len(self), dtype=np.int64)
        choose = self._quick(stepping.choose_all, actions)
        self._each(lambda part, lanes: choose(lanes, actions[part]))
        return actions

    def play_random(self, moves: int) -> int:
        """Play that many random moves in every game; how many games ended meanwhile."""
        count = whole(moves)
        if count is None or count < 0:
            raise ValueError(f"moves are counted from 0, not {moves!r}")
        again = self.auto_reset
        play = self._quick(stepping.play_random_all, self._room(), count, again)
        ended = self._each(lambda part, lanes: play(lanes, self._room(), count, again))
        return int(sum(ended))

    def _room(self) -> npt.NDArray[np.int64]:
        """For a list of all actions."""
        return np.zeros(len(self.game.actions), dtype=np.int64)

    def views(self, seat: int | None = None) -> StateArray:
        """What a seat knows in every game; without one, the seat whose decision is wanted."""
        views = clone(self._states)
        stepping.redact_all(views, self._viewers(seat))
        return views

    def _viewers(self, seat: int | None) -> npt.NDArray[np.int64]:
        if seat is None:
            return np.where(self.seat < 0, PUBLIC, self.seat)
        return np.full(len(self), self.game.check_seat(seat, self.players), dtype=np.int64)

    @property
    def layout(self) -> Layout:
        """What stands where in the vectors that `observe` gives."""
        return layout(self.game)

    def observe(
        self, seat: int | None = None, out: npt.NDArray[np.float32] | None = None
    ) -> npt.NDArray[np.float32]:
        """What a seat knows in every game, as vectors; without one, the seat whose decision is
        wanted. Given an array of the right shape, it is filled and nothing is allocated for it."""
        shape = (len(self), self.layout.size)
        vectors = _aligned(np.float32, *shape) if out is None else out
        if vectors.shape != shape or vectors.dtype != np.float32:
            raise ValueError(f"observations need an array of float32 and shape {shape}")
        viewers = self._viewers(seat)

        def look(part: slice, lanes: stepping.Lanes) -> None:
            views = clone(lanes.states)
            stepping.redact_all(views, viewers[part])
            self.layout.encode(views, viewers[part], vectors[part])

        self._each(look)
        return vectors

    def digests(self) -> list[str]:
        """A fingerprint of every position, the same as that of a `Table` in that position."""
        return [digest(self._states[i : i + 1]) for i in range(len(self))]

    def __repr__(self) -> str:
        return f"<{len(self)} games of {self.game.slug}, {self.players} players>"


def _split(count: int, parts: int) -> list[slice]:
    edges = [count * n // parts for n in range(parts + 1)]
    return [slice(low, high) for low, high in pairwise(edges)]


CACHE_LINE = 64


def _aligned(dtype: npt.DTypeLike, *shape: int) -> npt.NDArray[Any]:
    """Zeros that begin at a cache line: some libraries take no other memory without copying it."""
    size = int(np.prod(shape, dtype=int)) * np.dtype(dtype).itemsize
    room = np.zeros(size + CACHE_LINE, dtype=np.uint8)
    skipped = -room.ctypes.data % CACHE_LINE
    return room[skipped : skipped + size].view(dtype).reshape(shape)


def _read_only(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    shown = array.view()
    shown.flags.writeable = False
    return shown
