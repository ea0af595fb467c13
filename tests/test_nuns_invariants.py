"""Every invariant of Nuns on the Run can fail: a position spoilt on purpose is found out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from spelkast.engine import rulebook
from spelkast.engine.game import game
from spelkast.engine.scenario import files, load
from spelkast.engine.schema import Record, clone
from spelkast.engine.table import Table
from spelkast.games.nuns.invariants import Invariant

GAME = game("nuns")
OPENINGS = {path.stem.partition("-")[0]: path for path in files(GAME)}


def after(scenario: str, steps: int) -> Record:
    """The position of a scenario after so many of its steps."""
    case = load(OPENINGS[scenario]).cases[0]
    table = Table.at(GAME, case.opening)
    for step in case.steps[:steps]:
        for move in step.moves:
            table.play(move.seat, move.action)
    return clone(table._states)[0]


def sneaking() -> Record:
    """Two novices; one has moved in secret and is done, the other is asked."""
    return after("T31", 1)


def patrolling() -> Record:
    """The Abbess is on patrol; a noise lies beside the Prioress."""
    return after("T15", 1)


def choosing() -> Record:
    """The guards decide which of them goes first."""
    return after("E7", 0)


def answering() -> Record:
    return after("E10", 1)


def hunted() -> Record:
    """Vanished tokens lie on the plan, and a noise."""
    return after("W2", 19)


def put(field: Record, at: object, value: int) -> None:
    field[at] = value


SPOILT: list[tuple[Invariant, Callable[[], Record], Callable[[Record], None]]] = [
    (Invariant.WISHES, sneaking, lambda s: put(s.wish, 1, s.wish[2])),
    (Invariant.WISHES, sneaking, lambda s: put(s.wish, 0, s.wish_pile[-1])),
    (Invariant.BLESSINGS, sneaking, lambda s: put(s.blessing, 1, 0)),
    (Invariant.BLESSINGS, sneaking, lambda s: put(s.blessed, 1, 0)),
    (Invariant.BLESSINGS, sneaking, lambda s: put(s.guard_blessing, (2, 0), 1)),
    (Invariant.BLESSINGS, patrolling, lambda s: put(s.guard_blessed, 0, 0)),
    (Invariant.LIGHT, patrolling, lambda s: put(s.lit, 155, 1)),
    (Invariant.LIGHT, patrolling, lambda s: put(s.facing_from, 0, 0)),
    (Invariant.FIGURES, patrolling, lambda s: put(s.token, 1, 50)),
    (Invariant.WALKS, sneaking, lambda s: put(s.at, 1, 50)),
    (Invariant.WALKS, sneaking, lambda s: put(s.walked, 1, 3)),
    (Invariant.PLACES, choosing, lambda s: setattr(s, "minutes_count", 0)),
    (Invariant.CAPTURES, patrolling, lambda s: put(s.captures, 1, 1)),
    (Invariant.CAPTURES, sneaking, lambda s: setattr(s, "points", 1)),
    (Invariant.PATHS, patrolling, lambda s: put(s.path, 1, s.path[0])),
    (Invariant.PATHS, patrolling, lambda s: setattr(s, "discarded", 1 << 11)),
    (Invariant.PATHS, patrolling, lambda s: setattr(s, "uturns", 3)),
    (Invariant.TOKENS, hunted, lambda s: setattr(s, "noises", 0)),
    (Invariant.TOKENS, hunted, lambda s: put(s.vanished_to, 0, 1)),
    (Invariant.QUESTIONS, answering, lambda s: put(s.asking, 1, 0)),
    (Invariant.VEIL, sneaking, lambda s: setattr(s, "asked", 2)),
    (Invariant.VEIL, patrolling, lambda s: setattr(s, "asked", 2)),
    (Invariant.PAPER, sneaking, lambda s: put(s.sheet, (1, 7), 1)),
    (Invariant.PAPER, sneaking, lambda s: put(s.hops, (0, 3), 1)),
    (Invariant.PAPER, sneaking, lambda s: put(s.could, (5, 2, 4), 1)),
    (Invariant.PAPER, sneaking, lambda s: setattr(s, "minutes_count", len(s.minutes))),
    (Invariant.SECRETS, patrolling, lambda s: put(s.spare_die, 1, 4)),
    (Invariant.SECRETS, patrolling, lambda s: put(s.closing, 1, 1)),
    (Invariant.SECRETS, sneaking, lambda s: put(s.lie_to, 1, 9)),
    (Invariant.END, sneaking, lambda s: setattr(s, "won", 1)),
    (Invariant.END, patrolling, lambda s: setattr(s, "mover", -1)),
]


@pytest.mark.parametrize(
    ("invariant", "position", "spoil"), SPOILT, ids=lambda value: getattr(value, "name", "")
)
def test_a_spoilt_position_is_found_out(
    invariant: Invariant, position: Callable[[], Record], spoil: Callable[[Record], None]
) -> None:
    s = position()
    assert rulebook.broken(s) == Invariant.HOLDS
    spoil(s)
    assert Invariant.of(int(rulebook.broken(s))) is invariant


def test_every_invariant_is_tried() -> None:
    assert {invariant for invariant, _, _ in SPOILT} == set(Invariant) - {Invariant.HOLDS}
