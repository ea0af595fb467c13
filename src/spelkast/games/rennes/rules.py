"""The rules of Rennes-le-Château, in the order of play. Numbers like R13 are rulings in docs/rules.

Neighbours: cards.py moves equipment cards, dots.py plays them for dots, moves.py says where a pawn
can go and what it costs, travel.py takes it there, clues.py is about Cavernes, altar and codes,
ending.py about who has won, memory.py keeps what attentive players remember, candidates.py says
which actions are worth asking about.
"""

from __future__ import annotations

from ...engine.chance import pick, shuffle
from ...engine.events import EVERYONE, clear_events, only, tell
from ...engine.kernel import kernel
from .actions import (
    ARG,
    BLIND,
    CLAIM,
    CONVERT,
    DAGOBERT_HELPS,
    EVENT,
    GAIN,
    JOKER,
    KIND,
    OFFER,
    OPEN,
    PICK,
    PLACE,
    PLAY,
    START,
    STEP,
    TAKE,
    TURN_CCW,
    TURN_CW,
    Event,
    Phase,
    Reason,
)
from .board import (
    AREA,
    FIRST_CAVERNE,
    FIRST_LOCATION,
    SOCKETS,
)
from .cards import (
    draw_blind,
    fill_display,
    make_deck,
    refill_limit,
    take_blind,
    take_open,
)
from .clues import (
    claim_code,
    fill_circles,
    forbids_claim,
    forbids_gain,
    forbids_offer,
    forbids_place,
    forbids_take,
    gain_clue,
    most_codes,
    offer_clue,
    place_clue,
    take_clue,
)
from .components import (
    CLUES_PER_COLOUR,
    CONVERTED,
    EXTRA_CARDS,
    FATE_PARITY,
    FATE_TURN,
    FATES,
    FRESH_SUPPLIES,
    HAND,
    HUES,
    NONE,
    ROUNDS_PER_CODE,
    SEATS,
    SUPPLIES,
    SUPPLIES_AT_MOST,
)
from .dots import (
    forbids_dagobert,
    forbids_joker,
    forbids_pick,
    help_of_dagobert,
    pick_card,
    play_card,
)
from .ending import end_game
from .moves import (
    in_caverne,
)
from .state import Collect, Colours, StartPlayer
from .travel import forbids_step, forbids_turn, step_to, turn_all, turn_portal

EVENT_CARDS = len(FATES)

# ---------------------------------------------------------------------------------------- Setup


@kernel
def setup(s):
    """Discs, clues, cards, colours and the start token; then everybody chooses a location."""
    lay_portals(s)
    for colour in range(HUES):
        s.supply[colour] = CLUES_PER_COLOUR
    fill_circles(s)  # in all Cavernes, whatever the number of players (R28)
    make_deck(s)
    for seat in range(int(s.seats)):
        for _ in range(HAND):
            draw_blind(s, seat)
    fill_display(s)
    give_colours(s)
    for seat in range(SEATS):
        s.pawn[seat] = NONE
    n = int(s.seats)
    chosen = int(s.start_player) - StartPlayer.A
    s.start = pick(s, n) if s.start_player == StartPlayer.RANDOM else chosen % n
    clear_events(s)  # what lies there is seen, not told
    tell(s, EVERYONE, Event.BEGINS, s.start)
    ask(s, int(s.start), Phase.LOCATION)


@kernel
def lay_portals(s):
    """Both the disc and how it is turned are random (R30)."""
    for socket in range(SOCKETS):
        s.disc[socket] = socket
    shuffle(s, s.disc, 0, SOCKETS)
    for socket in range(SOCKETS):
        s.rot[socket] = pick(s, 4)


@kernel
def give_colours(s):
    """The colours of players are those of the portals (R32)."""
    for seat in range(SEATS):
        s.colour[seat] = seat
    if s.colours == Colours.RANDOM:
        shuffle(s, s.colour, 0, SEATS)


@kernel
def ask(s, seat, phase):
    s.phase = phase
    s.to_act = 1 << seat


@kernel
def active(s):
    """Whose turn it is."""
    return (int(s.start) + int(s.turn)) % int(s.seats)


# ------------------------------------------------------------------------------ Rounds and turns


@kernel
def begin_round(s):
    s.round_no += 1
    s.turn = 0
    tell(s, EVERYONE, Event.ROUND, s.round_no, s.start)
    begin_turn(s)


@kernel
def begin_turn(s):
    """Five used event cards come back (R44)."""
    seat = active(s)
    used = 0
    for fate in range(EVENT_CARDS):
        used += int(s.fate_used[seat, fate])
    if used == EVENT_CARDS:
        for fate in range(EVENT_CARDS):
            s.fate_used[seat, fate] = 0
        tell(s, EVERYONE, Event.EVENTS_RETURN, seat)
    ask(s, seat, Phase.MAIN)


@kernel
def end_actions(s, seat):
    """Unused dots lapse (R8), a visit in which clues were taken is used (R36), then the refill."""
    for colour in range(HUES):
        if s.pool[colour]:
            tell(s, EVERYONE, Event.LAPSE, seat, colour, s.pool[colour])
        s.pool[colour] = 0
        s.produced[colour] = 0
    node = int(s.pawn[seat])
    if in_caverne(node) and s.collected_in == node - FIRST_CAVERNE + 1:
        if s.collect == Collect.ONCE_PER_VISIT:
            s.visit_open[seat] = 0
    s.phase = Phase.REFILL
    stop_when_full(s, seat)


@kernel
def stop_when_full(s, seat):
    """The refill ends by itself at the limit; a hand above it is kept (R54)."""
    if s.hand_size[seat] >= refill_limit(s, seat):
        end_turn(s)


@kernel
def end_turn(s):
    """New cards and clues come only now (R42, R55)."""
    fill_display(s)
    fill_circles(s)
    s.joker_used = s.dagobert_used = s.event_used = s.claim_used = s.exchange_used = 0
    s.collected_in = 0
    s.turn += 1
    if s.turn < s.seats:
        begin_turn(s)
    else:
        end_round(s)


@kernel
def round_limit(s):
    """Twenty rounds for each code, if no number was agreed (R58)."""
    return int(s.max_rounds) if s.max_rounds else ROUNDS_PER_CODE * int(s.codes_to_win)


@kernel
def end_round(s):
    """The round is always completed (R57); then the start token moves on (R26)."""
    finished = most_codes(s) >= s.codes_to_win
    if finished or s.round_no >= round_limit(s):
        if not finished:
            tell(s, EVERYONE, Event.ROUND_LIMIT, s.round_no)
        end_game(s)
    else:
        s.start = (int(s.start) + 1) % int(s.seats)
        begin_round(s)


# ---------------------------------------------------------------------------- What may be done


@kernel
def forbids(s, seat, action):
    """Limits of a turn are in R24; doing nothing is allowed (R25).

    candidates.py says what need not be asked.
    """
    kind = int(KIND[action])
    arg = int(ARG[action])
    if kind == STEP:
        return forbids_step(s, seat, arg)
    if kind == PLAY:
        return Reason.ALLOWED if s.hand[seat, arg] else Reason.NOT_IN_HAND
    if kind == PICK:
        return forbids_pick(s, seat, arg)
    if kind == TAKE:
        return forbids_take(s, seat, arg)
    if kind == OFFER:
        return forbids_offer(s, seat, arg)
    if kind == GAIN:
        return forbids_gain(s, seat, arg)
    if kind == CONVERT:
        enough = s.hand_size[seat] >= CONVERTED
        return Reason.ALLOWED if enough else Reason.NEEDS_THREE_CARDS
    if kind == JOKER:
        return forbids_joker(s, seat, arg)
    if kind == DAGOBERT_HELPS:
        return forbids_dagobert(s, seat, arg)
    if kind in (TURN_CW, TURN_CCW):
        return forbids_turn(s, seat, 1 if kind == TURN_CW else -1)
    if kind == EVENT:
        return forbids_event(s, seat, arg)
    if kind == CLAIM:
        return forbids_claim(s, seat, arg)
    if kind == PLACE:
        return forbids_place(s, seat, arg)
    if kind == OPEN:
        return Reason.ALLOWED if s.display[arg] else Reason.SLOT_EMPTY
    if kind == START:
        return forbids_start(s, arg)
    return Reason.ALLOWED


@kernel
def forbids_start(s, location):
    for seat in range(int(s.seats)):
        if s.pawn[seat] == FIRST_LOCATION + location:
            return Reason.LOCATION_TAKEN
    return Reason.ALLOWED


@kernel
def forbids_event(s, seat, fate):
    if s.fate_used[seat, fate]:
        return Reason.EVENT_SPENT
    if s.event_used:
        return Reason.ONE_EVENT
    if fate == FRESH_SUPPLIES and s.hand_size[seat] > SUPPLIES_AT_MOST:
        return Reason.HAND_TOO_FULL
    return Reason.ALLOWED


# -------------------------------------------------------------------------- What is being done


@kernel
def apply(s, seat, action):
    """Carry out one small action, then everything that follows without a decision."""
    kind = int(KIND[action])
    arg = int(ARG[action])
    if kind == START:
        start_at(s, seat, arg)
    elif kind == PLAY:
        play_card(s, seat, arg)
    elif kind == PICK:
        pick_card(s, seat, arg)
    elif kind in (JOKER, CONVERT):
        s.wanted = arg + 1
        s.phase = Phase.JOKER if kind == JOKER else Phase.CONVERT
    elif kind == DAGOBERT_HELPS:
        help_of_dagobert(s, seat, arg)
    elif kind == STEP:
        step_to(s, seat, arg)
    elif kind in (TURN_CW, TURN_CCW):
        turn_portal(s, seat, 1 if kind == TURN_CW else -1)
    elif kind == TAKE:
        take_clue(s, seat, arg)
    elif kind == PLACE:
        place_clue(s, seat, arg)
    elif kind == OFFER:
        offer_clue(s, seat, arg)
    elif kind == GAIN:
        gain_clue(s, seat, arg)
    elif kind == EVENT:
        play_event(s, seat, arg)
    elif kind == CLAIM:
        claim_code(s, seat, arg)
    elif kind in (OPEN, BLIND):
        draw_card(s, seat, kind, arg)
    elif s.phase == Phase.MAIN:
        end_actions(s, seat)
    else:
        end_turn(s)


@kernel
def start_at(s, seat, location):
    """Villa and Cimetière give two cards at once (R29); the area counts as visited (R31)."""
    s.pawn[seat] = FIRST_LOCATION + location
    s.began[seat] = location + 1
    extra = int(EXTRA_CARDS[location])
    tell(s, EVERYONE, Event.STARTS_AT, seat, location, extra)
    if extra:
        first = draw_blind(s, seat)
        second = draw_blind(s, seat)
        tell(s, only(seat), Event.DEALT_EXTRA, seat, first, second)
    s.visited[seat, AREA[s.pawn[seat]]] = 1
    s.turn += 1
    if s.turn < s.seats:
        ask(s, active(s), Phase.LOCATION)
    else:
        begin_round(s)


# ------------------------------------------------------------------------------ Events and cards


@kernel
def play_event(s, seat, fate):
    """One in a turn (R24), at any moment of it except in transit (R47)."""
    s.fate_used[seat, fate] = 1
    s.event_used = 1
    tell(s, EVERYONE, Event.PLAYS_EVENT, seat, fate)
    if fate == FRESH_SUPPLIES:
        s.draws_left = SUPPLIES  # R45
        s.phase = Phase.SUPPLY
    else:
        turn_all(s, int(FATE_PARITY[fate]), int(FATE_TURN[fate]))


@kernel
def draw_card(s, seat, kind, slot):
    """Card by card, from the display or blind, as the seat likes (R55)."""
    if kind == OPEN:
        take_open(s, seat, slot)
    else:
        take_blind(s, seat)
    if s.phase == Phase.REFILL:
        stop_when_full(s, seat)
    else:
        s.draws_left -= 1
        if s.draws_left == 0:
            fill_display(s)
            s.phase = Phase.MAIN
