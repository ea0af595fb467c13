"""Where the viewer could walk this turn: the best way to each place, and how to pay for it.

A way is paid with the dots in the pool and with cards of the hand, played before the first step;
ghosts and conversions are asked for only where a place cannot be reached without them. A
quarter-turn on the way changes what later steps cost, so a place is looked at together with all
discs as they would then be turned. Among the ways to a place the one is best that takes the fewest
dots from the hand, then the fewest cards, then the fewest dots at all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from ....engine.view import View
from .. import moves
from ..actions import Phase
from ..board import DOTS, NODE_COUNT, NODES, PAY, SANCTUAIRE, TO, WAYS
from ..components import DISC, NONE, QUARTERS, TRENCAVEL
from ..drawing.layout import is_caverne, is_portal
from .paying import NOTHING, Dots, Help, Payment, Purse

MOST_STATES = 6000
"""Places that one search looks at; more are not needed to walk as far as a hand goes."""

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
    payment: Payment
    """Cards to play first, and what helps."""
    wasted: Dots
    """Dots that would lapse, of the payment and of the pool; of a way that cannot be paid, the dots
    that are missing."""

    @property
    def cards(self) -> tuple[int, ...]:
        return self.payment.cards

    @property
    def helps(self) -> tuple[Help, ...]:
        return self.payment.helps

    @property
    def acts(self) -> tuple[str, ...]:
        return self.payment.acts + self.moves


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
    table = _Table(view)
    found = _search(table, table.covers, {})
    return _search(table, table.purse.pays, found) if table.purse.helped else found


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
        max(0, price - limit) for price, limit in zip(end.price, table.purse.limit, strict=True)
    )
    chain = _chain(end)
    return Route(
        to,
        tuple(one.move for one in chain),
        tuple(_stop(one) for one in chain),
        end.price,
        Payment((), ()),
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
        self.purse = Purse(view)
        self.taken = {
            QUARTERS * int(view.pawn[other]) + int(view.quarter[other])
            for other in range(int(view.seats))
            if other != seat
        }
        self.shut = {node for node in range(NODE_COUNT) if moves.marker_in(view.record, seat, node)}

    def colour(self, exit_: int, turned: int) -> int:
        socket = exit_ // QUARTERS
        return self.discs[socket][exit_ - (turned >> 2 * socket) & 3]

    def covers(self, price: Dots) -> bool:
        """Do pool and cards pay this as they are?"""
        return _no_more(price, self.purse.limit)

    def free(self, spot: int) -> bool:
        node = spot // QUARTERS
        return is_caverne(node) or node == SANCTUAIRE or spot not in self.taken


# ----------------------------------------------------------------------------------- The search


def _search(
    table: _Table, payable: Callable[[Dots], bool], known: dict[int, Route]
) -> dict[int, Route]:
    """Ways to places that are not known yet, besides those that are."""
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
            if not payable(price):
                continue
            before = seen.setdefault((spot, turned), [])
            if any(_no_more(other, price) for other in before):
                continue
            before[:] = [other for other in before if not _no_more(price, other)] + [price]
            count += 1
            heappush(queue, (total + dots, count, _Label(price, spot, turned, label, move)))
    return known | {
        node: min((_route(table, node, label) for label in labels), key=_cost)
        for node, labels in ends.items()
        if node != table.spot // QUARTERS and node not in known
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
    payment = table.purse.payment(end.price)
    assert payment is not None, "every label of the search can be paid"
    whole = zip(table.purse.pool, payment.dots, end.price, strict=True)
    return Route(
        to,
        tuple(one.move for one in chain),
        tuple(_stop(one) for one in chain),
        end.price,
        payment,
        tuple(pool + brought - price for pool, brought, price in whole),
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
    return *route.payment.spent, sum(route.price)
