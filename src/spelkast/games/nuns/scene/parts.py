"""Small pieces of markup and of speech that the parts of the scene share."""

from __future__ import annotations

from html import escape

from ....engine.actions import seat_letter
from ....engine.drawing.scene import Sight
from ....engine.drawing.svg import Attr, html, tag
from ....engine.words import Token, Value
from ..actions import BLESSING, CARD, GUARD, Phase
from ..components import ROOM_OF
from ..drawing import art, facts

# ---------------------------------------------------------------------------------------- Words


def say(sight: Sight, key: str, /, **values: Value) -> str:
    """A message of the scene."""
    return sight.words.tell(f"scene-{key}", sight.names, **values)


def guard_token(guard: int) -> Token:
    return Token("guard", GUARD.token(guard))


def seat_token(seat: int) -> Token:
    return Token("seat", seat_letter(seat))


def card_token(card: int) -> Token:
    return Token("card", CARD.token(card))


def novice_token(sight: Sight, seat: int) -> Token:
    return Token("novice", str(facts.cell(sight.view, seat)))


def novice(sight: Sight, seat: int) -> str:
    """The name of the novice that a seat plays: "Theresa"."""
    return sight.words.token("novice", str(facts.cell(sight.view, seat)))


def card(sight: Sight, number: int) -> str:
    return sight.words.token("card", CARD.token(number))


def room(sight: Sight, dot: int) -> str:
    """The room that a dot lies in; a cell is called after her who sleeps there."""
    name = ROOM_OF[dot]
    if name.startswith("cell_"):
        token = Token("novice", name.removeprefix("cell_"))
        return say(sight, "cell-of", novice=token)
    return say(sight, f"room-{name}")


# --------------------------------------------------------------------------------------- Markup


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


def part(name: str, title: str, note: str, *inner: str) -> str:
    """A part of the hand under its heading."""
    thin = html("span", escape(note), class_="thin") if note else ""
    head = html("h2", escape(title), thin)
    return html("div", head, *inner, class_=f"hand__set nu-{name}")


def bust(inner: str, **attrs: Attr) -> str:
    return picture(inner, art.BUST_BOX, **attrs)


def ear_icon() -> str:
    return picture(art.ear(), "-9 -12 18 24", class_="ear")


def feet_icon(name: str) -> str:
    return picture(art.feet(name), art.FEET_BOX, class_="feet")


def blessing_icon(blessing: int) -> str:
    return picture(art.blessing(BLESSING.token(blessing)), "-16 -16 32 32", class_="bless__i")


def key_icon(colour: str) -> str:
    return picture(art.key(art.KEYS[colour]), "-18 -10 36 20", class_="key")


def wish_icon(wish: int) -> str:
    return picture(art.ITEMS[wish], "-17 -19 34 38", class_="item")


# ------------------------------------------------------------------------------ Read from a view


def decides(sight: Sight, *phases: Phase) -> bool:
    """Does the viewer owe the decision of one of these phases? In a replay nobody does."""
    return int(sight.view.phase) in phases and bool(sight.legal)


def percent(chance: int) -> int:
    """Of six rolls, in hundredths."""
    return round(chance * 100 / 6)
