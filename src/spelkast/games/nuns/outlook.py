"""What both sides know of the convent: what is seen on the way, and where routes lead."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from .components import (
    CELLS,
    DEGREE,
    DISTANCE,
    DOTS,
    ITEM_DOT,
    KEY_DOT,
    LINED,
    LINES,
    LOCKED,
    NEIGHBOUR,
    TRAITS,
    WAYS,
    WISHES,
    X,
    Y,
)

FARTHEST = 99


def _without_keys() -> npt.NDArray[np.int8]:
    """Distances for somebody whom locks keep out."""
    found = np.full((DOTS + 1, DOTS + 1), FARTHEST, dtype=np.int8)
    for start in range(1, DOTS + 1):
        ring, away = {start}, 0
        while ring:
            for dot in ring:
                found[start, dot] = away
            ring = {
                int(NEIGHBOUR[dot, way])
                for dot in ring
                for way in range(int(DEGREE[dot]))
                if not LOCKED[dot, way] and found[start, NEIGHBOUR[dot, way]] == FARTHEST
            }
            away += 1
    return found


KEYLESS = _without_keys()


def _sights() -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int16]]:
    """Dot, way -> what a guard sees who turns and goes there."""
    x, y = X.astype(int), Y.astype(int)
    found: list[list[set[int]]] = [[set() for _ in range(WAYS)] for _ in range(DOTS + 1)]
    for here in range(1, DOTS + 1):
        for way in range(int(DEGREE[here])):
            to = int(NEIGHBOUR[here, way])
            east, south = x[to] - x[here], y[to] - y[here]
            found[here][way].add(to)
            for stand in (here, to):
                lined = LINED[stand, : LINES[stand]]
                ahead = east * (x[lined] - x[stand]) + south * (y[lined] - y[stand]) >= 0
                found[here][way].update(lined[ahead].tolist())
    most = max(len(dots) for row in found for dots in row)
    count = np.zeros((DOTS + 1, WAYS), dtype=np.int8)
    seen = np.zeros((DOTS + 1, WAYS, most), dtype=np.int16)
    for here, row in enumerate(found):
        for way, dots in enumerate(row):
            count[here, way] = len(dots)
            seen[here, way, : len(dots)] = sorted(dots)
    return count, seen


SIGHTS, SIGHT = _sights()


def _routes() -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int8]]:
    """Cell, trait, dot -> the detour by it from where this leg began; how far she has come."""
    detour = np.zeros((len(CELLS) + 1, TRAITS, DOTS + 1), dtype=np.int8)
    come = np.zeros((len(CELLS) + 1, TRAITS, DOTS + 1), dtype=np.int8)
    keyless, distance = KEYLESS.astype(int), DISTANCE.astype(int)
    for cell in CELLS:
        for wish in range(1, WISHES + 1):
            key, item = int(KEY_DOT[wish]), int(ITEM_DOT[wish])
            legs = ((cell, key, keyless), (key, item, distance), (item, cell, distance))
            so_far = 0
            for has, (start, end, away) in enumerate(legs):
                trait = 3 * (wish - 1) + has
                detour[cell, trait] = np.minimum(31, away[start] + away[:, end] - away[start, end])
                come[cell, trait] = np.minimum(100, so_far + away[start])
                so_far += away[start, end]
    return detour, come


DETOUR, COME = _routes()
MOST = 100


def _halving(dots: int) -> npt.NDArray[np.int32]:
    """What remains of 1024 when half of it goes with so many dots."""
    return (1024 * 0.5 ** (np.arange(MOST + 1) / dots)).astype(np.int32)


ON_ROUTE = _halving(3)
"""Dots of a detour -> how likely a novice makes it."""
IN_TIME = _halving(12)
"""Dots that she has not come as far as expected -> how likely."""
