"""Every invariant of Rennes-le-Château can fail: a position spoilt on purpose is found out."""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np
import pytest

from spelkast.engine import rulebook
from spelkast.engine.game import game
from spelkast.engine.schema import Record, clone
from spelkast.engine.table import Table
from spelkast.games.rennes.actions import Phase
from spelkast.games.rennes.invariants import Invariant

GAME = game("rennes")


def position() -> Record:
    """The beginning of a turn in the middle of a game of three."""
    luck = random.Random(4)
    table = Table(GAME, 3, seed=4)
    while table.view().round_no < 4 or table.view().phase != Phase.MAIN:
        seat = table.to_act[0]
        table.play(seat, luck.choice(table.legal(seat)))
    return clone(table._states)[0]


def put(field: Record, at: object, value: int) -> None:
    field[at] = value


def held(s: Record, seat: int) -> int:
    return int(np.flatnonzero(s.hand[seat])[0])


def exchange(s: Record) -> None:
    """A card of one hand goes to another, and the sizes with it."""
    card = held(s, 0)
    s.hand[0, card] -= 1
    s.hand[1, card] += 1


def forget(s: Record) -> None:
    s.ledger_size -= 1


def claim(s: Record) -> None:
    s.claimed[0, 0] = 1


def share(s: Record) -> None:
    s.pawn[0], s.quarter[0] = s.pawn[1], s.quarter[1]


SPOILT: list[tuple[Invariant, Callable[[Record], None]]] = [
    (Invariant.CARDS, lambda s: put(s.hand[0], held(s, 0), 0)),
    (Invariant.HAND_SIZES, exchange),
    (Invariant.KNOWN, lambda s: put(s.known[0], int(np.argmin(s.hand[0])), 1)),
    (Invariant.RECORD, forget),
    (Invariant.DISCS, lambda s: put(s.disc, 0, int(s.disc[1]))),
    (Invariant.DISCS, lambda s: put(s.rot, 0, 4)),
    (Invariant.TOKENS, lambda s: put(s.supply, 0, 29)),
    (Invariant.CLAIMS, claim),
    (Invariant.POINTS, lambda s: put(s.vp, 0, 80)),
    (Invariant.PAWNS, share),
    (Invariant.MARKERS, lambda s: put(s.next_marker, 0, 2)),
    (Invariant.TURN, lambda s: put(s.pool, 0, -1)),
    (Invariant.TURN, lambda s: setattr(s, "to_act", 7)),
    (Invariant.PENDING, lambda s: setattr(s, "wanted", 1)),
    (Invariant.PENDING, lambda s: setattr(s, "draws_left", 1)),
    (Invariant.END, lambda s: setattr(s, "round_no", 61)),
]


def test_the_position_itself_is_sound() -> None:
    assert rulebook.broken(position()) == Invariant.HOLDS


@pytest.mark.parametrize(("invariant", "spoil"), SPOILT)
def test_a_spoilt_position_is_found_out(
    invariant: Invariant, spoil: Callable[[Record], None]
) -> None:
    s = position()
    spoil(s)
    assert Invariant.of(rulebook.broken(s)) == invariant


def test_a_clue_that_a_code_does_not_need_is_found_out() -> None:
    s = position()
    s.clues[0, 1, 0] += 1
    s.supply[0] -= 1
    assert Invariant.of(rulebook.broken(s)) == Invariant.CODES


def test_every_invariant_is_tried() -> None:
    tried = {invariant for invariant, _ in SPOILT} | {Invariant.CODES, Invariant.HOLDS}
    assert tried == set(Invariant)
