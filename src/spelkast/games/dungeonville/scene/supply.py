"""The deed on top, then what everybody can count: piles, odds, discards and treasuries."""

from __future__ import annotations

from html import escape

from ....engine.drawing.scene import Sight
from ....engine.drawing.svg import html
from ....engine.schema import PUBLIC
from .. import measures
from ..actions import Phase
from ..components import ADVENTURERS, DUNGEONS, NONE
from ..drawing import cards, facts
from ..odds import odds
from ..state import At
from .deed import deed_panel, known_deeds
from .parts import (
    coin_icon,
    dungeon_icon,
    figure,
    labels,
    letter_chip,
    picture,
    say,
    shown,
    skull_icon,
    spoken,
    switch,
)

PARTS = ("recruit", "scout", "fight", "explore", "collect")
"""The five parts of a round, in their order."""


def part_of_round(sight: Sight) -> str:
    view = sight.view
    phase = int(view.phase)
    if phase == Phase.PAY and int(view.deed_slot) != NONE:
        return "collect"
    parts = {
        Phase.RECRUIT: "recruit",
        Phase.PAY: "recruit",
        Phase.RELEASE: "recruit",
        Phase.PLACE: "scout",
        Phase.LINE_UP: "fight",
        Phase.CLAIM_WINDOW: "claim",
        Phase.COLLECT: "collect",
        Phase.GAME_OVER: "over",
    }
    return parts.get(Phase.of(phase), "explore")


def supply(sight: Sight) -> str:
    own = "" if sight.view.seat == PUBLIC else _line(deed_panel(sight), "dv-own")
    known = known_deeds(sight)
    return "".join(
        (
            _line(_ribbon(sight), "dv-ribbon"),
            own,
            _line(known, "dv-known") if known else "",
            *_piles(sight),
            _line(_helper(sight), "supply__more"),
            _line(_odds(sight), "supply__more"),
            _line(_discards(sight), "supply__more"),
            _line(_treasuries(sight), "supply__more"),
        )
    )


def _line(inner: str, class_: str) -> str:
    return html("li", inner, class_=class_)


def _ribbon(sight: Sight) -> str:
    """The round, with the part that is on."""
    now = part_of_round(sight)
    if now == "claim":  # after the fights, or after an expedition
        now = "explore" if int(sight.view.turn) else "fight"
    steps = (
        html("li", escape(say(sight, f"part-{part}")), aria_current="step" if part == now else None)
        for part in PARTS
    )
    return html("ol", *steps, class_="phases", aria_label=say(sight, "parts"))


def _piles(sight: Sight) -> list[str]:
    """Adventurers that nobody has met yet, and the rooms of each dungeon."""
    view, called = sight.view, labels(sight)
    back = picture(cards.adventurer_back(), "0 0 120 168", class_="mini")
    out = [_pile(back, int(view.deck_size), say(sight, "adventurers"))]
    out += [
        _pile(dungeon_icon(d), int(view.rooms_left[d]), called.dungeon(d)) for d in range(DUNGEONS)
    ]
    return out


def _pile(drawing: str, count: int, label: str) -> str:
    number = html("b", str(count))
    return html("li", drawing, number, spoken(label), title=label, class_="pile")


def _details(sight: Sight, key: str, inner: str) -> str:
    summary = html("summary", escape(say(sight, key)))
    return html("details", summary, inner, data_keep_open=key)


# -------------------------------------------------------------------------- For those who count


def _helper(sight: Sight) -> str:
    """A switch of the page: whoever wants to reckon alone puts the odds away."""
    return switch("odds", say(sight, "show-odds"), checked=True)


def _odds(sight: Sight) -> str:
    """Letters left in each deck, and what they mean for the viewer's group."""
    view = sight.view
    seat = facts.owner(view)
    head = html(
        "tr",
        html("td", ""),
        *(html("th", letter_chip(name), scope="col") for name in facts.SYMBOLS),
        html("th", skull_icon(), spoken(say(sight, "deadly")), scope="col"),
    )
    rows = (_odds_row(sight, seat, d) for d in range(DUNGEONS))
    return _details(sight, "what-is-left", html("table", head, *rows, class_="counts"))


def _odds_row(sight: Sight, seat: int, d: int) -> str:
    view = sight.view
    left, mine = facts.rooms_left(view, d), set(facts.letters_of(view, seat, d))
    cells = (html("td", str(n), class_="bad" if name in mine else None) for name, n in left.items())
    share = odds(view, seat, d).figure if mine else "–"
    title = html("th", dungeon_icon(d), spoken(labels(sight).dungeon(d)), scope="row")
    return html("tr", title, *cells, html("td", html("b", share, class_="dv-helps")))


def _discards(sight: Sight) -> str:
    """What lies open beside the decks."""
    view, called = sight.view, labels(sight)
    fallen = [rank for rank in range(1, ADVENTURERS + 1) if int(view.at[rank]) == At.DISCARD]
    minis = (html("b", str(rank), class_=f"rk rk-{facts.colour(rank)}") for rank in fallen)
    names = ", ".join(called.adventurer(rank) for rank in fallen) or "–"
    people = shown(called.pair(say(sight, "adventurers"), names), *minis, class_="mgs")
    rooms = (_thrown(sight, d) for d in range(DUNGEONS))
    return _details(sight, "discards", html("p", people if fallen else "") + "".join(rooms))


def _thrown(sight: Sight, d: int) -> str:
    found = [(c, n) for c, n in facts.held(sight.view.discard) if facts.dungeon_of(c) == d]
    if not found:
        return ""
    return html("p", dungeon_icon(d), *(_count(sight, card, n) for card, n in found))


def _count(sight: Sight, card: int, count: int) -> str:
    times = f"×{count}" if count > 1 else ""
    value = "" if facts.symbol(card) == facts.ITEM else str(facts.gold(card))
    return shown(
        f"{labels(sight).card(card)} {times}".strip(),
        letter_chip(facts.symbol(card)),
        f"{value}{times}",
        class_="count",
    )


def _treasuries(sight: Sight) -> str:
    view = sight.view
    rows = []
    for seat in range(int(view.seats)):
        found = facts.held(view.treasury[seat])
        total = html("b", coin_icon(), str(int(measures.wealth(view.record, seat))), class_="count")
        counted = (_count(sight, card, n) for card, n in found)
        rows.append(html("p", figure(seat), spoken(sight.name(seat)), total, *counted))
    return _details(sight, "treasuries", "".join(rows))
