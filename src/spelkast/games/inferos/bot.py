"""A rule-based player of Ad Inferos, reading a view."""

from __future__ import annotations

from ...engine.kernel import kernel
from ...engine.rulebook import random_choice


@kernel
def choose(v, seat, mask, luck):
    count = 0
    for action in range(mask.shape[0]):
        count += int(mask[action])
    return random_choice(v, mask, count, luck)
