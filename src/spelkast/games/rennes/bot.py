"""The rule-based player: plans a route that its cards can pay, and buys clues at the end of it.

A turn is planned anew at every small decision, from the view alone: which way, for the cards in
hand and the dots in the pool, ends best. Then cards are played until the pool covers the way, and
it is walked. Portal events are tried first, as long as nothing is played.
"""

from __future__ import annotations

from ...engine.chance import luck_pick
from ...engine.kernel import kernel
from .actions import (
    BLIND,
    CLAIM,
    CONVERT,
    DAGOBERT_HELPS,
    END,
    EVENT,
    FIRST,
    GAIN,
    JOKER,
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
    Phase,
)
from .board import FIRST_LOCATION, SOCKET_NUMBER, SOCKETS, TO, WAYS
from .bot_values import (
    BEGINNING,
    EXTRA_CARD,
    cheapest_gift,
    ending_here,
    exchange_code,
    route_value,
    target,
    use_of,
    wanted_clues,
    wanted_dots,
    wishes,
    worth,
    worth_on,
)
from .components import (
    CARD_COLOUR,
    CARD_DOTS,
    CODES,
    EXTRA_CARDS,
    FATE_PARITY,
    FATE_TURN,
    FRESH_SUPPLIES,
    HAND,
    HUES,
    MOST_DOTS,
    NONE,
    QUARTERS,
    SLOTS,
    TYPES,
)
from .moves import (
    dots_of,
    facing,
    occupied,
    on_portal,
    rotations,
    spot_of,
    turns_between,
    with_turns,
)
from .routes import HOPS, NOWHERE, WAY_BITS, best_card, follow, payment, stand_of

EVENT_HELPS = 0.8
"""A portal event is played for a way that is better by so much."""
WORTH_WALKING = 0.3
WORTH_TAKING = 1.6
"""A card of the display that is worth more than this is taken rather than a blind one."""
WORTH_KEEPING = 0.9
PORTAL_EVENTS = 4


@kernel
def choose(v, seat, mask, luck):
    """What the phase asks for; whatever is legal if the plan fails."""
    action = NONE
    if v.phase == Phase.MAIN:
        action = choose_deed(v, seat, mask)
    elif v.phase == Phase.TRANSIT:
        action = walk_on(v, seat, mask)
    elif v.phase == Phase.REFILL or v.phase == Phase.SUPPLY:
        action = choose_new_card(v, seat, mask)
    elif v.phase == Phase.PLACE:
        action = choose_code(v, seat, mask)
    elif v.phase == Phase.LOCATION:
        action = choose_location(v, seat, mask, luck)
    elif v.phase == Phase.CONVERT or v.phase == Phase.JOKER or v.phase == Phase.SACRIFICE:
        action = choose_card_to_give(v, seat, mask)
    elif v.phase == Phase.OFFER:
        action = choose_gift(v, seat, mask)
    elif v.phase == Phase.GAIN:
        action = choose_gain(v, seat, mask)
    if action != NONE and mask[action]:
        return action
    return any_legal(mask, luck)


@kernel
def any_legal(mask, luck):
    count = 0
    for action in range(mask.shape[0]):
        count += int(mask[action])
    wanted = luck_pick(luck, count)
    action = 0
    while wanted > 0 or not mask[action]:
        wanted -= int(mask[action])
        action += 1
    return action


# ------------------------------------------------------------------------------------ The start


@kernel
def choose_location(v, seat, mask, luck):
    """Where the first way is best, and what follows; a whim makes a difference too."""
    best, most = NONE, -99.0
    wanted = wishes(v, seat)
    for location in range(CODES):
        action = int(FIRST[START]) + location
        if mask[action]:
            spot = QUARTERS * (FIRST_LOCATION + location)
            value, _, _, _ = best_route(v, seat, spot, rotations(v), wanted)
            value += EXTRA_CARD * int(EXTRA_CARDS[location]) + BEGINNING[location]
            value += luck_pick(luck, 100) / 100.0
            if value > most:
                best, most = action, value
    return best


# ----------------------------------------------------------------------------------- A whole turn


@kernel
def choose_deed(v, seat, mask):
    """Claim, take, exchange, move; then what helps the next turn; then end."""
    action = choose_claim(mask)
    if action == NONE:
        action = choose_clue(v, seat, mask)
    if action == NONE:
        action = choose_gift(v, seat, mask)
    if action == NONE:
        action = choose_move(v, seat, mask)
    if action == NONE:
        action = choose_last_event(v, seat, mask)
    if action == NONE:
        action = choose_waste(v, seat, mask)
    return action if action != NONE else int(FIRST[END])


@kernel
def choose_claim(mask):
    """At once: the first one gets most."""
    for code in range(CODES):
        if mask[FIRST[CLAIM] + code]:
            return int(FIRST[CLAIM]) + code
    return NONE


@kernel
def choose_clue(v, seat, mask):
    """The clue that is worth most, for the smallest card of its colour."""
    best, most = NONE, 0.0
    for card in range(TYPES):
        if mask[FIRST[TAKE] + card]:
            value = worth(v, seat, int(CARD_COLOUR[card])) - 0.1 * int(CARD_DOTS[card])
            if value > most:
                best, most = int(FIRST[TAKE]) + card, value
    return best


@kernel
def choose_code(v, seat, mask):
    best, most = NONE, 0.0
    for code in range(CODES):
        if mask[FIRST[PLACE] + code] and worth_on(v, seat, code) > most:
            best, most = int(FIRST[PLACE]) + code, worth_on(v, seat, code)
    return best


@kernel
def choose_move(v, seat, mask):
    """The best way now, or after an event; fresh supplies if no event is better."""
    wanted = wishes(v, seat)
    turned, spot = rotations(v), spot_of(v, seat)
    value, path, hops, partly = best_route(v, seat, spot, turned, wanted)
    if not v.event_used and pool_is_empty(v):
        event = choose_event(v, seat, mask, spot, turned, wanted, value)
        if event != NONE:
            return event
    if hops == 0:
        return NONE
    _, _, demand, _, _ = follow(v, seat, spot, turned, path, hops, partly)
    action = play_for(v, seat, mask, demand)
    return action if action != NONE else first_move(v, seat, path)


@kernel
def pool_is_empty(v):
    for colour in range(HUES):
        if v.pool[colour]:
            return False
    return True


@kernel
def choose_event(v, seat, mask, spot, turned, wanted, value):
    best, most = NONE, value + EVENT_HELPS
    for fate in range(PORTAL_EVENTS):
        if mask[FIRST[EVENT] + fate]:
            after = after_event(turned, fate)
            better, _, _, _ = best_route(v, seat, spot, after, wanted)
            if better > most:
                best, most = int(FIRST[EVENT]) + fate, better
    supplies = int(FIRST[EVENT]) + FRESH_SUPPLIES
    return supplies if best == NONE and mask[supplies] else best


@kernel
def after_event(turned, fate):
    for socket in range(SOCKETS):
        if SOCKET_NUMBER[socket] % 2 == FATE_PARITY[fate]:
            turned = with_turns(turned, socket, int(FATE_TURN[fate]))
    return turned


@kernel
def walk_on(v, seat, mask):
    """In transit: along the best way, if its first step is allowed."""
    _, path, hops, _ = best_route(v, seat, spot_of(v, seat), rotations(v), wishes(v, seat))
    return first_move(v, seat, path) if hops else NONE


@kernel
def first_move(v, seat, path):
    """Turn until the wanted exit is faced, then step."""
    node, way = int(v.pawn[seat]), path & 7
    if on_portal(node):
        direction = facing(rotations(v), spot_of(v, seat))
        if direction != way:
            clockwise = way - direction & 3
            back = turns_between(v, seat, direction, way) < clockwise
            return int(FIRST[TURN_CCW]) if back else int(FIRST[TURN_CW])
    return int(FIRST[STEP]) + int(TO[node, way])


# ------------------------------------------------------------------------------------- The search


@kernel
def best_route(v, seat, spot, turned, wanted):
    """The best of all ways that can be paid: value, path, hops, and whether the last is partial.

    No hops: to stay is best. Ways grow hop by hop like the digits of a number; what cannot be paid
    is not grown.
    """
    left, _ = payment(v, seat, 0)
    best = ending_here(v, seat, spot, turned, left, wanted, False) + WORTH_WALKING
    best_path = best_hops = 0
    best_partly = False
    path, hops = 0, 1
    while hops > 0:
        value, partly = try_route(v, seat, spot, turned, path, hops, wanted)
        if value > best:
            best, best_path, best_hops, best_partly = value, path, hops, partly
        if value > NOTHING and not partly and hops < HOPS:
            hops += 1
            continue
        while hops > 0 and path >> WAY_BITS * (hops - 1) == WAYS - 1:
            hops -= 1
            path &= (1 << WAY_BITS * hops) - 1
        if hops > 0:
            path += 1 << WAY_BITS * (hops - 1)
    return best, best_path, best_hops, best_partly


NOTHING = -90.0


@kernel
def try_route(v, seat, spot, turned, path, hops, wanted):
    """The value of one way, and whether only its first colour can be paid; NOTHING if not even
    that, or if it ends where another pawn stands."""
    end, after, demand, areas, symbols = follow(v, seat, spot, turned, path, hops, False)
    if end == NOWHERE:
        return NOTHING, False
    left, lost = payment(v, seat, demand)
    if left >= 0:
        if occupied(v, seat, end):
            return NOTHING + 1.0, False
        args = route_value(v, seat, end, after, areas, symbols, left, lost, wanted, True)
        return args, False
    end, after, demand, areas, symbols = follow(v, seat, spot, turned, path, hops, True)
    if end < 0 or occupied(v, seat, end):
        return NOTHING, False
    left, lost = payment(v, seat, demand)
    if left < 0 or lost:
        return NOTHING, False
    return route_value(v, seat, end, after, areas, symbols, left, lost, wanted, True), True


# --------------------------------------------------------------------------------- Paying for it


@kernel
def play_for(v, seat, mask, demand):
    """The next card to play, or the next help to ask for; NONE if the pool covers the demand."""
    short = NONE
    for colour in range(HUES):
        need = dots_of(demand, colour) - int(v.pool[colour])
        if need > 0:
            dots = best_card(v, seat, colour, need, 0)
            if dots:
                return int(FIRST[PLAY]) + MOST_DOTS * colour + dots - 1
            short = colour
    if short == NONE:
        return NONE
    for help in (DAGOBERT_HELPS, JOKER, CONVERT):
        if mask[FIRST[help] + short]:
            return int(FIRST[help]) + short
    return int(FIRST[END])


@kernel
def choose_card_to_give(v, seat, mask):
    """The least useful card, but with many dots if it is converted."""
    demand, clues = wanted_dots(v, seat), wanted_clues(v, seat)
    best, least = NONE, 99.0
    for card in range(TYPES):
        if mask[FIRST[PICK] + card]:
            value = use_of(v, seat, card, demand, clues, 1) - 0.75 * int(CARD_DOTS[card])
            if value < least:
                best, least = int(FIRST[PICK]) + card, value
    return best


@kernel
def choose_gift(v, seat, mask):
    """At the altar: the clues that are missed least, if another one completes a code."""
    code = exchange_code(v, seat)
    if code == NONE:
        return NONE
    gift = cheapest_gift(v, seat, code, NONE)
    if v.phase == Phase.MAIN:
        gift = min(gift, cheapest_gift(v, seat, code, gift))  # they are given in rising order
    action = int(FIRST[OFFER]) + gift
    return action if mask[action] else NONE


@kernel
def choose_gain(v, seat, mask):
    best, most = NONE, 0.0
    for code in range(CODES):
        for colour in range(HUES):
            action = int(FIRST[GAIN]) + HUES * code + colour
            if mask[action] and worth_on(v, seat, code) > most:
                best, most = action, worth_on(v, seat, code)
    return best


# ------------------------------------------------------------------------------------ New cards


@kernel
def choose_last_event(v, seat, mask):
    """Events come back after five: the one that leaves the pawn best is used up."""
    if v.event_used:
        return NONE
    wanted = wishes(v, seat)
    turned, spot = rotations(v), spot_of(v, seat)
    best, most = NONE, -99.0
    for fate in range(PORTAL_EVENTS):
        if mask[FIRST[EVENT] + fate]:
            _, prospect = target(v, seat, stand_of(after_event(turned, fate), spot), wanted)
            if prospect > most:
                best, most = int(FIRST[EVENT]) + fate, prospect
    return best


@kernel
def choose_waste(v, seat, mask):
    """With a full hand nothing new comes: cards that nobody needs are played for nothing (R9)."""
    if v.hand_size[seat] <= HAND - 3:
        return NONE
    demand, clues = wanted_dots(v, seat), wanted_clues(v, seat)
    best, least = NONE, WORTH_KEEPING
    for card in range(TYPES):
        if mask[FIRST[PLAY] + card]:
            value = use_of(v, seat, card, demand, clues, 1)
            if value < least:
                best, least = int(FIRST[PLAY]) + card, value
    return best


@kernel
def choose_new_card(v, seat, mask):
    """A card of the display that is wanted, else a blind one."""
    demand, clues = wanted_dots(v, seat), wanted_clues(v, seat)
    best, most = int(FIRST[BLIND]), WORTH_TAKING
    for slot in range(SLOTS):
        if mask[FIRST[OPEN] + slot]:
            value = use_of(v, seat, int(v.display[slot]) - 1, demand, clues, 0)
            if value > most:
                best, most = int(FIRST[OPEN]) + slot, value
    return best
