"""One value in the comparison: what a card shows on a symbol, and how it does there."""

from __future__ import annotations

from ....engine.drawing.svg import group, line, move, rect, text
from ..components import EVENT_DYNASTY, SWORDS
from ..drawing import heraldry, signs
from .trick import Trick


def cell(trick: Trick, seat: int, place: int, width: float, height: float) -> str:
    """A number in a box around 0, 0: filled if it is the best, with a sign if a rule helps it."""
    standing = trick.standing(seat, place)
    sign = _sign(trick, standing)
    shift = 7 if sign else 0
    struck = line("M-12 0H12", "currentColor", 1.6) if standing == "fallen" else ""
    return group(
        rect(-width / 2, -height / 2, width, height, rx=6),
        group(sign, transform=move(-width / 2 + 14)) if sign else "",
        group(
            text(0, 5, str(trick.value(seat, place))),
            struck,
            transform=move(shift) if shift else None,
        ),
        class_=f"cell {standing or 'idle'}",
    )


def _sign(trick: Trick, standing: str) -> str:
    """The emblem for Dynasty, swords for heroes and for those who fall."""
    if standing == "lifted":
        emblem = heraldry.badge(int(EVENT_DYNASTY[trick.event]))
        return group(emblem, transform="translate(-8 -10)scale(.7)")
    if standing in ("hero", "fallen"):
        return group(signs.swords(int(SWORDS[trick.event])), transform="scale(.5)")
    return ""
