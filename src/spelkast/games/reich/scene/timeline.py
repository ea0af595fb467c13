"""The timeline under the table: the event's year, every open reign, and those one might play."""

from __future__ import annotations

from typing import NamedTuple

from ....engine.drawing.scene import Sight
from ....engine.drawing.svg import group, use
from ..components import YEAR
from ..drawing import timeline as lines
from .parts import card_of, person, places, say
from .trick import Trick


class Frame(NamedTuple):
    """Where the timeline lies."""

    left: float
    right: float
    top: float
    lane: float
    """How high a seat's lane is."""
    bottom: float
    names: bool
    step: int


def timeline(sight: Sight, trick: Trick, prefix: str, frame: Frame) -> str:
    scale = lines.Scale(frame.left, frame.right)
    year = int(YEAR[trick.event])
    return group(
        lines.axis(scale, frame.bottom, year, frame.step),
        *(_lane(sight, trick, prefix, frame, seat, trick.cards[seat]) for seat in trick.open),
        *_previews(sight, trick, prefix, frame),
        lines.event_line(scale, year, frame.top - 2, frame.bottom),
        role="img",
        aria_label=say(sight, "timeline"),
        class_="tl",
    )


def _lane(sight: Sight, trick: Trick, prefix: str, frame: Frame, seat: int, card: int) -> str:
    """A reign in the lane of its seat; dots lead to the event from the end that counts."""
    scale = lines.Scale(frame.left, frame.right)
    year, top = int(YEAR[trick.event]), frame.top + frame.lane * seat
    height = frame.lane - 4
    middle = top + height / 2
    families = [trick.family(n) for n in places()]
    return "".join(
        (
            lines.distance(scale, card, year, "end" in families, middle),
            lines.reign(scale, card, top, height),
            use(f"{prefix}seat{seat}", frame.left - 14, middle, scale=(frame.lane - 2) / 44),
            lines.name(scale, card, year, person(sight, card), middle + 4.2) if frame.names else "",
        )
    )


def _previews(sight: Sight, trick: Trick, prefix: str, frame: Frame) -> list[str]:
    """Own cards, shown in one's own lane while they are pointed at."""
    seat = sight.view.seat
    return [
        group(
            _lane(sight, trick, prefix, frame, seat, card_of(action.args[0])),
            class_="preview mine",
            data_for=action.text,
            aria_hidden="true",
        )
        for action in sight.legal
        if action.kind == "play"
    ]
