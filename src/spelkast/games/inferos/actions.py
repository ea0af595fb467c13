"""What a player of Ad Inferos can do, when it is asked, and what can happen."""

from __future__ import annotations

from ...engine import codes
from ...engine.actions import ActionSpace, Domain, Kind, numbers, seats
from .components import LENGTHS, MONSTER_KEYS, PATH, POWERS, SEATS, STEP_CARDS, STRIP_IDS

SEAT = seats(SEATS)
CARD = Domain("card", STEP_CARDS)
ANSWER = Domain("answer", ("power", "joker", "none"), first=1)
LENGTH = numbers("length", LENGTHS[0], LENGTHS[-1])
DIRECTION = Domain("direction", ("printed", "reversed"))
SQUARE = numbers("square", 1, PATH)
POWER = Domain("power", POWERS)
MONSTER = Domain("monster", MONSTER_KEYS)
STRIP = Domain("strip", STRIP_IDS)

# As events tell them: with an empty place in front, or with both ends of the path.
SHOWN = Domain("card", ("none", *STEP_CARDS))
HELD = Domain("power", ("none", *POWERS))
PLACE = Domain("place", ("underworld", *SQUARE.tokens, "library"))
DOMAINS = {
    "seat": SEAT,
    "card": CARD,
    "shown": SHOWN,
    "length": LENGTH,
    "direction": DIRECTION,
    "square": SQUARE,
    "place": PLACE,
    "power": POWER,
    "held": HELD,
    "monster": MONSTER,
    "strip": STRIP,
}

FINAL = "R74"  # every submitted choice is

ACTIONS = ActionSpace(
    Kind("play", (CARD,), FINAL),
    Kind("fight", (ANSWER,), FINAL),
    Kind("strip", (LENGTH,), FINAL),
    Kind("direction", (DIRECTION,), FINAL),
    Kind("monster_to", (SQUARE,), FINAL),
    Kind("monster_from", (SQUARE,), FINAL),
    Kind("pass", (), FINAL),
    Kind("steal", (SEAT,), FINAL),
    Kind("take", (POWER,), FINAL),
    Kind("discard", (POWER,), FINAL),
    Kind("draw", (), FINAL),
    Kind("decline", (), FINAL),
)
KIND = ACTIONS.kind_codes()
ARG = ACTIONS.arg_codes()
(
    PLAY,
    FIGHT,
    TAKE_STRIP,
    ATTACH,
    MONSTER_TO,
    MONSTER_FROM,
    PASS,
    STEAL,
    TAKE,
    DISCARD,
    DRAW,
    DECLINE,
) = range(len(ACTIONS.kinds))


class Phase(codes.Phase):
    """Phases with the kinds of action they offer; the others run by themselves."""

    TURN_START = ""
    FIGHT = "fight"
    CHOOSE = "play"
    REVEAL = ""
    RESOLVE = ""
    SKULL_FROM = "monster_from pass"
    SKULL_TO = "monster_to pass"
    VEGA_TARGET = "pass steal"
    VEGA_TAKE = "take"
    WALK = ""
    STRIP_LEN = "strip"
    STRIP_DIR = "direction"
    LAND_FROM = "monster_from"
    DRAW_ASK = "draw decline"
    DISCARD = "discard"
    BLOCKED_DRAW = ""
    TURN_END = ""
    GAME_OVER = ""


class Reason(codes.Reason):
    """Why an action of the right kind is refused, with the ruling that says so."""

    ALLOWED = ""
    CARD_SPENT = "R13"
    NO_FITTING_CARD = "R47"
    NO_JOKER = "R47"
    NO_STRIP_LEFT = "R25"
    SQUARE_NOT_LAID = "R50"
    PAWN_ON_SQUARE = "R50"
    MONSTER_ON_SQUARE = "R50"
    NO_MONSTER_THERE = "R54"
    MONSTER_UNDER_PAWN = "R54"
    MONSTER_LIFTED = "R54"
    OWN_HAND = "R65"
    NOT_AT_THE_TABLE = "R65"
    NO_POWER_CARDS = "R66"
    NOT_IN_VICTIMS_HAND = "R65"
    NOT_IN_YOUR_HAND = "R60"


class Event(codes.Says):
    """What can happen: its arguments; "!" brings something to light, "*" only to that seat."""

    TURN = "turn=number"
    NEW_CYCLE = ""
    FIGHTS = "seat monster power !"
    RETURNS = "monster"
    DOES_NOT_FIGHT = "seat monster !"
    REVEAL = "A=shown B=shown C=shown D=shown !"
    CANCEL = "card seats !"
    ALL_EQUAL = "card"
    NO_SQUARE = "seat"
    TURNS_UP = "seat monster power !"
    PLACES = "seat monster power square"
    PUTS_UNDER = "seat monster power"
    SHIFTS = "seat monster from=square to=square"
    PASSES = "seat"
    NO_VICTIM = "seat"
    SEES_HAND = "*seat victim=seat first=held second=held third=held !"
    STEALS = "seat victim=seat"
    STOLEN = "*seat *victim=seat power !"
    LOSES_CARD = "seat card"
    FLIPS = "seat strip !"
    ATTACHES = "seat length strip direction from=square to=square"
    MOVES = "seat card from=place to=place"
    OVERSHOOTS = "seat place"
    FALLS_BACK = "seat taken=place to=place"
    STAYS = "seat place"
    BLOCKS = "seat monster power square !"
    DRAWS = "seat"
    DREW = "*seat power !"
    DRAWS_OPEN = "seat power !"
    DECLINES = "seat"
    DISCARDS = "seat power !"
    RESHUFFLE = "cards=number"
    WINS = "seat"
    FOREMOST = "seat"
    NOBODY = ""
