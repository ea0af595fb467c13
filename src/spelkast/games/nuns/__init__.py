"""Nuns on the Run: novices slip through the convent by night, two guards look and listen."""

from __future__ import annotations

from ...engine.game import Game
from . import actions, belief, bot, candidates, invariants, prospects, rules
from .components import NOVICES, ROUNDS
from .state import State


def longest(seats: int, options: dict[str, str | int]) -> int:
    """Decisions in the longest possible game: 12 to move in the first round, 7 in the others."""
    novices = min(seats - 1, NOVICES)
    guards = 2 * (7 + 7 + 2 + 1) + 1 + 4
    return 1 + ROUNDS * (novices * (7 + 3 + 3) + guards) + novices * 5


GAME = Game(
    slug="nuns",
    version=3,
    players=range(2, 9),
    state=State,
    actions=actions.ACTIONS,
    phases=actions.Phase,
    events=actions.Event,
    reasons=actions.Reason,
    invariants=invariants.Invariant,
    domains=actions.DOMAINS,
    kernels=(rules, candidates, belief, bot, prospects, invariants),
    longest=longest,
    results=(0.0, 1.0),
    zero_sum=False,
    equal_seats=False,
    gauges={
        "round": lambda ends: ends["round_no"],
        "captures": lambda ends: ends["points"],
    },
    # For guards the rest of this round and the next: what follows is mostly luck. A novice who
    # hurries is caught later, so she looks to the end.
    horizon=lambda seat, players: 2 if seat < players - min(players - 1, NOVICES) else 0,
)
