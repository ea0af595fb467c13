"""The board on the table page: the cave that never changes, and everything on it that does.

Ids begin with a letter for the shape and stay the same, because a page keeps the ground it was
first sent and gets the living part anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ....engine.drawing.scene import Board, Shape, Sight
from ....engine.drawing.svg import circle, group, move, rect, tag, use
from ....engine.schema import PUBLIC
from ....engine.view import View
from ..actions import Phase
from ..components import LIBRARY, MONSTERS, NONE, POWERS, SEATS, UNDERWORLD
from ..drawing import art, cards, scenery
from ..drawing.board import (
    clamp,
    ends,
    footprints,
    foremost,
    monster,
    monsters,
    numbers,
    pawn,
    slabs,
    some_shapes,
    standing,
    summary,
    tiles,
    underworld,
)
from ..drawing.layout import LANDSCAPE, PORTRAIT, Line
from .landing import flipped_squares
from .parts import decides, labels
from .targets import previews, target_shape, targets

LINES: dict[Shape, Line] = {"wide": LANDSCAPE, "tall": PORTRAIT}
PREFIXES: dict[Shape, str] = {"wide": "w-", "tall": "t-"}
MARGIN = 1000
"""How far the cave goes on around the board, where the page has room to spare."""
SIDE = 12
"""What a window leaves out at either side."""
RATIO = 1.2
"""Height of a window on the portrait board, to its width."""
LANE = 90
"""Windows move by so much: half a lane, so that not every step moves them."""
ROOM = 110
"""Around the squares that must be seen."""
HELD = 150
"""Above them, for a monster that is held in a corner of the window and must hide none of them."""


def board(sight: Sight, shape: Shape) -> Board:
    on, prefix = LINES[shape], PREFIXES[shape]
    window = _window(sight, on) if shape == "tall" else (0, 0, on.width, on.height)
    return Board(
        label=summary(sight.view, labels(sight)),
        view_box=" ".join(str(round(number)) for number in window),
        ground=ground(on, prefix),
        living=_living(sight, on, prefix, window),
    )


# ---------------------------------------------------------------------------------- The ground


@cache
def ground(on: Line, prefix: str) -> str:
    """Every shape that a living board can ask for, then the cave."""
    return "".join(
        (
            tag(
                "defs",
                scenery.gradients(prefix),
                some_shapes(on, prefix, POWERS, chain=True),
                *_pieces(prefix),
                group(cards.order_ribbon(), id=f"{prefix}order"),
                target_shape(on, prefix),
            ),
            scenery.ground(on, prefix, MARGIN),
        )
    )


def _pieces(prefix: str) -> Iterator[str]:
    yield from (group(art.monster(n), id=f"{prefix}m{n}") for n in range(MONSTERS))
    yield from (group(art.counter(seat), id=f"{prefix}p{seat}") for seat in range(SEATS))
    yield group(clamp(), id=f"{prefix}clamp")
    yield group(underworld(), id=f"{prefix}gate")
    yield group(art.library(lit=True), id=f"{prefix}lit")
    yield group(art.library(lit=False), id=f"{prefix}dim")


# ---------------------------------------------------------------------------------- The living


Window = tuple[float, float, float, float]


def _living(sight: Sight, on: Line, prefix: str, window: Window) -> str:
    view, called = sight.view, labels(sight)
    return group(
        scenery.fog(on, int(view.path_len), prefix),
        ends(view, on, called, prefix, live=True),
        slabs(view, on, prefix, live=True),
        scenery.lantern(on, foremost(view), prefix),
        tiles(view, on, called, prefix),
        footprints(view, on),
        *(monster(view, on, called, prefix, square, live=True) for square in monsters(view)),
        *(pawn(view, on, called, prefix, seat, live=True) for seat in standing(view)),
        previews(sight, on, prefix),
        targets(sight, on, prefix),
        numbers(view, on, prefix),
        _in_hand(sight, on, prefix, window),
        _order(on, prefix, window),
        class_="inf",
    )


def _order(on: Line, prefix: str, window: Window) -> str:
    """Who comes first, always in sight: Skull, Vega, 6 to 1."""
    x, y, width, _ = window
    if on is LANDSCAPE:
        return use(f"{prefix}order", x + 24, y + 20, scale=1.25, aria_hidden="true")
    return use(f"{prefix}order", x + width - 346, y + 18, scale=1.3, aria_hidden="true")


def _in_hand(sight: Sight, on: Line, prefix: str, window: Window) -> str:
    """What has been turned up but does not lie yet: a monster or a strip, in a corner."""
    view, called = sight.view, labels(sight)
    x, y, width, _ = window
    at = (x + width - 84, y + 84) if on is LANDSCAPE else (x + 84, y + 84)
    number = int(view.turned_up)
    if number != NONE:
        kind = art.power_of(number)
        return group(
            circle(0, 0, 62, fill=art.NIGHT, opacity=".8"),
            circle(0, 0, 60, class_="inf-held"),
            use(f"{prefix}m{number}"),
            use(f"{prefix}{kind}", 31, 31),
            role="img",
            aria_label=f"{called.monster(number)}, {called.power(POWERS.index(kind))}",
            data_piece=f"monster-{number}",
            transform=move(*at),
        )
    if int(view.flipped) != NONE and not decides(sight, Phase.STRIP_DIR):
        squares = flipped_squares(view, turned=False)
        wide = 30 * len(squares) + 10
        left = at[0] - 1.6 * wide + 60 if on is LANDSCAPE else at[0] - 60
        frame = rect(-8, -8, wide + 16, 56, rx=16, fill=art.NIGHT, opacity=".8")
        strip = cards.strip_card(squares)
        place = move(left, at[1] - 40, scale=1.6)
        return group(frame, strip, aria_hidden="true", transform=place)
    return ""


# ----------------------------------------------------------------------- The window of a phone


def _window(sight: Sight, on: Line) -> Window:
    """A part of the portrait board: where the action is.

    It lies as low as it can, because the way back matters least at the top; but the end of the
    path is in it, and above all the viewer's own pawn. Whoever places a monster sees all squares
    that are to choose from.
    """
    view = sight.view
    width = on.width - 2 * SIDE
    height = round(width * RATIO)
    if decides(sight, Phase.SKULL_TO, Phase.SKULL_FROM, Phase.LAND_FROM):
        return _whole_path(sight, on, width, height)
    end = min(on.at(place)[1] for place in (int(view.path_len), min(_front(view), LIBRARY)))
    top = min(on.height - height, end - ROOM - 2 * LANE)
    if top < on.height - height:
        top = LANE * (top // LANE)
    pawn_in = on.at(_anchor(view))[1] + ROOM - height  # higher up, the pawn would fall out below
    top = max(top, min(pawn_in, on.height - height), 0)
    return SIDE, round(top), width, height


def _whole_path(sight: Sight, on: Line, width: float, height: float) -> Window:
    """From the lowest square of interest to the highest."""
    squares = [int(action.args[0]) for action in sight.legal if action.args]
    rows = [on.at(square)[1] for square in (*squares, _anchor(sight.view))]
    held = HELD if int(sight.view.turned_up) != NONE else 0
    top = min(max(0, min(rows) - ROOM), min(rows) - held - on.tile)
    bottom = min(on.height, max(rows) + ROOM)
    if bottom - top < height:
        top = min(top, bottom - height)
        bottom = top + height
    return SIDE, round(top), width, round(bottom - top)


def _anchor(view: View) -> int:
    """The square that a window must hold: the viewer's own, or for a spectator the mover's."""
    if view.seat != PUBLIC:
        return int(view.pawn[view.seat])
    mover = int(view.mover)
    return int(view.pawn[mover]) if mover != NONE else foremost(view)


def _front(view: View) -> int:
    """Where the viewer's pawn could get next."""
    return min(int(view.pawn[view.seat]) + 6, LIBRARY) if view.seat != PUBLIC else UNDERWORLD
