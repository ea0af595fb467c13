"""A toy game for the engine's own tests: secret bids, open marks, a die, and moves one may regret.

Everybody bids in secret and may change the bid until the last one is in. Then seats take turns to
set a mark, roll a die, or stop, which ends the game and is final.
"""

from __future__ import annotations

import sys

from spelkast.engine import codes
from spelkast.engine.actions import ActionSpace, Kind, numbers, seats
from spelkast.engine.chance import luck_pick, pick
from spelkast.engine.events import EVERYONE, only, tell
from spelkast.engine.game import Game
from spelkast.engine.kernel import kernel
from spelkast.engine.schema import Schema, i1, option, private, public, secret

SEATS, MARKS = 3, 4
BID, MARK, ROLL, STOP = range(4)
BIDS = numbers("bid", 1, 3)
PLACES = numbers("place", 0, MARKS - 1)
ACTIONS = ActionSpace(
    Kind("bid", (BIDS,)), Kind("mark", (PLACES,)), Kind("roll"), Kind("stop", final="T1")
)
KIND, ARG = ACTIONS.kind_codes(), ACTIONS.arg_codes()


class State(Schema):
    EVENTS = 8
    sides = option(6, 4)
    bid = private(i1, SEATS)
    shown = public(i1, SEATS)
    mark = public(i1, MARKS)
    die = secret(i1)
    rolled = public(i1)


class Phase(codes.Phase):
    BIDDING = "bid"
    MARKING = "mark roll stop"
    OVER = ""


class Event(codes.Says):
    BIDS = "*seat bid"
    REVEALS = "A=bid B=bid !"
    MARKS = "seat place"
    ROLLS = "seat die=number"
    STOPS = "seat"


class Reason(codes.Reason):
    ALLOWED = ""
    MARK_TAKEN = "T2"


class Invariant(codes.Code):
    HOLDS = ""


@kernel
def setup(s):
    s.die = pick(s, int(s.sides))
    s.to_act = (1 << int(s.seats)) - 1


@kernel
def forbids(s, seat, action):
    taken = KIND[action] == MARK and s.mark[ARG[action]] != 0
    return Reason.MARK_TAKEN if taken else Reason.ALLOWED


@kernel
def apply(s, seat, action):
    kind = KIND[action]
    arg = int(ARG[action])
    s.to_act = int(s.to_act) & ~(1 << seat)
    if kind == BID:
        s.bid[seat] = arg
        tell(s, only(seat), Event.BIDS, seat, arg)
        if s.to_act == 0:
            reveal(s)
    elif kind == STOP:
        s.over = 1
        s.phase = Phase.OVER
        tell(s, EVERYONE, Event.STOPS, seat)
    else:
        if kind == MARK:
            s.mark[arg] = seat + 1
            tell(s, EVERYONE, Event.MARKS, seat, arg)
        else:
            s.rolled = 1 + pick(s, int(s.sides))
            tell(s, EVERYONE, Event.ROLLS, seat, s.rolled)
        s.to_act = 1 << ((seat + 1) % int(s.seats))


@kernel
def reveal(s):
    for seat in range(int(s.seats)):
        s.shown[seat] = s.bid[seat]
        s.bid[seat] = 0
    tell(s, EVERYONE, Event.REVEALS, s.shown[0], s.shown[1])
    s.phase = Phase.MARKING
    s.to_act = 1


@kernel
def score(s, out):
    for seat in range(int(s.seats)):
        out[seat] = 0.0


@kernel
def standing(s, out):
    for seat in range(int(s.seats)):
        out[seat] = s.shown[seat]


@kernel
def resample(v, seat):
    v.die = pick(v, int(v.sides))


@kernel
def broken(s):
    return Invariant.HOLDS


@kernel
def choose(v, seat, mask, luck):
    action = luck_pick(luck, mask.shape[0])
    while not mask[action]:
        action = (action + 1) % mask.shape[0]
    return action


TOY = Game(
    slug="toy",
    version=1,
    players=range(2, SEATS + 1),
    state=State,
    actions=ACTIONS,
    phases=Phase,
    events=Event,
    reasons=Reason,
    invariants=Invariant,
    domains={"seat": seats(SEATS), "bid": BIDS, "place": PLACES},
    kernels=(sys.modules[__name__],),
    longest=lambda seats, options: 1000,
    results=(0.0, 0.0),
    zero_sum=True,
    equal_seats=True,
)
