"""Golden playthroughs: a seed, and the digest of the position after every action.

`python -m tests.golden` writes them anew: only after a deliberate change of rules or state.
`python -m tests.golden replay FILE` prints the digests that this interpreter finds.
"""

from __future__ import annotations

import random
import sys
from dataclasses import dataclass
from pathlib import Path

from spelkast.engine.game import game
from spelkast.engine.table import Table

from .positions import SETTINGS, Setting

FOLDER = Path(__file__).parent / "golden"
SEED = 20


@dataclass(frozen=True)
class Playthrough:
    """A recorded game: the moves, and one digest more than moves, the deal's first."""

    slug: str
    players: int
    options: dict[str, str]
    moves: list[tuple[int, str]]
    digests: list[str]

    def table(self) -> Table:
        return Table(game(self.slug), self.players, SEED, options=self.options)

    def replay(self) -> list[str]:
        table = self.table()
        found = [table.digest()]
        for seat, action in self.moves:
            table.play(seat, action)
            found.append(table.digest())
        return found


def files() -> list[Path]:
    return sorted(FOLDER.glob("*.txt"))


def read(path: Path) -> Playthrough:
    """First line: game, players, options. Then a line a position: digest, and the move to it."""
    header, deal, *lines = path.read_text(encoding="utf-8").splitlines()
    slug, players, *options = header.split()
    rows = [line.split(" ", 2) for line in lines]
    return Playthrough(
        slug,
        int(players),
        dict(option.split("=", 1) for option in options),
        [("ABCDEFGH".index(seat), action) for _, seat, action in rows],
        [deal, *(digest for digest, _, _ in rows)],
    )


def write(setting: Setting) -> None:
    rng = random.Random(SEED)
    table = setting.table(SEED)
    options = " ".join(f"{name}={value}" for name, value in setting.options)
    lines = [f"{setting.game.slug} {setting.players} {options}".strip(), table.digest()]
    while not table.over:
        seat = rng.choice(table.to_act)
        table.play(seat, rng.choice(table.legal(seat)))
        lines.append(f"{table.digest()} {table.log[-1]}")
    name = f"{setting.game.slug}-{setting.players}{'-options' if setting.options else ''}.txt"
    (FOLDER / name).write_text("\n".join(lines) + "\n", encoding="utf-8")


def chosen_settings() -> list[Setting]:
    """For each player count the defaults, and the first setting that changes options."""
    plain = [s for s in SETTINGS if not s.options]
    changed = {(s.game.slug, s.players): s for s in reversed(SETTINGS) if s.options}
    return plain + list(changed.values())


if __name__ == "__main__":
    if sys.argv[1:2] == ["replay"]:
        for name in sys.argv[2:]:
            print(*read(Path(name)).replay(), sep="\n")
    else:
        for setting in chosen_settings():
            write(setting)
