"""What lies behind the path: the night from ember red through violet to library gold, and the fog
over the part that nobody has laid yet."""

from __future__ import annotations

from functools import cache

from ....engine.drawing.svg import circle, gradient, group, line, path, rect, tag, use
from ..components import LIBRARY
from .art import GOLD
from .layout import RADIUS, Line

_NIGHT = (
    (0, "#7a2a20", 1),
    (0.1, "#5d2230", 1),
    (0.3, "#3a1f40", 1),
    (0.58, "#272044", 1),
    (0.8, "#35293f", 1),
    (1, "#604730", 1),
)
_STALACTITES = (
    (0.015, 60, 150),
    (0.075, 24, 58),
    (0.17, 38, 96),
    (0.31, 22, 54),
    (0.36, 34, 80),
    (0.5, 26, 64),
    (0.61, 40, 92),
    (0.65, 18, 44),
    (0.78, 24, 60),
    (0.94, 26, 70),
    (0.99, 56, 156),
)
"""(place in the width, half width, length)"""
_ROOF = 14
_EYES = ("#e9c46a", "#d98a4b", "#8fc3a4")


def gradients(prefix: str) -> str:
    lamp, fog, fire = ("#ffd98a", "#ffb765"), "#b6a6dc", "#ff7a3c"
    return "".join(
        (
            gradient(f"{prefix}night", *_NIGHT),
            gradient(
                f"{prefix}lamp",
                (0, lamp[0], 0.46),
                (0.5, lamp[1], 0.15),
                (1, lamp[1], 0),
                radial=True,
            ),
            gradient(f"{prefix}fire", (0, fire, 0.5), (0.6, fire, 0.14), (1, fire, 0), radial=True),
            gradient(f"{prefix}mist", (0, fog, 0.17), (0.6, fog, 0.07), (1, fog, 0), radial=True),
            tag("ellipse", id=f"{prefix}fog", rx=230, ry=105, fill=f"url(#{prefix}mist)"),
        )
    )


def ground(on: Line, prefix: str, margin: int = 0) -> str:
    """The cave: it never changes. With a margin (of 200s) it goes on beyond the board."""
    x, y = on.at(0)
    above, below = (_NIGHT[end][1] for end in (-1, 0))
    return group(
        rect(-margin, -margin, on.width + 2 * margin, margin + 1, fill=above) if margin else "",
        rect(-margin, on.height - 1, on.width + 2 * margin, margin, fill=below) if margin else "",
        rect(-margin, 0, on.width + 2 * margin, on.height, fill=f"url(#{prefix}night)"),
        _ledges(on, margin),
        tag("ellipse", cx=x, cy=y + 70, rx=520, ry=250, fill=f"url(#{prefix}fire)"),
        _stalactites(on, margin),
        _sparks(on),
        class_="ground",
        aria_hidden="true",
    )


@cache
def _ledges(on: Line, margin: int) -> str:
    return "".join(_ledge(on, lane, margin) for lane in range(on.lanes))


def _ledge(on: Line, lane: int, margin: int) -> str:
    """A wavy shelf of rock under a lane."""
    y = on.bottom + RADIUS - 2 * RADIUS * lane + 6
    up = 15 if lane % 2 else -15
    count = (on.width + 2 * margin) // 100 + 1
    waves = "".join(f"q50 {up if n % 2 else -up} 100 0" for n in range(count))
    d = f"M{-margin} {y}{waves}V{on.height + margin}H{-margin}Z"
    return path(d, fill="#0a0512", opacity=".1")


@cache
def _stalactites(on: Line, margin: int) -> str:
    """The roof of the cave, dark against the light of the Library."""
    d, size = [f"M{-margin} {-margin}V{_ROOF}"], min(1, on.width / 1400)
    for place, half, length in _STALACTITES:
        x, low = on.width * place, _ROOF + length * size
        near, far = half * size * 0.3, half * size
        d.append(
            f"L{x - far:.0f} {_ROOF}Q{x - near:.0f} {_ROOF + 0.3 * low:.0f} {x:.0f} {low:.0f}"
            f"Q{x + near:.0f} {_ROOF + 0.3 * low:.0f} {x + far:.0f} {_ROOF}"
        )
    return path("".join((*d, f"H{on.width + margin}V{-margin}Z")), fill="#150e1c", opacity=".8")


@cache
def _sparks(on: Line) -> str:
    """Embers rise from the fire, loose leaves of gold float down from the Library."""
    embers, motes = [], []
    for n in range(30):
        size = 3 + n % 3
        x, y = (n * 397 + 61) % on.width, (n * 173) % 480
        spark = f"M{x} {on.height - 20 - y}l{size} {size}l-{size} {size}l-{size} -{size}Z"
        embers.append((y, spark))
        motes.append(f"M{(n * 311 + 40) % on.width} {(n * 89) % 300}h{2 + n % 3}v3h-{2 + n % 3}Z")
    near = "".join(spark for y, spark in embers if y < 240)
    far = "".join(spark for y, spark in embers if y >= 240)
    return "".join(
        (
            path(near, fill="#ff9a55", opacity=".65"),
            path(far, fill="#ff8a4d", opacity=".3"),
            path("".join(motes), fill=GOLD, opacity=".28"),
        )
    )


def fog(on: Line, laid: int, prefix: str) -> str:
    """The part of the path that is not there yet: dots that fade into the mist, and eyes."""
    if laid >= LIBRARY - 1:
        return ""
    dots = []
    for square in range(laid + 1, LIBRARY):
        x, y = on.at(square)
        faint = max(0.2, 0.75 - 0.04 * (square - laid))
        dots.append(circle(round(x), round(y), 6.5, opacity=f"{faint:.2f}"))
    mist = (on.at(square) for square in range(laid + 2, LIBRARY, 2))
    return group(
        line(_rest(on, laid), "#d8ccf0", 3, opacity=".2", stroke_dasharray="2 9"),
        group(*dots, fill="#cfc3e6"),
        *(_eyes(on, square) for square in range(laid + 3, LIBRARY - 2) if square % 4 == 1),
        *(use(f"{prefix}fog", round(x), round(y)) for x, y in mist),
        class_="fog",
        aria_hidden="true",
    )


@cache
def _rest(on: Line, laid: int) -> str:
    return on.trail(laid + 0.8, LIBRARY - 0.6)


@cache
def _eyes(on: Line, square: int) -> str:
    """Somebody looks out of the dark, beside the path."""
    x, y = on.at(square + 0.4)
    y += RADIUS - 2 * RADIUS * (y > on.bottom - RADIUS) - square % 3 * 6
    left, right = f"M{x - 19:.0f} {y - 7:.0f}", f"M{x + 19:.0f} {y - 7:.0f}"
    return path(
        f"{left}l16 6a8 8 0 0 1-16-6Z{right}l-16 6a8 8 0 0 0 16-6Z",
        fill=_EYES[square // 4 % 3],
        opacity=".6",
    )


def lantern(on: Line, square: int, prefix: str) -> str:
    """The light that goes with the foremost pawn."""
    x, y = on.at(square)
    return circle(round(x), round(y), 310, fill=f"url(#{prefix}lamp)")
