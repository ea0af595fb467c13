"""Our own games through other interfaces: what an adapter costs, and what threads bring."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from importlib.util import find_spec

import numpy as np

from ..arena.bench import Contender
from ..engine.batch import Batch
from ..engine.game import Game, games
from .clocks import repeated

BATCH, STEPS = 4096, 4
THREADS = "threads"
"""How the name of a row ends that uses all cores."""


def rows(seed: int) -> list[Contender]:
    """The rows of every game."""
    found: list[Contender] = []
    for game in games():
        found.append(_row(game, "with observations", batch_steps(game, seed, 1, True)))
        found.append(_row(game, f"{cores()} {THREADS}", batch_steps(game, seed, cores(), False)))
        if find_spec("pettingzoo"):
            found.append(_row(game, "PettingZoo adapter", zoo_game(game, seed)))
        if find_spec("pyspiel"):
            found.append(_row(game, "OpenSpiel adapter", spiel_game(game, seed)))
    return found


def _row(game: Game, what: str, work: Callable[[], int]) -> Contender:
    return Contender(f"{game.slug}: {what}", repeated(work))


def cores() -> int:
    return len(os.sched_getaffinity(0))


def batch_steps(game: Game, seed: int, threads: int, observed: bool) -> Callable[[], int]:
    """The batch API, step by step; `observed` also asks what the seat to move sees."""
    batch = Batch(game, BATCH, game.players[-1], seed, threads=threads)
    room = np.zeros((BATCH, batch.layout.size), dtype=np.float32) if observed else None

    def work() -> int:
        for _ in range(STEPS):
            if room is not None:
                batch.observe(out=room)
            batch.step(batch.random_actions())
        return STEPS * BATCH

    return work


def zoo_game(game: Game, seed: int) -> Callable[[], int]:
    """A whole game through PettingZoo: `last`, a random legal action, `step`."""
    from ..envs.zoo import aec

    env = aec(game.slug, players=game.players[-1])
    luck = np.random.default_rng(seed)

    def work() -> int:
        env.reset(seed)
        moves = 0
        while not any(env.terminations.values()):
            seen, *_ = env.last()
            env.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
            moves += 1
        return moves

    return work


def spiel_game(game: Game, seed: int) -> Callable[[], int]:
    """A whole game through OpenSpiel: legal_actions, a random choice, apply_action."""
    import pyspiel

    from ..envs import spiel

    spiel.register()
    named = pyspiel.load_game(spiel.PREFIX + game.slug, {"players": game.players[-1]})
    luck = random.Random(seed)

    def work() -> int:
        state, moves = named.new_initial_state(), 0
        state.apply_action(luck.randrange(named.max_chance_outcomes()))
        while not state.is_terminal():
            state.apply_action(luck.choice(state.legal_actions()))
            moves += 1
        return moves

    return work
