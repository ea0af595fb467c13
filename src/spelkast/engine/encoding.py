"""The loops behind `Layout`: numbers out of the bytes of a view.

One text for every game: a layout is a list of segments, and a segment says which bytes of a view
become which numbers. Segments of hidden bytes do not exist, and a view holds none.
"""

from __future__ import annotations

from .kernel import kernel, loop
from .schema import MAX_SEATS

SCALED, PRESENT, EQUALS, BITS, VIEWER = range(5)
"""A value times a scale; whether it is not 0; whether it is one of some codes; its bits; whose
view it is."""

KIND, OFFSET, WIDTH, COUNT, ROW, ROWS, FIRST, CODE = range(8)
"""Columns of a segment. ROW is the size of a seat's own row, 0 for what everybody sees."""


@loop
def encode_all(views, size, viewers, segments, scales, codes, out):
    """Fill row i of `out` from view i, whose bytes are views[i * size : (i + 1) * size]."""
    for i in range(out.shape[0]):
        for n in range(segments.shape[0]):
            encode(views, i * size, viewers[i], segments[n], scales[n], codes, out[i])


@kernel
def encode(views, base, viewer, segment, scale, codes, out):
    """One segment of one view."""
    kind = segment[KIND]
    first = segment[FIRST]
    count = segment[COUNT]
    if segment[ROW] > 0 and viewer >= segment[ROWS]:
        for n in range(count):
            out[first + n] = 0.0
        return
    own = segment[ROW] * viewer if segment[ROW] > 0 else 0
    at = base + segment[OFFSET] + own
    width = segment[WIDTH]
    if kind == SCALED:
        for n in range(count):
            out[first + n] = scale * read(views, at + n * width, width)
    elif kind == PRESENT:
        for n in range(count):
            out[first + n] = 1.0 if read(views, at + n * width, width) != 0 else 0.0
    elif kind == EQUALS:
        value = read(views, at, width)
        for n in range(count):
            out[first + n] = 1.0 if value == codes[segment[CODE] + n] else 0.0
    elif kind == BITS:
        value = read(views, at, width)
        for n in range(count):
            out[first + n] = (value >> n) & 1
    else:
        for n in range(count):
            out[first + n] = 1.0 if viewer == n and viewer < MAX_SEATS else 0.0


@kernel
def read(views, at, width):
    """A signed number of so many bytes, the lowest first."""
    value = 0
    for n in range(width - 1):
        value |= (int(views[at + n]) & 255) << (8 * n)
    return value | (int(views[at + width - 1]) << (8 * (width - 1)))
