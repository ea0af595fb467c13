"""Every invariant of Dungeonville can fail: a position spoilt on purpose is found out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from spelkast.engine import rulebook
from spelkast.engine.game import game
from spelkast.engine.scenario import files, load
from spelkast.engine.schema import Record, clone
from spelkast.engine.table import Table
from spelkast.games.dungeonville import steps
from spelkast.games.dungeonville.actions import Phase
from spelkast.games.dungeonville.components import MULE
from spelkast.games.dungeonville.invariants import Invariant
from spelkast.games.dungeonville.state import At

GAME = game("dungeonville")
OPENINGS = {path.stem.partition("-")[0]: path for path in files(GAME)}


def position(scenario: str, *moves: str) -> Record:
    """Where a scenario begins, and some moves on."""
    table = Table.at(GAME, load(OPENINGS[scenario]).cases[0].opening)
    for move in moves:
        seat, _, action = move.partition(" ")
        table.play("ABCDE".index(seat), action)
    return clone(table._states)[0]


def put(name: str, at: object, value: int) -> Callable[[Record], None]:
    def spoil(s: Record) -> None:
        s[name][at] = value

    return spoil


def replace(name: str, value: int) -> Callable[[Record], None]:
    def spoil(s: Record) -> None:
        s[name] = value

    return spoil


def without_colour(s: Record) -> None:
    """A mule alone, in the middle of an expedition."""
    while s.leader[1]:
        steps.leave_for_discard(s, 1, int(s.leader[1]))
    if s.at[MULE] == At.DECK:
        kept = [rank for rank in s.deck.tolist() if rank not in (0, MULE)]
        s.deck[:] = kept + [0] * (64 - len(kept))
        s.deck_size = len(kept)
    for house in range(5):
        assert s.town[house] != MULE
    steps.join(s, 1, MULE)


def forget_the_last(s: Record) -> None:
    """Of the second seat's group, in the order that is kept of it."""
    leader = s.leader[1]
    assert s.follower[leader]
    s.follower[leader] = 0


def two_deeds_alike(s: Record) -> None:
    s.deed_at[0] = s.deed_at[1]


SPOILT: dict[str, tuple[Invariant, Record, Callable[[Record], None]]] = {
    "a card twice in the deck": (Invariant.DECK, position("X11"), put("deck", 0, 40)),
    "a deck too small": (Invariant.DECK, position("X11"), replace("deck_size", 3)),
    "a town out of order": (Invariant.TOWN, position("S5"), put("town", 0, 4)),
    "a wrong size of a group": (Invariant.GROUPS, position("S1"), put("group_size", 1, 2)),
    "a leader who is not the lowest": (Invariant.GROUPS, position("S1"), put("leader", 1, 0)),
    "a member forgotten": (Invariant.GROUPS, position("S1"), forget_the_last),
    "a follower outside": (Invariant.GROUPS, position("S1"), put("follower", 0, 3)),
    "a group without a seat": (Invariant.GROUPS, position("S1"), put("group_size", 4, 1)),
    "a group without colour": (Invariant.COLOUR, position("S1"), without_colour),
    "a room card too many": (Invariant.ROOM_CARDS, position("S1"), put("discard", 3, 5)),
    "another card in a deck": (Invariant.ROOM_DECKS, position("S1"), put("rooms", (2, 3), 1)),
    "gold from nowhere": (Invariant.GOLD, position("S3"), put("gold", 0, 99)),
    "a load of nobody": (Invariant.EXPEDITION, position("S3"), replace("died", 1)),
    "a load too heavy": (Invariant.LOAD, position("S28"), replace("phase", int(Phase.DECIDE))),
    "a pawn in recruitment": (Invariant.PAWNS, position("S3"), put("pawn", 0, 2)),
    "an Orb that lies": (Invariant.ORB, position("S49"), put("orb_seen", (0, 0), 1)),
    "an Orb that forgets": (Invariant.ORB, position("S49"), put("orb_valid", (0, 1), 0)),
    "two deeds alike": (Invariant.DEEDS, position("S8"), two_deeds_alike),
    "a false public deed": (Invariant.PUBLIC_DEEDS, position("S46"), put("deed_public", 1, 5)),
    "a false memory": (Invariant.KNOWN_DEEDS, position("S52"), put("deed_known", (0, 4), 3)),
    "a secret memory": (Invariant.KNOWN_DEEDS, position("S52"), put("knows", (0, 4), 0)),
    "a deed forgotten": (Invariant.KNOWN_DEEDS, position("S8"), put("knows", (2, 2), 0)),
    "the truth ruled out": (Invariant.RULED_OUT, position("S8"), put("ruled_out", (0, 1), 1)),
    "an own token won": (Invariant.REALMS, position("S8"), put("dead", (1, 1), 1)),
    "somebody else's fighter": (Invariant.LINEUPS, position("X06"), put("lineup", (0, 0), 14)),
    "a line-up out of time": (Invariant.LINEUPS, position("S1"), put("lineup", (0, 0), 40)),
    "complete and still asked": (
        Invariant.LINEUPS,
        position("X06", "A adventurer 4", "A adventurer 35"),
        replace("to_act", 3),
    ),
    "an answer out of time": (Invariant.ANSWERS, position("S1"), put("answer", 0, 1)),
    "an answer of a seat that is asked": (Invariant.ANSWERS, position("S43"), put("answer", 0, 1)),
    "a window that forgets whom it asked": (
        Invariant.ANSWERS,
        position("S43"),
        replace("asked", 0),
    ),
    "asked without a window": (Invariant.ANSWERS, position("S1"), replace("asked", 1)),
    "an answer nobody asked for": (Invariant.ANSWERS, position("S43"), put("answer", 1, 2)),
    "a price out of time": (Invariant.PAYMENT, position("S1"), replace("price", 10)),
    "a house out of time": (Invariant.PAYMENT, position("S1"), replace("house", 1)),
    "an old room": (Invariant.EXPEDITION, position("S3"), replace("room", 4)),
}


@pytest.mark.parametrize(("invariant", "record", "spoil"), SPOILT.values(), ids=SPOILT)
def test_a_spoilt_position_is_found_out(
    invariant: Invariant, record: Record, spoil: Callable[[Record], None]
) -> None:
    assert Invariant.of(int(rulebook.broken(record))) is Invariant.HOLDS
    spoil(record)
    assert Invariant.of(int(rulebook.broken(record))) is invariant


def test_every_invariant_is_tried() -> None:
    assert {invariant for invariant, _, _ in SPOILT.values()} == set(Invariant) - {Invariant.HOLDS}
