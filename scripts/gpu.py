"""Games on a GPU: are they those of the CPU, bit for bit, and how fast are they?

    .venv/bin/python scripts/gpu.py [--json FILE] [--games N] [--moves N] [GAME…]

Prints one line for each game: the moves per second of the fastest block size, the median of five
launches, and whether all positions, results and ended games are equal to those of a `Batch`.
"""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import sys
import time
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

from spelkast.engine.batch import Batch
from spelkast.engine.cuda import DeviceBatch, has_device, target
from spelkast.engine.game import Game, game, slugs

SEED, RUNS = 7, 5
BLOCKS = (256, 512, 1024)
COMPARED, COMPARED_MOVES = 2048, 400


def equal_to_the_cpu(rules: Game, players: int) -> bool:
    device = DeviceBatch(rules, COMPARED, players, SEED)
    host = Batch(rules, COMPARED, players, SEED)
    for moves in (1, COMPARED_MOVES - 1):
        if device.play_random(moves).ended != host.play_random(moves):
            return False
    same = device.digests(range(COMPARED)) == host.digests()
    return same and bool(np.array_equal(device.results(), host.results))


def speed(rules: Game, players: int, games: int, moves: int, block: int) -> list[float]:
    """Moves per second of each launch."""
    batch = DeviceBatch(rules, games, players, SEED, threads=block)
    batch.play_random(moves)
    return [games * moves / batch.play_random(moves).seconds for _ in range(RUNS)]


def measure(rules: Game, games: int, moves: int) -> dict[str, Any]:
    players = rules.players[-1]
    begin = time.perf_counter()
    equal = equal_to_the_cpu(rules, players)
    compiled = time.perf_counter() - begin
    rates = {block: speed(rules, players, games, moves, block) for block in BLOCKS}
    best = max(rates, key=lambda block: statistics.median(rates[block]))
    return {
        "game": rules.slug,
        "players": players,
        "bytes": rules.state.dtype.itemsize,
        "equal": equal,
        "compile_and_compare_seconds": round(compiled, 1),
        "block": best,
        "moves_per_second": round(statistics.median(rates[best])),
        "by_block": {block: round(statistics.median(found)) for block, found in rates.items()},
    }


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--json", type=Path)
    options.add_argument("--games", type=int, default=1 << 19)
    options.add_argument("--moves", type=int, default=128)
    options.add_argument("game", nargs="*", default=list(slugs()))
    chosen = options.parse_args()
    if not has_device():
        print("there is no CUDA device here", file=sys.stderr)
        return 1
    device = target().get_current_device().name
    about = {
        "device": device.decode() if isinstance(device, bytes) else device,
        "python": platform.python_version(),
        "numba": version("numba"),
        "games": chosen.games,
        "moves": chosen.moves,
    }
    print(about, flush=True)
    rows = []
    for slug in chosen.game:
        rows.append(measure(game(slug), chosen.games, chosen.moves))
        print(rows[-1], flush=True)
        if chosen.json:
            chosen.json.write_text(json.dumps({"machine": about, "rows": rows}, indent=1))
    return 0 if all(row["equal"] for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
