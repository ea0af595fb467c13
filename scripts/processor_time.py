"""Some rows of `spelkast bench --peers` in processor seconds, for a machine that is busy.

    OPENBLAS_NUM_THREADS=1 .venv/bin/python scripts/processor_time.py

A clock on the wall also counts what others do on the same cores; this one does not. Rows with
several threads have no place here.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

from spelkast.arena.bench import HeartsClock
from spelkast.engine.game import games
from spelkast.yardsticks import adapters, peers

RUNS, SECONDS, SEED = 5, 0.1, 1


def rows() -> dict[str, Callable[[], int]]:
    hearts = HeartsClock(SEED)
    found: dict[str, Callable[[], int]] = {
        "OpenSpiel hearts": lambda: hearts(0.0)[0],
        "OpenSpiel euchre": peers.spiel_game("euchre", SEED),
        "OpenSpiel leduc_poker": peers.spiel_game("leduc_poker", SEED),
        "RLCard uno": peers.rlcard_game("uno", SEED),
    }
    for game in games():
        found[f"{game.slug}: batch, step by step"] = adapters.batch_steps(game, SEED, 1, False)
        found[f"{game.slug}: with observations"] = adapters.batch_steps(game, SEED, 1, True)
        found[f"{game.slug}: PettingZoo adapter"] = adapters.zoo_game(game, SEED)
        found[f"{game.slug}: OpenSpiel adapter"] = adapters.spiel_game(game, SEED)
    return found


def rate(work: Callable[[], int]) -> float:
    moves, begin = 0, time.process_time()
    while time.process_time() - begin < SECONDS:
        moves += work()
    return moves / (time.process_time() - begin)


def main() -> None:
    found = rows()
    for work in found.values():
        work()  # so that no clock runs while the compiler does
    rounds = [{name: rate(work) for name, work in found.items()} for _ in range(RUNS)]
    for name in found:
        rates = [one[name] for one in rounds]
        middle = statistics.median(rates)
        print(f"| {name} | {middle:,.0f} | {min(rates):,.0f} | {max(rates):,.0f} |")


if __name__ == "__main__":
    main()
