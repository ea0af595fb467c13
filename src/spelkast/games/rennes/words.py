"""What the banner of Rennes-le-Château can name, read from a view: it tells no more than that."""

from __future__ import annotations

from ...engine.view import View
from ...engine.words import Token, Value
from . import cards, rules
from .actions import CLUE


def decision_args(view: View) -> dict[str, Value]:
    """What is in progress for the seat whose turn it is; all of it is open to everybody."""
    s = view.record
    seat = rules.active(s)
    limit = int(cards.refill_limit(s, seat))
    return {
        "dots": int(view.pool.sum()),
        "wanted": Token("clue", CLUE.token(int(view.wanted))),
        "found": Token("clue", CLUE.token(int(view.found))),
        "laid": int((view.picked > 0).sum()),
        "draws": int(view.draws_left),
        "limit": limit,
        "room": max(0, limit - int(view.hand_size[seat])),
    }
