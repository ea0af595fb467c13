"""The rows of a benchmark as bars, on a scale where each line is ten times the last."""

from __future__ import annotations

import math
from typing import Any
from xml.sax.saxutils import escape

WIDTH, LABEL, ROW, TOP = 860, 300, 20, 50
OURS, THEIRS, INK, LINE = "#2f6f6a", "#b5651d", "#222", "#ccc"


def draw(data: dict[str, Any]) -> str:
    """SVG of all rows that have a speed; ours (`game: what`) in another colour than others'."""
    rows = [row for row in data["rows"] if row["moves_per_second"]]
    powers = range(
        math.floor(math.log10(min(row["moves_per_second"] for row in rows))),
        math.ceil(math.log10(max(row["moves_per_second"] for row in rows))) + 1,
    )
    height = TOP + ROW * len(rows) + 10
    room = (WIDTH - LABEL - 90) / max(len(powers) - 1, 1)
    title = f"moves per second, {data['machine']['cpu']}"
    parts = [
        _HEAD.format(WIDTH, height),
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        _text(10, 18, title),
    ]
    for n, power in enumerate(powers):
        x = LABEL + n * room
        parts.append(f'<path d="M{x:.1f} {TOP - 8}V{height - 8}" stroke="{LINE}"/>')
        parts.append(_text(x, TOP - 14, f"{10**power:,}", "middle"))
    for n, row in enumerate(rows):
        parts += _bar(row, TOP + n * ROW, powers[0], room)
    return "\n".join([*parts, "</svg>\n"])


_HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}"'
    ' font-family="sans-serif" font-size="12">'
)


def _text(x: float, y: float, words: str, anchor: str = "start") -> str:
    place = f'x="{x:.1f}" y="{y}" text-anchor="{anchor}"'
    return f'<text {place} fill="{INK}">{escape(words)}</text>'


def _bar(row: dict[str, Any], y: int, lowest: int, room: float) -> list[str]:
    length = max((math.log10(row["moves_per_second"]) - lowest) * room, 1)
    colour = OURS if ": " in row["name"] else THEIRS
    place = f'x="{LABEL}" y="{y + 3}" width="{length:.1f}" height="{ROW - 7}"'
    return [
        _text(LABEL - 8, y + 13, row["name"], "end"),
        f'<rect {place} fill="{colour}"/>',
        _text(LABEL + length + 5, y + 13, f"{row['moves_per_second']:,}"),
    ]
