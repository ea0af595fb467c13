"""How long some work takes when it is done over and over."""

from __future__ import annotations

import time
from collections.abc import Callable

from ..arena.bench import Clock


def repeated(work: Callable[[], int]) -> Clock:
    """A clock for work that says how many moves it was."""

    def clock(seconds: float) -> tuple[int, float]:
        moves, begin = 0, time.perf_counter()
        while True:
            moves += work()
            took = time.perf_counter() - begin
            if took >= seconds and moves:
                return moves, took

    return clock
