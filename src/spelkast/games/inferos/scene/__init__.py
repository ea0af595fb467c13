"""How Ad Inferos looks on the table page; `engine.drawing.scene` says what each function gives."""

from __future__ import annotations

from pathlib import Path

from ....engine.drawing.scene import Sight
from .board import board
from .chips import chip, figure
from .consequence import consequence
from .ending import ending
from .hand import hand
from .reveal import reveal
from .supply import supply

CSS = Path(__file__).parent / "scene.css"
LAYOUT = "wide"
HEADINGS = ("turn",)
"""Events that begin a new part of the log."""
BANNER_KINDS = ("fight", "pass", "draw", "decline")
"""Actions that are no piece's: the page makes buttons of them. A fight is also on its card."""


def heading(sight: Sight) -> str:
    """Where the game stands: "turn 12"."""
    return sight.words.tell("scene-heading", turn=int(sight.view.turn))


__all__ = [
    "BANNER_KINDS",
    "CSS",
    "HEADINGS",
    "LAYOUT",
    "board",
    "chip",
    "consequence",
    "ending",
    "figure",
    "hand",
    "heading",
    "reveal",
    "supply",
]
