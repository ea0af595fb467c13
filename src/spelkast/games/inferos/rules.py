"""The rules of Ad Inferos, in the order a turn runs. Numbers like R31 are rulings in docs/rules."""

from __future__ import annotations

from ...engine.chance import pick, shuffle
from ...engine.events import EVERYONE, only, tell
from ...engine.kernel import kernel
from .actions import (
    ARG,
    ATTACH,
    DECLINE,
    DISCARD,
    DRAW,
    FIGHT,
    KIND,
    MONSTER_FROM,
    MONSTER_TO,
    PASS,
    PLAY,
    STEAL,
    TAKE,
    TAKE_STRIP,
    Event,
    Phase,
    Reason,
)
from .components import (
    CARDS,
    CYCLE,
    HAND_LIMIT,
    JOKER,
    KINDS,
    LIBRARY,
    MONSTER_POWER,
    MONSTERS,
    NONE,
    PER_STACK,
    POWER_COUNTS,
    SEATS,
    SHORTEST,
    SKULL,
    STACKS,
    STRIP_LENGTH,
    STRIP_SQUARES,
    UNDERWORLD,
    VEGA,
    Square,
)
from .memory import (
    remember_discard,
    remember_open_draw,
    remember_peek,
    remember_reshuffle,
    remember_theft,
)
from .state import (
    AllSame,
    Answer,
    DefeatedMonsters,
    FallBack,
    PowerPile,
    VegaForfeitsDraw,
    VegaTake,
)

# ---------------------------------------------------------------------------------------- Setup


@kernel
def setup(s):
    """Strips, power cards and monsters are shuffled in this order; then one power card each."""
    for stack in range(STACKS):
        for strip in range(PER_STACK):
            s.strips[stack, strip] = stack * PER_STACK + strip
        shuffle(s, s.strips[stack], 0, PER_STACK)
        s.strips_left[stack] = PER_STACK
    for kind in range(KINDS):
        for _ in range(POWER_COUNTS[kind]):
            s.pile[s.pile_size] = kind
            s.pile_size += 1
    shuffle(s, s.pile, 0, int(s.pile_size))
    for monster in range(MONSTERS):
        s.stack[monster] = monster
    shuffle(s, s.stack, 0, MONSTERS)
    s.stack_size = MONSTERS
    clear_table(s)
    for seat in range(int(s.seats)):
        take_back_step_cards(s, seat)
        draw_card(s, seat)
    s.turn = 1
    start_turn(s)


@kernel
def clear_table(s):
    """Nothing lies anywhere yet and nothing is in progress."""
    for square in range(LIBRARY + 1):
        s.monster[square] = NONE
    for place in range(SEATS):
        s.queue[place] = NONE
    s.draw_seat = s.turned_up = s.victim = s.mover = s.flipped = s.winner = NONE


# --------------------------------------------------------------------------- What may be done


@kernel
def forbids(s, seat, action):
    """Why this seat may not do this in the present phase."""
    kind = KIND[action]
    arg = int(ARG[action])
    if kind == PLAY:
        return Reason.ALLOWED if s.step_hand[seat, arg] else Reason.CARD_SPENT
    if kind == FIGHT:
        return forbids_fight(s, seat, arg)
    if kind == TAKE_STRIP:
        return Reason.ALLOWED if s.strips_left[arg - SHORTEST] else Reason.NO_STRIP_LEFT
    if kind == MONSTER_TO:
        return forbids_placing(s, arg)
    if kind == MONSTER_FROM:
        return forbids_lifting(s, arg)
    if kind == PASS:
        return Reason.ALLOWED if s.lifted == 0 else Reason.MONSTER_LIFTED
    if kind == STEAL:
        return forbids_stealing(s, seat, arg)
    if kind == TAKE:
        return Reason.ALLOWED if s.peek[seat, arg] else Reason.NOT_IN_VICTIMS_HAND
    if kind == DISCARD:
        return Reason.ALLOWED if s.hand[seat, arg] else Reason.NOT_IN_YOUR_HAND
    return Reason.ALLOWED


@kernel
def forbids_fight(s, seat, answer):
    """One fitting card, or the joker even beside a fitting card (R47); never compulsory (R45)."""
    if answer == Answer.POWER and not s.hand[seat, needed_power(s, seat)]:
        return Reason.NO_FITTING_CARD
    if answer == Answer.JOKER and not s.hand[seat, JOKER]:
        return Reason.NO_JOKER
    return Reason.ALLOWED


@kernel
def forbids_placing(s, square):
    """A monster may go to a laid square without pawn and without monster (R50, R53)."""
    if square > s.path_len:
        return Reason.SQUARE_NOT_LAID
    if pawn_on(s, square):
        return Reason.PAWN_ON_SQUARE
    if s.monster[square] != NONE:
        return Reason.MONSTER_ON_SQUARE
    return Reason.ALLOWED


@kernel
def forbids_lifting(s, square):
    """Only a loose monster can be moved: not one under a pawn, blocked or free (R54, R55)."""
    if s.monster[square] == NONE:
        return Reason.NO_MONSTER_THERE
    if pawn_on(s, square):
        return Reason.MONSTER_UNDER_PAWN
    return Reason.ALLOWED


@kernel
def forbids_stealing(s, seat, target):
    """Vega robs an opponent who has a power card (R66)."""
    if target == seat:
        return Reason.OWN_HAND
    if target >= s.seats:
        return Reason.NOT_AT_THE_TABLE
    if s.hand_size[target] == 0:
        return Reason.NO_POWER_CARDS
    return Reason.ALLOWED


@kernel
def pawn_on(s, square):
    for seat in range(int(s.seats)):
        if s.pawn[seat] == square:
            return True
    return False


@kernel
def needed_power(s, seat):
    """The power of the monster under this pawn."""
    return int(MONSTER_POWER[s.monster[s.pawn[seat]]])


# ------------------------------------------------------------------------- What is being done


@kernel
def apply(s, seat, action):
    """Carry out a decision, then everything that follows without one."""
    kind = KIND[action]
    arg = int(ARG[action])
    asked = int(s.phase)
    s.to_act = int(s.to_act) & ~(1 << seat)
    if kind == PLAY:
        choose_card(s, seat, arg)
    elif kind == FIGHT:
        answer_monster(s, seat, arg)
    elif kind == TAKE_STRIP:
        flip_strip(s, arg - SHORTEST)
    elif kind == ATTACH:
        attach_strip(s, arg)
    elif kind == MONSTER_TO:
        place_monster(s, seat, arg)
    elif kind == MONSTER_FROM:
        lift_monster(s, seat, arg, asked)
    elif kind == PASS:
        pass_effect(s, seat, asked)
    elif kind == STEAL:
        steal_from(s, seat, arg)
    elif kind == TAKE:
        take_card(s, seat, int(s.victim), arg)
    elif kind == DISCARD:
        discard_card(s, seat, arg)
    elif kind == DRAW:
        draw_and_go_on(s, seat)
    elif kind == DECLINE:
        tell(s, EVERYONE, Event.DECLINES, seat)
        go_on(s)
    run(s)


@kernel
def run(s):
    """Carry out what needs no decision, until somebody must decide or the game is over."""
    while s.to_act == 0 and not s.over:
        if s.phase == Phase.TURN_START:
            start_turn(s)
        elif s.phase == Phase.REVEAL:
            reveal(s)
        elif s.phase == Phase.RESOLVE:
            resolve_next_card(s)
        elif s.phase == Phase.WALK:
            walk(s)
        elif s.phase == Phase.BLOCKED_DRAW:
            draw_for_next_blocked_seat(s)
        else:
            end_turn(s)


@kernel
def ask(s, seat, phase):
    s.phase = phase
    s.to_act = 1 << seat


@kernel
def go_on(s):
    """Back to whatever led to a draw or an effect: the blocked players' draw, or the queue."""
    s.phase = Phase.RESOLVE if s.draw_seat == NONE else Phase.BLOCKED_DRAW


@kernel
def finish(s):
    s.phase = Phase.GAME_OVER
    s.over = 1
    s.to_act = 0


# ------------------------------------------------------------------------------ Start of a turn


@kernel
def start_turn(s):
    """Step cards return every eighth turn (R19); then blocked seats may fight (R44)."""
    tell(s, EVERYONE, Event.TURN, s.turn)
    if s.turn > 1 and int(s.turn) % CYCLE == 1:
        tell(s, EVERYONE, Event.NEW_CYCLE)
        for seat in range(int(s.seats)):
            take_back_step_cards(s, seat)
    fighters = 0
    for seat in range(int(s.seats)):
        s.shown[seat] = 0
        s.answer_shown[seat] = Answer.UNSPOKEN
        s.stole[seat] = 0
        s.blocked_at_reveal[seat] = 0
        if s.blocked[seat]:
            fighters |= 1 << seat
    if fighters:
        s.phase = Phase.FIGHT  # every blocked seat is asked, whatever it holds (R46)
        s.to_act = fighters
    else:
        start_choosing(s)


@kernel
def take_back_step_cards(s, seat):
    for card in range(CARDS):
        s.step_hand[seat, card] = 1


@kernel
def answer_monster(s, seat, answer):
    """Nothing but this field changes until the last answer is in (R78)."""
    s.answer[seat] = answer
    if s.to_act == 0:
        reveal_answers(s)
        start_choosing(s)


@kernel
def reveal_answers(s):
    """Answers are shown together and carried out in seat order (R46, R58)."""
    for seat in range(int(s.seats)):
        if s.blocked[seat]:
            answer = int(s.answer[seat])
            s.answer_shown[seat] = answer
            s.answer[seat] = Answer.UNSPOKEN
            if answer == Answer.NONE:
                tell(s, EVERYONE, Event.DOES_NOT_FIGHT, seat, s.monster[s.pawn[seat]])
            else:
                fight(s, seat, JOKER if answer == Answer.JOKER else needed_power(s, seat))


@kernel
def fight(s, seat, kind):
    """The card is discarded, the seat is free; the monster stays, or goes under the stack (R49)."""
    square = int(s.pawn[seat])
    monster = int(s.monster[square])
    tell(s, EVERYONE, Event.FIGHTS, seat, monster, kind)
    lay_off(s, seat, kind)
    s.blocked[seat] = 0
    if s.defeated_monsters == DefeatedMonsters.RETURN:
        s.monster[square] = NONE
        put_under_stack(s, monster)
        tell(s, EVERYONE, Event.RETURNS, monster)


# ---------------------------------------------------------------------------- Choosing, reveal


@kernel
def start_choosing(s):
    """Everybody chooses at once; the eighth card of a cycle plays itself (R18)."""
    s.phase = Phase.CHOOSE
    s.to_act = (1 << int(s.seats)) - 1
    if int(s.turn) % CYCLE == 0:
        s.to_act = 0
        for seat in range(int(s.seats)):
            choose_card(s, seat, last_step_card(s, seat))


@kernel
def last_step_card(s, seat):
    card = 0
    while not s.step_hand[seat, card]:
        card += 1
    return card


@kernel
def choose_card(s, seat, card):
    """The card stays in the shown hand until the reveal (R78)."""
    s.chosen[seat] = card + 1
    if s.to_act == 0:
        s.phase = Phase.REVEAL


@kernel
def reveal(s):
    """Ad inferos! All cards are spent, equal ones cancelled or not (R13); unique ones queue up."""
    for seat in range(int(s.seats)):
        s.shown[seat] = s.chosen[seat]
        s.chosen[seat] = 0
        s.step_hand[seat, s.shown[seat] - 1] = 0
        s.blocked_at_reveal[seat] = s.blocked[seat]
    tell(s, EVERYONE, Event.REVEAL, s.shown[0], s.shown[1], s.shown[2], s.shown[3])
    queued = 0
    queued = queue_card(s, SKULL, queued)  # order: Skull, Vega, 6, 5, 4, 3, 2, 1 (R16)
    queued = queue_card(s, VEGA, queued)
    for card in range(SKULL - 1, -1, -1):
        queued = queue_card(s, card, queued)
    if all_played_the_same(s):
        tell(s, EVERYONE, Event.ALL_EQUAL, int(s.shown[0]) - 1)
    s.phase = Phase.RESOLVE


@kernel
def queue_card(s, card, queued):
    """Queue the seat that alone played this card; every group of equal cards cancels (R14)."""
    players = 0
    count = 0
    for seat in range(int(s.seats)):
        if s.shown[seat] == card + 1:
            players |= 1 << seat
            count += 1
            s.queue[queued] = seat
    if count == 1:
        return queued + 1
    if count:
        s.queue[queued] = NONE
        if count < s.seats:
            tell(s, EVERYONE, Event.CANCEL, card, players)
    return queued


@kernel
def all_played_the_same(s):
    for seat in range(1, int(s.seats)):
        if s.shown[seat] != s.shown[0]:
            return False
    return True


@kernel
def resolve_next_card(s):
    """The first in the queue uses his card; when the queue is empty, blocked players draw."""
    seat = int(s.queue[0])
    if seat == NONE:
        s.draw_seat = 0
        s.phase = Phase.BLOCKED_DRAW
        return
    for place in range(SEATS - 1):
        s.queue[place] = s.queue[place + 1]
    s.queue[SEATS - 1] = NONE
    card = int(s.shown[seat]) - 1
    if card == SKULL:
        start_skull(s, seat)
    elif card == VEGA:
        start_vega(s, seat)
    elif s.blocked[seat]:
        tell(s, EVERYONE, Event.LOSES_CARD, seat, card)  # R21
    else:
        start_move(s, seat, card + 1)


# ---------------------------------------------------------------------------------------- Skull


@kernel
def start_skull(s, seat):
    """Turn up a monster and place it; with an empty stack, move a loose one (R51, R52, R54)."""
    if squares_for_monster(s) == 0:
        tell(s, EVERYONE, Event.NO_SQUARE, seat)
    elif s.stack_size > 0:
        s.turned_up = take_top_monster(s)
        tell(s, EVERYONE, Event.TURNS_UP, seat, s.turned_up, MONSTER_POWER[s.turned_up])
        ask(s, seat, Phase.SKULL_TO)
    else:
        ask(s, seat, Phase.SKULL_FROM)


@kernel
def squares_for_monster(s):
    count = 0
    for square in range(1, int(s.path_len) + 1):
        if forbids_placing(s, square) == Reason.ALLOWED:
            count += 1
    return count


@kernel
def only_square_for_monster(s):
    square = 1
    while forbids_placing(s, square) != Reason.ALLOWED:
        square += 1
    return square


@kernel
def lift_monster(s, seat, square, asked):
    """Choose the monster to move: to a square of choice (Skull), or under the own pawn (R55)."""
    s.lifted = square
    if asked == Phase.LAND_FROM:
        shift_monster(s, seat, int(s.pawn[seat]))
        block(s, seat)
        go_on(s)
    elif squares_for_monster(s) == 1:
        place_monster(s, seat, only_square_for_monster(s))  # no choice, so no question
    else:
        ask(s, seat, Phase.SKULL_TO)


@kernel
def place_monster(s, seat, square):
    if s.lifted:
        shift_monster(s, seat, square)
    else:
        monster = int(s.turned_up)
        s.monster[square] = monster
        s.turned_up = NONE
        tell(s, EVERYONE, Event.PLACES, seat, monster, MONSTER_POWER[monster], square)
    go_on(s)


@kernel
def shift_monster(s, seat, square):
    """The square it leaves is again what is printed on it (R56)."""
    came_from = int(s.lifted)
    s.monster[square] = s.monster[came_from]
    s.monster[came_from] = NONE
    s.lifted = 0
    tell(s, EVERYONE, Event.SHIFTS, seat, s.monster[square], came_from, square)


@kernel
def pass_effect(s, seat, asked):
    """Skull and Vega are permissions (R17). A monster turned up goes under the stack (R52)."""
    if asked == Phase.SKULL_TO:
        monster = int(s.turned_up)
        s.turned_up = NONE
        put_under_stack(s, monster)
        tell(s, EVERYONE, Event.PUTS_UNDER, seat, monster, MONSTER_POWER[monster])
    else:
        tell(s, EVERYONE, Event.PASSES, seat)
    go_on(s)


@kernel
def take_top_monster(s):
    s.stack_size -= 1
    monster = int(s.stack[s.stack_size])
    s.stack[s.stack_size] = NONE
    if s.under_size > s.stack_size:
        s.under_size = s.stack_size
        s.under[s.under_size] = 0
    return monster


@kernel
def put_under_stack(s, monster):
    """Everybody has seen it: it joins the known bottom of the stack."""
    for place in range(int(s.stack_size), 0, -1):
        s.stack[place] = s.stack[place - 1]
    s.stack[0] = monster
    s.stack_size += 1
    for place in range(int(s.under_size), 0, -1):
        s.under[place] = s.under[place - 1]
    s.under[0] = monster
    s.under_size += 1


# ----------------------------------------------------------------------------------------- Vega


@kernel
def start_vega(s, seat):
    for target in range(int(s.seats)):
        if forbids_stealing(s, seat, target) == Reason.ALLOWED:
            ask(s, seat, Phase.VEGA_TARGET)
            return
    tell(s, EVERYONE, Event.NO_VICTIM, seat)  # R66


@kernel
def steal_from(s, seat, victim):
    """A blind card from the victim's hand, or with `open` a chosen one (R65, R76)."""
    if s.vega_take == VegaTake.BLIND:
        take_card(s, seat, victim, nth_card(s, victim, pick(s, int(s.hand_size[victim]))))
        return
    s.victim = victim
    remember_peek(s, seat, victim)
    for kind in range(KINDS):
        s.peek[seat, kind] = s.hand[victim, kind]
    first = nth_card(s, victim, 0) + 1
    second = nth_card(s, victim, 1) + 1
    tell(s, only(seat), Event.SEES_HAND, seat, victim, first, second, nth_card(s, victim, 2) + 1)
    ask(s, seat, Phase.VEGA_TAKE)


@kernel
def nth_card(s, seat, n):
    """The n-th card of a hand laid out in kind order; NONE past the last."""
    for kind in range(KINDS):
        n -= int(s.hand[seat, kind])
        if n < 0:
            return kind
    return NONE


@kernel
def take_card(s, seat, victim, kind):
    """Only thief and victim see the card (R68); a fourth one means discarding (R67)."""
    remember_theft(s, seat, victim, kind)
    s.hand[victim, kind] -= 1
    s.hand_size[victim] -= 1
    s.hand[seat, kind] += 1
    s.hand_size[seat] += 1
    s.stole[seat] = 1
    s.victim = NONE
    for shown in range(KINDS):
        s.peek[seat, shown] = 0
    tell(s, EVERYONE, Event.STEALS, seat, victim)
    tell(s, only(seat) | only(victim), Event.STOLEN, seat, victim, kind)
    keep_hand_limit(s, seat)


# ------------------------------------------------------------------------------------- Movement


@kernel
def start_move(s, seat, steps):
    s.mover = seat
    s.move_from = s.cursor = s.pawn[seat]
    s.steps = steps
    s.phase = Phase.WALK


@kernel
def walk(s):
    """Step on; where the path ends a new strip is laid first (R23, R24), or the Library follows."""
    while s.steps > 0 and s.cursor != LIBRARY:
        if s.cursor == s.path_len and strips_remain(s):
            ask_for_strip(s)
            return
        s.cursor += 1
        s.steps -= 1
    arrive(s)


@kernel
def strips_remain(s):
    for stack in range(STACKS):
        if s.strips_left[stack]:
            return True
    return False


@kernel
def ask_for_strip(s):
    """The mover chooses a length; with one length left there is no choice (R25)."""
    lengths = 0
    only_stack = 0
    for stack in range(STACKS):
        if s.strips_left[stack]:
            lengths += 1
            only_stack = stack
    if lengths == 1:
        flip_strip(s, only_stack)
    else:
        ask(s, int(s.mover), Phase.STRIP_LEN)


@kernel
def flip_strip(s, stack):
    """It is turned over before the mover chooses which end to attach (R26)."""
    s.strips_left[stack] -= 1
    s.flipped = s.strips[stack, s.strips_left[stack]]
    s.strips[stack, s.strips_left[stack]] = NONE
    tell(s, EVERYONE, Event.FLIPS, s.mover, s.flipped)
    ask(s, int(s.mover), Phase.STRIP_DIR)


@kernel
def attach_strip(s, turned):
    strip = int(s.flipped)
    length = int(STRIP_LENGTH[strip])
    first = int(s.path_len) + 1
    for n in range(length):
        s.square[first + n] = STRIP_SQUARES[strip, length - 1 - n if turned else n]
    s.strip_id[s.strips_laid] = strip
    s.strip_reversed[s.strips_laid] = turned
    s.strips_laid += 1
    s.path_len += length
    s.flipped = NONE
    last = int(s.path_len)
    tell(s, EVERYONE, Event.ATTACHES, s.mover, length, strip, turned, first, last)
    s.phase = Phase.WALK


@kernel
def arrive(s):
    """The count is done: win, walk back from the Library (R29), or fall back from a taken one."""
    seat = int(s.mover)
    origin = int(s.move_from)
    target = int(s.cursor)
    surplus = int(s.steps)
    tell(s, EVERYONE, Event.MOVES, seat, int(s.shown[seat]) - 1, origin, target)
    s.mover = NONE
    s.move_from = s.cursor = s.steps = 0
    s.phase = Phase.RESOLVE
    if target == LIBRARY and surplus == 0:
        win(s, seat)
        return
    if target == LIBRARY:
        target -= surplus
        tell(s, EVERYONE, Event.OVERSHOOTS, seat, target)
    free = fall_back(s, seat, target, origin)
    if free == origin:
        tell(s, EVERYONE, Event.STAYS, seat, origin)  # not a landing (R34)
        return
    if free != target:
        tell(s, EVERYONE, Event.FALLS_BACK, seat, target, free)
    s.pawn[seat] = free
    land(s, seat, free)


@kernel
def fall_back(s, seat, target, origin):
    """One pawn a square: back to the first free one, never behind the start (R31, R32, R35)."""
    if not taken(s, seat, target):
        return target
    place = target - 1
    while place != UNDERWORLD and place != origin and not acceptable(s, seat, place):
        place -= 1
    return place


@kernel
def taken(s, seat, place):
    """Does another pawn stand there? The start holds any number."""
    if place == UNDERWORLD:
        return False
    for other in range(int(s.seats)):
        if other != seat and s.pawn[other] == place:
            return True
    return False


@kernel
def acceptable(s, seat, place):
    if taken(s, seat, place):
        return False
    return s.fall_back == FallBack.NO_PAWN or s.monster[place] == NONE


@kernel
def land(s, seat, place):
    """Only where a move ends matters (R22). A monster covers what is printed (R41, R42)."""
    if s.monster[place] != NONE:
        block(s, seat)
    elif s.square[place] == Square.MONSTER:
        meet_monster(s, seat, place)
    elif s.square[place] == Square.POWER:
        offer_draw(s, seat)  # R59


@kernel
def meet_monster(s, seat, place):
    """A monster appears under the pawn: from the stack (R40), or a loose one of choice (R55)."""
    if s.stack_size > 0:
        s.monster[place] = take_top_monster(s)
        block(s, seat)
    else:
        ask(s, seat, Phase.LAND_FROM)


@kernel
def block(s, seat):
    """No fight in the turn of landing (R43): the fight phase of this turn is over."""
    s.blocked[seat] = 1
    square = int(s.pawn[seat])
    monster = int(s.monster[square])
    tell(s, EVERYONE, Event.BLOCKS, seat, monster, MONSTER_POWER[monster], square)


@kernel
def win(s, seat):
    """Exactly on the Library: the game ends in the middle of the turn (R39)."""
    s.pawn[seat] = LIBRARY
    s.winner = seat
    tell(s, EVERYONE, Event.WINS, seat)
    finish(s)


# ---------------------------------------------------------------------------------- Power cards


@kernel
def offer_draw(s, seat):
    """Asked with a full hand or a face-up pile; otherwise drawing is automatic (R61)."""
    if s.power_pile == PowerPile.FACE_UP and s.pile_size == 0:
        reshuffle(s)
    if s.hand_size[seat] == HAND_LIMIT or s.power_pile == PowerPile.FACE_UP:
        ask(s, seat, Phase.DRAW_ASK)
    else:
        draw_and_go_on(s, seat)


@kernel
def draw_and_go_on(s, seat):
    draw_card(s, seat)
    keep_hand_limit(s, seat)


@kernel
def draw_card(s, seat):
    """The top card; an empty pile is refilled with the discards first (R69)."""
    if s.pile_size == 0:
        reshuffle(s)
    s.pile_size -= 1
    kind = int(s.pile[s.pile_size])
    s.pile[s.pile_size] = NONE
    s.hand[seat, kind] += 1
    s.hand_size[seat] += 1
    if s.power_pile == PowerPile.FACE_UP:
        tell(s, EVERYONE, Event.DRAWS_OPEN, seat, kind)
        remember_open_draw(s, seat, kind)
        show_pile_top(s)
    else:
        tell(s, EVERYONE, Event.DRAWS, seat)
        tell(s, only(seat), Event.DREW, seat, kind)


@kernel
def show_pile_top(s):
    s.pile_top = s.pile[s.pile_size - 1] + 1 if s.pile_size else 0


@kernel
def reshuffle(s):
    for card in range(int(s.discard_size)):
        s.pile[card] = s.discard[card]
        s.discard[card] = 0
    s.pile_size = s.discard_size
    s.discard_size = 0
    shuffle(s, s.pile, 0, int(s.pile_size))
    tell(s, EVERYONE, Event.RESHUFFLE, s.pile_size)
    remember_reshuffle(s)
    if s.power_pile == PowerPile.FACE_UP:
        show_pile_top(s)


@kernel
def keep_hand_limit(s, seat):
    """A fourth card: look first, then throw any one of the four away (R60)."""
    if s.hand_size[seat] > HAND_LIMIT:
        ask(s, seat, Phase.DISCARD)
    else:
        go_on(s)


@kernel
def discard_card(s, seat, kind):
    tell(s, EVERYONE, Event.DISCARDS, seat, kind)
    lay_off(s, seat, kind)
    go_on(s)


@kernel
def lay_off(s, seat, kind):
    """A power card leaves the hand, face up."""
    remember_discard(s, seat, kind)
    s.hand[seat, kind] -= 1
    s.hand_size[seat] -= 1
    s.discard[s.discard_size] = kind
    s.discard_size += 1


# --------------------------------------------------------------------------------- End of a turn


@kernel
def draw_for_next_blocked_seat(s):
    """In seat order, each finished before the next begins (R62)."""
    while s.draw_seat < s.seats:
        seat = int(s.draw_seat)
        s.draw_seat += 1
        if draws_while_blocked(s, seat):
            offer_draw(s, seat)
            return
    s.draw_seat = NONE
    s.phase = Phase.TURN_END


@kernel
def draws_while_blocked(s, seat):
    """Blocked since the reveal, and not forfeited by Vega (R63) or by equal cards (R15)."""
    if not s.blocked_at_reveal[seat]:
        return False
    if s.all_same == AllSame.NOTHING and all_played_the_same(s):
        return False
    if s.shown[seat] == VEGA + 1:
        return s.vega_forfeits_draw == VegaForfeitsDraw.IF_STOLEN and not s.stole[seat]
    return True


@kernel
def end_turn(s):
    """After the last turn the foremost pawn wins; all still at the start is a draw (R72)."""
    s.turn += 1
    s.phase = Phase.TURN_START
    if s.turn <= s.turn_limit:
        return
    foremost = 0
    for seat in range(1, int(s.seats)):
        if s.pawn[seat] > s.pawn[foremost]:
            foremost = seat
    if s.pawn[foremost] == UNDERWORLD:
        tell(s, EVERYONE, Event.NOBODY)
    else:
        s.winner = foremost
        tell(s, EVERYONE, Event.FOREMOST, foremost)
    finish(s)


@kernel
def score(s, out):
    """The winner takes one, the others pay for it together; a draw is nothing for anybody."""
    for seat in range(int(s.seats)):
        if s.winner == NONE:
            out[seat] = 0.0
        elif s.winner == seat:
            out[seat] = 1.0
        else:
            out[seat] = -1.0 / (int(s.seats) - 1)


@kernel
def standing(s, out):
    """Ranks go by the square reached, for display only (R73)."""
    for seat in range(int(s.seats)):
        out[seat] = s.pawn[seat]
