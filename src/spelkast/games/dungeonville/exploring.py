"""Exploration: one group after the other goes from room to room, until it escapes or is no more."""

from __future__ import annotations

from ...engine.chance import shuffle
from ...engine.events import EVERYONE, tell
from ...engine.kernel import kernel
from .actions import Event, Phase, Reason
from .components import (
    CARD_GOLD,
    CARD_LETTER,
    FIRST_CARD,
    JESTER,
    LETTER,
    MULE,
    NONE,
    ORACLE,
    RELIQUARY,
    SANDALS,
    SEATS,
    SHIELD,
    WORST_LETTER,
)
from .deeds import open_claims
from .measures import (
    active,
    base_letter,
    capacity,
    in_group,
    letter_of,
    load_gold,
    seat_in_turn,
    with_letter,
)
from .state import At
from .steps import ask, bank, dismiss_if_colourless, draw_adventurer, leave_for_discard

# --------------------------------------------------------------------------------- Entering


@kernel
def next_expedition(s):
    """Groups enter in order; when all are out, everybody collects (R52)."""
    if s.turn == s.seats:
        s.turn = 0
        s.phase = Phase.NEXT_COLLECT
    elif s.pawn[seat_in_turn(s)] == NONE:
        s.turn += 1
    else:
        enter(s, seat_in_turn(s))


@kernel
def enter(s, seat):
    """First the jester gets a letter, then the oracle copies one (R46)."""
    dungeon = int(s.pawn[seat])
    s.explorer = seat
    tell(s, EVERYONE, Event.ENTERS, seat, dungeon)
    if in_group(s, seat, JESTER):
        draw_for_jester(s, seat, dungeon)
    else:
        wake_oracle(s, seat)


@kernel
def draw_for_jester(s, seat, dungeon):
    """The jester takes the letter of the next adventurer for this dungeon (R45)."""
    drawn = draw_adventurer(s)
    if drawn == 0:
        s.jester_letter = WORST_LETTER + 1  # nobody left to draw (R44)
        tell(s, EVERYONE, Event.JESTER_FINDS_NOBODY, seat)
        wake_oracle(s, seat)
        return
    s.at[drawn] = At.DISCARD
    letter = int(LETTER[drawn, dungeon])
    s.jester_letter = letter + 1
    tell(s, EVERYONE, Event.JESTER_DRAWS, seat, drawn, letter + 1)
    if drawn == ORACLE:
        ask(s, seat, Phase.JESTER)
    else:
        wake_oracle(s, seat)


@kernel
def jester_copies(s, seat, adventurer):
    letter = base_letter(s, adventurer, int(s.pawn[seat]))
    s.jester_letter = letter + 1
    tell(s, EVERYONE, Event.JESTER_COPIES, seat, adventurer, letter)
    wake_oracle(s, seat)


@kernel
def wake_oracle(s, seat):
    if in_group(s, seat, ORACLE):
        ask(s, seat, Phase.ORACLE)
    else:
        s.phase = Phase.ROOM


@kernel
def oracle_copies(s, seat, adventurer):
    """It keeps this letter, even if the copied adventurer dies (R46)."""
    letter = base_letter(s, adventurer, int(s.pawn[seat]))
    s.oracle_letter = letter + 1
    tell(s, EVERYONE, Event.ORACLE_COPIES, seat, adventurer, letter)
    s.phase = Phase.ROOM


# ------------------------------------------------------------------------------------ Rooms


@kernel
def open_room(s):
    """Reveal the next card; an empty deck is made anew of its discards (R43)."""
    seat = int(s.explorer)
    dungeon = int(s.pawn[seat])
    if s.rooms_left[dungeon] == 0:
        reopen(s, dungeon)
    if s.rooms_left[dungeon] == 0:
        tell(s, EVERYONE, Event.PLUNDERED, seat, dungeon)  # out, unharmed (R44)
        go_out(s, seat)
        return
    card = draw_room(s, dungeon)
    s.rooms_seen += 1
    s.died = 0
    s.room = card + 1
    tell(s, EVERYONE, Event.REVEALS, seat, card, dungeon)
    letter = int(CARD_LETTER[card])
    if letter == NONE or with_letter(s, seat, dungeon, letter) == 0:  # items kill nobody (R64)
        take_treasure(s)
    elif active(s, seat, SHIELD) and not s.shield_used:
        s.shield_used = 1
        tell(s, EVERYONE, Event.SHIELD_HOLDS, seat)
        take_treasure(s)
    else:
        ask(s, seat, Phase.VICTIM)


@kernel
def reopen(s, dungeon):
    for card in range(FIRST_CARD[dungeon], FIRST_CARD[dungeon + 1]):
        for _ in range(int(s.discard[card])):
            s.rooms[dungeon, s.rooms_left[dungeon]] = card + 1
            s.rooms_left[dungeon] += 1
        s.in_deck[card] += s.discard[card]
        s.discard[card] = 0
    if s.rooms_left[dungeon]:
        shuffle(s, s.rooms[dungeon], 0, int(s.rooms_left[dungeon]))
        tell(s, EVERYONE, Event.REOPENS, dungeon, s.rooms_left[dungeon])


@kernel
def draw_room(s, dungeon):
    """What the Orb showed of this deck is no longer its top (R25)."""
    s.rooms_left[dungeon] -= 1
    card = int(s.rooms[dungeon, s.rooms_left[dungeon]]) - 1
    s.rooms[dungeon, s.rooms_left[dungeon]] = 0
    s.in_deck[card] -= 1
    for seat in range(SEATS):
        s.orb_seen[seat, dungeon] = 0
        s.orb_valid[seat, dungeon] = 0
    return card


@kernel
def forbids_victim(s, seat, adventurer):
    """One of those with the letter of the room dies, and nobody else (R1, R2)."""
    letter = int(CARD_LETTER[int(s.room) - 1])
    if letter_of(s, seat, adventurer, int(s.pawn[seat])) != letter:
        return Reason.LETTER_IS_SAFE
    return Reason.ALLOWED


@kernel
def die(s, seat, adventurer):
    """Death, token, and whether anybody is left: in this order (R39)."""
    dungeon = int(s.pawn[seat])
    saved = active(s, seat, RELIQUARY) and not s.reliquary_used  # also if the priest dies
    leave_for_discard(s, seat, adventurer)
    s.died = 1
    tell(s, EVERYONE, Event.DIES, seat, adventurer, dungeon)
    if adventurer != MULE:
        if saved:
            s.reliquary_used = 1
            tell(s, EVERYONE, Event.RELIQUARY_HOLDS, seat)
        else:
            s.tokens[dungeon, seat] += 1  # also at home, also where nobody is at home (R49)
            s.tokens_left += 1
            tell(s, EVERYONE, Event.LEAVES_TOKEN, seat, dungeon)
    dismiss_if_colourless(s, seat)
    if s.group_size[seat]:
        take_treasure(s)  # a room that killed yields its treasure too (R41)
    else:
        lose_everything(s, seat, dungeon)


@kernel
def lose_everything(s, seat, dungeon):
    """Load and room go to the discards, items with them (R37)."""
    tell(s, EVERYONE, Event.WIPED_OUT, seat, dungeon)
    s.discard[int(s.room) - 1] += 1
    for card in range(FIRST_CARD[dungeon], FIRST_CARD[dungeon + 1]):
        s.discard[card] += s.load[card]
        s.load[card] = 0
    end_expedition(s, seat)


# --------------------------------------------------------------------------- Load and escape


@kernel
def take_treasure(s):
    """The card is taken first; it may be left behind or dropped afterwards (R40)."""
    s.load[int(s.room) - 1] += 1
    s.room_kept = 1
    s.phase = Phase.LOAD


@kernel
def weigh_load(s):
    """Too much is dropped; then the group decides, if the room was a calm one (R42)."""
    seat = int(s.explorer)
    if load_gold(s, int(s.pawn[seat])) > capacity(s, seat):
        ask(s, seat, Phase.DROP)
    elif s.rooms_seen >= s.expedition_cap:
        tell(s, EVERYONE, Event.LAST_ROOM, seat)  # nobody stays for ever (R48)
        go_out(s, seat)
    elif (not s.died and CARD_LETTER[int(s.room) - 1] != NONE) or active(s, seat, SANDALS):
        ask(s, seat, Phase.DECIDE)
    else:
        s.phase = Phase.ROOM


@kernel
def drop(s, seat, card):
    tell(s, EVERYONE, Event.DROPS, seat, card)
    put_down(s, card)
    if s.room == card + 1 and s.load[card] == 0:
        s.room_kept = 0
    s.phase = Phase.LOAD


@kernel
def forbids_leaving_behind(s):
    """Only the card just found can be left, once; items are always taken (R40)."""
    if not s.room_kept:
        return Reason.ALREADY_LEFT
    if CARD_GOLD[int(s.room) - 1] == 0:
        return Reason.ITEMS_ARE_TAKEN
    return Reason.ALLOWED


@kernel
def leave_behind(s, seat):
    card = int(s.room) - 1
    tell(s, EVERYONE, Event.LEAVES_BEHIND, seat, card)
    put_down(s, card)
    s.room_kept = 0
    ask(s, seat, Phase.DECIDE)


@kernel
def put_down(s, card):
    s.load[card] -= 1
    s.discard[card] += 1


@kernel
def go_out(s, seat):
    """The load goes to the treasury, the survivors wait for the next round."""
    dungeon = int(s.pawn[seat])
    tell(s, EVERYONE, Event.BANKS, seat, dungeon, load_gold(s, dungeon))
    for card in range(FIRST_CARD[dungeon], FIRST_CARD[dungeon + 1]):
        bank(s, seat, card, int(s.load[card]))
        s.load[card] = 0
    end_expedition(s, seat)


@kernel
def end_expedition(s, seat):
    blood = s.tokens_left > 0
    s.pawn[seat] = NONE
    s.explorer = NONE
    s.rooms_seen = s.room = s.room_kept = s.died = s.tokens_left = 0
    s.shield_used = s.reliquary_used = s.jester_letter = s.oracle_letter = 0
    s.turn += 1
    s.phase = Phase.NEXT_EXPEDITION
    if blood:
        open_claims(s)
