"""How many of the other cards each card beats on each event, one against one.

The numbers lie in duels.txt: a row for each event, a column for each person. They follow from the
cards and the rules; a test counts them again. After a change of either,
`python -m spelkast.games.reich.duels` writes them anew.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import numpy.typing as npt

from .components import CARDS, EVENT_CARDS, PRINTED

FILE = Path(__file__).parent / "duels.txt"


def load() -> npt.NDArray[np.int8]:
    """The table by event and card, both from 1 on."""
    table = np.zeros((EVENT_CARDS + 1, CARDS + 1), dtype=np.int8)
    table[1:, 1:] = np.loadtxt(FILE, dtype=np.int8)
    return table


def count() -> npt.NDArray[np.int8]:
    """The same, from the rules: with all extra rules and the symbols as printed."""
    from .rules import order_of, trick_of, winner_of
    from .state import Extra, State

    table = np.zeros((EVENT_CARDS + 1, CARDS + 1), dtype=np.int8)
    record = State.new()[0]
    record.rule_dynasty = record.rule_hero = Extra.ON
    for event in range(1, EVENT_CARDS + 1):
        order = order_of(PRINTED[event])
        for one in range(1, CARDS + 1):
            for other in range(one + 1, CARDS + 1):
                pair = trick_of(np.array([one, other, 0, 0, 0], dtype=np.int8))
                won = winner_of(record, pair, event, order)
                table[event, (one, other)[won]] += 1
    return table


if __name__ == "__main__":
    np.savetxt(FILE, count()[1:, 1:], fmt="%d")
