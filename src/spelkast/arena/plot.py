"""The ratings of a tournament as a picture: a dot for each bot, and a line for what it may be."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, floor
from typing import Any

from ..engine.drawing.svg import circle, line, number, tag, text

WIDTH, ROW, TOP, LEFT, RIGHT = 720, 34, 56, 190, 130
INK, SOFT, ACCENT = "#2b2a27", "#b9b3a6", "#8a3b1f"
STEP = 100
FONT = "system-ui, sans-serif"


def ratings_svg(result: dict[str, Any]) -> str:
    """A file of its own, which any browser shows."""
    rows = result["standings"]
    low = STEP * floor(min(row["rating_interval"][0] for row in rows) / STEP)
    high = STEP * max(ceil(max(row["rating_interval"][1] for row in rows) / STEP), low // STEP + 1)
    height = TOP + ROW * len(rows) + 40

    def place(rating: float) -> float:
        return float(LEFT + (WIDTH - LEFT - RIGHT) * (rating - low) / (high - low))

    title = f"{result['game']}, {result['players']} players, {result['games']} games"
    return tag(
        "svg",
        tag("rect", width=WIDTH, height=height, fill="#fbf8f1"),
        text(20, 30, title, font_size=17, fill=INK),
        *(_mark(place(mark), mark, height) for mark in _marks(low, high)),
        *(_row(row, TOP + ROW * n + ROW / 2, place) for n, row in enumerate(rows)),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {height}",
        font_family=FONT,
        role="img",
        aria_label=title,
    )


def _marks(low: int, high: int) -> range:
    return range(low, high + 1, STEP * max(1, (high - low) // (8 * STEP)))


def _mark(x: float, rating: int, height: float) -> str:
    rule = line(f"M{number(x)} {TOP}V{number(height - 30)}", SOFT, 1)
    return rule + text(x, height - 12, f"{rating}", font_size=12, fill=INK, text_anchor="middle")


def _row(row: dict[str, Any], y: float, place: Callable[[float], float]) -> str:
    low, high = (place(end) for end in row["rating_interval"])
    said = f"{row['rating']:+d}  ·  {row['win_share']:.0%}"
    return (
        text(20, y + 5, row["bot"][:24], font_size=14, fill=INK)
        + line(f"M{number(low)} {number(y)}H{number(high)}", ACCENT, 3)
        + circle(place(row["rating"]), y, 6, fill=ACCENT)
        + text(WIDTH - RIGHT + 14, y + 5, said, font_size=13, fill=INK)
    )
