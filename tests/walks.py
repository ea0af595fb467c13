"""Games of Rennes-le-Château that come somewhere: people walk to Cavernes and use what they find.

Of moves without any aim a pawn would not leave its street.
"""

from __future__ import annotations

import random

from spelkast.engine.table import Table
from spelkast.games.rennes.board import SANCTUAIRE
from spelkast.games.rennes.drawing.layout import is_caverne
from spelkast.games.rennes.scene.routes import routes

WILL = 0.8
"""How often somebody does what brings the game on."""


def wish(table: Table, seat: int, luck: random.Random) -> list[str]:
    """Some actions in a row: claim, take, give, walk far; else anything."""
    legal = [action.text for action in table.legal(seat)]
    for kind in ("claim", "take", "offer", "joker"):
        found = [text for text in legal if text.startswith(kind)]
        if found and luck.random() < WILL:
            return [luck.choice(found)]
    ways = sorted(routes(table.view(seat)).values(), key=lambda way: sum(way.price))
    if ways and luck.random() < WILL:
        good = [way for way in ways if is_caverne(way.to) or way.to == SANCTUAIRE]
        return list((good or ways)[-1].acts)
    if "end" in legal and luck.random() < WILL / 2:
        return ["end"]
    going_on = [text for text in legal if text != "stop"]
    return [luck.choice(going_on)]
