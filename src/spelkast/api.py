"""What `import spelkast` offers; the package brings it in when it is first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from .engine import gamefile
from .engine.actions import Action, UnknownAction
from .engine.batch import Batch
from .engine.game import Game, game, slugs
from .engine.gamefile import BadGameFile, Check
from .engine.schema import PUBLIC
from .engine.table import IllegalAction, NoUndo, Table
from .engine.view import Event, View

__all__ = [
    "PUBLIC",
    "Action",
    "BadGameFile",
    "Batch",
    "Event",
    "Game",
    "IllegalAction",
    "NoUndo",
    "Table",
    "UnknownAction",
    "View",
    "batch",
    "game",
    "load",
    "new",
    "save",
    "slugs",
    "verify",
]


def new(
    slug: str,
    players: int | None = None,
    seed: int | None = None,
    deal: int = 0,
    **options: object,
) -> Table:
    """A new table. Options of the game are keyword arguments. Equal seeds deal equal games;
    without one nobody can know the deal beforehand.

    >>> new("inferos", players=2, seed=7, turn_limit=40)
    <inferos, 2 players, 0 moves, to act: A, B>
    """
    return Table(game(slug), players, seed, deal, options)


def batch(
    slug: str,
    games: int,
    players: int | None = None,
    seed: int | None = None,
    auto_reset: bool = True,
    threads: int = 1,
    **options: object,
) -> Batch:
    """Many games at once, stepped with arrays, shared out among threads if you like."""
    return Batch(game(slug), games, players, seed, options, auto_reset, threads)


def load(source: Mapping[str, Any] | Path | str) -> Table:
    """The table that a game file, or the data of one, describes."""
    return gamefile.from_data(_data(source))


def save(table: Table, path: Path | str) -> None:
    """Write a game file. While the game runs it holds all secrets: it is the dealer's copy."""
    gamefile.write(table.save(), path)


def verify(source: Mapping[str, Any] | Path | str) -> list[Check]:
    """Replay a game file, or the data of one, and say of each claim whether it is true."""
    return gamefile.verify(_data(source))


def _data(source: Mapping[str, Any] | Path | str) -> Mapping[str, Any]:
    return gamefile.read(source) if isinstance(source, Path | str) else source
