"""The convent as read-only arrays, made out of components.toml.

Dots are known by their number, 1 to 155; 0 is none, and row 0 of every array stands for it. The
neighbours of a dot are numbered 0 to 3 in ascending order: a *way* is such a number.
"""

from __future__ import annotations

import tomllib
from collections import deque
from enum import IntEnum
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

DATA: dict[str, Any] = tomllib.loads(
    (Path(__file__).parent / "components.toml").read_text(encoding="utf-8")
)

SEATS = 8
NOVICES = 6
GUARDS = 2
ROUNDS = 15
NONE = -1
DIE = 6
SIGHT_LIMIT: int = DATA["sight_limit"]

# Dots.
DOTS = len(DATA["dots"])
ROOM_OF: dict[int, str] = {dot: room for dot, _, _, room in DATA["dots"]}
X = np.zeros(DOTS + 1, dtype=np.int16)
Y = np.zeros(DOTS + 1, dtype=np.int16)
for _dot, _x, _y, _ in DATA["dots"]:
    X[_dot], Y[_dot] = _x, _y
HIDDEN_DOTS: tuple[int, ...] = tuple(DATA["hidden"])
HEXAGONS: tuple[int, ...] = tuple(DATA["hexagons"])
CELLS: tuple[int, ...] = tuple(novice["cell"] for novice in DATA["novice"])
START_OF_GUARDS: int = DATA["guard"][0]["start"]

# Edges.
OPEN: list[tuple[int, int]] = [(a, b) for a, b in DATA["open"]]
DOORS: list[tuple[int, int]] = [(a, b) for a, b, *_ in DATA["doors"]]
LOCKS: list[tuple[int, int]] = [(a, b) for a, b, *_ in DATA["locks"]]
WAYS = 4
NEIGHBOUR = np.zeros((DOTS + 1, WAYS), dtype=np.int16)
"""Dot, way -> the dot it leads to; 0 if there is no such way."""
DEGREE = np.zeros(DOTS + 1, dtype=np.int8)
WAY = np.zeros((DOTS + 1, DOTS + 1), dtype=np.int8)
"""From, to -> the way + 1; 0 if they are no neighbours."""
LOCKED = np.zeros((DOTS + 1, WAYS), dtype=np.int8)
"""Dot, way -> 1 if a novice needs her keys for it."""
PASSABLE = np.zeros((2, DOTS + 1), dtype=np.int8)
"""Whether she has keys, dot -> the ways that she can go from there, as bits."""


def _fill_neighbours() -> None:
    edges = [*OPEN, *DOORS, *LOCKS]
    locked = {frozenset(edge) for edge in LOCKS}
    for dot in range(1, DOTS + 1):
        around = sorted({b for a, b in edges if a == dot} | {a for a, b in edges if b == dot})
        DEGREE[dot] = len(around)
        for way, other in enumerate(around):
            NEIGHBOUR[dot, way] = other
            WAY[dot, other] = way + 1
            LOCKED[dot, way] = frozenset((dot, other)) in locked
            PASSABLE[1, dot] |= 1 << way
            PASSABLE[0, dot] |= 0 if LOCKED[dot, way] else 1 << way


def _distances(keys: bool) -> npt.NDArray[np.int8]:
    """Edges of a shortest route between any two dots; FAR_OFF if there is none."""
    found = np.full((DOTS + 1, DOTS + 1), FAR_OFF, dtype=np.int8)
    found[0] = found[:, 0] = 0
    ways = [
        [int(NEIGHBOUR[dot, way]) for way in range(DEGREE[dot]) if keys or not LOCKED[dot, way]]
        for dot in range(DOTS + 1)
    ]
    for start in range(1, DOTS + 1):
        found[start, start] = 0
        queue = deque([start])
        while queue:
            dot = queue.popleft()
            for other in ways[dot]:
                if found[start, other] == FAR_OFF:
                    found[start, other] = found[start, dot] + 1
                    queue.append(other)
    return found


_fill_neighbours()
FAR_OFF = 100
ROUTE = np.stack([_distances(keys=False), _distances(keys=True)])
"""Whether she has keys, from, to -> edges of a shortest route; FAR_OFF if there is none."""
DISTANCE = np.ascontiguousarray(ROUTE[1])
"""Edges of a shortest route between any two dots, through doors and locks alike."""
NEAREST = np.argsort(DISTANCE[:, 1:], axis=1, kind="stable").astype(np.int16) + 1
"""Dot, n -> the dots in the order of their distance, itself first."""
FARTHEST = int(DISTANCE.max())
WITHIN = np.array(
    [(row[1:] <= reach).sum() for row in DISTANCE for reach in range(FARTHEST + 1)],
    dtype=np.int16,
).reshape(DOTS + 1, -1)
"""Dot, distance -> how many dots are no farther."""
TOWARDS = np.zeros((DOTS + 1, DOTS + 1), dtype=np.int8)
"""From, to -> the ways that begin a shortest route, as bits (R30)."""
for _way in range(WAYS):
    _there = NEIGHBOUR[:, _way]
    TOWARDS |= ((DISTANCE[_there] == DISTANCE - 1) & (_there > 0)[:, None]) << _way

# Sight.
LINE = np.zeros((DOTS + 1, DOTS + 1), dtype=np.int8)
"""1 if a straight line joins these dots within the limit of six (R15, R22); a test draws it."""
for _low, _higher in DATA["los"].items():
    for _high in _higher:
        LINE[int(_low), _high] = LINE[_high, int(_low)] = 1
LINES = np.zeros(DOTS + 1, dtype=np.int8)
"""How many dots can be seen from a dot at most."""
LINED = np.zeros((DOTS + 1, int(LINE.sum(axis=1).max())), dtype=np.int16)
"""Those dots."""
for _dot in range(1, DOTS + 1):
    _seen = np.flatnonzero(LINE[_dot])
    LINES[_dot] = len(_seen)
    LINED[_dot, : len(_seen)] = _seen


def _beams() -> tuple[npt.NDArray[np.int16], list[tuple[int, ...]]]:
    """Of the dots in line those in the guard's own row and before it (R15)."""
    numbers = np.zeros((DOTS + 1, WAYS, 2), dtype=np.int16)
    beams: dict[tuple[int, ...], int] = {(): 0}
    x, y = X.astype(int), Y.astype(int)
    for start in range(1, DOTS + 1):
        for way, end in enumerate(NEIGHBOUR[start, : DEGREE[start]].tolist()):
            east, south = x[end] - x[start], y[end] - y[start]
            for arrived, here in enumerate((start, end)):
                lined = LINED[here, : LINES[here]]
                ahead = lined[east * (x[lined] - x[here]) + south * (y[lined] - y[here]) >= 0]
                numbers[start, way, arrived] = beams.setdefault(tuple(ahead.tolist()), len(beams))
    return numbers, list(beams)


BEAM, _BEAMS = _beams()
"""Dot, way, whether she has gone that way -> the beam of a guard who has turned there. Two beams
are the same if they light the same dots; number 0 lights none."""
IN_BEAM = np.zeros((len(_BEAMS), DOTS + 1), dtype=np.int8)
"""Beam, dot -> all bits if she sees the dot in it, else none."""
for _number, _lit in enumerate(_BEAMS):
    IN_BEAM[_number, list(_lit)] = ~0


class Guard(IntEnum):
    ABBESS = 0
    PRIORESS = 1


class Card(IntEnum):
    """How a move is closed: a movement card, or one with the blessing of one dot more."""

    STAND = 0
    SNEAK = 1
    WALK = 2
    RUN = 3
    SNEAK_PLUS = 4
    WALK_PLUS = 5
    RUN_PLUS = 6


PLUS = 3
"""What lies between a card and the same card with one dot more."""
CARD_NAMES: tuple[str, ...] = tuple(card.name.lower().replace("_", "-") for card in Card)
_CARDS: list[dict[str, Any]] = DATA["novice_card"]
_PLAIN = [card["id"] for card in _CARDS]
FEWEST = np.array([card["min"] for card in _CARDS], dtype=np.int8)
MOST = np.array([card["max"] for card in _CARDS], dtype=np.int8)
_NOISE = [card["noise"] for card in _CARDS]
NOISE = np.array([*_NOISE, *_NOISE[1:]], dtype=np.int8)
"""Card -> its correction; that of *run* is an option (R23)."""
MOST_STEPS = 2 * int(MOST[Card.RUN]) + 1
"""A double run with one dot more."""


def _fitting() -> npt.NDArray[np.int8]:
    fits = np.zeros((2, 2, MOST_STEPS + 2, len(Card) + 1), dtype=np.int8)
    for exact, twice, dots, card in np.ndindex(2, 2, MOST_STEPS + 2, len(Card)):
        plain = card - PLUS if card > Card.RUN else card
        fewest, most = FEWEST[plain] * (1 + twice), MOST[plain] * (1 + twice)
        if card == Card.RUN and exact:
            fewest = most
        if card > Card.RUN:
            fewest = most = most + 1
        fits[exact, twice, dots, card] = fewest <= dots <= most
    return fits


FITS = _fitting()
"""Exact runs, a double move, dots, card -> whether the card stands for so many dots."""
LOG_MARK: tuple[str, ...] = tuple(card["log"] for card in _CARDS)
GUARD_FEWEST = np.array([0, 0, *(card["min"] for card in DATA["guard_card"])], dtype=np.int8)
GUARD_MOST = np.array([0, 0, *(card["max"] for card in DATA["guard_card"])], dtype=np.int8)
MOST_PATROLLED = int(GUARD_MOST[Card.RUN]) + 1


def _guard_fitting() -> npt.NDArray[np.int8]:
    fits = np.zeros((2, MOST_PATROLLED + 1, len(Card) + 1), dtype=np.int8)
    for less, dots, card in np.ndindex(2, MOST_PATROLLED + 1, len(Card)):
        plain = card - PLUS if card > Card.RUN else card
        if plain >= Card.WALK:
            most = GUARD_MOST[plain] - (less if plain == Card.RUN else 0)
            fits[less, dots, card] = (
                dots == most + 1 if card > Card.RUN else GUARD_FEWEST[plain] <= dots <= most
            )
    return fits


GUARD_FITS = _guard_fitting()
"""Five dots at most, dots, card -> whether a guard's card stands for so many dots."""

# Wishes, from 1 on.
WISHES = len(DATA["wish"])
KEY_DOT = np.array([0, *(wish["key_dot"] for wish in DATA["wish"])], dtype=np.int16)
ITEM_DOT = np.array([0, *(wish["item_dot"] for wish in DATA["wish"])], dtype=np.int16)
KEY_COLOUR: tuple[str, ...] = ("", *(wish["key_colour"] for wish in DATA["wish"]))


class Has(IntEnum):
    """What a novice carries."""

    NOTHING = 0
    KEYS = 1
    ITEM = 2  # and her keys


class Blessing(IntEnum):
    NONE = 0
    FALSE_NOISE = 1
    HEARING = 2
    EXTRA_STEP = 3
    REROLL = 4


KINDS = tuple(blessing["id"].replace("_", "-") for blessing in DATA["blessing"])
COPIES: int = DATA["blessing"][0]["copies"]
BLESSINGS = sum(blessing["copies"] for blessing in DATA["blessing"])
BLESSING_DECK = np.array(
    [kind for kind in range(1, len(KINDS) + 1) for _ in range(COPIES)], dtype=np.int8
)

# Paths of the guards.
PATH_DATA: list[list[int]] = [path["dots"] for path in DATA["path"]]
PATH_COLOUR: tuple[str, ...] = tuple(path["colour"] for path in DATA["path"])
PATHS = len(PATH_DATA)
UTURNS: int = DATA["uturn"]["copies"]
PATH_LENGTH = np.array([len(dots) for dots in PATH_DATA], dtype=np.int8)
PATH = np.zeros((PATHS, int(PATH_LENGTH.max())), dtype=np.int16)
"""Path, place -> the dot there."""
PLACE = np.zeros((PATHS, DOTS + 1), dtype=np.int8)
"""Path, dot -> its place + 1; 0 if the path does not pass there."""
for _number, _dots in enumerate(PATH_DATA):
    PATH[_number, : len(_dots)] = _dots
    for _place, _dot in enumerate(_dots):
        PLACE[_number, _dot] = _place + 1
BACK = np.zeros((PATHS, DOTS + 1), dtype=np.int8)
"""Path, dot -> the ways that lead to a nearest dot of the path, as bits (R38)."""
for _number, _dots in enumerate(PATH_DATA):
    for _dot in range(1, DOTS + 1):
        _away = DISTANCE[_dot, _dots]
        for _end in np.array(_dots)[_away == _away.min()].tolist():
            BACK[_number, _dot] |= TOWARDS[_dot, _end]

LAST_DOT = np.array(
    [[dots[-1], dots[0]] for dots in PATH_DATA],
    dtype=np.int16,
)
"""Path, whether it is walked backwards -> the dot where it ends."""
ENDING_AT = np.zeros(DOTS + 1, dtype=np.int16)
"""Dot -> the paths that end there, as bits."""
for _number, _dots in enumerate(PATH_DATA):
    ENDING_AT[_dots[0]] |= 1 << _number
    ENDING_AT[_dots[-1]] |= 1 << _number
LEADS = np.zeros((PATHS, 2, DOTS + 1), dtype=np.int8)
"""Path, backwards, dot -> the ways of a guard who is bound to it, as bits: on along the path, or
straight back to it; none on its end."""
for _number, _dots in enumerate(PATH_DATA):
    for _back, _line in enumerate((_dots, _dots[::-1])):
        LEADS[_number, _back] = BACK[_number]
        LEADS[_number, _back, _line[-1]] = 0
        for _dot, _next in pairwise(_line):
            LEADS[_number, _back, _dot] = 1 << int(WAY[_dot, _next]) - 1
SOLE_WAY = np.array(
    [bits.bit_length() if bits.bit_count() == 1 else 0 for bits in range(1 << WAYS)], dtype=np.int8
)
"""Ways as bits -> the way + 1 if there is just one, else 0."""
HOW_MANY = np.array([ways.bit_count() for ways in range(1 << WAYS)], dtype=np.int8)
"""Ways as bits -> how many they are."""
LAST_WAY = np.array([max(ways.bit_length() - 1, 0) for ways in range(1 << WAYS)], dtype=np.int8)
"""Ways as bits -> the last of them."""

# What may be true of a hidden novice: one bit for each wish and what she carries.
TRAITS = WISHES * len(Has)
ANY_TRAIT = (1 << TRAITS) - 1
EMPTY_HANDED = sum(1 << 3 * wish for wish in range(WISHES))
WITH_KEYS = ANY_TRAIT & ~EMPTY_HANDED
WITH_ITEM = EMPTY_HANDED << 2
KEY_TRAITS = np.zeros(DOTS + 1, dtype=np.int32)
"""Dot -> the bits, of those who carry nothing, that find their keys there."""
ITEM_TRAITS = np.zeros(DOTS + 1, dtype=np.int32)
"""Dot -> the bits, of those with keys, that find their item there."""
for _wish in range(WISHES):
    KEY_TRAITS[KEY_DOT[_wish + 1]] |= 1 << 3 * _wish
    ITEM_TRAITS[ITEM_DOT[_wish + 1]] |= 2 << 3 * _wish
