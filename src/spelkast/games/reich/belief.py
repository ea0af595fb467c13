"""What a seat cannot know, dealt anew so that it fits everything the seat does know.

Nothing that anybody plays excludes a card, so every deal of the unseen persons is possible and all
are equally likely; the same holds for the order of the unseen events.
"""

from __future__ import annotations

from ...engine.chance import pick, shuffle
from ...engine.kernel import kernel
from ...engine.rulebook import waits_for
from .actions import Phase
from .components import CARDS, EVENT_CARDS, SEATS
from .rules import rounds_before, take_top_card


@kernel
def resample(v, seat):
    deal_events(v)
    deal_persons(v, seat)
    if v.phase == Phase.CHOOSE:
        deal_choices(v, seat)


@kernel
def deal_events(v):
    """Opened events keep their places in the row; the others follow in any order."""
    opened = rounds_before(v) + 1
    for place in range(opened):
        v.row[place] = v.opened[place]
    unseen = opened
    for event in range(1, EVENT_CARDS + 1):
        if not was_opened(v, event, opened):
            v.row[unseen] = event
            unseen += 1
    shuffle(v, v.row, opened, EVENT_CARDS)


@kernel
def was_opened(v, event, opened):
    for place in range(opened):
        if v.opened[place] == event:
            return True
    return False


@kernel
def deal_persons(v, seat):
    """All unseen persons are shuffled into the stack; then the other hands are filled from it."""
    unseen = 0
    for card in range(1, CARDS + 1):
        if not seen(v, seat, card):
            v.stack[unseen] = card
            unseen += 1
    shuffle(v, v.stack, 0, unseen)
    v.stack_size = unseen
    for other in range(int(v.seats)):
        if other != seat:
            size = int(v.hand_size[other])
            v.hand_size[other] = 0
            for _ in range(size):
                take_top_card(v, other)


@kernel
def seen(v, seat, card):
    """Does this viewer know where that person is? A spectator has no hand."""
    if v.discard[card] or (seat < SEATS and v.hand[seat, card]):
        return True
    for other in range(int(v.seats)):
        if v.table[other] == card or v.called[other] == card:
            return True
    return False


@kernel
def deal_choices(v, seat):
    """Whoever has chosen in secret chose any card of the hand."""
    for other in range(int(v.seats)):
        if other != seat and not waits_for(v, other):
            v.chosen[other] = nth_card(v, other, pick(v, int(v.hand_size[other])))


@kernel
def nth_card(v, seat, n):
    """The card in this hand that has `n` lower ones beside it."""
    card = 0
    while n >= 0:
        card += 1
        n -= int(v.hand[seat, card])
    return card
