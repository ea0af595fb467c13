"""Dungeonville: random games in which most people dare to go deeper, and few claim."""

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

from . import Games, Tour

GAME = game("dungeonville")
TOUR = Tour(
    also_in_banner=("escape", "deeper"),
    refused=frozenset(("hire", "adventurer", "claim")),
    largest={
        "living": 4_096,
        "hand": 3_072,
        "supply": 4_096,
        "chips": 2_560,
        "ground": 6_000,
        "picture": 90_000,
    },
)
ASKED: Options = {"auto_forced": "no", "kills_to_win": 5}

ODD: Options = {"town_refresh": "new", "reserves_count": "yes", "deed_price": 20}

GAMES: Games = (
    (2, 1, {"kills_to_win": 5}),
    (3, 2, ODD | {"kills_to_win": 3}),
    (4, 3, {}),
    (5, 4, {}),
    (3, 8, ASKED),
    (2, 9, {"auto_claim": "yes", "kills_to_win": 5}),
    (4, 12, ASKED | ODD),
)

LONGEST = 320
"""Decisions of one game that are looked at."""


def positions(players: int, seed: int, options: Options) -> Iterator[Table]:
    """Every position of a random game in which most people dare to go deeper, and few claim."""
    luck = random.Random(seed)
    table = Table(GAME, players, seed, options=options)
    yield table
    while not table.over and len(table.log) < LONGEST:
        seat = luck.choice(table.to_act)
        legal = table.legal(seat)
        calm = [action for action in legal if action.kind != "claim" or luck.random() < 0.1]
        table.play(seat, luck.choice(calm or legal))
        yield table


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
            asked = table.to_act[:1] if often[phase] < 14 or n % 11 == 0 else ()
            others = (n % players, PUBLIC) if n % 29 == 0 or table.over else ()
            found += [table.view(viewer) for viewer in {*asked, *others}]
    for table in scenario_positions(GAME):
        phase = table.view().phase_name
        often[phase] += 1
        if often[phase] < 6:
            found.append(table.view(table.to_act[0]))
    return found
