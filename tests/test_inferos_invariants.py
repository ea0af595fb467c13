"""Every invariant of Ad Inferos can fail: a position spoilt on purpose is found out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import spelkast
from spelkast.engine import rulebook
from spelkast.engine.schema import Record, clone
from spelkast.games.inferos.actions import Phase
from spelkast.games.inferos.components import LIBRARY, NONE
from spelkast.games.inferos.invariants import Invariant


def position() -> Record:
    """Seed 3: after two turns a strip lies, a pawn has moved and cards are spent."""
    table = spelkast.new("inferos", players=3, seed=3, power_pile="face_up")
    plays = iter(["play 6", "play 1", "play 1", "play skull", "play 2", "play 2"])
    while (play := next(plays, None)) is not None:
        while table.view().phase_name != "choose":
            seat = table.to_act[0]
            table.play(seat, table.legal(seat)[0])
        table.play(table.to_act[0], play)
    while table.view().phase_name != "choose":
        seat = table.to_act[0]
        table.play(seat, table.legal(seat)[0])
    return clone(table._states)[0]


SPOILT: dict[str, tuple[Invariant, Callable[[Record], None]]] = {
    "a card too many": (Invariant.POWER_CARDS, lambda s: add(s.hand, (0, 2), 1)),
    "a card turned into another": (Invariant.POWER_CARDS, lambda s: put(s.pile, 3, 6)),
    "a wrong size": (Invariant.HAND_SIZES, lambda s: add(s.hand_size, 1, 1)),
    "another top card": (Invariant.PILE_TOP, lambda s: setattr(s, "pile_top", 0)),
    "a monster twice": (Invariant.MONSTERS, lambda s: put(s.stack, 0, int(s.stack[1]))),
    "a monster lost": (Invariant.MONSTERS, lambda s: setattr(s, "stack_size", s.stack_size - 1)),
    "a monster beyond the path": (Invariant.MONSTERS, lambda s: put(s.monster, 48, 3)),
    "a false bottom": (Invariant.STACK, lambda s: false_bottom(s)),
    "a strip twice": (Invariant.STRIPS, lambda s: put(s.strips, (0, 0), int(s.strips[0, 1]))),
    "a strip in the wrong stack": (Invariant.STRIPS, lambda s: put(s.strips, (0, 0), 11)),
    "a square repainted": (Invariant.PATH, lambda s: put(s.square, 1, 1 + int(s.square[1]) % 3)),
    "a path too long": (Invariant.PATH, lambda s: setattr(s, "path_len", s.path_len + 1)),
    "a pawn beyond the path": (Invariant.PAWNS, lambda s: put(s.pawn, 1, 47)),
    "two pawns on a square": (Invariant.PAWNS, lambda s: two_pawns(s)),
    "a pawn that did not win": (Invariant.PAWNS, lambda s: put(s.pawn, 0, LIBRARY)),
    "blocked by nothing": (Invariant.BLOCKED, lambda s: put(s.blocked, 1, 1)),
    "a step card come back": (Invariant.STEP_CARDS, lambda s: put(s.step_hand, (1, 0), 1)),
    "a choice too early": (Invariant.CHOICES, lambda s: put(s.chosen, 0, 3)),
    "an answer out of time": (Invariant.CHOICES, lambda s: put(s.answer, 0, 1)),
    "a look at nothing": (Invariant.PEEK, lambda s: put(s.peek, (0, 1), 1)),
    "a false memory": (Invariant.SURE, lambda s: put(s.sure, (0, 2, 6), 2)),
    "over too soon": (Invariant.END, lambda s: setattr(s, "over", 1)),
    "nobody to decide": (Invariant.CHOICES, lambda s: setattr(s, "to_act", 0)),
    "past the limit": (Invariant.END, lambda s: past_the_limit(s)),
}


def put(field: Record, at: object, value: int) -> None:
    field[at] = value


def add(field: Record, at: object, value: int) -> None:
    field[at] += value


def false_bottom(s: Record) -> None:
    s.under_size = 1
    s.under[0] = s.stack[1]


def two_pawns(s: Record) -> None:
    s.pawn[1] = s.pawn[2] = 1


def past_the_limit(s: Record) -> None:
    s.turn = int(s.turn_limit) + 3  # the same place in the cycle as turn 3


def test_the_position_is_sound() -> None:
    s = position()
    assert s.phase == Phase.CHOOSE
    assert s.turn == 3
    assert s.path_len > 0
    assert s.flipped == NONE
    assert rulebook.broken(s) == Invariant.HOLDS


@pytest.mark.parametrize("name", SPOILT)
def test_a_spoilt_position_is_found_out(name: str) -> None:
    invariant, spoil = SPOILT[name]
    s = position()
    spoil(s)
    assert Invariant.of(int(rulebook.broken(s))) is invariant


def test_every_invariant_is_tried() -> None:
    assert {invariant for invariant, _ in SPOILT.values()} == set(Invariant) - {Invariant.HOLDS}
