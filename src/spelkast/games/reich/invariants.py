"""What is true of every position of Das Alte Reich. The proofs check it after every step."""

from __future__ import annotations

from ...engine.codes import Code
from ...engine.kernel import kernel
from ...engine.rulebook import waits_for
from .actions import Phase
from .card_sets import in_set, joined
from .components import (
    CARDS,
    ELECTOR,
    EVENT_CARDS,
    GAMES,
    HAND,
    NONE,
    PLACES,
    PRINTED,
    ROUNDS,
    SEATS,
)
from .rules import (
    compare,
    order_of,
    played,
    rounds_before,
    senior,
    swapped,
    trick_of,
)
from .state import Extra


class Invariant(Code):
    HOLDS = ""
    PERSONS = "every person is in one hand, the stack, on the table, called or discarded"
    HAND_SIZES = "the public hand sizes are the true ones, and those that the round asks for"
    EVENTS = "the row holds every event once; those opened are its first ones, and no others"
    POINTS = "there is a point for every round played, and its winner has it"
    LEADER = "nobody leads the first round, the last winner every other one"
    TABLE = "cards lie on the table of those who have played, from the leader on"
    SYMBOLS = "the symbols are those of the event, swapped as often as somebody called"
    CHOICES = "a card is face down only while others choose, and is in its owner's hand"
    LAST_ROUND = "the last round was decided as it is remembered"
    END = "the game is over exactly when nobody owes a decision, after the last round"


@kernel
def broken(s):
    if not persons_conserved(s):
        return Invariant.PERSONS
    if not hand_sizes_true(s):
        return Invariant.HAND_SIZES
    if not events_in_row(s):
        return Invariant.EVENTS
    if not points_counted(s):
        return Invariant.POINTS
    if not winner_leads(s):
        return Invariant.LEADER
    if not table_in_order(s):
        return Invariant.TABLE
    if not symbols_swapped(s):
        return Invariant.SYMBOLS
    if not choices_in_time(s):
        return Invariant.CHOICES
    if not last_round_true(s):
        return Invariant.LAST_ROUND
    if not end_consistent(s):
        return Invariant.END
    return Invariant.HOLDS


@kernel
def persons_conserved(s):
    """The stack holds no card twice, and every other card is in exactly one place."""
    lower, upper = 0, 0
    for place in range(CARDS):
        card = int(s.stack[place])
        if (card != 0) != (place < s.stack_size) or (card and in_set(lower, upper, card)):
            return False
        if card:
            lower, upper = joined(lower, upper, card)
    for card in range(1, CARDS + 1):
        places = int(s.discard[card])
        for seat in range(SEATS):
            places += int(s.hand[seat, card])
            if s.table[seat] == card or s.called[seat] == card:
                places += 1
        if places + (1 if in_set(lower, upper, card) else 0) != 1:
            return False
    return s.discard[0] == 0


@kernel
def hand_sizes_true(s):
    """One card less for every round, and for a card played; one less while the caller must draw."""
    for seat in range(SEATS):
        cards = 0
        for card in range(CARDS + 1):
            cards += int(s.hand[seat, card])
        if cards != s.hand_size[seat]:
            return False
        spent = 1 if s.over or s.table[seat] or s.called[seat] else 0
        if seat < s.seats and cards != HAND - int(s.round_no) + 1 - spent:
            return False
    return True


@kernel
def events_in_row(s):
    opened = rounds_before(s) + 1
    for event in range(1, EVENT_CARDS + 1):
        times = 0
        for place in range(EVENT_CARDS):
            times += 1 if s.row[place] == event else 0
        if times != 1:
            return False
    for place in range(GAMES * ROUNDS):
        if s.opened[place] != (s.row[place] if place < opened else 0):
            return False
    return s.event_now == (0 if s.over else s.row[opened - 1])


@kernel
def points_counted(s):
    rounds = rounds_before(s) + (1 if s.over else 0)
    for seat in range(SEATS):
        won = 0
        for place in range(rounds):
            won += 1 if s.won_by[place] == seat + 1 else 0
        if won != s.points[seat] or (won and seat >= s.seats):
            return False
    for place in range(GAMES * ROUNDS):
        if (s.won_by[place] != 0) != (place < rounds):
            return False
    return True


@kernel
def winner_leads(s):
    if s.round_no == 1:
        return s.leader == NONE
    return s.leader == s.last_winner


@kernel
def table_in_order(s):
    """Before the seat that is asked everybody has played, behind it nobody."""
    seats = int(s.seats)
    if s.leader == NONE or s.over:
        return trick_of(s.table) == 0 and trick_of(s.called) == 0
    played_so_far = True
    for n in range(seats):
        seat = (int(s.leader) + n) % seats
        if waits_for(s, seat):
            played_so_far = False
        if (s.table[seat] != 0) != played_so_far:
            return False
        calls = played_so_far or (waits_for(s, seat) and s.phase == Phase.REPLACE)
        if s.called[seat] and (not calls or s.rule_elector == Extra.OFF):
            return False
    return s.phase != Phase.REPLACE or s.called[asked(s)] != 0


@kernel
def asked(s):
    seat = 0
    while not waits_for(s, seat):
        seat += 1
    return seat


@kernel
def symbols_swapped(s):
    if s.over:
        return order_of(s.symbols) == 0
    order = order_of(PRINTED[s.event_now])
    for n in range(int(s.seats)):
        seat = (max(0, int(s.leader)) + n) % int(s.seats)
        if s.called[seat]:
            if not ELECTOR[s.called[seat]]:
                return False
            order = swapped(order, int(ELECTOR[s.called[seat]]))
    return order == order_of(s.symbols)


@kernel
def choices_in_time(s):
    for seat in range(SEATS):
        card = int(s.chosen[seat])
        owes = s.phase != Phase.CHOOSE or waits_for(s, seat) or seat >= s.seats
        if owes != (card == 0) or (card and not s.hand[seat, card]):
            return False
    return True


@kernel
def last_round_true(s):
    """Compare the cards anew: the same seats are level, the same seat wins."""
    rounds = rounds_before(s) + (1 if s.over else 0)
    if rounds == 0:
        return s.last_winner == NONE and trick_of(s.last_table) == 0
    event = int(s.last_event)
    trick = trick_of(s.last_table)
    first, second, third, stage = compare(s, trick, event, order_of(s.last_symbols))
    if s.last_level[0] != first or s.last_level[1] != second or s.last_level[2] != third:
        return False
    if played(trick) != (1 << int(s.seats)) - 1 or not is_permutation(s, event):
        return False
    winner = senior(trick, third or second or first)
    return (
        s.last_stage == stage
        and s.last_winner == winner
        and s.won_by[rounds - 1] == winner + 1
        and s.opened[rounds - 1] == event
    )


@kernel
def is_permutation(s, event):
    """The symbols that counted are those of the event."""
    for place in range(PLACES):
        times = 0
        for other in range(PLACES):
            times += 1 if s.last_symbols[other] == PRINTED[event, place] else 0
        if times != 1:
            return False
    return True


@kernel
def end_consistent(s):
    if s.over:
        last = int(s.game_no) + 1 == s.games and s.round_no == ROUNDS
        return last and s.to_act == 0 and s.phase == Phase.GAME_OVER
    return s.to_act != 0 and s.phase != Phase.GAME_OVER and s.game_no < s.games
