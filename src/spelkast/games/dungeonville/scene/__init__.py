"""How Dungeonville looks on the table page; `engine.drawing.scene` says what a function gives."""

from __future__ import annotations

from pathlib import Path

from ....engine.drawing.scene import Sight
from ..actions import Phase
from .board import board
from .chips import chip, figure
from .consequence import consequence
from .deed import automatic
from .ending import ending
from .gallery import gallery
from .hand import hand
from .parts import say
from .reveal import reveal
from .supply import part_of_round, supply

CSS = Path(__file__).parent / "scene.css"
LAYOUT = "wide"
HEADINGS = ("round",)
"""Events that begin a new part of the log."""
BANNER_KINDS = ("pass", "escape", "deeper", "silent")
"""Actions that are no piece's, or that the banner offers too. A claim is none of them: it takes a
piece to pick and a button to confirm, because it shows everybody the deed."""
TWO_ROWS = tuple(phase.slug for phase in Phase)
"""A phone keeps room for a second row of buttons: nearly everything is picked and confirmed."""
TOGETHER = ()
"""Line-ups and claims are asked of some seats only: who is not waited for may not be asked."""


def heading(sight: Sight) -> str:
    """Where the game stands: "round 4, exploration"."""
    part = part_of_round(sight)
    return say(sight, "heading", round=int(sight.view.round_no), part=part)


__all__ = [
    "BANNER_KINDS",
    "CSS",
    "HEADINGS",
    "LAYOUT",
    "TOGETHER",
    "TWO_ROWS",
    "automatic",
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
