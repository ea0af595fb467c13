"""The pieces of Ad Inferos as read-only arrays, made out of components.toml."""

from __future__ import annotations

import tomllib
from enum import IntEnum
from pathlib import Path

import numpy as np

DATA = tomllib.loads((Path(__file__).parent / "components.toml").read_text(encoding="utf-8"))

SEATS = 4

# Step cards: 1 to 6 lie at 0 to 5.
STEP_CARDS: tuple[str, ...] = tuple(DATA["step"]["cards"])
CARDS = len(STEP_CARDS)
SKULL = STEP_CARDS.index("skull")
VEGA = STEP_CARDS.index("vega")
CYCLE = CARDS

# Power cards.
POWERS: tuple[str, ...] = tuple(DATA["power"]["kinds"])
KINDS = len(POWERS)
JOKER = POWERS.index("joker")
POWER_COUNTS = np.array(DATA["power"]["counts"], dtype=np.int8)
POWER_CARDS = int(POWER_COUNTS.sum())
HAND_LIMIT: int = DATA["power"]["hand_limit"]

# Monsters.
MONSTER_KEYS: tuple[str, ...] = tuple(monster["key"] for monster in DATA["monsters"]["list"])
MONSTERS = len(MONSTER_KEYS)
MONSTER_POWER = np.array(
    [POWERS.index(monster["power"]) for monster in DATA["monsters"]["list"]], dtype=np.int8
)

# The path.


class Square(IntEnum):
    """What is printed on a square of the path."""

    UNLAID = 0
    PLAIN = 1
    MONSTER = 2
    POWER = 3


GLYPHS = {".": Square.PLAIN, "M": Square.MONSTER, "K": Square.POWER}

STRIP_IDS: tuple[str, ...] = tuple(strip["id"] for strip in DATA["path"]["strips"])
STRIPS = len(STRIP_IDS)
STRIP_LENGTH = np.array([len(strip["squares"]) for strip in DATA["path"]["strips"]], dtype=np.int8)
LENGTHS: tuple[int, ...] = tuple(sorted(set(STRIP_LENGTH.tolist())))
STACKS = len(LENGTHS)
SHORTEST = LENGTHS[0]
PER_STACK = STRIPS // STACKS
STRIP_SQUARES = np.zeros((STRIPS, LENGTHS[-1]), dtype=np.int8)
for row, strip in zip(STRIP_SQUARES, DATA["path"]["strips"], strict=True):
    row[: len(strip["squares"])] = [GLYPHS[glyph] for glyph in strip["squares"]]

UNDERWORLD = 0
PATH = int(STRIP_LENGTH.sum())
LIBRARY = PATH + 1

NONE = -1
