"""Sets of persons as two whole numbers with a bit for each card: kernels have no lists."""

from __future__ import annotations

from ...engine.kernel import kernel
from .components import CARDS

HALF = CARDS // 2
"""Cards up to here are in the lower number, those above in the upper one."""


@kernel
def joined(lower, upper, card):
    """The set with this card."""
    if card <= HALF:
        return lower | 1 << card, upper
    return lower, upper | 1 << card - HALF


@kernel
def without(lower, upper, card):
    """The set without this card."""
    if card <= HALF:
        return lower & ~(1 << card), upper
    return lower, upper & ~(1 << card - HALF)


@kernel
def in_set(lower, upper, card):
    return (lower >> card if card <= HALF else upper >> card - HALF) & 1 == 1
