"""The viewer's own cards, with what each is worth here and now.

Under a card stand its values on the three symbols in their present order, then how it does against
the open cards. Nothing hidden is used for it.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from ....engine.drawing.scene import Sight
from ....engine.drawing.svg import html, tag
from ....engine.schema import PUBLIC
from ..actions import Phase
from ..components import CROWNS, DYNASTY, ELECTOR, FAMILIES, PERSONS, SWORDS, YEARS
from ..drawing import signs
from ..state import Extra
from .comparison import comparison
from .parts import (
    HAND_PREFIX,
    criterion,
    decides,
    face,
    hand_of,
    person,
    picture,
    places,
    say,
    shapes,
    symbol_icon,
    symbol_shapes,
)
from .trick import Trick, dynasty_helps, shown, sword_side, value
from .verdicts import verdict

SORTED = "reich"
"""The name under which a browser remembers how hands lie."""
SORTS: dict[str, Callable[[int], int]] = {
    "start": int,  # cards are numbered by start year
    "crowns": lambda card: -int(CROWNS[card]),
    "years": lambda card: -int(YEARS[card]),
    "colour": lambda card: int(DYNASTY[card]),
}
"""Ways to sort a hand, smallest first; the first is how it comes."""


def hand(sight: Sight) -> str:
    view = sight.view
    if view.seat == PUBLIC:
        return symbol_shapes(HAND_PREFIX) + comparison(sight, shown(view))
    cards = hand_of(view, view.seat)
    slots = (_slot(sight, card) for card in cards)
    row = html("ul", *slots, class_="hand__row rcards", data_sorted=SORTED)
    label = html("h2", escape(say(sight, "hand")), class_="sr-only")
    return shapes(HAND_PREFIX) + html("div", label, _sorts(sight), row, class_="hand__set rei-hand")


def _slot(sight: Sight, card: int) -> str:
    """A card, and beneath it the second way to use an elector."""
    keys = " ".join(str(key(card)) for key in SORTS.values())
    return html("li", _card(sight, card), _call(sight, card), class_="rslot", data_keys=keys)


def _sorts(sight: Sight) -> str:
    """How the hand lies: chosen in the page, which remembers it; nobody is told."""
    radios = (
        html("label", _radio(n), html("span", escape(say(sight, "sort-by", key=name))))
        for n, name in enumerate(SORTS)
    )
    legend = html("legend", escape(say(sight, "sort")), class_="sr-only")
    return html("fieldset", legend, *radios, class_="seg rsort", data_sorts=SORTED)


def _radio(number: int) -> str:
    """With an id, so that it keeps the focus when the hand changes."""
    first = {"checked": "checked"} if number == 0 else {}
    return tag("input", type="radio", name="sort", value=number, id=f"sort-{number}", **first)


def _card(sight: Sight, card: int) -> str:
    view, trick = sight.view, shown(sight.view)
    action = f"play {PERSONS[card - 1]}"
    found = verdict(sight, card)
    helped = notes(sight, card)
    chosen = int(view.chosen[view.seat]) == card
    classes = ["rcard", found, *helped, *(["chosen"] if chosen else [])]
    word = say(sight, "chosen") if chosen else _word(sight, found)
    inner = (
        face(sight, card),
        html("span", *(_tag(sight, note) for note in helped), class_="tags"),
        html("span", *(_value(trick, card, n) for n in places()), class_="vals"),
        html("span", escape(word), class_="verd"),
    )
    shared = {"class_": " ".join(filter(None, classes)), "aria_label": label(sight, card)}
    if action in sight.legal_texts:
        return html(
            "button",
            *inner,
            type="submit",
            form="act",
            name="action",
            value=action,
            data_act=action,
            **shared,
        )
    return html("span", *inner, role="img", **shared)


def _word(sight: Sight, found: str) -> str:
    return say(sight, "verdict", verdict=found) if found else ""


def _tag(sight: Sight, note: str) -> str:
    """The dynasty in a word, swords as swords."""
    words = say(sight, "note", note=note)
    if note == "dynasty":
        return html("b", escape(words))
    kind = int(SWORDS[shown(sight.view).event])
    return html("i", picture(signs.swords(kind), signs.SYMBOL_BOX), title=words)


def _value(trick: Trick, card: int, place: int) -> str:
    symbol = trick.symbols[place - 1]
    return html("span", symbol_icon(symbol), str(value(trick.event, symbol, card)))


def notes(sight: Sight, card: int) -> list[str]:
    """What the extra rules do for this card on this event."""
    view, event = sight.view, shown(sight.view).event
    kin = ["dynasty"] if dynasty_helps(view, event, card) else []
    side = sword_side(view, event, card)
    return [*kin, side] if side else kin


def label(sight: Sight, card: int) -> str:
    """Everything that is seen on and under the card."""
    trick = shown(sight.view)
    parts = [person(sight, card)]
    for n in places():
        symbol = trick.symbols[n - 1]
        shows = say(sight, "value", family=FAMILIES[symbol], value=value(trick.event, symbol, card))
        parts.append(f"{say(sight, 'place', place=n)}: {shows}")
    parts += [say(sight, "note-full", note=note) for note in notes(sight, card)]
    found = verdict(sight, card)
    if found:
        parts.append(say(sight, "verdict", verdict=found))
    if int(sight.view.chosen[sight.view.seat]) == card:
        parts.append(say(sight, "chosen"))
    return "; ".join(parts)


# -------------------------------------------------------------------------------- Elector calls


def _call(sight: Sight, card: int) -> str:
    """The button that calls with this card: the symbols as they would lie then."""
    action = f"call {PERSONS[card - 1]}"
    played = int(sight.view.rule_elector) == Extra.ON
    if not ELECTOR[card] or not played or not decides(sight, Phase.TURN):
        return ""
    trick = shown(sight.view)
    after = trick.call(card)
    icons = "".join(symbol_icon(symbol) for symbol in after.symbols)
    inner = html("b", escape(say(sight, "call"))) + html("span", icons)
    if action not in sight.legal_texts:
        return html(
            "button",
            inner,
            type="button",
            class_="rcall",
            aria_disabled="true",
            data_why=action,
            aria_label=f"{say(sight, 'call')}, {person(sight, card)}",
        )
    first, second, third = (criterion(sight, trick.event, symbol) for symbol in after.symbols)
    order = say(sight, "call-order", first=first, second=second, third=third)
    found = sight.view.game.actions.parse(action)
    named = sight.words.action(found, sight.names, sight.view)
    return html(
        "button",
        inner,
        type="submit",
        form="act",
        name="action",
        value=action,
        data_act=action,
        class_="rcall",
        aria_label=f"{named}; {order}",
    )
