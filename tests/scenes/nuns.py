"""Nuns on the Run: games played at random, or by those who know the rules."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

from spelkast.bots import make_bot
from spelkast.engine.game import Options, game
from spelkast.engine.schema import PUBLIC
from spelkast.engine.table import Table
from spelkast.engine.view import View

from . import Games, Tour

GAME = game("nuns")
TOUR = Tour(
    refused=frozenset(("sneak end stand", "sneak end walk", "patrol end run")),
    largest={"living": 6_144, "hand": 3_072, "supply": 3_072, "chips": 3_072, "ground": 8_192},
)
GAMES: Games = (
    (2, 1, {"could_be_here": "on"}),
    (4, 3, {"anonymous_noise": "on", "could_be_here": "on"}),
    (5, 4, {"run_exact": "on", "guard_max5": "on", "single_first_move": "on"}),
    (8, 5, {"paths_reusable": "on"}),
)


def positions(players: int, seed: int, options: Options, bots: bool) -> Iterator[Table]:
    """Every position of a game, played at random or by those who know the rules."""
    luck = random.Random(seed)
    table = Table(GAME, players, seed, options=options)
    thinkers = [make_bot("rules", seed, seat) for seat in range(players)]
    yield table
    while not table.over:
        seat = luck.choice(table.to_act)
        legal = table.legal(seat)
        clever = bots and seat % 3 != 1
        chosen = thinkers[seat].choose(table.view(seat), legal) if clever else luck.choice(legal)
        table.play(seat, chosen)
        yield table


@cache
def views() -> list[View]:
    """Rare decisions, and some of the others, as the one who decides sees them; now and then as
    somebody else does."""
    found = []
    often: Counter[str] = Counter()
    for number, (players, seed, options) in enumerate(GAMES):
        for n, table in enumerate(positions(players, seed, options, bots=number % 2 == 0)):
            for seat in table.to_act[:1]:
                view = table.view(seat)
                asked = f"{view.phase_name} {' '.join(sorted({a.kind for a in view.legal()}))}"
                often[asked] += 1
                if often[asked] < 7 or n % 23 == 0:
                    found.append(view)
            if n % 41 == 0 or table.over:
                found += [table.view(viewer) for viewer in (n % players, PUBLIC)]
    return found
