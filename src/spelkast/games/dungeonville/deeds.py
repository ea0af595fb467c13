"""Deeds: who knows where which one lies, claims of victory, the exchange, and the end of a game."""

from __future__ import annotations

from ...engine.events import EVERYONE, only, tell
from ...engine.kernel import kernel
from .actions import Event, Phase, Reason
from .components import DUNGEONS, NONE, POSITIONS
from .measures import (
    conceivable,
    largest_pile,
    own_score,
    realm,
    score_with,
    seat_after_start,
    wealth,
)
from .state import Answer, AutoClaim
from .steps import ask

# ----------------------------------------------------------------------------------- Claims


@kernel
def open_claims(s):
    """After combat or expedition with blood: whoever might have enough is asked (R55).

    Play goes on with the next expedition, unless somebody wins.
    """
    if s.auto_claim == AutoClaim.YES:
        claim_for(s, (1 << int(s.seats)) - 1)
        return
    asked = 0
    won_at_least = int(s.kills_to_win) - largest_pile(s)
    for seat in range(int(s.seats)):
        if realm(s, seat) >= won_at_least and conceivable(s, seat):
            asked |= 1 << seat
    if asked:
        s.phase = Phase.CLAIM_WINDOW
        s.to_act = s.asked = asked


@kernel
def answer_claim(s, seat, answer):
    """Nothing but this field changes until the last answer is in; nobody must claim (R60)."""
    s.answer[seat] = answer
    if s.to_act == 0:
        close_claims(s)


@kernel
def close_claims(s):
    """Answers are shown together; of several true claims the highest wins, then order (R58)."""
    claims = 0
    best = NONE
    for n in range(int(s.seats)):
        seat = seat_after_start(s, n)
        if s.answer[seat] == Answer.CLAIM:
            claims += 1
            if claim(s, seat) and (best == NONE or own_score(s, seat) > own_score(s, best)):
                best = seat
        s.answer[seat] = Answer.UNSPOKEN
    s.asked = 0
    s.phase = Phase.NEXT_EXPEDITION
    if best != NONE:
        finish(s, best)
    elif claims == 0:
        tell(s, EVERYONE, Event.NOBODY_CLAIMS)


@kernel
def claim(s, seat):
    """Right or wrong, the deed is public from now on (R57). Is it right?"""
    s.deed_public[seat] = s.deed_known[seat, seat]
    close_public_knowledge(s)
    tell(s, EVERYONE, Event.CLAIMS, seat, int(s.deed_public[seat]) - 1, own_score(s, seat))
    return own_score(s, seat) >= s.kills_to_win


@kernel
def close_public_knowledge(s):
    """When one position alone is unknown, everybody can tell what lies there."""
    unknown = NONE
    count = 0
    missing = DUNGEONS * (DUNGEONS + 1) // 2
    for position in range(POSITIONS):
        missing -= int(s.deed_public[position])
        if s.deed_public[position] == 0:
            unknown = position
            count += 1
    if count == 1:
        s.deed_public[unknown] = missing


@kernel
def claim_for(s, seats):
    """With `auto_claim` the game claims for whoever has enough; who has not, shows that (R56)."""
    best = NONE
    for n in range(int(s.seats)):
        seat = seat_after_start(s, n)
        if seats >> seat & 1 and own_score(s, seat) >= s.kills_to_win:
            if best == NONE or own_score(s, seat) > own_score(s, best):
                best = seat
    if best != NONE:
        claim(s, best)
        finish(s, best)
        return
    for seat in range(int(s.seats)):
        if seats >> seat & 1:
            for dungeon in range(DUNGEONS):
                if score_with(s, seat, dungeon) >= s.kills_to_win:
                    s.ruled_out[seat, dungeon] = 1


# ------------------------------------------------------------------------------- Collection


@kernel
def forbids_deed(s, seat, slot):
    """One blind exchange for each seat and phase, if there is a deed house (R52)."""
    if slot > POSITIONS - int(s.seats):
        return Reason.NO_SUCH_SLOT
    if s.swapped:
        return Reason.ALREADY_EXCHANGED
    if wealth(s, seat) < s.deed_price:
        return Reason.TOO_DEAR
    return Reason.ALLOWED


@kernel
def forbids_claim(s, seat):
    if s.auto_claim == AutoClaim.YES:
        return Reason.GAME_CLAIMS
    return Reason.ALLOWED if conceivable(s, seat) else Reason.CLAIM_IMPOSSIBLE


@kernel
def collected(s):
    s.swapped = 0
    s.turn += 1
    s.phase = Phase.NEXT_COLLECT


@kernel
def claim_alone(s, seat):
    """In one's own collection turn; if wrong, the turn is over."""
    if claim(s, seat):
        finish(s, seat)
    else:
        collected(s)


@kernel
def exchange(s, seat):
    """What lies at the two positions changes place, and with it what anybody knows of it (R6)."""
    slot = int(s.deed_slot)
    here = seat
    there = int(s.seats) + slot - 1
    swap(s.deed_at, here, there)
    swap(s.deed_public, here, there)
    for dungeon in range(DUNGEONS):
        kept = s.ruled_out[here, dungeon]
        s.ruled_out[here, dungeon] = s.ruled_out[there, dungeon]
        s.ruled_out[there, dungeon] = kept
    for other in range(int(s.seats)):
        swap(s.deed_known[other], here, there)
        swap(s.knows[other], here, there)
    learn(s, seat, here)  # only now is the new deed looked at (R53)
    learn(s, seat, there)
    tell(s, EVERYONE, Event.EXCHANGES, seat, slot)
    tell(s, only(seat), Event.NEW_DEED, seat, s.deed_at[here], slot)
    s.swapped = 1
    s.deed_slot = NONE
    s.price = s.paid = 0
    if s.auto_claim == AutoClaim.YES:
        claim_for(s, 1 << seat)
    if not s.over:
        ask(s, seat, Phase.COLLECT)


@kernel
def swap(row, here, there):
    kept = row[here]
    row[here] = row[there]
    row[there] = kept


@kernel
def learn(s, seat, position):
    s.deed_known[seat, position] = int(s.deed_at[position]) + 1
    s.knows[seat, position] = 1


# -------------------------------------------------------------------------------------- End


@kernel
def finish(s, winner):
    """All deeds are shown; without a winner the round cap ends the game (R59)."""
    s.winner = winner
    for position in range(POSITIONS):
        s.deed_public[position] = int(s.deed_at[position]) + 1
    for seat in range(int(s.seats)):
        tell(s, EVERYONE, Event.OWNS, seat, s.deed_at[seat], own_score(s, seat))
    for slot in range(int(s.seats), POSITIONS):
        tell(s, EVERYONE, Event.UNOWNED, slot - int(s.seats) + 1, s.deed_at[slot])
    if winner == NONE:
        tell(s, EVERYONE, Event.ROUND_CAP)
    else:
        tell(s, EVERYONE, Event.WINS, winner, own_score(s, winner))
    s.phase = Phase.GAME_OVER
    s.to_act = 0
    s.over = 1
