"""Recruitment: laps round the table in which adventurers are hired, paid for and exchanged."""

from __future__ import annotations

from ...engine.events import EVERYONE, tell
from ...engine.kernel import kernel
from .actions import Event, Phase, Reason
from .components import (
    BLOOD_WORTH,
    CARD_WORTH,
    FULL_GROUP,
    LAST_LAP,
    NONE,
    PLACES,
)
from .deeds import exchange
from .measures import affordable, coloured, loners, price_for, seat_in_turn
from .state import At, RecruitEnd, TownRefresh
from .steps import ask, dismiss_if_colourless, draw_adventurer, join, leave_for_discard, spend

# --------------------------------------------------------------------------------- The town


@kernel
def start_recruitment(s):
    """The town is filled up, or drawn anew (R11); then laps begin."""
    if s.town_refresh == TownRefresh.NEW and s.town[0]:
        clear_town(s)
    fill_town(s)
    s.lap = 1
    s.turn = 0
    s.phase = Phase.NEXT_RECRUIT


@kernel
def clear_town(s):
    tell(s, EVERYONE, Event.TOWN_CLEARED)
    for house in range(PLACES):
        if s.town[house]:
            s.at[s.town[house]] = At.DISCARD
            s.town[house] = 0


@kernel
def fill_town(s):
    """Draw while a place is free; without cards the town stays short (R44)."""
    while s.town[PLACES - 1] == 0:
        drawn = draw_adventurer(s)
        if drawn == 0:
            return
        tell(s, EVERYONE, Event.COMES_TO_TOWN, drawn)
        house = PLACES - 1
        while house > 0 and s.town[house - 1] < drawn:  # highest rank cheapest, no gaps (R10)
            s.town[house] = s.town[house - 1]
            house -= 1
        s.town[house] = drawn
        s.at[drawn] = At.TOWN


@kernel
def take_from_town(s, house):
    newcomer = int(s.town[house])
    for place in range(house, PLACES - 1):
        s.town[place] = s.town[place + 1]
    s.town[PLACES - 1] = 0
    return newcomer


# ------------------------------------------------------------------------------------- Laps


@kernel
def next_recruit(s):
    """Everybody is asked once a lap, whoever passed before too (R14)."""
    if s.turn == s.seats:
        if s.lap == LAST_LAP or everybody_is_ready(s):
            end_recruitment(s)
        else:
            s.lap += 1
            s.turn = 0
    elif s.recruit_end == RecruitEnd.IMMEDIATE and everybody_is_ready(s):
        end_recruitment(s)
    else:
        ask(s, seat_in_turn(s), Phase.RECRUIT)


@kernel
def everybody_is_ready(s):
    """Three for everybody; whoever then has only colourless ones loses them and goes on (R21)."""
    for seat in range(int(s.seats)):
        if s.group_size[seat] < FULL_GROUP:
            return False
    return not dismiss_colourless_groups(s)


@kernel
def dismiss_colourless_groups(s):
    found = False
    for seat in range(int(s.seats)):
        if dismiss_if_colourless(s, seat):
            found = True
    return found


@kernel
def end_recruitment(s):
    dismiss_colourless_groups(s)
    s.lap = 0
    s.turn = 0
    s.phase = Phase.NEXT_PAWN


@kernel
def recruited(s):
    """On to the next seat of the lap."""
    s.turn += 1
    s.phase = Phase.NEXT_RECRUIT


# ------------------------------------------------------------------------------------ Hiring


@kernel
def forbids_hiring(s, seat, house):
    if s.town[house] == 0:
        return Reason.NOBODY_THERE
    if not affordable(s, seat, house):
        return Reason.TOO_DEAR
    if not coloured(int(s.town[house])) and lacks_colour(s, seat) and coloured_for_sale(s, seat):
        return Reason.NEEDS_COLOUR
    return Reason.ALLOWED


@kernel
def lacks_colour(s, seat):
    """One more without colour would make a full group without any (R22)."""
    return s.group_size[seat] == FULL_GROUP - 1 and loners(s, seat) == FULL_GROUP - 1


@kernel
def coloured_for_sale(s, seat):
    """Is there somebody with a colour whom this seat can pay?"""
    for house in range(PLACES):
        if s.town[house] and coloured(int(s.town[house])):
            if affordable(s, seat, house):
                return True
    return False


@kernel
def forbids_passing(s, seat):
    """With fewer than three a seat must hire, and the Street is free (R15)."""
    if s.group_size[seat] < FULL_GROUP and s.town[0]:
        return Reason.MUST_HIRE
    return Reason.ALLOWED


@kernel
def hire(s, seat, house):
    """Choose a place, pay, release, take, refill: in this order (R12)."""
    s.house = house
    s.price = price_for(s, seat, house)
    pay_on(s, seat)


@kernel
def pay_with_card(s, seat, card):
    spend(s, seat, card)
    s.paid += int(CARD_WORTH[card])
    tell(s, EVERYONE, Event.PAYS, seat, card)
    pay_on(s, seat)


@kernel
def pay_with_blood(s, seat):
    s.blood[seat] -= 1
    s.paid += BLOOD_WORTH
    tell(s, EVERYONE, Event.PAYS_BLOOD, seat)
    pay_on(s, seat)


@kernel
def pay_on(s, seat):
    """Payment stops when the price is reached; what is too much is lost (R16)."""
    if s.paid < s.price:
        ask(s, seat, Phase.PAY)
    elif s.deed_slot != NONE:
        exchange(s, seat)
    elif s.group_size[seat] >= FULL_GROUP:
        ask(s, seat, Phase.RELEASE)
    else:
        welcome(s, seat)


@kernel
def forbids_releasing(s, seat, adventurer):
    """The last with a colour stays if the newcomer has none (R22)."""
    alone = s.group_size[seat] - loners(s, seat) == 1
    if alone and coloured(adventurer) and not coloured(int(s.town[s.house])):
        return Reason.LAST_COLOUR
    return Reason.ALLOWED


@kernel
def release(s, seat, adventurer):
    """One for one, however large the group (R19); it is no kill (R20)."""
    tell(s, EVERYONE, Event.RELEASES, seat, adventurer)
    leave_for_discard(s, seat, adventurer)
    welcome(s, seat)


@kernel
def welcome(s, seat):
    newcomer = take_from_town(s, int(s.house))
    tell(s, EVERYONE, Event.HIRES, seat, newcomer, s.house, s.price, s.paid)
    join(s, seat, newcomer)
    s.house = NONE
    s.price = s.paid = 0
    fill_town(s)
    recruited(s)


@kernel
def pass_recruiting(s, seat):
    tell(s, EVERYONE, Event.PASSES, seat)
    recruited(s)
