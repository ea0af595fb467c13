"""The chances of all seats over a game, as a picture: a line for each."""

from __future__ import annotations

from ...engine.drawing.svg import line, number, tag, text
from ..hall.analysis import Curve
from ..hall.names import names_of
from ..words import site_words

WIDTH, HEIGHT, LEFT, TOP, ROW = 640, 260, 46, 16, 20
PAPER, INK, SOFT = "#fbf8f1", "#2b2a27", "#d5cfc1"
PENS = ("#b3261e", "#1f5fa8", "#2c7a3f", "#8a5a00", "#6b3fa0", "#00727a", "#a8327a", "#555555")
DASHES = (None, "7 4", "2 3", "10 3 2 3", "5 2", "1 4", "12 4", "3 6")
"""Lines differ by more than their colour."""


def curve_svg(curve: Curve, language: str) -> str:
    names = names_of(curve.room, language)
    title = site_words(language).say("replay-curve")
    height = TOP + HEIGHT + 24 + ROW * len(names)
    last = max(curve.frames[-1], 1)

    def at(frame: int, chance: float) -> str:
        x = LEFT + (WIDTH - LEFT - 12) * frame / last
        return f"{number(x)} {number(TOP + HEIGHT * (1 - chance))}"

    lines = []
    for seat, name in enumerate(names.values()):
        points = [at(f, c[seat]) for f, c in zip(curve.frames, curve.chances, strict=True)]
        pen = {"stroke_dasharray": DASHES[seat], "stroke_linejoin": "round"}
        y = TOP + HEIGHT + 28 + ROW * seat
        lines.append(line("M" + "L".join(points), PENS[seat], 2.5, **pen))
        lines.append(line(f"M{LEFT} {number(y - 5)}h30", PENS[seat], 2.5, **pen))
        lines.append(text(LEFT + 40, y, name, font_size=14, fill=INK))
    return tag(
        "svg",
        tag("title", title),
        tag("rect", width=WIDTH, height=height, fill=PAPER),
        *(_rule(share) for share in (0, 50, 100)),
        *lines,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {height}",
        font_family="system-ui, sans-serif",
    )


def _rule(share: int) -> str:
    y = TOP + HEIGHT * (1 - share / 100)
    rule = line(f"M{LEFT} {number(y)}H{WIDTH - 12}", SOFT, 1)
    return rule + text(LEFT - 8, y + 4, f"{share} %", font_size=12, fill=INK, text_anchor="end")
