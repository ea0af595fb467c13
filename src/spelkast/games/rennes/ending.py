"""The end of Rennes-le-Château: areas are scored, and who has won."""

from __future__ import annotations

from ...engine.events import EVERYONE, tell
from ...engine.kernel import kernel
from .actions import Event, Phase
from .clues import clues_on, codes_of, earn
from .components import AREA_VP, CODES, REGIONS, Source


@kernel
def areas_of(s, seat):
    areas = 0
    for area in range(REGIONS):
        areas += int(s.visited[seat, area])
    return areas


@kernel
def end_game(s):
    """Areas are scored, and the winner is known."""
    for seat in range(int(s.seats)):
        earn(s, seat, Source.AREAS, int(AREA_VP[areas_of(s, seat)]))
        e = s.earned[seat]
        tell(s, EVERYONE, Event.TOTAL, seat, e[0], e[1], e[2], e[3], s.vp[seat])
    level = leaders(s, 0)
    if several(level):
        tell(s, EVERYONE, Event.TIE_BREAK, level, deciding_measure(s))
    seats = victors(s)
    tell(s, EVERYONE, Event.WINS, seats, most_points(s))
    s.phase = Phase.GAME_OVER
    s.to_act = 0
    s.over = 1


MEASURES = 4
"""What ranks the seats, one after the other: points, codes, clues, areas (R59)."""


@kernel
def measure(s, seat, number):
    if number == 0:
        return int(s.vp[seat])
    if number == 1:
        return codes_of(s, seat)
    if number == 2:
        return clue_tokens(s, seat)
    return areas_of(s, seat)


@kernel
def clue_tokens(s, seat):
    """All clues on the player board, those of claimed codes too (R51)."""
    clues = 0
    for code in range(CODES):
        clues += clues_on(s, seat, code)
    return clues


@kernel
def leaders(s, last):
    """The seats that are level at the top, after the measures up to this one."""
    seats = (1 << int(s.seats)) - 1
    for number in range(last + 1):
        best = 0
        for seat in range(int(s.seats)):
            if seats >> seat & 1:
                best = max(best, measure(s, seat, number))
        for seat in range(int(s.seats)):
            if measure(s, seat, number) < best:
                seats &= ~(1 << seat)
    return seats


@kernel
def victors(s):
    """Whoever is level to the last measure wins together (R59)."""
    return leaders(s, MEASURES - 1)


@kernel
def deciding_measure(s):
    """The tie-break that leaves one seat alone; the number of measures if none does."""
    number = 1
    while number < MEASURES and several(leaders(s, number)):
        number += 1
    return number


@kernel
def several(seats):
    return seats & seats - 1 != 0


@kernel
def most_points(s):
    most = 0
    for seat in range(int(s.seats)):
        most = max(most, int(s.vp[seat]))
    return most


@kernel
def score(s, out):
    """One victory, shared by those who have it."""
    seats = victors(s)
    sharers = 0
    for seat in range(int(s.seats)):
        sharers += seats >> seat & 1
    for seat in range(int(s.seats)):
        out[seat] = 1.0 / sharers if seats >> seat & 1 else 0.0


@kernel
def standing(s, out):
    """By points, then codes, clues and areas."""
    for seat in range(int(s.seats)):
        place = 0
        for number in range(MEASURES):
            place = place * 100 + measure(s, seat, number)
        out[seat] = place
