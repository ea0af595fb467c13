"""Sets as whole numbers with a bit for each member: to walk through one takes no more steps than it
has members. Members are numbers from 0 to 62."""

from __future__ import annotations

import numpy as np

from .kernel import kernel

_SPREAD, _TOP, _LAST = 0x03F79D71B4CB0A89, 58, 63
"""Multiplied with a power of two, each gives other six bits on top (a de Bruijn sequence)."""
_PLACE = np.zeros(64, dtype=np.int64)
for _place in range(64):
    _PLACE[(_SPREAD << _place) >> _TOP & _LAST] = _place


@kernel
def lowest(members):
    """The lowest member of a set that is not empty."""
    return int(_PLACE[(members & -members) * _SPREAD >> _TOP & _LAST])


@kernel
def alone(members):
    """Has this set one member, and no more?"""
    return members != 0 and members & members - 1 == 0


@kernel
def list_members(members, first, found, count):
    """Add the members to a list of `count` others, in rising order, each with `first` added to it;
    how many there are then."""
    while members:
        found[count] = first + lowest(members)
        count += 1
        members &= members - 1
    return count
