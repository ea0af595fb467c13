"""How Ad Inferos looks: drawn as SVG from a seat's view and nothing else."""

from __future__ import annotations

from .board import board
from .picture import picture

__all__ = ["board", "picture"]
