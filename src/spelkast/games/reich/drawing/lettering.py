"""How wide words are, about: so that long names fit on a card without being measured."""

from __future__ import annotations

from ....engine.drawing.svg import Attr, text

_NARROW, _SLIM, _WIDE, _BROAD = "iıjl.,:;'’|!·", "ftrIs-–() ", "mwMWŒœ", "ABCDEFGHKLNOPQRSTUVXYZÉÈÀ"


SANS, BOLD_SANS = 1.08, 1.2
"""How much wider than the serif of names the widest fonts of the interface run."""


def width(words: str, size: float, font: float = 1) -> float:
    """In the serif of names, bold; or in another font, so many times wider."""
    return font * size * sum(map(_letter, words))


def _letter(letter: str) -> float:
    if letter in _NARROW:
        return 0.3
    if letter in _SLIM:
        return 0.38
    if letter in _WIDE:
        return 0.88
    return 0.69 if letter in _BROAD else 0.55


def fitted(
    x: float, y: float, words: str, room: float, size: float, font: float = 1, **attrs: Attr
) -> str:
    """One line, drawn together where it would be too long."""
    long = width(words, size, font) > room
    return text(
        x,
        y,
        words,
        font_size=size,
        textLength=room if long else None,
        lengthAdjust="spacingAndGlyphs" if long else None,
        **attrs,
    )


def lines(words: str, room: float, size: float, most: int = 2) -> list[str]:
    """The words in as few lines as they need, broken where the longest line is shortest."""
    if most < 2 or width(words, size) <= room:
        return [words]
    ways = [[words[:at].rstrip(), words[at:]] for at in _breaks(words)]
    if not ways:
        return [words]
    return min(ways, key=lambda way: max(width(part, size) for part in way))


def _breaks(words: str) -> list[int]:
    """Where a line may end: after a space or a hyphen."""
    return [n + 1 for n, letter in enumerate(words) if letter in " -" and n + 1 < len(words)]
