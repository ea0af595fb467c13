"""Clues: taken in a Caverne for cards, placed on codes, exchanged at the altar, claimed."""

from __future__ import annotations

from ...engine.chance import pick
from ...engine.events import EVERYONE, tell
from ...engine.kernel import kernel
from .actions import Event, Phase, Reason
from .board import FIRST_CAVERNE, SANCTUAIRE
from .cards import use_card
from .components import (
    CARD_COLOUR,
    CIRCLES,
    CLAIM_VP,
    CLUE_VP,
    CLUE_VP_SAUNIERE,
    CODE,
    CODES,
    HOLLOWS,
    HUES,
    NONE,
    OFFERED,
    SAUNIERE,
    TYPES,
    Source,
)
from .moves import in_caverne
from .state import Collect, Sanctuaire


@kernel
def earn(s, seat, source, points):
    s.vp[seat] += points
    s.earned[seat, source] += points


# ------------------------------------------------------------------------------- Codes and slots


@kernel
def has_slot(s, seat, code, colour):
    """Does this code still need a clue of this colour?"""
    return s.clues[seat, code, colour] < CODE[code, colour]


@kernel
def needs(s, seat, colour):
    """Does any code of the seat?"""
    for code in range(CODES):
        if has_slot(s, seat, code, colour):
            return True
    return False


@kernel
def clues_on(s, seat, code):
    clues = 0
    for colour in range(HUES):
        clues += int(s.clues[seat, code, colour])
    return clues


@kernel
def complete(s, seat, code):
    for colour in range(HUES):
        if has_slot(s, seat, code, colour):
            return False
    return True


# ------------------------------------------------------------------------------------- Circles


@kernel
def fill_circles(s):
    """Empty circles get random tokens, as long as there are any (R42, R43)."""
    for caverne in range(HOLLOWS):
        fill_caverne(s, caverne)


@kernel
def fill_caverne(s, caverne):
    news = 0
    for circle in range(CIRCLES):
        if s.circle[caverne, circle] == 0:
            colour = draw_clue(s)
            if colour != NONE:
                s.circle[caverne, circle] = colour + 1
                news |= colour + 1 << 4 * circle
    if news:
        a, b, c, d = news & 15, news >> 4 & 15, news >> 8 & 15, news >> 12 & 15
        tell(s, EVERYONE, Event.CLUES_FILLED, caverne, a, b, c, d)


@kernel
def draw_clue(s):
    """A random token from the supply, NONE if it is empty."""
    left = 0
    for colour in range(HUES):
        left += int(s.supply[colour])
    if left == 0:
        return NONE
    wanted = pick(s, left)
    colour = 0
    while wanted >= s.supply[colour]:
        wanted -= int(s.supply[colour])
        colour += 1
    s.supply[colour] -= 1
    return colour


@kernel
def circle_with(s, caverne, colour):
    """The first circle with a clue of this colour, NONE if there is none."""
    for circle in range(CIRCLES):
        if s.circle[caverne, circle] == colour + 1:
            return circle
    return NONE


# --------------------------------------------------------------------------- Taking and placing


@kernel
def forbids_take(s, seat, card):
    """A card of the clue's colour (R38), in one turn of the visit (R36), and it must fit (R39)."""
    node = int(s.pawn[seat])
    if not in_caverne(node):
        return Reason.NOT_IN_CAVERNE
    caverne = node - FIRST_CAVERNE
    colour = int(CARD_COLOUR[card])
    if s.collect == Collect.ONCE_PER_VISIT and not s.visit_open[seat]:
        return Reason.VISIT_USED
    if s.collected_in and s.collected_in != caverne + 1:
        return Reason.OTHER_CAVERNE_USED
    if not s.hand[seat, card]:
        return Reason.NOT_IN_HAND
    if circle_with(s, caverne, colour) == NONE:
        return Reason.NO_SUCH_CLUE
    return Reason.ALLOWED if needs(s, seat, colour) else Reason.FITS_NO_CODE


@kernel
def take_clue(s, seat, card):
    caverne = int(s.pawn[seat]) - FIRST_CAVERNE
    colour = int(CARD_COLOUR[card])
    use_card(s, seat, card)
    s.circle[caverne, circle_with(s, caverne, colour)] = 0
    s.collected_in = caverne + 1
    s.found = colour + 1
    tell(s, EVERYONE, Event.HANDS_IN, seat, card, colour, caverne)
    s.phase = Phase.PLACE


@kernel
def forbids_place(s, seat, code):
    return Reason.ALLOWED if has_slot(s, seat, code, int(s.found) - 1) else Reason.FITS_NO_CODE


@kernel
def place_clue(s, seat, code):
    """For good; worth a point, two with Saunière (R52)."""
    colour = int(s.found) - 1
    s.found = 0
    s.clues[seat, code, colour] += 1
    points = CLUE_VP_SAUNIERE if s.claimed[seat, SAUNIERE] else CLUE_VP
    earn(s, seat, Source.CLUES, points)
    tell(s, EVERYONE, Event.PLACES, seat, colour, code, points)
    s.phase = Phase.MAIN


# --------------------------------------------------------------------------------- The altar


@kernel
def forbids_altar(s, seat, wants):
    """Only in the Sanctuaire, once per turn (R24, R41), with what the option says (R40)."""
    if s.sanctuaire != wants:
        return Reason.ALTAR_WANTS_CARDS if wants == Sanctuaire.CLUES else Reason.ALTAR_WANTS_CLUES
    if s.pawn[seat] != SANCTUAIRE:
        return Reason.NOT_IN_SANCTUAIRE
    return Reason.ALTAR_USED if s.exchange_used else Reason.ALLOWED


@kernel
def gainable(s, seat, first, second):
    """Is there a clue to gain in a colour that was not given?"""
    for colour in range(HUES):
        if colour != first and colour != second and s.supply[colour] and needs(s, seat, colour):
            return True
    return False


@kernel
def may_give(s, seat, pair):
    """A clue on a code that the seat has not claimed; pair is 5 * code + colour."""
    code = pair // HUES
    return s.clues[seat, code, pair % HUES] > 0 and not s.claimed[seat, code]


@kernel
def forbids_offer(s, seat, pair):
    """Clues are given in rising order, so that no two ways lead to the same exchange."""
    code = pair // HUES
    if s.phase == Phase.MAIN:
        reason = forbids_altar(s, seat, Sanctuaire.CLUES)
        if reason != Reason.ALLOWED:
            return reason
    if s.clues[seat, code, pair % HUES] == 0:
        return Reason.NO_CLUE_TO_GIVE
    if s.claimed[seat, code]:
        return Reason.CLUE_LOCKED
    if s.phase == Phase.MAIN:
        return Reason.ALLOWED if second_clue(s, seat, pair) else Reason.NO_EXCHANGE_LEFT
    if pair + 1 < s.offered[0]:
        return Reason.GIVEN_IN_ORDER
    fits = gainable(s, seat, (int(s.offered[0]) - 1) % HUES, pair % HUES)
    return Reason.ALLOWED if fits else Reason.NO_EXCHANGE_LEFT


@kernel
def second_clue(s, seat, first):
    """Is there another clue to give with this one, and something to gain for both?"""
    for pair in range(first, CODES * HUES):
        if may_give(s, seat, pair) and gainable(s, seat, first % HUES, pair % HUES):
            if pair != first or s.clues[seat, pair // HUES, pair % HUES] > 1:
                return True
    return False


@kernel
def offer_clue(s, seat, pair):
    """Lifted from its code; it goes to the supply when the exchange is done."""
    code, colour = pair // HUES, pair % HUES
    s.clues[seat, code, colour] -= 1
    tell(s, EVERYONE, Event.OFFERS, seat, colour, code)
    if s.offered[0] == 0:
        s.offered[0] = pair + 1
        s.phase = Phase.OFFER
    else:
        s.offered[1] = pair + 1
        s.phase = Phase.GAIN


@kernel
def forbids_sacrifice(s, seat, card):
    """Cards instead of clues, if that is played (R40): the first in MAIN, the second after it."""
    first = int(s.picked[0])
    if first == 0:
        reason = forbids_altar(s, seat, Sanctuaire.CARDS)
        if reason != Reason.ALLOWED:
            return reason
    if not s.hand[seat, card]:
        return Reason.NOT_IN_HAND
    if first == 0:
        return Reason.ALLOWED if second_card(s, seat, card) else Reason.NO_EXCHANGE_LEFT
    if card + 1 < first:
        return Reason.GIVEN_IN_ORDER
    fits = gainable(s, seat, int(CARD_COLOUR[first - 1]), int(CARD_COLOUR[card]))
    return Reason.ALLOWED if fits else Reason.NO_EXCHANGE_LEFT


@kernel
def second_card(s, seat, first):
    for card in range(first, TYPES):
        if s.hand[seat, card] > (1 if card == first else 0):
            if gainable(s, seat, int(CARD_COLOUR[first]), int(CARD_COLOUR[card])):
                return True
    return False


@kernel
def sacrifice_card(s, seat, card):
    use_card(s, seat, card)
    tell(s, EVERYONE, Event.SACRIFICES, seat, card)
    if s.picked[0] == 0:
        s.picked[0] = card + 1
        s.phase = Phase.SACRIFICE
    else:
        s.picked[1] = card + 1
        s.phase = Phase.GAIN


@kernel
def given_colour(s, place):
    """The colour of the first or second thing given."""
    if s.sanctuaire == Sanctuaire.CLUES:
        return (int(s.offered[place]) - 1) % HUES
    return int(CARD_COLOUR[int(s.picked[place]) - 1])


@kernel
def forbids_gain(s, seat, pair):
    """Another colour than both that were given, from the supply, and it must fit (R41, R43)."""
    code, colour = pair // HUES, pair % HUES
    if colour == given_colour(s, 0) or colour == given_colour(s, 1):
        return Reason.COLOUR_GIVEN
    if s.supply[colour] == 0:
        return Reason.SUPPLY_EMPTY
    return Reason.ALLOWED if has_slot(s, seat, code, colour) else Reason.FITS_NO_CODE


@kernel
def gain_clue(s, seat, pair):
    """No points are won or lost (R41, R52)."""
    code, colour = pair // HUES, pair % HUES
    s.supply[colour] -= 1
    s.clues[seat, code, colour] += 1
    for place in range(OFFERED):
        if s.sanctuaire == Sanctuaire.CLUES:
            s.supply[given_colour(s, place)] += 1
    for place in range(OFFERED):
        s.offered[place] = 0
        s.picked[place] = 0
    s.exchange_used = 1
    tell(s, EVERYONE, Event.GAINS, seat, colour, code)
    s.phase = Phase.MAIN


# ------------------------------------------------------------------------------------ Claiming


@kernel
def codes_of(s, seat):
    """How many codes the seat has claimed."""
    codes = 0
    for code in range(CODES):
        if s.claimed[seat, code]:
            codes += 1
    return codes


@kernel
def most_codes(s):
    most = 0
    for seat in range(int(s.seats)):
        most = max(most, codes_of(s, seat))
    return most


@kernel
def claims_of(s, code):
    """How many seats have claimed this code."""
    claims = 0
    for seat in range(int(s.seats)):
        if s.claimed[seat, code]:
            claims += 1
    return claims


@kernel
def forbids_claim(s, seat, code):
    """In the own turn, wherever the pawn is (R48); each code once (R49), one in a turn (R24)."""
    if s.claimed[seat, code]:
        return Reason.ALREADY_CLAIMED
    if not complete(s, seat, code):
        return Reason.CODE_INCOMPLETE
    return Reason.ONE_CLAIM if s.claim_used else Reason.ALLOWED


@kernel
def claim_code(s, seat, code):
    """Points by the order of claiming (R49), and the ghost of the location (R50)."""
    place = claims_of(s, code)
    points = int(CLAIM_VP[place])
    first_to_finish = most_codes(s) < s.codes_to_win
    s.claimed[seat, code] = place + 1
    s.claim_used = 1
    earn(s, seat, Source.CLAIMS, points)
    tell(s, EVERYONE, Event.CLAIMS, seat, code, place + 1, points, code)
    if first_to_finish and codes_of(s, seat) >= s.codes_to_win:
        tell(s, EVERYONE, Event.LAST_ROUND, seat, codes_of(s, seat))
