"""The cards of Das Alte Reich as read-only arrays, made out of components.toml.

Persons and events are known by their number, from 1 on: 0 is no card. Row 0 of every array stands
for it and holds nothing.
"""

from __future__ import annotations

import tomllib
from enum import IntEnum
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

DATA = tomllib.loads((Path(__file__).parent / "components.toml").read_text(encoding="utf-8"))

SEATS = 5
HAND = 11
ROUNDS = 11
GAMES = 3

NONE = -1

# Symbols: what an event compares, in three places.
SYMBOL_DATA: list[dict[str, Any]] = DATA["symbols"]["list"]
SYMBOLS: tuple[str, ...] = tuple(symbol["id"] for symbol in SYMBOL_DATA)
FAMILIES: tuple[str, ...] = tuple(symbol["compares"] for symbol in SYMBOL_DATA)
PLACES = 3

REALMS: tuple[str, ...] = tuple(DATA["realms"]["ids"])
DYNASTY_DATA: list[dict[str, Any]] = DATA["dynasties"]["list"]
DYNASTIES: tuple[str, ...] = tuple(dynasty["id"] for dynasty in DYNASTY_DATA)
GREY = DYNASTIES.index("grey")

# Persons.
PERSON_DATA: list[dict[str, Any]] = DATA["persons"]["list"]
PERSONS: tuple[str, ...] = tuple(person["id"] for person in PERSON_DATA)
CARDS = len(PERSONS)


def _of_persons(values: list[int]) -> npt.NDArray[np.int16]:
    return np.array([0, *values], dtype=np.int16)


START = _of_persons([person["start"] for person in PERSON_DATA])
END = _of_persons([person["end"] for person in PERSON_DATA])
YEARS = END - START  # R6
CROWNS = _of_persons(  # R5
    [len(person["realms"]) + person.get("imperial", False) for person in PERSON_DATA]
)
DYNASTY = _of_persons([DYNASTIES.index(person["dynasty"]) for person in PERSON_DATA])
ELECTOR = _of_persons([person.get("elector", 0) for person in PERSON_DATA])
"""The place that a call of this card swaps with the first: 2 or 3; 0 if it is no elector."""
ELECTORS: tuple[int, ...] = tuple(int(card) for card in np.flatnonzero(ELECTOR))

# Events.
EVENT_DATA: list[dict[str, Any]] = DATA["events"]["list"]
OCCASIONS: tuple[str, ...] = tuple(str(event["year"]) for event in EVENT_DATA)
EVENT_CARDS = len(OCCASIONS)


class Swords(IntEnum):
    """Crossed swords on an event: the persons named there won or lost."""

    NO = 0
    BLACK = 1
    RED = 2


def _of_events(values: list[int]) -> npt.NDArray[np.int16]:
    return np.array([0, *values], dtype=np.int16)


YEAR = _of_events([event["year"] for event in EVENT_DATA])
EVENT_DYNASTY = _of_events([DYNASTIES.index(event["dynasty"]) for event in EVENT_DATA])
SWORDS = _of_events([Swords[event.get("swords", "no").upper()] for event in EVENT_DATA])
SIGN = {symbol["sign"]: number for number, symbol in enumerate(SYMBOL_DATA)}
PRINTED = np.zeros((EVENT_CARDS + 1, PLACES), dtype=np.int8)
"""The symbols of an event in printed order."""
NAMED = np.zeros((EVENT_CARDS + 1, CARDS + 1), dtype=np.int8)
"""Is this person named on this event?"""
KINDRED = np.zeros((EVENT_CARDS + 1, CARDS + 1), dtype=np.int8)
"""Has this person the colour of this event? Grey is none (R16)."""
KEY = np.zeros((EVENT_CARDS + 1, len(SYMBOLS), CARDS + 1), dtype=np.int16)
"""What a symbol compares on an event; the smaller one wins. The size is the value itself (R7)."""

for _number, _event in enumerate(EVENT_DATA, start=1):
    PRINTED[_number] = [SIGN[sign] for sign in _event["symbols"]]
    for _name in _event.get("named", []):
        NAMED[_number, PERSONS.index(_name) + 1] = 1
    if _event["dynasty"] != "grey":
        KINDRED[_number, 1:] = DYNASTY[1:] == EVENT_DYNASTY[_number]
    _values = {
        "crowns": CROWNS,
        "years": YEARS,
        "start": abs(START - YEAR[_number]),
        "end": abs(END - YEAR[_number]),
    }
    for _symbol, _data in enumerate(SYMBOL_DATA):
        KEY[_number, _symbol, 1:] = _values[_data["compares"]][1:] * (-1 if _data["highest"] else 1)
