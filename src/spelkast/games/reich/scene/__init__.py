"""How Das Alte Reich looks on the table page; `engine.drawing.scene` says what each part gives."""

from __future__ import annotations

from pathlib import Path

from .board import board, heading
from .chips import chip, figure
from .consequence import consequence
from .ending import ending
from .gallery import gallery
from .hand import hand
from .reveal import reveal
from .supply import supply

CSS = Path(__file__).parent / "scene.css"
LAYOUT = "wide"
SCROLLS = True
HEADINGS = ("opens",)
"""Events that begin a new part of the log."""

__all__ = [
    "CSS",
    "HEADINGS",
    "LAYOUT",
    "SCROLLS",
    "board",
    "chip",
    "consequence",
    "ending",
    "figure",
    "gallery",
    "hand",
    "heading",
    "reveal",
    "supply",
]
