"""How a seat did: one true sentence, and its score."""

from __future__ import annotations

from ....engine.drawing.scene import Ending, Sight
from ....engine.words import Token
from ..drawing import facts
from .parts import say

HAD = ("nothing", "key", "item")


def ending(sight: Sight, seat: int) -> Ending:
    view = sight.view
    won = bool(int(view.won) >> seat & 1)
    points, target = int(view.points), int(view.target)
    if facts.guards_of(view, seat):
        how = "captures" if points >= target else "time" if won else "lost"
        sentence = say(sight, "ending-guards", how=how, points=points, round=int(view.round_no))
        return Ending(sentence, f"{points}/{target}")
    times = int(view.captures[seat])
    how = "won" if won else "lost"
    sentence = say(sight, "ending-novice", how=how, times=times, round=int(view.round_no))
    wish = say(
        sight,
        "ending-wish",
        wish=Token("wish", str(int(view.told_wish[seat]))),
        has=HAD[int(view.told_has[seat])],
    )
    return Ending(f"{sentence} {wish}", "1" if won else "0")
