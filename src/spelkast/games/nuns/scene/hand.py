"""What lies before the viewer: a novice's cards, wish and blessing; the guards' cards and paths."""

from __future__ import annotations

from html import escape

from ....engine.drawing.scene import Sight
from ....engine.drawing.svg import html
from ..actions import BLESSING, CARD, Phase
from ..components import (
    FEWEST,
    ITEM_DOT,
    KEY_COLOUR,
    KEY_DOT,
    MOST,
    PLUS,
    Card,
    Has,
)
from ..drawing import facts
from . import watch
from .parts import (
    blessing_icon,
    card,
    choice,
    decides,
    ear_icon,
    feet_icon,
    key_icon,
    part,
    percent,
    refused,
    room,
    say,
    shown,
    spoken,
    wish_icon,
)

PLAIN = (Card.STAND, Card.SNEAK, Card.WALK, Card.RUN)


def hand(sight: Sight) -> str:
    if facts.is_novice(sight.view):
        return _cards(sight) + _wish(sight) + _blessing(sight)
    return watch.hand(sight)


# ------------------------------------------------------------------------------ Movement cards


def _cards(sight: Sight) -> str:
    cards = "".join(_slot(sight, number) for number in PLAIN)
    row = html("div", cards, class_="hand__row mcards")
    note = html("span", ear_icon(), escape(say(sight, "hear-note")), class_="thin")
    head = html("h2", escape(say(sight, "cards")), note)
    return html("div", head, row, class_="hand__set nu-cards")


def _slot(sight: Sight, number: Card) -> str:
    """A card; with the blessing of one dot more, the same card again as a second button."""
    more = number + PLUS if number else 0
    plus = f"end {CARD.token(more)}" if more else ""
    extra = _plus(sight, more) if plus in sight.legal_texts else ""
    return html("span", _card(sight, number), extra, class_="mslot")


def _card(sight: Sight, number: Card) -> str:
    view, seat = sight.view, sight.view.seat
    name = CARD.token(number)
    action = f"end {name}"
    played = shown_card(sight) in (number, number + PLUS if number else number)
    note, says = _note(sight, number)
    label = ", ".join(filter(None, (card(sight, number), dots_of(sight, number), says)))
    inner = (
        feet_icon(name),
        html("b", escape(say(sight, f"short-{name}"))),
        html("small", escape(dots_of(sight, number))),
        html("span", note, class_="mcard__note"),
    )
    style = f"mcard {name}" + (" chosen" if played else "")
    if action in sight.legal_texts:
        return choice(action, label, *inner, class_=style)
    if decides(sight, Phase.SNEAK) and not view.closing[seat]:
        return refused(action, label, *inner, class_=style)
    return shown(label, *inner, class_=style)


def _plus(sight: Sight, number: int) -> str:
    label = card(sight, number)
    chance = percent(_chance(sight, number))
    inner = (
        html("b", "+1"),
        html("span", ear_icon(), say(sight, "percent", percent=chance), class_="mplus__n"),
    )
    return choice(f"end {CARD.token(number)}", label, *inner, class_="mplus")


def _note(sight: Sight, number: Card) -> tuple[str, str]:
    """Under a card: the chance to be heard with it; or how far she has gone, if it does not fit."""
    view, seat = sight.view, sight.view.seat
    action = f"end {CARD.token(number)}"
    made = int(view.walked[seat])
    if int(view.phase) != Phase.SNEAK:
        chosen = shown_card(sight) in (number, number + PLUS if number else number)
        word = say(sight, "shown") if chosen else ""
        return escape(word), word
    if sight.legal and action not in sight.legal_texts:
        word = say(sight, "moved", dots=made)
        return escape(word), word
    chance = percent(_chance(sight, number))
    words = say(sight, "percent", percent=chance)
    return ear_icon() + html("b", escape(words)), say(sight, "heard-chance", percent=chance)


def _chance(sight: Sight, number: int) -> int:
    view, seat = sight.view, sight.view.seat
    return facts.chance_heard(view, seat, facts.dot_of(view, seat), number)


def shown_card(sight: Sight) -> int:
    """The card she has chosen in secret, or shown to all in this round; -1 without one."""
    view, seat = sight.view, sight.view.seat
    return (int(view.closing[seat]) or int(view.card[seat])) - 1


def dots_of(sight: Sight, number: int) -> str:
    """How many dots a card is for, in this round."""
    times = facts.pace(sight.view)
    least, most = int(FEWEST[number]) * times, int(MOST[number]) * times
    if number == Card.RUN and int(sight.view.run_exact):
        least = most
    return say(sight, "dots", least=least, most=most, range="yes" if least != most else "no")


# ------------------------------------------------------------------------------------ The wish


def _wish(sight: Sight) -> str:
    """Three stations of the night: the key, the item, the own bed. Those behind her are ticked."""
    view, seat = sight.view, sight.view.seat
    wish, has = int(view.wish[seat]), int(view.has[seat])
    key, item, home = int(KEY_DOT[wish]), int(ITEM_DOT[wish]), facts.cell(view, seat)
    name = sight.words.token("wish", str(wish))
    stations = (
        _station(
            sight, "key", key, has >= Has.KEYS, has == Has.NOTHING, key_icon(KEY_COLOUR[wish])
        ),
        _station(sight, "item", item, has == Has.ITEM, has == Has.KEYS, wish_icon(wish)),
        _station(sight, "home", home, False, has == Has.ITEM, ""),
    )
    inner = html("b", escape(name), class_="wish__n") + html("ol", *stations)
    box = html("div", inner, class_="wish")
    return part("wish", say(sight, "wish"), "", box)


def _station(sight: Sight, name: str, dot: int, done: bool, now: bool, icon: str) -> str:
    state = "done" if done else "now" if now else "later"
    words = say(sight, f"station-{name}", dot=dot, room=room(sight, dot))
    tick = spoken(say(sight, "done")) if done else ""
    return html("li", icon, html("span", escape(words)), tick, class_=state)


# ---------------------------------------------------------------------------------- The blessing


def _blessing(sight: Sight) -> str:
    view, seat = sight.view, sight.view.seat
    kind, lies = int(view.blessing[seat]), bool(view.blessed[seat])
    used = int(view.shown[seat])
    state = "held" if kind and lies else "gone"
    shows = kind or used
    if not shows:
        return ""
    key = BLESSING.token(shows)
    name = html("b", escape(sight.words.token("blessing", key)))
    text = say(sight, f"blessing-{key}") if state == "held" else say(sight, "blessing-gone")
    box = html(
        "div", blessing_icon(shows), name, html("small", escape(text)), class_=f"bless {state}"
    )
    narrowed = _narrowed(sight)
    return part("blessing", say(sight, "blessing"), "", box, narrowed)


def _narrowed(sight: Sight) -> str:
    """How much everybody can work out about her: the same sets that the guards are shown."""
    view = sight.view
    count = len(facts.could_be(view, view.seat))
    if not count:
        return ""
    return html("p", escape(say(sight, "narrowed", dots=count)), class_="narrowed")
