"""The sign of a seat: colour, shape and pattern together. For games without own figures."""

from __future__ import annotations

from typing import NamedTuple

from ...engine.drawing.svg import circle, group, path, star, tag


class Sign(NamedTuple):
    shape: str
    pattern: str


SIGNS = (
    Sign("M-15 0A15 15 0 1 1 15 0A15 15 0 1 1 -15 0Z", ""),
    Sign("M-14 -14H14V14H-14Z", "M-14 -5H14M-14 5H14"),
    Sign("M0 -17L17 13H-17Z", "M-6 2V13M0 -8V13M6 2V13"),
    Sign("M0 -18L18 0L0 18L-18 0Z", "M-12 -2L2 12M-5 -9L9 5M2 -16L16 -2"),
    Sign(
        "M-9 -16H9L18 0L9 16H-9L-18 0Z",
        "M-8 -6h2M6 -6h2M-8 6h2M6 6h2M-1 0h2",
    ),
    Sign("M-6 -17H6V-6H17V6H6V17H-6V6H-17V-6H-6Z", "M0 -11V11M-11 0H11"),
    Sign(star(5, 19, 8.5), "M-5 0A5 5 0 1 1 5 0A5 5 0 1 1 -5 0Z"),
    Sign(
        "M0 -18C6 -8 15 -2 15 6A15 13 0 0 1 -15 6C-15 -2 -6 -8 0 -18Z",
        "M-9 8A9 8 0 0 0 0 14M-4 2A5 5 0 0 0 1 7",
    ),
)


def sign(seat: int) -> str:
    """The sign of a seat, counted from 0."""
    drawn = SIGNS[seat % len(SIGNS)]
    pattern = group(
        path(drawn.pattern),
        fill="none",
        stroke="var(--surface)",
        stroke_width=2.4,
        stroke_linecap="round",
    )
    return tag(
        "svg",
        circle(0, 0, 21, fill="var(--sunken)"),
        path(drawn.shape, fill=f"var(--seat-{seat % len(SIGNS) + 1})"),
        pattern if drawn.pattern else "",
        class_="seat__fig",
        viewBox="-22 -22 44 44",
        aria_hidden="true",
    )
