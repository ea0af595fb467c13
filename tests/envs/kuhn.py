"""Kuhn's poker on our engine: the smallest game with a bluff, whose value everybody knows.

Three cards, two players, one chip each. A player may bet one more; the other may then call or fold.
It is here to let OpenSpiel judge the whole way from kernels to an exact solution.
"""

from __future__ import annotations

import sys

from spelkast.engine import codes
from spelkast.engine.actions import ActionSpace, Kind, seats
from spelkast.engine.chance import luck_pick, pick, shuffle
from spelkast.engine.events import EVERYONE, tell
from spelkast.engine.game import Game
from spelkast.engine.kernel import kernel
from spelkast.engine.schema import Schema, i1, private, public, secret

CARDS, SEATS = 3, 2
PASS, BET = range(2)
ACTIONS = ActionSpace(Kind("pass"), Kind("bet"))


class State(Schema):
    EVENTS = 4
    deck = secret(i1, CARDS)
    card = private(i1, SEATS)  # 1 to 3
    chips = public(i1, SEATS)
    passes = public(i1)
    turns = public(i1)
    shown = public(i1, SEATS)  # both cards, if it comes to that
    winner = public(i1)


class Phase(codes.Phase):
    BETTING = "pass bet"
    OVER = ""


class Event(codes.Says):
    DOES = "seat what=number"


class Reason(codes.Reason):
    ALLOWED = ""


class Invariant(codes.Code):
    HOLDS = ""


@kernel
def setup(s):
    for n in range(CARDS):
        s.deck[n] = n + 1
    shuffle(s, s.deck, 0, CARDS)
    for seat in range(SEATS):
        s.card[seat] = s.deck[seat]
        s.chips[seat] = 1
    s.to_act = 1


@kernel
def forbids(s, seat, action):
    return Reason.ALLOWED


@kernel
def apply(s, seat, action):
    other = 1 - seat
    tell(s, EVERYONE, Event.DOES, seat, action)
    s.turns = int(s.turns) + 1
    if action == BET:
        s.chips[seat] = int(s.chips[seat]) + 1
        if s.chips[other] == s.chips[seat]:
            show(s)
            return
    elif s.chips[other] > s.chips[seat]:
        finish(s, other)
        return
    elif s.turns == 2:
        show(s)
        return
    s.to_act = 1 << other


@kernel
def show(s):
    for seat in range(SEATS):
        s.shown[seat] = s.card[seat]
    finish(s, 0 if s.card[0] > s.card[1] else 1)


@kernel
def finish(s, winner):
    s.winner = winner
    s.over = 1
    s.to_act = 0
    s.phase = Phase.OVER


@kernel
def score(s, out):
    won = int(s.chips[1 - int(s.winner)])
    for seat in range(SEATS):
        out[seat] = won if seat == s.winner else -won


@kernel
def standing(s, out):
    score(s, out)


@kernel
def resample(v, seat):
    """The other card is one of the two that this seat does not hold."""
    for holder in range(SEATS):
        if v.card[holder] == 0:
            held = int(v.card[1 - holder])
            v.card[holder] = (held + pick(v, CARDS - 1)) % CARDS + 1


@kernel
def broken(s):
    return Invariant.HOLDS


@kernel
def choose(v, seat, mask, luck):
    return luck_pick(luck, 2)


KUHN = Game(
    slug="kuhn",
    version=1,
    players=range(2, 3),
    state=State,
    actions=ACTIONS,
    phases=Phase,
    events=Event,
    reasons=Reason,
    invariants=Invariant,
    domains={"seat": seats(SEATS)},
    kernels=(sys.modules[__name__],),
    longest=lambda seats, options: 3,
    results=(-2.0, 2.0),
    zero_sum=True,
    equal_seats=False,
    usual=2,
)
