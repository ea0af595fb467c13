"""Das Alte Reich: random games in which one call in three is made."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from spelkast.engine.game import Options, game
from spelkast.engine.schema import PUBLIC
from spelkast.engine.table import Table
from spelkast.engine.view import View

from . import Games, Tour

GAME = game("reich")
TOUR = Tour(
    ids_of_its_own=True,
    largest={
        "living": 5_000,
        "hand": 4_800,
        "supply": 4_000,
        "reveal": 4_500,
        "ground": 2_500,
        "sheet": 5_000,
    },
)
BARE: Options = {"rule_elector": "off", "rule_dynasty": "off", "rule_hero": "off"}

GAMES: Games = (
    (2, 1, {}),
    (3, 2, {"games": 3}),
    (4, 3, {}),
    (5, 4, {}),
    (3, 5, BARE),
)


def positions(players: int, seed: int, options: Options) -> Iterator[Table]:
    """Every position of a random game in which one call in three is made."""
    luck = random.Random(seed)
    table = Table(GAME, players, seed, options=options)
    yield table
    while not table.over:
        seat = luck.choice(table.to_act)
        legal = table.legal(seat)
        calls = [action for action in legal if action.kind == "call"]
        table.play(seat, luck.choice(calls if calls and luck.random() < 0.3 else legal))
        yield table


@cache
def views() -> list[View]:
    """Many decisions as the one who decides sees them; now and then as somebody else does."""
    found = []
    for players, seed, options in GAMES:
        for n, table in enumerate(positions(players, seed, options)):
            rare = table.view().phase_name == "replace"
            asked = table.to_act[:1] if n % 3 == 0 or rare else ()
            others = (n % players, PUBLIC) if n % 10 == 0 or table.over else ()
            found += [table.view(viewer) for viewer in {*asked, *others}]
    return found
