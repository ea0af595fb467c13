"""Das Alte Reich: kings, emperors and regents compete for the events of the Holy Roman Empire."""

from __future__ import annotations

from ...engine.game import Game
from . import actions, belief, bot, candidates, invariants, outlook, rules
from .components import ELECTORS, ROUNDS
from .labels import LABEL
from .state import State


def longest(seats: int, options: dict[str, str | int]) -> int:
    """Decisions in the longest possible match: a card each round, and every elector called."""
    return int(options["games"]) * (ROUNDS * seats + len(ELECTORS))


GAME = Game(
    slug="reich",
    version=1,
    players=range(2, 6),
    state=State,
    actions=actions.ACTIONS,
    phases=actions.Phase,
    events=actions.Event,
    reasons=actions.Reason,
    invariants=invariants.Invariant,
    domains=actions.DOMAINS | {"label": LABEL},
    kernels=(rules, candidates, belief, bot, outlook, invariants),
    longest=longest,
    results=(0.0, 1.0),
    zero_sum=False,
    equal_seats=True,
    usual=4,
    presets={
        "learning": {"rule_elector": "off", "rule_dynasty": "off", "rule_hero": "off"},
        "full": {},
        "grand": {"games": 3},
    },
    # Its player weighs every card against all others: far too long for whole games.
    horizon=lambda seat, players: 1,
)
