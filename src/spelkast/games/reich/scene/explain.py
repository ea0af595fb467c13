"""A trick in sentences: who leads and why, what Dynasty and War hero do here, who won last."""

from __future__ import annotations

from html import escape

from ....engine.drawing.scene import Sight
from ....engine.drawing.svg import html
from ....engine.words import Value
from ..actions import Phase
from ..components import EVENT_DATA, EVENT_DYNASTY, GREY, NONE, PERSONS, YEAR
from ..state import Extra
from .parts import (
    criterion,
    dynasty_token,
    person_token,
    say,
    seat_token,
    short_worth,
    who,
)
from .trick import Trick, last, shown, swords_count

HOW = {1: "first", 2: "second", 3: "third", 4: "senior"}


def reason(sight: Sight, trick: Trick, seat: int, stage: int = 0) -> str:
    """Why a card is ahead: the symbol that decided, and what the card shows there."""
    if len(trick.open) == 1:
        return say(sight, "alone")
    place = stage or trick.stage
    how = "left" if trick.standing(seat, place) == "left" else HOW[place]
    values: dict[str, Value] = {"criterion": "", "value": ""}
    if how != "senior":
        values = {
            "criterion": criterion(sight, trick.event, trick.symbols[place - 1]),
            "value": short_worth(sight, trick, seat, place),
        }
    return say(sight, "reason", how=how, **values)


def leading(sight: Sight, trick: Trick) -> str:
    """Who would win as things are."""
    if int(sight.view.phase) == Phase.CHOOSE:
        return say(sight, "secret")
    seat = trick.leader
    if seat == NONE:
        first = int(sight.view.leader)
        return say(sight, "nobody", who=who(sight, first), seat=seat_token(first))
    return say(
        sight,
        "leads",
        who=who(sight, seat),
        seat=seat_token(seat),
        person=person_token(trick.cards[seat]),
        reason=reason(sight, trick, seat),
    )


def won(sight: Sight, trick: Trick) -> str:
    """Who took the event, and with what."""
    seat = trick.leader
    return say(
        sight,
        "won",
        who=who(sight, seat),
        seat=seat_token(seat),
        occasion=str(int(YEAR[trick.event])),
        person=person_token(trick.cards[seat]),
        reason=reason(sight, trick, seat),
    )


def dynasty_here(sight: Sight, trick: Trick) -> str:
    """What the colour of the event does, and for whom it does so now."""
    dynasty = int(EVENT_DYNASTY[trick.event])
    if sight.view.rule_dynasty == Extra.OFF:
        lifts = "off"
    else:
        lifts = "none" if dynasty == GREY else "some"
    rule = say(sight, "why-dynasty", lifts=lifts, dynasty=dynasty_token(dynasty))
    lifted = tuple(
        person_token(trick.cards[seat])
        for seat in trick.open
        if trick.standing(seat, 1) == "lifted"
    )
    now = say(sight, "why-lifted", persons=lifted)
    return f"{rule} {now}" if lifted else rule


def swords_here(sight: Sight, trick: Trick) -> str:
    """What the swords do on a battle; "" elsewhere."""
    kind = swords_count(sight.view, trick.event)
    if not kind:
        return ""
    names = EVENT_DATA[trick.event - 1]["named"]
    persons = tuple(person_token(PERSONS.index(name) + 1) for name in names)
    return say(sight, "why-swords", swords=kind, persons=persons)


def last_round(sight: Sight) -> str:
    trick = last(sight.view)
    return won(sight, trick) if trick else ""


def paragraphs(sight: Sight, most: int) -> str:
    """The explanation under the table, what matters most first: so many sentences at most."""
    view = sight.view
    trick = shown(view)
    if view.over:
        return html("p", escape(won(sight, trick)), class_="ex-lead")
    parts = [html("p", escape(leading(sight, trick)), class_="ex-lead")]
    here = filter(None, (dynasty_here(sight, trick), swords_here(sight, trick)))
    parts += [html("p", escape(sentence)) for sentence in here]
    if view.last_event:
        before = html("b", escape(say(sight, "last")))
        parts.append(html("p", before, " · ", escape(last_round(sight)), class_="ex-last"))
    return "".join(parts[:most])
