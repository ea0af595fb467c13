"""The convent is what the examples say: counts, distances, sight, wishes, paths (T34)."""

from __future__ import annotations

import itertools

import pytest

from spelkast.games.nuns.components import (
    BLESSING_DECK,
    CELLS,
    DATA,
    DEGREE,
    DISTANCE,
    DOORS,
    DOTS,
    HEXAGONS,
    HIDDEN_DOTS,
    ITEM_DOT,
    KEY_COLOUR,
    KEY_DOT,
    LINE,
    LOCKS,
    NEIGHBOUR,
    OPEN,
    PATH_DATA,
    PATHS,
    SIGHT_LIMIT,
    WAY,
    WISHES,
    X,
    Y,
)
from spelkast.games.nuns.outlook import FARTHEST, KEYLESS

FACTS = DATA["facts"]
Point = tuple[float, float]


def test_the_plan_has_as_many_dots_and_edges_as_printed() -> None:
    assert (DOTS, len(OPEN), len(DOORS), len(LOCKS)) == (
        FACTS["dots"],
        FACTS["open"],
        FACTS["doors"],
        FACTS["locks"],
    )
    edges = [*OPEN, *DOORS, *LOCKS]
    assert len({frozenset(edge) for edge in edges}) == len(edges) == FACTS["edges"]
    assert all(a < b for a, b in edges)
    assert int(DEGREE.sum()) == 2 * len(edges)
    assert set(DEGREE[1:].tolist()) == {1, 2, 3, 4}


def test_neighbours_are_in_order_and_mutual() -> None:
    for dot in range(1, DOTS + 1):
        around = NEIGHBOUR[dot, : DEGREE[dot]].tolist()
        assert around == sorted(around)
        assert not NEIGHBOUR[dot, DEGREE[dot] :].any()
        for way, other in enumerate(around):
            assert WAY[dot, other] == way + 1
            assert WAY[other, dot] > 0


def test_everything_is_connected_and_distances_are_those_of_the_examples() -> None:
    for a, b in itertools.combinations(range(1, DOTS + 1), 2):
        assert DISTANCE[a, b] == DISTANCE[b, a] > 0
    assert int(DISTANCE.max()) == FACTS["diameter"]
    assert int(DISTANCE.astype(int).sum()) // 2 == FACTS["sum_all_pairs_distance"]
    for a, b, away in FACTS["distance"]:
        assert DISTANCE[a, b] == away


def crosses(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Do these two segments meet?"""

    def side(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    def between(p: Point, q: Point, r: Point) -> bool:
        inside = all(min(p[n], q[n]) <= r[n] <= max(p[n], q[n]) for n in (0, 1))
        return side(p, q, r) == 0 and inside

    if side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0:
        return True
    return between(a, b, c) or between(a, b, d) or between(c, d, a) or between(c, d, b)


def test_the_lines_of_sight_follow_from_the_walls() -> None:
    """A clear line, within six dots, and not into the tree or a confessional (R15, R22)."""
    walls = [
        (tuple(a), tuple(b)) for wall in DATA["wall"] for a, b in itertools.pairwise(wall["pts"])
    ]
    for a, b in itertools.combinations(range(1, DOTS + 1), 2):
        near = DISTANCE[a, b] <= SIGHT_LIMIT and not {a, b} & set(HIDDEN_DOTS)
        here, there = (float(X[a]), float(Y[a])), (float(X[b]), float(Y[b]))
        clear = near and not any(crosses(here, there, c, d) for c, d in walls)
        assert bool(LINE[a, b]) == bool(LINE[b, a]) == clear, (a, b)
    assert int(LINE.sum()) // 2 == FACTS["los_pairs"]


def test_the_facts_about_sight_hold() -> None:
    assert all(LINE[a, b] for a, b in FACTS["visible"])
    assert not any(LINE[a, b] for a, b in FACTS["blocked"])
    assert all((a, b) in OPEN for a, b in FACTS["no_door"])
    assert [dot for dot in range(1, DOTS + 1) if LINE[150, dot]] == [134, 135]


@pytest.mark.parametrize(
    "group",
    [
        [12, 13, 14, 15, 30, 31, 34, 35, 51, 52, 53, 54],
        [37, 38, 39, 40, 41, 46, 47, 48, 49, 62, 63, 64],
        [73, 74, 75, 76, 90, 91, 92, 93, 94],
        [59, 60, 61, 77, 78, 79, 87, 88, 89],
    ],
)
def test_in_these_places_everybody_sees_everybody(group: list[int]) -> None:
    assert all(LINE[a, b] for a, b in itertools.combinations(group, 2))


def test_every_wish_can_be_fetched_in_time() -> None:
    """Cell, keys, item, cell: the locks are closed until the keys are found."""
    routes = []
    for cell, wish in itertools.product(CELLS, range(1, WISHES + 1)):
        to_keys = int(KEYLESS[cell, KEY_DOT[wish]])
        assert 7 <= to_keys < FARTHEST, "no keys in the first half of the double move (R4)"
        assert KEY_DOT[wish] != ITEM_DOT[wish]  # R10
        on = DISTANCE[KEY_DOT[wish], ITEM_DOT[wish]] + DISTANCE[ITEM_DOT[wish], cell]
        routes.append(to_keys + int(on))
    assert (min(routes), max(routes)) == (34, 49)
    assert KEY_COLOUR[1:] == ("yellow",) * 2 + ("green",) * 2 + ("red",) * 2 + ("blue",) * 2


def test_paths_are_continuous_and_join_hexagons() -> None:
    assert PATHS == 14
    ends = []
    for number, dots in enumerate(PATH_DATA):
        assert all(WAY[a, b] for a, b in itertools.pairwise(dots)), number
        assert len(set(dots)) == len(dots), "a place on a path is told by its dot"
        ends += [dots[0], dots[-1]]
    assert set(ends) == set(HEXAGONS)
    assert [ends.count(dot) for dot in HEXAGONS] == [8, 5, 5, 5, 5]


def test_there_are_two_blessings_of_each_kind() -> None:
    assert sorted(BLESSING_DECK.tolist()) == [1, 1, 2, 2, 3, 3, 4, 4]
