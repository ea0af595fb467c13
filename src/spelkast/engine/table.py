"""`Table`: one game being played, for people, tests and the server.

A game is its name, options, seed and list of actions; the state is derived from them. A table
hands out views; the full state stays inside until the game is over.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass

import numpy as np

from . import rulebook
from .actions import Action, UnknownAction, seat_letter
from .chance import check_deal, fresh_seed, seed_words
from .codes import Refusal, Sealed
from .game import Game
from .numbers import whole
from .schema import PUBLIC, StateArray, clone
from .view import Event, View, digest, read_events, seats_in


class IllegalAction(ValueError):
    """A refused action. `reason` says why as data, `ruling` which rule forbids it, if one does."""

    def __init__(self, seat: int, action: Action, reason: str, ruling: str = "") -> None:
        self.seat, self.action, self.reason, self.ruling = seat, action, reason, ruling
        rule = f" ({ruling})" if ruling else ""
        super().__init__(f"seat {seat_letter(seat)} cannot {action.text!r}: {reason}{rule}")


class NoUndo(ValueError):
    """A move that cannot be taken back. `reason` and `ruling` as for an illegal action."""

    def __init__(self, seat: int, sealed: Sealed, ruling: str = "") -> None:
        self.seat, self.reason, self.ruling = seat, sealed.slug, ruling
        rule = f" ({ruling})" if ruling else ""
        super().__init__(f"seat {seat_letter(seat)} cannot take back: {self.reason}{rule}")


@dataclass(frozen=True)
class Move:
    """One entry of the log."""

    seat: int
    action: Action

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)} {self.action.text}"


@dataclass(frozen=True)
class _Step:
    """What is remembered of a step: who owed a decision before it, and the state after it."""

    waiting: int
    sealed: Sealed | None
    """Why it cannot be taken back, if it cannot."""
    after: StateArray


class Table:
    """One game being played. Without a seed nobody can know the deal beforehand."""

    def __init__(
        self,
        game: Game,
        players: int | None = None,
        seed: int | None = None,
        deal: int = 0,
        options: Mapping[str, object] | None = None,
    ) -> None:
        self.game = game
        self.players = game.check_players(game.players[0] if players is None else players)
        self.seed = fresh_seed() if seed is None else seed
        self.deal = check_deal(deal)
        self.options = game.complete_options(options or {})
        self._opening: StateArray | None = None
        self._deal_out()

    @classmethod
    def at(cls, game: Game, position: StateArray) -> Table:
        """A table that begins in the middle of a game, to try things out; it cannot be saved."""
        table = cls.__new__(cls)
        table.game, table.players = game, int(position[0].seats)
        table.seed = table.deal = 0
        table.options = game.options_of(position[0])
        table._opening = clone(position)
        table._deal_out()
        return table

    def _deal_out(self) -> None:
        if self._opening is not None:
            self._states = clone(self._opening)
        else:
            self._states = self.game.blank(1, self.players, self.options)
            rulebook.start(self._states[0], seed_words(self.seed), self.deal)
        self.log: list[Move] = []
        self._steps = [_Step(0, Sealed.SOMETHING_DRAWN, clone(self._states))]

    # Who, what, where.

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return seats_in(int(self._states[0].to_act))

    @property
    def over(self) -> bool:
        return bool(self._states[0].over)

    @property
    def results(self) -> tuple[float, ...] | None:
        """The result of each seat, when the game is over."""
        if not self.over:
            return None
        out = np.zeros(self.players)
        rulebook.score(self._states[0], out)
        return tuple(float(value) for value in out)

    @property
    def ranks(self) -> tuple[int, ...] | None:
        """The rank of each seat, 1 for the first, when the game is over. Equals share a rank."""
        if not self.over:
            return None
        out = np.zeros(self.players)
        rulebook.standing(self._states[0], out)
        return tuple(1 + int((out > mine).sum()) for mine in out)

    def view(self, seat: int = PUBLIC) -> View:
        """What a seat knows; without one, what a spectator sees."""
        return View(self.game, self._seat(seat), self._states)

    def legal(self, seat: int) -> list[Action]:
        """The legal actions of a seat, none if it owes no decision."""
        return self.view(seat).legal()

    def events(self, seat: int = PUBLIC, since: int = 0) -> list[Event]:
        """What happened, as this seat may know it: everything, or from move number `since` on."""
        first = self._moves(since, past=1)
        steps = range(first, len(self._steps))
        return [event for step in steps for event in self.events_of(step, seat)]

    def events_of(self, step: int, seat: int = PUBLIC) -> list[Event]:
        """What this seat learned in one step; the deal is step 0, the first move step 1."""
        states = clone(self._steps[step].after)
        rulebook.redact(states, 0, self._seat(seat))
        return list(read_events(self.game, states[0]))

    def open_state(self) -> StateArray:
        """The full state, which only a finished game gives away."""
        if not self.over:
            raise ValueError("the cards are shown when the game is over")
        return clone(self._states)

    def digest(self) -> str:
        """A fingerprint of the position. It tells nothing, but two tables can be compared by it."""
        return digest(self._states)

    # Playing.

    def play(self, seat: int, action: Action | str | int) -> list[Event]:
        """Play an action; the events that the seat may know. Refused: an error, nothing changed."""
        self._advance(self._seat(seat), self.action(action))
        return self.events(seat, since=len(self.log))

    def _advance(self, seat: int, action: Action) -> None:
        self.check(seat, action)
        rulebook.step(self._states[0], seat, action.id)
        self._note(seat, action)

    def _note(self, seat: int, action: Action) -> None:
        """Remember the step that led to the present state."""
        before = self._steps[-1].after[0]
        sealed = self._sealed(int(before.chance_drawn))
        self._steps.append(_Step(int(before.to_act), sealed, clone(self._states)))
        self.log.append(Move(seat, action))

    def action(self, action: Action | str | int) -> Action:
        """The action meant: itself, its text, or its number."""
        if isinstance(action, str):
            return self.game.actions.parse(action)
        if isinstance(action, Action):
            return self.game.actions.parse(action.text)
        number = whole(action)
        if number is None:
            raise UnknownAction(f"{action!r} is no action: give its text or its number")
        return self.game.actions[number]

    def check(self, seat: int, action: Action | str | int) -> None:
        """Raise `IllegalAction` with the reason if this seat may not do this now."""
        wanted = self.action(action)
        if self._seat(seat) == PUBLIC:
            raise ValueError("a spectator has no actions")
        view = self.view(seat).record  # a refusal must not say more than the seat knows
        if view.over:
            raise IllegalAction(seat, wanted, Refusal.GAME_OVER.slug)
        if not rulebook.waits_for(view, seat):
            raise IllegalAction(seat, wanted, Refusal.NOT_YOUR_TURN.slug)
        if wanted.kind not in self.game.phases.of(int(view.phase)).kinds:
            raise IllegalAction(seat, wanted, Refusal.NOT_IN_THIS_PHASE.slug)
        reason = self.game.reasons.of(int(rulebook.forbids(view, seat, wanted.id)))
        if reason:
            raise IllegalAction(seat, wanted, reason.slug, reason.ruling)

    def _seat(self, seat: int) -> int:
        return self.game.check_seat(seat, self.players)

    def _moves(self, count: int, past: int = 0) -> int:
        number = whole(count)
        if number is None or not 0 <= number <= len(self.log) + past:
            raise ValueError(f"there is no move {count!r}: this game has {len(self.log)}")
        return number

    # Taking back.

    def _sealed(self, drawn: int) -> Sealed | None:
        """Why the last step cannot be taken back, given how much was drawn before it."""
        s = self._states[0]
        if int(s.chance_drawn) != drawn:
            return Sealed.SOMETHING_DRAWN
        told = (self.game.events.of(int(s.event_kind[n])) for n in range(int(s.event_count)))
        return Sealed.SOMETHING_REVEALED if any(event.reveals for event in told) else None

    def undo(self, seat: int) -> Action:
        """Take back the seat's last move, up to the last draw or revelation.

        Others may have moved since only if they owed their decision at the same time: then their
        moves stand, for they were made without knowledge of this one.
        """
        index = self._undoable(seat)
        twin = self.fork(index)
        for kept in self.log[index + 1 :]:
            try:
                twin._advance(kept.seat, kept.action)
            except IllegalAction as error:  # it was made possible by the move in question
                raise NoUndo(seat, Sealed.MOVED_SINCE) from error
        taken_back = self.log[index].action
        self._states, self._steps, self.log = twin._states, twin._steps, twin.log
        return taken_back

    def can_undo(self, seat: int) -> bool:
        try:
            self._undoable(seat)
        except NoUndo:
            return False
        return True

    def _undoable(self, seat: int) -> int:
        seat = self._seat(seat)
        mine = [n for n, move in enumerate(self.log) if move.seat == seat]
        if not mine:
            raise NoUndo(seat, Sealed.NOT_MOVED_YET)
        index = mine[-1]
        if final := self.game.actions.kinds[self.log[index].action.kind].final:
            raise NoUndo(seat, Sealed.FINAL_CHOICE, final)
        own = self._steps[index + 1]
        if own.sealed is not None:
            raise NoUndo(seat, own.sealed)
        together = own.waiting & ~(1 << seat)
        for move, step in zip(self.log[index + 1 :], self._steps[index + 2 :], strict=True):
            if not together >> move.seat & 1:
                raise NoUndo(seat, Sealed.MOVED_SINCE)
            # Who still owes an answer gives it in several moves: how many is a secret.
            together &= int(step.after[0].to_act)
        # Of what others drew or learned since, the seat may know only what it was told.
        news = self.events(seat, since=index + 2)
        if any(kind.reveals for kind in self.game.events if kind.slug in {e.kind for e in news}):
            raise NoUndo(seat, Sealed.SOMETHING_REVEALED)
        return index

    # Keeping.

    def fork(self, moves: int | None = None) -> Table:
        """A table of its own with the first `moves` moves of this one."""
        count = self._moves(len(self.log) if moves is None else moves)
        if self._opening is not None:
            twin = Table.at(self.game, self._opening)
        else:
            twin = Table(self.game, self.players, self.seed, self.deal, self.options)
        for move in self.log[:count]:
            twin._advance(move.seat, move.action)
        return twin

    def twin(self) -> Table:
        """The same table once more, at once: what is played at one does not touch the other."""
        twin = copy(self)
        twin._states = clone(self._states)
        twin._steps, twin.log = list(self._steps), list(self.log)
        return twin

    def position(self) -> StateArray:
        """The present position, for the store alone: it holds all secrets."""
        return clone(self._states)

    def go_to(self, moves: Sequence[Move], positions: StateArray) -> None:
        """Stand where `positions` says these moves lead, without playing them again."""
        for number, move in enumerate(moves, start=1):
            self._states = clone(positions[number : number + 1])
            self._note(move.seat, move.action)

    def replay(self, seat: int = PUBLIC) -> Iterator[View]:
        """The game again as this seat saw it: after the deal, and after every move it noticed.

        Each view has the events that led to it. What changed nothing for the seat is left out:
        even that something happened can be a secret.
        """
        last = b""
        for step in self._steps:
            view = View(self.game, self._seat(seat), step.after)
            if (now := view.still()) != last or view.record.event_count:
                yield view
            last = now

    def save(self) -> dict[str, object]:
        """The game as plain data for a JSON file; `spelkast.load` brings it back."""
        if self._opening is not None:
            raise ValueError("a table that began in the middle of a game has no deal to save")
        from .gamefile import to_data

        return to_data(self)

    def __repr__(self) -> str:
        state = "over" if self.over else f"to act: {', '.join(map(seat_letter, self.to_act))}"
        return f"<{self.game.slug}, {self.players} players, {len(self.log)} moves, {state}>"
