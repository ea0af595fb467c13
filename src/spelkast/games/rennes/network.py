"""The underground from junction to junction, for whoever plans a way through it.

A *hop* is a walk from a node through one way out of it to the next junction: a portal, a Caverne, a
vortex, the Sanctuaire, a location. Its price has at most two parts, each paid in the colour that
one exit shows. Distances count dots and ignore colours, with portals turned clockwise.
"""

from __future__ import annotations

import heapq
from typing import NamedTuple

import numpy as np

from .board import (
    AREA,
    FIRST_CAVERNE,
    FIRST_SQUARE,
    NODE_COUNT,
    NODES,
    SANCTUAIRE,
    SOCKETS,
    STEPS,
    VORTEXES,
    WAYS,
)
from .components import HOLLOWS, NONE, QUARTERS

_JUNCTIONS = {node for node in range(NODE_COUNT) if node < FIRST_SQUARE} | {
    NODES.index(vortex) for vortex in VORTEXES
}
FAR = 99
"""A distance that nobody walks."""


class Hop(NamedTuple):
    """Where a walk ends, and what it is paid with: ((exit, dots), …).

    `middle` is the last square before the colour changes; `areas` are those on the way, as bits.
    """

    to: int
    price: tuple[tuple[int, int], ...]
    middle: int
    areas: int


def hop(node: int, way: int) -> Hop:
    """Walk on, never back, until there is something to decide."""
    price: dict[int, int] = {}
    areas, before, middle = 0, node, NONE
    step = STEPS[node][way]
    while True:
        if price and step.pay not in price:
            middle = before
        price[step.pay] = price.get(step.pay, 0) + step.dots
        areas |= 1 << int(AREA[step.to]) if AREA[step.to] != NONE else 0
        if step.to in _JUNCTIONS:
            return Hop(step.to, tuple(price.items()), middle, areas)
        before, step = step.to, next(s for s in STEPS[step.to] if s.to != before)


HOP_TO = np.full((NODE_COUNT, WAYS), NONE, dtype=np.int16)
HOP_MIDDLE = np.full((NODE_COUNT, WAYS), NONE, dtype=np.int16)
HOP_PAY = np.zeros((NODE_COUNT, WAYS, 2), dtype=np.int16)
HOP_DOTS = np.zeros((NODE_COUNT, WAYS, 2), dtype=np.int8)
HOP_AREAS = np.zeros((NODE_COUNT, WAYS), dtype=np.int16)
HOP_LENGTH = np.zeros((NODE_COUNT, WAYS), dtype=np.int8)
for _node in range(NODE_COUNT):
    for _way in range(len(STEPS[_node])):
        _hop = hop(_node, _way)
        HOP_TO[_node, _way] = _hop.to
        HOP_MIDDLE[_node, _way] = _hop.middle
        HOP_AREAS[_node, _way] = _hop.areas
        HOP_LENGTH[_node, _way] = sum(dots for _, dots in _hop.price)
        for _part, (_pay, _dots) in enumerate(_hop.price):
            HOP_PAY[_node, _way, _part], HOP_DOTS[_node, _way, _part] = _pay, _dots


def _edges() -> dict[int, list[tuple[int, int]]]:
    """Backwards: from where, and for how many dots, a pawn comes to stand at a *stand*.

    A stand is 4 * node + the direction that is faced on a portal, else 0.
    """
    found: dict[int, list[tuple[int, int]]] = {}

    def add(start: int, end: int, dots: int) -> None:
        found.setdefault(end, []).append((start, dots))

    for node, steps in enumerate(STEPS):
        for way, step in enumerate(steps):
            start = QUARTERS * node + (way if node < SOCKETS else 0)
            entered = step.pay % QUARTERS if step.to < SOCKETS else 0
            add(start, QUARTERS * step.to + entered, step.dots)
    for socket in range(SOCKETS):
        for direction in range(QUARTERS):
            turned = (direction + 1) % QUARTERS
            add(QUARTERS * socket + direction, QUARTERS * socket + turned, 1)
    return found


GOALS = HOLLOWS + 1
"""What a way can lead to: the Cavernes and, after them, the Sanctuaire with its altar."""
ALTAR = SANCTUAIRE - FIRST_CAVERNE


def _distances() -> np.ndarray:
    """Dots from every stand to every goal; no way leads through another Caverne."""
    edges = _edges()
    table = np.full((QUARTERS * NODE_COUNT, GOALS), FAR, dtype=np.int8)
    for goal in range(GOALS):
        end = QUARTERS * (FIRST_CAVERNE + goal)
        best = {end: 0}
        heap = [(0, end)]
        while heap:
            dots, stand = heapq.heappop(heap)
            if dots > best[stand] or (dots and _is_caverne(stand // QUARTERS)):
                continue
            for start, price in edges.get(stand, []):
                if dots + price < best.get(start, FAR):
                    best[start] = dots + price
                    heapq.heappush(heap, (dots + price, start))
        for stand, dots in best.items():
            table[stand, goal] = dots
    return table


def _is_caverne(node: int) -> bool:
    return FIRST_CAVERNE <= node < FIRST_CAVERNE + HOLLOWS


DISTANCE = _distances()
"""[4 * node + direction faced, goal]"""
