"""How Rennes-le-Château looks on the table page; see `engine.drawing.scene`."""

from __future__ import annotations

from pathlib import Path

from ....engine.drawing.scene import Sight
from ..actions import Phase
from .board import board
from .chips import chip, figure, figure_of
from .consequence import consequence
from .ending import ending
from .gallery import gallery
from .hand import hand
from .parts import say
from .plans import plans
from .reveal import reveal
from .supply import supply

CSS = Path(__file__).parent / "scene.css"
LAYOUT = "broad"
HEADINGS = ("round",)
"""Events that begin a new part of the log."""
BANNER_KINDS = ("end", "stop")
"""Actions that are no piece's."""
TWO_ROWS = tuple(phase.slug for phase in Phase)
"""A phone keeps room for a second row of buttons: nearly everything is picked and confirmed."""
TOGETHER = ()


def heading(sight: Sight) -> str:
    """Where the game stands: "round 12"."""
    return say(sight, "heading", round=int(sight.view.round_no))


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
    "plans",
    "reveal",
    "supply",
]
