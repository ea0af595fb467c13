"""Small pieces of markup that the parts of the scene share."""

from __future__ import annotations

from collections import Counter
from html import escape

from ....engine.actions import seat_letter
from ....engine.drawing.scene import Sight
from ....engine.drawing.svg import Attr, html, tag
from ....engine.words import Token, Value
from ..actions import Phase
from ..board import NODES
from ..components import (
    CARD_COLOUR,
    CARD_DOTS,
    CARDS,
    COLOURS,
    FATE_PARITY,
    FATE_TURN,
    FATES,
    GHOSTS,
    HUES,
    LOCATION_DATA,
    LOCATIONS,
)
from ..drawing import art, cards, facts
from ..drawing.labels import Labels


def labels(sight: Sight) -> Labels:
    return Labels(sight.words, sight.names)


def say(sight: Sight, key: str, **values: Value) -> str:
    """A message of the scene."""
    return sight.words.tell(f"scene-{key}", sight.names, **values)


def sentences(*parts: str) -> str:
    return " ".join(part for part in parts if part)


def decides(sight: Sight, *phases: Phase) -> bool:
    """Does the viewer owe the decision of one of these phases? In a replay nobody does."""
    return int(sight.view.phase) in phases and bool(sight.legal)


# ----------------------------------------------------------------------------------------- Markup


def picture(drawing: str, box: str, **attrs: Attr) -> str:
    """A drawing in a page: an `<svg>` that nobody needs to hear."""
    return tag("svg", drawing, viewBox=box, aria_hidden="true", **attrs)


def spoken(words: str) -> str:
    """Heard and not seen."""
    return html("span", escape(words), class_="sr-only")


def choice(action: str, label: str, *children: str, class_: str) -> str:
    """A button that submits an action."""
    return html(
        "button",
        *children,
        type="submit",
        form="act",
        name="action",
        value=action,
        data_act=action,
        class_=class_,
        aria_label=label,
    )


def refused(action: str, label: str, *children: str, class_: str) -> str:
    """A thing that cannot be used now; the page says why."""
    return html(
        "button",
        *children,
        type="button",
        class_=class_,
        aria_disabled="true",
        data_why=action,
        aria_label=label,
    )


def shown(label: str, *children: str, class_: str, **attrs: Attr) -> str:
    """A thing that is only looked at."""
    return html("span", *children, class_=class_, role="img", aria_label=label, **attrs)


def piece(sight: Sight, asked: bool, action: str, label: str, *inner: str, class_: str) -> str:
    """A thing that can be chosen, that says why not, or that is only looked at."""
    if action in sight.legal_texts:
        return choice(action, label, *inner, class_=class_)
    if asked and sight.legal:
        return refused(action, label, *inner, class_=class_)
    return shown(label, *inner, class_=class_)


def part(name: str, title: str, thin: str, *inner: str) -> str:
    """One row of the dock, with a heading."""
    note = html("span", escape(thin), class_="thin") if thin else ""
    head = html("h2", escape(title), note)
    return html("div", head, *inner, class_=f"hand__set rn-{name}")


# --------------------------------------------------------------------------------------- Drawings


def sign(hue: int, class_: str = "sg") -> str:
    """A colour as a token with its sign."""
    return picture(art.token(hue, 15.5), "-17 -17 34 34", class_=class_)


def slot_icon(hue: int, full: bool) -> str:
    drawn = art.token(hue) if full else art.empty_token(hue)
    return picture(drawn, "-18 -18 36 36", class_="slot")


def card_picture(card: int) -> str:
    drawn = cards.equipment(int(CARD_COLOUR[card]), int(CARD_DOTS[card]))
    return picture(drawn, f"0 0 {cards.WIDTH} {cards.HEIGHT}", class_="eq__c")


def back_picture() -> str:
    return picture(cards.back(), f"0 0 {cards.WIDTH} {cards.HEIGHT}", class_="eq__c")


def small_card(card: int) -> str:
    drawn = cards.small(int(CARD_COLOUR[card]), int(CARD_DOTS[card]))
    return picture(drawn, "0 0 13 18", class_="ml")


def small_back() -> str:
    return picture(cards.small_back(), "0 0 13 18", class_="ml")


def symbol_icon(n: int) -> str:
    """The symbol of a location, in the colour of the words around it."""
    drawn = art.symbol(LOCATION_DATA[n]["symbol"], "currentColor", 2.8)
    return picture(drawn, "-16 -16 32 32", class_="sy")


def ghost_icon() -> str:
    return picture(art.ghost("currentColor", "var(--surface)"), "-12 -14 24 28", class_="gh")


def fate_icon(n: int) -> str:
    drawn = cards.event(int(FATE_PARITY[n]), int(FATE_TURN[n]))
    return picture(drawn, "-24 -24 48 44", class_="fi")


def medal(hue: int) -> str:
    return picture(art.medal(hue), "-36 -36 72 72", class_="fig")


def figure(seat: int) -> str:
    """A seat's sign where the table is not known: colours in the order of the seats."""
    return medal(seat % HUES)


def figure_of(sight: Sight, seat: int) -> str:
    return medal(facts.hue(sight.view, seat))


# ----------------------------------------------------------------------------------------- Tokens


def seat_token(seat: int) -> Token:
    return Token("seat", seat_letter(seat))


def colour_token(hue: int) -> Token:
    return Token("colour", COLOURS[hue])


def card_token(card: int) -> Token:
    return Token("card", CARDS[card])


def node_token(node: int) -> Token:
    return Token("node", NODES[node])


def location_token(n: int) -> Token:
    return Token("location", LOCATIONS[n])


def ghost_token(n: int) -> Token:
    return Token("ghost", GHOSTS[n])


def fate_token(n: int) -> Token:
    return Token("fate", FATES[n])


def dots_in_words(sight: Sight, dots: tuple[int, ...]) -> str:
    """ "4 red, 3 blue"; "" for none."""
    parts = (
        say(sight, "dots", count=count, colour=colour_token(hue))
        for hue, count in enumerate(dots)
        if count
    )
    return sight.words.listing(list(parts))


def cards_in_words(sight: Sight, held: tuple[int, ...]) -> str:
    """ "red 4 and 2 × blue 2"; "" for none."""
    return sight.words.listing(
        [
            say(sight, "cards-alike", count=count, card=card_token(card))
            if count > 1
            else labels(sight).card(card)
            for card, count in Counter(held).items()
        ]
    )
