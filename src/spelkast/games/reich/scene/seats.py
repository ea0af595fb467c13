"""What lies in a seat's place: its card, a card face down, or an empty place with a word."""

from __future__ import annotations

from typing import NamedTuple

from ....engine.drawing.scene import Sight
from ..actions import Phase
from ..components import END, START
from .parts import has_chosen, person_token, places, say, worth
from .trick import Trick, order_of_play, shown


class Place(NamedTuple):
    """One seat's place in the round that is shown."""

    seat: int
    order: int
    """When it plays: 1, 2, …; 0 in a round that all play at once."""
    card: int
    called: int
    word: str
    """What is written in an empty place; "" if there is a card."""
    face_down: bool
    mine: bool
    """The viewer is asked, and this is where the card will lie."""
    leads: bool


def places_of(sight: Sight) -> list[Place]:
    """In the order of the seats, which never changes."""
    view, trick = sight.view, shown(sight.view)
    order = order_of_play(view)
    begun = int(view.leader if view.event_now else view.last_leader) >= 0
    called = view.called if view.event_now else view.last_called
    return [
        Place(
            seat=seat,
            order=order.index(seat) + 1 if begun else 0,
            card=trick.cards[seat],
            called=int(called[seat]),
            word="" if trick.cards[seat] else _word(sight, seat, order),
            face_down=has_chosen(view, seat),
            mine=seat == view.seat and bool(sight.legal),
            leads=seat == trick.leader,
        )
        for seat in range(int(view.seats))
    ]


def _word(sight: Sight, seat: int, order: tuple[int, ...]) -> str:
    view = sight.view
    if int(view.phase) == Phase.CHOOSE:
        if has_chosen(view, seat):
            return say(sight, "slot-chosen")
        return say(sight, "slot-mine" if seat == view.seat else "slot-chooses")
    if seat == view.seat:
        return say(sight, "slot-mine")
    if seat in view.waiting:
        return say(sight, "slot-now")
    to_come = [other for other in order if not view.table[other]]
    return say(sight, "slot-next" if to_come[:2][-1] == seat else "slot-later")


def spoken_place(sight: Sight, trick: Trick, place: Place) -> str:
    """The whole place in words."""
    name = sight.name(place.seat)
    if not place.card:
        return f"{name}: {place.word}"
    told = say(
        sight,
        "years-of",
        person=person_token(place.card),
        start=str(int(START[place.card])),
        end=str(int(END[place.card])),
    )
    parts = [f"{name}: {told}"]
    if place.called:
        parts.append(say(sight, "with-elector", person=person_token(place.called)))
    for n in places():
        how = trick.standing(place.seat, n)
        standing = say(sight, "standing", standing=how or "none")
        parts.append(
            f"{say(sight, 'place', place=n)}: {worth(sight, trick, place.seat, n)}, {standing}"
        )
    return "; ".join(parts)
