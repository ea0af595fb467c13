"""Steps and turns: what forbids them, and what happens when a pawn moves or a portal turns."""

from __future__ import annotations

from ...engine.events import EVERYONE, tell
from ...engine.kernel import kernel
from .actions import Event, Phase, Reason
from .board import AREA, DOTS, FIRST_CAVERNE, LOCATION_EXIT, PAY, SOCKET_NUMBER, SOCKETS
from .clues import earn
from .components import MARKERS, NONE, SYMBOL_OF, SYMBOL_VP, TRENCAVEL, Source
from .ending import areas_of
from .moves import (
    face,
    faced,
    in_caverne,
    marker_in,
    occupied,
    on_portal,
    own_colour,
    passable,
    purse_of,
    rotations,
    some_dots,
    spot_entered,
    spot_of,
    way_to,
    with_turns,
)


@kernel
def forbids_step(s, seat, node):
    """The price must be in the pool (R1), and one may not stop where another pawn is (R18)."""
    way = way_to(s, seat, node)
    if way == NONE:
        return Reason.NO_WAY_THERE
    if marker_in(s, seat, node):
        return Reason.OWN_MARKER_THERE
    here = int(s.pawn[seat])
    gate = int(PAY[here, way])
    colour = face(s, gate)
    dots = int(DOTS[here, way])
    if s.pool[colour] < dots:
        return Reason.TOO_FEW_DOTS
    spot = spot_entered(s, node, gate)
    if occupied(s, seat, spot):
        if not passable(s, seat, spot, rotations(s), purse_of(s) - some_dots(colour, dots)):
            return Reason.NO_PLACE_TO_STOP
    return Reason.ALLOWED


@kernel
def forbids_turn(s, seat, direction):
    """A dot of the own quarter's colour (R6); counter-clockwise only with Trencavel (R13)."""
    node = int(s.pawn[seat])
    if not on_portal(node):
        return Reason.NOT_ON_PORTAL
    if direction < 0 and not s.claimed[seat, TRENCAVEL]:
        return Reason.WITHOUT_TRENCAVEL
    spot = spot_of(s, seat)
    colour = own_colour(s, spot)
    if s.pool[colour] < 1:
        return Reason.TOO_FEW_DOTS_TO_TURN
    if s.phase == Phase.TRANSIT:
        turned = with_turns(rotations(s), node, direction)
        if not passable(s, seat, spot, turned, purse_of(s) - some_dots(colour, 1)):
            return Reason.NO_PLACE_TO_STOP
    return Reason.ALLOWED


@kernel
def step_to(s, seat, node):
    """Pay, move, and see what is there; back is allowed (R7), and so are locations (R20)."""
    here = int(s.pawn[seat])
    way = way_to(s, seat, node)
    gate = int(PAY[here, way])
    colour = face(s, gate)
    s.pool[colour] -= DOTS[here, way]
    spot = spot_entered(s, node, gate)
    s.pawn[seat] = node
    s.quarter[seat] = spot % 4
    tell(s, EVERYONE, Event.STEPS, seat, here, node, colour, DOTS[here, way])
    reach_area(s, seat, node)
    s.visit_open[seat] = 0
    if in_caverne(node):
        enter_caverne(s, seat, node - FIRST_CAVERNE)
    s.phase = Phase.TRANSIT if occupied(s, seat, spot) else Phase.MAIN


@kernel
def reach_area(s, seat, node):
    """Stepping there is enough, also in passing; the Sanctuaire is in no area (R33)."""
    area = int(AREA[node])
    if area != NONE and not s.visited[seat, area]:
        s.visited[seat, area] = 1
        tell(s, EVERYONE, Event.REACHES_AREA, seat, area, areas_of(s, seat))


@kernel
def enter_caverne(s, seat, caverne):
    """Markers alternate (R34); walking through counts as a visit too (R22)."""
    marker = int(s.next_marker[seat])
    before = int(s.marker[seat, marker])
    s.marker[seat, marker] = caverne + 1
    s.next_marker[seat] = (marker + 1) % MARKERS
    s.visit_open[seat] = 1
    tell(s, EVERYONE, Event.PUTS_MARKER, seat, marker + 1, caverne, before)
    location = int(SYMBOL_OF[caverne])
    if location != NONE and face(s, int(LOCATION_EXIT[location])) == s.colour[seat]:
        earn(s, seat, Source.SYMBOLS, SYMBOL_VP)  # R35
        tell(s, EVERYONE, Event.SYMBOL_BONUS, seat, location, SYMBOL_VP)


@kernel
def turn_portal(s, seat, direction):
    """Only the portal one stands on, with everybody on it (R6)."""
    socket = int(s.pawn[seat])
    colour = own_colour(s, spot_of(s, seat))
    s.pool[colour] -= 1
    turn_disc(s, socket, direction)
    tell(s, EVERYONE, Event.TURNS, seat, socket, colour, faced(s, seat))
    for other in range(int(s.seats)):
        if other != seat and s.pawn[other] == socket:
            tell_carried(s, other)


@kernel
def turn_disc(s, socket, direction):
    s.rot[socket] = int(s.rot[socket]) + direction & 3


@kernel
def tell_carried(s, seat):
    colour = own_colour(s, spot_of(s, seat))
    tell(s, EVERYONE, Event.CARRIED, seat, s.pawn[seat], colour, faced(s, seat))


@kernel
def turn_all(s, parity, direction):
    """All portals whose number is even, or odd, occupied or not (R46), as printed (R13)."""
    for socket in range(SOCKETS):
        if SOCKET_NUMBER[socket] % 2 == parity:
            turn_disc(s, socket, direction)
    for seat in range(int(s.seats)):
        socket = int(s.pawn[seat])
        if on_portal(socket) and SOCKET_NUMBER[socket] % 2 == parity:
            tell_carried(s, seat)
