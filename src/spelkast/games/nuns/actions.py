"""What a player of Nuns on the Run can do, when it is asked, and what can happen."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from ...engine import codes
from ...engine.actions import ActionSpace, Domain, Kind, numbers, seats
from .components import CARD_NAMES, CELLS, DOTS, KINDS, PATHS, SEATS, WAYS, WISHES

SEAT = seats(SEATS)
DOT = numbers("dot", 1, DOTS)
CARD = Domain("card", CARD_NAMES)
PATH = numbers("path", 0, PATHS - 1)
GUARD = Domain("guard", ("abbess", "prioress"))
WAY = numbers("way", 0, WAYS - 1)
DEALING = Domain("dealing", ("keep", "swap"))
BLESSING = Domain("blessing", KINDS, first=1)
WISH = numbers("wish", 1, WISHES)
NOVICE = numbers("novice", CELLS[0], CELLS[-1])

DOMAINS = {
    "seat": SEAT,
    "dot": DOT,
    "card": CARD,
    "path": PATH,
    "guard": GUARD,
    "way": WAY,
    "dealing": DEALING,
    "blessing": BLESSING,
    "wish": WISH,
    "novice": NOVICE,
    "ending": Domain("ending", ("home", "captures", "time")),
}

HIDDEN = "R62"  # how often others have moved is a secret, so nothing here can wait for it

ACTIONS = ActionSpace(
    Kind("step", (DOT,)),
    Kind("end", (CARD,)),
    Kind("path", (PATH,)),
    Kind("uturn"),
    Kind("first", (GUARD,)),
    Kind("assign", (DEALING,)),
    Kind("use", (), HIDDEN),
    Kind("pass", (), HIDDEN),
    Kind("noise", (GUARD, WAY), HIDDEN),
    Kind("false", (GUARD, WAY), HIDDEN),
)
KIND, ARG = ACTIONS.kind_codes(), ACTIONS.arg_codes()
STEP, END, TAKE_PATH, UTURN, FIRST, ASSIGN, USE, PASS, MAKE_NOISE, FALSE_NOISE = range(
    len(ACTIONS.kinds)
)
ARG2 = np.array(
    [int(action.args[1]) if len(action.args) == 2 else 0 for action in ACTIONS], dtype=np.int8
)
"""Action number -> its way, for noises."""
FIRST_OF = np.array([ACTIONS.span(kind).start for kind in ACTIONS.kinds], dtype=np.int16)
"""Kind -> the number of its first action."""


class Question(IntEnum):
    """What a novice is asked in the noise phases."""

    NOTHING = 0
    BLESSING = 1  # to use her blessing or not
    AT_ABBESS = 2  # where her noise comes from, if two ways are equally short
    AT_PRIORESS = 3
    LIE = 4  # a false noise, or none
    ALONE = 5  # she has no choice, and is asked so that nobody can tell (R61)


class Freedom(IntEnum):
    """Why a guard may leave her path."""

    NOISE = 1
    SIGHT = 2
    VANISHED = 4
    CAPTURE = 8


class Phase(codes.Phase):
    """Phases with the kinds of action they offer; "~": nobody sees who has answered."""

    DEAL_BLESSINGS = "assign"
    SNEAK = "step end ~"
    NOISE = "use pass noise ~"
    ORDER = "first"
    PATROL = "step end path uturn"
    LISTEN = "use pass"
    HEARD = "pass noise false ~"
    TRICK = "pass false"
    GAME_OVER = ""


class Reason(codes.Reason):
    """Why an action of the right kind is refused, with the ruling that says so."""

    ALLOWED = ""
    NO_NEIGHBOUR = "R6"
    GUARD_THERE = "R8"
    LOCKED = "R12"
    ENOUGH_DOTS = "R3"
    HOME_ALREADY = "R11"
    NOT_TOWARDS_HOME = "R47"
    GO_ON_HOME = "R48"
    OTHER_CARD = "R1"
    NO_EXTRA_STEP = "R54"
    BOUND_TO_PATH = "R36"
    PATH_FIRST = "R40"
    NOT_AT_AN_END = "R39"
    PATH_USED = "R32"
    NO_UTURN = "R33"
    GUARD_CARD = "R35"
    NOT_SO_USED = "R51"
    MUST_ANSWER = "R30"
    NOTHING_TO_CHOOSE = "R61"
    NO_FALSE_NOISE = "R52"
    OTHER_GUARD = "R53"
    NO_SUCH_WAY = "R30"


class Event(codes.Says):
    """What can happen: its arguments; "!" brings something to light, "*" only to that seat."""

    LIES_IN = "seat novice dot"
    WISHES = "*seat wish key=dot item=dot !"
    BLESSED = "*seat blessing !"
    GUARD_DEALT = "*seat guard blessing !"
    ROUND = "round=number"
    APPEARS = "seat dot !"
    MOVES = "seat from=dot dot !"
    VANISHES = "seat from=dot dot !"
    OUT_OF_SIGHT = "seat from=dot !"
    SHOWS = "seat card !"
    KEYS = "*seat dot !"
    ITEM = "*seat wish dot !"
    ROLLS = "seat number card reach=number !"
    NEW_ROLL = "*seat number reach=number !"
    ROLLS_AGAIN = "seat number reach=number !"
    HUSHED = "seat reach=number !"
    NOISE = "guard seat dot !"
    SOME_NOISE = "guard dot !"
    OWN_NOISE = "*seat guard dot !"
    NOT_HEARD = "seat !"
    QUIET = ""
    ON_THE_RUN = "seat"
    FIRST = "guard"
    TAKES_PATH = "guard path"
    TURNS_ROUND = "guard path"
    PATHS_RETURN = ""
    LEAVES_PATH = "guard"
    TURNS = "guard dot !"
    STEPS = "guard from=dot dot !"
    SEES = "guard seat dot !"
    LOSES = "seat dot"
    FINDS_TRACE = "guard dot !"
    CATCHES = "guard seat dot points=number target=number !"
    LOST_ITEM = "*seat wish !"
    GUARD_SHOWS = "guard card !"
    LISTENS = "guard number !"
    LISTENS_AGAIN = "guard number !"
    LISTENS_WELL = "guard reach=number !"
    WAS_FALSE = "seat guard dot !"
    FALSE_ALARM = "guard dot !"
    GUARD_BLESSING = "guard blessing !"
    TRUTH = "seat dot wish has=number !"
    KEPT = "seat blessing !"
    GUARD_KEPT = "guard blessing !"
    VICTORY = "seats ending round=number"
