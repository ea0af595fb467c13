"""A trick as the rules see it: what lies there, what it is worth, and who is ahead.

Everything is asked of the rules, with the options of the viewer's record.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from ....engine.schema import Record
from ....engine.view import View
from .. import rules
from ..components import ELECTOR, FAMILIES, KEY, NONE, PLACES, SWORDS, Swords
from ..state import Extra

Seats = tuple[int, ...]


@dataclass(frozen=True)
class Trick:
    """Cards on an event, with the symbols in some order."""

    record: Record
    event: int
    symbols: tuple[int, ...]
    cards: tuple[int, ...]
    """By seat; 0 where nothing lies."""

    @cached_property
    def _cards(self) -> int:
        trick = 0
        for seat, card in enumerate(self.cards):
            trick = int(rules.with_card(trick, seat, card))
        return trick

    @cached_property
    def _order(self) -> int:
        return int(rules.order_of(np.array(self.symbols, dtype=np.int8)))

    @cached_property
    def _levels(self) -> tuple[int, int, int, int]:
        first, second, third, stage = rules.compare(
            self.record, self._cards, self.event, self._order
        )
        return int(first), int(second), int(third), int(stage)

    # What if.

    def play(self, seat: int, card: int) -> Trick:
        """The same with one more card."""
        return replace(self, cards=(*self.cards[:seat], card, *self.cards[seat + 1 :]))

    def call(self, elector: int) -> Trick:
        """The same, with the symbols as they lie after this call."""
        order = int(rules.swapped(self._order, int(ELECTOR[elector])))
        places = range(1, PLACES + 1)
        return replace(self, symbols=tuple(int(rules.symbol_at(order, n)) for n in places))

    # Who is where.

    @property
    def open(self) -> Seats:
        return tuple(seat for seat, card in enumerate(self.cards) if card)

    @property
    def stage(self) -> int:
        """The symbol that decides as things are; 4 for the senior card."""
        return self._levels[3]

    @cached_property
    def leader(self) -> int:
        """Who would win if nobody played after this; NONE without cards."""
        if not self.open:
            return NONE
        return int(rules.winner_of(self.record, self._cards, self.event, self._order))

    def level(self, place: int) -> int:
        """The seats that are level after this symbol, as bits; 0 if it was not needed."""
        return self._levels[place - 1]

    def needed(self, place: int) -> bool:
        return place <= self.stage

    def value(self, seat: int, place: int) -> int:
        """What a seat's card shows on the symbol in this place."""
        return value(self.event, self.symbols[place - 1], self.cards[seat])

    def family(self, place: int) -> str:
        """What the symbol in this place compares: crowns, years, start or end."""
        return FAMILIES[self.symbols[place - 1]]

    def standing(self, seat: int, place: int) -> str:
        """How a seat does on one symbol: best, lifted, hero, fallen or out; "" if it is not asked.

        Whoever stays alone because others fell is "left": nothing was compared.
        """
        if not self.needed(place) or not self._among(seat, place):
            return ""
        if place == 2 and self._bit(self._fallen, seat):
            return "fallen"
        if place == 2 and self._last_standing:
            return "left"
        if self._bit(self._best(place), seat):
            return "best"
        if self._bit(self.level(place), seat):
            return "lifted" if place == 1 else "hero"
        return "out"

    def dropped_at(self, seat: int) -> int:
        """The symbol on which a seat drops out: 1 to 3, or 4 if its card is only the younger one;
        0 for the one who leads."""
        if seat == self.leader:
            return 0
        return next((n for n in (1, 2, 3) if not self._bit(self.level(n), seat)), PLACES + 1)

    def _among(self, seat: int, place: int) -> bool:
        return bool(self.cards[seat]) and (place == 1 or self._bit(self.level(place - 1), seat))

    def _best(self, place: int) -> int:
        seats = rules.played(self._cards) if place == 1 else self.level(place - 1)
        if place == 2:
            seats = int(seats) & ~self._fallen
        return int(rules.best_on(self._cards, seats, self.event, self.symbols[place - 1]))

    @cached_property
    def _fallen(self) -> int:
        return int(rules.fallen(self.record, self._cards, self.level(1), self.event))

    @property
    def _last_standing(self) -> bool:
        return bool(self._fallen) and bool(rules.alone(self.level(1) & ~self._fallen))

    @staticmethod
    def _bit(seats: int, seat: int) -> bool:
        return bool(seats >> seat & 1)


def value(event: int, symbol: int, card: int) -> int:
    return abs(int(KEY[event, symbol, card]))


def present(view: View) -> Trick:
    """The round in progress."""
    return Trick(view.record, int(view.event_now), _row(view.symbols), _row(view.table))


def last(view: View) -> Trick | None:
    """The round that was decided last."""
    if not int(view.last_event):
        return None
    return Trick(view.record, int(view.last_event), _row(view.last_symbols), _row(view.last_table))


def shown(view: View) -> Trick:
    """What lies on the table: when the game is over, its last round."""
    return present(view) if int(view.event_now) else last(view) or present(view)


def _row(values: object) -> tuple[int, ...]:
    return tuple(int(value) for value in values)  # type: ignore[attr-defined]


# ------------------------------------------------------------------------- The extra rules here


def dynasty_helps(view: View, event: int, card: int) -> bool:
    """Is this card level on symbol 1, whatever it shows?"""
    one = int(rules.with_card(0, 0, card))
    return bool(rules.kindred(view.record, one, 1, event))


def sword_side(view: View, event: int, card: int) -> str:
    """What the swords do to this card: "hero", "falls" or ""."""
    one = int(rules.with_card(0, 0, card))
    if not rules.named(view.record, one, 1, event):
        return ""
    return "hero" if int(SWORDS[event]) == Swords.BLACK else "falls"


def swords_count(view: View, event: int) -> str:
    """Whether swords matter on this event: "black", "red" or ""."""
    if view.rule_hero == Extra.OFF:
        return ""
    return {Swords.BLACK: "black", Swords.RED: "red"}.get(Swords(int(SWORDS[event])), "")


def order_of_play(view: View) -> tuple[int, ...]:
    """The seats from the one who begins; by number in a round that all play at once."""
    seats, first = int(view.seats), max(int(view.leader), 0)
    if not int(view.event_now):
        first = max(int(view.last_leader), 0)
    return tuple((first + n) % seats for n in range(seats))
