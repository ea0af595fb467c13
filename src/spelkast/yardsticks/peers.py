"""Card games with hidden hands of other libraries, played at random as ours are."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import numpy as np

from ..arena.bench import Contender
from .clocks import repeated

SPIEL_GAMES = ("euchre", "crazy_eights", "tarok", "leduc_poker")
"""Beside hearts: the nearest in size, the two fastest with hidden hands, and the smallest."""
PGX_BATCH, PGX_STEPS = 1024, 16


def rows(seed: int) -> list[Contender]:
    """A row for each library that is installed."""
    found: list[tuple[str, Callable[[], int]]] = []
    if find_spec("pyspiel"):
        found += [(f"OpenSpiel {name}", spiel_game(name, seed)) for name in SPIEL_GAMES]
    if find_spec("rlcard"):
        found.append(("RLCard uno", rlcard_game("uno", seed)))
        found.append(("RLCard leduc-holdem", rlcard_game("leduc-holdem", seed)))
    if find_spec("pettingzoo") and find_spec("rlcard") and find_spec("pygame"):
        found.append(("PettingZoo leduc_holdem", zoo_game(seed)))
    if find_spec("pgx"):
        for name in ("leduc_holdem", "sparrow_mahjong"):
            found.append((f"Pgx {name}, batch of {PGX_BATCH}", pgx_steps(name, seed)))
    return [Contender(name, repeated(work)) for name, work in found]


def spiel_game(name: str, seed: int) -> Callable[[], int]:
    """A whole game from Python; chance moves are played, and not counted."""
    import pyspiel

    named = pyspiel.load_game(name)
    luck = random.Random(seed)

    def work() -> int:
        state, moves = named.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(actions, chances)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                moves += 1
        return moves

    return work


def rlcard_game(name: str, seed: int) -> Callable[[], int]:
    """A whole game; RLCard makes each player's observation on the way, and cannot do without."""
    import rlcard

    env = rlcard.make(name, config={"seed": seed})
    luck = random.Random(seed)

    def work() -> int:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            state, _ = env.step(luck.choice(list(state["legal_actions"])))
            moves += 1
        return moves

    return work


def zoo_game(seed: int) -> Callable[[], int]:
    """A whole game of PettingZoo's leduc_holdem, with its observations."""
    from pettingzoo.classic import leduc_holdem_v4

    env = leduc_holdem_v4.raw_env()
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


def pgx_steps(name: str, seed: int) -> Callable[[], int]:
    """Steps of a batch on the CPU, with Pgx's own restarts; random actions from its masks."""
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env: Any = pgx.make(name)
    restarted = auto_reset(env.step, env.init)

    def step(state: Any, key: Any) -> Any:
        scores = jax.numpy.log(state.legal_action_mask.astype(float))
        action = jax.random.categorical(key, scores, axis=-1)
        keys = jax.random.split(key, PGX_BATCH)
        return jax.vmap(restarted)(state, action, keys)

    run = jax.jit(step)
    key = jax.random.PRNGKey(seed)
    now = [jax.jit(jax.vmap(env.init))(jax.random.split(key, PGX_BATCH)), key]

    def work() -> int:
        for _ in range(PGX_STEPS):
            now[1], used = jax.random.split(now[1])
            now[0] = run(now[0], used)
        now[0].legal_action_mask.block_until_ready()
        return PGX_STEPS * PGX_BATCH

    return work
