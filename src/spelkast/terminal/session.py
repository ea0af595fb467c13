"""Who sits at the terminal's table, whose turn it is, and where the game is kept."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..bots import BOTS, make_bot
from ..engine.actions import Action, seat_letter
from ..engine.game import Game
from ..engine.gamefile import FORMAT, BadGameFile, commit, from_data, read, verify, write
from ..engine.schema import PUBLIC
from ..engine.table import Table
from ..engine.view import Event, View

PERSON = "person"
NOBODY = "none"


class Occupied(BadGameFile):
    """Something that is no game lies where a game was to be kept."""


@dataclass
class Session:
    """A table and its chairs: `chairs[seat]` is a bot's name, or the person at the keyboard."""

    table: Table
    chairs: tuple[str, ...]
    shown: int = 0
    """How many steps the person has been told of; the deal is the first."""
    data: Mapping[str, Any] = field(default_factory=dict)
    """The file it was taken up from: what we do not know in it is kept."""

    @classmethod
    def new(
        cls,
        rules: Game,
        players: int | None,
        seat: str,
        bots: Sequence[str],
        seed: int | None,
        options: Mapping[str, object],
    ) -> Session:
        """A fresh deal. Bots take the other seats in order, the last one all that are left."""
        count = rules.check_players(rules.usual if players is None else players)
        chairs = seat_everybody(find_seat(seat, count), bots, count)
        return cls(Table(rules, count, seed, options=options), chairs)

    @property
    def seat(self) -> int:
        """The person's, or that of a spectator."""
        return self.chairs.index(PERSON) if PERSON in self.chairs else PUBLIC

    @property
    def watching(self) -> bool:
        return self.seat == PUBLIC

    @property
    def asked(self) -> bool:
        """Does the person owe a decision?"""
        return self.seat in self.table.to_act and not self.table.over

    def view(self) -> View:
        return self.table.view(self.seat)

    def play(self, action: Action) -> None:
        self.table.play(self.seat, action)

    def go_on(self) -> None:
        """Let the bots move until the person is asked; a spectator is asked after all news."""
        while not self.table.over and not self.asked:
            self._bot_moves(self.table.to_act[0])
            if self.watching and self.table.events(self.seat, since=self.shown):
                return

    def _bot_moves(self, seat: int) -> None:
        """A bot is made anew for every move, so that a game taken up again goes the same way."""
        bot = make_bot(self.chairs[seat], self._bot_luck(), seat)
        view = self.table.view(seat)
        self.table.play(seat, bot.choose(view, view.legal()))

    def _bot_luck(self) -> int:
        """A seed for this move that tells nothing about the seed of the deal."""
        moment = f"bots:{self.table.seed}:{len(self.table.log)}"
        return int.from_bytes(hashlib.sha256(moment.encode()).digest()[:16])

    def news(self) -> list[Event]:
        """What happened since the last time, as the person may know it."""
        found = self.table.events(self.seat, since=self.shown)
        self.shown = len(self.table.log) + 1
        return found

    def undo(self) -> Action:
        taken_back = self.table.undo(self.seat)
        self.shown = min(self.shown, len(self.table.log) + 1)
        return taken_back

    def save(self, path: Path) -> None:
        """A game file with one entry more: who sits where."""
        check_target(path)
        chairs = {seat_letter(seat): name for seat, name in enumerate(self.chairs)}
        write({**self.data, **self.table.save(), "chairs": chairs}, path)


def find_seat(name: str, players: int) -> int | None:
    """The seat of that letter; None for `none`."""
    letters = [seat_letter(seat) for seat in range(players)]
    if name.casefold() == NOBODY:
        return None
    if name.upper() not in letters:
        raise ValueError(f"there is no seat {name!r} (there are: {', '.join(letters)}, {NOBODY})")
    return letters.index(name.upper())


def seat_everybody(person: int | None, bots: Sequence[str], players: int) -> tuple[str, ...]:
    free = [seat for seat in range(players) if seat != person]
    if not 1 <= len(bots) <= len(free):
        raise ValueError(f"give between 1 and {len(free)} bots, not {len(bots)}")
    for name in bots:
        if name not in BOTS:  # a saved game names its bots: it must not be able to name a program
            raise ValueError(f"there is no bot {name!r} (there are: {', '.join(BOTS)})")
    chairs = [PERSON] * players
    for number, seat in enumerate(free):
        chairs[seat] = bots[min(number, len(bots) - 1)]
    return tuple(chairs)


def resume(path: Path) -> Session:
    """The game that a file holds; without chairs in it the person sits in the first seat."""
    data = read(path)
    table = from_data(data)
    for check in verify(data):
        if not check.passed:
            raise BadGameFile(f"{path} is not true: its {check.name} ({check.detail})")
    return Session(table, read_chairs(data, table.players), len(table.log) + 1, data)


def read_chairs(data: Mapping[str, Any], players: int) -> tuple[str, ...]:
    letters = [seat_letter(seat) for seat in range(players)]
    found = data.get("chairs", dict.fromkeys(letters, "rules") | {"A": PERSON})
    if not isinstance(found, dict) or list(found) != letters:
        raise BadGameFile(f"'chairs' must name who sits in {', '.join(letters)}")
    chairs = tuple(found.values())
    if chairs.count(PERSON) > 1 or not all(name in (PERSON, *BOTS) for name in chairs):
        raise BadGameFile(f"'chairs' must be {', '.join(BOTS)}, and {PERSON} once at most")
    return chairs


def check_target(path: Path) -> None:
    """A game may be written here: nothing but another game gives way to it."""
    if path.exists() and not holds_game(path):
        raise Occupied(f"{path} is there already, and is not a saved game")


def holds_game(path: Path) -> bool:
    try:
        return bool(read(path).get("format") == FORMAT)
    except BadGameFile:
        return False


def usual_file(session: Session) -> Path:
    """Where a game is kept when nobody says where."""
    state = os.environ.get("XDG_STATE_HOME") or "~/.local/state"
    name = commit(session.table.save(), "file name")[:8]
    return Path(state) / "spelkast" / f"{session.table.game.slug}-{name}.json"
