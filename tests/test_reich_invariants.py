"""Every invariant of Das Alte Reich can fail: a position spoilt on purpose is found out."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from spelkast.engine import rulebook
from spelkast.engine.game import game
from spelkast.engine.schema import Record, clone
from spelkast.engine.table import Table
from spelkast.games.reich.actions import Phase
from spelkast.games.reich.invariants import Invariant

GAME = game("reich")


def position() -> Record:
    """Round 3 with three players: the leader has called, played and drawn; the next is asked."""
    for seed in range(100):
        table = Table(GAME, 3, seed=seed)
        while table.view().round_no < 3:
            seat = table.to_act[0]
            table.play(seat, table.legal(seat)[0])
        leader = table.to_act[0]
        last = table.legal(leader)[-1]
        if last.kind == "call":
            table.play(leader, last)
            table.play(leader, table.legal(leader)[0])
            return clone(table._states)[0]
    raise AssertionError("nobody holds an elector")


def choosing() -> Record:
    table = Table(GAME, 3, seed=1)
    table.play(1, table.legal(1)[0])
    return clone(table._states)[0]


def put(field: Record, at: object, value: int) -> None:
    field[at] = value


def held(s: Record, seat: int) -> int:
    return int(np.flatnonzero(s.hand[seat])[0])


def lose_card(s: Record) -> None:
    s.hand[0, held(s, 0)] = 0


def exchange(s: Record) -> None:
    """A card of one hand goes to another."""
    card = held(s, 0)
    s.hand[0, card], s.hand[1, card] = 0, 1


def swap_events(s: Record) -> None:
    s.row[0], s.row[30] = s.row[30], s.row[0]


def swap_symbols(s: Record) -> None:
    s.symbols[1], s.symbols[2] = s.symbols[2], s.symbols[1]


def other_round(s: Record) -> None:
    """Other cards than those that were played, with the same winner."""
    s.last_level[0] ^= 7


def another_winner(s: Record) -> None:
    """The seat beside the winner has the event, the point and the lead."""
    before = int(s.last_winner)
    after = (before + 1) % 3
    s.points[before] -= 1
    s.points[after] += 1
    s.won_by[1] = after + 1


SPOILT: dict[str, tuple[Invariant, Callable[[Record], None]]] = {
    "a card lost": (Invariant.PERSONS, lose_card),
    "a card twice": (Invariant.PERSONS, lambda s: put(s.stack, 0, int(s.stack[1]))),
    "a card under the empty pile": (Invariant.PERSONS, lambda s: put(s.stack, 60, 4)),
    "no card discarded": (Invariant.PERSONS, lambda s: put(s.discard, 0, 1)),
    "a wrong size": (Invariant.HAND_SIZES, lambda s: put(s.hand_size, 1, 3)),
    "a card in another hand": (Invariant.HAND_SIZES, exchange),
    "a card at an empty seat": (Invariant.HAND_SIZES, lambda s: put(s.hand_size, 4, 1)),
    "an event twice": (Invariant.EVENTS, lambda s: put(s.row, 30, int(s.row[31]))),
    "another event in the row": (Invariant.EVENTS, swap_events),
    "another event open": (Invariant.EVENTS, lambda s: setattr(s, "event_now", s.row[0])),
    "a point too many": (Invariant.POINTS, lambda s: put(s.points, 0, 9)),
    "a round nobody won": (Invariant.POINTS, lambda s: put(s.won_by, 20, 1)),
    "another leader": (Invariant.LEADER, lambda s: setattr(s, "leader", (s.leader + 1) % 3)),
    "a false order": (Invariant.SYMBOLS, swap_symbols),
    "a choice out of time": (Invariant.CHOICES, lambda s: put(s.chosen, 0, held(s, 0))),
    "others level than there were": (Invariant.LAST_ROUND, other_round),
    "another stage": (Invariant.LAST_ROUND, lambda s: setattr(s, "last_stage", 4)),
    "another winner": (Invariant.LAST_ROUND, another_winner),
    "symbols of another event": (Invariant.LAST_ROUND, lambda s: put(s.last_symbols, 0, 9)),
    "nobody to decide": (Invariant.TABLE, lambda s: setattr(s, "to_act", 0)),
    "an unknown game": (Invariant.END, lambda s: setattr(s, "games", 0)),
    "over too soon": (Invariant.HAND_SIZES, lambda s: setattr(s, "over", 1)),
}


def test_the_position_is_good() -> None:
    assert rulebook.broken(position()) == Invariant.HOLDS
    assert rulebook.broken(choosing()) == Invariant.HOLDS


@pytest.mark.parametrize("how", SPOILT)
def test_a_spoilt_position_is_found_out(how: str) -> None:
    wanted, spoil = SPOILT[how]
    record = position()
    spoil(record)
    assert Invariant.of(int(rulebook.broken(record))) == wanted


def test_a_choice_must_be_held_and_hidden() -> None:
    record = choosing()
    record.chosen[1] = 0
    assert Invariant.of(int(rulebook.broken(record))) == Invariant.CHOICES
    record = choosing()
    record.chosen[1] = held(record, 0)
    assert Invariant.of(int(rulebook.broken(record))) == Invariant.CHOICES


def test_a_card_on_the_table_before_its_turn() -> None:
    record = position()
    last = (int(record.leader) + 2) % 3
    card = held(record, last)
    record.hand[last, card] = 0
    record.hand_size[last] -= 1
    record.table[last] = card
    assert Invariant.of(int(rulebook.broken(record))) == Invariant.TABLE


def test_a_called_card_must_be_an_elector() -> None:
    record = position()
    leader = int(record.leader)
    card, called = held(record, (leader + 1) % 3), int(record.called[leader])
    record.hand[(leader + 1) % 3, card] = 0
    record.hand[(leader + 1) % 3, called] = 1
    record.called[leader] = card
    assert Invariant.of(int(rulebook.broken(record))) == Invariant.SYMBOLS


def test_every_invariant_is_spoilt_by_something() -> None:
    shown = {wanted for wanted, _ in SPOILT.values()}
    assert shown == set(Invariant) - {Invariant.HOLDS}
    assert Phase.GAME_OVER not in (position().phase, choosing().phase)
