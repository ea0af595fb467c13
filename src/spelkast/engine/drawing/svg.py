"""Small helpers for drawing SVG as text: elements, transforms, smooth curves.

Children are markup and go in as they are; attribute values and words are always escaped. Names
follow Python: `class_` and `stroke_width` become `class` and `stroke-width`; None leaves one out.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from html import escape

Attr = str | float | None
Point = tuple[float, float]


def number(value: float) -> str:
    """At most one decimal, none where it is zero."""
    short = f"{round(value, 1) + 0.0:.1f}".removesuffix(".0")  # + 0.0: no "-0"
    return short.replace("-0.", "-.").lstrip("0") or "0"


def tag(name: str, /, *children: str, **attrs: Attr) -> str:
    """One element; a thin one if it has no children."""
    head = "".join((name, *_attributes(attrs)))
    inner = "".join(children)
    return f"<{head}>{inner}</{name}>" if inner else f"<{head}/>"


def html(name: str, /, *children: str, **attrs: Attr) -> str:
    """One element of HTML, where only a closing tag ends it."""
    return f"<{''.join((name, *_attributes(attrs)))}>{''.join(children)}</{name}>"


def _attributes(attrs: dict[str, Attr]) -> Iterable[str]:
    for key, value in attrs.items():
        if value is not None:
            written = escape(value) if isinstance(value, str) else number(value)
            yield f' {key.rstrip("_").replace("_", "-")}="{written}"'


def group(*children: str, **attrs: Attr) -> str:
    """A group; nothing at all if there is nothing in it."""
    return tag("g", *children, **attrs) if any(children) else ""


def path(d: str, **attrs: Attr) -> str:
    return tag("path", d=d, **attrs)


def line(d: str, stroke: str, width: float, **attrs: Attr) -> str:
    """A path that is drawn with a pen and not filled."""
    return path(d, fill="none", stroke=stroke, stroke_width=width, **attrs)


def circle(x: float, y: float, r: float, **attrs: Attr) -> str:
    return tag("circle", cx=x or None, cy=y or None, r=r, **attrs)


def rect(x: float, y: float, width: float, height: float, **attrs: Attr) -> str:
    return tag("rect", x=x or None, y=y or None, width=width, height=height, **attrs)


def text(x: float, y: float, words: str, **attrs: Attr) -> str:
    return tag("text", escape(words), x=x, y=y, **attrs)


def use(
    name: str, x: float = 0, y: float = 0, turn: float = 0, scale: float = 1, **attrs: Attr
) -> str:
    """Something from `defs`, by its id, moved there."""
    return tag("use", href=f"#{name}", transform=move(x, y, turn, scale), **attrs)


def move(x: float = 0, y: float = 0, turn: float = 0, scale: float = 1) -> str | None:
    """A transform: scaled, then turned, then moved. None if that is no change at all."""
    parts = []
    if x or y:
        parts.append(f"translate({number(x)} {number(y)})")
    if turn:
        parts.append(f"rotate({number(turn)})")
    if scale != 1:
        parts.append(f"scale({scale:.3g})")
    return "".join(parts) or None


def gradient(name: str, *stops: tuple[float, str, float], radial: bool = False) -> str:
    """A gradient of (offset, colour, opacity): from the middle outwards, or from the bottom up."""
    inner = (
        tag(
            "stop",
            offset=f"{offset:g}",
            stop_color=colour,
            stop_opacity=None if opacity == 1 else f"{opacity:g}",
        )
        for offset, colour, opacity in stops
    )
    if radial:
        return tag("radialGradient", *inner, id=name)
    return tag("linearGradient", *inner, id=name, x1=0, y1=1, x2=0, y2=0)


def smooth(points: Sequence[Point]) -> str:
    """A curve through points that goes on from the first: at each, the way its neighbours lie.

    Written in steps from point to point, which is shorter than places.
    """
    last = len(points) - 1
    slopes = [
        _minus(points[min(n + 1, last)], points[max(n - 1, 0)], 2 if 0 < n < last else 1)
        for n in range(last + 1)
    ]
    out = []
    here = _whole(points[0])
    for n in range(1, last + 1):
        arrive = _minus(_near(points[n], slopes[n], -1 / 3), here)
        there = _whole(points[n])
        if n == 1:
            leave = _minus(_near(points[0], slopes[0], 1 / 3), here)
            out.append("c" + spell(leave, arrive, _minus(there, here)))
        else:
            out.append("s" + spell(arrive, _minus(there, here)))
        here = there
    return "".join(out)


def spell(*points: Point) -> str:
    """Points as whole numbers; a minus sign needs no space before it."""
    return " ".join(f"{round(x)} {round(y)}" for x, y in points).replace(" -", "-")


def star(points: int, outer: float, inner: float) -> str:
    """A star that stands on two of its points, as a closed path."""
    corners = []
    for n in range(2 * points):
        angle, r = math.pi * (n / points - 0.5), inner if n % 2 else outer
        corners.append(f"{number(r * math.cos(angle))} {number(r * math.sin(angle))}")
    return f"M{'L'.join(corners)}Z"


def _whole(point: Point) -> Point:
    return round(point[0]), round(point[1])


def _minus(a: Point, b: Point, share: float = 1) -> Point:
    return (a[0] - b[0]) / share, (a[1] - b[1]) / share


def _near(point: Point, slope: Point, share: float) -> Point:
    return point[0] + slope[0] * share, point[1] + slope[1] * share
