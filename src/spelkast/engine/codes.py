"""Numbered words with a note: how a game declares its phases, events and reasons as data."""

from __future__ import annotations

from enum import IntEnum
from typing import Self


class Code(IntEnum):
    """Members are numbered from 0 in the order they are written; the value written is a note.

    >>> class Phase(Code):
    ...     FIGHT = "fight"
    ...     REVEAL = ""
    >>> Phase.REVEAL + 0, Phase.FIGHT.note, Phase.FIGHT.slug
    (1, 'fight', 'fight')
    """

    note: str

    def __new__(cls, note: str = "") -> Code:
        code = int.__new__(cls, len(cls.__members__))
        code._value_ = len(cls.__members__)
        code.note = note
        return code

    @classmethod
    def of(cls, number: int) -> Self:
        """The member with this number, as a kernel gives it."""
        found = cls._value2member_map_[number]
        assert isinstance(found, cls)
        return found

    @property
    def slug(self) -> str:
        """The name as texts and files spell it."""
        return self.name.lower().replace("_", "-")


class Phase(Code):
    """A moment of a game. The note lists the action kinds offered then; "" if nobody is asked.

    "~" at the end marks a veiled phase: several seats answer, and nobody sees who has done so. The
    state has a public field `asked` then, the seats that are asked in this phase; others see these
    as waiting until the phase is over. "~5": answers of people count after five seconds at the
    earliest, so that the end of the phase does not tell who had nothing to think about.
    """

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple(self.note.partition("~")[0].split())

    @property
    def veiled(self) -> bool:
        return "~" in self.note

    @property
    def open_for(self) -> float:
        """How many seconds the phase stays open at least while a person is asked."""
        return float(self.note.partition("~")[2] or 0)


class Says(Code):
    """What can happen. The note lists the arguments: a domain, or name=domain; then maybe "!".

    "!" marks a revelation: something that was hidden from somebody is hidden no longer. An event is
    told to everybody, unless arguments are marked "*": then to those seats alone.
    """

    @property
    def reveals(self) -> bool:
        return self.note.endswith("!")

    @property
    def params(self) -> tuple[tuple[str, str], ...]:
        """(argument, domain) pairs."""
        words = self.note.rstrip("!").replace("*", "").split()
        pairs = (word.partition("=") for word in words)
        return tuple((name, domain or name) for name, _, domain in pairs)

    @property
    def told_to(self) -> tuple[int, ...]:
        """Which arguments name the seats that are told; none if everybody is."""
        words = self.note.rstrip("!").split()
        return tuple(n for n, word in enumerate(words) if word.startswith("*"))


class Reason(Code):
    """Why an action is refused in its own phase; the note is the ruling. Member 0: it is not."""

    @property
    def ruling(self) -> str:
        return self.note


class Refusal(Code):
    """Why an action is refused before any rule of the game is asked."""

    GAME_OVER = ""
    NOT_YOUR_TURN = ""
    NOT_IN_THIS_PHASE = ""


class Sealed(Code):
    """Why a move cannot be taken back."""

    NOT_MOVED_YET = ""
    FINAL_CHOICE = ""
    SOMETHING_DRAWN = ""
    SOMETHING_REVEALED = ""
    MOVED_SINCE = ""
