"""A round that has just been decided: the cards, and the comparison symbol by symbol."""

from __future__ import annotations

from html import escape

from ....engine.drawing.scene import Sight
from ....engine.drawing.svg import html
from . import explain
from .chips import figure
from .comparison import comparison
from .parts import face, person, shapes
from .trick import Trick, last

REVEAL_PREFIX = "v-"
STAYS = 2800
"""Milliseconds: a comparison wants to be read."""


def reveal(sight: Sight) -> str:
    """The cards of the first round were hidden until now, those of the others open; "" after a step
    that decided nothing."""
    trick = last(sight.view)
    told = {event.kind for event in sight.view.events}
    if trick is None or "wins" not in told:
        return ""
    row = html("ul", *(_card(sight, trick, seat) for seat in trick.open), class_="reveal__row")
    return html(
        "div",
        shapes(REVEAL_PREFIX),
        row,
        comparison(sight, trick, REVEAL_PREFIX),
        html("p", escape(explain.won(sight, trick)), class_="reveal__why"),
        class_="reveal rei-reveal",
        data_open=None if "turned-up" in told else "",
        data_stays=STAYS,
    )


def _card(sight: Sight, trick: Trick, seat: int) -> str:
    card = trick.cards[seat]
    name = html("span", figure(seat), escape(sight.name(seat)), class_="reveal__name")
    drawn = html(
        "span",
        face(sight, card, REVEAL_PREFIX),
        role="img",
        aria_label=person(sight, card),
        class_="reveal__card",
    )
    return html("li", drawn, name, class_="won" if seat == trick.leader else "")
