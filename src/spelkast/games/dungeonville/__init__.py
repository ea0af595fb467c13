"""Dungeonville: mad wizards recruit, fight and explore for dungeons that they own in secret."""

from __future__ import annotations

from ...engine.game import Game
from . import actions, belief, bot, candidates, invariants, rules
from .components import ITEM_SPENT, LAST_LAP, PRICE
from .state import State


def longest(seats: int, options: dict[str, str | int]) -> int:
    """Decisions in the longest possible game: round by round, nothing paid but with items."""
    hiring = LAST_LAP * (2 + int(PRICE[-1]) // ITEM_SPENT)
    fighting = 1 + 3 + seats + 1
    exploring = 2 + 4 * int(options["expedition_cap"])
    collecting = 3 + int(options["deed_price"]) // ITEM_SPENT
    return int(options["round_cap"]) * seats * (hiring + fighting + exploring + collecting)


GAME = Game(
    slug="dungeonville",
    version=2,
    players=range(2, 6),
    state=State,
    actions=actions.ACTIONS,
    phases=actions.Phase,
    events=actions.Event,
    reasons=actions.Reason,
    invariants=invariants.Invariant,
    domains=actions.DOMAINS,
    kernels=(rules, candidates, belief, bot, invariants),
    longest=longest,
    results=(-1.0, 1.0),
    zero_sum=True,
    equal_seats=True,
    tallies={"dungeon": lambda ends: ends["deed_public"] - 1},  # all deeds are shown at the end
    gauges={"round": lambda ends: ends["round_no"]},
)
