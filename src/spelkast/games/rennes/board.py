"""The underground as a graph: nodes, and what each step from one to the next is paid with.

Nodes are numbered: fifteen portals, five locations, seven Cavernes, the Sanctuaire, then all
squares in the order of the corridors. An exit of a portal is 4 * socket + direction. Every step has
a fixed paying exit: the colour that this exit shows at that moment is the price (R1).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from .components import AREAS, CAVERNES, DATA, LOCATION_DATA, LOCATIONS, NONE, QUARTERS

BOARD = DATA["board"]
DIRECTIONS: tuple[str, ...] = tuple(BOARD["directions"])
PORTALS: tuple[str, ...] = tuple(socket["id"] for socket in BOARD["sockets"])
SOCKETS = len(PORTALS)
SOCKET_NUMBER = np.array([socket["number"] for socket in BOARD["sockets"]], dtype=np.int8)


class Corridor(NamedTuple):
    """Squares from portal exit `a` to `b`: another exit, a Caverne, a location, or nothing."""

    a: str
    b: str
    squares: tuple[str, ...]
    kinds: tuple[str, ...]


CORRIDORS: tuple[Corridor, ...] = tuple(
    Corridor(
        corridor["a"],
        corridor["b"],
        tuple(square[0] for square in corridor["squares"]),
        tuple(square[1] for square in corridor["squares"]),
    )
    for corridor in BOARD["corridors"]
)
SQUARES: tuple[str, ...] = tuple(square for corridor in CORRIDORS for square in corridor.squares)
VORTEXES: tuple[str, ...] = tuple(
    square
    for corridor in CORRIDORS
    for square, kind in zip(corridor.squares, corridor.kinds, strict=True)
    if kind == "vortex"
)

NODES: tuple[str, ...] = (*PORTALS, *LOCATIONS, *CAVERNES, BOARD["sanctuaire"]["id"], *SQUARES)
NODE_COUNT = len(NODES)
NUMBER = {node: number for number, node in enumerate(NODES)}
FIRST_LOCATION = NUMBER[LOCATIONS[0]]
FIRST_CAVERNE = NUMBER[CAVERNES[0]]
SANCTUAIRE = NUMBER[BOARD["sanctuaire"]["id"]]
FIRST_SQUARE = NUMBER[SQUARES[0]]
SANCTUAIRE_DOTS = 2  # R16


def exit_number(name: str) -> int:
    """ "P7.E" -> its number."""
    portal, direction = name.split(".")
    return QUARTERS * NUMBER[portal] + DIRECTIONS.index(direction)


LOCATION_EXIT = np.array([exit_number(place["exit"]) for place in LOCATION_DATA], dtype=np.int8)
"""The exit that shows the colour of each location (R35)."""


def _areas() -> np.ndarray:
    """The area of each node; the Sanctuaire has none (R33)."""
    found = np.full(NODE_COUNT, NONE, dtype=np.int8)
    for kind in ("sockets", "locations", "cavernes"):
        for piece in BOARD[kind]:
            found[NUMBER[piece["id"]]] = AREAS.index(piece["area"])
    for corridor in BOARD["corridors"]:
        for square, _, area, *_ in corridor["squares"]:
            found[NUMBER[square]] = AREAS.index(area)
    return found


AREA = _areas()


class Step(NamedTuple):
    """One step: where to, the exit whose colour it is paid in, and how many dots."""

    to: int
    pay: int
    dots: int


WAYS = 6
"""Ways out of a node at most: along a corridor, and from a vortex to the others and the altar."""


def governing_exits() -> dict[str, int]:
    """The exit that colours each square; an open passage has none of its own (R1, R2)."""
    found = {}
    for corridor in CORRIDORS:
        opening = corridor.kinds.index("open") if "open" in corridor.kinds else NONE
        for place, square in enumerate(corridor.squares):
            if opening in (NONE, place) or place < opening:
                found[square] = exit_number(corridor.a)
            else:
                found[square] = exit_number(corridor.b)
        if opening != NONE:
            del found[corridor.squares[opening]]
    return found


GOVERNED = governing_exits()


def _walk(corridor: Corridor, found: dict[int, list[Step]]) -> None:
    """The steps along one corridor, both ways."""
    near = exit_number(corridor.a)
    portal_ahead = "." in corridor.b
    far = exit_number(corridor.b) if portal_ahead else near
    ends = [corridor.b] if corridor.b and not portal_ahead else []
    chain = [NUMBER[place] for place in (*corridor.squares, *ends)]
    to_far = [GOVERNED.get(NODES[node], far) for node in chain]
    to_near = [GOVERNED.get(NODES[node], near) for node in chain]
    found[near].append(Step(chain[0], to_far[0], 1))
    found[_key(chain[0])].append(Step(near // QUARTERS, near, 1))
    if portal_ahead:
        found[far].append(Step(chain[-1], to_near[-1], 1))
        found[_key(chain[-1])].append(Step(far // QUARTERS, far, 1))
    for place in range(len(chain) - 1):
        found[_key(chain[place])].append(Step(chain[place + 1], to_far[place + 1], 1))
        found[_key(chain[place + 1])].append(Step(chain[place], to_near[place], 1))


def _jump(found: dict[int, list[Step]]) -> None:
    """Vortexes lead to each other and to the Sanctuaire (R14, R15, R16)."""
    for vortex in VORTEXES:
        node, pay = NUMBER[vortex], GOVERNED[vortex]
        for other in VORTEXES:
            if other != vortex:
                found[_key(node)].append(Step(NUMBER[other], GOVERNED[other], 1))
        found[_key(node)].append(Step(SANCTUAIRE, pay, SANCTUAIRE_DOTS))
        found[_key(SANCTUAIRE)].append(Step(node, pay, SANCTUAIRE_DOTS))


def _key(node: int) -> int:
    """Steps are gathered by exit for portals, and by node, after all exits, for the rest."""
    return QUARTERS * SOCKETS + node


def steps_from() -> list[list[Step]]:
    """The steps out of each node; out of a portal exactly one for each exit, in their order."""
    found: dict[int, list[Step]] = {key: [] for key in range(_key(NODE_COUNT))}
    for corridor in CORRIDORS:
        _walk(corridor, found)
    _jump(found)
    portals = [
        [found[QUARTERS * socket + direction][0] for direction in range(QUARTERS)]
        for socket in range(SOCKETS)
    ]
    return portals + [found[_key(node)] for node in range(SOCKETS, NODE_COUNT)]


STEPS = steps_from()
TO = np.full((NODE_COUNT, WAYS), NONE, dtype=np.int16)
"""Where each way out of a node leads; out of a portal way d goes through exit d."""
PAY = np.zeros((NODE_COUNT, WAYS), dtype=np.int16)
"""The exit whose colour is the price."""
DOTS = np.zeros((NODE_COUNT, WAYS), dtype=np.int8)
WAY = np.full((NODE_COUNT, NODE_COUNT), NONE, dtype=np.int8)
"""The way from one node to another, NONE if they do not touch. There is never more than one."""
NEIGHBOURS = np.full((NODE_COUNT, WAYS), NODE_COUNT, dtype=np.int16)
"""The nodes that a node touches, in rising order; after them NODE_COUNT."""
for _node, _steps in enumerate(STEPS):
    NEIGHBOURS[_node, : len(_steps)] = sorted(_step.to for _step in _steps)
    for _way, _step in enumerate(_steps):
        TO[_node, _way], PAY[_node, _way], DOTS[_node, _way] = _step
        WAY[_node, _step.to] = _way
