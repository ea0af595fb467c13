"""Positions to try things on: every game, every player count, options sampled."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from spelkast.engine.game import Game, Options, games
from spelkast.engine.scenario import files, load
from spelkast.engine.table import Table


@dataclass(frozen=True)
class Setting:
    """One way to set a game up."""

    game: Game
    players: int
    options: tuple[tuple[str, str | int], ...]

    def table(self, seed: int) -> Table:
        return Table(self.game, self.players, seed=seed, options=dict(self.options))

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={value}" for name, value in self.options)
        return f"{self.game.slug}-{self.players}" + (f"-{chosen}" if chosen else "")


def settings() -> list[Setting]:
    """Every player count with the default options, and with every other value of every option; of
    a long range of numbers the ends and some between.

    Options are combined: setting n of a player count takes the n-th value of each, so that all
    values occur together with others and not only alone.
    """
    found = []
    for game in games():
        tried = {name: _tried(option.words) for name, option in game.options.items()}
        widest = max(map(len, tried.values()), default=1)
        for players in game.players:
            for n in range(widest):
                chosen = {name: values[min(n, len(values) - 1)] for name, values in tried.items()}
                found.append(Setting(game, players, tuple(_changed(game, chosen).items())))
    return found


RANGE = 5
"""An option with more values is a range of numbers: the default comes first, then all others."""


def _tried(values: tuple[str | int, ...]) -> list[str | int]:
    """The default, both ends of what is left, and two between."""
    if len(values) <= RANGE:
        return list(values)
    default, *others = values
    last = len(others) - 1
    return [default, *(others[last * n // (RANGE - 2)] for n in range(RANGE - 1))]


def random_options(game: Game, rng: random.Random) -> Options:
    return {name: rng.choice(option.words) for name, option in game.options.items()}


def _changed(game: Game, chosen: Options) -> Options:
    defaults = game.defaults()
    return {name: value for name, value in chosen.items() if value != defaults[name]}


def random_game(setting: Setting, seed: int) -> Iterator[Table]:
    """A table in every position of a random game, the last one over."""
    rng = random.Random(seed)
    table = setting.table(seed)
    yield table
    while not table.over:
        seat = rng.choice(table.to_act)
        table.play(seat, rng.choice(table.legal(seat)))
        yield table


def scenario_positions(game: Game) -> Iterator[Table]:
    """A table in every position of the game's scenarios: there are the moments that random games
    hardly ever come to."""
    for path in files(game):
        for case in load(path).cases:
            table = Table.at(game, case.opening)
            yield table
            for move in (move for step in case.steps for move in step.moves):
                table.play(move.seat, move.action)
                yield table


SETTINGS = settings()
