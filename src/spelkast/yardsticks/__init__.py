"""What `spelkast bench --peers` measures besides our kernels: adapters, threads, other libraries.

Each row does the same work: legal actions, one of them at random, the move; a new game when one is
over. docs/benchmarks.md says what can be compared, and what cannot.
"""

from __future__ import annotations

from ..arena.bench import Contender
from . import adapters, peers


def contenders(seed: int) -> list[Contender]:
    return [*peers.rows(seed), *adapters.rows(seed)]
