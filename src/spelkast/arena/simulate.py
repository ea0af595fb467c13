"""Many games between bots, counted."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from ..bots.compiled import PLAYERS
from ..engine.actions import seat_letter
from ..engine.chance import seed_words
from ..engine.game import Game, Numbers
from ..engine.schema import MAX_SEATS
from . import playout

CHUNK_SECONDS = 0.25  # a progress bar moves about so often
MOST_ENDS = 1024  # positions that are kept until they are counted


class BrokenGame(AssertionError):
    """A simulated game broke an invariant: the message says which game and how to see it."""


@dataclass
class Simulation:
    """What came out."""

    game: Game
    players: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, str | int]
    lengths: npt.NDArray[np.int64]
    results: npt.NDArray[np.float64]
    held: Mapping[str, Numbers]
    """For each of the game's tallies the token that every seat had at the end."""
    gauged: Mapping[str, Numbers]
    """For each of its gauges a number for every game."""
    seconds: float = field(default=0.0)
    """How long the slowest thread played."""

    @property
    def moves(self) -> int:
        return int(self.lengths.sum())

    def to_data(self) -> dict[str, Any]:
        return {
            "game": self.game.slug,
            "players": self.players,
            "games": len(self.lengths),
            "bots": list(self.bots),
            "seed": str(self.seed),
            "options": dict(self.options),
            "moves": self.moves,
            "seconds": round(self.seconds, 4),
            "moves_per_second": round(self.moves / self.seconds) if self.seconds else 0,
            "length": self.length(),
            "results": [self.seat_result(seat) for seat in range(self.players)],
            "tallies": {name: self.tally(name) for name in self.held},
            "gauges": {name: _spread(numbers) for name, numbers in self.gauged.items()},
        }

    def length(self) -> dict[str, float]:
        """The distribution of the number of decisions in a game."""
        bound = self.game.longest(self.players, dict(self.options))
        return {**_spread(self.lengths), "bound": bound}

    def won(self) -> npt.NDArray[np.bool_]:
        """Who had the best result of each game, alone or shared, unless all had the same."""
        best = self.results.max(axis=1, keepdims=True)
        first: npt.NDArray[np.bool_] = self.results == best
        return first & ~first.all(axis=1, keepdims=True)

    def seat_result(self, seat: int) -> dict[str, Any]:
        """Wins, mean result and its standard error."""
        mine, won = self.results[:, seat], self.won()[:, seat]
        drawn = (self.results == mine[:, None]).all(axis=1)
        return {
            "seat": seat_letter(seat),
            "bot": self.bots[seat],
            "wins": int(won.sum()),
            "draws": int(drawn.sum()),
            "win_share": round(float(won.mean()), 4),
            **_mean(mine),
        }

    def tally(self, name: str) -> list[dict[str, Any]]:
        """The same for those who had each token of a domain: its share is that of all wins."""
        domain, held, won = self.game.domains[name], self.held[name], self.won()
        found = []
        for number, token in enumerate(domain.tokens):
            theirs = held == number
            share = float((won & theirs).sum()) / max(1, int(won.sum()))
            found.append(
                {
                    name: token,
                    "held": int(theirs.sum()),
                    "wins": int((won & theirs).sum()),
                    "win_share": round(share, 4),
                    "share_error": round(
                        float(np.sqrt(share * (1 - share) / max(1, won.sum()))), 4
                    ),
                    **_mean(self.results[theirs]),
                }
            )
        return found


def _spread(numbers: Numbers) -> dict[str, float]:
    p5, p50, p95 = np.percentile(numbers, [5, 50, 95])
    return {
        "mean": round(float(numbers.mean()), 2),
        "min": int(numbers.min()),
        "p5": float(p5),
        "median": float(p50),
        "p95": float(p95),
        "max": int(numbers.max()),
    }


def _mean(results: npt.NDArray[np.float64]) -> dict[str, float]:
    """With its standard error."""
    count = len(results)
    error = results.std(ddof=1) / np.sqrt(count) if count > 1 else 0.0
    mean = results.mean() if count else 0.0
    return {"mean": round(float(mean), 4), "error": round(float(error), 4)}


def seat_bots(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """Who sits where: bots take seats in the order given, the last one all that are left."""
    if not bots or len(bots) > players:
        raise ValueError(f"give between 1 and {players} bots, not {len(bots)}")
    for name in bots:
        if name not in PLAYERS:
            raise ValueError(f"there is no bot {name!r} (there are: {', '.join(PLAYERS)})")
    return tuple(bots[min(seat, len(bots) - 1)] for seat in range(players))


def simulate(
    game: Game,
    players: int,
    games: int,
    bots: Sequence[str] = ("random",),
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    checked: bool = False,
    progress: Callable[[int], None] = lambda played: None,
    threads: int = 1,
) -> Simulation:
    """Play games 0, 1, … of a seed. `checked` tests every invariant after every move.

    Threads share the games out among themselves; the games are the same with any number.
    """
    if games < 1:
        raise ValueError(f"at least one game must be played, not {games}")
    if threads < 1:
        raise ValueError(f"at least one thread must play, not {threads}")
    game.check_players(players)
    run = Simulation(
        game,
        players,
        seat_bots(bots, players),
        seed,
        game.complete_options(options or {}),
        np.zeros(games, dtype=np.int64),
        np.zeros((games, players)),
        {name: np.zeros((games, players), dtype=np.int8) for name in game.tallies},
        {name: np.zeros(games, dtype=np.int64) for name in game.gauges},
    )
    _play(run, checked, progress, min(threads, games))
    return run


def _play(run: Simulation, checked: bool, progress: Callable[[int], None], threads: int) -> None:
    games = len(run.lengths)
    edges = [games * n // threads for n in range(threads + 1)]
    players = [_Player(run, checked, progress) for _ in range(threads)]
    players[0].play(0, 1)  # so that no clock runs while the compiler does
    with ThreadPoolExecutor(threads) as pool:
        running = [
            pool.submit(player.play_all, *part)
            for player, part in zip(players, pairwise(edges), strict=True)
        ]
        try:
            wait(running, return_when=FIRST_EXCEPTION)
        finally:
            for player in players:
                player.stopped = True
    run.seconds = max(share.result() for share in running)


class _Player:
    """One thread's share of the games, played in working room of its own."""

    def __init__(self, run: Simulation, checked: bool, progress: Callable[[int], None]) -> None:
        rules = run.game
        self.run, self.checked, self.progress = run, checked, progress
        self.stopped = False
        self.blank = rules.blank(1, run.players, run.options)
        self.room = (rules.state.new(), rules.state.new())
        self.mask = np.zeros(len(rules.actions), dtype=np.uint8)
        self.luck = np.zeros((MAX_SEATS, 1), dtype=np.int64)
        self.who = np.array([PLAYERS[name] for name in run.bots], dtype=np.int64)
        self.words = seed_words(run.seed)
        self.ends = rules.state.new(MOST_ENDS if run.held or run.gauged else 0)

    def play_all(self, first: int, last: int) -> float:
        """These games in chunks, so that a progress bar moves; the seconds it took."""
        seconds, chunk, most = 0.0, 1, len(self.ends) or last
        while first < last and not self.stopped:
            count = min(chunk, last - first)
            took = self.play(first, count)
            seconds += took
            self.progress(count)
            first += count
            chunk = max(1, min(4 * chunk, most, int(chunk * CHUNK_SECONDS / max(took, 1e-6))))
        return seconds

    def play(self, first: int, count: int) -> float:
        """So many games from this one on."""
        run, part = self.run, slice(first, first + count)
        lengths, results = run.lengths[part], run.results[part]
        begin = time.perf_counter()
        fault, n = playout.play_games(
            self.blank, *self.room, self.mask, self.luck, self.words, first,
            self.who, self.checked, lengths, results, self.ends,
        )  # fmt: skip
        took = time.perf_counter() - begin
        if fault:
            raise BrokenGame(_describe(run, int(fault), first + int(n)))
        for name, held in run.held.items():
            held[part] = run.game.tallies[name](self.ends[:count])[:, : run.players]
        for name, gauged in run.gauged.items():
            gauged[part] = run.game.gauges[name](self.ends[:count])
        return took


def _describe(run: Simulation, fault: int, deal: int) -> str:
    names = {
        playout.NO_CHOICE: "a seat has no legal action",
        playout.TOO_MANY_EVENTS: "too many events",
        playout.OVERLOOKED: "a legal action was not found worth asking about",
    }
    broken = names.get(fault) or run.game.invariants.of(fault).note
    return (
        f"{run.game.slug}, {run.players} players, seed {run.seed}, deal {deal},"
        f" options {dict(run.options)}: {broken}"
    )
