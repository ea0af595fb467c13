"""Solve the end of a real game exactly, with OpenSpiel. It needs the extra `envs`.

    .venv/bin/python examples/solve_miniature.py [GAME] [--nodes N] [--choices N] [--rounds N]

Counterfactual regret minimisation (CFR+) plays the miniature against itself. How much a perfect
opponent could still gain against the result is its exploitability: it goes to nothing.
"""

from __future__ import annotations

import argparse

from open_spiel.python.algorithms import cfr, exploitability

from spelkast.engine.game import game
from spelkast.envs.endgame import find_endgame
from spelkast.envs.past import ALL
from spelkast.envs.spiel import endgame_game

CHOICES = {"nuns": 2, "rennes": 1}
"""Of each seat, in the games that have no small end otherwise."""


def main(arguments: list[str] | None = None) -> list[float]:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game", nargs="?", default="inferos")
    options.add_argument("--nodes", type=int, default=300)
    options.add_argument("--choices", type=int, help="of each seat; all, if the game allows")
    options.add_argument("--rounds", type=int, default=128)
    chosen = options.parse_args(arguments)
    choices = chosen.choices or CHOICES.get(chosen.game, ALL)
    found = find_endgame(game(chosen.game), nodes=chosen.nodes, choices=choices)
    miniature = endgame_game(found)
    print(f"{chosen.game}: {found.nodes} positions in {len(found)} worlds,", end=" ")
    print(f"at most {found.longest} choices")
    solver = cfr.CFRPlusSolver(miniature)
    gains = []
    for number in range(chosen.rounds + 1):
        if number & (number - 1) == 0:
            policy = solver.average_policy()
            gains.append(exploitability.nash_conv(miniature, policy) / found.players)
            print(f"after {number:4} rounds: exploitability {gains[-1]:.6f}")
        solver.evaluate_and_update_policy()
    return gains


if __name__ == "__main__":
    main()
