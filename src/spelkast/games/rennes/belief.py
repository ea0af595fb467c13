"""What a seat cannot know, dealt anew so that it fits everything the seat does know.

Hidden are the hands of others and the order of the draw pile. The record of memory.py says what can
be where: *old* cards were in hands at the last reshuffle, *new* ones were in the pile then. A card
of which nobody knew and that was used since was one or the other; both ways are weighed.
"""

from __future__ import annotations

from ...engine.chance import pick, shuffle
from ...engine.kernel import kernel
from .actions import Phase, Reason
from .components import TYPES
from .dots import forbids_pick
from .memory import entry_card, entry_seat
from .rules import active

COUNT_BITS = 8
ONE_COUNT = (1 << COUNT_BITS) - 1


@kernel
def resample(v, seat):
    """Until it fits: a seat that is laying down cards has some that it may lay down."""
    while True:
        olds, news = explain_uses(v, seat)
        if olds >= 0:
            for other in range(int(v.seats)):
                if other != seat:
                    deal_hand(v, other, count_of(olds, other), count_of(news, other))
            if can_go_on(v, seat):
                break
    lay_pile(v)


@kernel
def can_go_on(v, seat):
    """Has the seat whose turn it is a card for what it has begun? It would not have begun it."""
    other = active(v)
    if other == seat or v.phase not in (Phase.CONVERT, Phase.JOKER, Phase.SACRIFICE):
        return True
    for card in range(TYPES):
        if forbids_pick(v, other, card) == Reason.ALLOWED:
            return True
    return False


@kernel
def count_of(counts, seat):
    """One of the numbers that are kept together, eight bits for each seat."""
    return counts >> COUNT_BITS * seat & ONE_COUNT


@kernel
def one_for(seat):
    return 1 << COUNT_BITS * seat


@kernel
def old_left(v, card):
    """Old cards of this type that are not given to any seat yet."""
    left = int(v.unseen0[card])
    for other in range(int(v.seats)):
        left -= int(v.old[other, card])
    return left


@kernel
def new_left(v, card):
    """New cards of this type that are not given to any seat yet, and not in the display."""
    left = int(v.pile0[card]) - int(v.fills[card])
    for other in range(int(v.seats)):
        left -= int(v.blind[other, card])
    return left


@kernel
def explain_uses(v, seat):
    """Give every used card that nobody knew of to its seat, as an old card or as a new one.

    How many old and new cards each other seat must still have; -1 if one cannot be explained after
    what was chosen before it. Then it has to be tried again, which is rare.
    """
    forget_others(v, seat)
    olds = news = 0
    for other in range(int(v.seats)):
        if other != seat:
            olds += int(v.old_size[other]) * one_for(other)
    for place in range(int(v.ledger_size)):
        entry = int(v.ledger[place])
        other, card = entry_seat(entry), entry_card(entry) - 1
        if other == seat:
            continue
        if card < 0:
            news += one_for(other)
        else:
            old_weight, new_weight = weights(v, card, count_of(olds, other), count_of(news, other))
            if old_weight + new_weight == 0:
                return -1, -1
            if pick(v, old_weight + new_weight) < old_weight:
                v.old[other, card] += 1
                olds -= one_for(other)
            else:
                v.blind[other, card] += 1
                news -= one_for(other)
    return olds, news


@kernel
def forget_others(v, seat):
    for other in range(int(v.seats)):
        if other != seat:
            for card in range(TYPES):
                v.old[other, card] = 0
                v.blind[other, card] = 0


@kernel
def weights(v, card, olds, news):
    """How likely it is that a seat with so many old and new cards had this one among them."""
    old_cards = new_cards = 0
    for kind in range(TYPES):
        old_cards += old_left(v, kind)
        new_cards += new_left(v, kind)
    return (
        olds * old_left(v, card) * max(1, new_cards),
        news * new_left(v, card) * max(1, old_cards),
    )


@kernel
def deal_hand(v, seat, olds, news):
    """What is known of the hand, and so many old and new cards."""
    for card in range(TYPES):
        v.hand[seat, card] = v.known[seat, card]
    for _ in range(olds):
        card = any_old_card(v)
        v.old[seat, card] += 1
        v.hand[seat, card] += 1
    for _ in range(news):
        card = any_new_card(v)
        v.blind[seat, card] += 1
        v.hand[seat, card] += 1


@kernel
def any_old_card(v):
    left = 0
    for card in range(TYPES):
        left += old_left(v, card)
    wanted = pick(v, left)
    card = 0
    while wanted >= old_left(v, card):
        wanted -= old_left(v, card)
        card += 1
    return card


@kernel
def any_new_card(v):
    left = 0
    for card in range(TYPES):
        left += new_left(v, card)
    wanted = pick(v, left)
    card = 0
    while wanted >= new_left(v, card):
        wanted -= new_left(v, card)
        card += 1
    return card


@kernel
def lay_pile(v):
    """The rest of the new cards, in random order."""
    cards = 0
    for card in range(TYPES):
        for _ in range(new_left(v, card)):
            v.deck[cards] = card + 1
            cards += 1
    shuffle(v, v.deck, 0, cards)
