"""The board on the table page: the town and the gates that never change, and all that does."""

from __future__ import annotations

from functools import cache

from ....engine.drawing.scene import Board, Shape, Sight
from ....engine.drawing.svg import group, tag
from ....engine.words import Words
from ..actions import Phase
from ..components import NONE
from ..drawing import board as drawn
from ..drawing.labels import Labels
from ..drawing.layout import PLANS, Plan
from ..drawing.stage import stage
from .parts import labels, say
from .targets import targets


def board(sight: Sight, shape: Shape) -> Board:
    plan = PLANS[shape]
    return Board(
        label=summary(sight),
        view_box=_window(sight, plan),
        ground=ground(shape, sight.words),
        living=living(sight, plan),
    )


@cache
def ground(shape: Shape, words: Words) -> str:
    """Every shape that a living board can ask for, then sky, houses and gates with their names."""
    plan = PLANS[shape]
    return tag("defs", *drawn.shapes(plan)) + group(drawn.ground(plan, Labels(words)), class_="dv")


def living(sight: Sight, plan: Plan) -> str:
    view, called = sight.view, labels(sight)
    return group(
        stage(view, plan, called),
        drawn.town(view, plan, called),
        drawn.deed_house(view, plan, called),
        drawn.gates(view, plan, called),
        drawn.pawns(view, plan, called),
        targets(sight, plan),
        class_="dv",
    )


def summary(sight: Sight) -> str:
    """The state in one sentence, for those who do not see it."""
    view, called = sight.view, labels(sight)
    where = [
        called.pair(called.seat(seat), called.dungeon(int(view.pawn[seat])))
        for seat in range(int(view.seats))
        if int(view.pawn[seat]) != NONE
    ]
    return say(sight, "board", round=int(view.round_no), pawns=", ".join(where) or "–")


def _window(sight: Sight, plan: Plan) -> str:
    """A phone shows the town and the gates, or the gates and the cave."""
    view = sight.view
    if not plan.upright:
        return f"0 0 {plan.width:g} {plan.height:g}"
    if int(view.explorer) != NONE or int(view.phase) == Phase.LINE_UP:
        return f"0 188 {plan.width:g} {plan.cave[1] - 184:g}"
    return f"0 0 {plan.width:g} {plan.niche[1] + 6:g}"
