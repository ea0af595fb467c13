"""What a player of Dungeonville can do, when it is asked, and what can happen."""

from __future__ import annotations

import numpy as np

from ...engine import codes
from ...engine.actions import ActionSpace, Domain, Kind, numbers, seats
from .components import ADVENTURERS, CARD_KEYS, DUNGEON_KEYS, HOUSES, LETTERS, SEATS

SEAT = seats(SEATS)
ADVENTURER = numbers("adventurer", 1, ADVENTURERS)
CARD = Domain("card", CARD_KEYS)
HOUSE = Domain("house", HOUSES)
DUNGEON = Domain("dungeon", DUNGEON_KEYS)
SLOT = numbers("slot", 1, 3)
LETTER = Domain("letter", tuple(LETTERS))

# As events tell them: with an empty place in front.
FIGHTER = Domain("adventurer", ("none", *ADVENTURER.tokens))
SEEN = Domain("card", ("none", *CARD_KEYS))
MARKED = Domain("letter", ("none", *LETTERS))

# What the table in a terminal calls its parts.
LABEL = Domain(
    "label",
    (
        "group",
        "gold",
        "items",
        "place",
        "realm",
        "score",
        "dungeon",
        "rooms",
        "tokens",
        "town",
        "deeds",
        "carried",
        "round",
        "lineup",
    ),
)
DOMAINS = {
    "seat": SEAT,
    "adventurer": ADVENTURER,
    "fighter": FIGHTER,
    "card": CARD,
    "seen": SEEN,
    "house": HOUSE,
    "dungeon": DUNGEON,
    "slot": SLOT,
    "letter": LETTER,
    "marked": MARKED,
    "label": LABEL,
}

FINAL = "R65"  # every submitted choice is

ACTIONS = ActionSpace(
    Kind("adventurer", (ADVENTURER,), FINAL),
    Kind("card", (CARD,), FINAL),
    Kind("hire", (HOUSE,), FINAL),
    Kind("enter", (DUNGEON,), FINAL),
    Kind("deed", (SLOT,), FINAL),
    Kind("blood", (), FINAL),
    Kind("pass", (), FINAL),
    Kind("escape", (), FINAL),
    Kind("deeper", (), FINAL),
    Kind("leave", (), FINAL),
    Kind("claim", (), FINAL),
    Kind("silent", (), FINAL),
)
KIND = ACTIONS.kind_codes()
ARG = ACTIONS.arg_codes()
FIRST = np.array([ACTIONS.span(kind).start for kind in ACTIONS.kinds], dtype=np.int16)
"""The first action of each kind."""
(
    TAKE_ADVENTURER,
    TAKE_CARD,
    HIRE,
    ENTER,
    DEED,
    BLOOD,
    PASS,
    ESCAPE,
    DEEPER,
    LEAVE,
    CLAIM,
    SILENT,
) = range(len(ACTIONS.kinds))


class Phase(codes.Phase):
    """Phases with the kinds of action they offer; the others run by themselves.

    Nobody sees who has answered in a claim window, and it stays open for a while: the speed of an
    answer would tell who had something to consider.
    """

    NEXT_RECRUIT = ""
    RECRUIT = "hire pass"
    PAY = "blood card"
    RELEASE = "adventurer"
    NEXT_PAWN = ""
    PLACE = "enter"
    LINE_UP = "adventurer"
    NEXT_EXPEDITION = ""
    JESTER = "adventurer"
    ORACLE = "adventurer"
    ROOM = ""
    VICTIM = "adventurer"
    LOAD = ""
    DROP = "card"
    DECIDE = "escape deeper leave"
    CLAIM_WINDOW = "claim silent ~5"
    NEXT_COLLECT = ""
    COLLECT = "deed claim pass"
    GAME_OVER = ""


class Reason(codes.Reason):
    """Why an action of the right kind is refused, with the ruling that says so."""

    ALLOWED = ""
    NOBODY_THERE = "R10"
    TOO_DEAR = "R16"
    NEEDS_COLOUR = "R22"
    MUST_HIRE = "R15"
    NOT_IN_TREASURY = "R16"
    NO_BLOOD_LEFT = "R17"
    NOT_IN_GROUP = "R19"
    LAST_COLOUR = "R22"
    ALREADY_LINED_UP = "R28"
    NOT_ITSELF = "R46"
    LETTER_IS_SAFE = "R1"
    NOT_CARRIED = "R39"
    WEIGHS_NOTHING = "R38"
    ALREADY_LEFT = "R40"
    ITEMS_ARE_TAKEN = "R40"
    NO_SUCH_SLOT = "R6"
    ALREADY_EXCHANGED = "R52"
    CLAIM_IMPOSSIBLE = "R55"
    GAME_CLAIMS = "R56"


class Event(codes.Says):
    """What can happen: its arguments; "!" brings something to light, "*" only to that seat."""

    DEALT = "*seat dungeon !"
    ROUND = "round=number seat"
    TOWN_CLEARED = ""
    COMES_TO_TOWN = "adventurer !"
    RESHUFFLE = "cards=number"
    HIRES = "seat adventurer house price=number paid=number"
    PAYS = "seat card"
    PAYS_BLOOD = "seat"
    RELEASES = "seat adventurer"
    PASSES = "seat"
    DISMISSED = "seat"
    SITS_OUT = "seat"
    ORB = "seat"
    ORB_SHOWS = "*seat crypt=seen rathaus=seen ice_cave=seen goblin_camp=seen dragon_lair=seen !"
    PLACES = "seat dungeon"
    DUEL = "dungeon A=fighter B=fighter C=fighter D=fighter E=fighter !"
    KILLS = "seat adventurer victim=seat fallen=adventurer"
    DEFECTS = "seat adventurer victim=seat defector=adventurer"
    WINS_TOKEN = "seat victim=seat"
    GOES_HOME = "seat dungeon"
    WINS_COMBAT = "seat dungeon"
    NOBODY_ENTERS = "dungeon"
    ENTERS = "seat dungeon"
    JESTER_DRAWS = "seat adventurer letter=marked !"
    JESTER_FINDS_NOBODY = "seat"
    JESTER_COPIES = "seat adventurer letter"
    ORACLE_COPIES = "seat adventurer letter"
    REOPENS = "dungeon cards=number"
    PLUNDERED = "seat dungeon"
    REVEALS = "seat card dungeon !"
    SHIELD_HOLDS = "seat"
    DIES = "seat adventurer dungeon"
    LEAVES_TOKEN = "seat dungeon"
    RELIQUARY_HOLDS = "seat"
    DROPS = "seat card"
    LEAVES_BEHIND = "seat card"
    WIPED_OUT = "seat dungeon"
    LAST_ROOM = "seat"
    BANKS = "seat dungeon gold=number"
    CLAIMS = "seat dungeon score=number !"
    NOBODY_CLAIMS = ""
    EXCHANGES = "seat slot"
    NEW_DEED = "*seat dungeon slot !"
    WINS = "seat score=number"
    ROUND_CAP = ""
    OWNS = "seat dungeon score=number !"
    UNOWNED = "slot dungeon !"
