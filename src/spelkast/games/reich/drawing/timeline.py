"""Reigns as bars from 768 to 1840, and the year of the event across them all."""

from __future__ import annotations

from typing import NamedTuple

from ....engine.drawing.svg import Attr, line, number, path, rect, text
from ..components import DYNASTY, END, START
from .cards import FIRST, LAST
from .heraldry import HEX
from .lettering import width

FLAG = 15
"""The height of the flag with the year."""


class Scale(NamedTuple):
    """Where years lie on a line from left to right."""

    left: float
    right: float

    def at(self, year: int) -> float:
        return self.left + (year - FIRST) * (self.right - self.left) / (LAST - FIRST)


def axis(scale: Scale, y: float, event: int, step: int = 100) -> str:
    """The line of years, with centuries written under it, but where the flag of the event is."""
    years = range(800, LAST, step)
    ticks = "".join(f"M{number(scale.at(year))} {number(y - 3)}V{number(y + 3)}" for year in years)
    there = scale.at(event)
    names = "".join(
        text(scale.at(year), y + 14, str(year), class_="tl-y")
        for year in years
        if abs(scale.at(year) - there) > 38
    )
    return (
        path(
            f"M{number(scale.left)} {number(y)}H{number(scale.right)}{ticks}",
            class_="tl-a",
        )
        + names
    )


def event_line(scale: Scale, year: int, top: float, bottom: float) -> str:
    """The year of the event: a line through all reigns, with a flag among the centuries."""
    x = scale.at(year)
    left = min(max(x - 19, scale.left - 8), scale.right - 30)
    return "".join(
        (
            path(f"M{number(x)} {number(top)}V{number(bottom + 2)}", class_="tl-e"),
            rect(left, bottom + 1, 38, FLAG, rx=3, class_="tl-f"),
            text(left + 19, bottom + 13, str(year), class_="tl-n"),
        )
    )


def reign(scale: Scale, card: int, y: float, height: float, **attrs: Attr) -> str:
    """A reign, at least as wide as can be seen."""
    x = scale.at(int(START[card]))
    long = max(4, scale.at(int(END[card])) - x)
    return rect(x, y, long, height, rx=1.5, fill=HEX[DYNASTY[card]], class_="tl-r", **attrs)


def distance(scale: Scale, card: int, year: int, end: bool, y: float) -> str:
    """From the start or the end of a reign to the event: what "nearest" measures."""
    x, there = scale.at(int((END if end else START)[card])), scale.at(year)
    if abs(x - there) < 2:
        return ""
    return line(f"M{number(x)} {number(y)}H{number(there)}", "currentColor", 1.6, class_="tl-d")


def name(scale: Scale, card: int, year: int, words: str, y: float) -> str:
    """The name beside the bar: away from the event, unless there is no room."""
    start, end = scale.at(int(START[card])), scale.at(int(END[card]))
    room = width(words, 12) + 10
    right = (int(START[card]) >= year and end + room < scale.right) or start - room < scale.left
    x, anchor = (max(end, start + 4) + 5, "start") if right else (start - 5, "end")
    return text(x, y, words, class_="tl-w", text_anchor=anchor)
