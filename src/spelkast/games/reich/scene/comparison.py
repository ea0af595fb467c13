"""A decided round, symbol by symbol: a table that can be read and heard."""

from __future__ import annotations

from html import escape

from ....engine.drawing.scene import Sight
from ....engine.drawing.svg import html, rect
from ..components import DYNASTY, EVENT_DYNASTY, NONE, SWORDS
from ..drawing import heraldry, signs
from .chips import figure
from .parts import criterion, occasion, person, picture, places, say, spoken, symbol_icon
from .trick import Trick


def comparison(sight: Sight, trick: Trick, prefix: str = "h-") -> str:
    """Rows are the seats with their cards, columns the symbols in the order they counted."""
    heads = (
        html(
            "th",
            symbol_icon(symbol, prefix),
            spoken(criterion(sight, trick.event, symbol)),
            scope="col",
            class_="" if trick.open and trick.needed(n) else "idle",
        )
        for n, symbol in zip(places(), trick.symbols, strict=True)
    )
    title = html("th", escape(occasion(sight, trick.event)), scope="col")
    rows = (_row(sight, trick, seat) for seat in range(int(sight.view.seats)))
    return html(
        "table", html("thead", html("tr", title, *heads)), html("tbody", *rows), class_="cmp"
    )


def _row(sight: Sight, trick: Trick, seat: int) -> str:
    card = trick.cards[seat]
    called = person(sight, card) if card else say(sight, "no-card")
    who = html(
        "th",
        figure(seat),
        html("span", html("b", escape(sight.name(seat))), " ", escape(called)),
        _shield(card) if card else "",
        scope="row",
    )
    cells = (_cell(sight, trick, seat, n) for n in places()) if card else [html("td", colspan=3)]
    won = trick.leader != NONE and seat == trick.leader
    return html("tr", who, *cells, class_="won" if won else "")


def _cell(sight: Sight, trick: Trick, seat: int, place: int) -> str:
    standing = trick.standing(seat, place)
    told = say(sight, "standing", standing=standing or "none")
    return html(
        "td",
        _sign(trick, standing),
        html("b", str(trick.value(seat, place))),
        spoken(f", {told}"),
        class_=standing or "idle",
        title=told,
    )


def _sign(trick: Trick, standing: str) -> str:
    if standing == "lifted":
        return picture(heraldry.badge(int(EVENT_DYNASTY[trick.event])), "0 0 24 28", class_="ic")
    if standing in ("hero", "fallen"):
        sign = rect(-17, -17, 34, 34, rx=8, fill=signs.CREAM) + signs.swords(
            int(SWORDS[trick.event])
        )
        return picture(sign, signs.SYMBOL_BOX, class_="ic")
    return ""


def _shield(card: int) -> str:
    return picture(heraldry.badge(int(DYNASTY[card])), "0 0 24 28", class_="ic")
