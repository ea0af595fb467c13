"""Thinking: which of the legal actions does best in the worlds that a view allows?

The candidates are compared in rounds. In each round all that are left meet the same worlds, and the
worse half goes (sequential halving). What the rule-based player would do stays to the end, and
gives way only to an action that does better beyond what chance explains: a search that has had
little time to think plays by the rules.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, repeat
from math import ceil, log2, sqrt

import numpy as np
import numpy.typing as npt

from ..engine import rulebook
from ..engine.actions import Action
from ..engine.chance import luck_seed, seed_words
from ..engine.game import Game
from ..engine.schema import MAX_SEATS, WORD_BYTES, StateArray, Visibility, clone
from ..engine.view import View
from . import tree
from .tree import AHEAD, SPREAD, VISITS, WINS, WORTH, Memory

EXPLORING, WIDENING = 0.2, 0.03
"""A node opens its second action after a thousand visits: what the rule-based player does is mostly
good, and any other action in every node on the way makes all seats look like fools."""
DOUBT = 1.0
"""Standard errors by which an action must do better than that of the rule-based player."""
MOST_NODES, LONGEST_PATH = 1 << 15, 256
"""Bounds of one tree, about five megabytes."""
FEWEST_CANDIDATES = 4
WEIGHT_BITS, WEIGHTS_SEED = 29, 1954
SHORT_GAP = 32
"""Words for which it is not worth it to begin anew behind them."""
PATIENCE = 0.01
"""Seconds between two looks at the clock."""

Numbers = npt.NDArray[np.int64]
Tally = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Budget:
    """How long to think: so many simulations, or less if the time is up before."""

    simulations: int
    seconds: float | None = None
    threads: int = 1

    def __post_init__(self) -> None:
        in_time = self.seconds is None or self.seconds > 0
        if self.simulations < 1 or self.threads < 1 or not in_time:
            raise ValueError("a search needs a positive number of simulations, seconds and threads")


@dataclass(frozen=True)
class Candidate:
    """What became of an action in the worlds that were imagined."""

    action: Action
    visits: int
    result: float
    """Expected, on the game's own scale."""
    wins: float
    """Share of the victories, between 0 and 1."""


@dataclass(frozen=True)
class Finding:
    """What a search found out, the best action first, the others by how far they came."""

    candidates: tuple[Candidate, ...]
    simulations: int
    moves: int
    """How many moves were played in all simulations together."""

    @property
    def best(self) -> Action:
        return self.candidates[0].action


def think(view: View, legal: Sequence[Action], budget: Budget, seed: int = 0) -> Finding:
    """Compare the legal actions of the view's seat. It looks at nothing but the view.

    The same view, seed, number of simulations and threads give the same finding.
    """
    return _Comparison(view, legal, budget, seed).run()


def forecast(view: View, simulations: int, seed: int = 0) -> tuple[float, ...]:
    """The chance of each seat to win, as far as this viewer can tell."""
    shares = np.zeros(int(view.record.seats))
    memory = make_memory(view.game, int(view.record.seats) * simulations, _horizon(view))
    lens = lens_of(view.game)
    tree.forecast(view.records, view.seat, seed_words(seed), 0, simulations, shares, lens, memory)
    return tuple(float(share) / simulations for share in shares)


class _Comparison:
    """One search, from the first world to the finding."""

    def __init__(self, view: View, legal: Sequence[Action], budget: Budget, seed: int) -> None:
        self.view, self.budget, self.words = view, budget, seed_words(seed)
        self.candidates = _candidates(view, legal, budget, self.words)
        self.rounds = max(1, ceil(log2(len(self.candidates))))
        nodes = int(view.record.seats) * budget.simulations // budget.threads
        horizon = _horizon(view)
        self.memories = [make_memory(view.game, nodes, horizon) for _ in range(budget.threads)]
        self.tally = np.zeros((len(self.candidates), 5))
        self.world = self.done = self.moves = 0
        self.begun = time.perf_counter()

    def run(self) -> Finding:
        rows = np.arange(len(self.candidates))
        left = [rows]
        with ThreadPoolExecutor(self.budget.threads) as pool:
            for number in range(self.rounds):
                self._round(number, rows, pool)
                rows = self._better_half(rows)
                left.append(rows)
        return self._finding(left[-2])

    def _round(self, number: int, rows: Numbers, pool: ThreadPoolExecutor) -> None:
        """Let those left meet more worlds: their share of the simulations, or of the time."""
        share = (self.budget.simulations - self.done) // (self.rounds - number)
        worlds = max(1, share // len(rows))
        end = self._end_of(number)
        for count in _portions(worlds, end):
            self._meet(count, rows, pool)

    def _end_of(self, number: int) -> float | None:
        if self.budget.seconds is None:
            return None
        return self.begun + self.budget.seconds * (number + 1) / self.rounds

    def _meet(self, count: int, rows: Numbers, pool: ThreadPoolExecutor) -> None:
        """Try the candidates of these rows in the next worlds, shared out among the threads."""
        threads = self.budget.threads
        parts = [count // threads + (n < count % threads) for n in range(threads)]
        starts = accumulate(parts[:-1], initial=self.world)
        tallies = [np.zeros_like(self.tally) for _ in parts]
        run = pool.map if threads > 1 else map
        self.moves += sum(run(self._compare, starts, parts, repeat(rows), tallies, self.memories))
        for tally in tallies:  # in a fixed order: sums of floats depend on it
            self.tally += tally
        self.world += count
        self.done += count * len(rows)

    def _compare(self, first: int, count: int, rows: Numbers, tally: Tally, memory: Memory) -> int:
        view, lens = self.view, lens_of(self.view.game)
        return int(
            tree.compare(
                view.records, view.seat, self.words, first, count,
                self.candidates, rows, tally, lens, memory,
            )
        )  # fmt: skip

    def _better_half(self, rows: Numbers) -> Numbers:
        """The rule-based player's choice, and of the others those that did best."""
        others = sorted(rows[1:], key=lambda row: (-self.tally[row, WORTH], row))
        return np.array([0, *others[: max(1, (len(rows) + 1) // 2 - 1)]])

    def _finding(self, last: Numbers) -> Finding:
        best = self._best_of(last)
        order = sorted(
            range(len(self.candidates)),
            key=lambda row: (row != best, -self.tally[row, VISITS], -self.tally[row, WORTH]),
        )
        return Finding(tuple(self._candidate(row) for row in order), self.done, self.moves)

    def _best_of(self, rows: Numbers) -> int:
        """The one that is ahead of the rule-based player's choice by most, beyond all doubt."""
        visits = self.tally[rows, VISITS]
        ahead = self.tally[rows, AHEAD] / visits
        spread = np.maximum(self.tally[rows, SPREAD] / visits - ahead**2, 0)
        sure = ahead - DOUBT * np.sqrt(spread / visits)
        sure[0] = 0.0
        return int(rows[np.argmax(sure)])

    def _candidate(self, row: int) -> Candidate:
        visits = self.tally[row, VISITS]
        low, high = self.view.game.results
        return Candidate(
            action=self.view.game.actions[int(self.candidates[row])],
            visits=int(visits),
            result=low + (high - low) * float(self.tally[row, WORTH] / visits),
            wins=float(self.tally[row, WINS] / visits),
        )


def _portions(worlds: int, end: float | None) -> Iterator[int]:
    """So many worlds, all at once; or in small portions until the time is up, at least one."""
    if end is None:
        yield worlds
        return
    count = 1
    while worlds > 0:
        begun = time.perf_counter()
        yield min(count, worlds)
        worlds -= count
        now = time.perf_counter()
        if now >= end:
            return
        wanted = min(PATIENCE, end - now)
        count = max(1, min(2 * count, int(count * wanted / max(now - begun, 1e-6))))


def _candidates(view: View, legal: Sequence[Action], budget: Budget, words: Numbers) -> Numbers:
    """What the rule-based player would do, then the others; of very many only some, at random."""
    first = rules_choice(view, legal, words)
    others = [action.id for action in legal if action.id != first]
    room = max(FEWEST_CANDIDATES, int(sqrt(budget.simulations)))
    if len(others) >= room:
        shuffled = np.random.default_rng([*words, view.seat]).permutation(others)
        others = sorted(int(action) for action in shuffled[: room - 1])
    return np.array([first, *others], dtype=np.int64)


def rules_choice(view: View, legal: Sequence[Action], words: Numbers) -> int:
    mask = np.zeros(len(view.game.actions), dtype=np.uint8)
    mask[[action.id for action in legal]] = 1
    luck = np.zeros(1, dtype=np.int64)
    luck_seed(luck, words, 0, view.seat)
    return int(rulebook.choose(clone(view.records)[0], view.seat, mask, luck))


@cache
def lens_of(game: Game) -> Numbers:
    """Seat, word of the position -> the bits of it that tell the seat where it stands.

    What was told on the way is left out: two ways to the same knowledge are one node.
    """
    keep = game.state.keep[:MAX_SEATS].copy()
    offsets = game.state.dtype.fields
    assert offsets is not None
    for name, field in game.state.fields.items():
        if field.visibility is Visibility.AUDIENCE:
            start = offsets[name][1]
            keep[:, start : start + field.nbytes] = 0
    return np.ascontiguousarray(keep.view(np.int64)[:, : game.state.words])


@cache
def _stretches(game: Game) -> Numbers:
    """Where the lenses show anything: the first word of each stretch, and the one behind it; then
    the lists that fill up, of which less is read (`tree.bounds_of`)."""
    lists = _lists(game)
    lenses = lens_of(game).copy()
    for first, end, *_ in lists:
        lenses[:, first:end] = 0
    words = np.flatnonzero(lenses.any(axis=0))
    ends = np.flatnonzero(np.diff(words) > SHORT_GAP)
    plain = np.zeros((len(ends) + 1, 6), dtype=np.int64)
    plain[:, tree.FIRST] = words[np.r_[0, ends + 1]]
    plain[:, tree.END] = words[np.r_[ends, len(words) - 1]] + 1
    return np.concatenate([plain, lists])


def _lists(game: Game) -> Numbers:
    """The words that belong to a list and to nothing else, and where its count lies."""
    offsets = game.state.dtype.fields
    assert offsets is not None
    found = []
    for name, field in game.state.fields.items():
        if field.count:
            start, counted = offsets[name][1], offsets[field.count][1]
            first, end = -(-start // WORD_BYTES), (start + field.nbytes) // WORD_BYTES
            place = counted // WORD_BYTES, 8 * (counted % WORD_BYTES)
            found.append((first, end, field.dtype.itemsize, start, *place))
    return np.array(found, dtype=np.int64).reshape(-1, 6)


@cache
def _weights(words: int) -> Numbers:
    """Odd numbers with which the names of nodes are made, always the same ones."""
    drawn = np.random.default_rng(WEIGHTS_SEED).integers(1 << WEIGHT_BITS, size=(4, words))
    return drawn | 1


def _horizon(view: View) -> int:
    return view.game.horizon(view.seat, int(view.record.seats))


def make_memory(game: Game, wanted: int, horizon: int = 0) -> Memory:
    """Room for a tree of about so many nodes, within bounds."""
    nodes = 1 << max(4, min(2 * wanted, MOST_NODES).bit_length())

    def numbers(count: int) -> Numbers:
        return np.zeros(count, dtype=np.int64)

    def record() -> StateArray:
        return game.state.new()

    return Memory(
        world=record(),
        states=record(),
        views=record(),
        mask=np.zeros(len(game.actions), dtype=np.uint8),
        listed=numbers(len(game.actions)),
        luck=numbers(1),
        weights=_weights(game.state.words),
        stretches=_stretches(game),
        out=np.zeros(MAX_SEATS),
        shares=np.zeros(MAX_SEATS),
        fallen=numbers(MAX_SEATS),
        path=numbers(LONGEST_PATH),
        used=numbers(4),
        ways=np.array([*game.results, EXPLORING, WIDENING, game.guided, horizon, 0.0]),
        key=numbers(nodes),
        seat=numbers(nodes),
        seen=numbers(nodes),
        first=numbers(nodes),
        node=numbers(2 * nodes),
        action=numbers(2 * nodes),
        next=numbers(2 * nodes),
        visits=numbers(2 * nodes),
        value=np.zeros(2 * nodes),
    )
