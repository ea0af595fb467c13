"""Compile everything a game can need before anybody waits for it.

A step is an ordinary use of the engine; what it compiles, it leaves in the cache. Steps of one
lane build upon each other and run in one process; the lanes of a wave run side by side.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed

import numpy as np

from ..bots import make_bot
from ..bots.search import Budget, forecast, think
from ..bots.solo import SoloBatch
from ..engine import rulebook
from ..engine.batch import Batch
from ..engine.game import Game, game, slugs
from ..engine.source import JIT
from ..engine.table import Table
from .simulate import simulate


def _dealing(rules: Game) -> None:
    Table(rules)


def _legal_moves(rules: Game) -> None:
    table = Table(rules)
    seat = table.to_act[0]
    table.check(seat, table.legal(seat)[0])


def _playing(rules: Game) -> None:
    table = Table(rules)
    seat = table.to_act[0]
    table.play(seat, table.legal(seat)[0])
    for ranking in (rulebook.score, rulebook.standing):
        ranking(table.view(seat).record, np.zeros(table.players))


def _views(rules: Game) -> None:
    table = Table(rules)
    table.view()
    table.events()


def _invariants(rules: Game) -> None:
    rulebook.broken(rules.blank(1, rules.players[0], {})[0])


def _belief(rules: Game) -> None:
    Table(rules).view(0).sample(seed=0)


def _bots(rules: Game) -> None:
    table = Table(rules)
    seat = table.to_act[0]
    for name in ("random", "rules"):
        make_bot(name).choose(table.view(seat), table.legal(seat))


def _batches(rules: Game) -> None:
    batch = Batch(rules, games=2)
    batch.step(batch.random_actions())
    batch.play_random(1)
    batch.views()
    batch.observe()
    solo = SoloBatch(rules, games=2)
    solo.answer(solo.random_actions())


def _simulations(rules: Game) -> None:
    simulate(rules, rules.players[0], games=1)


def _search(rules: Game) -> None:
    table = Table(rules)
    seat = table.to_act[0]
    think(table.view(seat), table.legal(seat), Budget(1))
    forecast(table.view(seat), 1)


STEPS: dict[str, Callable[[Game], None]] = {
    "dealing": _dealing,
    "invariants": _invariants,
    "legal moves": _legal_moves,
    "playing": _playing,
    "views": _views,
    "belief": _belief,
    "bots": _bots,
    "batches": _batches,
    "simulations": _simulations,
    "search": _search,
}

WAVES = (
    (("dealing",), ("invariants",)),
    (("legal moves", "playing", "views"), ("belief", "bots")),
    (("simulations", "batches"), ("search",)),
)
"""What can be compiled side by side, for each game; a wave is made of what the last one left."""


def total() -> int:
    """How many steps there are, over all games."""
    return len(STEPS) * len(slugs())


def compile_all() -> Iterator[tuple[str, str]]:
    """Take every step of every game; (game, step) of each one that is done."""
    lanes = min(len(WAVES[0]), len(os.sched_getaffinity(0))) if JIT else 1
    fresh = multiprocessing.get_context("spawn")
    workers = [ProcessPoolExecutor(1, mp_context=fresh) for _ in range(lanes)]
    try:
        for slug in slugs():
            for wave in WAVES:
                yield from _run_wave(workers, slug, wave)
    finally:
        for worker in workers:
            worker.shutdown(cancel_futures=True)


def _run_wave(
    workers: list[ProcessPoolExecutor], slug: str, wave: tuple[tuple[str, ...], ...]
) -> Iterator[tuple[str, str]]:
    waiting: dict[Future[None], str] = {}
    for lane, names in enumerate(wave):
        for name in names:
            waiting[workers[lane % len(workers)].submit(take_step, slug, name)] = name
    for done in as_completed(waiting):
        done.result()
        yield slug, waiting[done]


def take_step(slug: str, name: str) -> None:
    STEPS[name](game(slug))
