"""Reading a scenario file: every value is checked, and every complaint says where it stands."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Mapping
from typing import NoReturn

from ..actions import Domain, seat_letter


class BadScenario(ValueError):
    """A scenario file that does not say something sensible: one line with file, step and key."""


class Reader:
    """A table being read. What is never read is an unknown key, and `finish` complains about it."""

    def __init__(self, table: Mapping[str, object], place: str) -> None:
        self._table = dict(table)
        self._unread = set(self._table)
        self.place = place

    def fail(self, key: str, message: str) -> NoReturn:
        raise BadScenario(f"{self.place}{key}: {message}")

    def finish(self) -> None:
        for key in self._table:
            if key in self._unread:
                self.fail(key, "unknown key")

    def __contains__(self, key: str) -> bool:
        return key in self._table

    def __iter__(self) -> Iterator[str]:
        return iter(self._table)

    def raw(self, key: str) -> object:
        if key not in self._table:
            self.fail(key, "missing")
        self._unread.discard(key)
        return self._table[key]

    def text(self, key: str) -> str:
        value = self.raw(key)
        if not isinstance(value, str):
            self.fail(key, f"a text is wanted, not {value!r}")
        return value

    def number(self, key: str) -> int:
        value = self.raw(key)
        if not isinstance(value, int) or isinstance(value, bool):
            self.fail(key, f"a whole number is wanted, not {value!r}")
        return value

    def entries(self, key: str) -> list[object]:
        value = self.raw(key)
        if not isinstance(value, list):
            self.fail(key, f"a list is wanted, not {value!r}")
        return value

    def texts(self, key: str) -> list[str]:
        found: list[str] = []
        for value in self.entries(key):
            if not isinstance(value, str):
                self.fail(key, f"a list of texts is wanted, not one with {value!r}")
            found.append(value)
        return found

    def table(self, key: str) -> Reader:
        """The table of that name, an empty one if there is none."""
        value = self.raw(key) if key in self else {}
        if not isinstance(value, dict):
            self.fail(key, f"a table is wanted, not {value!r}")
        return Reader(value, f"{self.place}{key}.")

    def tables(self, key: str) -> list[Reader]:
        """The list of tables of that name, an empty one if there is none."""
        found: list[Reader] = []
        for number, value in enumerate(self.entries(key) if key in self else [], start=1):
            if not isinstance(value, dict):
                self.fail(key, f"a list of tables is wanted, not one with {value!r}")
            found.append(Reader(value, f"{self.place}{key} {number}: "))
        return found

    # Words of the game.

    def word(self, key: str, text: str, known: Iterable[str], what: str) -> str:
        """The text itself, if it is one of the known ones."""
        words = list(known)
        if text not in words:
            near = difflib.get_close_matches(text, words, n=1)
            hint = f"did you mean {near[0]!r}?" if near else f"known: {', '.join(words)}"
            self.fail(key, f"{text!r} is no {what}; {hint}")
        return text

    def code(self, key: str, text: str, domain: Domain) -> int:
        return domain.code(self.word(key, text, domain.tokens, domain.name))

    def codes(self, key: str, domain: Domain) -> list[int]:
        return [self.code(key, text, domain) for text in self.texts(key)]

    def seat(self, key: str, letter: str, players: int) -> int:
        letters = [seat_letter(seat) for seat in range(players)]
        return letters.index(self.word(key, letter, letters, "seat at this table"))

    def by_seat(self, players: int) -> Iterator[tuple[int, str]]:
        """The keys of this table, which are seat letters."""
        for letter in self:
            yield self.seat(letter, letter, players), letter

    def by_number(self) -> Iterator[tuple[int, str]]:
        """The keys of this table, which are numbers."""
        for key in self:
            if not key.isdecimal():
                self.fail(key, "a number is wanted here")
            yield int(key), key
