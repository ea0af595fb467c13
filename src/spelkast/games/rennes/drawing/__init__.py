"""How Rennes-le-Château looks: drawn as SVG from a seat's view and nothing else."""

from __future__ import annotations

from .picture import picture

__all__ = ["picture"]
