"""What a player of Das Alte Reich can do, when it is asked, and what can happen."""

from __future__ import annotations

import numpy as np

from ...engine import codes
from ...engine.actions import ActionSpace, Domain, Kind, seats
from .components import (
    DYNASTIES,
    ELECTORS,
    OCCASIONS,
    PERSONS,
    REALMS,
    SEATS,
    SYMBOLS,
)

SEAT = seats(SEATS)
PERSON = Domain("person", PERSONS, first=1)
ELECTOR_PERSON = Domain("person", tuple(PERSONS[card - 1] for card in ELECTORS))
OCCASION = Domain("occasion", OCCASIONS, first=1)  # an event card, by its year
SYMBOL = Domain("symbol", SYMBOLS)

# As events tell them: with an empty place in front.
SHOWN = Domain("person", ("none", *PERSONS))
DOMAINS = {
    "seat": SEAT,
    "person": PERSON,
    "shown": SHOWN,
    "occasion": OCCASION,
    "symbol": SYMBOL,
    "realm": Domain("realm", REALMS),
    "dynasty": Domain("dynasty", DYNASTIES),
}

FINAL = "R3"  # a card that is played or chosen stays so

ACTIONS = ActionSpace(Kind("play", (PERSON,), FINAL), Kind("call", (ELECTOR_PERSON,), FINAL))
KIND = ACTIONS.kind_codes()
PLAY, CALL = range(len(ACTIONS.kinds))
CALLS_FROM = ACTIONS.span("call").start
CARD = np.array([PERSON.code(action.args[0]) for action in ACTIONS], dtype=np.int16)
"""Action number -> the card that is played or called with."""
CALL_WITH = np.zeros(len(PERSONS) + 1, dtype=np.int16)
"""Card -> the action that calls with it, 0 if it is no elector."""
PLAY_WITH = np.zeros(len(PERSONS) + 1, dtype=np.int16)
"""Card -> the action that plays it."""
for _action in ACTIONS:
    (CALL_WITH if _action.kind == "call" else PLAY_WITH)[CARD[_action.id]] = _action.id


class Phase(codes.Phase):
    """Phases with the kinds of action they offer."""

    CHOOSE = "play"
    TURN = "play call"
    REPLACE = "play"
    GAME_OVER = ""


class Reason(codes.Reason):
    """Why an action of the right kind is refused, with the ruling that says so."""

    ALLOWED = ""
    NOT_IN_YOUR_HAND = "R10"
    NO_ELECTORS = "R11"
    LAST_CARD = "R30"
    EMPTY_STACK = "R35"


class Event(codes.Says):
    """What can happen: its arguments; "!" brings something to light, "*" only to that seat."""

    DEALS = "game=number left=number"
    OPENS = "round=number occasion first=symbol second=symbol third=symbol !"
    TURNED_UP = "A=shown B=shown C=shown D=shown E=shown !"
    PLAYS = "seat person !"
    CALLS = "seat person first=symbol second=symbol third=symbol !"
    DRAWS = "seat left=number"
    DREW = "*seat person !"
    BEST = "place=number symbol value=number seats"
    LIFTED = "seats"
    FALLS = "seats"
    HEROES = "seats"
    SENIOR = "seat person"
    WINS = "seat person occasion stage=number points=number"
    GAME_ENDS = "game=number seats points=number"
    VICTORY = "seats points=number"
