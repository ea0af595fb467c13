"""Small pieces of markup that the parts of the scene share."""

from __future__ import annotations

from html import escape

from ....engine.actions import seat_letter
from ....engine.drawing.scene import Sight
from ....engine.drawing.svg import Attr, html, rect, tag
from ....engine.schema import PUBLIC
from ....engine.words import Token
from ..actions import Phase
from ..components import MONSTER_KEYS, MONSTER_POWER, POWERS, STEP_CARDS
from ..drawing import art, cards
from ..drawing.labels import Labels


def labels(sight: Sight) -> Labels:
    return Labels(sight.words, sight.names)


def picture(drawing: str, box: str, **attrs: Attr) -> str:
    """A drawing in a page: an `<svg>` that nobody needs to hear."""
    return tag("svg", drawing, viewBox=box, aria_hidden="true", **attrs)


def card_face(drawing: str, **attrs: Attr) -> str:
    """A card of 72 × 100."""
    return picture(drawing, f"0 0 {cards.WIDTH} {cards.HEIGHT}", **attrs)


def symbol(kind: str) -> str:
    """The sign of a power, as a small icon."""
    return picture(art.power(kind), "-28 -28 56 56", class_="sym")


def spoken(words: str) -> str:
    """Heard and not seen."""
    return html("span", escape(words), class_="sr-only")


def choice(action: str, label: str, *children: str, class_: str, pressed: bool = False) -> str:
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
        aria_pressed="true" if pressed else None,
    )


def refused(action: str, label: str, *children: str, class_: str, asked: bool = True) -> str:
    """A thing that cannot be used now; the page says why.

    While the viewer is not asked at all, the keyboard passes it by.
    """
    return html(
        "button",
        *children,
        type="button",
        class_=class_,
        aria_disabled="true",
        data_why=action,
        tabindex=None if asked else -1,
        aria_label=label,
    )


def shown(label: str, *children: str, class_: str, **attrs: Attr) -> str:
    """A thing that is only looked at."""
    return html("span", *children, class_=class_, role="img", aria_label=label, **attrs)


def chain_icon() -> str:
    """Two links: held by a monster."""
    links = rect(1.5, 1.5, 13, 10, rx=5) + rect(11.5, 1.5, 13, 10, rx=5)
    drawn = tag("g", links, fill="none", stroke="currentColor", stroke_width=2.6)
    return picture(drawn, "0 0 26 13", class_="chain")


# ------------------------------------------------------------------------------ Read from a view


def decides(sight: Sight, *phases: Phase) -> bool:
    """Does the viewer owe the decision of one of these phases? In a replay nobody does."""
    return int(sight.view.phase) in phases and bool(sight.legal)


def kinds_of(counts: list[int]) -> list[int]:
    """A hand, counted by kind, as a row of cards."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def known_cards(sight: Sight, seat: int) -> list[int]:
    """The power cards of a seat that the viewer knows: its own, those it is sure of, all if open.

    In a replay with all hands open nothing is redacted: then every hand is complete.
    """
    view = sight.view
    held = [int(count) for count in view.hand[seat]]
    cards = kinds_of(held)
    if seat == view.seat or len(cards) == int(view.hand_size[seat]):
        return cards
    if view.seat == PUBLIC:
        return []
    return kinds_of([int(count) for count in view.sure[view.seat][1 << seat]])


# -------------------------------------------------------------------------------------- Tokens


def card_token(card: int) -> Token:
    return Token("card", STEP_CARDS[card])


def power_token(kind: int) -> Token:
    return Token("power", POWERS[kind])


def monster_token(monster: int) -> Token:
    return Token("monster", MONSTER_KEYS[monster])


def need_token(monster: int) -> Token:
    return power_token(int(MONSTER_POWER[monster]))


def seat_token(seat: int) -> Token:
    return Token("seat", seat_letter(seat))


def place_token(square: int) -> Token:
    ends = {0: "underworld", 49: "library"}
    return Token("place", ends.get(square, str(square)))
