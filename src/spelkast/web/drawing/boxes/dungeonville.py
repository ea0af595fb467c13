"""Dungeonville: a friendly street; below it five gates, and one key that fits somewhere."""

from __future__ import annotations

from ....engine.drawing.svg import circle, group, line, move, path, rect
from .frame import Front

HOLE = "#0e140d"
_HOUSES = (  # wall, roof, height
    ("#e8c16a", "#a4452f", 44),
    ("#f3e3c4", "#3c5d7c", 58),
    ("#d98a6a", "#6b2f3d", 40),
    ("#f3e3c4", "#5a7a3a", 66),
    ("#e0b27a", "#4b3a66", 46),
)
_KEY = "M-11 0A11 11 0 1 1 11 0A11 11 0 1 1 -11 0ZM11 0H58V13M44 0V11"


def front() -> Front:
    picture = (
        rect(0, 0, 240, 240, fill="#7fb7b2"),
        circle(190, 42, 24, fill="#fbe7a8"),
        path(
            "M8 38A9 9 0 0 1 24 32A11 11 0 0 1 44 38ZM92 24A7 7 0 0 1 105 20A9 9 0 0 1 122 24Z",
            fill="#d9ece6",
        ),
        *(_house(place, *house) for place, house in enumerate(_HOUSES)),
        rect(0, 116, 240, 124, fill="#23301f"),
        rect(0, 116, 240, 8, fill="#5d7a3c"),
        *(_gate(place, sign) for place, sign in enumerate(_signs())),
        line(_KEY, HOLE, 12, transform=move(92, 212)),
        line(_KEY, "#f8c95e", 6, transform=move(92, 212)),
    )
    return Front("#d4373f", "#fff1d8", "".join(picture))


def _house(place: int, wall: str, roof: str, height: int) -> str:
    x, eaves = 6 + place * 46, 118 - height
    return "".join(
        (
            path(f"M{x} 118V{eaves}L{x + 22} {eaves - 22}L{x + 44} {eaves}V118Z", fill=wall),
            line(f"M{x - 2} {eaves + 1}L{x + 22} {eaves - 24}L{x + 46} {eaves + 1}", roof, 7),
            path(f"M{x + 16} 118V101A6 6 0 0 1 {x + 28} 101V118Z", fill=roof),
            rect(x + 17, eaves + 6, 10, 10, fill=roof, opacity=".7"),
        )
    )


def _gate(place: int, sign: str) -> str:
    x, y = 28 + place * 46, 140 + place % 2 * 14
    arch = path(
        "M-20 52V20A20 20 0 0 1 20 20V52Z",
        fill=HOLE,
        stroke="#8a7a5d",
        stroke_width=4,
        transform=move(x, y),
    )
    return line(f"M{x} 124V{y}", "#4a3b29", 8) + arch + group(sign, transform=move(x, y + 30))


def _signs() -> tuple[str, ...]:
    """Bones, rats, frost, thorns, fire: what lives behind the five gates."""
    skull = group(
        path(
            "M-22 -4A22 22 0 0 1 22 -4C22 4 18 9 14 12V22H-14V12C-18 9 -22 4 -22 -4Z",
            fill="#cfc7b0",
        ),
        circle(-9, -2, 6.4) + circle(9, -2, 6.4) + path("M0 5L4 11H-4Z"),
        line("M-5 15V22M5 15V22", HOLE, 2.6),
        fill=HOLE,
        transform=move(scale=0.62),
    )
    rat = group(
        path("M-10 9C-10 -8 6 -10 12 5L12 9Z") + circle(5, -6, 4.4),
        circle(7, 3, 1.8, fill=HOLE),
        line("M-9 8C-18 8 -15 -6 -9 -9", "#b58a5b", 2.6, stroke_linecap="round"),
        fill="#b58a5b",
    )
    frost = line("M0 -12V12M-10.4 -6L10.4 6M-10.4 6L10.4 -6", "#a8d8e8", 3, stroke_linecap="round")
    thorn = path("M0 -12L13 12H3L0 4L-3 12H-13Z", fill="#8dbb5a")
    fire = path(
        "M0 -15C3 -6 11 -4 11 5A11 9 0 0 1 -11 5C-11 -1 -6 -4 -5 -8C-2 -6 -1 -8 0 -15Z",
        fill="#f08a35",
    )
    return skull, rat, frost, thorn, fire
