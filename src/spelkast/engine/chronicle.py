"""`Chronicle`: a game as it was played at a table of people, takings-back included.

A table knows where a game stands. A chronicle also knows how everybody got there: for each viewer
the frames, which are the positions that this viewer noticed, in order. Frames are counted for each
viewer separately, so that the number itself tells nothing. Like a table it hands out views only.
"""

from __future__ import annotations

import hashlib
import zlib
from bisect import bisect_right
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from .codes import Phase
from .game import Game
from .schema import PUBLIC, StateArray, clone
from .table import Move, Table
from .view import Event, View, without_events

UNDO = "undo"
"""An entry that takes back the seat's last move."""


class Entry(NamedTuple):
    """What somebody did: the text of an action, or `UNDO`."""

    seat: int
    text: str


class Line(NamedTuple):
    """Something that happened, and in which of the viewer's frames."""

    frame: int
    event: Event


@dataclass(frozen=True)
class _Noticed:
    """What a viewer has noticed of the first `checked` positions.

    Never changed, only replaced: several threads may look at one chronicle, and a list that two of
    them lengthened would count a frame twice.
    """

    entries: list[int]
    checked: int
    still: bytes


class Chronicle:
    """A table and its past. `add` changes it; a `twin` can be tried out and thrown away."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.entries: list[Entry] = []
        self._after = [table.position()]  # the position after each entry, the deal first
        self._kept = [0]  # the entry behind each step that still counts, 0 for the deal
        self._noticed: dict[int, _Noticed] = {}
        self._lines: dict[int, list[Line]] = {}

    @property
    def game(self) -> Game:
        return self.table.game

    def twin(self) -> Chronicle:
        twin = copy(self)
        twin.table = self.table.twin()
        twin._noticed = self._noticed.copy()
        twin.entries, twin._after, twin._kept = [*self.entries], [*self._after], [*self._kept]
        twin._lines = {}
        return twin

    def add(self, entry: Entry) -> None:
        """Carry out an entry, or raise what the table raises and change nothing."""
        if entry.text == UNDO:
            moved = [n for n, move in enumerate(self.table.log, start=1) if move.seat == entry.seat]
            self.table.undo(entry.seat)
            del self._kept[moved[-1]]
        else:
            self.table.play(entry.seat, entry.text)
            self._kept.append(len(self.entries) + 1)
        self.entries.append(entry)
        self._lines = {}
        self._after.append(self._position(told=entry.text != UNDO))

    def _position(self, told: bool) -> StateArray:
        position = self.table.position()
        return position if told else without_events(position)

    # What each viewer noticed.

    def frames(self, seat: int = PUBLIC) -> list[int]:
        """The entries after which this viewer noticed something; the first is 0, the deal."""
        found = self._noticed.get(seat)
        if found is None:
            found = _Noticed([0], 0, self._view(0, seat).still())
        if found.checked < len(self._after) - 1:
            found = self._noticed[seat] = self._look_further(seat, found)
        return found.entries

    def _look_further(self, seat: int, found: _Noticed) -> _Noticed:
        entries, before = [*found.entries], found.still
        for entry in range(found.checked + 1, len(self._after)):
            view = self._view(entry, seat)
            still = view.still()
            if view.record.event_count or still != before:
                entries.append(entry)
            before = still
        return _Noticed(entries, len(self._after) - 1, before)

    def view(self, seat: int = PUBLIC, frame: int | None = None) -> View:
        """What this viewer saw in one of its frames; without one, in the newest."""
        frames = self.frames(seat)
        if frame is not None and not 0 <= frame < len(frames):
            raise ValueError(f"there is no frame {frame}: the last one is {len(frames) - 1}")
        return self._view(frames[-1 if frame is None else frame], seat)

    def _view(self, entry: int, seat: int) -> View:
        return View(self.game, self.game.check_seat(seat, self.table.players), self._after[entry])

    def lines(self, seat: int = PUBLIC) -> list[Line]:
        """The story as this viewer knows it, without what was taken back."""
        if seat not in self._lines:
            frames = self.frames(seat)
            self._lines[seat] = [
                Line(bisect_right(frames, entry) - 1, event)
                for step, entry in enumerate(self._kept)
                for event in self.table.events_of(step, seat)
            ]
        return self._lines[seat]

    def open_view(self, entry: int, seat: int = PUBLIC) -> View:
        """Everything, after an entry, from a seat: for looking back at a game that is over."""
        self.table.open_state()  # refuses while the game runs
        if not 0 <= entry < len(self._after):
            raise ValueError(f"there is no move {entry}: this game has {len(self.entries)}")
        return View.open(self.game, self._after[entry], seat)

    def moment(self, seat: int) -> str:
        """A name for the decision that a seat owes; "" if it owes none.

        The same as long as the seat is asked the same thing: others who answer at the same time
        do not change it. It never comes back, so an answer counts once.
        """
        view = self.view(seat)
        if view.seat not in view.waiting:
            return ""
        records = without_events(view.records)
        records["to_act"] = 1 << seat
        return f"{self.made_by(seat)}-{hashlib.sha256(records.tobytes()).hexdigest()[:12]}"

    def made_by(self, seat: int) -> int:
        """How many entries are this seat's."""
        return sum(1 for entry in self.entries if entry.seat == seat)

    def asked_after(self, seat: int) -> int:
        """The entry after which a seat came to owe the decision that it owes now."""
        entry = len(self.entries)
        while entry > 0 and self.entries[entry - 1].seat != seat and self._owed(entry - 1, seat):
            entry -= 1
        return entry

    def asked_since(self, seat: int) -> int:
        """The entry after which everybody saw that a seat owes a decision.

        An answer of several secret steps is one decision to the others: how many of them are made,
        and when, must not show. So this follows from what lies open, and is there for every seat
        that seems to be asked. In a veiled phase everybody was asked when it began, which is the
        last that lies open.
        """
        entry, open_frames = len(self.entries), {*self.frames(PUBLIC)}
        while entry > 0 and seat in self._view(entry - 1, PUBLIC).waiting:
            answered = self.entries[entry - 1].seat == seat or self._phase(entry).veiled
            if answered and entry in open_frames:
                break
            entry -= 1
        return entry

    def answers_anew(self, seat: int) -> bool:
        """Has this seat done nothing yet about what it is asked?"""
        return all(entry.seat != seat for entry in self.entries[self.asked_since(seat) :])

    def noticed_last(self, seat: int) -> bool:
        """Has anybody else noticed this seat's last entry?"""
        own = [n for n, entry in enumerate(self.entries, start=1) if entry.seat == seat]
        others = [viewer for viewer in (PUBLIC, *range(self.table.players)) if viewer != seat]
        return not own or any(own[-1] in self.frames(viewer) for viewer in others)

    def waited_for(self, viewer: int) -> dict[int, int]:
        """The seats that a viewer sees owing a decision, and since which entry."""
        return {seat: self.asked_since(seat) for seat in self.view(viewer).waiting}

    @property
    def phase(self) -> Phase:
        """What is asked now."""
        return self._phase(len(self.entries))

    def _phase(self, entry: int) -> Phase:
        return self.game.phases.of(int(self._after[entry][0].phase))

    def _owed(self, entry: int, seat: int) -> bool:
        return bool(int(self._after[entry][0].to_act) >> seat & 1)

    def played(self) -> Chronicle:
        """The same game as if nobody had taken anything back: what a replay shows."""
        if len(self._kept) == len(self._after):
            return self
        whole = Chronicle(self.table.fork(0))
        for move in self.table.log:
            whole.add(Entry(move.seat, move.action.text))
        return whole

    # Keeping.

    def snapshot(self) -> bytes | None:
        """All positions, to stand there again without playing; None if a move was taken back."""
        if len(self._kept) < len(self._after):
            return None
        return zlib.compress(np.concatenate(self._after).tobytes(), level=1)

    def restore(self, entries: Sequence[Entry], snapshot: bytes) -> None:
        """From the deal to where a snapshot stands that was taken after these entries."""
        size = self.game.state.dtype.itemsize
        try:
            raw = zlib.decompress(snapshot)
        except zlib.error as error:
            raise ValueError("the snapshot cannot be read") from error
        if len(raw) != size * (len(entries) + 1):
            raise ValueError("the snapshot is of another length")
        positions = np.frombuffer(raw, dtype=self.game.state.dtype).view(np.recarray)
        if positions[:1].tobytes() != self._after[0].tobytes():
            raise ValueError("the snapshot is of another deal")
        moves = [Move(seat, self.table.action(text)) for seat, text in entries]
        self.table.go_to(moves, positions)
        self.entries = list(entries)
        self._after = [clone(positions[n : n + 1]) for n in range(len(positions))]
        self._kept = list(range(len(positions)))
        self._noticed, self._lines = {}, {}
