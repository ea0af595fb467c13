"""Ad Inferos: out of the ember, along the path, up to the Library; something waits."""

from __future__ import annotations

from ....engine.drawing.svg import circle, group, line, move, path, rect, star
from .frame import Front

NIGHT, GOLD, DARK = "#2a1f44", "#f8c95e", "#171021"

_RINGS = (
    (196, "#3d2450"),
    (160, "#5c2748"),
    (124, "#8d2f3d"),
    (88, "#c9452f"),
    (54, "#f08a35"),
    (26, GOLD),
)
_PATH = "M46 232C120 236 214 226 206 184C198 146 74 168 66 128C60 96 150 104 178 88"
_SQUARES = (  # x, y, turn, kind: plain, power, monster
    (78, 233, 0, "."),
    (148, 227, -8, "."),
    (184, 212, -34, "m"),
    (182, 161, 12, "."),
    (148, 155, 4, "p"),
    (112, 151, 8, "."),
    (80, 140, 40, "m"),
    (74, 118, -60, "."),
    (104, 103, 2, "."),
    (138, 100, -6, "p"),
)
_KINDS = {".": "#a79bb5", "p": "#f0c65a", "m": "#e0605a"}
_BOOKS = ("#e0605a", GOLD, "#6dbbe6", "#6cc47c", "#f08a35")


def front() -> Front:
    picture = (
        rect(0, 0, 240, 240, fill=NIGHT),
        *(circle(60, 250, radius, fill=colour) for radius, colour in _RINGS),
        _path(),
        _library(),
        _eyes(126, 40, 0.9) + _eyes(24, 136, 0.7) + _eyes(222, 122, 0.6),
        _monster(),
        _pawn(205, 182, "#f4f1de", path("M6 -20A20 20 0 1 0 18 10A16 16 0 0 1 6 -20Z")),
        _pawn(112, 218, "#f2c14e", path(star(5, 22, 9.5))),
    )
    return Front("#1b1230", GOLD, "".join(picture))


def _path() -> str:
    squares = (
        rect(-10, -10, 20, 20, rx=5, transform=move(x, y, turn), fill=_KINDS[kind])
        for x, y, turn, kind in _SQUARES
    )
    return group(
        line(_PATH, "#120b1a", 37, stroke_opacity=".5"),
        line(_PATH, "#2b2436", 32),
        *squares,
        stroke_linecap="round",
    )


def _library() -> str:
    shelves = []
    for row in range(3):
        floor = 36 - row * 20
        for place in range(5):
            height = 12 + (place * 3 + row * 2) % 5
            colour = _BOOKS[(place + row * 2) % 5]
            shelves.append(rect(place * 8 - 19, floor - 1 - height, 6, height, fill=colour))
        shelves.append(line(f"M-24 {floor}H24", GOLD, 2))
    return group(
        circle(0, 0, 62, fill=GOLD, opacity=".22"),
        path(
            "M-26 38V-4C-26 -22 -12 -34 0 -42C12 -34 26 -22 26 -4V38Z",
            fill="#1b1226",
            stroke=GOLD,
            stroke_width=4,
        ),
        *shelves,
        transform=move(188, 58),
    )


def _eyes(x: float, y: float, scale: float) -> str:
    return path(
        "M-14 -5L-2 0A6 6 0 0 1 -14 -5ZM14 -5L2 0A6 6 0 0 0 14 -5Z",
        fill=GOLD,
        transform=move(x, y, scale=scale),
    )


def _monster() -> str:
    green, horns = "#6cc47c", "M{0} -18L{1} -40L{2} -18Z"
    crown = "".join(horns.format(x - 6, x + x / 5, x + 6) for x in (-13, 0, 13))
    eye = (
        circle(x, -6, 6.6, fill="#fff") + circle(x + 1.2, -5, 3.4, fill=DARK) for x in (-8.5, 8.5)
    )
    return group(
        circle(0, 0, 45, fill="#0f0916"),
        circle(0, 0, 42.5, fill="#191024", stroke=green, stroke_width=3),
        path(crown, fill="#f3ead4"),
        path("M0 -27A29 28 0 0 1 0 30A29 28 0 0 1 0 -27Z", fill=green),
        *eye,
        path("M-15 8A15 13 0 0 0 15 8Z", fill=DARK),
        path("M-6 8.5H-1V13H-6ZM4 8.5H9V13H4Z", fill="#fff"),
        transform=move(60, 62, scale=1.08),
    )


def _pawn(x: float, y: float, colour: str, sign: str) -> str:
    return group(
        circle(2, 6, 37, fill="#000", opacity=".35"),
        circle(0, 0, 37, fill=colour),
        circle(0, 0, 32, fill=DARK),
        group(sign, fill=colour),
        transform=move(x, y, scale=0.5),
    )
