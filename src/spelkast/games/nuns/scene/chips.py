"""What everybody sees of a seat: which novice it is, her card, her roll, where she was seen."""

from __future__ import annotations

from functools import cache
from html import escape

from ....engine.drawing.scene import Chip, Sight
from ....engine.drawing.svg import html
from ..components import PLUS, Card
from ..drawing import art, facts
from .parts import bust, card_token, feet_icon, novice, say, shown


@cache
def figure(seat: int) -> str:
    """Before the deal: the first seat has the guards, the others are novices of some name."""
    if seat == 0:
        return bust(art.guard_roundel(0), class_="fig")
    tint = art.NOVICES[(seat - 1) % len(art.NOVICES)]
    return bust(art.roundel(art.nun(tint), tint), class_="fig")


def figure_of(sight: Sight, seat: int) -> str:
    """The guard or the novice that a seat has."""
    guards = facts.guards_of(sight.view, seat)
    return _guard(guards[0]) if guards else _novice(facts.cell(sight.view, seat))


@cache
def _guard(guard: int) -> str:
    return bust(art.guard_roundel(guard), class_="fig")


@cache
def _novice(cell: int) -> str:
    return bust(art.novice_roundel(cell), class_="fig")


def chip(sight: Sight, seat: int) -> Chip:
    return _guards(sight, seat) if facts.guards_of(sight.view, seat) else _runner(sight, seat)


def _guards(sight: Sight, seat: int) -> Chip:
    view = sight.view
    guards = facts.guards_of(view, seat)
    where = (
        say(sight, "guards")
        if len(guards) == 2
        else sight.words.token("guard", ("abbess", "prioress")[guards[0]])
    )
    points, target = int(view.points), int(view.target)
    text = say(sight, "captures", points=points, target=target)
    return Chip(
        where=where,
        badge="",
        facts=html("span", escape(text)),
        short=f"{points}/{target}",
    )


def _runner(sight: Sight, seat: int) -> Chip:
    parts = (_card(sight, seat), _roll(sight, seat), _seen(sight, seat), _times(sight, seat))
    return Chip(
        where=novice(sight, seat),
        badge=_badge(sight, seat),
        facts=_blessing(sight, seat) + "".join(parts),
        short=escape(_short(sight, seat)) or novice(sight, seat),
    )


def _badge(sight: Sight, seat: int) -> str:
    view = sight.view
    if view.caught[seat]:
        return _tag("bad", say(sight, "caught"))
    if facts.seen_now(view, seat):
        return _tag("seen", say(sight, "in-sight", dot=int(view.token[seat])))
    return ""


def _tag(kind: str, words: str) -> str:
    return html("span", escape(words), class_=f"tag tag--{kind}")


def _card(sight: Sight, seat: int) -> str:
    """The movement card of this round."""
    number = int(sight.view.card[seat]) - 1
    if number < 0:
        return ""
    plain = number - PLUS if number > Card.RUN else number
    name = ("stand", "sneak", "walk", "run")[plain]
    text = sight.words.token("card", card_token(number).token)
    return html("span", feet_icon(name), escape(text), class_=f"did {name}")


def _roll(sight: Sight, seat: int) -> str:
    """Her noise roll is open, and so is how far it was heard."""
    view = sight.view
    if not int(view.die[seat]):
        return ""
    reach = max(0, int(view.reach[seat]))
    text = say(sight, "rolled", die=int(view.die[seat]), reach=reach)
    return html("span", escape(text))


def _seen(sight: Sight, seat: int) -> str:
    view = sight.view
    dot, when = int(view.last_seen[seat]), int(view.last_round[seat])
    if not dot or facts.seen_now(view, seat):
        return ""
    return html("span", escape(say(sight, "last-seen", dot=dot, round=when)))


def _times(sight: Sight, seat: int) -> str:
    times = int(sight.view.captures[seat])
    return html("span", escape(say(sight, "times-caught", times=times))) if times else ""


def _blessing(sight: Sight, seat: int) -> str:
    """That a card still lies there everybody sees; which one, nobody."""
    if not sight.view.blessed[seat]:
        return ""
    text = say(sight, "blessing-lies")
    return shown(text, "✦", class_="bless-lies", title=text)


def _short(sight: Sight, seat: int) -> str:
    number = int(sight.view.card[seat]) - 1
    return sight.words.token("card", card_token(number).token) if number >= 0 else ""
