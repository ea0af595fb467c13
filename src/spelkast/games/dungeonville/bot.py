"""The rule-based player of Dungeonville: the best by a common currency, with a little whim."""

from __future__ import annotations

from ...engine.chance import luck_pick
from ...engine.kernel import kernel
from .actions import (
    BLOOD,
    CLAIM,
    DEED,
    DEEPER,
    ENTER,
    ESCAPE,
    FIRST,
    HIRE,
    PASS,
    SILENT,
    TAKE_ADVENTURER,
    TAKE_CARD,
    Phase,
)
from .bot_values import (
    best_fighter,
    danger_without,
    gold_value,
    group_value,
    letters_of,
    place_value,
    slot_score,
    worth_going_deeper,
)
from .combat import lined_up
from .components import (
    ADVENTURERS,
    BLOOD_WORTH,
    CARD_GOLD,
    CARD_WORTH,
    CARDS,
    DUNGEONS,
    FIGHTERS,
    FULL_GROUP,
    MULE,
    NOBODY,
    NONE,
    PLACES,
    POSITIONS,
)
from .measures import (
    base_letter,
    capacity,
    coloured,
    in_group,
    letters_to_come,
    load_gold,
    loners,
    own_score,
    price_for,
    wealth,
)

NEVER = -100000.0
WORTH_HIRING = 0.5
WORTH_A_DEED = 1.0
ENOUGH_LAPS = 3  # blood gold is spent by then
WHIM = 30  # tenths of a point


@kernel
def choose(v, seat, mask, luck):
    phase = v.phase
    if phase == Phase.RECRUIT:
        return choose_house(v, seat, mask)
    if phase == Phase.PAY:
        return choose_payment(v, seat, mask)
    if phase == Phase.RELEASE:
        return choose_release(v, seat, mask)
    if phase == Phase.PLACE:
        return choose_dungeon(v, seat, luck)
    if phase == Phase.LINE_UP:
        return choose_fighter(v, seat, luck)
    if phase == Phase.VICTIM:
        return choose_victim(v, seat, mask)
    if phase == Phase.JESTER or phase == Phase.ORACLE:
        return choose_letter(v, seat, mask)
    if phase == Phase.DROP:
        return choose_drop(v, seat, mask)
    if phase == Phase.DECIDE:
        return int(FIRST[DEEPER] if worth_going_deeper(v, seat) else FIRST[ESCAPE])
    if phase == Phase.CLAIM_WINDOW:
        return int(FIRST[CLAIM] if own_score(v, seat) >= v.kills_to_win else FIRST[SILENT])
    return choose_collection(v, seat, mask)


# -------------------------------------------------------------------------------- Recruitment


@kernel
def choose_house(v, seat, mask):
    """The newcomer with the greatest gain for its price, or nobody."""
    best = NEVER
    choice = int(FIRST[PASS])
    if mask[choice]:
        best = group_value(v, seat, NOBODY, NOBODY) + WORTH_HIRING
    for house in range(PLACES):
        action = int(FIRST[HIRE]) + house
        if mask[action]:
            newcomer = int(v.town[house])
            value = value_with(v, seat, newcomer) - cost(v, seat, house)
            if value > best:
                best = value
                choice = action
    return choice


@kernel
def cost(v, seat, house):
    """Gold at what it is worth; blood gold is worth little, and nothing in the last lap."""
    price = price_for(v, seat, house)
    blood = min(price, BLOOD_WORTH * int(v.blood[seat]))
    rate = gold_value(wealth(v, seat))
    spare = 0.0 if v.lap >= ENOUGH_LAPS else 0.5
    return rate * (price - blood + spare * blood)


@kernel
def value_with(v, seat, newcomer):
    """The group with a newcomer, and without whoever is best released for it."""
    if v.group_size[seat] < FULL_GROUP:
        return group_value(v, seat, newcomer, NOBODY)
    best = NEVER
    for member in range(1, ADVENTURERS + 1):
        if in_group(v, seat, member):
            best = max(best, group_value(v, seat, newcomer, member))
    return best


@kernel
def choose_release(v, seat, mask):
    newcomer = int(v.town[v.house])
    best = NEVER
    choice = NONE
    for member in range(1, ADVENTURERS + 1):
        action = int(FIRST[TAKE_ADVENTURER]) + member - 1
        if mask[action]:
            value = group_value(v, seat, newcomer, member)
            if value > best:
                best = value
                choice = action
    return choice


@kernel
def choose_payment(v, seat, mask):
    """Blood gold first; then the dearest card that is not too much, or the cheapest that is."""
    if mask[FIRST[BLOOD]]:
        return int(FIRST[BLOOD])
    due = int(v.price) - int(v.paid)
    best = NEVER
    choice = NONE
    for card in range(CARDS):
        action = int(FIRST[TAKE_CARD]) + card
        if mask[action]:
            worth = float(CARD_WORTH[card])
            value = worth if worth <= due else due - worth
            if CARD_GOLD[card] == 0:
                value -= 1000.0  # an item is the last thing to go
            if value > best:
                best = value
                choice = action
    return choice


# ----------------------------------------------------------------------------- Dungeon, combat


@kernel
def choose_dungeon(v, seat, luck):
    letters = letters_of(v, seat, NOBODY, NOBODY)
    best = NEVER
    choice = 0
    for dungeon in range(DUNGEONS):
        value = place_value(v, seat, dungeon, letters) + luck_pick(luck, WHIM) / 10
        if value > best:
            best = value
            choice = dungeon
    return int(FIRST[ENTER]) + choice


@kernel
def choose_fighter(v, seat, luck):
    """The three best in random order: nobody can prepare for that."""
    left = 0
    choice = NOBODY
    for n in range(FIGHTERS):
        adventurer = best_fighter(v, seat, n)
        if adventurer and not lined_up(v, seat, adventurer):
            left += 1
            if luck_pick(luck, left) == 0:
                choice = adventurer
    return int(FIRST[TAKE_ADVENTURER]) + choice - 1


# --------------------------------------------------------------------------------- Expedition


@kernel
def choose_victim(v, seat, mask):
    """The mule; else keep the group that is safest, then strongest in gold and in duels."""
    dungeon = int(v.pawn[seat])
    best = NEVER
    choice = NONE
    for member in range(1, ADVENTURERS + 1):
        action = int(FIRST[TAKE_ADVENTURER]) + member - 1
        if mask[action]:
            value = -100.0 * danger_without(v, seat, dungeon, member)
            value += group_value(v, seat, NOBODY, member)
            if member == MULE:
                value += 1000.0
            elif v.group_size[seat] - loners(v, seat) == 1 and coloured(member):
                value -= 2000.0  # nobody would come out
            if value > best:
                best = value
                choice = action
    return choice


@kernel
def choose_letter(v, seat, mask):
    """Any letter of the group adds no new danger; the rarest is the best."""
    dungeon = int(v.pawn[seat])
    best = NEVER
    choice = NONE
    for member in range(1, ADVENTURERS + 1):
        action = int(FIRST[TAKE_ADVENTURER]) + member - 1
        if mask[action]:
            value = -float(letters_to_come(v, dungeon, base_letter(v, member, dungeon)))
            if value > best:
                best = value
                choice = action
    return choice


@kernel
def choose_drop(v, seat, mask):
    """The smallest card that is enough, or the largest if none is."""
    excess = load_gold(v, int(v.pawn[seat])) - capacity(v, seat)
    best = NEVER
    choice = NONE
    for card in range(CARDS):
        action = int(FIRST[TAKE_CARD]) + card
        if mask[action]:
            gold = float(CARD_GOLD[card])
            value = 1000.0 - gold if gold >= excess else gold
            if value > best:
                best = value
                choice = action
    return choice


# --------------------------------------------------------------------------------- Collection


@kernel
def choose_collection(v, seat, mask):
    """Claim when it is true; exchange the deed when another promises more."""
    if mask[FIRST[CLAIM]] and own_score(v, seat) >= v.kills_to_win:
        return int(FIRST[CLAIM])
    best = own_score(v, seat) + WORTH_A_DEED
    choice = int(FIRST[PASS])
    for slot in range(1, POSITIONS - int(v.seats) + 1):
        action = int(FIRST[DEED]) + slot - 1
        if mask[action]:
            value = slot_score(v, seat, slot)
            if value > best:
                best = value
                choice = action
    return choice
