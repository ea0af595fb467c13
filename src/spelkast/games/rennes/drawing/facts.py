"""What drawings read from a view."""

from __future__ import annotations

from ....engine.schema import PUBLIC
from ....engine.view import View
from .. import moves
from ..board import FIRST_CAVERNE, LOCATION_EXIT, SANCTUAIRE
from ..components import (
    CODE,
    CODES,
    HUES,
    MARKERS,
    NONE,
    QUARTERS,
    REGIONS,
    SYMBOL_OF,
    TYPES,
)
from .layout import AT, STAND, Point, facing, is_caverne, is_location, is_portal


def hue(view: View, seat: int) -> int:
    return int(view.colour[seat])


def active(view: View) -> int:
    """Whose turn it is."""
    return view.waiting[0] if view.waiting else int(view.start)


def owner(view: View) -> int:
    """Whose things are shown: the viewer's; for those who watch, of whoever moves."""
    return active(view) if view.seat == PUBLIC else int(view.seat)


def shown(view: View, exit_: int) -> int:
    """The colour that an exit shows now."""
    return int(moves.face(view.record, exit_))


def exits(view: View, socket: int) -> list[int]:
    """The colours of a portal: north, east, south, west."""
    return [shown(view, QUARTERS * socket + way) for way in range(QUARTERS)]


def location_hue(view: View, n: int) -> int:
    """The colour that counts for the symbol of a location (R35)."""
    return shown(view, int(LOCATION_EXIT[n]))


def bonus_for(view: View, seat: int, caverne: int) -> bool:
    """Would this seat get the points for the symbol, if it came in now?"""
    place = int(SYMBOL_OF[caverne])
    return place != NONE and location_hue(view, place) == hue(view, seat)


def held(view: View, seat: int) -> list[int]:
    """The cards of a hand, by colour and dots."""
    return [card for card in range(TYPES) for _ in range(int(view.hand[seat][card]))]


def known(view: View, seat: int) -> list[int]:
    """Cards that everybody saw this seat take."""
    return [card for card in range(TYPES) for _ in range(int(view.known[seat][card]))]


def markers(view: View, caverne: int) -> list[tuple[int, int]]:
    """(seat, 1 or 2) of every marker in a Caverne."""
    return [
        (seat, marker + 1)
        for seat in range(int(view.seats))
        for marker in range(MARKERS)
        if int(view.marker[seat][marker]) == caverne + 1
    ]


def claims(view: View, n: int) -> list[int]:
    """Who has claimed a code, the first one first."""
    ranks = {int(view.claimed[seat][n]): seat for seat in range(int(view.seats))}
    return [ranks[rank] for rank in sorted(ranks) if rank]


def ghosts(view: View, seat: int) -> list[int]:
    return [n for n in range(CODES) if view.claimed[seat][n]]


def found(view: View, seat: int, n: int) -> int:
    """Clues on a code."""
    return sum(int(view.clues[seat][n][colour]) for colour in range(HUES))


def slots(view: View, seat: int, n: int) -> list[tuple[int, bool]]:
    """The five places of a code: (colour, is the clue there)."""
    return [
        (colour, place < int(view.clues[seat][n][colour]))
        for colour in range(HUES)
        for place in range(int(CODE[n, colour]))
    ]


def areas(view: View, seat: int) -> list[int]:
    return [area for area in range(REGIONS) if view.visited[seat][area]]


def pawn_at(view: View, seat: int) -> Point | None:
    """Where a pawn is drawn; those who share a place stand beside each other."""
    node = int(view.pawn[seat])
    if node == NONE:
        return None
    if is_portal(node):
        direction = int(view.quarter[seat]) + int(view.rot[node]) & 3
        return facing(node, direction, STAND + 2)
    x, y = AT[node]
    if is_caverne(node) or node == SANCTUAIRE:
        here = [other for other in range(int(view.seats)) if int(view.pawn[other]) == node]
        place = here.index(seat)
        spread = min(44, 96 / max(len(here), 1))
        side = (place - (len(here) - 1) / 2) * spread
        return (x + side, y + 6) if len(here) > 1 else (x, y + 4)
    return (x, y + 22) if is_location(node) else (x, y - 4)


def caverne_of(node: int) -> int:
    """The number of a Caverne, NONE for other places."""
    return node - FIRST_CAVERNE if is_caverne(node) else NONE
