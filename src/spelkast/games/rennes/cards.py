"""Equipment cards on their way: pile, display, hands, discards."""

from __future__ import annotations

from ...engine.chance import shuffle
from ...engine.events import EVERYONE, only, tell
from ...engine.kernel import kernel
from .actions import Event
from .components import COPIES, DE_MOLAY, HAND, HAND_DE_MOLAY, SLOTS, TYPES
from .memory import (
    remember_blind_draw,
    remember_display_card,
    remember_new_deck,
    remember_open_card,
    remember_reshuffle,
    remember_use,
)


@kernel
def make_deck(s):
    for card in range(TYPES):
        for _ in range(int(COPIES[card])):
            s.deck[s.deck_size] = card + 1
            s.deck_size += 1
    shuffle(s, s.deck, 0, int(s.deck_size))
    remember_new_deck(s)


@kernel
def reshuffle(s):
    """The discards become the pile, when a card is needed and there is none (R56)."""
    remember_reshuffle(s)
    for card in range(TYPES):
        for _ in range(int(s.discard[card])):
            s.deck[s.deck_size] = card + 1
            s.deck_size += 1
        s.discard[card] = 0
    shuffle(s, s.deck, 0, int(s.deck_size))
    tell(s, EVERYONE, Event.RESHUFFLE, s.deck_size)


@kernel
def top_card(s):
    if s.deck_size == 0:
        reshuffle(s)
    s.deck_size -= 1
    card = int(s.deck[s.deck_size]) - 1
    s.deck[s.deck_size] = 0
    return card


@kernel
def into_hand(s, seat, card):
    s.hand[seat, card] += 1
    s.hand_size[seat] += 1


@kernel
def draw_blind(s, seat):
    """The top card of the pile, which only this seat sees."""
    card = top_card(s)
    into_hand(s, seat, card)
    remember_blind_draw(s, seat, card)
    return card


@kernel
def take_blind(s, seat):
    card = draw_blind(s, seat)
    tell(s, EVERYONE, Event.DRAWS_BLIND, seat, s.deck_size)
    tell(s, only(seat), Event.DREW, seat, card)


@kernel
def take_open(s, seat, slot):
    """A card of the display; its slot stays empty until the seat is done (R55)."""
    card = int(s.display[slot]) - 1
    s.display[slot] = 0
    into_hand(s, seat, card)
    remember_open_card(s, seat, card)
    tell(s, EVERYONE, Event.TAKES_OPEN, seat, card)


@kernel
def fill_display(s):
    for slot in range(SLOTS):
        if s.display[slot] == 0:
            card = top_card(s)
            s.display[slot] = card + 1
            remember_display_card(s, card)
            tell(s, EVERYONE, Event.DISPLAY_FILLED, slot + 1, card)


@kernel
def use_card(s, seat, card):
    """From the hand, face up, onto the discards."""
    s.hand[seat, card] -= 1
    s.hand_size[seat] -= 1
    s.discard[card] += 1
    remember_use(s, seat, card)


@kernel
def refill_limit(s, seat):
    """Nine with De Molay, from the very turn of the claim (R53); only refilling asks (R54)."""
    return HAND_DE_MOLAY if s.claimed[seat, DE_MOLAY] else HAND


@kernel
def holds_from(s, seat, card, wanted):
    """Are there so many cards of this type and higher ones in the hand?"""
    while wanted > 0 and card < TYPES:
        wanted -= int(s.hand[seat, card])
        card += 1
    return wanted <= 0
