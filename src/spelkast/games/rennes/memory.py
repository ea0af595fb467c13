"""What an attentive player remembers of the cards, written down (the record of the rules page).

`known` is what each seat took openly and has not used since. The rest is a record that starts anew
at each reshuffle, because then the unknown cards of all hands together are exactly known: what the
pile was made of, what came from it into the display, and in order every blind draw and every use of
a card that was not known. Whoever counts cards could write it too.
"""

from __future__ import annotations

from ...engine.kernel import kernel
from .components import COPIES, SLOTS, TYPES

ENTRIES = TYPES + 1
"""What one entry of the ledger can say of a seat: a blind draw, or the use of a type of card."""


@kernel
def entry_seat(entry):
    return (entry - 1) // ENTRIES


@kernel
def entry_card(entry):
    """The card that was used, as type + 1; 0 for a blind draw."""
    return (entry - 1) % ENTRIES


@kernel
def write_down(s, seat, card):
    """A blind draw (0) or the use of a card (type + 1) of which nobody knew."""
    s.ledger[s.ledger_size] = 1 + seat * ENTRIES + card
    s.ledger_size += 1


@kernel
def remember_new_deck(s):
    """At the beginning all cards are in the pile, and nobody has any."""
    for card in range(TYPES):
        s.pile0[card] = COPIES[card]


@kernel
def remember_blind_draw(s, seat, card):
    s.blind[seat, card] += 1
    write_down(s, seat, 0)


@kernel
def remember_open_card(s, seat, card):
    s.known[seat, card] += 1


@kernel
def remember_use(s, seat, card):
    """A card of a type that the seat took openly counts as that one."""
    if s.known[seat, card]:
        s.known[seat, card] -= 1
    else:
        write_down(s, seat, card + 1)


@kernel
def remember_display_card(s, card):
    s.fills[card] += 1


@kernel
def remember_reshuffle(s):
    """The discards become the pile: the record starts anew."""
    for place in range(int(s.ledger_size)):
        s.ledger[place] = 0
    s.ledger_size = 0
    for card in range(TYPES):
        s.pile0[card] = s.discard[card]
        s.fills[card] = 0
        unseen = int(COPIES[card]) - int(s.discard[card])
        for slot in range(SLOTS):
            if s.display[slot] == card + 1:
                unseen -= 1
        for seat in range(int(s.seats)):
            unseen -= int(s.known[seat, card])
        s.unseen0[card] = unseen
    for seat in range(int(s.seats)):
        remember_old_cards(s, seat)


@kernel
def remember_old_cards(s, seat):
    """What is in this hand and was never taken openly."""
    s.old_size[seat] = 0
    for card in range(TYPES):
        s.blind[seat, card] = 0
        s.old[seat, card] = int(s.hand[seat, card]) - int(s.known[seat, card])
        s.old_size[seat] += s.old[seat, card]
