"""The pieces of Rennes-le-Château: the board holds together, and the numbers are as written."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import numpy as np
import pytest

from spelkast.games.rennes.board import (
    AREA,
    BOARD,
    CORRIDORS,
    FIRST_CAVERNE,
    NODE_COUNT,
    NODES,
    NUMBER,
    PAY,
    PORTALS,
    SANCTUAIRE,
    SOCKETS,
    SQUARES,
    STEPS,
    TO,
    VORTEXES,
    WAY,
    exit_number,
)
from spelkast.games.rennes.components import (
    AREA_VP,
    AREAS,
    CAVERNES,
    CODE,
    COLOURS,
    COPIES,
    DECK,
    DISC,
    LOCATIONS,
    NONE,
    SYMBOL_OF,
)
from spelkast.games.rennes.network import ALTAR, DISTANCE, HOP_DOTS, HOP_TO

FOOT = [node for node in range(NODE_COUNT) if node != SANCTUAIRE]

DISTANCES = {
    "tour": (7, 31, 17, 22, 25, 30, 19),
    "villa": (14, 26, 12, 20, 20, 25, 14),
    "eglise": (18, 19, 13, 13, 13, 18, 7),
    "cimetiere": (25, 14, 20, 20, 20, 15, 14),
    "monastere": (28, 7, 24, 23, 20, 19, 17),
    "C1": (0, 29, 13, 15, 22, 27, 16),
    "C2": (25, 0, 21, 20, 17, 16, 14),
    "C3": (15, 19, 0, 14, 14, 15, 8),
    "C4": (17, 22, 14, 0, 15, 19, 9),
    "C5": (20, 15, 16, 15, 0, 11, 9),
    "C6": (25, 16, 13, 20, 9, 0, 13),
    "C7": (14, 16, 10, 9, 9, 13, 0),
}


def kinds() -> Counter[str]:
    return Counter(kind for corridor in CORRIDORS for kind in corridor.kinds)


def on_foot(node: int) -> set[int]:
    """Neighbours without any jump of a vortex; portals can be turned to any exit."""
    vortexes = {NUMBER[vortex] for vortex in VORTEXES}
    near = {step.to for step in STEPS[node]} - {SANCTUAIRE}
    return near - vortexes if node in vortexes else near


def reachable(start: int, closed: set[int]) -> set[int]:
    seen, left = {start}, [start]
    while left:
        for node in on_foot(left.pop()) - seen - closed:
            seen.add(node)
            left.append(node)
    return seen


def test_there_are_130_places() -> None:
    assert (len(PORTALS), len(LOCATIONS), len(CAVERNES), len(SQUARES)) == (15, 5, 7, 102)
    assert NODE_COUNT == 130 == len(set(NODES))
    assert kinds() == {"closed": 78, "open": 20, "vortex": 4}
    assert NODES[:2] == ("P1", "P2")
    assert NODES[SANCTUAIRE] == "S"
    assert NODES[-1] == "V4"


def test_every_exit_is_used_once() -> None:
    ends = [corridor.a for corridor in CORRIDORS]
    ends += [corridor.b for corridor in CORRIDORS if "." in corridor.b]
    assert sorted(map(exit_number, ends)) == list(range(60))


def test_open_passages_lie_between_portals_and_nowhere_else() -> None:
    for number, corridor in enumerate(CORRIDORS, start=1):
        between = "." in corridor.b
        assert corridor.kinds.count("open") == between
        assert between == (6 <= number <= 25)


def test_two_places_touch_at_most_once_and_both_ways() -> None:
    for node, steps in enumerate(STEPS):
        targets = [step.to for step in steps]
        assert len(set(targets)) == len(targets)
        for way, step in enumerate(steps):
            assert WAY[node, step.to] == way
            assert TO[node, way] == step.to
            assert PAY[node, way] == step.pay
            assert node in {back.to for back in STEPS[step.to]}


def test_areas_are_connected_and_have_their_size() -> None:
    sizes = {area: AREA.tolist().count(n) for n, area in enumerate(AREAS)}
    assert sizes == {"A": 9, "B": 8, "C": 7, "D": 8, "E": 10, "F": 18, "G": 17, "H": 23, "I": 29}
    assert [NODES[node] for node in np.flatnonzero(AREA == NONE)] == ["S"]
    for area in range(len(AREAS)):
        nodes = set(np.flatnonzero(area == AREA).tolist())
        outside = set(range(NODE_COUNT)) - nodes
        assert reachable(min(nodes), outside) == nodes


@pytest.mark.parametrize("location", LOCATIONS)
def test_everything_can_be_reached_on_foot(location: str) -> None:
    assert reachable(NUMBER[location], set()) == set(FOOT)


def test_two_markers_never_cut_off_a_caverne() -> None:
    cavernes = set(range(FIRST_CAVERNE, FIRST_CAVERNE + len(CAVERNES)))
    for pair in combinations(cavernes, 2):
        for location in LOCATIONS:
            assert cavernes - set(pair) <= reachable(NUMBER[location], set(pair))


def test_distances_are_as_documented() -> None:
    for place, dots in DISTANCES.items():
        assert tuple(DISTANCE[4 * NUMBER[place], :ALTAR].tolist()) == dots
    altar = [int(DISTANCE[4 * NUMBER[location], ALTAR]) for location in LOCATIONS]
    assert altar == [19, 14, 7, 14, 17]


def test_a_hop_costs_what_its_steps_cost() -> None:
    for node in range(NODE_COUNT):
        for way in range(len(STEPS[node])):
            end, dots, before, step = int(HOP_TO[node, way]), 0, node, STEPS[node][way]
            while True:
                dots += step.dots
                if step.to == end:
                    break
                before, step = step.to, next(s for s in STEPS[step.to] if s.to != before)
            assert dots == HOP_DOTS[node, way].sum()


Shape = tuple[str, float, float, float, float]
"""What it is, its middle, and its width and height."""


def shapes() -> list[Shape]:
    """Everything that is drawn, as boxes around its middle."""
    found = []
    for socket in BOARD["sockets"]:
        found.append((socket["id"], *socket["xy"], *(2 * [2 * BOARD["portal_radius"]])))
    for caverne in BOARD["cavernes"]:
        found.append((caverne["id"], *caverne["xy"], *(2 * [2 * BOARD["caverne_radius"]])))
    for location in BOARD["locations"]:
        found.append((location["id"], *location["xy"], *BOARD["location_size"]))
    found.append(("S", *BOARD["sanctuaire"]["xy"], *BOARD["sanctuaire_size"]))
    for corridor in BOARD["corridors"]:
        for name, _, _, x, y in corridor["squares"]:
            found.append((name, x, y, *(2 * [BOARD["square_size"]])))
    return found


def apart(one: Shape, other: Shape) -> bool:
    """Round things touch nothing if their circles do not; boxes if they lie side by side."""
    (a, ax, ay, aw, ah), (b, bx, by, bw, bh) = one, other
    dx, dy = abs(ax - bx), abs(ay - by)
    round_a, round_b = a[0] in "PC", b[0] in "PC"
    if round_a and round_b:
        return bool(dx * dx + dy * dy >= ((aw + bw) / 2) ** 2)
    if round_a or round_b:
        radius, (w, h) = (aw / 2, (bw, bh)) if round_a else (bw / 2, (aw, ah))
        gap = max(dx - w / 2, 0) ** 2 + max(dy - h / 2, 0) ** 2
        return bool(gap >= radius * radius)
    return bool(dx >= (aw + bw) / 2 or dy >= (ah + bh) / 2)


def test_no_two_shapes_overlap() -> None:
    for one, other in combinations(shapes(), 2):
        assert apart(one, other), (one[0], other[0])


def test_discs_are_balanced() -> None:
    assert len({tuple(disc) for disc in DISC.tolist()}) == 15 == SOCKETS
    for disc in DISC:
        assert len(set(disc.tolist())) == 4
    for colour in range(len(COLOURS)):
        assert sum(colour in disc for disc in DISC.tolist()) == 12
    opposite = Counter(
        frozenset((int(disc[q]), int(disc[q + 2]))) for disc in DISC for q in range(2)
    )
    assert set(opposite.values()) == {3}
    assert len(opposite) == 10


def test_cards_codes_and_points() -> None:
    assert DECK == 100
    assert COPIES.tolist() == [8, 6, 4, 2] * 5
    assert CODE.sum(axis=1).tolist() == [5] * 5
    assert CODE.sum(axis=0).tolist() == [5] * 5
    assert AREA_VP.tolist() == [0, 0, 2, 5, 8, 11, 15, 19, 25, 30]
    assert sorted(SYMBOL_OF.tolist()) == [-1, -1, 0, 1, 2, 3, 4]
