"""What a set-up page shows of a room, for the one who looks: rows, options, who may do what."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

from markupsafe import Markup

from ...engine.game import Game, game
from ...engine.words import Words
from ..cupboard import Box, box
from ..drawing.signs import sign
from ..hall.model import CLOCKS, Chair, Kind, Person, Room, Watch
from ..hall.names import names_of

LONGEST_ROW = 28
"""Characters: choices with longer names in all are a list to open, not a row of buttons."""


@dataclass(frozen=True)
class Row:
    """One seat of the list."""

    chair: Chair
    name: str
    """What the one who sits there is called."""
    figure: Markup
    mine: bool
    """The viewer decides here, alone or with others on this device."""
    host: bool
    """The one who set the table sits here."""
    here: bool
    """The page of this person was in touch a moment ago."""

    @property
    def me(self) -> bool:
        return self.mine and self.chair.kind is Kind.PERSON


@dataclass(frozen=True)
class Choice:
    """One thing to choose: a house rule, the clock, who may watch."""

    name: str
    """The field of the form."""
    title: str
    help: str
    values: tuple[tuple[str, str], ...]
    """What is sent, and what is read."""
    chosen: str
    default: str

    @property
    def short(self) -> bool:
        return sum(len(label) for _, label in self.values) <= LONGEST_ROW

    @property
    def label(self) -> str:
        return next((label for value, label in self.values if value == self.chosen), self.chosen)

    @property
    def changed(self) -> bool:
        return self.chosen != self.default


@dataclass(frozen=True)
class Setting:
    """A room as one visitor finds it."""

    room: Room
    person: Person | None
    language: str

    @property
    def hosting(self) -> bool:
        return self.person is not None and self.person.id == self.room.host

    @cached_property
    def seats(self) -> tuple[int, ...]:
        return self.room.seats_of(self.person.id if self.person else None)

    @property
    def seated(self) -> bool:
        return bool(self.seats)

    @property
    def fixed(self) -> bool:
        """A game that goes on from another has its seats and rules already."""
        return self.room.forked_from is not None

    @cached_property
    def game(self) -> Game:
        return game(self.room.game)

    @cached_property
    def words(self) -> Words:
        return Words(self.game, self.language)

    @property
    def box(self) -> Box:
        found = box(self.room.game)
        assert found is not None, "a room has a game of the shelf"
        return found

    @property
    def empty(self) -> int:
        return sum(chair.kind is Kind.EMPTY for chair in self.room.chairs)

    @property
    def host_name(self) -> str:
        """What the one who begins is called; "" if the host has no name at this table."""
        sits = (c for c in self.room.chairs if c.person == self.room.host)
        return next((chair.name for chair in sits if chair.kind is Kind.PERSON), "")

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        names = names_of(self.room, self.language)
        return tuple(self._row(chair, names[chair.letter]) for chair in self.room.chairs)

    def _row(self, chair: Chair, name: str) -> Row:
        mine = chair.seat in self.seats
        return Row(
            chair=chair,
            name=name,
            figure=Markup(_figure(self.game)(chair.seat)),
            mine=mine,
            host=chair.kind is Kind.PERSON and chair.person == self.room.host,
            here=mine or (chair.human and not chair.away(time.time())),
        )

    def options(self) -> Iterator[Choice]:
        """The game's own options, with the rulebook's choice as the default."""
        for name, option in self.game.options.items():
            yield Choice(
                name=f"option-{name}",
                title=self.words.option(name),
                help=self.words.option_help(name),
                values=tuple(
                    (str(value), self.words.option_value(name, value))
                    for value in _in_order(option.words)
                ),
                chosen=str(self.room.options.get(name, option.default)),
                default=str(option.default),
            )

    def preset(self, say: Callable[[str], str]) -> Choice | None:
        """Several options at once, by the name that a way to play has; None without such names.

        That nobody plays by a name is a choice only where it is so already.
        """
        rules = self.game
        if not rules.presets:
            return None
        chosen, default = rules.preset_of(self.room.options), rules.preset_of({})
        own = () if chosen else (("", say("lobby-preset-own")),)
        return Choice(
            name="preset",
            title=say("lobby-preset"),
            help=say("lobby-preset-why"),
            values=(*((name, self.words.preset(name)) for name in rules.presets), *own),
            chosen=chosen,
            default=default,
        )

    def house(self, say: Callable[[str], str]) -> tuple[Choice, Choice]:
        """What every game lets the host choose: the clock, and who may watch."""
        return (
            Choice(
                name="clock",
                title=say("lobby-clock"),
                help=say("lobby-clock-why"),
                values=tuple((str(clock), say(f"lobby-clock-{clock}")) for clock in CLOCKS),
                chosen=str(self.room.clock),
                default=str(CLOCKS[0]),
            ),
            Choice(
                name="watch",
                title=say("lobby-watch"),
                help=say("lobby-watch-why"),
                values=tuple((str(watch), say(f"lobby-watch-{watch}")) for watch in Watch),
                chosen=str(self.room.watch),
                default=str(Watch.LINK),
            ),
        )


def _in_order(values: tuple[str | int, ...]) -> list[str | int]:
    """Numbers from low to high, wherever the default lies; words as the game has them."""
    numbers = [value for value in values if isinstance(value, int)]
    return [*sorted(numbers)] if len(numbers) == len(values) else list(values)


def _figure(of: Game) -> Callable[[int], str]:
    """The game's own figures where it has them, else the signs of the house."""
    scene = of.part("scene")
    figure: Callable[[int], str] = getattr(scene, "figure", sign)
    return figure
