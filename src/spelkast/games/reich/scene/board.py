"""The table: the event, a place for each seat, the comparison under the cards, why, and when.

On a laptop seats are columns, on a phone they are rows. Ids begin with a letter for the shape and
stay the same, because a page keeps the ground it was first sent and gets the living part anew.
"""

from __future__ import annotations

from functools import cache

from ....engine.drawing.scene import Board, Shape, Sight
from ....engine.drawing.svg import group, rect, tag
from ..actions import Phase
from ..components import NONE, ROUNDS
from ..drawing import cards, signs
from . import explain
from .parts import criterion, occasion, say
from .tall import height, tall
from .trick import shown
from .wide import wide

PREFIXES: dict[Shape, str] = {"wide": "w-", "tall": "t-"}
WIDE_BOX = "0 0 952 411"
MARGIN = 1000
"""How far the table goes on around what lies on it."""


def board(sight: Sight, shape: Shape) -> Board:
    prefix = PREFIXES[shape]
    draw = wide if shape == "wide" else tall
    return Board(
        label=label(sight),
        view_box=WIDE_BOX if shape == "wide" else f"0 0 390 {height(int(sight.view.seats))}",
        ground=ground(prefix),
        living=group(draw(sight, prefix), class_=f"rei rei--{shape}"),
    )


@cache
def ground(prefix: str) -> str:
    """Every shape that a living board can ask for, then the bare table."""
    cloth = rect(-MARGIN, -MARGIN, 3 * MARGIN, 3 * MARGIN, class_="cloth")
    return (
        tag("defs", cards.card_defs(prefix), signs.symbol_defs(prefix), signs.seat_defs(prefix))
        + cloth
    )


def heading(sight: Sight) -> str:
    """Where the game stands: "round 5 of 11"."""
    view = sight.view
    games = int(view.games)
    if view.over:
        return say(sight, "heading-over", rounds=games * ROUNDS)
    return say(
        sight,
        "heading",
        games=games,
        game=int(view.game_no) + 1,
        round=int(view.round_no),
        rounds=ROUNDS,
    )


def label(sight: Sight) -> str:
    """The table in a few sentences, for those who do not see it."""
    view, trick = sight.view, shown(sight.view)
    where = f"{heading(sight)}, {occasion(sight, trick.event)}."
    if view.over:
        return f"{where} {explain.won(sight, trick)}"
    first, second, third = (criterion(sight, trick.event, symbol) for symbol in trick.symbols)
    counts = say(sight, "now", first=first, second=second, third=third)
    ahead = int(view.phase) != Phase.CHOOSE and trick.leader != NONE
    return f"{where} {counts}" + (f" {explain.leading(sight, trick)}" if ahead else "")
