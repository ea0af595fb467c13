"""The whole table of Das Alte Reich as one seat sees it: a picture for notebooks and the README.

The event and the cards on the table, the timeline, the seats with their points, the viewer's hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from ....engine.actions import seat_letter
from ....engine.drawing.svg import group, move, rect, tag, text, use
from ....engine.schema import PUBLIC
from ....engine.view import View
from ..components import (
    CARDS,
    DYNASTIES,
    EVENT_DATA,
    EVENT_DYNASTY,
    OCCASIONS,
    PERSONS,
    SYMBOLS,
    YEAR,
)
from . import cards, signs, timeline
from .cards import EventWords
from .lettering import BOLD_SANS, SANS, fitted

WIDTH, HEIGHT = 980, 560
TABLE, WELL = "#e9dcc3", "#f4ebdd"
LEFT, COLUMN = 430, 104
HAND_TOP = 412
Names = Mapping[str, str]


class Words(Protocol):
    """The part of `engine.words.Words` that drawings use."""

    def token(self, domain: str, token: str) -> str: ...

    def decision(self, view: View, names: Names | None = None) -> tuple[str, str]: ...


def picture(
    view: View, *, words: Words | None = None, names: Names | None = None, prefix: str = ""
) -> str:
    """The table as one `<svg>`; it needs nothing but the view. Ids begin with `prefix`."""
    prefix = prefix or f"r{view.digest()[:6]}-"
    draw = _Table(view, words, names or {}, prefix)
    return tag(
        "svg",
        cards.style(),
        tag("defs", cards.card_defs(prefix), signs.symbol_defs(prefix), signs.seat_defs(prefix)),
        rect(0, 0, WIDTH, HEIGHT, rx=16, fill=TABLE),
        draw.event(),
        *(draw.seat(seat) for seat in range(int(view.seats))),
        draw.reigns(),
        draw.banner(),
        draw.hand(),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
        aria_label=draw.label(),
    )


class _Table:
    """One table, with the words for it: those of the game, or plain tokens."""

    def __init__(self, view: View, words: Words | None, names: Names, prefix: str) -> None:
        self.view, self.words, self.names, self.prefix = view, words, names, prefix
        self.now = bool(int(view.event_now))
        """Whether a round is in progress; if not, the last one is shown."""
        self.event_shown = int(view.event_now if self.now else view.last_event)

    def token(self, domain: str, token: str) -> str:
        if self.words is None:
            return token.replace("_", " ")
        return self.words.token(domain, token)

    def name(self, seat: int) -> str:
        letter = seat_letter(seat)
        return self.names.get(letter, letter)

    def card_of(self, seat: int) -> int:
        return int((self.view.table if self.now else self.view.last_table)[seat])

    def label(self) -> str:
        title = self.token("occasion", OCCASIONS[self.event_shown - 1])
        return f"{YEAR[self.event_shown]} {title}"

    def event(self) -> str:
        event = self.event_shown
        symbols = self.view.symbols if self.now else self.view.last_symbols
        named = EVENT_DATA[event - 1].get("named", ())
        words = EventWords(
            self.token("occasion", OCCASIONS[event - 1]),
            tuple(self.token("symbol", symbol) for symbol in SYMBOLS),
            self.token("dynasty", DYNASTIES[EVENT_DYNASTY[event]]),
            ", ".join(self.token("person", person) for person in named),
        )
        drawn = cards.event_card(self.prefix, event, symbols, words)
        return group(drawn, transform=move(24, 24))

    def seat(self, seat: int) -> str:
        """Sign, name, card, points."""
        view, card = self.view, self.card_of(seat)
        chosen = int(view.chosen[seat])
        hidden = self.now and view.phase_name == "choose" and seat not in view.waiting
        if card or chosen:
            drawn = self.person(card or chosen)
        elif hidden:
            drawn = cards.back()
        else:
            drawn = rect(0, 0, cards.WIDTH, cards.HEIGHT, rx=7, fill=WELL, stroke="#8f7c55")
        won = not self.now and seat == int(view.last_winner)
        frame = rect(-4, -4, 92, 136, rx=10, fill="none", stroke=signs.INK, stroke_width=3)
        return group(
            use(f"{self.prefix}seat{seat}", 12, 16, scale=0.44),
            fitted(26, 21, self.name(seat), 60, 14, BOLD_SANS, class_="cn"),
            group(drawn, frame if won else "", transform=move(0, 34)),
            text(0, 184, f"{int(view.points[seat])}", font_size=20, font_weight=700),
            group(cards.back(), transform=move(34, 168, scale=0.14)),
            text(50, 183, str(int(view.hand_size[seat])), font_size=14, fill=signs.INK_2),
            transform=move(LEFT + COLUMN * seat, 24),
        )

    def person(self, card: int) -> str:
        name = self.token("person", PERSONS[card - 1])
        return cards.person_card(self.prefix, card, name)

    def reigns(self) -> str:
        scale, year = timeline.Scale(44, WIDTH - 40), int(YEAR[self.event_shown])
        bars = []
        for seat in range(int(self.view.seats)):
            card = self.card_of(seat)
            if card:
                y = 282 + 12 * seat
                name = self.token("person", PERSONS[card - 1])
                bars.append(timeline.reign(scale, card, y, 8, stroke=signs.INK))
                bars.append(timeline.name(scale, card, year, name, y + 8))
        return group(
            timeline.axis(scale, 348, year),
            *bars,
            timeline.event_line(scale, year, 278, 348),
            color=signs.INK_2,
        )

    def banner(self) -> str:
        """What the viewer, or somebody else, must decide."""
        if self.words is not None:
            what = self.words.decision(self.view, self.names)[0]
        else:
            waiting = ", ".join(self.name(seat) for seat in self.view.waiting)
            what = f"{self.view.phase_name.replace('-', ' ')}: {waiting}"
        return rect(0, 372, WIDTH, 32, fill=WELL) + fitted(
            24, 394, what, WIDTH - 48, 16, SANS, font_weight=700
        )

    def hand(self) -> str:
        view = self.view
        if view.seat == PUBLIC:
            return ""
        held = [card for card in range(1, CARDS + 1) if view.hand[view.seat][card]]
        return "".join(
            group(self.person(card), transform=move(24 + 86 * n, HAND_TOP))
            for n, card in enumerate(held)
        )
