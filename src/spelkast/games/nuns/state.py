"""What lies on the table of Nuns on the Run, field by field, and who may see it.

Dots are numbers from 1 on, 0 is none. Everything of a novice is kept by her seat; the guards are
0 (Abbess) and 1 (Prioress). Cards, dice and blessings are noted + 1 where 0 must mean "none".
"""

from __future__ import annotations

from enum import IntEnum

from ...engine.schema import Schema, i1, i2, i4, i8, option, paper, private, public, secret
from .components import BLESSINGS, DOTS, GUARDS, NOVICES, ROUNDS, SEATS, WISHES

NOISES = 32  # two and a false one of each novice in G4, two of each in N3, one of each guard
VANISHED = 36
LONGEST_WALK = 11  # a double run with one dot more
TIMES = LONGEST_WALK + 2
GUESSES = 3  # all noises real; the one at the Abbess false; the one at the Prioress false

# What is entered in the minutes at most. Of a novice in a round: her walk with a clue for each dot,
# her noise, what the guards heard, what became of a lie, and that she was seen, caught, or slipped.
WORDS_OF_A_NOVICE = 1 + 6 + 2 + 4 + 1 + 2 + 2 + 1
# A guard turns and steps seven times; and once more for a trace and for each novice that stops her.
WORDS_OF_A_GUARD = 2 * 7 + 1 + NOVICES
WORDS_AT_FIRST = 4 * GUARDS + NOVICES * (1 + LONGEST_WALK)
WORDS_OF_A_ROUND = 1 + NOVICES * WORDS_OF_A_NOVICE + GUARDS * WORDS_OF_A_GUARD
MINUTES = WORDS_AT_FIRST + ROUNDS * WORDS_OF_A_ROUND + 2 * NOVICES + 1  # one to spare


class Switch(IntEnum):
    """Whether a variant is played, or a help is given."""

    OFF = 0
    ON = 1


class State(Schema):
    EVENTS = 128

    # Options.
    run_exact = option(Switch)
    guard_max5 = option(Switch)
    captures_equal_novices = option(Switch)
    single_first_move = option(Switch)
    paths_reusable = option(Switch)
    run_noise = option(1, 0)
    anonymous_noise = option(Switch)
    could_be_here = option(Switch)  # whether the guards are shown where novices can be

    # The game.
    round_no = public(i1)  # 1 to 15
    points = public(i1)
    target = public(i1)
    won = public(i2)  # seats, as bits, when the game is over
    asked = public(i2)  # seats that are asked in a phase where nobody sees who has answered (R61)

    # The guards.
    guard_dot = public(i2, GUARDS)
    facing_from = public(i2, GUARDS)  # the edge she last turned along; 0: she has not turned yet
    facing_to = public(i2, GUARDS)
    path = public(i1, GUARDS)  # + 1
    path_back = public(i1, GUARDS)  # 1: walked from its last dot to its first
    discarded = public(i2)  # path cards, as bits
    uturns = public(i1)
    first_guard = public(i1)  # who moves first in this round; NONE until it is chosen
    mover = public(i1)  # the guard who is moving; NONE if none is
    steps = public(i1, GUARDS)  # in her last move
    free = public(i1, GUARDS)  # why she may leave her path, as bits of `Freedom`; 0: she may not
    lit = public(i1, DOTS + 1)  # which guards see a dot, as bits
    spotted = public(i2)  # novices that the moving guard has seen in this move, as bits
    guard_card = public(i1, GUARDS)  # + 1, once both have moved
    guard_closing = private(i1, SEATS, GUARDS)  # the same, for guard seats, until then
    guard_blessing = private(i1, SEATS, GUARDS)  # guard seats know both (R50)
    guard_blessed = public(i1, GUARDS)  # 1: her card still lies in front of her
    guard_shown = public(i1, GUARDS)  # the blessing she has used
    guard_die = public(i1, GUARDS)  # 0 if she does not listen
    guard_hears = public(i1, GUARDS)  # her hearing distance; 0 if she does not listen

    # The novices, as everybody sees them.
    cell = public(i2, SEATS)  # 0 for a guard seat
    caught = public(i1, SEATS)
    captures = public(i1, SEATS)
    token = public(i2, SEATS)  # where her figure lies: on her dot if she is seen, else in her cell
    card = public(i1, SEATS)  # + 1; that of this round
    blessed = public(i1, SEATS)  # 1: her blessing card still lies in front of her
    shown = public(i1, SEATS)  # the blessing she has used
    die = public(i1, SEATS)  # her noise roll of this round
    reach = public(i1, SEATS)  # how far it was heard
    last_seen = public(i2, SEATS)
    last_round = public(i1, SEATS)

    # Tokens.
    noises = public(i1)
    noise_guard = public(i1, NOISES)
    noise_to = public(i2, NOISES)  # the neighbour of her dot that it points to
    noise_by = public(i1, NOISES)  # seat + 1; 0 if it is not told
    noise_heard = public(i1, NOISES)  # 1: of the guards' listening, 0: of the novices' own rolls
    noise_false = public(i1, NOISES)  # 1: everybody knows that it is false
    vanishings = public(i1)
    vanished_from = public(i2, VANISHED)
    vanished_to = public(i2, VANISHED)
    vanished_by = public(i1, VANISHED)  # seat + 1

    # What each novice alone knows.
    at = private(i2, SEATS)  # the dot she is on
    has = private(i1, SEATS)
    wish = private(i1, SEATS)
    blessing = private(i1, SEATS)
    start = private(i2, SEATS)  # where her running move began
    walked = private(i1, SEATS)  # dots of her running move
    walk = private(i4, SEATS)  # the way of each step, two bits for each, the first one lowest
    closing = private(i1, SEATS)  # card + 1 that closed it
    asking = private(i1, SEATS)  # what she is asked, a `Question`
    own_die = private(i1, SEATS)  # after `reroll`
    used = private(i1, SEATS)  # the blessing she uses in this phase
    answer = private(i2, SEATS, GUARDS)  # where her noise at each guard points to
    lie_guard = private(i1, SEATS)  # guard + 1 of her false noise
    lie_to = private(i2, SEATS)

    # Her log sheet.
    log_dot = private(i2, SEATS, ROUNDS)
    log_steps = private(i1, SEATS, ROUNDS)
    log_card = private(i1, SEATS, ROUNDS)  # + 1
    log_has = private(i1, SEATS, ROUNDS)  # what she carried afterwards
    log_walk = private(i4, SEATS, ROUNDS)  # as `walk`

    # What everybody may read when the game is over: all log sheets, wishes and finds.
    told_dot = public(i2, SEATS, ROUNDS)
    told_steps = public(i1, SEATS, ROUNDS)
    told_walk = public(i4, SEATS, ROUNDS)
    told_wish = public(i1, SEATS)
    told_has = public(i1, SEATS)

    # What nobody knows.
    spare_die = secret(i1, SEATS)
    wish_pile = secret(i1, WISHES)
    blessing_pile = secret(i1, BLESSINGS)

    # All that everybody saw and heard of the novices (minutes.py).
    minutes = public(i2, MINUTES, count="minutes_count")
    minutes_count = public(i2)
    sighted = public(i2)  # novices whom everybody has seen since they moved, as bits

    # Paper, for working out where each novice can be (conclusions.py): for each guess which of her
    # last noises was false and each dot, one bit for every wish and what she would carry.
    could = paper(i4, NOVICES, GUESSES, DOTS + 1)
    doubted = paper(i1, NOVICES)  # guesses beside the first that are still open, as bits
    known = paper(i2, NOVICES)  # the dot where everybody has seen her since she moved
    read = paper(i2)  # so many words of the minutes
    read_sum = paper(i8)
    # How things stood then.
    then_round = paper(i1)
    then_dot = paper(i2, GUARDS)
    then_from = paper(i2, GUARDS)
    then_to = paper(i2, GUARDS)
    then_lit = paper(i1, DOTS + 1)
    then_caught = paper(i1, SEATS)
    # Sheets for rough work, left empty.
    sheet = paper(i4, 2, DOTS + 1)
    trail = paper(i2, 2, DOTS + 1)
    hops = paper(i4, 2, TIMES)
