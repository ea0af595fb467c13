"""`spelkast bench`: how fast, on one core, beside OpenSpiel in the same run.

The contenders take turns for several rounds, so that a slow minute of the machine hits them all;
a row is the median of its rounds. A ratio compares moves per second with those of OpenSpiel's
`hearts`, a card game of four with hidden hands: stepped from a Python loop, or for what happens in
a search, in its IS-MCTS.
"""

from __future__ import annotations

import importlib.util
import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

from ..engine.batch import Batch
from ..engine.game import Game, game, slugs
from . import repeat
from .searching import HeartsSearchClock, SearchClock
from .simulate import simulate

YARDSTICK = "OpenSpiel hearts, from Python"
SEARCH_YARDSTICK = "OpenSpiel hearts, in IS-MCTS (C++)"
BATCH = 1024
"""Games side by side: enough to hide Python's share, few enough to stay in a cache."""

Clock = Callable[[float], tuple[int, float]]
"""Works for about so many seconds; how much was done (moves, copies, …) and how long it took."""


@dataclass
class Contender:
    """One row. `moves` says that what it does are moves, so that it has a ratio."""

    name: str
    clock: Clock
    moves: bool = True
    once: bool = False
    against: str = YARDSTICK
    """The row that its ratio compares it with."""
    rounds: list[float] = field(default_factory=list)
    """Seconds for one, in each round."""

    def measure(self, seconds: float) -> None:
        done, took = self.clock(seconds)
        self.rounds.append(took / done)

    @property
    def median(self) -> float:
        return statistics.median(self.rounds)

    def row(self, yardsticks: dict[str, float]) -> dict[str, Any]:
        yardstick = yardsticks.get(self.against)
        low, high = min(self.rounds), max(self.rounds)
        return {
            "name": self.name,
            "moves_per_second": round(1 / self.median) if self.moves else None,
            "ratio": round(yardstick / self.median, 2) if self.moves and yardstick else None,
            "seconds": self.median,
            "spread": round((high - low) / 2 / self.median, 4),
            "runs": len(self.rounds),
        }


class Bench:
    """All contenders, measured in turns."""

    def __init__(
        self,
        seconds: float = 0.5,
        runs: int = 5,
        seed: int = 0,
        cold: bool = False,
        others: Sequence[Contender] = (),
    ) -> None:
        self.seconds, self.runs, self.seed = seconds, runs, seed
        self.contenders = [*contenders(seed), *others]
        if cold:
            self.contenders.append(
                Contender("cold compile of everything", cold_compile, False, True)
            )

    @property
    def total(self) -> int:
        return sum(1 if contender.once else self.runs for contender in self.contenders)

    def run(self, progress: Callable[[int], None] = lambda done: None) -> dict[str, Any]:
        for contender in self.contenders:
            if not contender.once:
                contender.clock(0.0)  # so that no clock runs while the compiler does
        for number in range(self.runs):
            for contender in self.contenders:
                if number == 0 or not contender.once:
                    contender.measure(self.seconds)
                    progress(1)
        return self.to_data()

    def to_data(self) -> dict[str, Any]:
        names = (YARDSTICK, SEARCH_YARDSTICK)
        yardsticks = {one.name: one.median for one in self.contenders if one.name in names}
        return {
            "machine": machine() | {"seed": self.seed, "runs": self.runs, "seconds": self.seconds},
            "rows": [contender.row(yardsticks) for contender in self.contenders],
            "notes": notes(bool(yardsticks)),
        }


def contenders(seed: int) -> list[Contender]:
    found: list[Contender] = []
    if has_open_spiel():
        searching = HeartsSearchClock(seed)
        found.append(Contender(YARDSTICK, HeartsClock(seed)))
        found.append(Contender(SEARCH_YARDSTICK, searching, against=SEARCH_YARDSTICK))
    for slug in slugs():
        found += game_contenders(game(slug), seed)
    return [*found, Contender("import to first move, warm", first_move, moves=False)]


def game_contenders(rules: Game, seed: int) -> list[Contender]:
    players, slug = rules.players[-1], rules.slug
    states = played_states(rules, players, seed)

    def playouts(bot: str) -> Clock:
        return lambda seconds: play_games(rules, players, bot, seed, seconds)

    return [
        Contender(f"{slug}: batch of {BATCH}, step by step", BatchClock(rules, seed)),
        Contender(f"{slug}: batch of {BATCH}, random playouts", PlayoutClock(rules, seed)),
        Contender(f"{slug}: in a kernel, random", playouts("random")),
        Contender(f"{slug}: in a kernel, rules bots", playouts("rules")),
        Contender(
            f"{slug}: in a search, random playouts",
            SearchClock(rules, seed),
            against=SEARCH_YARDSTICK,
        ),
        Contender(f"{slug}: interpreted, random", interpreted(slug, players, seed)),
        Contender(
            f"{slug}: copy a state, {states.itemsize} bytes",
            lambda seconds: often(
                lambda n: repeat.copy_often(states, states[:1].copy(), n), seconds
            ),
            moves=False,
        ),
        Contender(
            f"{slug}: redact a view",
            lambda seconds: often(
                lambda n: repeat.redact_often(states.copy(), players, n), seconds
            ),
            moves=False,
        ),
    ]


# ------------------------------------------------------------------------------- Clocks


class HeartsClock:
    """OpenSpiel's hearts: legal actions, a random choice, apply. Dealing is played, not counted."""

    def __init__(self, seed: int) -> None:
        import pyspiel

        self._game = pyspiel.load_game("hearts")
        self._luck = random.Random(seed)

    def __call__(self, seconds: float) -> tuple[int, float]:
        moves, begin = 0, time.perf_counter()
        while True:
            moves += self._play()
            took = time.perf_counter() - begin
            if took >= seconds:
                return moves, took

    def _play(self) -> int:
        state, moves = self._game.new_initial_state(), 0
        choice, number = self._luck.choice, self._luck.random
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_sample(state.chance_outcomes(), number()))
            else:
                state.apply_action(choice(state.legal_actions()))
                moves += 1
        return moves


def _sample(outcomes: list[tuple[int, float]], wanted: float) -> int:
    for action, chance in outcomes:
        wanted -= chance
        if wanted < 0:
            return action
    return outcomes[-1][0]


class BatchClock:
    """The batch API, step by step: random actions out, random actions in; games restart."""

    def __init__(self, rules: Game, seed: int) -> None:
        self._batch = Batch(rules, BATCH, rules.players[-1], seed)

    def __call__(self, seconds: float) -> tuple[int, float]:
        steps, begin, batch = 0, time.perf_counter(), self._batch
        while True:
            for _ in range(16):
                batch.step(batch.random_actions())
            steps += 16
            took = time.perf_counter() - begin
            if took >= seconds:
                return steps * len(batch), took


class PlayoutClock:
    """The batch API, many random moves a call; games restart."""

    def __init__(self, rules: Game, seed: int) -> None:
        self._batch = Batch(rules, BATCH, rules.players[-1], seed)

    def __call__(self, seconds: float) -> tuple[int, float]:
        moves, begin = 0, time.perf_counter()
        while True:
            self._batch.play_random(64)
            moves += 64
            took = time.perf_counter() - begin
            if took >= seconds:
                return moves * len(self._batch), took


def play_games(rules: Game, players: int, bot: str, seed: int, seconds: float) -> tuple[int, float]:
    """Whole games in one call of a kernel, as many as fill the time."""
    trial = simulate(rules, players, 16, [bot], seed)
    games = max(16, int(seconds / trial.seconds * 16))
    found = simulate(rules, players, games, [bot], seed)
    return found.moves, found.seconds


def often(work: Callable[[int], object], seconds: float) -> tuple[int, float]:
    times = 1024
    while True:
        begin = time.perf_counter()
        work(times)
        took = time.perf_counter() - begin
        if took >= seconds or took >= 0.05:
            return times, took
        times *= 4


def played_states(rules: Game, players: int, seed: int) -> Any:
    """Positions from the middle of games, as views of nobody: all bytes, no meaning."""
    batch = Batch(rules, 64, players, seed)
    batch.play_random(64)
    return batch.views(0)


INTERPRETED = """
import sys, time
from spelkast.engine.game import game
from spelkast.arena.simulate import simulate
slug, players, seed, seconds = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])
moves = took = 0
while not moves or took < seconds:
    found = simulate(game(slug), players, 1, ["random"], seed)
    moves, took, seed = moves + found.moves, took + found.seconds, seed + 1
print(moves, took)
"""

FIRST_MOVE = """
import spelkast
table = spelkast.new({slug!r})
seat = table.to_act[0]
table.play(seat, table.legal(seat)[0])
"""


def interpreted(slug: str, players: int, seed: int) -> Clock:
    """The same rules as plain Python, in a process of their own."""

    def clock(seconds: float) -> tuple[int, float]:
        if not seconds:
            return 1, 0.0
        args = (slug, str(players), str(seed), str(seconds))
        moves, took = _python(INTERPRETED, *args, SPELKAST_JIT="0").split()
        return int(moves), float(took)

    return clock


def first_move(seconds: float) -> tuple[int, float]:
    """A fresh Python: import, deal, one move, with everything in the cache."""
    return 1, _timed(FIRST_MOVE.format(slug=slugs()[0]))


def cold_compile(seconds: float) -> tuple[int, float]:
    with tempfile.TemporaryDirectory() as folder:
        took = _timed(
            "from spelkast.cli import main; main(['compile', '-q'])", SPELKAST_CACHE=folder
        )
    return 1, took


def _timed(code: str, **environment: str) -> float:
    begin = time.perf_counter()
    _python(code, **environment)
    return time.perf_counter() - begin


def _python(code: str, *args: str, **environment: str) -> str:
    """Run Python code that finds this very package, wherever it lies."""
    source = str(Path(__file__).resolve().parents[2])
    path = os.pathsep.join([source, *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        [sys.executable, "-c", code, *args],
        env={**os.environ, "PYTHONPATH": path, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


# ------------------------------------------------------------------------------- The machine


def has_open_spiel() -> bool:
    return importlib.util.find_spec("pyspiel") is not None


def machine() -> dict[str, Any]:
    """What must be known to compare two runs."""
    return {
        "cpu": cpu_model(),
        "cores used": 1,
        "python": platform.python_version(),
        "numpy": np.__version__,
        "numba": version("numba"),
        "open_spiel": version("open_spiel") if has_open_spiel() else None,
    }


def cpu_model() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or "unknown"


NO_YARDSTICK = (
    "OpenSpiel is not installed, so there are no ratios;"
    " install the extra: pip install 'spelkast[envs]'"
)
HOW = (
    "A ratio is moves per second against OpenSpiel hearts in the same run;",
    "in a search, moves of its simulations against those of OpenSpiel's IS-MCTS.",
    "Hearts: legal_actions, random choice, apply_action.",
    "Its chance nodes (the deal) are sampled while the clock runs, but not counted as moves.",
    "Our moves include the deal, the legal actions, a random choice and the move itself.",
)


def notes(yardstick: bool) -> list[str]:
    return list(HOW) if yardstick else [NO_YARDSTICK]
