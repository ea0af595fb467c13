"""What lies on the table of Rennes-le-Château, field by field, and who may see it.

Where 0 means "nothing", things are stored as their number + 1: cards as type + 1, clues as
colour + 1, Cavernes as number + 1.
"""

from __future__ import annotations

from enum import IntEnum

from ...engine.schema import Schema, i1, i2, option, private, public, secret
from .board import SOCKETS
from .components import (
    CIRCLES,
    CODES,
    CONVERTED,
    DECK,
    FATES,
    HOLLOWS,
    HUES,
    MARKERS,
    OFFERED,
    REGIONS,
    SEATS,
    SLOTS,
    TYPES,
    Source,
)

LEDGER = 2 * DECK
"""Since a reshuffle each card is drawn blind once at most, and used once at most."""


class StartPlayer(IntEnum):
    RANDOM = 0
    A = 1
    B = 2
    C = 3
    D = 4
    E = 5


class Colours(IntEnum):
    """Who has which colour: in the order of the seats, or drawn."""

    SEATS = 0
    RANDOM = 1


class Sanctuaire(IntEnum):
    """What is given there for a clue."""

    CLUES = 0
    CARDS = 1


class Collect(IntEnum):
    """In how many turns of a stay in a Caverne clues may be taken."""

    ONCE_PER_VISIT = 0
    EVERY_TURN = 1


class State(Schema):
    EVENTS = 32

    # Options.
    codes_to_win = option(3, 1, 2, 4, 5)
    start_player = option(StartPlayer)
    colours = option(Colours)
    sanctuaire = option(Sanctuaire)
    collect = option(Collect)
    max_rounds = option(0, 10, 40, 20)  # 0: twenty for each code to win

    round_no = public(i2)  # from 1 on; 0 while start locations are chosen
    start = public(i1)  # the seat with the start token
    turn = public(i1)  # how many seats after it: whose turn it is

    # Portals.
    disc = public(i1, SOCKETS)
    rot = public(i1, SOCKETS)  # quarter q faces exit (q + rot) mod 4

    # Clues.
    circle = public(i1, HOLLOWS, CIRCLES)  # colour + 1
    supply = public(i1, HUES)

    # Equipment cards.
    deck = secret(i1, DECK)  # type + 1; the top is the last one, then zeros
    deck_size = public(i1)
    discard = public(i1, TYPES)
    display = public(i1, SLOTS)  # type + 1
    hand = private(i1, SEATS, TYPES)
    hand_size = public(i1, SEATS)

    # What may be remembered of the cards since the last reshuffle.
    known = public(i1, SEATS, TYPES)  # taken from the display and not used since
    pile0 = public(i1, TYPES)  # what the draw pile was made of
    fills = public(i1, TYPES)  # went from it to the display
    unseen0 = public(i1, TYPES)  # in all hands together, not known, when it was made
    old = private(i1, SEATS, TYPES)  # of those, in this hand
    old_size = public(i1, SEATS)
    blind = private(i1, SEATS, TYPES)  # drawn blind since
    ledger = public(i1, LEDGER)  # blind draws and uses of cards that were not known, in order
    ledger_size = public(i2)

    # Seats.
    colour = public(i1, SEATS)
    began = public(i1, SEATS)  # location + 1 that was chosen at the start
    pawn = public(i2, SEATS)  # node, NONE before it has a start location
    quarter = public(i1, SEATS)  # of the disc, if the pawn is on a portal
    marker = public(i1, SEATS, MARKERS)  # Caverne + 1
    next_marker = public(i1, SEATS)
    visit_open = public(i1, SEATS)  # clues may still be taken in this visit
    visited = public(i1, SEATS, REGIONS)  # areas
    clues = public(i1, SEATS, CODES, HUES)
    claimed = public(i1, SEATS, CODES)  # 1 for the first who claimed it, 2 for the second, …
    fate_used = public(i1, SEATS, len(FATES))
    vp = public(i2, SEATS)
    earned = public(i2, SEATS, len(Source))  # the same, by what it was for

    # The turn in progress.
    pool = public(i1, HUES)  # dots played and not yet spent
    produced = public(i1, HUES)  # colours in which dots were played this turn
    joker_used = public(i1)
    dagobert_used = public(i1)
    event_used = public(i1)
    claim_used = public(i1)
    exchange_used = public(i1)
    collected_in = public(i1)  # Caverne + 1 in which clues were taken this turn
    wanted = public(i1)  # colour + 1: what a conversion or joker is to give
    picked = public(i1, CONVERTED)  # type + 1: cards laid down for it, or for the altar
    found = public(i1)  # colour + 1: a clue that must be placed
    offered = public(i1, OFFERED)  # 5 * code + colour + 1: clues lifted for the altar
    draws_left = public(i1)  # of fresh supplies
