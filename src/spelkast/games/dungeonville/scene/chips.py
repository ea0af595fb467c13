"""What everybody sees of a seat: its group, gold, items and blood, and what its score may be."""

from __future__ import annotations

from html import escape

from ....engine.drawing.scene import Chip, Sight
from ....engine.drawing.svg import html
from ....engine.schema import PUBLIC
from .. import measures
from ..components import ITEM_CARD, ITEMS, NONE
from ..drawing import art, facts
from .parts import (
    coin_icon,
    drop_icon,
    dungeon_icon,
    dungeon_token,
    figure,
    key_icon,
    labels,
    picture,
    say,
    shield_icon,
    shown,
    thing_icon,
)

__all__ = ["chip", "figure"]


def chip(sight: Sight, seat: int) -> Chip:
    return Chip(
        where=_where(sight, seat),
        badge=_score(sight, seat),
        facts=_group(sight, seat) + _gold(sight, seat) + _realm(sight, seat),
        short=escape(_short(sight, seat)),
    )


def _where(sight: Sight, seat: int) -> str:
    view = sight.view
    d = int(view.pawn[seat])
    if d == NONE:
        return say(sight, "start-player") if int(view.start) == seat else ""
    where = "in" if int(view.explorer) == seat else "at"
    return say(sight, "where", where=where, dungeon=dungeon_token(d))


def _group(sight: Sight, seat: int) -> str:
    """Shields with their ranks."""
    called, ranks = labels(sight), facts.group_of(sight.view, seat)
    minis = (html("b", shield_icon(rank), str(rank), class_="mg") for rank in ranks)
    names = ", ".join(f"{called.adventurer(rank)} {rank}" for rank in ranks) or "–"
    return shown(called.pair(say(sight, "group"), names), *minis, class_="mgs")


def _gold(sight: Sight, seat: int) -> str:
    """The treasury in gold, and its items: lit where somebody of the group can use them."""
    view, called = sight.view, labels(sight)
    gold = int(measures.wealth(view.record, seat))
    items = [n for n, card in enumerate(ITEM_CARD) if view.treasury[seat][card]]
    lit = {n: bool(measures.active(view.record, seat, n)) for n in items}
    words = [say(sight, "gold", gold=gold)]
    words += [
        f"{called.token('card', ITEMS[n])} ({say(sight, 'works' if lit[n] else 'idle')})"
        for n in items
    ]
    icons = (
        html("span", thing_icon(ITEMS[n]), class_="itm on" if lit[n] else "itm") for n in items
    )
    return shown(", ".join(words), coin_icon(), html("b", str(gold)), *icons, class_="gold")


def _realm(sight: Sight, seat: int) -> str:
    """Tokens won in combat."""
    view = sight.view
    won = [(other, int(view.dead[seat][other])) for other in range(int(view.seats))]
    whole = sum(n for _, n in won)
    if not whole:
        return ""
    few = whole <= 4
    drops = (
        drop_icon(other) * n if few else drop_icon(other) + html("b", str(n))
        for other, n in won
        if n
    )
    return shown(say(sight, "realm", count=whole), *drops, class_="realm")


def _score(sight: Sight, seat: int) -> str:
    """The score where the viewer knows it, with the deed; else the range that everybody can work
    out. On the own seat also that range, because it is what the others see."""
    view = sight.view
    low, high = facts.span(view, seat)
    score, known = facts.score(view, seat), facts.deeds(view)[seat]
    blood = picture(art.blood(), "-15 -19 30 38", class_="drop")
    if score is not None and (seat != view.seat or int(view.deed_public[seat])):
        label = say(sight, "score-known", dungeon=dungeon_token(known), score=score)
        inner = key_icon() + dungeon_icon(known) + html("b", _range(score, score))
    else:
        key = "score-seen" if seat == view.seat else "score-range"
        label = say(sight, key, range=_range(low, high))
        inner = blood + html("b", escape(_short(sight, seat)), class_="short")
        inner += html("b", _range(low, high), class_="full")
    return html("span", inner, class_="rng", role="img", aria_label=label, title=label)


def _range(low: int, high: int) -> str:
    return str(low).replace("-", "−") + ("" if low == high else f"–{high}".replace("-", "−"))


def _short(sight: Sight, seat: int) -> str:
    """On a phone: the own score of how many, the range of the others."""
    view = sight.view
    score = facts.score(view, seat)
    if score is not None and view.seat != PUBLIC and seat == view.seat:
        return f"{score}/{int(view.kills_to_win)}".replace("-", "−")
    return _range(*facts.span(view, seat))
