"""What a player of Rennes-le-Château can do, when it is asked, and what can happen."""

from __future__ import annotations

import numpy as np

from ...engine import codes
from ...engine.actions import ActionSpace, Domain, Kind, numbers, seats
from .board import DIRECTIONS, NODES, PORTALS
from .components import AREAS, CARDS, CAVERNES, COLOURS, FATES, GHOSTS, LOCATIONS, SEATS, SLOTS

SEAT = seats(SEATS)
LOCATION = Domain("location", LOCATIONS)
CARD = Domain("card", CARDS)
COLOUR = Domain("colour", COLOURS)
NODE = Domain("node", NODES)
FATE = Domain("fate", FATES)  # an event card
SLOT = numbers("slot", 1, SLOTS)

# As events tell them; some with an empty place in front.
CAVERNE = Domain("node", CAVERNES)
CAVERNE_OR_NONE = Domain("node", ("none", *CAVERNES))
CLUE = Domain("colour", ("none", *COLOURS))
# What the table in a terminal calls its parts.
LABEL = Domain(
    "label",
    (
        "round",
        "points",
        "hand",
        "place",
        "ghosts",
        "areas",
        "pool",
        "display",
        "pile",
        "portal",
        "clues",
        "code",
    ),
)
DOMAINS = {
    "seat": SEAT,
    "location": LOCATION,
    "card": CARD,
    "colour": COLOUR,
    "clue": CLUE,
    "node": NODE,
    "portal": Domain("node", PORTALS),
    "caverne": CAVERNE,
    "before": CAVERNE_OR_NONE,
    "fate": FATE,
    "slot": SLOT,
    "ghost": Domain("ghost", GHOSTS),
    "area": Domain("area", AREAS),
    "direction": Domain("direction", DIRECTIONS),
    "label": LABEL,
}

FINAL = "R61"  # every small action is

ACTIONS = ActionSpace(
    Kind("start", (LOCATION,), FINAL),
    Kind("play", (CARD,), FINAL),
    Kind("pick", (CARD,), FINAL),
    Kind("joker", (COLOUR,), FINAL),
    Kind("convert", (COLOUR,), FINAL),
    Kind("dagobert", (COLOUR,), FINAL),
    Kind("step", (NODE,), FINAL),
    Kind("turn_cw", (), FINAL),
    Kind("turn_ccw", (), FINAL),
    Kind("take", (CARD,), FINAL),
    Kind("place", (LOCATION,), FINAL),
    Kind("offer", (LOCATION, COLOUR), FINAL),
    Kind("gain", (LOCATION, COLOUR), FINAL),
    Kind("event", (FATE,), FINAL),
    Kind("claim", (LOCATION,), FINAL),
    Kind("end", (), FINAL),
    Kind("open", (SLOT,), FINAL),
    Kind("blind", (), FINAL),
    Kind("stop", (), FINAL),
)
KIND = ACTIONS.kind_codes()
FIRST = np.array([ACTIONS.span(kind).start for kind in ACTIONS.kinds], dtype=np.int16)
"""The first action of each kind."""
ARG = np.array([action.id - FIRST[KIND[action.id]] for action in ACTIONS], dtype=np.int16)
"""Action number -> which one of its kind: a card, a node, a slot from 0 on, 5 * code + colour."""
(
    START,
    PLAY,
    PICK,
    JOKER,
    CONVERT,
    DAGOBERT_HELPS,
    STEP,
    TURN_CW,
    TURN_CCW,
    TAKE,
    PLACE,
    OFFER,
    GAIN,
    EVENT,
    CLAIM,
    END,
    OPEN,
    BLIND,
    STOP,
) = range(len(ACTIONS.kinds))


class Phase(codes.Phase):
    """Phases with the kinds of action they offer."""

    LOCATION = "start"
    MAIN = (
        "play pick joker convert dagobert step turn_cw turn_ccw take offer event claim end"  # R23
    )
    TRANSIT = "step turn_cw turn_ccw"
    CONVERT = "pick"
    JOKER = "pick"
    PLACE = "place"
    OFFER = "offer"
    SACRIFICE = "pick"
    GAIN = "gain"
    SUPPLY = "open blind"
    REFILL = "open blind stop"
    GAME_OVER = ""


class Reason(codes.Reason):
    """Why an action of the right kind is refused, with the ruling that says so."""

    ALLOWED = ""
    LOCATION_TAKEN = "R17"
    NOT_IN_HAND = "R9"
    NEEDS_THREE_CARDS = "R10"
    LOWER_THAN_BEFORE = "R10"
    TOO_FEW_HIGHER = "R10"
    WITHOUT_DENARNAUD = "R11"
    JOKER_USED = "R11"
    JOKER_OWN_COLOUR = "R11"
    NO_CARD_FOR_JOKER = "R11"
    WITHOUT_DAGOBERT = "R12"
    DAGOBERT_USED = "R12"
    NO_DOTS_OF_COLOUR = "R12"
    NO_WAY_THERE = "R5"
    TOO_FEW_DOTS = "R1"
    OWN_MARKER_THERE = "R34"
    NO_PLACE_TO_STOP = "R18"
    NOT_ON_PORTAL = "R6"
    TOO_FEW_DOTS_TO_TURN = "R6"
    WITHOUT_TRENCAVEL = "R13"
    NOT_IN_CAVERNE = "R38"
    VISIT_USED = "R36"
    OTHER_CAVERNE_USED = "R37"
    NO_SUCH_CLUE = "R38"
    FITS_NO_CODE = "R39"
    NOT_IN_SANCTUAIRE = "R41"
    ALTAR_USED = "R24"
    ALTAR_WANTS_CARDS = "R40"
    ALTAR_WANTS_CLUES = "R40"
    NO_CLUE_TO_GIVE = "R41"
    CLUE_LOCKED = "R51"
    GIVEN_IN_ORDER = "R41"
    NO_EXCHANGE_LEFT = "R41"
    COLOUR_GIVEN = "R41"
    SUPPLY_EMPTY = "R43"
    EVENT_SPENT = "R44"
    ONE_EVENT = "R24"
    HAND_TOO_FULL = "R63"
    CODE_INCOMPLETE = "R48"
    ALREADY_CLAIMED = "R49"
    ONE_CLAIM = "R24"
    SLOT_EMPTY = "R55"


class Event(codes.Says):
    """What can happen: its arguments; "!" brings something to light, "*" only to that seat."""

    BEGINS = "seat"
    STARTS_AT = "seat location cards=number"
    DEALT_EXTRA = "*seat first=card second=card !"
    ROUND = "round=number seat"
    EVENTS_RETURN = "seat"
    PLAYS = "seat card dots=number !"
    LAYS_DOWN = "seat card !"
    CONVERTS = "seat dots=number colour"
    JOKER_GIVES = "seat dots=number colour"
    DAGOBERT_GIVES = "seat colour"
    STEPS = "seat from=node to=node colour dots=number"
    TURNS = "seat portal colour direction"
    CARRIED = "seat portal colour direction"
    REACHES_AREA = "seat area areas=number"
    PUTS_MARKER = "seat marker=number caverne before"
    SYMBOL_BONUS = "seat location points=number"
    HANDS_IN = "seat card colour caverne !"
    PLACES = "seat colour location points=number"
    OFFERS = "seat colour location"
    SACRIFICES = "seat card !"
    GAINS = "seat colour location"
    PLAYS_EVENT = "seat fate"
    CLAIMS = "seat location place=number points=number ghost"
    LAPSE = "seat colour dots=number"
    TAKES_OPEN = "seat card"
    DRAWS_BLIND = "seat left=number"
    DREW = "*seat card !"
    RESHUFFLE = "cards=number"
    DISPLAY_FILLED = "slot card !"
    CLUES_FILLED = "caverne first=clue second=clue third=clue fourth=clue !"
    LAST_ROUND = "seat codes=number"
    ROUND_LIMIT = "round=number"
    TOTAL = (
        "seat for_clues=number for_claims=number for_symbols=number for_areas=number points=number"
    )
    TIE_BREAK = "seats level=number"
    WINS = "seats points=number"
