"""What a drawing of Ad Inferos says in words: from the game's texts, or plain tokens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from ....engine.actions import Domain, seat_letter
from ....engine.view import View
from ..components import LIBRARY, MONSTER_KEYS, POWERS, STEP_CARDS, UNDERWORLD

Names = Mapping[str, str]
"""Seat letter -> name of the player."""


DRAWING = Domain(
    "drawing",
    (
        "laid",
        "plain",
        "monster-square",
        "power-square",
        "defeated",
        "blocked",
        "step-cards",
        "power-cards",
        "spent",
        "this-turn",
        "chosen",
        "chooses",
        "cancelled",
        "turn",
        "supply",
        "discards",
        "strips",
        "monsters",
    ),
)
"""The words of the drawing itself."""


class Words(Protocol):
    """The part of `engine.words.Words` that drawings use."""

    def token(self, domain: str, token: str) -> str: ...

    def decision(self, view: View, names: Names | None = None) -> tuple[str, str]: ...


class Labels:
    """Names of things for one drawing. Without words everything is called by its plain token."""

    def __init__(self, words: Words | None = None, names: Names | None = None) -> None:
        self._words = words
        self._names = names or {}

    def token(self, domain: str, token: str) -> str:
        plain = token.replace("_", " ").replace("-", " ")
        return plain if self._words is None else self._words.token(domain, token)

    def say(self, word: str) -> str:
        """A word of the drawing itself, such as "blocked"."""
        return self.token(DRAWING.name, word)

    def decision(self, view: View) -> tuple[str, str]:
        """What the viewer, or somebody else, must decide; and why."""
        if self._words is not None:
            what, why = self._words.decision(view, self._names)
            return what, why
        return view.phase_name.replace("-", " "), ", ".join(map(self.seat, view.waiting))

    def seat(self, seat: int) -> str:
        letter = seat_letter(seat)
        return self._names.get(letter, letter)

    def card(self, card: int) -> str:
        return self.token("card", STEP_CARDS[card])

    def power(self, kind: int) -> str:
        return self.token("power", POWERS[kind])

    def monster(self, monster: int) -> str:
        return self.token("monster", MONSTER_KEYS[monster])

    def place(self, square: int) -> str:
        """Where: "square 7", or an end of the path."""
        ends = {UNDERWORLD: "underworld", LIBRARY: "library"}
        if self._words is None and square not in ends:
            return f"square {square}"
        return self.token("place", ends.get(square, str(square)))
