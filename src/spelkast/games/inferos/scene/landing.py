"""Where a move would end as things stand: read from a view, by the rules of the game.

The path always comes to 48 squares, so the place is known even where no strip lies yet; what is
printed there is not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ....engine.view import View
from .. import rules
from ..components import LIBRARY, NONE, STRIP_LENGTH, STRIP_SQUARES, UNDERWORLD, Square

ENDS = {Square.PLAIN: "plain", Square.MONSTER: "lair", Square.POWER: "power"}


class Landing(NamedTuple):
    """The end of a move."""

    origin: int
    target: int
    """Where the count ends, walked back from the Library if it goes beyond."""
    place: int
    """Where the pawn comes to stand: behind `target` if that is taken."""
    bounced: bool
    ends: str
    """What waits there: win, stay, start, monster, lair, power, plain or unknown."""
    monster: int
    """The monster that waits there, or NONE."""

    @property
    def taken(self) -> bool:
        return self.place != self.target


def of_card(view: View, seat: int, steps: int) -> Landing:
    """A number card, played from where the pawn stands."""
    square = int(view.pawn[seat])
    return _landing(view, seat, square, square + steps)


def of_strip(view: View, turned: bool) -> Landing:
    """The move in progress, if the strip in hand is attached this way round."""
    reach = int(view.cursor) + int(view.steps)
    return _landing(
        view, int(view.mover), int(view.move_from), reach, flipped_squares(view, turned)
    )


def flipped_squares(view: View, turned: bool) -> tuple[Square, ...]:
    """The squares of the strip in hand, in the order they would be walked."""
    strip = int(view.flipped)
    printed = tuple(Square(int(kind)) for kind in STRIP_SQUARES[strip][: STRIP_LENGTH[strip]])
    return printed[::-1] if turned else printed


def _landing(
    view: View, seat: int, origin: int, reach: int, more: Sequence[Square] = ()
) -> Landing:
    """`more` are squares that would lie behind the end of the path."""
    bounced = reach > LIBRARY
    target = 2 * LIBRARY - reach if bounced else reach
    place = int(rules.fall_back(view.record, seat, target, origin))
    monster = int(view.monster[place])
    ends = "stay" if place == origin else _ends(view, place, monster, more)
    return Landing(origin, target, place, bounced, ends, monster)


def _ends(view: View, place: int, monster: int, more: Sequence[Square]) -> str:
    laid = int(view.path_len)
    if place == LIBRARY:
        return "win"
    if place == UNDERWORLD:
        return "start"
    if monster != NONE:
        return "monster"
    if place <= laid:
        return ENDS[Square(int(view.square[place]))]
    return ENDS[more[place - laid - 1]] if place <= laid + len(more) else "unknown"
