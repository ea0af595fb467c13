"""What can be read off the table: prices, loads, letters, odds and scores. Nothing here changes it.

All of it gives the same answer on a state and on a view; `own_score` on the view of that seat.
"""

from __future__ import annotations

from ...engine.kernel import kernel
from .components import (
    ASSASSIN,
    AXE,
    AXE_HELPS,
    BARBARIAN,
    BLOOD_WORTH,
    CARD_LETTER,
    CARDS,
    CART,
    CART_CARRIES,
    CLASS,
    CLOAK,
    COLOUR,
    COLOURLESS,
    DICE,
    DICE_SAVE,
    DUNGEONS,
    DWARF,
    ELF,
    FIRST_CARD,
    GOLD_FROM,
    ITEM_CARD,
    JESTER,
    LETTER,
    MULE,
    ORACLE,
    PEASANT,
    PITCHFORK,
    PITCHFORK_FEARS,
    POSITIONS,
    PRICE,
    SEATS,
)
from .state import At, ItemPowers

# ------------------------------------------------------------------------------------- Seats


@kernel
def seat_in_turn(s):
    return seat_after_start(s, int(s.turn))


@kernel
def seat_after_start(s, n):
    """Left of the start player is the next seat (R7), and so on."""
    seat = int(s.start) + n
    return seat - int(s.seats) if seat >= s.seats else seat


# ------------------------------------------------------------------------------------ Groups


@kernel
def in_group(s, seat, adventurer):
    return s.at[adventurer] == At.GROUP + seat


@kernel
def next_member(s, seat, adventurer):
    """The lowest rank in the group above this one, NOBODY if there is none."""
    member = int(s.leader[seat])
    while member and member <= adventurer:
        member = int(s.follower[member])
    return member


@kernel
def coloured(adventurer):
    return COLOUR[adventurer] != COLOURLESS


@kernel
def loners(s, seat):
    """Members of the group without a colour."""
    count = 0
    if in_group(s, seat, ASSASSIN):
        count += 1
    if in_group(s, seat, ORACLE):
        count += 1
    if in_group(s, seat, JESTER):
        count += 1
    if in_group(s, seat, MULE):
        count += 1
    return count


@kernel
def all_colourless(s, seat):
    """Such a group must be discarded (R21); an empty one is none."""
    return s.group_size[seat] > 0 and s.group_size[seat] == loners(s, seat)


@kernel
def has_class(s, seat, number):
    member = int(s.leader[seat])
    while member:
        if CLASS[member] == number:
            return True
        member = int(s.follower[member])
    return False


# ------------------------------------------------------------------------------------- Items


@kernel
def cards_in(row):
    """Which cards there are in a treasury or a load, as a set."""
    cards = 0
    for card in range(CARDS):
        cards |= (1 if row[card] else 0) << card
    return cards


@kernel
def owns(s, seat, item):
    """In the treasury, or carried in the expedition that is running (R37)."""
    card = int(ITEM_CARD[item])
    return s.treasury[seat, card] != 0 or (s.explorer == seat and s.load[card] != 0)


@kernel
def active(s, seat, item):
    """An item works for whoever owns it and has an adventurer of its class."""
    return s.item_powers == ItemPowers.YES and owns(s, seat, item) and has_class(s, seat, item)


# -------------------------------------------------------------------------------------- Gold


@kernel
def wealth(s, seat):
    """Everything that can be spent: cards, items at 5 (R18), blood gold at 10 (R17)."""
    return int(s.gold[seat]) + BLOOD_WORTH * int(s.blood[seat])


@kernel
def price_for(s, seat, house):
    """What a place in town costs this seat."""
    price = int(PRICE[house])
    if price and active(s, seat, DICE):
        price -= DICE_SAVE
    return price


@kernel
def affordable(s, seat, house):
    """Can this seat pay for a place in town? The Dice are looked at only if it takes them."""
    left = wealth(s, seat) - int(PRICE[house])
    return left >= 0 or (left >= -DICE_SAVE and active(s, seat, DICE))


@kernel
def capacity(s, seat):
    """The ranks of a group are the gold it can carry (R38); the Mine Cart helps each dwarf."""
    cart = CART_CARRIES if active(s, seat, CART) else 0
    gold = 0
    member = int(s.leader[seat])
    while member:
        gold += member + (cart if CLASS[member] == DWARF else 0)
        member = int(s.follower[member])
    return gold


@kernel
def load_gold(s, dungeon):
    """What the exploring group carries out of this dungeon; items weigh nothing (R38)."""
    gold = 0
    for card in range(CARDS):
        gold += int(s.load[card]) * int(GOLD_FROM[dungeon, card])
    return gold


# ----------------------------------------------------------------------------------- Letters


@kernel
def base_letter(s, adventurer, dungeon):
    """As printed; oracle and jester have theirs settled on entering, and NO_LETTER before."""
    if adventurer == ORACLE:
        return int(s.oracle_letter) - 1
    if adventurer == JESTER:
        return int(s.jester_letter) - 1
    return int(LETTER[adventurer, dungeon])


@kernel
def letter_of(s, seat, adventurer, dungeon):
    """The letter that counts for a member of this seat's group: elves in cloaks do better."""
    letter = base_letter(s, adventurer, dungeon)
    if CLASS[adventurer] == ELF and letter > 0 and active(s, seat, CLOAK):
        letter -= 1
    return letter


@kernel
def with_letter(s, seat, dungeon, letter):
    """How many of the group a room with this letter endangers."""
    count = 0
    member = int(s.leader[seat])
    while member:
        if letter_of(s, seat, member, dungeon) == letter:
            count += 1
        member = int(s.follower[member])
    return count


# -------------------------------------------------------------------------------------- Odds


@kernel
def cards_to_come(s, dungeon):
    """How many cards the next room is drawn from; an empty deck is made anew (R43)."""
    if s.rooms_left[dungeon]:
        return int(s.rooms_left[dungeon])
    count = 0
    for card in range(FIRST_CARD[dungeon], FIRST_CARD[dungeon + 1]):
        count += int(s.discard[card])
    return count


@kernel
def letters_to_come(s, dungeon, letter):
    """How many of them show this letter; NONE counts the items."""
    count = 0
    for card in range(FIRST_CARD[dungeon], FIRST_CARD[dungeon + 1]):
        if CARD_LETTER[card] == letter:
            count += int(s.in_deck[card]) if s.rooms_left[dungeon] else int(s.discard[card])
    return count


@kernel
def deadly_to_come(s, seat, dungeon):
    """How many of them would endanger somebody in this seat's group."""
    letters = 0
    member = int(s.leader[seat])
    while member:
        letter = letter_of(s, seat, member, dungeon)
        if letter >= 0:
            letters |= 1 << letter
        member = int(s.follower[member])
    count = 0
    for card in range(FIRST_CARD[dungeon], FIRST_CARD[dungeon + 1]):
        if CARD_LETTER[card] >= 0 and letters >> int(CARD_LETTER[card]) & 1:
            count += int(s.in_deck[card]) if s.rooms_left[dungeon] else int(s.discard[card])
    return count


# ------------------------------------------------------------------------------------ Duels


@kernel
def fighting_rank(s, seat, adventurer, best_foe):
    """The printed rank, lower is better; Axe and Pitchfork change it, and nothing else does."""
    if CLASS[adventurer] == BARBARIAN and active(s, seat, AXE):
        return adventurer - AXE_HELPS
    if CLASS[adventurer] == PEASANT and best_foe <= PITCHFORK_FEARS and active(s, seat, PITCHFORK):
        return 0
    return adventurer


# ----------------------------------------------------------------------------------- Scores


@kernel
def realm(s, seat):
    """Tokens this seat has won in combat."""
    count = 0
    for owner in range(SEATS):
        count += int(s.dead[seat, owner])
    return count


@kernel
def score_with(s, seat, dungeon):
    """Owned tokens if this were the seat's dungeon: own ones lying there count against it (R49)."""
    return realm(s, seat) + lying_for(s, seat, dungeon)


@kernel
def lying_for(s, seat, dungeon):
    """What the tokens at a dungeon are worth to its owner, if that is this seat."""
    total = 0
    for owner in range(SEATS):
        total += int(s.tokens[dungeon, owner])
    return total - 2 * int(s.tokens[dungeon, seat])


@kernel
def largest_pile(s):
    """The most tokens at one dungeon: more cannot lie there for anybody."""
    most = 0
    for dungeon in range(DUNGEONS):
        pile = 0
        for owner in range(SEATS):
            pile += int(s.tokens[dungeon, owner])
        most = max(most, pile)
    return most


@kernel
def own_score(s, seat):
    """The true score, from the deed that the seat itself knows; it may be negative (R63)."""
    return score_with(s, seat, int(s.deed_known[seat, seat]) - 1)


@kernel
def possible(s, seat, dungeon):
    """Could this be the seat's dungeon, by what everybody knows?"""
    if s.deed_public[seat]:
        return s.deed_public[seat] == dungeon + 1
    for position in range(POSITIONS):
        if s.deed_public[position] == dungeon + 1:
            return False
    return s.ruled_out[seat, dungeon] == 0


@kernel
def highest_score(s, seat):
    """The most that everybody must reckon with."""
    best = -1000
    for dungeon in range(DUNGEONS):
        if possible(s, seat, dungeon):
            best = max(best, score_with(s, seat, dungeon))
    return best


@kernel
def lowest_score(s, seat):
    worst = 1000
    for dungeon in range(DUNGEONS):
        if possible(s, seat, dungeon):
            worst = min(worst, score_with(s, seat, dungeon))
    return worst


@kernel
def conceivable(s, seat):
    """A claim is possible only if it might be true for all that everybody knows (R55)."""
    missing = int(s.kills_to_win) - realm(s, seat)
    for dungeon in range(DUNGEONS):
        if lying_for(s, seat, dungeon) >= missing and possible(s, seat, dungeon):
            return True
    return False
