"""The things of the hall as plain data: people, rooms, chairs, and what a viewer is shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from ...engine.actions import seat_letter
from ...engine.schema import PUBLIC
from ...engine.view import Event, View


class Kind(StrEnum):
    """Who a chair is for."""

    EMPTY = "empty"  # for a friend who opens the link
    PERSON = "person"  # somebody with a device of their own
    DEVICE = "device"  # one more person on the host's device
    BOT = "bot"


class State(StrEnum):
    OPEN = "open"  # the host sets the table, friends take their seats
    PLAYING = "playing"
    OVER = "over"


class Watch(StrEnum):
    """Who may watch: they see the public view, never more."""

    NOBODY = "nobody"
    LINK = "link"
    ALL = "all"


AWAY_AFTER = 45.0
"""Seconds of silence after which somebody is said to be away."""
CLOCKS = (0, 30, 180, 86_400)
"""Seconds for each decision that a host can choose from; 0 is no clock."""


@dataclass(frozen=True)
class Person:
    """Somebody who visits: a guest, or with `login` somebody with a password."""

    id: str
    name: str
    login: str | None


@dataclass(frozen=True)
class Chair:
    """One seat of a room."""

    seat: int
    kind: Kind
    name: str
    """What the one who sits there is called; "" for an empty chair and for bots (see `level`)."""
    person: str | None
    """Id of the person who decides here; for DEVICE the person whose device it is; of an EMPTY
    chair the one for whom it is kept, if somebody is."""
    level: str
    """The bot that plays here, or would as a stand-in: a name of `spelkast.bots.BOTS`."""
    stand_in: bool = False
    """A bot plays for the person for now."""
    seen: float | None = None
    """When the person's page was last in touch, in seconds since 1970."""
    votes: frozenset[int] = frozenset()
    """The seats that want a bot to play here."""

    @property
    def letter(self) -> str:
        return seat_letter(self.seat)

    @property
    def human(self) -> bool:
        return self.kind in (Kind.PERSON, Kind.DEVICE)

    @property
    def played_by_bot(self) -> bool:
        return not self.human or self.stand_in

    def away(self, now: float) -> bool:
        """A person whose page has been silent for a while."""
        return self.human and (self.seen is None or now - self.seen > AWAY_AFTER)


@dataclass(frozen=True)
class Room:
    """A table of the site, with everything about it that is no secret of the game."""

    id: str
    game: str
    rules: int
    state: State
    options: Mapping[str, str | int]
    clock: int
    """Seconds for each decision, 0 without a clock."""
    watch: Watch
    auto_begin: bool
    host: str
    """Id of the person who set the table."""
    commitment: str
    """The hash of the deal, fixed before the first move."""
    chairs: tuple[Chair, ...]
    created: float
    started: float | None
    ended: float | None
    forked_from: str | None
    fork_at: int | None
    again: str | None
    """The room in which the rematch takes place."""
    results: tuple[float, ...] | None
    ranks: tuple[int, ...] | None
    hints: bool = True
    """May people here ask what a strong player would do?"""

    @property
    def players(self) -> int:
        return len(self.chairs)

    @property
    def full(self) -> bool:
        return all(chair.kind is not Kind.EMPTY for chair in self.chairs)

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """Where this person decides: several seats if a device is shared."""
        if person is None:
            return ()
        return tuple(chair.seat for chair in self.chairs if chair.human and chair.person == person)


@dataclass(frozen=True)
class ChatLine:
    number: int
    seat: int
    """`PUBLIC` for somebody who watches."""
    name: str
    text: str
    at: float


@dataclass(frozen=True)
class LogLine:
    """What happened, as one viewer may know it."""

    event: Event
    frame: int
    """The viewer's frame in which it happened."""


@dataclass(frozen=True)
class Proof:
    """That the deal was fixed before the first move: published when the game is over."""

    commitment: str
    seed: str
    nonce: str


@dataclass(frozen=True)
class Showing:
    """One moment of a game as one viewer sees it: all that a table page is made of."""

    room: Room
    seat: int
    """Whose eyes; `PUBLIC` for a spectator."""
    view: View
    frame: int
    """The viewer's own count of what it has noticed; 0 after the deal."""
    moment: str
    """What a move must carry to answer this decision; "" if the viewer owes none."""
    log: tuple[LogLine, ...]
    chat: tuple[ChatLine, ...]
    undo: str
    """What taking the last move back must carry; "" if nothing can be taken back."""
    deadlines: Mapping[int, float]
    """Seat -> when its time is up, in seconds since 1970; only seats that owe a decision."""
    now: float
    person: str | None
    """Id of the one who looks."""
    latest: int
    """The viewer's newest frame; `frame` is less only in a replay."""
    proof: Proof | None = None
    """When the game is over."""
    slow: frozenset[int] = frozenset()
    """The people who are away or think for very long: the others may vote for a bot."""
    moved: tuple[int, str] | None = None
    """In a replay that shows everything: whose move led here, and which."""

    @property
    def spectating(self) -> bool:
        return self.seat == PUBLIC

    @property
    def mine(self) -> bool:
        """Does the viewer owe a decision?"""
        return bool(self.moment)

    def data(self) -> dict[str, Any]:
        """The view's fields as plain lists and numbers; what is hidden reads 0."""
        return self.view.data()
