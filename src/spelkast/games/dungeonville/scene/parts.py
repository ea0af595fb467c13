"""Small pieces of markup that the parts of the scene share."""

from __future__ import annotations

from html import escape

from ....engine.actions import seat_letter
from ....engine.drawing.scene import Sight
from ....engine.drawing.svg import Attr, html, tag
from ....engine.words import Token, Value
from ..actions import Phase
from ..components import DUNGEON_KEYS, NONE
from ..drawing import art, cards, facts
from ..drawing.labels import Labels
from ..odds import Odds


def labels(sight: Sight) -> Labels:
    return Labels(sight.words, sight.names)


def say(sight: Sight, key: str, **values: Value) -> str:
    """A message of the scene."""
    return sight.words.tell(f"scene-{key}", sight.names, **values)


def odds_words(sight: Sight, odds: Odds) -> str:
    """The next room in a few words, inside a sentence."""
    return say(sight, "odds", **odds.args())


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


def switch(name: str, words: str, *, checked: bool = False, **attrs: Attr) -> str:
    """Something that the viewer turns on or off; the page alone knows it, and keeps it."""
    on: dict[str, Attr] = {"checked": "checked"} if checked else {}
    box = tag("input", type="checkbox", name=f"dv-{name}", data_keep=name, **on, **attrs)
    return html("label", box, escape(words), class_="dv-switch")


# --------------------------------------------------------------------------------------- Drawings


def letter_chip(letter: str) -> str:
    """A survival letter between words."""
    name = {"?": "Q", facts.ITEM: "I"}.get(letter, letter)
    sign = art.SIGNS.get(letter, letter)
    return html("i", sign, class_=f"lt lt-{name}")


def coin_icon() -> str:
    return picture(art.coin(9), "-10 -10 20 20", class_="coin")


def skull_icon() -> str:
    return picture(art.skull(), "-18 -20 36 40", class_="skull")


def drop_icon(seat: int) -> str:
    return picture(art.drop(seat), "-15 -19 30 38", class_="drop")


def dungeon_icon(d: int, **attrs: Attr) -> str:
    """In the colour of the words around it."""
    drawn = art.dungeon(d, "currentColor", "var(--surface)")
    return picture(drawn, "-17 -18 34 36", **({"class_": "dgn"} | attrs))


def key_icon() -> str:
    return picture(art.glyph("key", "currentColor"), "-11 -8 24 16", class_="key")


def shield_icon(rank: int) -> str:
    drawn = art.shield(facts.colour(rank), facts.kind(rank))
    return picture(drawn, "-52 -60 104 122", class_="shd")


def figure(seat: int) -> str:
    return picture(art.wizard(seat), "-32 -32 64 64", class_="fig")


def card_picture(rank: int, letter: str = "", d: int = NONE) -> str:
    """An adventurer's card; with one letter where one dungeon counts."""
    return picture(cards.adventurer(rank, letter, d), f"0 0 {cards.WIDTH} {cards.HEIGHT}")


def thing_icon(item: str) -> str:
    return picture(art.thing(item), "-34 -34 68 68", class_="thing")


def deed_picture(d: int) -> str:
    """A deed, from behind where it is not known."""
    face = cards.deed(d) if d != NONE else cards.deed_back()
    return picture(face, "0 0 84 116", class_="deed__c")


# -------------------------------------------------------------------------------- Read from a view


def decides(sight: Sight, *phases: Phase) -> bool:
    """Does the viewer owe the decision of one of these phases? In a replay nobody does."""
    return int(sight.view.phase) in phases and bool(sight.legal)


# ----------------------------------------------------------------------------------------- Tokens


def adventurer_token(rank: int) -> Token:
    return Token("adventurer", str(rank))


def dungeon_token(d: int) -> Token:
    return Token("dungeon", DUNGEON_KEYS[d])


def seat_token(seat: int) -> Token:
    return Token("seat", seat_letter(seat))
