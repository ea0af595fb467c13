"""The rule-based player of Nuns on the Run: a novice of her own, or both guards."""

from __future__ import annotations

from ...engine.kernel import kernel
from .actions import Phase
from .bot_guard import watch
from .bot_novice import answer, sneak
from .seeing import guard_seats


@kernel
def choose(v, seat, mask, luck):
    if seat < guard_seats(v):
        return watch(v, seat, mask, luck)
    if v.phase == Phase.SNEAK:
        return sneak(v, seat, mask, luck)
    return answer(v, seat, mask, luck)
