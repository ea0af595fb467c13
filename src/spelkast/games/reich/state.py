"""What lies on the table of Das Alte Reich, field by field, and who may see it.

Cards and events are numbers from 1 on, as in components.py; 0 is none. Seats are 0 to 4.
"""

from __future__ import annotations

from enum import IntEnum

from ...engine.schema import Schema, i1, option, private, public, secret
from .components import CARDS, EVENT_CARDS, GAMES, PLACES, ROUNDS, SEATS


class Extra(IntEnum):
    """Whether one of the three extra rules is played."""

    ON = 1
    OFF = 0


class Tie(IntEnum):
    """Who wins among those with most points."""

    SHARED = 0
    LAST_EVENT = 1


class State(Schema):
    EVENTS = 16

    # Options.
    games = option(1, GAMES)
    rule_elector = option(Extra)
    rule_dynasty = option(Extra)
    rule_hero = option(Extra)
    tie = option(Tie)

    # The row of events: one for each round of all games.
    game_no = public(i1)  # 0, 1, 2
    round_no = public(i1)  # 1 to 11
    row = secret(i1, EVENT_CARDS)  # shuffled once
    opened = public(i1, GAMES * ROUNDS)  # those of the row that everybody has seen
    won_by = public(i1, GAMES * ROUNDS)  # seat + 1
    points = public(i1, SEATS)

    # Cards.
    hand = private(i1, SEATS, CARDS + 1)  # by number: 1 if the seat holds it
    hand_size = public(i1, SEATS)
    stack = secret(i1, CARDS)  # the top is the last one
    stack_size = public(i1)
    discard = public(i1, CARDS + 1)  # by number: 1 if it was open in an earlier round of this game

    # The round in progress.
    event_now = public(i1)
    symbols = public(i1, PLACES)  # in the present order
    leader = public(i1)  # NONE in the first round of a game, where all play at once
    chosen = private(i1, SEATS)  # face down in the first round
    table = public(i1, SEATS)
    called = public(i1, SEATS)  # the elector that a seat has called with

    # The last round that was decided, so that it can be looked at while the next one begins.
    last_event = public(i1)
    last_symbols = public(i1, PLACES)
    last_leader = public(i1)
    last_table = public(i1, SEATS)
    last_called = public(i1, SEATS)
    last_level = public(i1, PLACES)  # seats level after each symbol, as bits; 0: it was not needed
    last_stage = public(i1)  # the symbol that decided; 4: the senior card
    last_winner = public(i1)
