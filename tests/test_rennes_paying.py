"""Paying for a way in Rennes-le-Château: what the planner pays with is what the rules allow."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

from spelkast.engine import rulebook
from spelkast.engine.game import game
from spelkast.engine.scenario import files, load
from spelkast.engine.schema import Record, clone
from spelkast.engine.table import Table
from spelkast.engine.view import View
from spelkast.games.rennes.actions import CONVERT, DAGOBERT_HELPS, JOKER, KIND, PICK, PLAY, Phase
from spelkast.games.rennes.components import (
    CARD_DOTS,
    CARDS,
    COLOURS,
    DAGOBERT,
    DENARNAUD,
    HUES,
    TYPES,
)
from spelkast.games.rennes.scene.paying import Help, Payment, Purse

GAME = game("rennes")
BY_NAME = {path.stem.partition("-")[0]: path for path in files(GAME)}
PAYING = (PLAY, PICK, CONVERT, JOKER, DAGOBERT_HELPS)

Dots = tuple[int, ...]


def position(cards: str, ghosts: tuple[int, ...] = (), **pool: int) -> View:
    """Seat A's turn, with these cards and dots, and with the ghosts of these codes."""
    view = Table.at(GAME, load(BY_NAME["X43"]).cases[0].opening).view(0)
    s = view.record
    s.hand[0] = 0
    for card in cards.split():
        s.hand[0, CARDS.index(card)] += 1
    s.hand_size[0] = len(cards.split())
    for ghost in ghosts:
        s.claimed[0, ghost] = 1
    for name, dots in pool.items():
        s.pool[COLOURS.index(name)] = dots
        s.produced[COLOURS.index(name)] = 1
    return view


def price(**dots: int) -> Dots:
    return tuple(dots.get(name, 0) for name in COLOURS)


def pools(view: View) -> dict[Dots, int]:
    """Every pool that the rules allow to be played, and the fewest dots of cards for it."""
    found: dict[Dots, int] = {}
    whole = hand_dots(view.record)
    todo, seen = [clone(view.records)], set()
    while todo:
        records = todo.pop()
        s = records[0]
        if s.phase == Phase.MAIN:
            pool = tuple(int(dots) for dots in s.pool)
            spent = whole - hand_dots(s)
            found[pool] = min(spent, found.get(pool, spent))
        for action in legal(s):
            after = clone(records)
            rulebook.step(after[0], 0, action)
            name = state_name(after[0])
            if name not in seen:
                seen.add(name)
                todo.append(after)
    return found


def legal(s: Record) -> Iterator[int]:
    mask = np.zeros(len(GAME.actions), dtype=np.uint8)
    rulebook.legal(s, 0, mask)
    return (int(action) for action in np.flatnonzero(mask) if KIND[action] in PAYING)


def state_name(s: Record) -> bytes:
    fields = ("hand", "pool", "produced", "picked", "wanted", "joker_used", "dagobert_used")
    return b"".join(np.asarray(s[field]).tobytes() for field in (*fields, "phase"))


def hand_dots(s: Record) -> int:
    return int((np.asarray(s.hand[0]) * CARD_DOTS).sum())


# ----------------------------------------------------------------------------- By the rules


@pytest.mark.parametrize("ghosts", [(), (DENARNAUD,), (DAGOBERT,), (DENARNAUD, DAGOBERT)], ids=str)
def test_what_pays_is_what_the_rules_allow(ghosts: tuple[int, ...]) -> None:
    """Hands and prices at random: both say yes or no, and cards laid down are as few as can be."""
    luck = random.Random(len(ghosts))
    yes = helped = 0
    for _ in range(3):
        view = position(" ".join(CARDS[luck.randrange(TYPES)] for _ in range(4)), ghosts, red=1)
        reached = pools(view)
        for _ in range(60):
            wanted = tuple(luck.choice((0, 0, 1, 2, 3)) for _ in range(HUES))
            enough = [spent for pool, spent in reached.items() if covers(pool, wanted)]
            payment = Purse(view).payment(wanted)
            assert (payment is not None) == bool(enough), (wanted, view.hand[0])
            if payment:
                laid = any(help_.cards for help_ in payment.helps)
                assert not laid or payment.spent[0] == min(enough), (wanted, payment)
                assert covers(played(view, payment), wanted)
                yes += 1
                helped += laid
    assert yes > 20
    assert helped > 3


def played(view: View, payment: Payment) -> Dots:
    """The pool after the actions of a payment, each of which must be legal."""
    table = Table.at(GAME, clone(view.records))
    for act in payment.acts:
        table.play(0, act)
    pool = tuple(int(dots) for dots in table.view(0).pool)
    before = (int(dots) for dots in view.pool)
    assert pool == tuple(a + b for a, b in zip(before, payment.dots, strict=True))
    return pool


def covers(pool: Dots, wanted: Dots) -> bool:
    return all(there >= dots for there, dots in zip(pool, wanted, strict=True))


# ----------------------------------------------------------------------------- By example


def test_cards_of_the_colour_come_first() -> None:
    purse = Purse(position("R4 R1 B2 G3 Y1"))
    payment = purse.payment(price(red=4))
    assert payment is not None
    assert payment.acts == ("play R4",)
    assert not payment.helps


def test_three_cards_make_up_for_what_is_lacking() -> None:
    payment = Purse(position("R1 G1 G2 P1 Y4")).payment(price(red=2))
    assert payment is not None
    assert payment.helps == (Help("convert", 0, 1, (8, 9, 16)),)
    assert payment.acts == ("play R1", "convert red", "pick G1", "pick G2", "pick P1")


def test_three_of_a_colour_give_half() -> None:
    purse = Purse(position("G3 G3 G4"))
    assert purse.pays(price(red=5))
    assert not purse.pays(price(red=6))
    assert not Purse(position("G3 G3 Y4")).pays(price(red=4))


def test_denarnaud_lays_down_one_card() -> None:
    payment = Purse(position("G3 Y2", (DENARNAUD,))).payment(price(red=2))
    assert payment is not None
    assert payment.acts == ("joker red", "pick Y2")


def test_dagobert_adds_a_dot_where_dots_were_played() -> None:
    with_card = Purse(position("G3 G1", (DAGOBERT,))).payment(price(green=4))
    assert with_card is not None
    assert with_card.acts == ("play G3", "dagobert green")
    assert not Purse(position("G3", (DAGOBERT,))).pays(price(red=1))
    assert Purse(position("G3", (DAGOBERT,), red=1)).pays(price(red=2))


def test_a_card_is_spared_for_a_conversion() -> None:
    """Two small cards would pay yellow too, but then there would not be three to convert."""
    payment = Purse(position("Y1 Y1 Y4 G1")).payment(price(yellow=2, red=1))
    assert payment is not None
    assert payment.acts == ("play Y4", "convert red", "pick G1", "pick Y1", "pick Y1")


def test_helps_are_used_once() -> None:
    view = position("G3 Y2", (DENARNAUD, DAGOBERT), red=1)
    view.record.joker_used = view.record.dagobert_used = 1
    assert not Purse(view).pays(price(red=2))
