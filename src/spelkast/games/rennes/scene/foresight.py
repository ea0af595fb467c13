"""What would happen: the rules themselves, carried out on a copy of what the viewer sees.

Only actions without chance are tried, and none that reads what the viewer cannot know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ....engine import rulebook
from ....engine.schema import Record, clone
from ....engine.view import View
from ..components import REGIONS, Source


class Outcome(NamedTuple):
    """What some actions lead to."""

    pool: tuple[int, ...]
    areas: tuple[int, ...]
    """Areas that are new."""
    symbol: int
    """Points for a symbol."""
    points: int
    record: Record


def after(view: View, acts: Sequence[str]) -> Outcome:
    seat = int(view.seat)
    copy = clone(view.records)[0]
    for act in acts:
        rulebook.apply(copy, seat, view.game.actions.parse(act).id)
    symbols = Source.SYMBOLS
    return Outcome(
        pool=tuple(int(dots) for dots in copy.pool),
        areas=tuple(
            area
            for area in range(REGIONS)
            if copy.visited[seat, area] and not view.visited[seat][area]
        ),
        symbol=int(copy.earned[seat, symbols]) - int(view.earned[seat][symbols]),
        points=int(copy.vp[seat]) - int(view.vp[seat]),
        record=copy,
    )
