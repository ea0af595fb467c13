"""Elector calls before they are made: the table as each would leave it."""

from __future__ import annotations

from collections.abc import Callable

from ....engine.drawing.scene import Sight
from ....engine.drawing.svg import group, tag, use
from ..actions import Phase
from .parts import card_of, decides
from .trick import Trick

After = Callable[[Sight, Trick, str], str]
"""Draws the symbols in their new order, and the values with them."""


def calls(sight: Sight, trick: Trick, prefix: str, after: After) -> str:
    """Shown while a call is pointed at. Calls that swap alike share one drawing."""
    if not decides(sight, Phase.TURN):
        return ""
    drawn: dict[str, str] = {}
    shown = []
    for action in sight.legal:
        if action.kind == "call":
            then = trick.call(card_of(action.args[0]))
            key = f"{prefix}call{''.join(map(str, then.symbols))}"
            drawn.setdefault(key, group(after(sight, then, prefix), id=key))
            shown.append(use(key, class_="preview", data_for=action.text))
    return group(tag("defs", *drawn.values()), *shown, aria_hidden="true") if shown else ""
