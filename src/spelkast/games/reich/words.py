"""What the banner of Das Alte Reich can name, read from a view: it tells no more than that does."""

from __future__ import annotations

from ...engine.schema import PUBLIC
from ...engine.view import View
from ...engine.words import Token, Value
from .components import OCCASIONS, PERSONS, SYMBOLS

PLACE_NAMES = ("first", "second", "third")


def decision_args(view: View) -> dict[str, Value]:
    """The event and what counts now; what this seat has chosen; the best score."""
    args: dict[str, Value] = {
        "chosen": Token("shown", chosen(view)),
        "lead": "yes" if view.leader == view.seat else "no",
        "points": int(max(view.points)),
    }
    return args if view.over else args | event_args(view)


def event_args(view: View) -> dict[str, Value]:
    year = OCCASIONS[int(view.event_now) - 1]
    order = {
        name: Token("symbol", SYMBOLS[symbol])
        for name, symbol in zip(PLACE_NAMES, view.symbols, strict=True)
    }
    return {"occasion": Token("occasion", year), "year": year, **order}


def chosen(view: View) -> str:
    """The card that the viewer has laid face down."""
    card = 0 if view.seat == PUBLIC else int(view.chosen[view.seat])
    return PERSONS[card - 1] if card else "none"
