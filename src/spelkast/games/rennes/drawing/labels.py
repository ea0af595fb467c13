"""What a drawing of Rennes-le-Château says in words: from the game's texts, or plain tokens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from ....engine.actions import seat_letter
from ....engine.view import View
from ....engine.words import Value
from ..board import NODES
from ..components import CARDS, COLOURS, FATES, GHOSTS, LOCATIONS

Names = Mapping[str, str]
"""Seat letter -> name of the player."""


class Words(Protocol):
    """The part of `engine.words.Words` that drawings use."""

    def token(self, domain: str, token: str, form: str = "") -> str: ...

    def decision(self, view: View, names: Names | None = None) -> tuple[str, str]: ...

    def tell(self, key: str, names: Names | None = None, /, **values: Value) -> str: ...


def capital(name: str) -> str:
    """A name that stands alone."""
    return name[:1].upper() + name[1:]


class Labels:
    """Names of things for one drawing. Without words everything is called by its plain token."""

    def __init__(self, words: Words | None = None, names: Names | None = None) -> None:
        self.words = words
        self._names = names or {}

    def token(self, domain: str, token: str) -> str:
        if self.words is None:
            return token.replace("_", " ")
        return self.words.token(domain, token)

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

    def colour(self, hue: int) -> str:
        return self.token("colour", COLOURS[hue])

    def card(self, card: int) -> str:
        return self.token("card", CARDS[card])

    def location(self, n: int) -> str:
        return capital(self.token("location", LOCATIONS[n]))

    def ghost(self, n: int) -> str:
        return self.token("ghost", GHOSTS[n])

    def fate(self, n: int) -> str:
        return self.token("fate", FATES[n])

    def node(self, node: int) -> str:
        return self.token("node", NODES[node])

    def pair(self, what: str, of: str) -> str:
        """ "Jan: 27 points", with the colon as the language wants it."""
        return self.tell("pair", what=what, of=of)

    def listing(self, hues: list[int]) -> str:
        """Colours one after the other."""
        return ", ".join(map(self.colour, hues)) or "–"
