"""A learner that plays against itself, and then beats random play. It needs numpy only.

    .venv/bin/python examples/self_play.py [GAME] [--rounds N]

The policy is one matrix: an observation times the matrix gives a number for each action, and the
higher the number, the likelier the action. After each round of games, actions of those who won are
made likelier, and those of losers less likely (REINFORCE, with Adam's step sizes). All seats share
the matrix, each with its own view; nobody sees another's cards, and nobody taught it the game.
"""

from __future__ import annotations

import argparse
import os
from dataclasses import dataclass

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # small matrices: threads would only wait

import numpy as np
import numpy.typing as npt

import spelkast

Floats = npt.NDArray[np.float32]
GAMES = 64
RATE = 0.02


class Policy:
    """Numbers for actions, linear in the observation."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        self.matrix: Floats = np.zeros((inputs, actions), dtype=np.float32)
        self._mean, self._square = np.zeros_like(self.matrix), np.zeros_like(self.matrix)
        self._steps = 0
        self._rng = np.random.default_rng(seed)

    def chances(self, seen: Floats, mask: npt.NDArray[np.uint8]) -> Floats:
        """How likely each action is; illegal ones never."""
        scores = np.where(mask, seen @ self.matrix, -np.inf)
        weights = np.exp(scores - scores.max(axis=1, keepdims=True))
        found: Floats = (weights / weights.sum(axis=1, keepdims=True)).astype(np.float32)
        return found

    def draw(self, chances: Floats) -> npt.NDArray[np.int64]:
        """An action for each row, by its chances (the Gumbel trick: no loop)."""
        noise = self._rng.gumbel(size=chances.shape)
        with np.errstate(divide="ignore"):
            drawn: npt.NDArray[np.int64] = (np.log(chances) + noise).argmax(axis=1)
        return drawn

    def improve(self, gradient: Floats) -> None:
        """One step of Adam, uphill."""
        self._steps += 1
        self._mean = 0.9 * self._mean + 0.1 * gradient
        self._square = 0.99 * self._square + 0.01 * gradient**2
        mean = self._mean / (1 - 0.9**self._steps)
        square = self._square / (1 - 0.99**self._steps)
        self.matrix += RATE * mean / (np.sqrt(square) + 1e-6)


@dataclass
class Step:
    """One decision in every game that was not over."""

    games: npt.NDArray[np.int64]
    seats: npt.NDArray[np.int64]
    seen: Floats
    surprise: Floats
    """1 for the action taken, less the chances of all."""


def play_round(batch: spelkast.Batch, policy: Policy, deal: int) -> list[Step]:
    """One game in every place of the batch, all seats by the policy."""
    batch.reset(deal=deal)
    steps = []
    while (batch.seat >= 0).any():
        live = np.flatnonzero(batch.seat >= 0)
        seen = batch.observe()[live]
        chances = policy.chances(seen, batch.mask[live])
        drawn = policy.draw(chances)
        surprise = -chances
        surprise[np.arange(len(live)), drawn] += 1
        steps.append(Step(live, batch.seat[live].copy(), seen, surprise))
        actions = np.zeros(len(batch), dtype=np.int64)
        actions[live] = drawn
        batch.step(actions)
    return steps


def learn(batch: spelkast.Batch, policy: Policy, rounds: int) -> None:
    for number in range(rounds):
        steps = play_round(batch, policy, number * len(batch))
        better = batch.results - batch.results.mean(axis=1, keepdims=True)
        gradient = np.zeros_like(policy.matrix)
        for step in steps:
            credit = better[step.games, step.seats].astype(np.float32)
            gradient += step.seen.T @ (step.surprise * credit[:, None])
        policy.improve(gradient / len(batch))


def match(batch: spelkast.Batch, policy: Policy, seat: int, deal: int) -> float:
    """How often the policy wins in this seat, all others being random; a shared win in part."""
    batch.reset(deal=deal)
    while (batch.seat >= 0).any():
        actions = batch.random_actions()
        mine = np.flatnonzero(batch.seat == seat)
        if len(mine):
            seen = batch.observe(seat)[mine]
            actions[mine] = policy.chances(seen, batch.mask[mine]).argmax(axis=1)
        batch.step(actions)
    results = batch.results
    winners = results == results.max(axis=1, keepdims=True)
    return float((winners[:, seat] / winners.sum(axis=1)).mean())


def main(arguments: list[str] | None = None) -> float:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game", nargs="?", default="dungeonville")
    options.add_argument("--rounds", type=int, default=60)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args(arguments)
    batch = spelkast.batch(chosen.game, GAMES, players=2, seed=chosen.seed, auto_reset=False)
    policy = Policy(batch.layout.size, batch.mask.shape[1], chosen.seed)
    fresh = 10**9  # deals that it never learned from
    learn(batch, policy, chosen.rounds)
    tests = [match(batch, policy, n % 2, fresh + n * GAMES) for n in range(4)]
    share, error = float(np.mean(tests)), 0.5 / np.sqrt(len(tests) * GAMES)
    print(f"{chosen.game}: after {chosen.rounds * GAMES:,} games against itself", end=" ")
    print(f"it wins {share:.1%} ± {2 * error:.1%} of {len(tests) * GAMES:,} against random play")
    return share


if __name__ == "__main__":
    main()
