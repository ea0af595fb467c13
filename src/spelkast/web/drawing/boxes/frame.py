"""What all boxes have in common: a front, a top that catches light, a side in the shade."""

from __future__ import annotations

from typing import NamedTuple

from ....engine.drawing.letters import lay
from ....engine.drawing.svg import path, rect, tag

WIDTH, HEIGHT, PICTURE = 240, 330, 234
_DEEP, _HIGH = 12, 10  # the drawn sides

_SIDE = f"M{WIDTH} {_HIGH}L{WIDTH + _DEEP} 0V{HEIGHT - 2}L{WIDTH} {HEIGHT + _HIGH}Z"
_TOP = f"M0 {_HIGH}L{_DEEP} 0H{WIDTH + _DEEP}L{WIDTH} {_HIGH}Z"
_CAP, _LEAD, _MARGIN = 30, 39, 16


class Front(NamedTuple):
    """A picture of 240 × 234, the colour of the box, and of the name on it."""

    ground: str
    ink: str
    picture: str


def draw(front: Front, name: tuple[str, str], label: str) -> str:
    face = tag(
        "svg",
        rect(0, 0, WIDTH, HEIGHT, fill=front.ground),
        front.picture,
        rect(0, PICTURE, WIDTH, HEIGHT - PICTURE, fill=front.ground),
        *(
            lay(word, _MARGIN, PICTURE + 16 + row * _LEAD, _CAP, front.ink, pen=19, start=True)
            for row, word in enumerate(name)
        ),
        rect(0.8, 0.8, WIDTH - 1.6, HEIGHT - 1.6, fill="none", stroke="#000", stroke_opacity=".25"),
        y=_HIGH,
        width=WIDTH,
        height=HEIGHT,
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
    )
    return tag(
        "svg",
        path(_SIDE, fill=front.ground),
        path(_SIDE, fill="#000", opacity=".38"),
        path(_TOP, fill=front.ground),
        path(_TOP, fill="#fff", opacity=".3"),
        face,
        class_="boxart",
        viewBox=f"0 0 {WIDTH + _DEEP} {HEIGHT + _HIGH}",
        role="img",
        aria_label=label,
    )
