"""What happens in ten thousand random games: how long they last, who wins, what is done.

.venv/bin/python examples/statistics.py [GAME] [--games N] [--players N]
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

import spelkast

SIDE_BY_SIDE = 1000


def main(arguments: list[str] | None = None) -> dict[str, Any]:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game", nargs="?", default="dungeonville")
    options.add_argument("--games", type=int, default=10_000)
    options.add_argument("--players", type=int)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args(arguments)
    lanes = min(SIDE_BY_SIDE, chosen.games)
    batch = spelkast.batch(chosen.game, lanes, chosen.players, chosen.seed, threads=2)
    done = np.zeros(batch.mask.shape[1], dtype=np.int64)
    moves = np.zeros(lanes, dtype=np.int64)
    lengths: list[int] = []
    results: list[np.ndarray[Any, Any]] = []
    # Game i of the batch plays deals i, i + n, …: each deal up to the last one counts once.
    while (batch.deal < chosen.games).any():
        counted = batch.deal < chosen.games
        actions = batch.random_actions()
        np.add.at(done, actions[counted], 1)
        moves += 1
        batch.step(actions)
        ended = batch.done & counted
        lengths.extend(moves[ended].tolist())
        results.extend(batch.results[ended].copy())
        moves[batch.done] = 0
    found = summary(batch, np.array(lengths), np.array(results), done)
    for name, value in found.items():
        print(f"{name}: {value}")
    return found


def summary(batch: spelkast.Batch, lengths: Any, results: Any, done: Any) -> dict[str, Any]:
    low, middle, high = np.percentile(lengths, [5, 50, 95])
    wins = (results == results.max(axis=1, keepdims=True)) & (
        results > results.min(axis=1, keepdims=True)
    )
    kinds = [action.kind for action in batch.game.actions]
    names = list(batch.game.actions.kinds)
    counts = {name: int(done[[kind == name for kind in kinds]].sum()) for name in names}
    return {
        "game": f"{batch.game.slug}, {batch.players} players",
        "games": len(lengths),
        "moves": f"{low:.0f} to {high:.0f}, half of the games at most {middle:.0f}",
        "wins by seat": [round(float(share), 3) for share in wins.mean(axis=0)],
        "actions": {name: round(float(n / max(done.sum(), 1)), 4) for name, n in counts.items()},
    }


if __name__ == "__main__":
    main()
