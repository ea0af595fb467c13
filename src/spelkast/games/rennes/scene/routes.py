"""Where the viewer could walk this turn: the best way to each place, and how to pay for it.

A way is paid with the dots in the pool and with cards of the hand, played before the first step. A
quarter-turn on the way changes what later steps cost, so a place is looked at together with all
discs as they would then be turned. Among the ways to a place the one is best that takes the fewest
dots from the hand, then the fewest cards, then the fewest dots at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from ....engine.view import View
from .. import moves
from ..actions import Phase
from ..board import DOTS, NODE_COUNT, NODES, PAY, SANCTUAIRE, TO, WAYS
from ..components import (
    CARD_DOTS,
    CARDS,
    DISC,
    HUES,
    MOST_DOTS,
    NONE,
    QUARTERS,
    TRENCAVEL,
)
from ..drawing.layout import is_caverne, is_portal

Dots = tuple[int, ...]
"""Dots of each colour."""
MOST_STATES = 6000
"""Places that one search looks at; more are not needed to walk as far as a hand goes."""
NOTHING: Dots = (0,) * HUES

_STEPS = [
    [(int(TO[n, w]), int(PAY[n, w]), int(DOTS[n, w])) for w in range(WAYS)]
    for n in range(NODE_COUNT)
]
_DISCS = [[int(hue) for hue in disc] for disc in DISC]


class Route(NamedTuple):
    """A way to a place: moves one after the other, what they cost, and how that is paid."""

    to: int
    moves: tuple[str, ...]
    """As actions: steps and quarter-turns."""
    stops: tuple[tuple[int, int], ...]
    """(node, direction that is faced) after each move; NONE where there is no direction."""
    price: Dots
    cards: tuple[int, ...]
    """Cards to play first."""
    wasted: Dots
    """Dots of these cards, and of the pool, that would lapse; of a way that cannot be paid, the
    dots that are missing."""

    @property
    def acts(self) -> tuple[str, ...]:
        return tuple(f"play {CARDS[card]}" for card in self.cards) + self.moves


class _Label(NamedTuple):
    """How a place was reached."""

    price: Dots
    spot: int
    turned: int
    before: _Label | None
    move: str


def routes(view: View) -> dict[int, Route]:
    """The best way to each place where the viewer could stop, by node."""
    if int(view.phase) not in (Phase.MAIN, Phase.TRANSIT) or view.seat not in view.waiting:
        return {}
    return _search(_Table(view))


def cheapest(view: View) -> dict[int, Route]:
    """For each Caverne the way that costs the fewest dots, whether it can be paid or not."""
    if int(view.phase) != Phase.MAIN or view.seat not in view.waiting:
        return {}
    table = _Table(view)
    queue: list[tuple[int, int, _Label]] = [
        (0, 0, _Label(NOTHING, table.spot, table.turned, None, ""))
    ]
    seen: set[tuple[int, int]] = set()
    found: dict[int, Route] = {}
    count = 0
    while queue:
        total, _, label = heappop(queue)
        node = label.spot // QUARTERS
        here = label.spot, label.turned >> 2 * node & 3 if is_portal(node) else 0
        if here in seen:
            continue
        seen.add(here)
        if label.before is not None and is_caverne(node):
            found.setdefault(node, _unpaid(table, node, label))
            continue
        for move, dots, hue, spot, turned in _moves(table, label):
            count += 1
            price = _more(label.price, hue, dots)
            heappush(queue, (total + dots, count, _Label(price, spot, turned, label, move)))
    return found


def _unpaid(table: _Table, to: int, end: _Label) -> Route:
    missing = tuple(
        max(0, price - limit) for price, limit in zip(end.price, table.limit, strict=True)
    )
    chain = _chain(end)
    return Route(
        to,
        tuple(one.move for one in chain),
        tuple(_stop(one) for one in chain),
        end.price,
        (),
        missing,
    )


class _Table:
    """What a search needs of a view."""

    def __init__(self, view: View) -> None:
        seat = int(view.seat)
        self.discs = [_DISCS[int(disc)] for disc in view.disc]
        self.spot = int(moves.spot_of(view.record, seat))
        self.turned = int(moves.rotations(view.record))
        self.both_ways = bool(view.claimed[seat][TRENCAVEL])
        self.pool: Dots = tuple(int(dots) for dots in view.pool)
        playing = int(view.phase) == Phase.MAIN
        held = [int(count) if playing else 0 for count in view.hand[seat]]
        self.purse = [_payments(tuple(held[_kinds(hue)])) for hue in range(HUES)]
        self.limit: Dots = tuple(self.pool[hue] + len(self.purse[hue]) - 1 for hue in range(HUES))
        self.taken = {
            QUARTERS * int(view.pawn[other]) + int(view.quarter[other])
            for other in range(int(view.seats))
            if other != seat
        }
        self.shut = {node for node in range(NODE_COUNT) if moves.marker_in(view.record, seat, node)}

    def colour(self, exit_: int, turned: int) -> int:
        socket = exit_ // QUARTERS
        return self.discs[socket][exit_ - (turned >> 2 * socket) & 3]

    def free(self, spot: int) -> bool:
        node = spot // QUARTERS
        return is_caverne(node) or node == SANCTUAIRE or spot not in self.taken


def _kinds(hue: int) -> slice:
    """The types of card of one colour."""
    return slice(hue * MOST_DOTS, (hue + 1) * MOST_DOTS)


@lru_cache(maxsize=4096)
def _payments(held: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
    """For 0, 1, 2, … dots: the cards that pay so many with the least waste, as (dots, how many of
    each kind); as long as there are such cards."""
    ways: dict[int, tuple[int, ...]] = {0: (0,) * MOST_DOTS}
    for kind, count in enumerate(held):
        for _ in range(count):
            for dots, used in sorted(ways.items(), reverse=True):
                more = (*used[:kind], used[kind] + 1, *used[kind + 1 :])
                old = ways.get(dots + kind + 1)
                if old is None or sum(more) < sum(old):
                    ways[dots + kind + 1] = more
    sums = sorted(ways)
    return [
        next((dots, ways[dots]) for dots in sums if dots >= wanted)
        for wanted in range(sums[-1] + 1)
    ]


# ----------------------------------------------------------------------------------- The search


def _search(table: _Table) -> dict[int, Route]:
    first = _Label(NOTHING, table.spot, table.turned, None, "")
    queue: list[tuple[int, int, _Label]] = [(0, 0, first)]
    seen: dict[tuple[int, int], list[Dots]] = {(table.spot, table.turned): [NOTHING]}
    ends: dict[int, list[_Label]] = {}
    count = 0
    while queue and count < MOST_STATES:
        total, _, label = heappop(queue)
        node = label.spot // QUARTERS
        if label.before is not None and table.free(label.spot):
            ends.setdefault(node, []).append(label)
        if label.before is not None and is_caverne(node):
            continue  # its marker would change where one may go next
        for move, dots, hue, spot, turned in _moves(table, label):
            price = _more(label.price, hue, dots)
            if price[hue] > table.limit[hue]:
                continue
            known = seen.setdefault((spot, turned), [])
            if any(_no_more(other, price) for other in known):
                continue
            known[:] = [other for other in known if not _no_more(price, other)] + [price]
            count += 1
            heappush(queue, (total + dots, count, _Label(price, spot, turned, label, move)))
    return {
        node: min((_route(table, node, label) for label in labels), key=_cost)
        for node, labels in ends.items()
        if node != table.spot // QUARTERS
    }


def _moves(table: _Table, label: _Label) -> list[tuple[str, int, int, int, int]]:
    """What can be done next: (action, dots, colour, spot then, discs then)."""
    node, turned = label.spot // QUARTERS, label.turned
    steps: Sequence[tuple[int, int, int]] = _STEPS[node]
    found = []
    if is_portal(node):
        now = turned >> 2 * node & 3
        steps = steps[(label.spot + now) & 3 :][:1]
        own = table.discs[node][label.spot & 3]
        for move, by in (("turn_cw", 1), ("turn_ccw", 3))[: 1 + table.both_ways]:
            then = turned ^ (now ^ (now + by & 3)) << 2 * node
            found.append((move, 1, own, label.spot, then))
    for to, exit_, dots in steps:
        if to != NONE and to not in table.shut:
            spot = QUARTERS * to
            if is_portal(to):
                spot += exit_ - (turned >> 2 * to) & 3
            found.append((f"step {NODES[to]}", dots, table.colour(exit_, turned), spot, turned))
    return found


def _more(price: Dots, hue: int, dots: int) -> Dots:
    return (*price[:hue], price[hue] + dots, *price[hue + 1 :])


def _no_more(one: Dots, other: Dots) -> bool:
    """Does one price ask for no more of any colour than the other?"""
    return all(a <= b for a, b in zip(one, other, strict=True))


def _route(table: _Table, to: int, end: _Label) -> Route:
    chain = _chain(end)
    cards, wasted = [], []
    for hue in range(HUES):
        dots, used = table.purse[hue][max(0, end.price[hue] - table.pool[hue])]
        for kind, count in enumerate(used):
            cards += [hue * MOST_DOTS + kind] * count
        wasted.append(table.pool[hue] + dots - end.price[hue])
    return Route(
        to,
        tuple(one.move for one in chain),
        tuple(_stop(one) for one in chain),
        end.price,
        tuple(cards),
        tuple(wasted),
    )


def _chain(end: _Label) -> list[_Label]:
    """From the first move to this one."""
    chain: list[_Label] = []
    label: _Label | None = end
    while label is not None and label.before is not None:
        chain.append(label)
        label = label.before
    return chain[::-1]


def _stop(label: _Label) -> tuple[int, int]:
    node = label.spot // QUARTERS
    if not is_portal(node):
        return node, NONE
    return node, label.spot + (label.turned >> 2 * node) & 3


def _cost(route: Route) -> tuple[int, int, int]:
    dots = sum(int(CARD_DOTS[card]) for card in route.cards)
    return dots, len(route.cards), sum(route.price)
