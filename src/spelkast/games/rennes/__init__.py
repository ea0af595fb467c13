"""Rennes-le-Château: fortune seekers race for codes through an underground of turning portals."""

from __future__ import annotations

from ...engine.game import Game
from . import actions, belief, bot, candidates, ending, invariants, outlook, rules
from .components import ROUNDS_PER_CODE
from .outlook import LAP
from .state import State

LONGEST_TURN = 93
"""13 cards, 4 conversions, 1 joker, 4 clues placed, 53 steps and turns, 3 at the altar, 3 for an
event, 1 claim, 1 dot of Dagobert, 1 end, 9 refilled: no turn has more decisions (R63)."""


def longest(seats: int, options: dict[str, str | int]) -> int:
    """Decisions in the longest possible game: a location for each seat, then full turns."""
    rounds = int(options["max_rounds"]) or ROUNDS_PER_CODE * int(options["codes_to_win"])
    return seats + LONGEST_TURN * seats * rounds


GAME = Game(
    slug="rennes",
    version=2,
    players=range(2, 6),
    state=State,
    actions=actions.ACTIONS,
    phases=actions.Phase,
    events=actions.Event,
    reasons=actions.Reason,
    invariants=invariants.Invariant,
    domains=actions.DOMAINS,
    kernels=(rules, candidates, ending, belief, bot, outlook, invariants),
    longest=longest,
    results=(0.0, 1.0),
    zero_sum=False,
    equal_seats=True,
    tallies={"location": lambda ends: ends["began"] - 1},
    gauges={
        "round": lambda ends: ends["round_no"],
        "points": lambda ends: ends["vp"].max(axis=1),
    },
    # To the end of one's turn: what cards come next is luck, and the promise knows the rest.
    horizon=lambda seat, players: LAP // players,
)
