"""Rennes-le-Château: games in which people walk to Cavernes and take what they find."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

from spelkast.engine.game import Options, game
from spelkast.engine.schema import PUBLIC
from spelkast.engine.table import Table
from spelkast.engine.view import View
from tests.positions import scenario_positions
from tests.walks import wish

from . import Games, Tour

GAME = game("rennes")
TOUR = Tour(
    refused=frozenset(("event", "place", "take", "start", "convert", "offer", "claim")),
    largest={"living": 7_168, "hand": 3_072, "supply": 4_096, "chips": 2_560, "ground": 7_168},
)
GAMES: Games = (
    (2, 1, {"codes_to_win": 1, "max_rounds": 10}),
    (4, 3, {"sanctuaire": "cards", "colours": "random"}),
    (5, 4, {"collect": "every_turn"}),
)

LONGEST = 420
"""Decisions of one game that are looked at."""


def positions(players: int, seed: int, options: Options) -> Iterator[Table]:
    """Every position of a game in which people walk to Cavernes and take what they find."""
    luck = random.Random(seed)
    table = Table(GAME, players, seed, options=options)
    todo: list[str] = []
    yield table
    while not table.over and len(table.log) < LONGEST:
        seat = table.to_act[0]
        todo = todo or wish(table, seat, luck)
        table.play(seat, todo.pop(0))
        yield table


def rare(table: Table, often: Counter[str]) -> bool:
    """Can something be done here that could not often be done before?"""
    kinds = {action.kind for action in table.legal(table.to_act[0])}
    seldom = any(often[f"offers {kind}"] < 4 for kind in kinds)
    often.update(f"offers {kind}" for kind in kinds if seldom)
    return seldom


@cache
def views() -> list[View]:
    """Rare decisions, and some of the others, as the one who decides sees them; now and then as
    somebody else does."""
    found = []
    often: Counter[str] = Counter()
    for players, seed, options in GAMES:
        for n, table in enumerate(positions(players, seed, options)):
            phase = table.view().phase_name
            often[phase] += 1
            asked = table.to_act[:1] if often[phase] < 9 or n % 17 == 0 else ()
            others = (n % players, PUBLIC) if n % 41 == 0 or table.over else ()
            found += [table.view(viewer) for viewer in {*asked, *others}]
    for n, table in enumerate(scenario_positions(GAME)):
        phase = table.view().phase_name
        often[phase] += 1
        if table.to_act and (often[phase] < 14 or n % 5 == 0 or rare(table, often)):
            found.append(table.view(table.to_act[0]))
        elif table.over:
            found.append(table.view(0))
    return found
