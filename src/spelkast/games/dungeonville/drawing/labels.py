"""What a drawing of Dungeonville says in words: from the game's texts, or plain tokens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from ....engine.actions import seat_letter
from ....engine.view import View
from ....engine.words import Value
from ..components import CARD_KEYS, DUNGEON_KEYS, HOUSES
from . import facts

Names = Mapping[str, str]
"""Seat letter -> name of the player."""


class Words(Protocol):
    """The part of `engine.words.Words` that drawings use."""

    def token(self, domain: str, token: str, form: str = "") -> str: ...

    def decision(self, view: View, names: Names | None = None) -> tuple[str, str]: ...

    def tell(self, key: str, names: Names | None = None, /, **values: Value) -> str: ...


def capital(name: str) -> str:
    """A name that stands alone; the Dutch ij is one letter."""
    first = 2 if name.startswith("ij") else 1
    return name[:first].upper() + name[first:]


class Labels:
    """Names of things for one drawing. Without words everything is called by its plain token."""

    def __init__(self, words: Words | None = None, names: Names | None = None) -> None:
        self.words = words
        self._names = names or {}

    def token(self, domain: str, token: str) -> str:
        plain = token.replace("_", " ").replace("-", " ")
        return plain if self.words is None else self.words.token(domain, token)

    def tell(self, word: str, **values: Value) -> str:
        """A message of the scene: "scene-" and this word."""
        if self.words is not None:
            return self.words.tell(f"scene-{word}", self._names, **values)
        return " ".join([word.replace("-", " "), *map(str, values.values())])

    def decision(self, view: View) -> tuple[str, str]:
        """What the viewer, or somebody else, must decide; and why."""
        if self.words is not None:
            what, why = self.words.decision(view, self._names)
            return what, why
        return view.phase_name.replace("-", " "), ", ".join(map(self.seat, view.waiting))

    def seat(self, seat: int) -> str:
        letter = seat_letter(seat)
        return self._names.get(letter, letter)

    def adventurer(self, rank: int) -> str:
        """ "blue thief"."""
        if self.words is None:
            shade = facts.colour(rank)
            return facts.kind(rank) if shade == "none" else f"{shade} {facts.kind(rank)}"
        return self.words.token("adventurer", str(rank))

    def dungeon(self, d: int) -> str:
        return self.token("dungeon", DUNGEON_KEYS[d])

    def house(self, n: int) -> str:
        """A place in town; the sixth is the deed house."""
        name = self.token("house", HOUSES[n]) if n < len(HOUSES) else self.tell("deed-house")
        return capital(name)

    def gate(self, d: int) -> str:
        """The name of a dungeon as it is written over its gate."""
        return capital(self.dungeon(d))

    def card(self, card: int) -> str:
        return self.token("card", CARD_KEYS[card])

    def pair(self, what: str, of: str) -> str:
        """ "Jan: Ice Cave", with the colon as the language wants it."""
        return self.tell("pair", what=what, of=of)

    def symbol(self, symbol: str) -> str:
        """A letter, or the word for an item."""
        return self.tell("item") if symbol == facts.ITEM else symbol
