"""How Nuns on the Run looks on the table page; `engine.drawing.scene` says what each part gives."""

from __future__ import annotations

from pathlib import Path

from .board import board
from .chips import chip, figure, figure_of
from .consequence import consequence
from .ending import ending
from .gallery import gallery
from .hand import hand
from .reveal import reveal
from .supply import heading, supply

CSS = Path(__file__).parent / "scene.css"
LAYOUT = "tall"
HEADINGS = ("round",)
"""Events that begin a new part of the log."""
BANNER_KINDS = ("first", "assign", "use", "pass")
"""Actions that are no piece's."""
TWO_ROWS = ("sneak", "patrol", "noise", "heard")
"""Phases in which a phone keeps room for a second row of buttons: a step can be taken back."""
TOGETHER = ()
"""Nobody sees who has answered (R61), so nobody is marked as done."""

__all__ = [
    "BANNER_KINDS",
    "CSS",
    "HEADINGS",
    "LAYOUT",
    "TOGETHER",
    "TWO_ROWS",
    "board",
    "chip",
    "consequence",
    "ending",
    "figure",
    "figure_of",
    "gallery",
    "hand",
    "heading",
    "reveal",
    "supply",
]
