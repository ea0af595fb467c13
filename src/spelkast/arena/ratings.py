"""What a tournament says about its bots: shares, pairs, and ratings with their intervals.

A rating is that of Bradley and Terry on the scale of Elo: 400 points are odds of ten to one. All
intervals are 95 %, by drawing whole deals anew (bootstrap): games of one deal are not independent.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

DRAWS = 1000
"""How often deals are drawn anew."""
ROUNDS = 200
"""Enough for the ratings of a dozen bots to settle."""
PRIOR = 0.5
"""A draw half counted between each two, so that a bot that lost every game has a rating."""
ELO = 400 / np.log(10)

Array = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Played:
    """Who sat where, and how it ended."""

    bots: tuple[str, ...]
    results: tuple[float, ...]

    def shares(self) -> list[float]:
        """Each seat's share of the victory."""
        best = max(self.results)
        return [(result == best) / self.results.count(best) for result in self.results]


def standings(
    bots: Sequence[str], players: int, deals: Sequence[Sequence[Played]]
) -> dict[str, Any]:
    """The table, the strongest first, and the pairs."""
    names = list(bots)
    won, sat = shares_by_seat(names, players, deals)
    wins, seats = won.sum(axis=2), sat.sum(axis=2)
    pairs = pairs_by_deal(names, deals)
    ratings = bradley_terry(pairs.sum(axis=0))
    picked = np.random.default_rng(0).integers(len(deals), size=(DRAWS, len(deals)))
    drawn = np.array([bradley_terry(pairs[pick].sum(axis=0)) for pick in picked])
    low, high = np.percentile(drawn, [2.5, 97.5], axis=0)
    shares = wins.sum(axis=0) / seats.sum(axis=0)
    again = np.array([_ratio(wins[pick], seats[pick]) for pick in picked])
    least, most = np.nanpercentile(again, [2.5, 97.5], axis=0)
    rows = [
        {
            "bot": name,
            "seats": int(seats[:, n].sum()),
            "win_share": round(float(shares[n]), 4),
            "interval": [round(float(least[n]), 4), round(float(most[n]), 4)],
            "times_even": round(float(shares[n]) * players, 3),
            "rating": round(float(ratings[n])),
            "rating_interval": [round(float(low[n])), round(float(high[n]))],
        }
        for n, name in enumerate(names)
    ]
    rows.sort(key=lambda row: -float(str(row["rating"])))
    by_seat = _ratio(won, sat)
    return {
        "standings": rows,
        "seats": {
            name: [None if np.isnan(share) else round(float(share), 4) for share in by_seat[n]]
            for n, name in enumerate(names)
        },
        "pairs": _pair_table(names, pairs.sum(axis=0)),
    }


def _ratio(wins: Array, seats: Array) -> Array:
    with np.errstate(invalid="ignore"):  # a bot may be missing from the deals drawn
        ratio: Array = wins.sum(axis=0) / seats.sum(axis=0)
    return ratio


def shares_by_seat(
    names: list[str], players: int, deals: Sequence[Sequence[Played]]
) -> tuple[Array, Array]:
    """Deal, bot, seat -> victories; and how often the bot sat there."""
    wins, games = np.zeros((2, len(deals), len(names), players))
    for deal, rotations in enumerate(deals):
        for played in rotations:
            entries = zip(played.bots, played.shares(), strict=True)
            for seat, (name, share) in enumerate(entries):
                wins[deal, names.index(name), seat] += share
                games[deal, names.index(name), seat] += 1
    return wins, games


def pairs_by_deal(names: list[str], deals: Sequence[Sequence[Played]]) -> Array:
    """Deal, one, other -> how often a seat of the one did better than a seat of the other."""
    pairs = np.zeros((len(deals), len(names), len(names)))
    for deal, games in enumerate(deals):
        for played in games:
            entries = list(zip(played.bots, played.results, strict=True))
            for one, mine in entries:
                for other, theirs in entries:
                    if one != other:
                        better = 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
                        pairs[deal, names.index(one), names.index(other)] += better
    return pairs


def bradley_terry(pairs: Array) -> Array:
    """Ratings around 0, by Hunter's iteration."""
    count = len(pairs)
    won = pairs + PRIOR * (1 - np.eye(count))
    met = won + won.T
    strength = np.ones(count)
    for _ in range(ROUNDS):
        weight = (met / (strength[:, None] + strength)).sum(axis=1)
        strength = won.sum(axis=1) / weight
        strength /= np.exp(np.log(strength).mean())
    rating: Array = ELO * np.log(strength)
    return rating


def _pair_table(names: list[str], pairs: Array) -> dict[str, dict[str, float | None]]:
    """One -> other -> the share of their encounters that the one won, draws counted half."""
    met = pairs + pairs.T
    return {
        one: {
            other: round(float(pairs[i, j] / met[i, j]), 4) if met[i, j] else None
            for j, other in enumerate(names)
            if i != j
        }
        for i, one in enumerate(names)
    }
