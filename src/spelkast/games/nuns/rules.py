"""The rules of Nuns on the Run, in the order of play. Numbers like R13 are rulings in docs/rules.

Here is the course of a round. What novices may do is in sneaking.py, noise in listening.py, the
guards in patrol.py, what anybody sees in seeing.py, what everybody learns in minutes.py;
candidates.py says what need not be asked.
"""

from __future__ import annotations

from ...engine.chance import shuffle
from ...engine.events import EVERYONE, only, tell
from ...engine.kernel import kernel
from .actions import (
    ARG,
    ARG2,
    END,
    FALSE_NOISE,
    KIND,
    MAKE_NOISE,
    STEP,
    TAKE_PATH,
    USE,
    UTURN,
    Event,
    Phase,
    Question,
    Reason,
)
from .components import (
    BLESSING_DECK,
    BLESSINGS,
    CELLS,
    GUARDS,
    ITEM_DOT,
    KEY_DOT,
    NEIGHBOUR,
    NONE,
    NOVICES,
    ROUNDS,
    START_OF_GUARDS,
    UTURNS,
    WISHES,
    Guard,
)
from .listening import (
    ask_heard,
    ask_noise,
    ask_who_is_heard,
    clear_tokens,
    forbids_lie,
    forbids_noise,
    forbids_pass,
    forbids_trick,
    forbids_use_by_guard,
    hear_novices,
    lie,
    listen,
    make_own_noise,
    roll_for_all,
    run_again,
    show_old_lies,
    trick,
    use_on_listening,
    use_on_own_roll,
    walked,
)
from .minutes import Entry, enter, enter_guards, enter_truth
from .patrol import (
    NOTHING_TO_DO,
    UTURN_CARD,
    begin_patrol,
    end_patrol,
    forbids_end_of_patrol,
    forbids_path,
    forbids_patrol,
    forbids_uturn,
    lay_paths_out_again,
    lone_move,
    show_guard_cards,
    step_to,
    take_path,
    turn_round,
)
from .seeing import guard_seats, novices, other_mover, seat_of_guard, shine
from .sneaking import (
    forbids_closing,
    forbids_sneaking,
    home_with_item,
    pick_up,
    rest,
    retrace,
    show_card,
    sneak_to,
    write_log,
)
from .state import Switch

HOME, CAPTURES, TIME = range(3)
"""How a game ends."""
SWAP = 1

# ---------------------------------------------------------------------------------------- Setup


@kernel
def setup(s):
    """Everybody in her cell, the guards in the Abbess's; wishes and blessings are dealt."""
    s.round_no = 1
    s.target = novices(s) if s.captures_equal_novices == Switch.ON else s.seats  # R57
    s.uturns = UTURNS
    s.first_guard = s.mover = NONE
    for guard in range(GUARDS):
        s.guard_dot[guard] = START_OF_GUARDS
        shine(s, guard)
    enter_guards(s)
    deal_cells(s)
    deal_wishes(s)
    deal_blessings(s)
    if guard_seats(s) == 1:
        ask(s, Guard.ABBESS, Phase.DEAL_BLESSINGS)  # also for two cards of one kind (R61)
    else:
        bless_guards(s, 0)
        begin_round(s)


@kernel
def deal_cells(s):
    """The seats' places are used to shuffle the six tokens."""
    first = guard_seats(s)
    for n in range(NOVICES):
        s.wish_pile[n] = CELLS[n]
    shuffle(s, s.wish_pile, 0, NOVICES)
    for seat in range(first, int(s.seats)):
        cell = int(s.wish_pile[seat - first])
        s.cell[seat] = s.token[seat] = s.at[seat] = s.start[seat] = cell
        tell(s, EVERYONE, Event.LIES_IN, seat, cell, cell)
        enter(s, Entry.IN_CELL, seat, 0)


@kernel
def deal_wishes(s):
    for n in range(WISHES):
        s.wish_pile[n] = n + 1
    shuffle(s, s.wish_pile, 0, WISHES)
    first = guard_seats(s)
    for seat in range(first, int(s.seats)):
        wish = int(s.wish_pile[seat - first])
        s.wish_pile[seat - first] = 0
        s.wish[seat] = wish
        tell(s, only(seat), Event.WISHES, seat, wish, KEY_DOT[wish], ITEM_DOT[wish])


@kernel
def deal_blessings(s):
    """Two for the guards, then one for each novice."""
    for n in range(BLESSINGS):
        s.blessing_pile[n] = BLESSING_DECK[n]
    shuffle(s, s.blessing_pile, 0, BLESSINGS)
    first = guard_seats(s)
    for guard in range(GUARDS):
        for seat in range(first):
            s.guard_blessing[seat, guard] = s.blessing_pile[guard]
        s.blessing_pile[guard] = 0
    for seat in range(first, int(s.seats)):
        card = GUARDS + seat - first
        s.blessing[seat] = s.blessing_pile[card]
        s.blessed[seat] = 1
        s.blessing_pile[card] = 0
        tell(s, only(seat), Event.BLESSED, seat, s.blessing[seat])
    for guard in range(GUARDS):
        s.guard_blessed[guard] = 1


@kernel
def bless_guards(s, dealing):
    """Which guard gets which card; with two guard seats each knows both (R50)."""
    for seat in range(guard_seats(s)):
        if dealing == SWAP:
            kept = int(s.guard_blessing[seat, 0])
            s.guard_blessing[seat, 0] = s.guard_blessing[seat, 1]
            s.guard_blessing[seat, 1] = kept
        for guard in range(GUARDS):
            tell(s, only(seat), Event.GUARD_DEALT, seat, guard, s.guard_blessing[seat, guard])


@kernel
def ask(s, guard, phase):
    """A decision of the guards' side."""
    s.phase = phase
    s.to_act = 1 << seat_of_guard(s, guard)


# ---------------------------------------------------------------------------- What may be done


@kernel
def forbids(s, seat, action):
    kind, arg, way = int(KIND[action]), int(ARG[action]), int(ARG2[action])
    if s.phase == Phase.SNEAK:
        if kind == STEP:
            return forbids_sneaking(s, seat, arg)
        return forbids_closing(s, seat, arg)
    if s.phase == Phase.PATROL:
        return forbids_on_patrol(s, kind, arg)
    if s.phase == Phase.NOISE or s.phase == Phase.HEARD:
        return forbids_answer(s, seat, kind, arg, way)
    if kind == USE:
        return forbids_use_by_guard(s, seat, int(s.mover))
    if kind == FALSE_NOISE:
        return forbids_trick(s, seat, arg, way)
    return Reason.ALLOWED


@kernel
def forbids_on_patrol(s, kind, arg):
    guard = int(s.mover)
    if kind == STEP:
        return forbids_patrol(s, guard, arg)
    if kind == END:
        return forbids_end_of_patrol(s, guard, arg)
    if kind == TAKE_PATH:
        return forbids_path(s, guard, arg)
    return forbids_uturn(s, guard)


@kernel
def forbids_answer(s, seat, kind, guard, way):
    """What a novice answers about noise."""
    if kind == USE:
        asked = s.asking[seat] == Question.BLESSING
        return Reason.ALLOWED if asked else Reason.NOT_SO_USED
    if kind == MAKE_NOISE:
        return forbids_noise(s, seat, guard, way)
    if kind == FALSE_NOISE:
        return forbids_lie(s, seat, guard, way)
    return forbids_pass(s, seat)


# -------------------------------------------------------------------------- What is being done


@kernel
def apply(s, seat, action):
    """Carry out a decision, then everything that follows without one."""
    kind, arg, way = int(KIND[action]), int(ARG[action]), int(ARG2[action])
    if s.phase == Phase.SNEAK:
        sneak(s, seat, kind, arg)
    elif s.phase == Phase.NOISE or s.phase == Phase.HEARD:
        answer(s, seat, kind, arg, way)
    elif s.phase == Phase.PATROL:
        move_guard(s, kind, arg)
    elif s.phase == Phase.LISTEN:
        if kind == USE:
            use_on_listening(s, seat, int(s.mover))
        let_listen(s, int(s.mover) + 1)
    elif s.phase == Phase.TRICK:
        if kind == FALSE_NOISE:
            trick(s, arg, way)
        let_trick(s, int(s.mover) + 1)
    elif s.phase == Phase.ORDER:
        s.first_guard = arg
        tell(s, EVERYONE, Event.FIRST, arg)
        patrol_with(s, arg)
    else:
        bless_guards(s, arg)
        begin_round(s)


@kernel
def begin_round(s):
    """All novices move at the same time, and nobody sees who is done (R61)."""
    tell(s, EVERYONE, Event.ROUND, s.round_no)
    enter(s, Entry.ROUND, 0, int(s.round_no))
    s.asked = 0
    for seat in range(guard_seats(s), int(s.seats)):
        s.asked = int(s.asked) | 1 << seat
        s.card[seat] = 0
        s.die[seat] = 0
        s.reach[seat] = 0
    for guard in range(GUARDS):
        s.guard_die[guard] = 0
        s.guard_hears[guard] = 0
    s.to_act = s.asked
    s.phase = Phase.SNEAK


@kernel
def done(s, seat):
    """She owes nothing more in this phase; does nobody else?"""
    s.to_act = int(s.to_act) & ~(1 << seat)
    return s.to_act == 0


@kernel
def sneak(s, seat, kind, arg):
    if kind == STEP:
        sneak_to(s, seat, arg)
        return
    s.closing[seat] = arg + 1
    if done(s, seat):
        resolve_moves(s)


@kernel
def resolve_moves(s):
    """What was seen, then all cards; then, in secret, what was found (R9). Then who is home."""
    first, end = guard_seats(s), int(s.seats)
    for seat in range(first, end):
        retrace(s, seat)
    for seat in range(first, end):
        show_card(s, seat)
    for seat in range(first, end):
        pick_up(s, seat)
        write_log(s, seat)
        rest(s, seat)
    winners = come_home(s)
    if winners:
        finish(s, winners, HOME)
    else:
        make_noise(s)


@kernel
def come_home(s):
    """Who is home with her item; of several those who were caught least often (R58)."""
    winners, fewest = 0, 0
    for seat in range(guard_seats(s), int(s.seats)):
        if home_with_item(s, seat):
            captures = int(s.captures[seat])
            if winners == 0 or captures < fewest:
                winners, fewest = 1 << seat, captures
            elif captures == fewest:
                winners |= 1 << seat
    return winners


# ---------------------------------------------------------------------------------------- Noise


@kernel
def make_noise(s):
    """Every novice rolls; who might have a choice is asked, with the others (R61)."""
    s.phase = Phase.NOISE
    roll_for_all(s)
    s.to_act = s.asked
    for seat in range(guard_seats(s), int(s.seats)):
        if int(s.asked) >> seat & 1:
            ask_noise(s, seat)
    if s.asked == 0:
        end_noise(s)


@kernel
def answer(s, seat, kind, guard, way):
    """One answer about noise, then the next question to the same novice."""
    if kind == USE:
        use_on_own_roll(s, seat)
    elif kind == MAKE_NOISE:
        s.answer[seat, guard] = NEIGHBOUR[s.guard_dot[guard], way]
    elif kind == FALSE_NOISE:
        lie(s, seat, guard, way)
    if s.asking[seat] == Question.ALONE or s.asking[seat] == Question.LIE:
        s.asking[seat] = Question.NOTHING
    elif s.phase == Phase.NOISE:
        ask_noise(s, seat)
    else:
        ask_heard(s, seat)
    if s.asking[seat] == Question.NOTHING and done(s, seat):
        if s.phase == Phase.NOISE:
            end_noise(s)
        else:
            end_hearing(s)


@kernel
def end_noise(s):
    """Then the guards decide which of them goes first (R42)."""
    make_own_noise(s)
    run_again(s)
    s.asked = 0
    for guard in range(GUARDS):
        s.steps[guard] = 0
        s.free[guard] = 0
        s.guard_card[guard] = 0
    ask(s, Guard.ABBESS, Phase.ORDER)


# ----------------------------------------------------------------------------------- The guards


@kernel
def patrol_with(s, guard):
    begin_patrol(s, guard)
    go_on(s, guard)


@kernel
def go_on(s, guard):
    """As long as she has no choice the guard goes on by herself; then she is asked."""
    lay_paths_out_again(s, guard)
    lone = lone_move(s, guard)
    while lone and s.points < s.target:
        if lone > 0:
            step_to(s, guard, lone)
        else:
            choose_path(s, guard, NOTHING_TO_DO - lone)
        lay_paths_out_again(s, guard)
        lone = lone_move(s, guard)
    if s.points >= s.target:
        finish(s, (1 << guard_seats(s)) - 1, CAPTURES)
    else:
        ask(s, guard, Phase.PATROL)


@kernel
def choose_path(s, guard, path):
    if path == UTURN_CARD:
        turn_round(s, guard)
    else:
        take_path(s, guard, path)


@kernel
def move_guard(s, kind, arg):
    guard = int(s.mover)
    if kind == END:
        end_of_patrol(s, guard, arg)
        return
    if kind == STEP:
        step_to(s, guard, arg)
    else:
        choose_path(s, guard, UTURN_CARD if kind == UTURN else arg)
    go_on(s, guard)


@kernel
def end_of_patrol(s, guard, card):
    """The other guard moves; then both cards are shown, and all tokens go."""
    end_patrol(s, guard, card)
    other = other_mover(s)
    if other != NONE:
        patrol_with(s, other)
        return
    s.spotted = 0
    show_guard_cards(s)
    clear_tokens(s)
    show_old_lies(s)
    let_listen(s, 0)


# ------------------------------------------------------------------------------------ Listening


@kernel
def let_listen(s, first):
    """Each guard who walked rolls, the Abbess first; with a blessing before her she is asked."""
    for guard in range(first, GUARDS):
        if walked(s, guard):
            listen(s, guard)
            if s.guard_blessed[guard]:
                s.mover = guard
                ask(s, guard, Phase.LISTEN)
                return
    begin_hearing(s)


@kernel
def begin_hearing(s):
    s.mover = NONE
    s.phase = Phase.HEARD
    ask_who_is_heard(s)
    s.to_act = s.asked
    for seat in range(guard_seats(s), int(s.seats)):
        if int(s.asked) >> seat & 1:
            ask_heard(s, seat)
    if s.asked == 0:
        end_hearing(s)


@kernel
def end_hearing(s):
    hear_novices(s)
    s.asked = 0
    let_trick(s, 0)


@kernel
def let_trick(s, first):
    """A guard who walked may make a noise herself (R53)."""
    for guard in range(first, GUARDS):
        if walked(s, guard) and s.guard_blessed[guard]:
            s.mover = guard
            ask(s, guard, Phase.TRICK)
            return
    s.mover = NONE
    s.first_guard = NONE
    if s.round_no == ROUNDS:
        finish(s, (1 << guard_seats(s)) - 1, TIME)
    else:
        s.round_no += 1
        begin_round(s)


# -------------------------------------------------------------------------------------- The end


@kernel
def finish(s, winners, ending):
    """Everything comes to light."""
    s.won = winners
    show_old_lies(s)
    for seat in range(guard_seats(s), int(s.seats)):
        open_sheet(s, seat)
        tell(s, EVERYONE, Event.TRUTH, seat, s.at[seat], s.wish[seat], s.has[seat])
        enter_truth(s, seat)
        if s.blessing[seat]:
            s.shown[seat] = s.blessing[seat]
            tell(s, EVERYONE, Event.KEPT, seat, s.blessing[seat])
    for guard in range(GUARDS):
        if s.guard_blessed[guard]:
            s.guard_shown[guard] = s.guard_blessing[0, guard]
            tell(s, EVERYONE, Event.GUARD_KEPT, guard, s.guard_shown[guard])
    tell(s, EVERYONE, Event.VICTORY, winners, ending, s.round_no)
    s.mover = NONE
    s.asked = 0
    s.to_act = 0
    s.phase = Phase.GAME_OVER
    s.over = 1


@kernel
def open_sheet(s, seat):
    """Her walk of the whole night, her wish, and how far she came with it."""
    for line in range(ROUNDS):
        s.told_dot[seat, line] = s.log_dot[seat, line]
        s.told_steps[seat, line] = s.log_steps[seat, line]
        s.told_walk[seat, line] = s.log_walk[seat, line]
    s.told_wish[seat] = s.wish[seat]
    s.told_has[seat] = s.has[seat]


@kernel
def score(s, out):
    """Novices who share a victory share the point; both guard seats win together (R50)."""
    guards = int(s.won) & 1
    sharing = 0
    for seat in range(int(s.seats)):
        sharing += int(s.won) >> seat & 1
    for seat in range(int(s.seats)):
        won = int(s.won) >> seat & 1
        out[seat] = 0.0 if not won else 1.0 if guards else 1.0 / sharing


@kernel
def standing(s, out):
    for seat in range(int(s.seats)):
        out[seat] = int(s.won) >> seat & 1
