"""Piles, and for those who want to know more: the last round, the symbols, who has been seen."""

from __future__ import annotations

from html import escape

from ....engine.drawing.scene import Sight
from ....engine.drawing.svg import html
from ....engine.schema import PUBLIC
from ....engine.view import View
from ..components import CARDS, DYNASTIES, DYNASTY, END, ROUNDS, START, SYMBOLS
from ..drawing import cards
from . import explain
from .comparison import comparison
from .parts import hand_of, person, picture, say, spoken, symbol_icon, symbol_shapes
from .trick import last, present

SUPPLY_PREFIX = "s-"


def supply(sight: Sight) -> str:
    view = sight.view
    return "".join(
        (
            _item(_back(), int(view.stack_size), say(sight, "pile")),
            _item(_heap(), _discarded(view), say(sight, "discards")),
            _item(_event_back(), _to_come(view), say(sight, "events-left")),
            _more(sight),
        )
    )


def _item(drawing: str, count: int, label: str) -> str:
    number = html("b", str(count), aria_hidden="true")
    words = html("span", escape(label), aria_hidden="true")
    return html("li", drawing, words, number, spoken(f"{label}: {count}"))


def _back() -> str:
    return picture(cards.back(), f"0 0 {cards.WIDTH} {cards.HEIGHT}")


def _heap() -> str:
    return html("span", class_="heap", aria_hidden="true")


def _event_back() -> str:
    return picture(cards.event_back(), "0 0 120 80", class_="lying")


def _discarded(view: View) -> int:
    return int(view.discard.sum())


def _to_come(view: View) -> int:
    """Events of this game that nobody has seen."""
    return 0 if view.over else ROUNDS - int(view.round_no)


# --------------------------------------------------------------------- For those who look closer


def _more(sight: Sight) -> str:
    parts = (
        _fold("last", say(sight, "last"), _last(sight)),
        _fold("now", say(sight, "this-round"), _now(sight)),
        _fold("symbols", say(sight, "symbol-card"), _symbols(sight)),
        _fold("seen", say(sight, "seen"), _seen(sight)),
    )
    return html("li", symbol_shapes(SUPPLY_PREFIX), *parts, class_="supply__more")


def _fold(key: str, title: str, inner: str) -> str:
    if not inner:
        return ""
    return html("details", html("summary", escape(title)), inner, data_keep_open=f"rei-{key}")


def _last(sight: Sight) -> str:
    """The comparison of the round that was decided last."""
    trick = last(sight.view)
    if trick is None:
        return ""
    return comparison(sight, trick, SUPPLY_PREFIX) + html("p", escape(explain.won(sight, trick)))


def _now(sight: Sight) -> str:
    """What counts in this round, in words."""
    if sight.view.over:
        return ""
    trick = present(sight.view)
    told = (
        explain.leading(sight, trick),
        explain.dynasty_here(sight, trick),
        explain.swords_here(sight, trick),
    )
    return "".join(html("p", escape(sentence)) for sentence in told if sentence)


def _symbols(sight: Sight) -> str:
    """The symbol card."""
    return html(
        "ul",
        *(
            html(
                "li",
                symbol_icon(n, SUPPLY_PREFIX),
                escape(sight.words.token("symbol", SYMBOLS[n])),
            )
            for n in range(len(SYMBOLS))
        ),
        class_="symcard",
    )


def seen_cards(view: View) -> set[int]:
    """The persons that have been open in this game."""
    lying = {int(card) for row in (view.table, view.called) for card in row if card}
    return lying | {card for card in range(1, CARDS + 1) if view.discard[card]}


def _seen(sight: Sight) -> str:
    """All persons by year; pale once they have been seen. What nobody can know is not told."""
    view = sight.view
    seen = seen_cards(view)
    mine = set(hand_of(view, view.seat)) if view.seat != PUBLIC else set()
    left = CARDS - len(seen | mine)
    count = html("p", escape(say(sight, "seen-count", count=left)))
    rows = (_person(sight, card, seen, mine) for card in range(1, CARDS + 1))
    return count + html("ol", *rows, class_="seen")


def _person(sight: Sight, card: int, seen: set[int], mine: set[int]) -> str:
    key = "is-seen" if card in seen else "is-mine" if card in mine else ""
    years = html("i", f"{START[card]}–{END[card]}")
    state = spoken(f", {say(sight, key)}") if key else ""
    classes = DYNASTIES[DYNASTY[card]] + (f" {key}" if key else "")
    return html("li", escape(person(sight, card)), state, " ", years, class_=classes)
