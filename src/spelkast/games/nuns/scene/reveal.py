"""Movement cards that came to light together, with what was seen of each move."""

from __future__ import annotations

from html import escape

from ....engine.drawing.scene import Sight
from ....engine.drawing.svg import html
from ....engine.view import Event
from ..actions import CARD
from ..components import PLUS, Card
from ..drawing import art, facts
from .parts import bust, card_token, feet_icon, novice, say

SHOW_MS = 2600
SEEN = ("appears", "moves", "vanishes")


def reveal(sight: Sight) -> str:
    """From what the last step told; "" if no cards were shown."""
    events = sight.view.events
    shown = [event for event in events if event.kind == "shows"]
    if not shown:
        return ""
    cards = (_card(sight, event, events) for event in shown)
    return html(
        "div", html("ul", *cards, class_="shows"), class_="reveal nu-reveal", data_stays=SHOW_MS
    )


def _card(sight: Sight, event: Event, events: list[Event]) -> str:
    letter = str(event.args["seat"])
    seat = "ABCDEFGH".index(letter)
    number = CARD.tokens.index(str(event.args["card"]))
    plain = CARD.token(number - PLUS if number > Card.RUN else number)
    cell = facts.cell(sight.view, seat)
    return html(
        "li",
        bust(art.novice_roundel(cell)),
        html("b", escape(novice(sight, seat))),
        html(
            "span",
            feet_icon(plain),
            html("b", escape(sight.words.token("card", card_token(number).token))),
            class_=f"mcard {plain}",
        ),
        html("small", escape(_seen(sight, letter, events))),
    )


def _seen(sight: Sight, letter: str, events: list[Event]) -> str:
    """Where she was seen, or that nobody saw her."""
    dots = [
        str(event.args["dot"])
        for event in events
        if event.kind in ("appears", "moves") and event.args.get("seat") == letter
    ]
    return say(sight, "reveal-seen", dots=", ".join(dots)) if dots else say(sight, "reveal-unseen")
