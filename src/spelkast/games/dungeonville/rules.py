"""The rules of Dungeonville: the course of a round. Numbers like R31 are rulings in docs/rules.

A round goes from recruitment (town.py) over reconnaissance and combat (combat.py) and exploration
(exploring.py) to collection (deeds.py). What can be read off the table is in measures.py.
"""

from __future__ import annotations

from ...engine.chance import pick, shuffle
from ...engine.events import EVERYONE, only, tell
from ...engine.kernel import kernel
from ...engine.rulebook import next_seat
from .actions import (
    ARG,
    BLOOD,
    CLAIM,
    DEED,
    ENTER,
    ESCAPE,
    FIRST,
    HIRE,
    KIND,
    LEAVE,
    PASS,
    SILENT,
    TAKE_ADVENTURER,
    TAKE_CARD,
    Event,
    Phase,
    Reason,
)
from .combat import forbids_lining_up, line_up, next_pawn, place_pawn
from .components import (
    ADVENTURERS,
    CARD_COPIES,
    CARD_GOLD,
    CARDS,
    DUNGEONS,
    JESTER,
    NONE,
    ORACLE,
    POSITIONS,
    ROOM_CARDS,
    ROOMS,
)
from .deeds import (
    answer_claim,
    claim_alone,
    collected,
    finish,
    forbids_claim,
    forbids_deed,
    learn,
)
from .exploring import (
    die,
    drop,
    forbids_leaving_behind,
    forbids_victim,
    go_out,
    jester_copies,
    leave_behind,
    next_expedition,
    open_room,
    oracle_copies,
    weigh_load,
)
from .forced import only_choice
from .measures import realm, score_with, seat_after_start, seat_in_turn
from .state import Answer, At
from .steps import ask
from .town import (
    forbids_hiring,
    forbids_passing,
    forbids_releasing,
    hire,
    next_recruit,
    pass_recruiting,
    pay_on,
    pay_with_blood,
    pay_with_card,
    release,
    start_recruitment,
)

# ---------------------------------------------------------------------------------------- Setup


@kernel
def setup(s):
    """Adventurers, rooms and deeds are shuffled in this order; then the start player is drawn."""
    for adventurer in range(1, ADVENTURERS + 1):
        s.deck[adventurer - 1] = adventurer
    s.deck_size = ADVENTURERS
    shuffle(s, s.deck, 0, ADVENTURERS)
    for card in range(CARDS):
        s.in_deck[card] = CARD_COPIES[card]
    for dungeon in range(DUNGEONS):
        for place in range(ROOMS):
            s.rooms[dungeon, place] = ROOM_CARDS[dungeon, place] + 1
        s.rooms_left[dungeon] = ROOMS
        shuffle(s, s.rooms[dungeon], 0, ROOMS)
    deal_deeds(s)
    for seat in range(int(s.seats)):
        s.blood[seat] = s.blood_gold
    for seat in range(s.pawn.shape[0]):
        s.pawn[seat] = NONE
    s.house = s.deed_slot = s.explorer = s.winner = NONE
    s.start = pick(s, int(s.seats))  # the bloodthirstiest (R5)
    s.round_no = 1
    start_round(s)
    run(s)


@kernel
def deal_deeds(s):
    """One to each seat, which looks at it; the rest go face down to the deed house (R6)."""
    for position in range(POSITIONS):
        s.deed_at[position] = position
    shuffle(s, s.deed_at, 0, POSITIONS)
    for seat in range(int(s.seats)):
        learn(s, seat, seat)
        tell(s, only(seat), Event.DEALT, seat, s.deed_at[seat])


# --------------------------------------------------------------------------- What may be done

CARDS_FROM = int(FIRST[TAKE_CARD])
CARDS_UP_TO = CARDS_FROM + CARDS


@kernel
def forbids(s, seat, action):
    """Why this seat may not do this in the present phase.

    Most of the many members and cards are somebody else's: that is seen first, by number.
    """
    if action < CARDS_FROM and s.at[action + 1] != At.GROUP + seat:
        return Reason.NOT_IN_GROUP
    if CARDS_FROM <= action < CARDS_UP_TO:
        if s.phase == Phase.PAY:
            owned = s.treasury[seat, action - CARDS_FROM] != 0
            return Reason.ALLOWED if owned else Reason.NOT_IN_TREASURY
        if s.load[action - CARDS_FROM] == 0:
            return Reason.NOT_CARRIED
    return forbids_choice(s, seat, KIND[action], int(ARG[action]))


@kernel
def forbids_choice(s, seat, kind, arg):
    """The same for what the seat has in its hands."""
    if kind == TAKE_ADVENTURER:
        return forbids_member(s, seat, arg)
    if kind == TAKE_CARD:
        return Reason.ALLOWED if CARD_GOLD[arg] else Reason.WEIGHS_NOTHING  # R38
    if kind == HIRE:
        return forbids_hiring(s, seat, arg)
    if kind == PASS:
        return forbids_passing(s, seat) if s.phase == Phase.RECRUIT else Reason.ALLOWED
    if kind == BLOOD:
        return Reason.ALLOWED if s.blood[seat] else Reason.NO_BLOOD_LEFT
    if kind == DEED:
        return forbids_deed(s, seat, arg)
    if kind == LEAVE:
        return forbids_leaving_behind(s)
    if kind == CLAIM:
        return forbids_claim(s, seat)
    return Reason.ALLOWED


@kernel
def forbids_member(s, seat, adventurer):
    """Who of a group may be chosen depends on what is asked."""
    if s.phase == Phase.VICTIM:
        return forbids_victim(s, seat, adventurer)
    if s.phase == Phase.LINE_UP:
        return forbids_lining_up(s, seat, adventurer)
    if s.phase == Phase.RELEASE:
        return forbids_releasing(s, seat, adventurer)
    # Jester and oracle copy somebody else (R45, R46).
    itself = JESTER if s.phase == Phase.JESTER else ORACLE
    return Reason.NOT_ITSELF if adventurer == itself else Reason.ALLOWED


# ------------------------------------------------------------------------- What is being done


@kernel
def apply(s, seat, action):
    """Carry out a decision, then everything that follows without one."""
    carry_out(s, seat, action)
    run(s)


@kernel
def carry_out(s, seat, action):
    kind = KIND[action]
    arg = int(ARG[action])
    s.to_act = int(s.to_act) & ~(1 << seat)
    if kind == TAKE_ADVENTURER:
        take_adventurer(s, seat, arg)
    elif kind == TAKE_CARD:
        if s.phase == Phase.PAY:
            pay_with_card(s, seat, arg)
        else:
            drop(s, seat, arg)
    elif kind == HIRE:
        hire(s, seat, arg)
    elif kind == ENTER:
        place_pawn(s, seat, arg)
    elif kind == DEED:
        s.deed_slot = arg
        s.price = s.deed_price
        pay_on(s, seat)
    elif kind == BLOOD:
        pay_with_blood(s, seat)
    elif kind == PASS:
        if s.phase == Phase.RECRUIT:
            pass_recruiting(s, seat)
        else:
            collected(s)
    elif kind == ESCAPE:
        go_out(s, seat)
    elif kind == LEAVE:
        leave_behind(s, seat)
    elif kind == CLAIM:
        if s.phase == Phase.CLAIM_WINDOW:
            answer_claim(s, seat, Answer.CLAIM)
        else:
            claim_alone(s, seat)
    elif kind == SILENT:
        answer_claim(s, seat, Answer.SILENT)
    else:  # deeper
        s.phase = Phase.ROOM


@kernel
def take_adventurer(s, seat, adventurer):
    if s.phase == Phase.VICTIM:
        die(s, seat, adventurer)
    elif s.phase == Phase.LINE_UP:
        line_up(s, seat, adventurer)
    elif s.phase == Phase.RELEASE:
        release(s, seat, adventurer)
    elif s.phase == Phase.ORACLE:
        oracle_copies(s, seat, adventurer)
    else:
        jester_copies(s, seat, adventurer)


@kernel
def run(s):
    """Carry out what needs no decision, until somebody must decide or the game is over."""
    while not s.over:
        if s.to_act:
            seat = next_seat(s)
            action = only_choice(s, seat)
            if action == NONE:
                return
            carry_out(s, seat, action)
        elif s.phase == Phase.ROOM:
            open_room(s)
        elif s.phase == Phase.LOAD:
            weigh_load(s)
        elif s.phase == Phase.NEXT_RECRUIT:
            next_recruit(s)
        elif s.phase == Phase.NEXT_PAWN:
            next_pawn(s)
        elif s.phase == Phase.NEXT_EXPEDITION:
            next_expedition(s)
        else:
            next_collect(s)


# ---------------------------------------------------------------------------------- The round


@kernel
def start_round(s):
    tell(s, EVERYONE, Event.ROUND, s.round_no, s.start)
    start_recruitment(s)


@kernel
def next_collect(s):
    """Every seat in order may exchange its deed, or claim (R52)."""
    if s.turn == s.seats:
        end_round(s)
    else:
        ask(s, seat_in_turn(s), Phase.COLLECT)


@kernel
def end_round(s):
    """Blood gold is for the first round (R17); the seeing stone goes to the left (R7)."""
    for seat in range(int(s.seats)):
        s.blood[seat] = 0
        for place in range(s.fought.shape[1]):
            s.fought[seat, place] = 0
    s.start = seat_after_start(s, 1)
    if s.round_no == s.round_cap:
        finish(s, NONE)
    else:
        s.round_no += 1
        start_round(s)


# ----------------------------------------------------------------------------------- Results


@kernel
def final_score(s, seat):
    """When all deeds are public."""
    return score_with(s, seat, int(s.deed_public[seat]) - 1)


@kernel
def standing(s, out):
    """The winner, then true score, then tokens in the realm, then gold."""
    for seat in range(int(s.seats)):
        won = 1 if s.winner == seat else 0
        points = (won * 1000 + final_score(s, seat)) * 1000 + realm(s, seat)
        out[seat] = points * 10000 + int(s.gold[seat])


@kernel
def score(s, out):
    """The first share one point, and the others pay for it; nobody if all are first."""
    standing(s, out)
    best = out[0]
    for seat in range(1, int(s.seats)):
        best = max(best, out[seat])
    first = 0
    for seat in range(int(s.seats)):
        if out[seat] == best:
            first += 1
    others = int(s.seats) - first
    for seat in range(int(s.seats)):
        if others == 0:
            out[seat] = 0.0
        elif out[seat] == best:
            out[seat] = 1.0 / first
        else:
            out[seat] = -1.0 / others
