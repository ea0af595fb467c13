"""What each seat is sure of about the other hands (R79); players are not tested on memory.

`sure[s][G][k]`: seat s knows that the seats of the group G (a bit mask of opponents of s) together
hold at least that many power cards of kind k. Nobody can be sure of anything about the empty group.
Each kernel below follows one event of the table; the rules call it where that event happens.
"""

from __future__ import annotations

import numpy as np

from ...engine.kernel import kernel
from .components import KINDS, POWER_COUNTS, SEATS
from .state import GROUPS

GROUPS_WITH = np.array(
    [
        [
            [group for group in range(GROUPS) if group >> holder & 1 and not group >> viewer & 1]
            or [0] * (GROUPS // 4)
            for holder in range(SEATS)
        ]
        for viewer in range(SEATS)
    ],
    dtype=np.int8,
)
"""[viewer, holder]: the groups that the holder is in and the viewer is not."""

NOBODY = SEATS


@kernel
def held_by(s, group, kind):
    """How many cards of this kind a group really holds, in a full state."""
    held = 0
    for seat in range(int(s.seats)):
        if group >> seat & 1:
            held += int(s.hand[seat, kind])
    return held


@kernel
def _gain(s, viewer, holder, but_not, kind):
    """The holder has one more of this kind; groups with the seat `but_not` are untouched."""
    for group in GROUPS_WITH[viewer, holder]:
        if not group >> but_not & 1:
            s.sure[viewer, group, kind] += 1


@kernel
def _lose(s, viewer, holder, but_not, kind):
    """The holder may have one less of this kind; groups with the seat `but_not` are untouched."""
    for group in GROUPS_WITH[viewer, holder]:
        if not group >> but_not & 1:
            rest = int(s.sure[viewer, group & ~(1 << holder), kind])
            s.sure[viewer, group, kind] = max(int(s.sure[viewer, group, kind]) - 1, rest)


@kernel
def remember_open_draw(s, drawer, kind):
    """Everybody saw which card was drawn (face-up pile)."""
    for viewer in range(int(s.seats)):
        if viewer != drawer:
            _gain(s, viewer, drawer, NOBODY, kind)


@kernel
def remember_discard(s, seat, kind):
    """Everybody saw which card left the hand."""
    for viewer in range(int(s.seats)):
        if viewer != seat:
            _lose(s, viewer, seat, NOBODY, kind)


@kernel
def remember_peek(s, thief, victim):
    """The thief is shown the victim's whole hand, before taking."""
    for group in GROUPS_WITH[thief, victim]:
        for kind in range(KINDS):
            seen = int(s.hand[victim, kind])
            rest = int(s.sure[thief, group & ~(1 << victim), kind])
            s.sure[thief, group, kind] = max(int(s.sure[thief, group, kind]), seen + rest)


@kernel
def remember_theft(s, thief, victim, kind):
    """A card goes from hand to hand; only the two of them see it (R68). Sizes: before the theft."""
    for viewer in range(int(s.seats)):
        if viewer == thief:
            _lose(s, viewer, victim, NOBODY, kind)
        elif viewer == victim:
            _gain(s, viewer, thief, NOBODY, kind)
        else:
            _suspect_theft(s, viewer, thief, victim)


@kernel
def _suspect_theft(s, viewer, thief, victim):
    """An onlooker sees a card go, not which; unless the whole hand was known to be of one kind."""
    known = -1
    for kind in range(KINDS):
        if s.sure[viewer, 1 << victim, kind] == s.hand_size[victim]:
            known = kind
    for kind in range(KINDS):
        _lose(s, viewer, victim, thief, kind)
    if known >= 0:
        _gain(s, viewer, thief, victim, known)


@kernel
def remember_reshuffle(s):
    """The new pile is the old discards: what is missing from it is in the other hands."""
    for viewer in range(int(s.seats)):
        for kind in range(KINDS):
            elsewhere = int(POWER_COUNTS[kind]) - int(s.hand[viewer, kind])
            for card in range(int(s.pile_size)):
                if s.pile[card] == kind:
                    elsewhere -= 1
            for group in range(1, GROUPS):
                if not group >> viewer & 1 and group < 1 << int(s.seats):
                    floor = elsewhere - _cards_outside(s, viewer, group)
                    s.sure[viewer, group, kind] = max(int(s.sure[viewer, group, kind]), floor)


@kernel
def _cards_outside(s, viewer, group):
    """Hand sizes of the viewer's opponents who are not in the group."""
    cards = 0
    for seat in range(int(s.seats)):
        if seat != viewer and not group >> seat & 1:
            cards += int(s.hand_size[seat])
    return cards
