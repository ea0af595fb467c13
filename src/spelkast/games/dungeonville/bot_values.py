"""What things are worth to the rule-based player, in one currency; read from a view alone.

One token against the player is worth TOKEN points, a piece of gold half a point to a poor one.
"""

from __future__ import annotations

from ...engine.kernel import kernel
from .components import (
    ADVENTURERS,
    CARD_LETTER,
    CLASS,
    CLOAK,
    DUNGEONS,
    ELF,
    FIGHTERS,
    FIRST_CARD,
    JESTER,
    LETTER,
    LETTERS,
    NOBODY,
    ORACLE,
    POSITIONS,
    RELIQUARY,
    SHIELD,
)
from .measures import active, capacity, fighting_rank, in_group, load_gold, score_with, wealth

TOKEN = 16.0
DEATH = 4.0  # the adventurer itself
AT_HOME, ELSEWHERE = 2.0, 0.8  # how much a token at that dungeon counts
HEAD = 5.0
FIGHTING = 32.0
SECOND_BEST = 0.4
USUAL_HAUL, USUAL_ROOM = 22, 12  # gold
LIKELY_LETTER = 3  # of a jester: D
LEADER_FEED = 0.6
FIGHT_WEIGHT = 0.7 * 3 * 0.85


# --------------------------------------------------------------------------------------- Gold


@kernel
def gold_value(gold):
    """What the next piece of gold is worth to somebody who has so much."""
    if gold < 40:
        return 0.5
    if gold < 80:
        return 0.3
    if gold < 150:
        return 0.12
    return 0.03


# ------------------------------------------------------------------------------------- Danger


@kernel
def own_dungeon(v, seat):
    return int(v.deed_known[seat, seat]) - 1


@kernel
def token_cost(v, seat, dungeon):
    return TOKEN * (AT_HOME if dungeon == own_dungeon(v, seat) else ELSEWHERE)


@kernel
def letters_of(v, seat, plus, minus):
    """The letters of a group that gains one and loses one: five bits for each dungeon."""
    cloak = active(v, seat, CLOAK)
    found = 0
    for adventurer in range(1, ADVENTURERS + 1):
        if adventurer == plus or (in_group(v, seat, adventurer) and adventurer != minus):
            if adventurer != ORACLE:  # it copies somebody: no new danger
                for dungeon in range(DUNGEONS):
                    letter = int(LETTER[adventurer, dungeon])
                    if adventurer == JESTER:
                        letter = LIKELY_LETTER
                    elif cloak and letter > 0 and CLASS[adventurer] == ELF:
                        letter -= 1
                    found |= 1 << (dungeon * len(LETTERS) + letter)
    return found


@kernel
def kill_chance(v, dungeon, letters):
    """How likely the next card kills one of a group with these letters."""
    bits = letters >> (dungeon * len(LETTERS))
    fresh = v.rooms_left[dungeon] == 0
    deadly = 0
    cards = 0
    for card in range(FIRST_CARD[dungeon], FIRST_CARD[dungeon + 1]):
        copies = int(v.discard[card]) if fresh else int(v.in_deck[card])
        cards += copies
        if CARD_LETTER[card] >= 0 and bits >> int(CARD_LETTER[card]) & 1:
            deadly += copies
    return deadly / cards if cards else 0.0


# -------------------------------------------------------------------------------------- Group


@kernel
def dungeon_value(v, seat, dungeon, chance, carries):
    """One room there: gold against the danger of a death."""
    gold = min(carries, USUAL_HAUL) * gold_value(wealth(v, seat))
    return (1.0 - chance) * gold - chance * (token_cost(v, seat, dungeon) + DEATH)


@kernel
def group_value(v, seat, plus, minus):
    """A group that gains `plus` and loses `minus`, 0 for nobody."""
    carries = 0
    heads = 0
    fighting = 0.0
    for adventurer in range(1, ADVENTURERS + 1):
        if adventurer == plus or (in_group(v, seat, adventurer) and adventurer != minus):
            if heads < FIGHTERS:
                fighting += FIGHTING * (ADVENTURERS - adventurer) / ADVENTURERS
            heads += 1
            carries += adventurer
    letters = letters_of(v, seat, plus, minus)
    best = second = -1000.0
    for dungeon in range(DUNGEONS):
        chance = kill_chance(v, dungeon, letters)
        value = dungeon_value(v, seat, dungeon, chance, carries)
        if value > best:
            second = best
            best = value
        elif value > second:
            second = value
    return best + SECOND_BEST * second + fighting + HEAD * heads


# -------------------------------------------------------------------------------------- Fights


@kernel
def best_fighter(v, seat, n):
    """The n-th lowest rank of a group, 0 if it is not that large."""
    for adventurer in range(1, ADVENTURERS + 1):
        if in_group(v, seat, adventurer):
            if n == 0:
                return adventurer
            n -= 1
    return NOBODY


@kernel
def beats(s, seat, adventurer, foe, other):
    """Who wins between these two alone; equal fighting ranks leave it to the printed one (R29)."""
    mine = fighting_rank(s, seat, adventurer, other)
    theirs = fighting_rank(s, foe, other, adventurer)
    return mine < theirs or (mine == theirs and adventurer < other)


@kernel
def winning_pairs(v, seat, other):
    """How many of the pairings between the best three of two groups the first one wins."""
    won = 0
    pairs = 0
    for n in range(FIGHTERS):
        mine = best_fighter(v, seat, n)
        for m in range(FIGHTERS):
            theirs = best_fighter(v, other, m)
            if mine and theirs:
                pairs += 1
                if beats(v, seat, mine, other, theirs):
                    won += 1
    return won / pairs if pairs else 0.5


@kernel
def place_value(v, seat, dungeon, letters):
    """A dungeon with whoever stands there already."""
    chance = kill_chance(v, dungeon, letters)
    seen = int(v.orb_seen[seat, dungeon])
    if seen:
        letter = int(CARD_LETTER[seen - 1])
        known = 1.0 if letter >= 0 and letters >> (dungeon * len(LETTERS) + letter) & 1 else 0.0
        chance = (chance + known) / 2
    value = dungeon_value(v, seat, dungeon, chance, capacity(v, seat))
    foreign = -1
    for other in range(int(v.seats)):
        if other != seat:
            foreign += int(v.tokens[dungeon, other])
    if foreign > 0 and dungeon != own_dungeon(v, seat):
        value -= LEADER_FEED * chance * foreign
    fights = 0.0
    for other in range(int(v.seats)):
        if other != seat and v.pawn[other] == dungeon:
            share = winning_pairs(v, seat, other)
            fights += TOKEN * FIGHT_WEIGHT * (2 * share - 1)
            value *= share
    return value + fights


# --------------------------------------------------------------------------------- Expedition


@kernel
def worth_going_deeper(v, seat):
    dungeon = int(v.pawn[seat])
    load = load_gold(v, dungeon)
    free = capacity(v, seat) - load
    if active(v, seat, SHIELD) and not v.shield_used:
        return free > 0
    chance = danger_without(v, seat, dungeon, NOBODY)
    rate = gold_value(wealth(v, seat) + load)
    token = token_cost(v, seat, dungeon)
    if active(v, seat, RELIQUARY) and not v.reliquary_used:
        token = 0.0
    gain = min(free, USUAL_ROOM) * (1.0 - chance) * rate
    return gain > chance * (DEATH + token + 0.1 * load * rate)


@kernel
def danger_without(v, seat, dungeon, minus):
    """The chance that the next card kills, if this one were gone; settled letters count."""
    letters = letters_of(v, seat, NOBODY, minus)
    if in_group(v, seat, ORACLE) and minus != ORACLE and v.oracle_letter:
        letters |= 1 << (dungeon * len(LETTERS) + int(v.oracle_letter) - 1)
    return kill_chance(v, dungeon, letters)


# --------------------------------------------------------------------------------------- Deeds


@kernel
def slot_score(v, seat, slot):
    """What the score would be with the deed of a slot, on average over what it may be."""
    position = int(v.seats) + slot - 1
    known = int(v.deed_public[position])
    if known == 0:
        known = int(v.deed_known[seat, position])
    if known:
        return float(score_with(v, seat, known - 1))
    total = 0.0
    count = 0
    for dungeon in range(DUNGEONS):
        if not placed_elsewhere(v, seat, dungeon) and not v.ruled_out[position, dungeon]:
            total += score_with(v, seat, dungeon)
            count += 1
    return total / count if count else -1000.0


@kernel
def placed_elsewhere(v, seat, dungeon):
    for position in range(POSITIONS):
        if v.deed_public[position] == dungeon + 1 or v.deed_known[seat, position] == dungeon + 1:
            return True
    return False
