"""Spelkast: board games with secrets, written once, played and studied everywhere.

>>> import spelkast
>>> table = spelkast.new("inferos", players=3, seed=7)
>>> table.to_act
(0, 1, 2)
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .api import (
        PUBLIC,
        Action,
        BadGameFile,
        Batch,
        Event,
        Game,
        IllegalAction,
        NoUndo,
        Table,
        UnknownAction,
        View,
        batch,
        game,
        load,
        new,
        save,
        slugs,
        verify,
    )

__version__ = "0.1.0"

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


def __getattr__(name: str) -> Any:
    """Bring in the interface when it is first asked for: the command line starts without numba."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(".api", __name__), name)


def __dir__() -> list[str]:
    return [*globals(), *__all__]
