"""What `spelkast bench --peers` measures besides our kernels: adapters, threads, other libraries.

Each row does the same work: legal actions, one of them at random, the move; a new game when one is
over. docs/benchmarks.md says what can be compared, and what cannot.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ..arena.bench import SEARCH_YARDSTICK, Contender
from . import adapters, peers

LIBRARIES = ("OpenSpiel", "Pgx", "RLCard")
TOYS = ("leduc",)
"""A handful of cards and two bets: such games show what a library costs, and compare with none."""

Row = Mapping[str, Any]


def contenders(seed: int) -> list[Contender]:
    return [*peers.rows(seed), *adapters.rows(seed)]


def compared(rows: Sequence[Row]) -> list[str]:
    """Our batches on all cores against the fastest card game of each library, in this very run."""
    best = [row for row in (_fastest(library, rows) for library in LIBRARIES) if row is not None]
    ours = [row for row in rows if row["name"].endswith(adapters.THREADS)]
    return [_against(row, best) for row in ours if best]


def _fastest(library: str, rows: Iterable[Row]) -> Row | None:
    fitting = [
        row
        for row in rows
        if row["name"].startswith(library)
        and row["name"] != SEARCH_YARDSTICK
        and not any(toy in row["name"] for toy in TOYS)
    ]
    return max(fitting, key=_speed, default=None)


def _against(row: Row, best: Iterable[Row]) -> str:
    ratios = (f"{_speed(row) / _speed(one):.1f}× {one['name'].split(',')[0]}" for one in best)
    return f"{row['name']}: {', '.join(ratios)}"


def _speed(row: Row) -> float:
    return float(row["moves_per_second"])
