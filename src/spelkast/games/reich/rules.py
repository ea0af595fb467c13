"""The rules of Das Alte Reich, in the order of play. Numbers like R13 are rulings in docs/rules.

The comparison is a set of functions that change nothing: of cards (a trick), an event and an order
of symbols. Rules, bot and table page all ask the same ones. A trick, an order and a set of seats
are whole numbers, so that one can try "what if" without a place to write it down.
"""

from __future__ import annotations

from ...engine.chance import shuffle
from ...engine.events import EVERYONE, only, tell
from ...engine.kernel import kernel
from .actions import CALL, CARD, KIND, Event, Phase, Reason
from .components import (
    CARDS,
    ELECTOR,
    EVENT_CARDS,
    GAMES,
    HAND,
    KEY,
    KINDRED,
    NAMED,
    NONE,
    PLACES,
    PRINTED,
    ROUNDS,
    SEATS,
    SWORDS,
    Swords,
)
from .state import Extra, Tie

# ---------------------------------------------------------------------------------------- Setup


@kernel
def setup(s):
    """The events are shuffled once into a row (R38); then the first game begins."""
    for event in range(EVENT_CARDS):
        s.row[event] = event + 1
    shuffle(s, s.row, 0, EVENT_CARDS)
    s.last_leader = s.last_winner = NONE
    deal(s)


@kernel
def deal(s):
    """A game begins: all persons are shuffled, everybody gets eleven, the rest is a stack (R38)."""
    for card in range(CARDS):
        s.stack[card] = card + 1
    shuffle(s, s.stack, 0, CARDS)
    s.stack_size = CARDS
    for seat in range(int(s.seats)):
        for _ in range(HAND):
            take_top_card(s, seat)
    for card in range(CARDS + 1):
        s.discard[card] = 0
    tell(s, EVERYONE, Event.DEALS, int(s.game_no) + 1, s.stack_size)
    s.leader = NONE  # whoever won the last round has no right in a new game (R39)
    s.round_no = 1
    open_event(s)


@kernel
def take_top_card(s, seat):
    """The top card of the stack comes into this hand."""
    s.stack_size -= 1
    card = int(s.stack[s.stack_size])
    s.stack[s.stack_size] = 0
    s.hand[seat, card] = 1
    s.hand_size[seat] += 1
    return card


@kernel
def open_event(s):
    """The next event of the row; its symbols count in printed order again (R34)."""
    place = rounds_before(s)
    s.event_now = s.opened[place] = s.row[place]
    for n in range(PLACES):
        s.symbols[n] = PRINTED[s.event_now, n]
    tell(
        s, EVERYONE, Event.OPENS, s.round_no, s.event_now, s.symbols[0], s.symbols[1], s.symbols[2]
    )
    if s.leader == NONE:
        s.phase = Phase.CHOOSE  # the first round of each game is simultaneous (R2)
        s.to_act = (1 << int(s.seats)) - 1
    else:
        ask(s, int(s.leader), Phase.TURN)


@kernel
def rounds_before(s):
    """How many rounds of all games are over."""
    return int(s.game_no) * ROUNDS + int(s.round_no) - 1


@kernel
def ask(s, seat, phase):
    s.phase = phase
    s.to_act = 1 << seat


# ---------------------------------------------------------------------------- What may be done


@kernel
def forbids(s, seat, action):
    """Any card of the hand may be played at any time (R10)."""
    if KIND[action] == CALL:
        return forbids_call(s, seat, int(CARD[action]))
    return Reason.ALLOWED if s.hand[seat, CARD[action]] else Reason.NOT_IN_YOUR_HAND


@kernel
def forbids_call(s, seat, card):
    return forbids_calling(s, seat) if s.hand[seat, card] else Reason.NOT_IN_YOUR_HAND


@kernel
def forbids_calling(s, seat):
    """Another card must be left to play (R30), and one to draw (R35)."""
    if s.rule_elector == Extra.OFF:
        return Reason.NO_ELECTORS
    if s.hand_size[seat] == 1:
        return Reason.LAST_CARD
    if s.stack_size == 0:
        return Reason.EMPTY_STACK
    return Reason.ALLOWED


# -------------------------------------------------------------------------- What is being done


@kernel
def apply(s, seat, action):
    """Carry out a decision, then everything that follows without one."""
    card = int(CARD[action])
    if s.phase == Phase.CHOOSE:
        choose_card(s, seat, card)
    elif KIND[action] == CALL:
        call_elector(s, seat, card)
    else:
        play_card(s, seat, card)


@kernel
def choose_card(s, seat, card):
    """Face down and still in hand, until everybody has chosen (R3)."""
    s.chosen[seat] = card
    s.to_act = int(s.to_act) & ~(1 << seat)
    if s.to_act == 0:
        turn_up(s)


@kernel
def turn_up(s):
    """All chosen cards at once."""
    for seat in range(int(s.seats)):
        lay_down(s, seat, int(s.chosen[seat]))
        s.chosen[seat] = 0
    t = s.table
    tell(s, EVERYONE, Event.TURNED_UP, t[0], t[1], t[2], t[3], t[4])
    end_round(s)


@kernel
def lay_down(s, seat, card):
    """From the hand, open, onto the table."""
    leave_hand(s, seat, card)
    s.table[seat] = card


@kernel
def leave_hand(s, seat, card):
    s.hand[seat, card] = 0
    s.hand_size[seat] -= 1


@kernel
def call_elector(s, seat, card):
    """Swap two symbols for this round (R33, R34); the card itself counts for nothing (R36)."""
    leave_hand(s, seat, card)
    s.called[seat] = card
    other = int(ELECTOR[card]) - 1
    first = int(s.symbols[0])
    s.symbols[0] = s.symbols[other]
    s.symbols[other] = first
    tell(s, EVERYONE, Event.CALLS, seat, card, s.symbols[0], s.symbols[1], s.symbols[2])
    ask(s, seat, Phase.REPLACE)  # another card, played and not called (R32)


@kernel
def play_card(s, seat, card):
    """Open; whoever has called draws after playing, not before (R31). Then the next seat (R4)."""
    lay_down(s, seat, card)
    tell(s, EVERYONE, Event.PLAYS, seat, card)
    if s.called[seat]:
        drawn = take_top_card(s, seat)
        tell(s, EVERYONE, Event.DRAWS, seat, s.stack_size)
        tell(s, only(seat), Event.DREW, seat, drawn)
    following = seat + 1 if seat + 1 < s.seats else 0
    if following == s.leader:
        end_round(s)
    else:
        ask(s, following, Phase.TURN)


# ------------------------------------------------------------- Tricks, orders and sets of seats

CARD_BITS = 7
ONE_CARD = (1 << CARD_BITS) - 1
SYMBOL_BITS = 3
ONE_SYMBOL = (1 << SYMBOL_BITS) - 1


@kernel
def trick_of(table):
    """The cards of a row as one number, seven bits for each seat; 0 where nothing lies."""
    trick = 0
    for seat in range(SEATS):
        trick = with_card(trick, seat, int(table[seat]))
    return trick


@kernel
def with_card(trick, seat, card):
    """The trick, if that seat lays this card in its empty place."""
    return trick | card << CARD_BITS * seat


@kernel
def card_of(trick, seat):
    return trick >> CARD_BITS * seat & ONE_CARD


@kernel
def order_of(symbols):
    """Three symbols as one number."""
    return int(symbols[0]) | int(symbols[1]) << SYMBOL_BITS | int(symbols[2]) << 2 * SYMBOL_BITS


@kernel
def symbol_at(order, place):
    """The symbol in place 1, 2 or 3."""
    return order >> SYMBOL_BITS * (place - 1) & ONE_SYMBOL


@kernel
def swapped(order, place):
    """The order, if the first symbol changes places with the second or third."""
    difference = symbol_at(order, 1) ^ symbol_at(order, place)
    return order ^ difference ^ difference << SYMBOL_BITS * (place - 1)


@kernel
def alone(seats):
    """Is this a set of one?"""
    return seats & (seats - 1) == 0


# -------------------------------------------------------------------------------- The comparison


@kernel
def played(trick):
    """The seats that have a card in the trick."""
    seats = 0
    for seat in range(SEATS):
        if card_of(trick, seat):
            seats |= 1 << seat
    return seats


@kernel
def best_on(trick, seats, event, symbol):
    """Who of these seats has the best value on this symbol (R8)."""
    found = 0
    best = 0
    for seat in range(SEATS):
        if seats >> seat & 1:
            key = int(KEY[event, symbol, card_of(trick, seat)])
            if found == 0 or key < best:
                best = key
                found = 1 << seat
            elif key == best:
                found |= 1 << seat
    return found


@kernel
def kindred(s, trick, seats, event):
    """Who of these seats has a card in the colour of the event, if Dynasty is played (R13, R16)."""
    found = 0
    if s.rule_dynasty == Extra.ON:
        for seat in range(SEATS):
            if seats >> seat & 1 and KINDRED[event, card_of(trick, seat)]:
                found |= 1 << seat
    return found


@kernel
def named(s, trick, seats, event):
    """Who of these seats has a card that is named on the event, if War hero is played (R19)."""
    found = 0
    if s.rule_hero == Extra.ON and SWORDS[event] != Swords.NO:
        for seat in range(SEATS):
            if seats >> seat & 1 and NAMED[event, card_of(trick, seat)]:
                found |= 1 << seat
    return found


@kernel
def level_first(s, trick, event, order):
    """After symbol 1: the best cards of all (R14), and every card of the dynasty (R13, R17)."""
    seats = played(trick)
    return best_on(trick, seats, event, symbol_at(order, 1)) | kindred(s, trick, seats, event)


@kernel
def fallen(s, trick, seats, event):
    """Who drops out before symbol 2: those named beside red swords (R23), if not all are (R25)."""
    losers = named(s, trick, seats, event)
    return losers if SWORDS[event] == Swords.RED and losers != seats else 0


@kernel
def heroes(s, trick, seats, event):
    """Who is level with the best on symbol 2: those named beside black swords (R21, R22, R26)."""
    return named(s, trick, seats, event) if SWORDS[event] == Swords.BLACK else 0


@kernel
def level_second(s, trick, seats, event, order):
    """After symbol 2, among those level on symbol 1. The swords act here, whatever it is (R20)."""
    staying = seats & ~fallen(s, trick, seats, event)
    if alone(staying):
        return staying
    best = best_on(trick, staying, event, symbol_at(order, 2))
    return best | heroes(s, trick, staying, event)


@kernel
def level_third(trick, seats, event, order):
    """After symbol 3, among those level on symbol 2."""
    return best_on(trick, seats, event, symbol_at(order, 3))


@kernel
def senior(trick, seats):
    """Who of these seats has the senior card: the lowest number (R9)."""
    oldest = NONE
    for seat in range(SEATS):
        if seats >> seat & 1:
            if oldest == NONE or card_of(trick, seat) < card_of(trick, oldest):
                oldest = seat
    return oldest


@kernel
def compare(s, trick, event, order):
    """The seats level after symbols 1, 2 and 3, and the stage that decides: 1, 2, 3, or 4.

    A set is 0 if that symbol was not needed. Stage 4 is a total tie.
    """
    first = level_first(s, trick, event, order)
    if alone(first):
        return first, 0, 0, 1
    second = level_second(s, trick, first, event, order)
    if alone(second):
        return first, second, 0, 2
    third = level_third(trick, second, event, order)
    return first, second, third, 3 if alone(third) else 4


@kernel
def winner_of(s, trick, event, order):
    """Who wins this trick."""
    first, second, third, _ = compare(s, trick, event, order)
    return senior(trick, third or second or first)


# ----------------------------------------------------------------------------- The end of a round


@kernel
def end_round(s):
    """The best card takes the event, which is worth a point; its owner leads the next round."""
    trick = trick_of(s.table)
    order = order_of(s.symbols)
    event = int(s.event_now)
    first, second, third, stage = compare(s, trick, event, order)
    winner = senior(trick, third or second or first)
    tell_comparison(s, trick, event, order, first, second, third, stage)
    s.points[winner] += 1
    s.won_by[rounds_before(s)] = winner + 1
    tell(s, EVERYONE, Event.WINS, winner, s.table[winner], event, stage, s.points[winner])
    remember_round(s, first, second, third, stage, winner)
    clear_table(s)
    s.leader = winner
    next_round(s)


@kernel
def tell_comparison(s, trick, event, order, first, second, third, stage):
    """Symbol by symbol: who is best, who is lifted to them, and who falls."""
    seats = played(trick)
    best = best_on(trick, seats, event, symbol_at(order, 1))
    tell_best(s, trick, event, order, 1, best)
    if first != best:
        tell(s, EVERYONE, Event.LIFTED, first & ~best)
    if second:
        losers = fallen(s, trick, first, event)
        if losers:
            tell(s, EVERYONE, Event.FALLS, losers)
        staying = first & ~losers
        if not alone(staying):
            best = best_on(trick, staying, event, symbol_at(order, 2))
            tell_best(s, trick, event, order, 2, best)
            if second != best:
                tell(s, EVERYONE, Event.HEROES, second & ~best)
    if third:
        tell_best(s, trick, event, order, 3, third)
    if stage == PLACES + 1:
        oldest = senior(trick, third)
        tell(s, EVERYONE, Event.SENIOR, oldest, card_of(trick, oldest))


@kernel
def tell_best(s, trick, event, order, place, best):
    symbol = symbol_at(order, place)
    value = abs(int(KEY[event, symbol, card_of(trick, senior(trick, best))]))
    tell(s, EVERYONE, Event.BEST, place, symbol, value, best)


@kernel
def remember_round(s, first, second, third, stage, winner):
    """Keep what everybody saw, until the next round is decided."""
    s.last_event = s.event_now
    s.last_leader = s.leader
    s.last_winner = winner
    s.last_stage = stage
    s.last_level[0] = first
    s.last_level[1] = second
    s.last_level[2] = third
    for place in range(PLACES):
        s.last_symbols[place] = s.symbols[place]
    for seat in range(SEATS):
        s.last_table[seat] = s.table[seat]
        s.last_called[seat] = s.called[seat]


@kernel
def clear_table(s):
    """Played and called cards are out of this game, open to everybody (R36, R40)."""
    for seat in range(int(s.seats)):
        s.discard[s.table[seat]] = 1
        if s.called[seat]:
            s.discard[s.called[seat]] = 1
        s.table[seat] = 0
        s.called[seat] = 0


@kernel
def next_round(s):
    """Eleven rounds make a game, one or three games a match (R38)."""
    if s.round_no < ROUNDS:
        s.round_no += 1
        open_event(s)
    elif int(s.game_no) + 1 < s.games:
        tell(s, EVERYONE, Event.GAME_ENDS, int(s.game_no) + 1, foremost(s), most_points(s))
        s.game_no += 1
        deal(s)
    else:
        tell(s, EVERYONE, Event.VICTORY, victors(s), most_points(s))
        s.event_now = 0
        for place in range(PLACES):
            s.symbols[place] = 0
        s.to_act = 0
        s.phase = Phase.GAME_OVER
        s.over = 1


# ------------------------------------------------------------------------------------ Who has won


@kernel
def most_points(s):
    most = 0
    for seat in range(int(s.seats)):
        most = max(most, int(s.points[seat]))
    return most


@kernel
def foremost(s):
    """The seats with most points."""
    most = most_points(s)
    seats = 0
    for seat in range(int(s.seats)):
        if s.points[seat] == most:
            seats |= 1 << seat
    return seats


@kernel
def victors(s):
    """All seats with most points; or among them the one that won an event last (R37)."""
    seats = foremost(s)
    if s.tie == Tie.SHARED:
        return seats
    place = GAMES * ROUNDS - 1
    while s.won_by[place] == 0 or not seats >> int(s.won_by[place]) - 1 & 1:
        place -= 1
    return 1 << int(s.won_by[place]) - 1


@kernel
def score(s, out):
    """One victory, shared by those who have it (R37)."""
    seats = victors(s)
    sharers = 0
    for seat in range(int(s.seats)):
        sharers += seats >> seat & 1
    for seat in range(int(s.seats)):
        out[seat] = 1.0 / sharers if seats >> seat & 1 else 0.0


@kernel
def standing(s, out):
    """By points; a victory alone ranks before others with as many."""
    seats = victors(s)
    for seat in range(int(s.seats)):
        out[seat] = int(s.points[seat]) + (0.5 if seats >> seat & 1 else 0.0)
