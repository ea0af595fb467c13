"""The fronts of the five boxes: 240 × 330, picture above, name below, and the sides of the box."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from . import dungeonville, inferos, nuns, reich, rennes
from .frame import Front, draw

FRONTS: dict[str, Callable[[], Front]] = {
    "inferos": inferos.front,
    "reich": reich.front,
    "dungeonville": dungeonville.front,
    "nuns": nuns.front,
    "rennes": rennes.front,
}

NAMES: dict[str, dict[str, tuple[str, str]]] = {
    "inferos": {"": ("AD", "INFEROS")},
    "reich": {
        "nl": ("HET OUDE", "RIJK"),
        "en": ("THE OLD", "EMPIRE"),
        "fr": ("L'ANCIEN", "EMPIRE"),
    },
    "dungeonville": {"": ("DUNGEON", "VILLE")},
    "nuns": {"": ("NUNS ON", "THE RUN")},
    "rennes": {"": ("RENNES-", "LE-CHÂTEAU")},
}
"""What is printed on a box, in two lines; under "" where it is the same in every language."""


@cache
def box_front(slug: str, language: str, label: str) -> str:
    """The box as one <svg>; the label says the name for those who do not see it."""
    names = NAMES[slug]
    return draw(FRONTS[slug](), names.get(language) or names[""], label)
