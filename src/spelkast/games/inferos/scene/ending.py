"""How a seat did: one true sentence, and the square it reached."""

from __future__ import annotations

from ....engine.drawing.scene import Ending, Sight
from ....engine.view import View
from ..components import UNDERWORLD
from ..drawing.board import foremost
from ..words import ending as how_it_ended
from .parts import monster_token


def ending(sight: Sight, seat: int) -> Ending:
    view = sight.view
    square = int(view.pawn[seat])
    how = _how(view, seat)
    values = {"monster": monster_token(int(view.monster[square]))} if how == "blocked" else {}
    sentence = sight.words.tell(
        f"scene-ending-{how}",
        square=square,
        turn=min(int(view.turn), int(view.turn_limit)),
        behind=foremost(view) - square,
        **values,
    )
    return Ending(sentence, str(square))


def _how(view: View, seat: int) -> str:
    square = int(view.pawn[seat])
    if int(view.winner) == seat:
        return "library" if how_it_ended(view) == "library" else "foremost"
    if square == UNDERWORLD:
        return "underworld"
    if view.blocked[seat]:
        return "blocked"
    return "behind"
