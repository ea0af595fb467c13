"""What is true of every position of Ad Inferos. The proofs check it after every step."""

from __future__ import annotations

from ...engine.codes import Code
from ...engine.kernel import kernel
from .actions import Phase
from .components import (
    CARDS,
    CYCLE,
    HAND_LIMIT,
    KINDS,
    LIBRARY,
    MONSTERS,
    NONE,
    PER_STACK,
    POWER_COUNTS,
    STACKS,
    STRIP_LENGTH,
    STRIP_SQUARES,
    STRIPS,
    UNDERWORLD,
)
from .memory import held_by
from .rules import taken
from .state import GROUPS, Answer, PowerPile

BYTE = 8
FULL_DECK = sum(int(count) << BYTE * kind for kind, count in enumerate(POWER_COUNTS))
TWICE = -1


class Invariant(Code):
    HOLDS = ""
    POWER_CARDS = "every power card is in one hand, the pile or the discards"
    HAND_SIZES = "the public hand sizes are the true ones, and within the limit"
    PILE_TOP = "a face-up pile shows its top card, a face-down pile nothing"
    MONSTERS = "every monster is in the stack, on the path or turned up, once"
    STACK = "the known bottom of the stack is its bottom"
    STRIPS = "every strip is face down, flipped or laid, once"
    PATH = "the squares are those of the laid strips"
    PAWNS = "pawns stand on the path, one a square; the Library is the winner's"
    BLOCKED = "a blocked pawn stands on a monster"
    STEP_CARDS = "all seats have as many step cards as the turn says"
    CHOICES = "choices are face down only while others choose"
    PEEK = "a thief who is choosing sees the victim's hand, and nobody sees any other"
    SURE = "what a seat is sure of is true"
    END = "the game is over exactly when nobody owes a decision, within the turn limit"


@kernel
def broken(s):
    if not power_cards_conserved(s):
        return Invariant.POWER_CARDS
    if not hand_sizes_true(s):
        return Invariant.HAND_SIZES
    if not pile_top_shown(s):
        return Invariant.PILE_TOP
    if not monsters_conserved(s):
        return Invariant.MONSTERS
    if not stack_bottom_known(s):
        return Invariant.STACK
    if not strips_conserved(s):
        return Invariant.STRIPS
    if not path_matches_strips(s):
        return Invariant.PATH
    if not pawns_placed(s):
        return Invariant.PAWNS
    if not blocked_on_monsters(s):
        return Invariant.BLOCKED
    if not step_cards_counted(s):
        return Invariant.STEP_CARDS
    if not choices_in_time(s):
        return Invariant.CHOICES
    if not only_thief_peeks(s):
        return Invariant.PEEK
    if not memory_true(s):
        return Invariant.SURE
    if not end_consistent(s):
        return Invariant.END
    return Invariant.HOLDS


@kernel
def power_cards_conserved(s):
    """A byte of the tally for each kind, so that one pass counts them all."""
    tally = 0
    for seat in range(s.hand.shape[0]):
        for kind in range(KINDS):
            tally += int(s.hand[seat, kind]) << BYTE * kind
    for card in range(int(s.pile_size)):
        tally += 1 << BYTE * int(s.pile[card])
    for card in range(int(s.discard_size)):
        tally += 1 << BYTE * int(s.discard[card])
    return tally == FULL_DECK


@kernel
def hand_sizes_true(s):
    for seat in range(s.hand_size.shape[0]):
        cards = 0
        for kind in range(KINDS):
            if s.hand[seat, kind] < 0:
                return False
            cards += int(s.hand[seat, kind])
        discarding = s.phase == Phase.DISCARD and int(s.to_act) >> seat & 1
        if cards != s.hand_size[seat] or cards > HAND_LIMIT + (1 if discarding else 0):
            return False
    return True


@kernel
def pile_top_shown(s):
    if s.power_pile == PowerPile.FACE_DOWN or s.pile_size == 0:
        return s.pile_top == 0
    return s.pile_top == s.pile[int(s.pile_size) - 1] + 1


@kernel
def monsters_conserved(s):
    seen = seen_once(0, int(s.turned_up))
    for place in range(int(s.stack_size)):
        seen = seen_once(seen, int(s.stack[place]))
    for square in range(LIBRARY + 1):
        if s.monster[square] != NONE:
            seen = seen_once(seen, int(s.monster[square]))
            if square < 1 or square > s.path_len:
                return False
    return seen == (1 << MONSTERS) - 1


@kernel
def seen_once(seen, piece):
    """A bit for each piece seen so far; TWICE for ever after one is seen again."""
    if piece == NONE:
        return seen
    return TWICE if seen >> piece & 1 else seen | 1 << piece


@kernel
def stack_bottom_known(s):
    if s.under_size > s.stack_size:
        return False
    for place in range(int(s.under_size)):
        if s.under[place] != s.stack[place]:
            return False
    return True


@kernel
def strips_conserved(s):
    seen = seen_once(0, int(s.flipped))
    for n in range(int(s.strips_laid)):
        seen = seen_once(seen, int(s.strip_id[n]))
    for stack in range(STACKS):
        for n in range(int(s.strips_left[stack])):
            seen = seen_once(seen, int(s.strips[stack, n]))
            if int(s.strips[stack, n]) // PER_STACK != stack:
                return False
    return seen == (1 << STRIPS) - 1


@kernel
def path_matches_strips(s):
    square = 1
    for n in range(int(s.strips_laid)):
        strip = int(s.strip_id[n])
        length = int(STRIP_LENGTH[strip])
        for k in range(length):
            if (
                s.square[square]
                != STRIP_SQUARES[strip, length - 1 - k if s.strip_reversed[n] else k]
            ):
                return False
            square += 1
    return square == int(s.path_len) + 1


@kernel
def pawns_placed(s):
    for seat in range(int(s.seats)):
        place = int(s.pawn[seat])
        if place == LIBRARY:
            if s.winner != seat:
                return False
        elif place < UNDERWORLD or place > s.path_len or taken(s, seat, place):
            return False
    return True


@kernel
def blocked_on_monsters(s):
    for seat in range(int(s.seats)):
        if s.blocked[seat] and s.monster[s.pawn[seat]] == NONE:
            return False
    return True


@kernel
def step_cards_counted(s):
    spent = (int(s.turn) - 1) % CYCLE
    if s.shown[0]:
        spent += 1
    if s.over and s.turn > s.turn_limit:
        spent = CYCLE
    for seat in range(int(s.seats)):
        held = 0
        for card in range(CARDS):
            held += int(s.step_hand[seat, card])
        if held != CARDS - spent:
            return False
    return True


@kernel
def choices_in_time(s):
    for seat in range(int(s.seats)):
        owes = int(s.to_act) >> seat & 1 == 1
        may_have_chosen = s.phase == Phase.CHOOSE and not owes
        if (s.chosen[seat] != 0) != may_have_chosen:
            return False
        may_have_answered = s.phase == Phase.FIGHT and not owes and s.blocked[seat] == 1
        if (s.answer[seat] != Answer.UNSPOKEN) != may_have_answered:
            return False
    return True


@kernel
def only_thief_peeks(s):
    for seat in range(s.peek.shape[0]):
        looking = s.phase == Phase.VEGA_TAKE and int(s.to_act) >> seat & 1 == 1
        for kind in range(KINDS):
            if s.peek[seat, kind] != (s.hand[s.victim, kind] if looking else 0):
                return False
    return True


@kernel
def memory_true(s):
    for viewer in range(int(s.seats)):
        for group in range(GROUPS):
            for kind in range(KINDS):
                sure = int(s.sure[viewer, group, kind])
                if sure and sure > held_by(s, group & ~(1 << viewer), kind):
                    return False
    return True


@kernel
def end_consistent(s):
    return (s.to_act == 0) == (s.over == 1) and s.turn <= int(s.turn_limit) + int(s.over)
