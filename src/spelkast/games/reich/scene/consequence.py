"""What a card leads to, in a sentence: asked of the rules, from what lies open."""

from __future__ import annotations

from ....engine.actions import Action
from ....engine.drawing.scene import Sight
from ....engine.words import Value
from ..actions import Phase
from .explain import HOW, reason
from .hand import notes
from .parts import (
    card_of,
    criterion,
    hand_of,
    person_token,
    places,
    say,
    seat_token,
    short_worth,
    worth,
)
from .trick import Trick, present
from .verdicts import is_last, with_mine


def consequence(sight: Sight, action: Action) -> str:
    card = card_of(action.args[0])
    if action.kind == "call":
        return _call(sight, card)
    after = with_mine(sight.view, card)
    if int(sight.view.phase) == Phase.CHOOSE:
        return _sentences(_values(sight, after, card), *_notes(sight, card))
    if len(after.open) == 1:
        return _sentences(_values(sight, after, card), *_notes(sight, card))
    return _ahead(sight, after, card) if after.leader == sight.view.seat else _behind(sight, after)


def _sentences(*parts: str) -> str:
    return " ".join(part for part in parts if part)


def _notes(sight: Sight, card: int) -> list[str]:
    return [f"{say(sight, 'note-full', note=note)}." for note in notes(sight, card)]


def _values(sight: Sight, after: Trick, card: int) -> str:
    """What the card shows on the three symbols."""
    seat = sight.view.seat
    first, second, third = (worth(sight, after, seat, n) for n in places())
    return say(
        sight,
        "then-values",
        person=person_token(card),
        first=first,
        second=second,
        third=third,
    )


def _ahead(sight: Sight, after: Trick, card: int) -> str:
    seat = sight.view.seat
    ends = "wins" if is_last(sight.view) else "leads"
    told = say(
        sight,
        "then",
        ends=ends,
        person=person_token(card),
        reason=reason(sight, after, seat),
    )
    return told if ends == "wins" else _sentences(told, _still_to_play(sight, after))


def _still_to_play(sight: Sight, after: Trick) -> str:
    seats = [n for n in range(int(sight.view.seats)) if not after.cards[n]]
    return say(sight, "then-after", seats=tuple(map(seat_token, seats)))


def _behind(sight: Sight, after: Trick) -> str:
    """Who stays ahead, and on which symbol this card drops out."""
    mine, leader = sight.view.seat, after.leader
    place = after.dropped_at(mine)
    fell = place == 2 and after.standing(mine, 2) == "fallen"
    values: dict[str, Value] = {"criterion": "", "other": "", "mine": ""}
    if place in places():
        symbol = after.symbols[place - 1]
        best = next(n for n in after.open if after.standing(n, place) in ("best", "left"))
        values = {
            "criterion": criterion(sight, after.event, symbol),
            "other": short_worth(sight, after, best, place),
            "mine": short_worth(sight, after, mine, place),
        }
    return say(
        sight,
        "then-behind",
        ends="loses" if is_last(sight.view) else "behind",
        how="fallen" if fell else HOW[place],
        seat=seat_token(leader),
        person=person_token(after.cards[mine]),
        leader=person_token(after.cards[leader]),
        **values,
    )


# -------------------------------------------------------------------------------- Elector calls


def _call(sight: Sight, elector: int) -> str:
    """The new order, and which of the other cards would lead in it."""
    view = sight.view
    swapped = present(view).call(elector)
    first, second, third = (criterion(sight, swapped.event, symbol) for symbol in swapped.symbols)
    order = say(sight, "then-call", first=first, second=second, third=third)
    order = order[:1].upper() + order[1:]
    if not swapped.open:
        return _sentences(order, say(sight, "then-open"))
    winners = tuple(map(person_token, leading_after(sight, elector)))
    ahead = say(sight, "then-lead", persons=winners)
    return _sentences(ahead, order, say(sight, "then-draw"))


def leading_after(sight: Sight, elector: int) -> list[int]:
    """The viewer's other cards that would be ahead of all open ones after this call."""
    view = sight.view
    swapped = present(view).call(elector)
    others = [card for card in hand_of(view, view.seat) if card != elector]
    return [card for card in others if with_mine(view, card, swapped).leader == view.seat]
