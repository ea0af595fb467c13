"""Ad Inferos: random games in which those who can fight do."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

from spelkast.engine.game import Options, game
from spelkast.engine.schema import PUBLIC
from spelkast.engine.table import Table
from spelkast.engine.view import View

from . import Games, Tour

GAME = game("inferos")
TOUR = Tour(
    also_in_banner=("fight",),
    alike=("discard", "vega-take", "fight"),
    ids_of_its_own=True,
    silent=("draw",),
    refused=frozenset(("play", "monster_to")),
    refusable=frozenset(("play", "monster_to", "monster_from", "strip", "fight", "steal")),
    says_why_unasked=True,
    largest={"living": 6_144, "hand": 2_500, "supply": 2_500, "ground": 6_000, "sheet": 5_000},
)
OPEN: Options = {"power_pile": "face_up", "vega_take": "open", "defeated_monsters": "return"}

ODD: Options = {"fall_back": "empty", "vega_forfeits_draw": "if_stolen", "all_same": "cards_only"}

GAMES: Games = (
    (2, 1, {}),
    (3, 2, OPEN),
    (4, 3, {}),
    (2, 4, OPEN | ODD),
    (4, 5, ODD | {"turn_limit": 40}),
)


def positions(players: int, seed: int, options: Options) -> Iterator[Table]:
    """Every position of a random game in which those who can fight do."""
    luck = random.Random(seed)
    table = Table(GAME, players, seed, options=options)
    yield table
    while not table.over:
        seat = luck.choice(table.to_act)
        legal = table.legal(seat)
        fights = [action for action in legal if action.text in ("fight power", "fight joker")]
        table.play(seat, luck.choice(fights or legal))
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
            asked = table.to_act[:1] if often[phase] < 12 or n % 9 == 0 else ()
            others = (n % players, PUBLIC) if n % 20 == 0 or table.over else ()
            found += [table.view(viewer) for viewer in {*asked, *others}]
    return found
