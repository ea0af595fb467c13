"""The boxes on the shelf, and the games somebody has on the table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from markupsafe import Markup

from ..bots.levels import LEVELS
from ..bots.program import programs
from ..engine.game import game, slugs
from ..engine.words import Words
from .drawing.boxes import box_front
from .gallery import has_gallery
from .hall.lobby import USUAL_LEVEL
from .hall.model import Kind, Room, State
from .words import site_words


@dataclass(frozen=True)
class Box:
    """One game as it stands on the shelf, without opening it."""

    slug: str
    players: tuple[int, int]
    minutes: int
    available: bool
    """Can it be played? If not, the box is on the shelf all the same, and says so."""

    @property
    def default_players(self) -> int:
        """How many sit down for a quick game."""
        return game(self.slug).usual if self.available else self.players[0]

    @property
    def default_preset(self) -> str:
        """The rulebook's game, if it has a name."""
        return game(self.slug).preset_of({})

    def presets(self, language: str) -> list[tuple[str, str]]:
        """The ways to play that have a name: what is sent, and what is read."""
        rules = game(self.slug)
        words = Words(rules, language)
        return [(name, words.preset(name)) for name in rules.presets]

    @property
    def levels(self) -> tuple[str, ...]:
        """The bots that can play it, the easiest first."""
        return (*LEVELS, *programs())

    @property
    def default_level(self) -> str:
        return USUAL_LEVEL

    @property
    def has_cards(self) -> bool:
        """Is there a gallery of its cards?"""
        return has_gallery(self.slug)

    def title(self, language: str) -> str:
        return site_words(language).say(f"box-{self.slug}-title")

    def front(self, language: str) -> Markup:
        """The box, drawn."""
        return Markup(box_front(self.slug, language, self.title(language)))


SHELF: tuple[tuple[str, tuple[int, int], int], ...] = (  # slug, players, minutes
    ("inferos", (2, 4), 30),
    ("reich", (2, 5), 20),
    ("dungeonville", (2, 5), 50),
    ("nuns", (2, 8), 45),
    ("rennes", (2, 5), 90),
)


@cache
def _shelf() -> tuple[Box, ...]:
    there = slugs()
    return tuple(Box(slug, players, minutes, slug in there) for slug, players, minutes in SHELF)


def boxes() -> list[Box]:
    return list(_shelf())


def box(slug: str) -> Box | None:
    """The box of that name, if it is on the shelf."""
    return next((box for box in _shelf() if box.slug == slug), None)


@dataclass(frozen=True)
class MyGame:
    """A room in which somebody has a seat, as that person's list shows it."""

    room: Room
    seats: tuple[int, ...]
    """Where the person sits."""
    your_turn: bool
    waiting_for: tuple[str, ...]
    """The names of the others that owe a decision."""
    rank: int | None
    """When it is over: the person's best rank."""

    @property
    def over(self) -> bool:
        return self.room.state is State.OVER

    @property
    def open(self) -> bool:
        return self.room.state is State.OPEN

    @property
    def others(self) -> tuple[str, ...]:
        """The people one plays with; bots have no name, and are counted by `bots`."""
        return tuple(
            chair.name for chair in self.room.chairs if chair.human and chair.seat not in self.seats
        )

    @property
    def bots(self) -> int:
        return sum(chair.kind is Kind.BOT for chair in self.room.chairs)
