"""The pieces of Rennes-le-Château as read-only arrays, made out of components.toml.

Colours are 0 to 4, in the order of the file. A card is known by its type: four to a colour, by
dots. Code, location and ghost have the same number, 0 to 4, because each belongs to the others.
Where things lie on the board is in board.py.
"""

from __future__ import annotations

import tomllib
from enum import IntEnum
from pathlib import Path
from typing import Any

import numpy as np

DATA = tomllib.loads((Path(__file__).parent / "components.toml").read_text(encoding="utf-8"))

SEATS = 5
NONE = -1

COLOURS: tuple[str, ...] = tuple(DATA["colours"]["order"])
COLOUR_LETTERS: tuple[str, ...] = tuple(DATA["colours"]["letters"])
HUES = len(COLOURS)
"""How many colours there are."""

# Portal discs: four quarters, clockwise.
QUARTERS = 4
DISCS: tuple[str, ...] = tuple(DATA["portals"])
DISC = np.array(
    [[COLOURS.index(name) for name in quarters] for quarters in DATA["portals"].values()],
    dtype=np.int8,
)
"""The colour of each quarter of each disc."""

# Equipment cards.
MOST_DOTS = 4
_COPIES: list[int] = DATA["equipment"]["copies"]
CARDS: tuple[str, ...] = tuple(
    f"{letter}{dots}" for letter in COLOUR_LETTERS for dots in range(1, MOST_DOTS + 1)
)
TYPES = len(CARDS)
CARD_COLOUR = np.array([card // MOST_DOTS for card in range(TYPES)], dtype=np.int8)
CARD_DOTS = np.array([card % MOST_DOTS + 1 for card in range(TYPES)], dtype=np.int8)
COPIES = np.array(_COPIES * HUES, dtype=np.int8)
DECK = int(COPIES.sum())
SLOTS: int = DATA["equipment"]["display"]
HAND: int = DATA["equipment"]["hand"]
HAND_DE_MOLAY: int = DATA["equipment"]["hand_de_molay"]
SUPPLIES: int = DATA["equipment"]["supplies"]
SUPPLIES_AT_MOST: int = DATA["equipment"]["supplies_at_most"]
FULLEST_HAND = SUPPLIES_AT_MOST + SUPPLIES
CONVERTED = 3
"""Cards that make one conversion (R10)."""
OFFERED = 2
"""Clues or cards that are given for a clue in the Sanctuaire (R40)."""

# Locations, with their codes and ghosts.
LOCATION_DATA: list[dict[str, Any]] = DATA["board"]["locations"]
LOCATIONS: tuple[str, ...] = tuple(location["id"] for location in LOCATION_DATA)
CODES = len(LOCATIONS)
GHOSTS: tuple[str, ...] = tuple(location["ghost"] for location in LOCATION_DATA)
TRENCAVEL, DENARNAUD, SAUNIERE, DAGOBERT, DE_MOLAY = (
    GHOSTS.index(ghost) for ghost in ("trencavel", "denarnaud", "sauniere", "dagobert", "de_molay")
)
EXTRA_CARDS = np.array([location["extra_cards"] for location in LOCATION_DATA], dtype=np.int8)
CODE = np.array(
    [[DATA["codes"][name].get(colour, 0) for colour in COLOURS] for name in LOCATIONS],
    dtype=np.int8,
)
"""How many clues of each colour a code needs."""
CODE_CLUES = int(CODE[0].sum())
CLAIM_VP = np.array(DATA["claims"]["vp_by_order"], dtype=np.int8)

# Cavernes, clues and symbols.
CAVERNE_DATA: list[dict[str, Any]] = DATA["board"]["cavernes"]
CAVERNES: tuple[str, ...] = tuple(caverne["id"] for caverne in CAVERNE_DATA)
HOLLOWS = len(CAVERNES)
"""How many Cavernes there are."""
CIRCLES: int = CAVERNE_DATA[0]["circles"]
MARKERS = 2
CLUES_PER_COLOUR: int = DATA["clues"]["per_colour"]
CLUE_VP: int = DATA["clues"]["vp"]
CLUE_VP_SAUNIERE: int = DATA["clues"]["vp_sauniere"]
SYMBOLS: tuple[str, ...] = tuple(DATA["symbols"]["order"])
SYMBOL_VP: int = DATA["symbols"]["vp"]
SYMBOL_OF = np.array(
    [
        next((n for n, loc in enumerate(LOCATION_DATA) if loc["symbol"] == cave["symbol"]), NONE)
        for cave in CAVERNE_DATA
    ],
    dtype=np.int8,
)
"""The location with the same symbol as this Caverne, NONE if it has none."""

# Areas.
AREAS: tuple[str, ...] = tuple(DATA["board"]["area_label"])
REGIONS = len(AREAS)
"""How many areas there are."""
AREA_VP = np.array([0, *DATA["area_points"]["table"]], dtype=np.int8)
"""Points for so many areas."""
SCORE_TRACK = 91  # spaces: "Rennes-le-Château", then 1 to 90 (R60)

# Event cards: the same five for everybody.
FATE_DATA: list[dict[str, Any]] = DATA["events"]["list"]
FATES: tuple[str, ...] = tuple(event["id"] for event in FATE_DATA)
FATE_PARITY = np.array([event["parity"] for event in FATE_DATA], dtype=np.int8)
FATE_TURN = np.array([event["turn"] for event in FATE_DATA], dtype=np.int8)
FRESH_SUPPLIES = FATES.index("supplies")

ROUNDS_PER_CODE = 20  # R58


class Source(IntEnum):
    """What points are given for."""

    CLUES = 0
    CLAIMS = 1
    SYMBOLS = 2
    AREAS = 3
