"""What is true of every position of Dungeonville. The proofs check it after every step."""

from __future__ import annotations

from ...engine.codes import Code
from ...engine.kernel import kernel
from .actions import Phase
from .combat import pawns_at
from .components import (
    ADVENTURERS,
    CARD_COPIES,
    CARD_DUNGEON,
    CARD_WORTH,
    CARDS,
    DUNGEONS,
    FIGHTERS,
    NOBODY,
    NONE,
    PLACES,
    POSITIONS,
    ROOMS,
    SEATS,
)
from .measures import all_colourless, capacity, conceivable, in_group, load_gold
from .state import At


class Invariant(Code):
    HOLDS = ""
    DECK = "every adventurer is in the deck once, or somewhere else"
    TOWN = "the town is sorted by rank, dearest last, without gaps"
    GROUPS = "size and order of groups are the true ones, and only seats at the table have one"
    COLOUR = "after recruitment no group is without colour"
    ROOM_CARDS = "every room card is in its deck, its discards, the load or one treasury"
    ROOM_DECKS = "the cards left in a room deck are those counted"
    GOLD = "the worth of every treasury is the true one"
    LOAD = "only who explores carries something, from that dungeon alone, and not too much"
    PAWNS = "a pawn has a group, and none is left when everybody collects"
    ORB = "what the Orb showed is the top of that deck"
    DEEDS = "five deeds lie in five places"
    PUBLIC_DEEDS = "what is publicly known of deeds is true, and nothing is left to conclude"
    KNOWN_DEEDS = (
        "every seat knows its own deed; what it knows is true, and as public as it should be"
    )
    RULED_OUT = "what is ruled out is not so"
    REALMS = "nobody has won tokens of their own"
    LINEUPS = "line-ups are hidden only while others line up, and made of the own group"
    ANSWERS = "answers are hidden only while others answer, and only those asked give one"
    PAYMENT = "something is paid for only while somebody pays or releases"
    EXPEDITION = "nothing of an expedition is left when nobody explores"


@kernel
def broken(s):
    """The first invariant that does not hold."""
    if not deck_is_right(s):
        return Invariant.DECK
    if not town_is_sorted(s):
        return Invariant.TOWN
    if not groups_are_counted(s):
        return Invariant.GROUPS
    if not groups_have_colour(s):
        return Invariant.COLOUR
    if not room_cards_are_conserved(s):
        return Invariant.ROOM_CARDS
    if not room_decks_are_counted(s):
        return Invariant.ROOM_DECKS
    if not gold_is_counted(s):
        return Invariant.GOLD
    if not load_is_right(s):
        return Invariant.LOAD
    if not pawns_are_right(s):
        return Invariant.PAWNS
    if not orb_is_right(s):
        return Invariant.ORB
    return broken_knowledge(s)


@kernel
def broken_knowledge(s):
    if not deeds_are_five(s):
        return Invariant.DEEDS
    if not public_deeds_are_true(s):
        return Invariant.PUBLIC_DEEDS
    if not known_deeds_are_true(s):
        return Invariant.KNOWN_DEEDS
    for position in range(POSITIONS):
        if s.ruled_out[position, s.deed_at[position]]:
            return Invariant.RULED_OUT
    for seat in range(SEATS):
        if s.dead[seat, seat]:
            return Invariant.REALMS
    if not lineups_are_right(s):
        return Invariant.LINEUPS
    if not answers_are_right(s):
        return Invariant.ANSWERS
    if not payment_is_right(s):
        return Invariant.PAYMENT
    if not expedition_is_right(s):
        return Invariant.EXPEDITION
    return Invariant.HOLDS


# ------------------------------------------------------------------------------ Adventurers


@kernel
def deck_is_right(s):
    for place in range(ADVENTURERS):
        adventurer = int(s.deck[place])
        if (adventurer != 0) != (place < s.deck_size):
            return False
        if adventurer and s.at[adventurer] != At.DECK:
            return False
        for other in range(place):
            if adventurer and s.deck[other] == adventurer:
                return False
    return count_at(s, At.DECK) == s.deck_size


@kernel
def count_at(s, where):
    count = 0
    for adventurer in range(1, ADVENTURERS + 1):
        if s.at[adventurer] == where:
            count += 1
    return count


@kernel
def town_is_sorted(s):
    people = 0
    for house in range(PLACES):
        if s.town[house]:
            people += 1
            if s.at[s.town[house]] != At.TOWN:
                return False
        if house and s.town[house] >= s.town[house - 1] and s.town[house]:
            return False
    return people == count_at(s, At.TOWN)


@kernel
def groups_are_counted(s):
    for seat in range(SEATS):
        if s.group_size[seat] != count_at(s, At.GROUP + seat):
            return False
        if not group_is_in_order(s, seat):
            return False
        if seat >= s.seats and s.group_size[seat]:
            return False
    for adventurer in range(ADVENTURERS + 1):
        if s.follower[adventurer] and s.at[adventurer] < At.GROUP:
            return False
    return True


@kernel
def group_is_in_order(s, seat):
    """From the leader on every member is named once, the lowest rank first."""
    expected = int(s.leader[seat])
    for adventurer in range(1, ADVENTURERS + 1):
        if in_group(s, seat, adventurer):
            if adventurer != expected:
                return False
            expected = int(s.follower[adventurer])
    return expected == NOBODY


@kernel
def groups_have_colour(s):
    if s.phase < Phase.NEXT_PAWN:
        return True
    for seat in range(int(s.seats)):
        if all_colourless(s, seat):
            return False
    return True


# ------------------------------------------------------------------------------- Room cards


@kernel
def room_cards_are_conserved(s):
    in_hand = 1 if s.phase == Phase.VICTIM else 0  # revealed, and nobody's yet
    for card in range(CARDS):
        copies = int(s.in_deck[card]) + int(s.discard[card]) + int(s.load[card])
        for seat in range(SEATS):
            copies += int(s.treasury[seat, card])
        if in_hand and s.room == card + 1:
            copies += 1
        if copies != CARD_COPIES[card] or s.discard[card] < 0 or s.load[card] < 0:
            return False
    return True


@kernel
def room_decks_are_counted(s):
    for card in range(CARDS):
        dungeon = int(CARD_DUNGEON[card])
        count = 0
        for place in range(ROOMS):
            if s.rooms[dungeon, place] == card + 1:
                count += 1
        if count != s.in_deck[card]:
            return False
    for dungeon in range(DUNGEONS):
        for place in range(ROOMS):
            if (s.rooms[dungeon, place] != 0) != (place < s.rooms_left[dungeon]):
                return False
    return True


@kernel
def gold_is_counted(s):
    for seat in range(SEATS):
        gold = 0
        for card in range(CARDS):
            gold += int(s.treasury[seat, card]) * int(CARD_WORTH[card])
            if s.treasury[seat, card] < 0:
                return False
        if gold != s.gold[seat] or (seat >= s.seats and gold):
            return False
    return True


@kernel
def load_is_right(s):
    explores = s.explorer != NONE
    for card in range(CARDS):
        if s.load[card]:
            if not explores or CARD_DUNGEON[card] != s.pawn[s.explorer]:
                return False
    if s.phase == Phase.DECIDE:
        seat = int(s.explorer)
        return load_gold(s, int(s.pawn[seat])) <= capacity(s, seat)
    return True


@kernel
def pawns_are_right(s):
    for seat in range(SEATS):
        if s.pawn[seat] != NONE:
            if seat >= s.seats or s.group_size[seat] == 0:
                return False
            if s.phase < Phase.NEXT_PAWN or s.phase == Phase.COLLECT:
                return False
    return s.explorer == NONE or s.pawn[s.explorer] != NONE


@kernel
def orb_is_right(s):
    for seat in range(SEATS):
        for dungeon in range(DUNGEONS):
            seen = int(s.orb_seen[seat, dungeon])
            if (seen != 0) != (s.orb_valid[seat, dungeon] != 0):
                return False
            if seen and s.rooms[dungeon, int(s.rooms_left[dungeon]) - 1] != seen:
                return False
    return True


# ------------------------------------------------------------------------------------ Deeds


@kernel
def deeds_are_five(s):
    found = 0
    for position in range(POSITIONS):
        found |= 1 << int(s.deed_at[position])
    return found == (1 << DUNGEONS) - 1


@kernel
def public_deeds_are_true(s):
    unknown = 0
    for position in range(POSITIONS):
        if s.deed_public[position] == 0:
            unknown += 1
        elif s.deed_public[position] != int(s.deed_at[position]) + 1:
            return False
    return unknown != 1 and (unknown == 0 or not s.over)


@kernel
def known_deeds_are_true(s):
    for seat in range(SEATS):
        if seat < s.seats and not s.knows[seat, seat]:
            return False
        for position in range(POSITIONS):
            known = int(s.deed_known[seat, position])
            if (known != 0) != (s.knows[seat, position] != 0):
                return False
            if known and known != int(s.deed_at[position]) + 1:
                return False
    return True


# ------------------------------------------------------------------------ Choices in progress


@kernel
def lineups_are_right(s):
    for seat in range(SEATS):
        size = 0
        for place in range(FIGHTERS):
            adventurer = int(s.lineup[seat, place])
            if adventurer:
                size += 1
                if s.phase != Phase.LINE_UP or not in_group(s, seat, adventurer):
                    return False
                for other in range(place):
                    if s.lineup[seat, other] == adventurer:
                        return False
        if s.phase == Phase.LINE_UP and seat < s.seats and not lineup_is_timely(s, seat, size):
            return False
    return True


@kernel
def lineup_is_timely(s, seat, size):
    """Whoever fights is either asked or complete; whoever does not has no line-up."""
    if s.pawn[seat] == NONE or pawns_at(s, int(s.pawn[seat])) == 1:
        return size == 0
    complete = size == min(FIGHTERS, int(s.group_size[seat]))
    return complete != (int(s.to_act) >> seat & 1 == 1)


@kernel
def answers_are_right(s):
    for seat in range(int(s.seats)):
        asked = int(s.to_act) >> seat & 1 == 1
        window = s.phase == Phase.CLAIM_WINDOW and conceivable(s, seat)
        if window != (int(s.asked) >> seat & 1 == 1):
            return False
        if s.phase != Phase.CLAIM_WINDOW:
            if s.answer[seat]:
                return False
        elif conceivable(s, seat):
            if asked == (s.answer[seat] != 0):
                return False
        elif asked or s.answer[seat]:
            return False
    return True


@kernel
def payment_is_right(s):
    pays = s.phase == Phase.PAY
    if (s.house != NONE or s.deed_slot != NONE) != (pays or s.phase == Phase.RELEASE):
        return False
    if s.house != NONE and s.deed_slot != NONE:
        return False
    return pays == (s.paid < s.price) and (s.house != NONE or s.deed_slot != NONE or s.paid == 0)


@kernel
def expedition_is_right(s):
    if s.explorer != NONE:
        return True
    rest = int(s.rooms_seen) | int(s.room) | int(s.room_kept) | int(s.died) | int(s.tokens_left)
    used = int(s.shield_used) | int(s.reliquary_used)
    return rest | used | int(s.jester_letter) | int(s.oracle_letter) == 0
