"""How a seat did: what its points were for, and how many they are."""

from __future__ import annotations

from ....engine.drawing.scene import Ending, Sight
from ..components import CODES, Source
from .parts import say


def ending(sight: Sight, seat: int) -> Ending:
    view = sight.view
    earned = [int(points) for points in view.earned[seat]]
    sentence = say(
        sight,
        "ending",
        codes=sum(bool(view.claimed[seat][n]) for n in range(CODES)),
        claims=earned[Source.CLAIMS],
        clues=earned[Source.CLUES],
        symbols=earned[Source.SYMBOLS],
        areas=earned[Source.AREAS],
    )
    return Ending(sentence, str(int(view.vp[seat])))
