"""Small steps that many rules take: asking a seat, moving adventurers, drawing them."""

from __future__ import annotations

from ...engine.chance import shuffle
from ...engine.events import EVERYONE, tell
from ...engine.kernel import kernel
from .actions import Event
from .components import ADVENTURERS, CARD_WORTH, NOBODY
from .measures import all_colourless
from .state import At


@kernel
def ask(s, seat, phase):
    s.phase = phase
    s.to_act = 1 << seat


@kernel
def member_before(s, seat, adventurer):
    """Who is in the group at the next lower rank, or NOBODY."""
    before = NOBODY
    member = int(s.leader[seat])
    while member and member < adventurer:
        before = member
        member = int(s.follower[member])
    return before


@kernel
def join(s, seat, adventurer):
    before = member_before(s, seat, adventurer)
    if before:
        s.follower[adventurer] = s.follower[before]
        s.follower[before] = adventurer
    else:
        s.follower[adventurer] = s.leader[seat]
        s.leader[seat] = adventurer
    s.at[adventurer] = At.GROUP + seat
    s.group_size[seat] += 1


@kernel
def leave_for_discard(s, seat, adventurer):
    before = member_before(s, seat, adventurer)
    if before:
        s.follower[before] = s.follower[adventurer]
    else:
        s.leader[seat] = s.follower[adventurer]
    s.follower[adventurer] = NOBODY
    s.at[adventurer] = At.DISCARD
    s.group_size[seat] -= 1


@kernel
def dismiss_if_colourless(s, seat):
    """A group of colourless adventurers alone is discarded; that is no kill (R21)."""
    if not all_colourless(s, seat):
        return False
    while s.group_size[seat]:
        leave_for_discard(s, seat, int(s.leader[seat]))
    tell(s, EVERYONE, Event.DISMISSED, seat)
    return True


@kernel
def draw_adventurer(s):
    """The top of the deck; an empty deck is made anew of the discards (R43). 0 if there is none."""
    if s.deck_size == 0:
        make_new_deck(s)
    if s.deck_size == 0:
        return 0
    s.deck_size -= 1
    drawn = int(s.deck[s.deck_size])
    s.deck[s.deck_size] = 0
    return drawn


@kernel
def make_new_deck(s):
    """The order inside the discards has no meaning (R50)."""
    for adventurer in range(1, ADVENTURERS + 1):
        if s.at[adventurer] == At.DISCARD:
            s.at[adventurer] = At.DECK
            s.deck[s.deck_size] = adventurer
            s.deck_size += 1
    if s.deck_size:
        shuffle(s, s.deck, 0, int(s.deck_size))
        tell(s, EVERYONE, Event.RESHUFFLE, s.deck_size)


@kernel
def bank(s, seat, card, count):
    """Cards into a treasury."""
    s.treasury[seat, card] += count
    s.gold[seat] += count * int(CARD_WORTH[card])


@kernel
def spend(s, seat, card):
    """A card out of a treasury, onto the discards of its own dungeon (R18)."""
    s.treasury[seat, card] -= 1
    s.gold[seat] -= int(CARD_WORTH[card])
    s.discard[card] += 1
