"""What of all actions can be legal at all: the cards of a hand. Tests see to it that nothing
legal is passed over."""

from __future__ import annotations

from ...engine.bitsets import list_members
from ...engine.kernel import kernel
from .actions import CALLS_FROM, CARD, Reason
from .card_sets import HALF
from .components import CARDS
from .rules import forbids_calling


@kernel
def worth_asking(s, seat, action):
    """The next action with a card of the hand."""
    while action < CARD.shape[0] and not s.hand[seat, CARD[action]]:
        action += 1
    return action


@kernel
def list_run(s, seat, action, end, found, count):
    """All cards of the hand; then all electors in it, if one may call."""
    lower, upper = hand_set(s, seat)
    count = list_members(lower, -1, found, count)  # to play card n is action n - 1
    count = list_members(upper, HALF - 1, found, count)
    if end > CALLS_FROM and forbids_calling(s, seat) == Reason.ALLOWED:
        for call in range(CALLS_FROM, end):
            found[count] = call
            count += int(s.hand[seat, CARD[call]])
    return count


@kernel
def hand_set(s, seat):
    """The cards of a hand, in two halves (card_sets.py)."""
    lower, upper = 0, 0
    for card in range(1, HALF + 1):
        lower |= int(s.hand[seat, card]) << card
    for card in range(HALF + 1, CARDS + 1):
        upper |= int(s.hand[seat, card]) << card - HALF
    return lower, upper
