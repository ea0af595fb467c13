"""What a seat cannot know, dealt anew so that it fits everything the seat does know.

The view holds all constraints: own cards, discards, sizes, the known bottom of the stack, the
strips already seen, and `sure`, the memory of what others must hold. Nothing else is looked at.
"""

from __future__ import annotations

from ...engine.chance import pick, shuffle
from ...engine.kernel import kernel
from ...engine.rulebook import next_seat
from .actions import Phase, Reason
from .components import (
    CARDS,
    JOKER,
    KINDS,
    LIBRARY,
    MONSTERS,
    NONE,
    PER_STACK,
    POWER_COUNTS,
    SEATS,
    STACKS,
)
from .memory import held_by
from .rules import forbids_fight, needed_power
from .state import GROUPS, Answer

ATTEMPTS = 1000  # hardly two samples in a thousand need a second one
ANSWERS = len(Answer) - 1
KEEP_UNLIKELY = 10  # one in so many implausible samples is kept


@kernel
def resample(v, seat):
    deal_strips(v)
    deal_monsters(v)
    for _ in range(ATTEMPTS):
        if deal_power_cards(v, seat) and not (implausible(v, seat) and pick(v, KEEP_UNLIKELY)):
            break
    deal_choices(v, seat)
    show_hand_to_thief(v)


@kernel
def deal_strips(v):
    """Strips that were never turned over, in random order, per length."""
    for stack in range(STACKS):
        unseen = 0
        for place in range(PER_STACK):
            v.strips[stack, place] = NONE
        for strip in range(stack * PER_STACK, (stack + 1) * PER_STACK):
            if not strip_seen(v, strip):
                v.strips[stack, unseen] = strip
                unseen += 1
        shuffle(v, v.strips[stack], 0, unseen)


@kernel
def strip_seen(v, strip):
    for n in range(int(v.strips_laid)):
        if v.strip_id[n] == strip:
            return True
    return v.flipped == strip


@kernel
def deal_monsters(v):
    """The known bottom keeps its place and order; the unseen lie above it in random order."""
    for place in range(MONSTERS):
        v.stack[place] = NONE
    for place in range(int(v.under_size)):
        v.stack[place] = v.under[place]
    top = int(v.under_size)
    for monster in range(MONSTERS):
        if not monster_seen(v, monster):
            v.stack[top] = monster
            top += 1
    shuffle(v, v.stack, int(v.under_size), top)


@kernel
def monster_seen(v, monster):
    for square in range(1, LIBRARY):
        if v.monster[square] == monster:
            return True
    for place in range(int(v.under_size)):
        if v.under[place] == monster:
            return True
    return v.turned_up == monster


@kernel
def deal_power_cards(v, seat):
    """Give what is sure, group by group from small to large; then fill hands and pile at random."""
    for other in range(SEATS):
        if other != seat:
            for kind in range(KINDS):
                v.hand[other, kind] = 0
    for size in range(1, SEATS):
        for group in range(1, GROUPS):
            if members(group) == size and not give_sure_cards(v, seat, group):
                return False
    return fill_hands_and_pile(v, seat)


@kernel
def members(group):
    count = 0
    while group:
        count += group & 1
        group >>= 1
    return count


@kernel
def give_sure_cards(v, seat, group):
    """Each card that the group must still hold goes to a member with room."""
    if seat >= SEATS:
        return True  # a spectator is sure of nothing
    for kind in range(KINDS):
        for _ in range(int(v.sure[seat, group, kind]) - held_by(v, group, kind)):
            if unseen(v, kind) == 0 or not give_to_member(v, group, kind):
                return False
    return True


@kernel
def give_to_member(v, group, kind):
    room = 0
    for other in range(int(v.seats)):
        if group >> other & 1:
            room += room_in_hand(v, other)
    if room == 0:
        return False
    place = pick(v, room)
    for other in range(int(v.seats)):
        if group >> other & 1:
            place -= room_in_hand(v, other)
            if place < 0:
                v.hand[other, kind] += 1
                return True
    return False


@kernel
def room_in_hand(v, seat):
    room = int(v.hand_size[seat])
    for kind in range(KINDS):
        room -= int(v.hand[seat, kind])
    return room


@kernel
def unseen(v, kind):
    """Cards of this kind that lie neither in a hand, nor face up anywhere."""
    count = int(POWER_COUNTS[kind]) - (1 if v.pile_top == kind + 1 else 0)
    for seat in range(int(v.seats)):
        count -= int(v.hand[seat, kind])
    for card in range(int(v.discard_size)):
        if v.discard[card] == kind:
            count -= 1
    return count


@kernel
def fill_hands_and_pile(v, seat):
    """Whatever nobody has seen, shuffled: the hands take what they lack, the rest is the pile."""
    cards = 0
    for kind in range(KINDS):
        for _ in range(unseen(v, kind)):
            v.pile[cards] = kind
            cards += 1
    shuffle(v, v.pile, 0, cards)
    for other in range(int(v.seats)):
        if other != seat:
            for _ in range(room_in_hand(v, other)):
                cards -= 1
                v.hand[other, v.pile[cards]] += 1
    if v.pile_top:
        v.pile[cards] = v.pile_top - 1
        cards += 1
    for place in range(cards, v.pile.shape[0]):
        v.pile[place] = NONE
    return cards == v.pile_size


@kernel
def implausible(v, seat):
    """Somebody declined a fight just now, and would hold the card to win it."""
    if v.phase != Phase.CHOOSE:
        return False
    for other in range(int(v.seats)):
        if other != seat and v.answer_shown[other] == Answer.NONE:
            if v.hand[other, JOKER] or v.hand[other, needed_power(v, other)]:
                return True
    return False


@kernel
def deal_choices(v, seat):
    """Face-down choices in progress: any that the seat who made it could have made."""
    for other in range(int(v.seats)):
        if other != seat and not int(v.to_act) >> other & 1:
            if v.phase == Phase.CHOOSE:
                v.chosen[other] = any_step_card(v, other) + 1
            elif v.phase == Phase.FIGHT and v.blocked[other]:
                v.answer[other] = any_answer(v, other)


@kernel
def any_step_card(v, seat):
    held = 0
    for card in range(CARDS):
        held += int(v.step_hand[seat, card])
    wanted = pick(v, held)
    for card in range(CARDS):
        wanted -= int(v.step_hand[seat, card])
        if wanted < 0:
            return card
    return NONE


@kernel
def any_answer(v, seat):
    """One of the answers that the sampled hand allows, all equally likely."""
    answer = 0
    allowed = 0
    for candidate in range(1, ANSWERS + 1):
        if forbids_fight(v, seat, candidate) == Reason.ALLOWED:
            allowed += 1
            if pick(v, allowed) == 0:
                answer = candidate
    return answer


@kernel
def show_hand_to_thief(v):
    """A thief who is choosing sees the victim's hand, as it is dealt here."""
    if v.phase == Phase.VEGA_TAKE:
        for kind in range(KINDS):
            v.peek[next_seat(v), kind] = v.hand[v.victim, kind]
