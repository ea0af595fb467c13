"""What everybody sees of a seat: points, the events it has won, how many cards it holds."""

from __future__ import annotations

from functools import cache
from html import escape

from ....engine.drawing.scene import Chip, Sight
from ....engine.drawing.svg import html, path
from ....engine.view import View
from ..components import EVENT_DYNASTY, NONE, OCCASIONS
from ..drawing import heraldry, signs
from .parts import picture, say


@cache
def figure(seat: int) -> str:
    """The sign of a seat."""
    return picture(signs.seat_sign(seat), "-22 -22 44 44", class_="fig")


def chip(sight: Sight, seat: int) -> Chip:
    view = sight.view
    points = int(view.points[seat])
    return Chip(
        where=say(sight, "points", points=points),
        badge="",
        facts=_ribbons(sight, seat) + _cards(sight, seat) + _opens(sight, seat),
        short=say(sight, "points-short", points=points),
    )


def won_events(view: View, seat: int) -> list[int]:
    """The events that a seat has won, in the order of play."""
    return [
        int(event)
        for event, by in zip(view.opened, view.won_by, strict=True)
        if int(by) == seat + 1
    ]


def _ribbons(sight: Sight, seat: int) -> str:
    """One for each event, in its colours."""
    won = won_events(sight.view, seat)
    if not won:
        return ""
    years = sight.words.listing([OCCASIONS[event - 1] for event in won])
    return html(
        "span",
        *(_ribbon(int(EVENT_DYNASTY[event])) for event in won),
        class_="ribs",
        role="img",
        aria_label=years,
        title=years,
    )


@cache
def _ribbon(dynasty: int) -> str:
    shape = path(
        "M0 0H14V20L7 15L0 20Z", fill=heraldry.HEX[dynasty], stroke="#2a2320", stroke_opacity=".4"
    )
    return picture(shape, "0 0 14 20", class_="rib")


def _cards(sight: Sight, seat: int) -> str:
    return html("span", escape(say(sight, "cards", cards=int(sight.view.hand_size[seat]))))


def _opens(sight: Sight, seat: int) -> str:
    """Who leads the round says so."""
    leader = int(sight.view.leader)
    if leader == NONE or leader != seat or sight.view.over:
        return ""
    return html("span", escape(say(sight, "opens")), class_="tag opens")
