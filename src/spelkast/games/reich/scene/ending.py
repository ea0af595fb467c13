"""How a seat did: its points, and the years of the events it won."""

from __future__ import annotations

from ....engine.drawing.scene import Ending, Sight
from ..components import OCCASIONS
from .chips import won_events
from .parts import say


def ending(sight: Sight, seat: int) -> Ending:
    won = won_events(sight.view, seat)
    years = sight.words.listing([OCCASIONS[event - 1] for event in won])
    return Ending(
        say(sight, "ending", count=len(won), years=years), str(int(sight.view.points[seat]))
    )
