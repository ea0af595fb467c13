"""Write docs/observations.md: what stands where in the vectors of every game.

.venv/bin/python scripts/layouts.py
"""

from __future__ import annotations

from pathlib import Path

from spelkast.engine.game import Game, games
from spelkast.engine.layout import Part, layout

PAGE = Path(__file__).parent.parent / "docs" / "observations.md"

HEAD = """# Observations, number by number

This page is written by `scripts/layouts.py` from the declarations of the games; a test compares
it with them. How the vectors are made is told in [environments](environments.md#observations).

`value` is the number itself times a scale (1/16 for fields of one byte, 1/64 for two), `present`
is 1 where it is not 0, `one-hot` has a 1 at the value, `bits` has a number for each seat, `seat`
says whose view it is.
"""


def page() -> str:
    return "\n".join([HEAD, *(section(game) for game in games())])


def section(game: Game) -> str:
    found = layout(game)
    public = found.public.stop
    lines = [
        f"## {game.slug}",
        "",
        f"Version {game.version}: {found.size} numbers, of which the first {public} are public.",
        "",
        "| from | part | as | shape | who |",
        "| ---: | --- | --- | --- | --- |",
        *(row(part) for part in found.parts),
        "",
    ]
    return "\n".join(lines)


def row(part: Part) -> str:
    shape = " × ".join(map(str, part.shape)) or "1"
    who = "own" if part.private else "all"
    return f"| {part.start} | `{part.name}` | {part.encoding} | {shape} | {who} |"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
