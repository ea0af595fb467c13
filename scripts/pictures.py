"""Draw the pictures of the documentation: python scripts/pictures.py [folder].

A game with a fixed seed is played to a moment worth looking at, and drawn from a seat's view. The
same code always writes the same bytes.
"""

from __future__ import annotations

import sys
from pathlib import Path

from spelkast.engine.actions import Action
from spelkast.engine.game import game
from spelkast.engine.table import Table
from spelkast.engine.view import View
from spelkast.engine.words import Words
from spelkast.games.inferos.drawing.board import board, defeated, monsters
from spelkast.games.inferos.drawing.picture import picture, sure

NAMES = {"A": "Sofie", "B": "Jan", "C": "Cato", "D": "Piet"}
FIRST_SEED, SEEDS, LONGEST = 229, 2000, 400
FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"


def inferos_moment() -> View:
    """The first fine moment of the first game that has one, as Sofie sees it."""
    for seed in range(FIRST_SEED, FIRST_SEED + SEEDS):
        table = Table(game("inferos"), players=4, seed=seed)
        while not table.over and len(table.log) < LONGEST:
            seat = table.to_act[-1]  # Sofie decides last
            table.play(seat, choose(table.legal(seat), seed + len(table.log)))
            view = table.view(0)
            if fine(view):
                return view
    raise LookupError("no game has such a moment")


def choose(legal: list[Action], number: int) -> Action:
    """Fight when possible; otherwise anything, the same each time."""
    fights = [a for a in legal if a.kind == "fight" and "none" not in a.args]
    return fights[0] if fights else legal[number * 2654435761 % 4294967291 % len(legal)]


def fine(view: View) -> bool:
    """Half of the path lies, one pawn is blocked, one stands on a beaten monster; Sofie chooses."""
    pawns = [int(square) for square in view.pawn]
    return (
        view.phase_name == "choose"
        and view.waiting == (0,)
        and 22 <= view.path_len <= 27
        and list(view.blocked).count(1) == 1
        and not view.blocked[0]
        and sum(defeated(view, square) for square in monsters(view)) == 1
        and not view.monster[pawns[0]] >= 0
        and sum(1 for _ in monsters(view)) >= 6
        and max(pawns) - min(pawns) >= 9
        and min(pawns) > 0
        and view.hand_size[0] >= 2
        and any(sure(view, seat) for seat in (1, 2, 3))
        and 3 <= sum(view.step_hand[0]) <= 6
    )


def draw() -> dict[str, str]:
    """File name -> drawing."""
    view = inferos_moment()
    words = Words(view.game, "en")
    return {
        "inferos-table.svg": picture(view, words=words, names=NAMES),
        "inferos-board-portrait.svg": board(view, portrait=True, words=words, names=NAMES),
    }


def main(folder: Path = FOLDER) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, drawing in draw().items():
        (folder / name).write_text(drawing + "\n", encoding="utf-8")
        print(f"{folder / name}: {len(drawing.encode()) / 1000:.0f} kB")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
