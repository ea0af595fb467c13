"""Many games between bots, counted."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from ..bots.compiled import PLAYERS
from ..engine.actions import seat_letter
from ..engine.chance import seed_words
from ..engine.game import Game
from ..engine.schema import MAX_SEATS
from . import playout

CHUNK_SECONDS = 0.25  # a progress bar moves about so often


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
    seconds: float = field(default=0.0)

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
        }

    def length(self) -> dict[str, float]:
        """The distribution of the number of decisions in a game."""
        p5, p50, p95 = np.percentile(self.lengths, [5, 50, 95])
        return {
            "mean": round(float(self.lengths.mean()), 2),
            "min": int(self.lengths.min()),
            "p5": float(p5),
            "median": float(p50),
            "p95": float(p95),
            "max": int(self.lengths.max()),
            "bound": self.game.longest(self.players, dict(self.options)),
        }

    def seat_result(self, seat: int) -> dict[str, Any]:
        """Wins (best result, alone or shared), mean result and its standard error."""
        mine = self.results[:, seat]
        best = self.results.max(axis=1)
        drawn = (self.results == best[:, None]).all(axis=1)
        error = mine.std(ddof=1) / np.sqrt(len(mine)) if len(mine) > 1 else 0.0
        return {
            "seat": seat_letter(seat),
            "bot": self.bots[seat],
            "wins": int(((mine == best) & ~drawn).sum()),
            "draws": int(drawn.sum()),
            "win_share": round(float(((mine == best) & ~drawn).mean()), 4),
            "mean": round(float(mine.mean()), 4),
            "error": round(float(error), 4),
        }


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
) -> Simulation:
    """Play games 0, 1, … of a seed. `checked` tests every invariant after every move."""
    if games < 1:
        raise ValueError(f"at least one game must be played, not {games}")
    game.check_players(players)
    run = Simulation(
        game,
        players,
        seat_bots(bots, players),
        seed,
        game.complete_options(options or {}),
        np.zeros(games, dtype=np.int64),
        np.zeros((games, players)),
    )
    _play(run, checked, progress)
    return run


def _play(run: Simulation, checked: bool, progress: Callable[[int], None]) -> None:
    blank = run.game.blank(1, run.players, run.options)
    room = (run.game.state.new(), run.game.state.new())
    mask = np.zeros(len(run.game.actions), dtype=np.uint8)
    luck = np.zeros((MAX_SEATS, 1), dtype=np.int64)
    who = np.array([PLAYERS[name] for name in run.bots], dtype=np.int64)
    words = seed_words(run.seed)

    def play(first: int, part: slice) -> float:
        lengths, results = run.lengths[part], run.results[part]
        begin = time.perf_counter()
        fault, n = playout.play_games(
            blank, *room, mask, luck, words, first, who, checked, lengths, results
        )
        took = time.perf_counter() - begin
        if fault:
            raise BrokenGame(_describe(run, int(fault), first + int(n)))
        return took

    play(0, slice(0, 1))  # so that no clock runs while the compiler does
    first, chunk = 0, 1
    while first < len(run.lengths):
        part = slice(first, first + chunk)
        took = play(first, part)
        run.seconds += took
        progress(len(run.lengths[part]))
        first += chunk
        chunk = max(1, min(4 * chunk, int(chunk * CHUNK_SECONDS / max(took, 1e-6))))


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
