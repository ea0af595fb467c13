"""Ad Inferos: a race out of the Underworld with secret cards, monsters and stolen powers."""

from __future__ import annotations

from ...engine.game import Game
from . import actions, belief, bot, invariants, rules
from .drawing.labels import DRAWING
from .state import State


def longest(seats: int, options: dict[str, str | int]) -> int:
    """Decisions in the longest possible game: six a seat and turn, and two for every strip."""
    return int(options["turn_limit"]) * 6 * seats + 24


GAME = Game(
    slug="inferos",
    version=1,
    players=range(2, 5),
    state=State,
    actions=actions.ACTIONS,
    phases=actions.Phase,
    events=actions.Event,
    reasons=actions.Reason,
    invariants=invariants.Invariant,
    domains=actions.DOMAINS | {"drawing": DRAWING},
    kernels=(rules, belief, bot, invariants),
    longest=longest,
    results=(-1.0, 1.0),
    zero_sum=True,
    equal_seats=True,
)
