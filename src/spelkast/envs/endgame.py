"""Miniatures: the last choices of a real game, few enough to be solved exactly.

No rule is changed, and no card is left out. The rule-based players play a game to its end; then it
is taken back choice by choice, as long as the tree of all that can still happen stays small. Since
the seats do not know what the others hold, the miniature has several *worlds*: the true position,
one that the first seat cannot tell from it, one that the second seat cannot tell from that, and so
on. A chance move says which world is played. So each seat is in doubt, and knows that others are
too. What is drawn later is a part of the world: it is hidden from all until it happens.

Some games branch so much, or go on for so long when all is decided, that no end of them is small.
There each seat has a number of `choices`: so often it decides itself, and whatever it is asked
afterwards the rule-based player answers, from the seat's view and always in the same way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ..engine import rulebook
from ..engine.chance import seed_words
from ..engine.game import Game, Options
from ..engine.numbers import whole
from .past import ALL, Moment

DEALS = 50
"""So many games are played in search of an end that is worth looking at."""
ENOUGH = 0.4
"""A tree of this share of the allowed size is good enough."""


@dataclass(frozen=True)
class Endgame:
    """A finished search: worlds, equally likely, and the size of what can follow."""

    game: Game
    players: int
    worlds: tuple[Moment, ...]
    nodes: int
    sums: frozenset[float]
    """What the results of a game can add up to."""
    longest: int
    """Choices in the longest game."""

    def __len__(self) -> int:
        return len(self.worlds)

    def alike(self, moment: Moment, seat: int) -> list[Moment]:
        """All positions of this tree that the seat cannot tell from one of them."""
        known, asked = moment.known(seat), moment.seat
        return [m for m in self.positions() if m.known(seat) == known and m.seat == asked]

    def positions(self) -> Iterator[Moment]:
        """All there are, world by world."""
        waiting = list(reversed(self.worlds))
        while waiting:
            moment = waiting.pop()
            yield moment
            if not moment.over:
                waiting += [moment.after(moment.seat, a) for a in moment.legal(moment.seat)[::-1]]


class TooBig(Exception):
    """The tree has more positions than allowed."""


@dataclass
class _Tree:
    """What is found on a walk through everything that can happen."""

    limit: int
    nodes: int = 0
    longest: int = 0

    def __post_init__(self) -> None:
        self.sums: set[float] = set()
        self.firsts: set[float] = set()
        self.deciders: Counter[int] = Counter()
        self.doubts: dict[tuple[int, bytes], set[int]] = {}

    def walk(self, moment: Moment, world: int, depth: int = 0) -> None:
        self.nodes += 1
        if self.nodes > self.limit:
            raise TooBig
        if moment.over:
            results = moment.results()
            self.sums.add(round(sum(results), 9))
            self.firsts.add(results[0])
            self.longest = max(self.longest, depth)
            return
        seat = moment.seat
        actions = moment.legal(seat)
        if len(actions) > 1:
            self.deciders[seat] += 1
            self.doubts.setdefault((seat, moment.known(seat).fingerprint), set()).add(world)
        for action in actions:
            self.walk(moment.after(seat, action), world, depth + 1)

    @property
    def worth_solving(self) -> bool:
        """Two seats choose, one of them in doubt, and it matters."""
        in_doubt = any(len(worlds) > 1 for worlds in self.doubts.values())
        return len(self.deciders) > 1 and len(self.firsts) > 1 and in_doubt


def find_endgame(
    game: Game,
    players: int | None = None,
    seed: int = 0,
    worlds: int = 4,
    nodes: int = 1000,
    choices: int = ALL,
    options: Mapping[str, object] | None = None,
) -> Endgame:
    """The biggest endgame of at most so many positions, in the first games of a seed.

    Options that are not given are chosen so that games are short.
    """
    least = (("worlds", worlds, 2), ("nodes", nodes, 10), ("choices", choices, 1))
    for name, number, smallest in least:
        if (whole(number) or 0) < smallest:
            raise ValueError(f"{name}: at least {smallest} are needed, not {number!r}")
    count = game.check_players(game.players[0] if players is None else players)
    chosen = {**shortest_options(game, count), **(options or {})}
    best: tuple[_Tree, tuple[Moment, ...]] | None = None
    for deal in range(DEALS):
        found = _best_end(_usual_game(game, count, seed, deal, chosen), worlds, nodes, choices)
        if found is not None and (best is None or found[0].nodes > best[0].nodes):
            best = found
            if best[0].nodes >= ENOUGH * nodes:
                break
    if best is None:
        raise ValueError(
            f"no endgame of {game.slug} has at most {nodes} positions here:"
            " give more nodes, or fewer choices"
        )
    tree, moments = best
    return Endgame(game, count, moments, tree.nodes, frozenset(tree.sums), tree.longest)


def shortest_options(game: Game, players: int) -> Options:
    """The options with which a game is over soonest, one after the other."""
    chosen = game.defaults()
    for name, option in game.options.items():
        lengths = [game.longest(players, {**chosen, name: word}) for word in option.words]
        chosen[name] = option.words[lengths.index(min(lengths))]
    return chosen


def _usual_game(
    game: Game, players: int, seed: int, deal: int, options: Mapping[str, object]
) -> list[Moment]:
    """All positions of a game between rule-based players."""
    states = game.blank(1, players, options)
    rulebook.start(states[0], seed_words(seed), deal)
    line = [Moment(game, states)]
    while not line[-1].over:
        seat = line[-1].seat
        line.append(line[-1].step(seat, line[-1].usual(seat)))
    return line


def _best_end(
    line: list[Moment], worlds: int, limit: int, choices: int
) -> tuple[_Tree, tuple[Moment, ...]] | None:
    """The earliest position of a game from which everything that can happen stays small."""
    best = None
    for moment in reversed(line[:-1]):
        if len(moment.legal(moment.seat)) == 1:
            continue
        moments = _worlds(moment, worlds, choices)
        tree = _Tree(limit)
        try:
            for number, world in enumerate(moments):
                tree.walk(world, number)
        except TooBig:
            break
        if tree.worth_solving:
            best = tree, moments
            if tree.nodes >= ENOUGH * limit:
                break
    return best


def _worlds(moment: Moment, count: int, choices: int) -> tuple[Moment, ...]:
    """A chain of positions: from each to the next, one seat sees no difference."""
    found = [moment.forget(choices)]
    for number in range(count - 1):
        found.append(found[-1].imagine(number % moment.seats, number).forget(choices))
    return tuple(found)
