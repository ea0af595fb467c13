"""The mat: the viewer's codes and areas, open cards and piles, and what everybody can count."""

from __future__ import annotations

from html import escape

from ....engine.drawing.scene import Sight
from ....engine.drawing.svg import html
from ....engine.schema import PUBLIC
from ..actions import Phase
from ..components import AREA_VP, AREAS, CODES, HUES, REGIONS, SLOTS, TYPES
from ..drawing import facts
from . import codes
from .parts import (
    back_picture,
    card_picture,
    labels,
    say,
    seat_token,
    shown,
    sign,
    small_card,
    spoken,
)


def supply(sight: Sight) -> str:
    return "".join(
        (
            html("li", _board(sight), class_="rn-board"),
            html("li", _display(sight), class_="rn-show"),
            html("li", _more(sight), class_="supply__more"),
        )
    )


def _board(sight: Sight) -> str:
    """A player's board: five codes and nine areas."""
    view = sight.view
    seat = facts.owner(view)
    own = seat == view.seat and view.seat != PUBLIC
    title = say(sight, "your-codes") if own else say(sight, "codes-of", seat=seat_token(seat))
    cracked = sum(bool(view.claimed[seat][n]) for n in range(CODES))
    note = say(sight, "cracked-of", count=cracked, needed=int(view.codes_to_win))
    head = html("h3", escape(title), html("span", escape(note), class_="thin"), _areas(sight, seat))
    return head + codes.panel(sight, seat)


def _areas(sight: Sight, seat: int) -> str:
    been = set(facts.areas(sight.view, seat))
    points = int(AREA_VP[len(been)])
    names = sight.words.listing([AREAS[area] for area in sorted(been)]) or "–"
    label = say(sight, "areas-label", count=len(been), names=names, points=points)
    hue = facts.hue(sight.view, seat)
    letters = (
        html("i", AREAS[area], class_=f"own c{hue}" if area in been else None)
        for area in range(REGIONS)
    )
    worth = html("span", escape(say(sight, "points", points=points)), class_="thin")
    return shown(label, *letters, worth, class_="areas")


def _display(sight: Sight) -> str:
    """Open cards and piles; to take from them they lie in the dock."""
    view = sight.view
    cards = [int(view.display[slot]) - 1 for slot in range(SLOTS)]
    open_cards = (
        shown(labels(sight).card(card), card_picture(card), class_="eq")
        if card >= 0
        else html("span", class_="eq none", aria_hidden="true")
        for card in cards
    )
    count = int(view.deck_size)
    pile = shown(
        say(sight, "pile-label", count=count), back_picture(), html("em", str(count)), class_="eq"
    )
    when = "now" if int(view.phase) in (Phase.REFILL, Phase.SUPPLY) else "later"
    note = html("span", escape(say(sight, "display-when", when=when)), class_="thin")
    head = html("h3", escape(say(sight, "display")), note)
    return head + html("div", *open_cards, pile, class_="show")


# -------------------------------------------------------------------------- For those who count


def _more(sight: Sight) -> str:
    return _details(sight, "discards", _discards(sight)) + _details(
        sight, "clues-left", _clues_left(sight)
    )


def _details(sight: Sight, key: str, inner: str) -> str:
    summary = html("summary", escape(say(sight, key, count=_count(sight, key))))
    return html("details", summary, inner, data_keep_open=key)


def _count(sight: Sight, key: str) -> int:
    pile = sight.view.discard if key == "discards" else sight.view.supply
    return sum(int(number) for number in pile)


def _discards(sight: Sight) -> str:
    held = [(card, int(sight.view.discard[card])) for card in range(TYPES)]
    found = (
        shown(
            f"{labels(sight).card(card)} × {count}",
            small_card(card),
            f"×{count}",
            class_="count",
        )
        for card, count in held
        if count
    )
    return html("p", *found)


def _clues_left(sight: Sight) -> str:
    return html(
        "p",
        *(
            html(
                "span",
                sign(hue),
                str(int(sight.view.supply[hue])),
                spoken(labels(sight).colour(hue)),
                class_="count",
            )
            for hue in range(HUES)
        ),
    )
