"""Actions: a fixed numbered list per game, each with a stable text form.

An action is a small integer in kernels, an `Action` for people, and a line of text ("steal B") in
logs, scenarios and on the command line. All three say the same and turn into each other.
"""

from __future__ import annotations

import difflib
import itertools
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from .codes import Phase
from .schema import MAX_SEATS


@dataclass(frozen=True)
class Domain:
    """What an argument can be: a named, ordered list of tokens. `first` numbers the first one."""

    name: str
    tokens: tuple[str, ...]
    first: int = 0

    def __len__(self) -> int:
        return len(self.tokens)

    def token(self, code: int) -> str:
        return self.tokens[code - self.first]

    def code(self, token: str) -> int:
        return self.tokens.index(token) + self.first


def numbers(name: str, first: int, last: int) -> Domain:
    return Domain(name, tuple(str(n) for n in range(first, last + 1)), first)


def seats(count: int) -> Domain:
    return Domain("seat", tuple(seat_letter(seat) for seat in range(count)))


def seat_letter(seat: int) -> str:
    return "ABCDEFGH"[seat] if 0 <= seat < MAX_SEATS else "?"


@dataclass(frozen=True)
class Kind:
    """A kind of action. `final` is the ruling that forbids taking it back, if there is one."""

    name: str
    domains: tuple[Domain, ...] = ()
    final: str = ""

    def __len__(self) -> int:
        return int(np.prod([len(domain) for domain in self.domains], dtype=int))


@dataclass(frozen=True)
class Action:
    """One action of one game. Two are equal if they are the same entry of the list."""

    id: int
    kind: str
    args: tuple[str, ...] = field(default=())

    @property
    def text(self) -> str:
        return " ".join((self.kind, *self.args))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Action({self.text!r})"


class UnknownAction(ValueError):
    """A text that names no action of this game."""


class ActionSpace:
    """The numbered list of all actions of a game."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = {kind.name: kind for kind in kinds}
        self._actions: list[Action] = []
        self._by_text: dict[str, Action] = {}
        self._start: dict[str, int] = {}
        for kind in kinds:
            self._start[kind.name] = len(self._actions)
            for args in itertools.product(*(domain.tokens for domain in kind.domains)):
                self._add(Action(len(self._actions), kind.name, args))

    def _add(self, action: Action) -> None:
        self._actions.append(action)
        self._by_text[action.text.casefold()] = action

    def __len__(self) -> int:
        return len(self._actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __getitem__(self, number: int) -> Action:
        if not 0 <= number < len(self._actions):
            raise UnknownAction(f"action numbers run from 0 to {len(self) - 1}, not {number}")
        return self._actions[number]

    def span(self, kind: str) -> range:
        """The numbers of all actions of a kind."""
        return range(self._start[kind], self._start[kind] + len(self.kinds[kind]))

    def parse(self, text: str) -> Action:
        """The action a text names: the inverse of `str(action)`; case and spacing do not matter."""
        words = text.casefold().split()
        action = self._by_text.get(" ".join(words))
        if action is None:
            raise UnknownAction(self._explain(text, words))
        return action

    def _explain(self, text: str, words: list[str]) -> str:
        kind = self.kinds.get(words[0]) if words else None
        if kind is None:
            near = difflib.get_close_matches(words[0] if words else "", self.kinds, n=1)
            hint = f"did you mean {near[0]!r}?" if near else f"kinds: {', '.join(self.kinds)}"
            return f"{text!r} is no action of this game; {hint}"
        forms = " ".join(_form(domain) for domain in kind.domains)
        return f"{text!r} is no action of this game; write: {kind.name} {forms}".rstrip()

    def kind_codes(self) -> npt.NDArray[np.int8]:
        """Action number -> kind number, for kernels."""
        kinds = list(self.kinds)
        return np.array([kinds.index(action.kind) for action in self], dtype=np.int8)

    def arg_codes(self) -> npt.NDArray[np.int16]:
        """Action number -> code of its first argument (0 without one), for kernels."""
        codes = [
            self.kinds[action.kind].domains[0].code(action.args[0]) if action.args else 0
            for action in self
        ]
        return np.array(codes, dtype=np.int16)

    def spans(self, phases: type[Phase]) -> npt.NDArray[np.int16]:
        """For each phase the runs of action numbers offered then: [phase, run, first/last + 1]."""
        runs = [_joined(self.span(kind) for kind in phase.kinds) for phase in phases]
        table = np.zeros((len(runs), max(map(len, runs)), 2), dtype=np.int16)
        for row, offered in zip(table, runs, strict=True):
            for cell, run in zip(row, offered, strict=False):
                cell[:] = run.start, run.stop
        return table


def _joined(spans: Iterable[range]) -> list[range]:
    """Spans that follow one another as one."""
    runs: list[range] = []
    for span in spans:
        if runs and runs[-1].stop == span.start:
            span = range(runs.pop().start, span.stop)
        runs.append(span)
    return runs


def _form(domain: Domain) -> str:
    if len(domain) > 12:
        return f"{{{domain.tokens[0]}…{domain.tokens[-1]}}}"
    return f"{{{'|'.join(domain.tokens)}}}"
