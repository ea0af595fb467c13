"""Kastkapitaal: our own figures and capitals, drawn with one pen on a 60 × 100 grid.

For titles and for numerals on cards; words inside the interface stay text.
"""

from __future__ import annotations

from .svg import move, path, tag

_O = "M0 30A30 30 0 0 1 60 30V70A30 30 0 0 1 0 70Z"

GLYPHS: dict[str, tuple[int, str]] = {  # letter: width, path
    "A": (60, "M0 100V30A30 30 0 0 1 60 30V100M0 62H60"),
    "B": (58, "M0 0H31A24 24 0 0 1 31 48H0M31 48A26 26 0 0 1 31 100H0V0"),
    "C": (58, "M58 30A29 30 0 0 0 0 30V70A29 30 0 0 0 58 70"),
    "D": (60, "M0 0H25A35 35 0 0 1 60 35V65A35 35 0 0 1 25 100H0Z"),
    "E": (48, "M50 0H0V100H50M0 50H42"),
    "F": (46, "M50 0H0V100M0 50H42"),
    "G": (60, "M60 30A30 30 0 0 0 0 30V70A30 30 0 0 0 60 70V54H32"),
    "H": (60, "M0 0V100M60 0V100M0 50H60"),
    "I": (0, "M0 0V100"),
    "J": (44, "M44 0V76A22 24 0 0 1 0 76"),
    "K": (56, "M0 0V100M56 0L4 54M20 38L58 100"),
    "L": (44, "M0 0V100H46"),
    "M": (76, "M0 100V0L38 60L76 0V100"),
    "N": (60, "M0 100V0L60 100V0"),
    "O": (60, _O),
    "P": (56, "M0 100V0H29A27 28 0 0 1 29 56H0"),
    "Q": (60, _O + "M36 70L62 106"),
    "R": (57, "M0 100V0H29A27 28 0 0 1 29 56H0M28 56L58 100"),
    "S": (
        56,
        "M55 26A26 26 0 0 0 29 0H27A25 25 0 0 0 27 50H30A25 25 0 0 1 30 100H27A26 26 0 0 1 1 74",
    ),
    "T": (56, "M-2 0H58M28 0V100"),
    "U": (60, "M0 0V70A30 30 0 0 0 60 70V0"),
    "V": (62, "M0 0L31 100L62 0"),
    "W": (92, "M0 0L23 100L46 16L69 100L92 0"),
    "X": (60, "M0 0L60 100M60 0L0 100"),
    "Y": (60, "M0 0L30 50L60 0M30 50V100"),
    "Z": (56, "M0 0H56L0 100H58"),
    "Â": (60, "M0 100V30A30 30 0 0 1 60 30V100M0 62H60M12 -18L30 -36L48 -18"),
    "É": (48, "M50 0H0V100H50M0 50H42M16 -16L36 -34"),
    "-": (26, "M0 52H26"),
    " ": (22, ""),
    "'": (0, "M0 0V24"),
    "0": (60, _O),
    "1": (24, "M0 22L24 0V100"),
    "2": (58, "M0 28A29 28 0 0 1 58 28C58 58 0 64 0 100H60"),
    "3": (58, "M2 0H56L28 40A29 30 0 1 1 0 76"),
    "4": (60, "M44 100V0L0 70H62"),
    "5": (58, "M54 0H8L4 47C18 36 58 36 58 68A29 30 0 0 1 0 76"),
    "6": (60, "M46 0L8 50M0 69A30 31 0 1 1 60 69A30 31 0 1 1 0 69"),
    "7": (56, "M0 0H58L20 100"),
    "8": (58, "M5 25A24 25 0 1 1 53 25A24 25 0 1 1 5 25M0 75A29 25 0 1 1 58 75A29 25 0 1 1 0 75"),
    "9": (60, "M14 100L52 50M60 31A30 31 0 1 1 0 31A30 31 0 1 1 60 31"),
}

_MIDDLE = 0.5


def lay(
    word: str, x: float, y: float, height: float, colour: str, pen: float = 16, start: bool = False
) -> str:
    """A word with its top at y, around x (or from x on); its height includes the pen."""
    scale = height / (100 + pen)
    gap = pen + 10
    width = sum(GLYPHS[letter][0] + gap for letter in word) - gap
    left = pen / 2 if start else -width * _MIDDLE
    drawn = []
    for letter in word:
        step, d = GLYPHS[letter]
        if d:
            drawn.append(path(d, transform=move(left)))
        left += step + gap
    return tag(
        "g",
        *drawn,
        transform=move(x, y + scale * pen / 2, scale=scale),
        fill="none",
        stroke=colour,
        stroke_width=pen,
        stroke_linejoin="round",
    )
