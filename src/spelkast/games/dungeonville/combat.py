"""Reconnaissance and combat: pawns are placed openly, line-ups in secret, and duels are fought."""

from __future__ import annotations

from ...engine.events import EVERYONE, only, tell
from ...engine.kernel import kernel
from .actions import Event, Phase, Reason
from .components import (
    ADVENTURERS,
    BARD,
    CLASS,
    COLOUR,
    DUNGEONS,
    FIGHTERS,
    LUTE,
    MULE,
    NONE,
    ORB,
    PEASANT,
)
from .deeds import open_claims
from .measures import active, coloured, fighting_rank, in_group, seat_in_turn
from .state import ReservesCount
from .steps import ask, dismiss_if_colourless, join, leave_for_discard

WORST = ADVENTURERS + 1
"""A rank that everybody beats."""

# ---------------------------------------------------------------------------- Reconnaissance


@kernel
def next_pawn(s):
    """Everybody with a group places a pawn, one after the other (R24); the others sit out (R23)."""
    if s.turn == s.seats:
        s.turn = 0
        start_combat(s)
        return
    seat = seat_in_turn(s)
    if s.group_size[seat] == 0:
        tell(s, EVERYONE, Event.SITS_OUT, seat)
        s.turn += 1
        return
    if active(s, seat, ORB):
        look_into_orb(s, seat)
    ask(s, seat, Phase.PLACE)


@kernel
def look_into_orb(s, seat):
    """The top card of each deck as it lies; an empty one shows nothing (R25)."""
    for dungeon in range(DUNGEONS):
        if s.rooms_left[dungeon]:
            s.orb_seen[seat, dungeon] = s.rooms[dungeon, int(s.rooms_left[dungeon]) - 1]
            s.orb_valid[seat, dungeon] = 1
    tell(s, EVERYONE, Event.ORB, seat)
    tops = s.orb_seen[seat]
    tell(s, only(seat), Event.ORB_SHOWS, seat, tops[0], tops[1], tops[2], tops[3], tops[4])


@kernel
def place_pawn(s, seat, dungeon):
    s.pawn[seat] = dungeon
    tell(s, EVERYONE, Event.PLACES, seat, dungeon)
    s.turn += 1
    s.phase = Phase.NEXT_PAWN


# --------------------------------------------------------------------------------- Line-ups


@kernel
def pawns_at(s, dungeon):
    count = 0
    for seat in range(int(s.seats)):
        if s.pawn[seat] == dungeon:
            count += 1
    return count


@kernel
def start_combat(s):
    """All who share a dungeon line up at the same time (R26); one alone needs not be asked."""
    asked = 0
    fights = False
    for seat in range(int(s.seats)):
        if s.pawn[seat] != NONE and pawns_at(s, int(s.pawn[seat])) > 1:
            fights = True
            if s.group_size[seat] == 1:
                place_fighter(s, seat, last_to_line_up(s, seat))
            else:
                asked |= 1 << seat
    if asked:
        s.phase = Phase.LINE_UP
        s.to_act = asked
    elif fights:
        fight_everywhere(s)
    else:
        s.phase = Phase.NEXT_EXPEDITION


@kernel
def lined_up(s, seat, adventurer):
    for place in range(FIGHTERS):
        if s.lineup[seat, place] == adventurer:
            return True
    return False


@kernel
def forbids_lining_up(s, seat, adventurer):
    return Reason.ALREADY_LINED_UP if lined_up(s, seat, adventurer) else Reason.ALLOWED


@kernel
def line_up(s, seat, adventurer):
    """Nothing but the seat's own row changes until the last line-up is complete."""
    placed = place_fighter(s, seat, adventurer)
    size = int(s.group_size[seat])
    if size <= FIGHTERS and placed == size - 1:
        placed = place_fighter(s, seat, last_to_line_up(s, seat))
    if placed < min(size, FIGHTERS):
        s.to_act = int(s.to_act) | 1 << seat
    elif s.to_act == 0:
        fight_everywhere(s)


@kernel
def place_fighter(s, seat, adventurer):
    """In the first free place; how many are placed now."""
    place = 0
    while s.lineup[seat, place]:
        place += 1
    s.lineup[seat, place] = adventurer
    return place + 1


@kernel
def last_to_line_up(s, seat):
    member = int(s.leader[seat])
    while lined_up(s, seat, member):
        member = int(s.follower[member])
    return member


# ------------------------------------------------------------------------------------ Duels


@kernel
def fight_everywhere(s):
    """Line-ups are shown; contested dungeons follow one another (R26)."""
    for seat in range(int(s.seats)):
        for place in range(FIGHTERS):
            s.fought[seat, place] = s.lineup[seat, place]
            s.lineup[seat, place] = 0
    blood = False
    for dungeon in range(DUNGEONS):
        if pawns_at(s, dungeon) > 1:
            for place in range(FIGHTERS):
                if fight_duel(s, dungeon, place):
                    blood = True
            end_combat(s, dungeon)
    s.phase = Phase.NEXT_EXPEDITION
    if blood:
        open_claims(s)


@kernel
def fighter(s, dungeon, place, seat):
    """Whom this seat sends into this duel, 0 for nobody (R28)."""
    if seat >= s.seats or s.pawn[seat] != dungeon:
        return 0
    return int(s.fought[seat, place])


@kernel
def fight_duel(s, dungeon, place):
    """The lowest fighting rank wins; was there a token in it?"""
    victor = duel_winner(s, dungeon, place)
    if victor == NONE:
        return False
    tell_duel(s, dungeon, place)
    weakest = 0
    loser = NONE
    for seat in range(int(s.seats)):
        beaten = fighter(s, dungeon, place, seat)
        if beaten and seat != victor:
            if not defeat(s, victor, int(s.fought[victor, place]), seat, beaten):
                if beaten != MULE and beaten > weakest:
                    weakest = beaten
                    loser = seat
    if loser == NONE:
        return False
    s.dead[victor, loser] += 1  # one a duel, from the owner of the weakest dead (R30, R35)
    tell(s, EVERYONE, Event.WINS_TOKEN, victor, loser)
    return True


@kernel
def duel_winner(s, dungeon, place):
    """Equal fighting ranks come from items: then the printed rank decides (R29)."""
    victor = NONE
    best = WORST
    for seat in range(int(s.seats)):
        adventurer = fighter(s, dungeon, place, seat)
        if adventurer:
            foe = best_foe(s, dungeon, place, seat) if CLASS[adventurer] == PEASANT else WORST
            rank = fighting_rank(s, seat, adventurer, foe)
            if rank < best or (rank == best and adventurer < s.fought[victor, place]):
                victor = seat
                best = rank
    return victor


@kernel
def best_foe(s, dungeon, place, seat):
    """The lowest printed rank among the opponents in a duel; only peasants look at it."""
    best = WORST
    for other in range(int(s.seats)):
        adventurer = fighter(s, dungeon, place, other)
        if adventurer and other != seat:
            best = min(best, adventurer)
    return best


@kernel
def tell_duel(s, dungeon, place):
    tell(
        s,
        EVERYONE,
        Event.DUEL,
        dungeon,
        fighter(s, dungeon, place, 0),
        fighter(s, dungeon, place, 1),
        fighter(s, dungeon, place, 2),
        fighter(s, dungeon, place, 3),
        fighter(s, dungeon, place, 4),
    )


@kernel
def defeat(s, victor, winner, loser, beaten):
    """The same colour defects, any other dies; nobody chooses (R31). True if it defected."""
    leave_for_discard(s, loser, beaten)
    if defects(s, victor, winner, beaten):
        join(s, victor, beaten)
        tell(s, EVERYONE, Event.DEFECTS, victor, winner, loser, beaten)
        return True
    tell(s, EVERYONE, Event.KILLS, victor, winner, loser, beaten)
    return False


@kernel
def defects(s, victor, winner, beaten):
    """Colourless ones never defect, nor does anybody to them (R34); a bard may have the Lute."""
    if not coloured(beaten) or not coloured(winner):
        return False
    return COLOUR[beaten] == COLOUR[winner] or (CLASS[winner] == BARD and active(s, victor, LUTE))


# ----------------------------------------------------------------------------- Who may enter


@kernel
def end_combat(s, dungeon):
    """Most survivors enter, then the lowest rank among them (R32); the others go home."""
    for seat in range(int(s.seats)):
        if s.pawn[seat] == dungeon:
            dismiss_if_colourless(s, seat)
    best = NONE
    most = 0
    for seat in range(int(s.seats)):
        if s.pawn[seat] == dungeon:
            strength = strength_left(s, seat)
            if strength > most:
                most = strength
                best = seat
    for seat in range(int(s.seats)):
        if s.pawn[seat] == dungeon and seat != best:
            s.pawn[seat] = NONE
            tell(s, EVERYONE, Event.GOES_HOME, seat, dungeon)
    if best == NONE:
        tell(s, EVERYONE, Event.NOBODY_ENTERS, dungeon)
    else:
        tell(s, EVERYONE, Event.WINS_COMBAT, best, dungeon)


@kernel
def strength_left(s, seat):
    """More survivors are stronger, then a lower rank among them; 0 if there is none.

    Whoever fought survives, on either side; reserves count only with that option (R27).
    """
    if s.reserves_count == ReservesCount.YES:
        return strength(int(s.group_size[seat]), int(s.leader[seat]))
    count = 0
    strongest = WORST
    for other in range(int(s.seats)):
        for place in range(FIGHTERS):
            adventurer = int(s.fought[other, place])
            if in_group(s, seat, adventurer):
                count += 1
                strongest = min(strongest, adventurer)
    return strength(count, strongest)


@kernel
def strength(count, strongest):
    return count * WORST + WORST - strongest if count else 0
