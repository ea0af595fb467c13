"""The same kernels on a GPU: thousands of games of one kind, one thread for each.

Nothing is written twice. A kernel is Python text; here the text is compiled once more, for numba's
CUDA target, with the game's own rules in the place of the general names (`apply`, `forbids`, …).
The games are those of a `Batch` with the same seed, move for move and bit for bit.

Threads of a warp are quick only as long as they do the same, and games are seldom at the same
point. So a block has more games than threads, and puts them in order before each half of a move:
by phase to find what is legal, by action to carry it out. Neighbours then run the same rules.
"""

from __future__ import annotations

import dis
import enum
import importlib
import time
import types
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numba
import numpy as np
import numpy.typing as npt

from . import chance, kernel, rulebook
from .chance import fresh_seed, seed_words
from .game import Game
from .schema import MAX_SEATS, StateArray
from .source import JIT
from .view import digest

THREADS = 1024
"""Threads of a block, if there are games for all of them."""

WARP = 32
ROOM = 4096
"""Games of a block at most: the more, the more of them are alike."""

REGISTERS = 64
"""So many for a thread that a block of 1024 fits on one processor."""

LARGE = 512
"""Bytes from which on a table lies in the device's memory: that for constants is small, and slow
where threads read different places."""

APART = ("fill_pool",)
"""Kernels that are not copied to where they are called: the code of a game must stay small."""


class NoDevice(RuntimeError):
    """There is no GPU here, or nothing to reach it with."""


cuda: Any = None
"""Filled by `target`; a global, for in numba's simulator kernels must find it there."""


@cache
def target() -> Any:
    """numba's CUDA target; `NoDevice` says what is missing."""
    vars(np).setdefault("row_stack", np.vstack)  # gone from numpy, but numba-cuda imports it
    try:
        globals()["cuda"] = importlib.import_module("numba.cuda")
    except ImportError as error:
        raise NoDevice("numba's CUDA target is missing: pip install 'spelkast[gpu]'") from error
    return cuda


def has_device() -> bool:
    """Can games be played on a GPU here?"""
    try:
        return bool(target().is_available())
    except NoDevice:
        return False


class Port:
    """The kernels of one game for the device, each made when another one calls it."""

    def __init__(self, game: Game) -> None:
        self._rules = kernel.rules_of(game.state.dtype)
        self._made: dict[int, Any] = {}

    def __call__(self, function: Any) -> Any:
        """A kernel, or a general name, as a function of the device."""
        plain = self._text(function)
        if id(plain) not in self._made:
            made = target().jit(device=True)(self._renamed(plain))
            if hasattr(made, "get_call_template"):  # numba's simulator has none
                kernel.widen_arguments(made, made)
                if plain.__name__ in APART:
                    _keep_apart(made)
            self._made[id(plain)] = made
        return self._made[id(plain)]

    def _text(self, function: Any) -> Any:
        name = getattr(function, "__name__", "")
        if getattr(function, "__module__", "") == rulebook.__name__ and hasattr(self._rules, name):
            function = getattr(self._rules, name)
        return getattr(function, "py_func", function)

    def _renamed(self, plain: Any) -> Any:
        """The same text, in which every kernel that it names is one of the device."""
        scope = dict(plain.__globals__)
        used = (step.argval for step in dis.get_instructions(plain) if "GLOBAL" in step.opname)
        for name in used:  # not all names: a field may be called as a kernel is
            value = scope.get(name)
            if self._is_kernel(value):
                scope[name] = self(value)
            elif isinstance(value, type) and issubclass(value, enum.IntEnum):
                scope[name] = _numbers(value)
            elif isinstance(value, np.ndarray) and value.nbytes > LARGE:
                scope[name] = self._table(value)
        copy = types.FunctionType(
            plain.__code__, scope, plain.__name__, plain.__defaults__, plain.__closure__
        )
        copy.__qualname__ = plain.__qualname__
        return copy

    def _table(self, table: npt.NDArray[Any]) -> Any:
        """A large table in the device's memory."""
        if numba.config.ENABLE_CUDASIM:  # type: ignore[attr-defined]
            return table
        if id(table) not in self._made:
            self._made[id(table)] = cuda.to_device(table)
        return self._made[id(table)]

    def _is_kernel(self, value: Any) -> bool:
        if hasattr(value, "py_func"):
            return True
        module = getattr(value, "__module__", None)
        general = module == rulebook.__name__ and hasattr(
            self._rules, getattr(value, "__name__", "")
        )
        return isinstance(value, types.FunctionType) and (general or _is_ours(value))


def _is_ours(function: Any) -> bool:
    """Without a compiler kernels are plain functions: those of this package are meant."""
    return not JIT and str(function.__module__).startswith("spelkast")


def _numbers(names: type[enum.IntEnum]) -> types.ModuleType:
    """Names of numbers as numba's CUDA target takes them everywhere: plain numbers in a module."""
    found = types.ModuleType(names.__name__)
    vars(found).update({name: int(member) for name, member in names.__members__.items()})
    return found


def _keep_apart(made: Any) -> None:
    """Compile to code of its own, not to a copy wherever it is called."""
    compiled = made.compile_device

    def compile_device(args: Any, return_type: Any = None) -> Any:
        found = compiled(args, return_type)
        found.library.get_function(found.fndesc.llvm_func_name).attributes.add("noinline")
        return found

    made.compile_device = compile_device


# ------------------------------------------------------------------------------- On the device


@cache
def program(game: Game) -> Any:
    """The kernel that plays random moves in games of one kind."""
    target()
    actions = len(game.actions)
    keys_most = max(actions, 128)  # a phase is an int8
    warps = not numba.config.ENABLE_CUDASIM  # type: ignore[attr-defined]
    port = Port(game)
    start, step, score = port(rulebook.start), port(rulebook.step), port(rulebook.score)
    next_seat, list_legal = port(rulebook.next_seat), port(rulebook.list_legal)
    luck_seed, luck_pick = port(chance.luck_seed), port(chance.luck_pick)
    int16, int32, int64 = numba.int16, numba.int32, numba.int64

    @cuda.jit(device=True)
    def arrange(count, keys, places, tally, first, order):  # type: ignore[no-untyped-def]
        """The games of a block in the order of their keys, which are counted in `tally`; a game's
        place is its number among those of the same key."""
        me, wide = cuda.threadIdx.x, cuda.blockDim.x
        cuda.syncthreads()
        for key in range(me, keys_most, wide):
            before = 0
            for lower in range(key):
                before += tally[lower]
            first[key] = before
        cuda.syncthreads()
        for n in range(me, count, wide):
            order[first[keys[n]] + places[n]] = n
        for key in range(me, keys_most, wide):
            tally[key] = 0
        cuda.syncthreads()

    @cuda.jit(device=True)
    def following(turn, half, at):  # type: ignore[no-untyped-def]
        """What this thread takes up next: a warp that is done takes the next games in order."""
        if warps:
            taken = 0
            cuda.syncwarp()
            if cuda.laneid == 0:
                taken = cuda.atomic.add(turn, half, WARP)
            return cuda.shfl_sync(0xFFFFFFFF, taken, 0) + cuda.laneid
        else:
            return at + cuda.blockDim.x

    @cuda.jit(**({"max_registers": REGISTERS} if warps else {}))
    def play(states, blank, seed, deals, luck, stride, moves, fresh, ended, results, share):  # type: ignore[no-untyped-def]
        order = cuda.shared.array(ROOM, dtype=int16)
        keys = cuda.shared.array(ROOM, dtype=int16)
        places = cuda.shared.array(ROOM, dtype=int16)
        tally = cuda.shared.array(keys_most, dtype=int32)
        first = cuda.shared.array(keys_most, dtype=int32)
        turn = cuda.shared.array(3, dtype=int32)
        found = cuda.local.array(actions, dtype=int16)
        me, wide = cuda.threadIdx.x, cuda.blockDim.x
        base = int64(cuda.blockIdx.x) * share
        count = min(share, deals.shape[0] - base)
        whole_warps = (count + WARP - 1) // WARP * WARP
        if fresh:
            for n in range(me, count, wide):
                i = base + n
                states[i] = blank[0]
                start(states[i], seed, deals[i])
                luck_seed(luck[i : i + 1], seed, deals[i], 0)
        for key in range(me, keys_most, wide):
            tally[key] = 0
        for _ in range(moves):
            cuda.syncthreads()
            if me < 3:
                turn[me] = 0
            for n in range(me, count, wide):
                key = int(states[base + n].phase)
                keys[n] = key
                places[n] = cuda.atomic.add(tally, key, 1)
            arrange(count, keys, places, tally, first, order)
            at = int64(following(turn, 0, me - wide))
            while at < whole_warps:
                if at < count:
                    n = int(order[at])
                    i = base + n
                    s = states[i]
                    legals = list_legal(s, next_seat(s), found)
                    action = found[luck_pick(luck[i : i + 1], legals)]
                    keys[n] = action
                    places[n] = cuda.atomic.add(tally, action, 1)
                at = int64(following(turn, 0, at))
            arrange(count, keys, places, tally, first, order)
            at = int64(following(turn, 1, me - wide))
            while at < whole_warps:
                if at < count:
                    n = int(order[at])
                    s = states[base + n]
                    step(s, next_seat(s), keys[n])
                    if s.over:
                        places[cuda.atomic.add(turn, 2, 1)] = n
                at = int64(following(turn, 1, at))
            cuda.syncthreads()
            for n in range(me, turn[2], wide):  # games that are over, together too
                i = base + int(places[n])
                score(states[i], results[i])
                ended[i] += 1
                deals[i] += stride
                states[i] = blank[0]
                start(states[i], seed, deals[i])
                luck_seed(luck[i : i + 1], seed, deals[i], 0)

    return play


def _plain(states: StateArray) -> npt.NDArray[Any]:
    """Records as the device takes them; numba's simulator wants to name their fields."""
    plain = states.view(np.ndarray)
    if numba.config.ENABLE_CUDASIM:  # type: ignore[attr-defined]
        return plain.view(np.dtype((np.record, plain.dtype)))
    return plain


@dataclass
class Played:
    """What came out of a call: games that ended, and seconds that the device took."""

    ended: int
    seconds: float


class DeviceBatch:
    """Games on a GPU. They are those of a `Batch` of the same size and seed that restarts."""

    def __init__(
        self,
        game: Game,
        games: int,
        players: int | None = None,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        threads: int = THREADS,
    ) -> None:
        if games < 1:
            raise ValueError(f"a batch needs at least one game, not {games!r}")
        if not has_device():
            raise NoDevice("there is no CUDA device here")
        self.game, self._count = game, games
        processors = getattr(cuda.get_current_device(), "MULTIPROCESSOR_COUNT", 1)
        side_by_side = processors * max(1, THREADS // threads)
        share = -(-games // (side_by_side * WARP)) * WARP
        self._share = min(share, ROOM)
        self._threads = min(threads, self._share)
        self.players = game.check_players(game.players[0] if players is None else players)
        blank = game.blank(1, self.players, options or {})
        words = seed_words(fresh_seed() if seed is None else seed)
        self._blank = cuda.to_device(_plain(blank))
        self._seed = cuda.to_device(words)
        self._states = cuda.to_device(_plain(game.state.new(games)))
        self._deals = cuda.to_device(np.arange(games, dtype=np.int64))
        self._luck = cuda.to_device(np.zeros(games, dtype=np.int64))
        self._ended = cuda.to_device(np.zeros(games, dtype=np.int64))
        self._results = cuda.to_device(np.zeros((games, MAX_SEATS)))
        self._fresh = True

    def __len__(self) -> int:
        return self._count

    def play_random(self, moves: int) -> Played:
        """That many random moves in every game."""
        before = int(self._ended.copy_to_host().sum())
        blocks = -(-self._count // self._share)
        cuda.synchronize()
        begin = time.perf_counter()
        program(self.game)[blocks, self._threads](
            self._states,
            self._blank,
            self._seed,
            self._deals,
            self._luck,
            self._count,
            moves,
            self._fresh,
            self._ended,
            self._results,
            self._share,
        )
        cuda.synchronize()
        seconds = time.perf_counter() - begin
        self._fresh = False
        return Played(int(self._ended.copy_to_host().sum()) - before, seconds)

    def results(self) -> npt.NDArray[np.float64]:
        """The result of each seat in the game that ended last."""
        found: npt.NDArray[np.float64] = self._results.copy_to_host()[:, : self.players]
        return found

    def digests(self, games: range) -> list[str]:
        """Fingerprints of these positions: those that a `Batch` gives."""
        states: StateArray = self._states[games.start : games.stop].copy_to_host()
        return [digest(states[n : n + 1]) for n in range(len(states))]
