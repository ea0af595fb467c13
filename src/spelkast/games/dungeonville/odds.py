"""How the next room of a dungeon may end for a group, as one viewer can know it.

By public counting, unless the Orb has shown this viewer the very card (R25). The Tower Shield holds
the first death, and a jester whose letter is not settled cannot be counted (R45).
"""

from __future__ import annotations

from typing import NamedTuple

from ...engine.schema import PUBLIC, Record
from ...engine.view import View
from ...engine.words import Token, Value
from . import measures
from .actions import SEEN
from .components import CARD_LETTER, JESTER, NONE, SHIELD


class Odds(NamedTuple):
    deadly: int
    """Cards that endanger somebody."""
    cards: int
    """Of so many."""
    seen: int = 0
    """Card + 1 that is known to come."""
    shield: bool = False
    """Nobody dies in the first deadly room."""
    jester: bool = False
    """Its danger comes on top."""

    @property
    def percent(self) -> int:
        """How likely the next room kills somebody."""
        return 0 if self.shield or not self.cards else round(100 * self.deadly / self.cards)

    @property
    def figure(self) -> str:
        return f"≥{self.percent}%" if self.jester else f"{self.percent}%"

    @property
    def how(self) -> str:
        """Which sentence is true of it."""
        if self.seen:
            return "safe" if not self.deadly else "held" if self.shield else "kills"
        return "shield" if self.shield else "counted"

    def args(self) -> dict[str, Value]:
        """What the sentences name."""
        return {
            "how": self.how,
            "deadly": self.deadly,
            "cards": self.cards,
            "percent": self.percent,
            "card": Token("seen", SEEN.token(self.seen)),
            "jester": "yes" if self.jester else "no",
        }


def odds(view: View, seat: int, dungeon: int) -> Odds:
    """For the group of a seat, as it is now."""
    return odds_in(view.record, int(view.seat), seat, dungeon)


def odds_in(s: Record, viewer: int, seat: int, dungeon: int) -> Odds:
    """The same in a record that may be a copy, in which something was tried."""
    deadly = int(measures.deadly_to_come(s, seat, dungeon))
    cards = int(measures.cards_to_come(s, dungeon))
    seen = _seen(s, viewer, dungeon)
    if seen:
        deadly, cards = _kills(s, seat, dungeon, seen - 1), 1
    shield = _shielded(s, seat)
    certain = shield or (seen and (deadly or CARD_LETTER[seen - 1] == NONE))
    return Odds(deadly, cards, seen, shield, not certain and _jester_is_open(s, seat))


def _seen(s: Record, viewer: int, dungeon: int) -> int:
    """What the Orb showed this viewer and nobody has drawn since (R25)."""
    if viewer == PUBLIC or not s.orb_valid[viewer, dungeon]:
        return 0
    return int(s.orb_seen[viewer, dungeon])


def _kills(s: Record, seat: int, dungeon: int, card: int) -> int:
    letter = int(CARD_LETTER[card])
    return int(letter != NONE and measures.with_letter(s, seat, dungeon, letter) > 0)


def _shielded(s: Record, seat: int) -> bool:
    used = s.explorer == seat and s.shield_used
    return bool(measures.active(s, seat, SHIELD)) and not used


def _jester_is_open(s: Record, seat: int) -> bool:
    """It gets its letter on entering (R45)."""
    settled = s.explorer == seat and s.jester_letter
    return bool(measures.in_group(s, seat, JESTER)) and not settled
