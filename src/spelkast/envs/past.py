"""A game as a tree of positions, and what each seat knows of the way to one of them.

What a seat knows is more than its present view: it remembers all it saw, and what it did. The
fingerprint of that is its information state. A step that a seat cannot notice leaves it as it is.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from ..engine import rulebook
from ..engine.chance import seed_words
from ..engine.game import Game, game
from ..engine.schema import PUBLIC, StateArray, clone
from ..engine.view import View, without_events

OTHERS: dict[str, Game] = {}
"""Games that are not in the cupboard, by name: so that their positions can be read back."""

FINGERPRINT = 16
"""Bytes: two pasts with the same fingerprint will not be seen."""
ALL = 1 << 30
"""More choices than anybody ever has."""


class Known(NamedTuple):
    """What a seat knows at one moment: a fingerprint of its past, and its view without events."""

    fingerprint: bytes
    still: bytes


class Moment:
    """One position of one game, with the way to it. It never changes, so copies share it.

    In a miniature (see endgame.py) every seat has a number of choices `left`. What comes after a
    choice is kept there, since all of it will be looked at again and again.
    """

    def __init__(
        self,
        game: Game,
        states: StateArray,
        parent: Moment | None = None,
        move: tuple[int, int] | None = None,
        known: Mapping[int, Known] | None = None,
        first: int | None = None,
        left: tuple[int, ...] | None = None,
    ) -> None:
        self.game, self.parent, self.move, self._first = game, parent, move, first
        self.left = left
        self._next: dict[int, Moment] = {}
        self._legal: dict[int, tuple[int, ...]] = {}
        self._states = states
        self._known: dict[int, Known] = dict(known or {})
        self._given = dict(known or {})

    def __deepcopy__(self, memo: object) -> Moment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """A list of positions: a chain of parents would be too deep for pickle."""
        line: list[Moment] = []
        moment: Moment | None = self
        while moment is not None:
            line.append(moment)
            moment = moment.parent
        steps = [_Step(m._states.tobytes(), m.move, m._given, m._first, m.left) for m in line[::-1]]
        return _read_line, (self.game.slug, steps)

    @property
    def over(self) -> bool:
        return bool(self._states[0].over)

    @property
    def seats(self) -> int:
        return int(self._states[0].seats)

    @property
    def seat(self) -> int:
        """The lowest seat that owes a decision; in what was imagined, the one whose turn it was.

        Who asks one after the other shows whose turn it is, also where nobody should see who has
        answered: a seat that is asked now is asked in all that it can imagine.
        """
        if self._first is not None and rulebook.waits_for(self._states[0], self._first):
            return self._first
        return int(rulebook.next_seat(self._states[0]))

    @property
    def phase_name(self) -> str:
        return self.game.phases.of(int(self._states[0].phase)).slug

    def legal(self, seat: int) -> tuple[int, ...]:
        if seat not in self._legal:
            mask = np.zeros(len(self.game.actions), dtype=np.uint8)
            rulebook.legal(self._states[0], seat, mask)
            self._legal[seat] = tuple(np.flatnonzero(mask).tolist())
        return self._legal[seat]

    def after(self, seat: int, action: int) -> Moment:
        """The moment that this action leads to; in a miniature, that of the next choice."""
        if self.left is None:
            return self.step(seat, action)
        if action not in self._next:
            left = list(self.left)
            left[seat] -= 1
            self._next[action] = self.step(seat, action, tuple(left))._next_choice()
        return self._next[action]

    def step(self, seat: int, action: int, left: tuple[int, ...] | None = None) -> Moment:
        """The very next moment."""
        states = clone(self._states)
        rulebook.step(states[0], seat, action)
        return Moment(self.game, states, self, (seat, action), left=left)

    def _next_choice(self) -> Moment:
        """A lone action is taken by itself; without choices left, what the rules player does."""
        moment = self
        while not moment.over:
            seat = moment.seat
            legal = moment.legal(seat)
            if len(legal) > 1 and moment.left is not None and moment.left[seat] > 0:
                break
            action = legal[0] if len(legal) == 1 else moment.usual(seat)
            moment = moment.step(seat, action, moment.left)
        return moment

    def usual(self, seat: int) -> int:
        """What the rule-based player does here, from this seat's view and without whims."""
        view = self.view(seat)
        return int(rulebook.choose(view.record, seat, view.mask(), np.zeros(1, dtype=np.int64)))

    def results(self) -> list[float]:
        out = np.zeros(self.seats)
        rulebook.score(self._states[0], out)
        return [float(result) for result in out]

    def view(self, viewer: int) -> View:
        return View(self.game, viewer, self._states)

    def known(self, viewer: int) -> Known:
        """What this viewer knows by now; asked of a later moment, the earlier ones are kept."""
        line: list[Moment] = []
        moment: Moment | None = self
        while moment is not None and viewer not in moment._known:
            line.append(moment)
            moment = moment.parent
        last = moment._known[viewer] if moment is not None else Known(b"", b"")
        for moment in reversed(line):
            last = moment._known[viewer] = moment._noticed(viewer, last)
        return last

    def _noticed(self, viewer: int, last: Known) -> Known:
        view = self.view(viewer)
        still = view.still()
        mine = self.move is not None and self.move[0] == viewer
        if still == last.still and not view.record.event_count and not mine:
            return last
        print_ = hashlib.blake2b(last.fingerprint, digest_size=FINGERPRINT)
        print_.update(bytes([viewer]) + view.records.tobytes())
        if mine:
            assert self.move is not None
            print_.update(self.move[1].to_bytes(4, "little"))
        return Known(print_.digest(), still)

    def imagine(self, seat: int, seed: int) -> Moment:
        """Another moment that this seat cannot tell from the present one."""
        states = clone(self.view(seat).records)
        rulebook.imagine(states, 0, seat, seed_words(seed), 0)
        known = {seat: self.known(seat)}
        return Moment(self.game, states, None, None, known, self.seat, self.left)

    def forget(self, choices: int) -> Moment:
        """The same position as the beginning of a miniature: nobody knows how it came about."""
        return Moment(self.game, without_events(self._states), left=(choices,) * self.seats)

    def fact_lines(self, viewer: int, public: bool, private: bool) -> str:
        """What the viewer sees, field by field; what is 0 is left out."""
        open_ = self.view(PUBLIC).records.view(np.ndarray)
        own = self.view(viewer).records.view(np.ndarray)
        told = []
        private = private and viewer != PUBLIC
        for name, field in self.game.state.fields.items():
            hidden = field.visibility.value
            source = open_ if hidden == "public" else own
            if (hidden == "public" and public) or (hidden == "private" and private):
                row = source[name][0][viewer] if hidden == "private" else source[name][0]
                if np.any(row):
                    told.append(f"{name}={np.asarray(row).tolist()}".replace(" ", ""))
        return " ".join(told)


class _Step(NamedTuple):
    """A moment without the way to it, as it is kept."""

    raw: bytes
    move: tuple[int, int] | None
    known: dict[int, Known]
    first: int | None
    left: tuple[int, ...] | None


def _read_line(slug: str, steps: list[_Step]) -> Moment:
    rules = OTHERS.get(slug) or game(slug)
    moment: Moment | None = None
    for raw, move, known, first, left in steps:
        states = np.frombuffer(bytearray(raw), dtype=rules.state.dtype).view(np.recarray)
        moment = Moment(rules, states, moment, move, known, first, left)
    assert moment is not None
    return moment
