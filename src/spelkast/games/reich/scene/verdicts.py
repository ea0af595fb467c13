"""How a card in hand does against the open cards."""

from __future__ import annotations

from ....engine.drawing.scene import Sight
from ....engine.view import View
from ..actions import Phase
from .parts import decides
from .trick import Trick, present

_LOST = {1: "one", 2: "two", 3: "three", 4: "four"}


def with_mine(view: View, card: int, before: Trick | None = None) -> Trick:
    """The trick, if the viewer plays this card now."""
    return (before or present(view)).play(view.seat, card)


def is_last(view: View) -> bool:
    """Does the viewer's card end the round?"""
    return len(present(view).open) == int(view.seats) - 1 and int(view.phase) != Phase.CHOOSE


def verdict(sight: Sight, card: int) -> str:
    """wins, leads, or on which symbol it loses: one to four. "" while nothing lies open, or if
    the viewer is not asked."""
    view = sight.view
    if not decides(sight, Phase.TURN, Phase.REPLACE) or not present(view).open:
        return ""
    after = with_mine(view, card)
    if after.leader == view.seat:
        return "wins" if is_last(view) else "leads"
    return _LOST[after.dropped_at(view.seat)]
