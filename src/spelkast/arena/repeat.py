"""Kernels that do one thing many times, so that a clock can measure it."""

from __future__ import annotations

from ..engine.kernel import loop
from ..engine.rulebook import redact


@loop
def copy_often(states, room, times):
    """Copy states[0], states[1], … into `room`, over and over."""
    total = 0
    for n in range(times):
        room[0] = states[n % states.shape[0]]
        total += int(room[0].to_act)  # a copy that nobody reads would be left out
    return total


@loop
def redact_often(views, seats, times):
    """Redact views[0], views[1], …; what is redacted already takes just as long."""
    for n in range(times):
        redact(views, n % views.shape[0], n % seats)
    return times
