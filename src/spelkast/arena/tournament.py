"""Tournaments: bots against each other, so that neither seat nor deal decides who is stronger.

Each deal is played once for every rotation of its line-up around the table (duplicate deals):
every bot of the line-up has every seat of it. A deal is a task of its own, which depends on nothing
but the plan and its number; so it does not matter where or in which order deals are played.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement
from typing import Any

from ..bots import Bot, make_bot
from ..engine.game import Game, game
from ..engine.table import Table
from .ratings import Played, standings

Deal = tuple[int, list[Played]]
Spread = Callable[["Plan", Sequence[int]], Iterable[Deal]]
"""Plays deals somewhere, in any order."""


@dataclass(frozen=True)
class Plan:
    """All that decides how a tournament goes."""

    slug: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int
    options: tuple[tuple[str, str | int], ...]
    lone: bool = False
    """The first bot sits alone among copies of one of the others."""

    @property
    def deals(self) -> int:
        """Whole deals, at least as many games as were asked for."""
        return -(-self.games // self.players)

    def lineups(self) -> list[tuple[str, ...]]:
        """Who sits together: all sets of bots, or with fewer bots than seats all even mixtures."""
        if self.lone:
            return [(self.bots[0], *[other] * (self.players - 1)) for other in self.bots[1:]]
        if len(self.bots) >= self.players:
            return list(combinations(self.bots, self.players))
        mixtures = combinations_with_replacement(self.bots, self.players)
        most = -(-self.players // len(self.bots))
        least = self.players // len(self.bots)
        return [
            mixture
            for mixture in mixtures
            if all(least <= Counter(mixture)[bot] <= most for bot in self.bots)
        ]

    def lineup(self, deal: int) -> list[str]:
        """Who plays this deal, in an order of its own: nobody always sits behind the same bot."""
        choices = self.lineups()
        lineup = list(choices[deal % len(choices)])
        random.Random(f"{self.seed}:{deal}").shuffle(lineup)
        return lineup


def make_plan(
    rules: Game,
    players: int,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    lone: bool = False,
) -> Plan:
    """A plan that can be played; what cannot is refused."""
    rules.check_players(players)
    if len(bots) < 2:
        raise ValueError("a tournament needs at least two bots")
    if len(set(bots)) < len(bots):
        raise ValueError("a tournament names each bot once")
    if games < 1:
        raise ValueError(f"at least one game must be played, not {games}")
    for name in bots:
        make_bot(name)
    chosen = tuple(rules.complete_options(options or {}).items())
    return Plan(rules.slug, players, tuple(bots), games, seed, chosen, lone)


def play_deal(plan: Plan, deal: int) -> Deal:
    """One deal, with the line-up in every rotation."""
    lineup = plan.lineup(deal)
    rotations = [lineup[turn:] + lineup[:turn] for turn in range(plan.players)]
    return deal, [Played(tuple(seats), play_game(plan, deal, seats)) for seats in rotations]


def play_game(plan: Plan, deal: int, seats: Sequence[str]) -> tuple[float, ...]:
    table = Table(game(plan.slug), plan.players, plan.seed, deal, dict(plan.options))
    bots: list[Bot] = [
        make_bot(name, _luck(plan.seed, deal, seat), seat) for seat, name in enumerate(seats)
    ]
    while not table.over:
        seat = table.to_act[0]
        view = table.view(seat)
        table.play(seat, bots[seat].choose(view, view.legal()))
    assert table.results is not None
    return table.results


def _luck(seed: int, deal: int, seat: int) -> int:
    """A seed of a bot's own, which tells nothing about the deal."""
    text = f"tournament:{seed}:{deal}:{seat}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:16])


def here(plan: Plan, deals: Sequence[int]) -> Iterator[Deal]:
    """In this process, one after the other."""
    for deal in deals:
        yield play_deal(plan, deal)


def processes(jobs: int) -> Spread:
    """In so many processes of this machine."""

    def spread(plan: Plan, deals: Sequence[int]) -> Iterator[Deal]:
        fresh = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(jobs, mp_context=fresh) as pool:
            yield from pool.map(play_deal, [plan] * len(deals), deals)

    return here if jobs == 1 else spread


def hold(
    plan: Plan, spread: Spread = here, progress: Callable[[int], None] = lambda played: None
) -> dict[str, Any]:
    """Play the whole tournament; its result as plain data."""
    found: dict[int, list[Played]] = {}
    for deal, played in spread(plan, range(plan.deals)):
        found[deal] = played
        progress(len(played))
    games = [found[deal] for deal in sorted(found)]
    return {
        "game": plan.slug,
        "players": plan.players,
        "bots": list(plan.bots),
        "deals": plan.deals,
        "games": sum(map(len, games)),
        "seed": str(plan.seed),
        "options": dict(plan.options),
        "lone": plan.lone,
        **standings(plan.bots, plan.players, games),
    }
