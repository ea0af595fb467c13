"""Tournaments on Ray: deals are tasks on as many machines as the cluster has.

With `RAY_ADDRESS` set, or a cluster running on this machine, that one is used; else one is started
here for the time it takes. Every machine needs the same version of this package.
"""

from __future__ import annotations

import importlib.util
import logging
import os
from collections.abc import Iterator, Sequence
from typing import Any

from .tournament import Deal, Plan, Spread, play_deal

AHEAD = 4
"""Tasks in waiting for each processor: enough to keep all busy, few enough to hold in memory."""


def on_ray() -> Spread:
    """Plays deals on Ray; refused if it is not installed."""
    if importlib.util.find_spec("ray") is None:
        raise ValueError("a cluster needs: pip install 'spelkast[cluster]'")
    return spread


def spread(plan: Plan, deals: Sequence[int]) -> Iterator[Deal]:
    import ray

    own = not ray.is_initialized()
    if own:
        ray.init(
            address=os.environ.get("RAY_ADDRESS"),
            include_dashboard=False,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    try:
        yield from _play(plan, deals)
    finally:
        if own:
            ray.shutdown()


def _play(plan: Plan, deals: Sequence[int]) -> Iterator[Deal]:
    """Hand out deals and take in results as they come."""
    import ray

    resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call, unused-ignore]
    task = ray.remote(play_deal)
    room = AHEAD * max(1, int(resources.get("CPU", 1)))
    left = list(reversed(deals))
    running: list[Any] = []
    while left or running:
        while left and len(running) < room:
            running.append(task.remote(plan, left.pop()))
        done, running = ray.wait(running)
        yield from ray.get(done)
