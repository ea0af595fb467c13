"""Choices that came to light together: the step cards of a turn, and the answers to monsters."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ....engine.actions import seat_letter
from ....engine.drawing.scene import Sight
from ....engine.drawing.svg import html
from ....engine.view import Event
from ..components import MONSTER_KEYS, POWERS, STEP_CARDS
from ..drawing import art, cards
from . import faces
from .parts import card_face, labels, picture


def reveal(sight: Sight) -> str:
    """From what the last step told; "" if it brought no choices to light."""
    events = sight.view.events
    fights = [event for event in events if event.kind in ("fights", "does-not-fight")]
    shown = [event for event in events if event.kind == "reveal"]
    parts = (_fights(sight, fights) if fights else "", *(_cards(sight, event) for event in shown))
    inner = "".join(parts)
    return html("div", inner, class_="reveal inf-reveal") if inner else ""


# --------------------------------------------------------------------------------- Step cards


def _cards(sight: Sight, event: Event) -> str:
    played = [
        STEP_CARDS.index(str(event.args[seat_letter(seat)]))
        for seat in range(int(sight.view.seats))
    ]
    order = [card for card in cards.ORDER if played.count(card) == 1]
    return html(
        "ul",
        *(_card(sight, seat, card, order) for seat, card in enumerate(played)),
        class_="reveal__row",
    )


def _card(sight: Sight, seat: int, card: int, order: Sequence[int]) -> str:
    """A card with its place in the order; one that another seat also played is cancelled."""
    called = labels(sight)
    name = html("span", faces.figure(seat), escape(sight.name(seat)), class_="reveal__name")
    face = html("span", card_face(cards.step_card(card)), role="img", aria_label=called.card(card))
    if card in order:
        place = html("b", str(order.index(card) + 1), class_="reveal__n")
        return html("li", place, face, name)
    word = html("em", escape(called.say("cancelled")))
    return html("li", face, name, word, class_="cancelled")


# ------------------------------------------------------------------------------------- Fights


def _fights(sight: Sight, events: Sequence[Event]) -> str:
    return html("ul", *(_fight(sight, event) for event in events), class_="reveal__row fights")


def _fight(sight: Sight, event: Event) -> str:
    """The monster, and the card that beats it; pale if there was no fight."""
    number = MONSTER_KEYS.index(str(event.args["monster"]))
    fought = event.kind == "fights"
    medal = picture(art.monster(number, pale=fought), "-46 -46 92 96", class_="medal")
    card = (
        card_face(cards.power_card(POWERS[POWERS.index(str(event.args["power"]))]))
        if fought
        else ""
    )
    line = html("span", escape(sight.words.event(event, sight.names)), class_="reveal__line")
    return html("li", medal, card, line, class_="" if fought else "no-fight")
