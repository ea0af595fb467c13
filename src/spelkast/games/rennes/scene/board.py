"""The board on the table page: rock and village that never change, and all that does."""

from __future__ import annotations

from functools import cache

from ....engine.drawing.scene import Board, Shape, Sight
from ....engine.drawing.svg import group, tag
from ....engine.words import Words
from ..actions import Phase
from ..components import NONE
from ..drawing import board as drawn
from ..drawing import facts, scenery
from ..drawing.labels import Labels
from ..drawing.layout import AT, FRAME, PLANS, Plan, window
from .parts import labels, say
from .targets import targets

VILLAGE = (900, 200)
"""What is looked at while nobody stands on the board."""


def board(sight: Sight, shape: Shape) -> Board:
    plan = PLANS[shape]
    return Board(
        label=summary(sight),
        view_box=_window(sight, plan),
        ground=ground(shape, sight.words),
        living=living(sight, plan),
        extent=" ".join(map(str, FRAME)) if plan.window else "",
    )


@cache
def ground(shape: Shape, words: Words) -> str:
    """Every shape that a living board can ask for, then sky, rock, corridors and houses."""
    plan = PLANS[shape]
    return tag("defs", *drawn.shapes(plan)) + group(
        scenery.ground(plan, Labels(words)), class_="rn", aria_hidden="true"
    )


def living(sight: Sight, plan: Plan) -> str:
    view, called = sight.view, labels(sight)
    return group(
        drawn.letters(view),
        drawn.locations(view, plan, called),
        drawn.squares(view, plan),
        drawn.cavernes(view, plan, called),
        drawn.portals(view, plan, called),
        "" if plan.window else drawn.points(view, plan, called),
        targets(sight, plan),
        drawn.pawns(view, plan, called),
        class_="rn",
    )


def summary(sight: Sight) -> str:
    """The state in one sentence, for those who do not see it."""
    view, called = sight.view, labels(sight)
    where = [
        called.pair(called.seat(seat), called.node(int(view.pawn[seat])))
        for seat in range(int(view.seats))
        if int(view.pawn[seat]) != NONE
    ]
    return say(sight, "board", round=int(view.round_no), pawns=", ".join(where) or "–")


def _window(sight: Sight, plan: Plan) -> str:
    """A phone shows the surroundings of the pawn that matters: the viewer's, or who moves."""
    view = sight.view
    if plan.window and int(view.phase) == Phase.LOCATION:
        left, top, width, _ = FRAME
        return f"{left} {top} {width} 620"
    at = facts.pawn_at(view, facts.owner(view))
    node = int(view.pawn[facts.owner(view)])
    return window(plan, AT[node] if at and node != NONE else VILLAGE)
