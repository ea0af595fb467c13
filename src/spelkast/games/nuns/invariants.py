"""What is true of every position of Nuns on the Run. The proofs check it after every step."""

from __future__ import annotations

from ...engine.codes import Code
from ...engine.kernel import kernel
from ...engine.rulebook import waits_for
from .actions import Phase, Question
from .components import (
    BLESSINGS,
    COPIES,
    DEGREE,
    DOTS,
    GUARDS,
    KINDS,
    NEIGHBOUR,
    NONE,
    PATHS,
    ROUNDS,
    SEATS,
    UTURNS,
    WAY,
    WISHES,
    Blessing,
)
from .conclusions import clear_paper, conclude, paper_empty
from .deduction import trait
from .listening import true_guess
from .seeing import exposed, guard_seats, sees
from .state import LONGEST_WALK, NOISES, VANISHED


class Invariant(Code):
    HOLDS = ""
    WISHES = "every wish belongs to one novice or lies aside"
    BLESSINGS = "there are two blessings of each kind, and those in front of their owners are held"
    LIGHT = "the lit dots are those that the guards see"
    FIGURES = "a novice's figure lies on her dot exactly while she is seen or caught"
    WALKS = "a novice is where her steps have led her"
    PLACES = "every novice is where she can be for all that everybody knows"
    CAPTURES = "the points are the captures of all novices"
    PATHS = "a guard's path is hers alone and not discarded, and she faces along an edge"
    TOKENS = "noises are in order beside a guard, vanished tokens lie between neighbours"
    QUESTIONS = "a novice is asked something exactly while she owes an answer about noise"
    VEIL = "who is asked in secret is noted while the phase lasts, and owes or has answered"
    PAPER = "the paper is empty, and the minutes have room"
    SECRETS = "dice, cards and lies are kept in secret only as long as they matter"
    END = "the game is over exactly when nobody owes a decision, and somebody has won"


@kernel
def broken(s):
    if not paper_empty(s) or s.minutes_count == s.minutes.shape[0]:
        return Invariant.PAPER
    if not wishes_dealt(s):
        return Invariant.WISHES
    if not blessings_dealt(s):
        return Invariant.BLESSINGS
    if not light_true(s):
        return Invariant.LIGHT
    if not figures_true(s):
        return Invariant.FIGURES
    if not walks_true(s):
        return Invariant.WALKS
    if not places_possible(s):
        return Invariant.PLACES
    if not captures_counted(s):
        return Invariant.CAPTURES
    if not paths_laid(s):
        return Invariant.PATHS
    if not tokens_laid(s):
        return Invariant.TOKENS
    if not questions_asked(s):
        return Invariant.QUESTIONS
    if not veil_true(s):
        return Invariant.VEIL
    if not secrets_kept(s):
        return Invariant.SECRETS
    if not end_consistent(s):
        return Invariant.END
    return Invariant.HOLDS


@kernel
def wishes_dealt(s):
    for wish in range(1, WISHES + 1):
        places = 0
        for seat in range(SEATS):
            places += 1 if s.wish[seat] == wish else 0
        for n in range(WISHES):
            places += 1 if s.wish_pile[n] == wish else 0
        if places != 1:
            return False
    for seat in range(SEATS):
        if (s.wish[seat] != 0) != (guard_seats(s) <= seat < s.seats):
            return False
    return True


@kernel
def blessings_dealt(s):
    for kind in range(1, len(KINDS) + 1):
        count = 0
        for n in range(BLESSINGS):
            count += 1 if s.blessing_pile[n] == kind else 0
        for seat in range(SEATS):
            count += 1 if (s.blessing[seat] if s.blessed[seat] else s.shown[seat]) == kind else 0
        for guard in range(GUARDS):
            held = s.guard_blessing[0, guard] if s.guard_blessed[guard] else s.guard_shown[guard]
            count += 1 if held == kind else 0
        if count != COPIES:
            return False
    for seat in range(SEATS):
        if (s.blessing[seat] != 0) != (s.blessed[seat] != 0):
            return False
    return guards_share(s)


@kernel
def guards_share(s):
    """Both guard seats know the same, other seats nothing of it."""
    for guard in range(GUARDS):
        for seat in range(SEATS):
            knows = seat < guard_seats(s)
            blessing = s.guard_blessing[0, guard] if knows else 0
            closing = s.guard_closing[0, guard] if knows else 0
            if s.guard_blessing[seat, guard] != blessing:
                return False
            if s.guard_closing[seat, guard] != closing:
                return False
        if (s.guard_blessing[0, guard] != 0) != (s.guard_blessed[guard] != 0):
            return False
    return True


@kernel
def light_true(s):
    for dot in range(1, DOTS + 1):
        light = (1 if sees(s, 0, dot) else 0) | (2 if sees(s, 1, dot) else 0)
        if s.lit[dot] != light:
            return False
    return s.lit[0] == 0


@kernel
def figures_true(s):
    if s.over:
        return True  # it may end before anybody who slipped away is on the run again
    for seat in range(guard_seats(s), int(s.seats)):
        led = s.caught[seat] and s.phase != Phase.NOISE  # about to run again, if she is not seen
        shown = led or exposed(s, seat, int(s.start[seat]))
        if s.token[seat] != (s.start[seat] if shown else s.cell[seat]):
            return False
    return True


@kernel
def walks_true(s):
    for seat in range(SEATS):
        here = int(s.start[seat])
        if s.walked[seat] > LONGEST_WALK or int(s.walk[seat]) >> 2 * int(s.walked[seat]):
            return False
        for n in range(int(s.walked[seat])):
            way = int(s.walk[seat]) >> 2 * n & 3
            if way >= DEGREE[here]:
                return False
            here = int(NEIGHBOUR[here, way])
        if here != s.at[seat] or (s.walked[seat] and s.phase != Phase.SNEAK):
            return False
    return True


@kernel
def places_possible(s):
    """The conclusions leave room for the truth. Once a round is enough: they only get narrower."""
    if s.phase != Phase.ORDER and not s.over:
        return True
    conclude(s)
    fine = True
    for seat in range(guard_seats(s), int(s.seats)):
        traits = int(s.could[seat - guard_seats(s), true_guess(s, seat), s.start[seat]])
        if traits & trait(int(s.wish[seat]), int(s.has[seat])) == 0:
            fine = False
    clear_paper(s)
    return fine


@kernel
def captures_counted(s):
    captures = 0
    for seat in range(SEATS):
        captures += int(s.captures[seat])
        if s.caught[seat] and s.captures[seat] == 0:
            return False
    return captures == s.points


@kernel
def paths_laid(s):
    for guard in range(GUARDS):
        path = int(s.path[guard]) - 1
        if path >= 0 and int(s.discarded) >> path & 1:
            return False
        if s.facing_from[guard] and not WAY[s.facing_from[guard], s.facing_to[guard]]:
            return False
    same = s.path[0] and s.path[0] == s.path[1]
    return not same and 0 <= s.uturns <= UTURNS and int(s.discarded) >> PATHS == 0


@kernel
def tokens_laid(s):
    for n in range(NOISES):
        if (n < s.noises) != (s.noise_to[n] != 0):
            return False
        if n < s.noises and not WAY[s.guard_dot[s.noise_guard[n]], s.noise_to[n]]:
            if s.phase != Phase.PATROL and not s.over:
                return False  # while they move, guards leave their noises behind
        if n and n < s.noises and s.noise_guard[n] < s.noise_guard[n - 1]:
            return False
    for n in range(VANISHED):
        if (n < s.vanishings) != (s.vanished_to[n] != 0):
            return False
        if n < s.vanishings and not WAY[s.vanished_from[n], s.vanished_to[n]]:
            return False
    return True


@kernel
def questions_asked(s):
    noisy = s.phase == Phase.NOISE or s.phase == Phase.HEARD
    for seat in range(SEATS):
        if (s.asking[seat] != Question.NOTHING) != (noisy and waits_for(s, seat)):
            return False
        if s.asking[seat] == Question.LIE and s.blessing[seat] != Blessing.FALSE_NOISE:
            return False
    return True


@kernel
def veil_true(s):
    secret = s.phase == Phase.SNEAK or s.phase == Phase.NOISE or s.phase == Phase.HEARD
    if not secret:
        return s.asked == 0
    return s.asked != 0 and int(s.to_act) & ~int(s.asked) == 0


@kernel
def secrets_kept(s):
    for seat in range(SEATS):
        rolling = s.phase == Phase.NOISE and s.die[seat] != 0
        if (s.own_die[seat] != 0) != rolling or (s.spare_die[seat] != 0) != rolling:
            return False
        if s.closing[seat] and (s.phase != Phase.SNEAK or waits_for(s, seat)):
            return False
        if (s.lie_guard[seat] != 0) != (s.lie_to[seat] != 0):
            return False
        if s.lie_guard[seat] and s.blessing[seat] != Blessing.FALSE_NOISE:
            return False
    return True


@kernel
def end_consistent(s):
    if s.over:
        return s.won != 0 and s.to_act == 0 and s.phase == Phase.GAME_OVER and s.mover == NONE
    moving = s.phase == Phase.PATROL or s.phase == Phase.LISTEN or s.phase == Phase.TRICK
    if s.won or s.to_act == 0 or s.phase == Phase.GAME_OVER or moving != (s.mover != NONE):
        return False
    return 1 <= s.round_no <= ROUNDS and s.points < s.target
