"""What is true in every position of Rennes-le-Château."""

from __future__ import annotations

from ...engine import codes
from ...engine.kernel import kernel
from .actions import Phase
from .board import FIRST_CAVERNE, FIRST_LOCATION, NODE_COUNT, SOCKETS
from .clues import claims_of, complete
from .components import (
    CIRCLES,
    CLUES_PER_COLOUR,
    CODE,
    CODES,
    CONVERTED,
    COPIES,
    FULLEST_HAND,
    HOLLOWS,
    HUES,
    MARKERS,
    NONE,
    OFFERED,
    SLOTS,
    TYPES,
    Source,
)
from .memory import entry_card, entry_seat
from .moves import in_caverne, occupied, on_portal, spot_of
from .rules import active, round_limit

SOURCES = len(Source)


class Invariant(codes.Code):
    """Members are numbered in the order they are checked; the note says what is true."""

    HOLDS = ""
    CARDS = "every card is in exactly one place"
    HAND_SIZES = "public numbers of cards are true, and no hand is fuller than eleven"
    KNOWN = "what everybody knows of a hand is in it"
    RECORD = "the record of draws and uses fits the cards"
    DISCS = "every disc lies on one socket, turned by a quarter or more"
    TOKENS = "every clue token is in exactly one place"
    CODES = "no code has a clue that it does not need"
    CLAIMS = "claimed codes are complete, and their ranks are 1, 2, …"
    POINTS = "points are the sum of what they were given for"
    PAWNS = "every pawn stands somewhere, and no two share a square but in passing"
    MARKERS = "markers lie in two different Cavernes, and a pawn in a Caverne has one there"
    TURN = "the turn in progress belongs to the seat that is asked, and leaves nothing behind"
    PENDING = "half-done things belong to their phase"
    END = "the game ends with the round limit at the latest"


@kernel
def broken(s):
    if not cards_conserved(s):
        return Invariant.CARDS
    if not hand_sizes_true(s):
        return Invariant.HAND_SIZES
    if not known_is_held(s):
        return Invariant.KNOWN
    if not record_fits(s):
        return Invariant.RECORD
    if not discs_in_place(s):
        return Invariant.DISCS
    if not tokens_conserved(s):
        return Invariant.TOKENS
    if not codes_fit(s):
        return Invariant.CODES
    if not claims_in_order(s):
        return Invariant.CLAIMS
    if not points_add_up(s):
        return Invariant.POINTS
    if not pawns_apart(s):
        return Invariant.PAWNS
    if not markers_apart(s):
        return Invariant.MARKERS
    if not turn_in_order(s):
        return Invariant.TURN
    if not pending_in_phase(s):
        return Invariant.PENDING
    return Invariant.HOLDS if ends_in_time(s) else Invariant.END


@kernel
def in_deck(s, card):
    count = 0
    for place in range(int(s.deck_size)):
        if s.deck[place] == card + 1:
            count += 1
    return count


@kernel
def in_display(s, card):
    count = 0
    for slot in range(SLOTS):
        if s.display[slot] == card + 1:
            count += 1
    return count


@kernel
def cards_conserved(s):
    for card in range(TYPES):
        count = in_deck(s, card) + in_display(s, card) + int(s.discard[card])
        for seat in range(int(s.seats)):
            count += int(s.hand[seat, card])
        if count != COPIES[card] or s.discard[card] < 0:
            return False
    return int(s.deck_size) == s.deck.shape[0] or s.deck[s.deck_size] == 0


@kernel
def hand_sizes_true(s):
    for seat in range(int(s.seats)):
        count = 0
        for card in range(TYPES):
            count += int(s.hand[seat, card])
            if s.hand[seat, card] < 0:
                return False
        if count != s.hand_size[seat] or count > FULLEST_HAND:
            return False
    return True


@kernel
def known_is_held(s):
    for seat in range(int(s.seats)):
        for card in range(TYPES):
            if not 0 <= s.known[seat, card] <= s.hand[seat, card]:
                return False
    return True


@kernel
def record_fits(s):
    """Old and new cards of all seats, less those used, are what hands hold unknown; and the pile
    was made of what has left it and what is still in it."""
    for card in range(TYPES):
        old = blind = unknown = 0
        for seat in range(int(s.seats)):
            old += int(s.old[seat, card])
            blind += int(s.blind[seat, card])
            unknown += int(s.hand[seat, card]) - int(s.known[seat, card])
        if old != s.unseen0[card]:
            return False
        if int(s.pile0[card]) != int(s.fills[card]) + blind + in_deck(s, card):
            return False
        if unknown != old + blind - entries(s, NONE, card + 1):
            return False
    for seat in range(int(s.seats)):
        old = blind = 0
        for card in range(TYPES):
            old += int(s.old[seat, card])
            blind += int(s.blind[seat, card])
        if old != s.old_size[seat] or blind != entries(s, seat, 0):
            return False
    return True


@kernel
def entries(s, seat, card):
    """How often a seat (NONE: any) has drawn blind (0) or used a card (type + 1), as recorded."""
    count = 0
    for place in range(int(s.ledger_size)):
        entry = int(s.ledger[place])
        if entry_card(entry) == card and seat in (NONE, entry_seat(entry)):
            count += 1
    return count


@kernel
def discs_in_place(s):
    laid = 0
    for socket in range(SOCKETS):
        laid |= 1 << int(s.disc[socket])
        if not 0 <= s.rot[socket] < 4:
            return False
    return laid == (1 << SOCKETS) - 1


@kernel
def tokens_conserved(s):
    for colour in range(HUES):
        count = int(s.supply[colour])
        if count < 0:
            return False
        for caverne in range(HOLLOWS):
            for circle in range(CIRCLES):
                if s.circle[caverne, circle] == colour + 1:
                    count += 1
        for seat in range(int(s.seats)):
            for code in range(CODES):
                count += int(s.clues[seat, code, colour])
        for place in range(OFFERED):
            if s.offered[place] and (int(s.offered[place]) - 1) % HUES == colour:
                count += 1
        if s.found == colour + 1:
            count += 1
        if count != CLUES_PER_COLOUR:
            return False
    return True


@kernel
def codes_fit(s):
    for seat in range(int(s.seats)):
        for code in range(CODES):
            for colour in range(HUES):
                if not 0 <= s.clues[seat, code, colour] <= CODE[code, colour]:
                    return False
    return True


@kernel
def claims_in_order(s):
    for code in range(CODES):
        ranks = 0
        for seat in range(int(s.seats)):
            if s.claimed[seat, code]:
                ranks |= 1 << int(s.claimed[seat, code]) - 1
                if not complete(s, seat, code):
                    return False
        if ranks != (1 << claims_of(s, code)) - 1:
            return False
    return True


@kernel
def points_add_up(s):
    for seat in range(int(s.seats)):
        total = 0
        for source in range(SOURCES):
            total += int(s.earned[seat, source])
        if total != s.vp[seat]:
            return False
    return True


@kernel
def pawns_apart(s):
    for seat in range(int(s.seats)):
        node = int(s.pawn[seat])
        if node == NONE:
            if s.phase != Phase.LOCATION:
                return False
            continue
        if not 0 <= node < NODE_COUNT or not 0 <= s.quarter[seat] < 4:
            return False
        if s.quarter[seat] and not on_portal(node):
            return False
        if s.phase == Phase.LOCATION and not FIRST_LOCATION <= node < FIRST_LOCATION + CODES:
            return False
        shares = occupied(s, seat, spot_of(s, seat))
        passing = s.phase == Phase.TRANSIT
        if (shares and not passing) or (seat == active(s) and shares != passing):
            return False
    return True


@kernel
def markers_apart(s):
    for seat in range(int(s.seats)):
        first, second = int(s.marker[seat, 0]), int(s.marker[seat, 1])
        if not 0 <= s.next_marker[seat] < MARKERS or first == second != 0:
            return False
        node = int(s.pawn[seat])
        here = node - FIRST_CAVERNE + 1 if in_caverne(node) else 0
        if here and here != first and here != second:
            return False
        if s.visit_open[seat] and not here:
            return False
    return True


@kernel
def turn_in_order(s):
    """Before the first action of a turn nothing is left of the one before."""
    if s.over:
        return s.to_act == 0 and s.phase == Phase.GAME_OVER
    if s.to_act != 1 << active(s) or not 0 <= s.turn < s.seats:
        return False
    lapsed = s.phase == Phase.REFILL or s.phase == Phase.LOCATION
    for colour in range(HUES):
        dots = int(s.pool[colour])
        if dots < 0 or (lapsed and dots) or (dots and not s.produced[colour]):
            return False
    if s.phase == Phase.LOCATION:
        return s.round_no == 0
    return s.round_no >= 1


@kernel
def pending_in_phase(s):
    laying = s.phase == Phase.CONVERT or s.phase == Phase.JOKER
    if (s.wanted != 0) != laying or (s.found != 0) != (s.phase == Phase.PLACE):
        return False
    if (s.draws_left != 0) != (s.phase == Phase.SUPPLY):
        return False
    given = 0
    for place in range(OFFERED):
        given += (s.offered[place] != 0) + (s.picked[place] != 0)
    if s.phase == Phase.OFFER or s.phase == Phase.SACRIFICE:
        return given == 1
    if s.phase == Phase.GAIN:
        return given == OFFERED
    return (given == 0 or s.phase == Phase.CONVERT) and s.picked[CONVERTED - 1] == 0


@kernel
def ends_in_time(s):
    return s.round_no <= round_limit(s)
