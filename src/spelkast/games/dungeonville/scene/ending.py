"""How a seat did: one true sentence, and its score."""

from __future__ import annotations

from ....engine.drawing.scene import Ending, Sight
from .. import measures
from ..drawing import facts
from .parts import dungeon_token, say


def ending(sight: Sight, seat: int) -> Ending:
    view = sight.view
    d = facts.deeds(view)[seat]
    own = int(view.tokens[d][seat])
    sentence = say(
        sight,
        "ending",
        how="claimed" if int(view.winner) == seat else "owned",
        dungeon=dungeon_token(d),
        won=int(measures.realm(view.record, seat)),
        gate=int(view.tokens[d].sum()) - own,
        own=own,
    )
    return Ending(sentence, str(facts.score(view, seat)).replace("-", "−"))
