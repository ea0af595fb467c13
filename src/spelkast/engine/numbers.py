"""Whole numbers from outside: Python's and numpy's alike, but no truth values and no fractions."""

from __future__ import annotations

import numpy as np


def whole(value: object) -> int | None:
    """The number, or None if it is none.

    >>> import numpy as np
    >>> whole(3), whole(np.int8(3)), whole(True), whole(3.0), whole("3")
    (3, 3, None, None, None)
    """
    if isinstance(value, bool) or not isinstance(value, int | np.integer):
        return None
    return int(value)
