"""The comparison of Das Alte Reich against a second one, written straight from the rules page."""

from __future__ import annotations

import random
from dataclasses import dataclass

import numpy as np
import pytest

from spelkast.engine.game import game
from spelkast.engine.table import Table
from spelkast.games.reich import rules
from spelkast.games.reich.actions import SYMBOL
from spelkast.games.reich.components import (
    CARDS,
    CROWNS,
    DYNASTIES,
    DYNASTY,
    ELECTORS,
    END,
    EVENT_CARDS,
    EVENT_DATA,
    PERSONS,
    PRINTED,
    ROUNDS,
    SEATS,
    START,
)
from spelkast.games.reich.state import Extra, State

GAME = game("reich")


@dataclass
class Told:
    """What the second comparison found."""

    winner: int
    stage: int
    level: list[set[int]]


def key(symbol: str, card: int, year: int) -> int:
    values = {
        "most_crowns": -CROWNS[card],
        "fewest_crowns": CROWNS[card],
        "longest_reign": START[card] - END[card],
        "shortest_reign": END[card] - START[card],
        "start_nearest": abs(START[card] - year),
        "end_nearest": abs(END[card] - year),
    }
    return int(values[symbol])


def resolve(table: dict[int, int], event: int, order: list[str], dynasty: bool, hero: bool) -> Told:
    """The comparison as the page tells it, with sets and dictionaries."""
    data = EVENT_DATA[event - 1]
    named = data.get("named", []) if hero else []

    def best(seats: set[int], symbol: str) -> set[int]:
        keys = {seat: key(symbol, table[seat], data["year"]) for seat in seats}
        return {seat for seat in seats if keys[seat] == min(keys.values())}

    first = best(set(table), order[0])
    if dynasty and data["dynasty"] != "grey":
        first |= {s for s, card in table.items() if DYNASTIES[DYNASTY[card]] == data["dynasty"]}
    if len(first) == 1:
        return Told(min(first), 1, [first, set(), set()])
    heroes = {seat for seat in first if PERSONS[table[seat] - 1] in named}
    staying = first
    if data.get("swords") == "red" and first - heroes:
        staying = first - heroes
    second = best(staying, order[1])
    if data.get("swords") == "black":
        second |= heroes
    if len(second) == 1:
        return Told(min(second), 2, [first, second, set()])
    third = best(second, order[2])
    winner = min(third, key=lambda seat: table[seat])
    return Told(winner, 3 if len(third) == 1 else 4, [first, second, third])


def seats_of(bits: int) -> set[int]:
    return {seat for seat in range(SEATS) if bits >> seat & 1}


@pytest.mark.parametrize("seed", range(4))
def test_any_trick_on_any_event_is_decided_as_the_page_says(seed: int) -> None:
    luck = random.Random(seed)
    record = State.new()[0]
    stages = set()
    for _ in range(3000):
        event = luck.randint(1, EVENT_CARDS)
        near = [c for c in range(1, CARDS + 1) if luck.random() < 0.3 or rules_touch(event, c)]
        seats = luck.sample(range(SEATS), luck.randint(2, SEATS))
        table = dict(zip(seats, luck.sample(near, len(seats)), strict=True))
        symbols = luck.sample([int(symbol) for symbol in PRINTED[event]], 3)
        dynasty, hero = luck.random() < 0.8, luck.random() < 0.8
        record.rule_dynasty = Extra.ON if dynasty else Extra.OFF
        record.rule_hero = Extra.ON if hero else Extra.OFF
        cards = np.array([table.get(seat, 0) for seat in range(SEATS)], dtype=np.int8)
        trick, order = rules.trick_of(cards), rules.order_of(np.array(symbols, dtype=np.int8))
        told = resolve(table, event, [SYMBOL.token(s) for s in symbols], dynasty, hero)
        *level, stage = rules.compare(record, trick, event, order)
        assert stage == told.stage
        assert [seats_of(bits) for bits in level] == told.level
        assert rules.winner_of(record, trick, event, order) == told.winner
        stages.add(stage)
    assert stages >= {1, 2, 3}


def rules_touch(event: int, card: int) -> bool:
    data = EVENT_DATA[event - 1]
    return bool(DYNASTIES[DYNASTY[card]] == data["dynasty"])


def test_who_sits_where_does_not_matter() -> None:
    luck = random.Random(5)
    record = State.new()[0]
    record.rule_dynasty = record.rule_hero = Extra.ON
    for _ in range(500):
        event = luck.randint(1, EVENT_CARDS)
        cards = luck.sample(range(1, CARDS + 1), SEATS)
        order = rules.order_of(PRINTED[event])
        won = set()
        for _ in range(3):
            luck.shuffle(cards)
            trick = rules.trick_of(np.array(cards, dtype=np.int8))
            won.add(cards[rules.winner_of(record, trick, event, order)])
        assert len(won) == 1


def test_a_swap_twice_is_none_and_touches_nothing_else() -> None:
    for event in range(1, EVENT_CARDS + 1):
        order = rules.order_of(PRINTED[event])
        for place in (2, 3):
            swapped = rules.swapped(order, place)
            assert rules.swapped(swapped, place) == order
            assert rules.symbol_at(swapped, 1) == rules.symbol_at(order, place)
            assert rules.symbol_at(swapped, place) == rules.symbol_at(order, 1)
            assert rules.symbol_at(swapped, 5 - place) == rules.symbol_at(order, 5 - place)
        assert rules.swapped(order, 1) == order


def test_comparing_changes_nothing() -> None:
    table = Table(GAME, 4, seed=3)
    for seat in range(3):
        table.play(seat, table.legal(seat)[0])
    view = table.view(0)
    before = view.digest()
    order = rules.order_of(view.record.symbols)
    trick = rules.with_card(rules.trick_of(view.record.table), 0, 7)
    assert rules.winner_of(view.record, trick, int(view.record.event_now), order) == 0
    assert view.digest() == before


@pytest.mark.parametrize("players", GAME.players)
def test_after_every_round_cards_and_points_add_up(players: int) -> None:
    """A36: hands, stack, discards, points, leader, and the round that is remembered."""
    luck = random.Random(players)
    for seed in range(10):
        table = Table(GAME, players, seed=seed)
        rounds = 0
        while not table.over:
            seat = luck.choice(table.to_act)
            table.play(seat, luck.choice(table.legal(seat)))
            view = table.view()
            if view.points.sum() == rounds:
                continue
            rounds += 1
            assert view.points.sum() == rounds
            assert set(view.hand_size[:players].tolist()) == {ROUNDS - rounds}
            cards = int(view.hand_size.sum()) + int(view.stack_size) + int(view.discard.sum())
            assert cards == CARDS
            assert view.stack_size >= CARDS - 11 * players - len(ELECTORS)
            assert view.leader == view.last_winner == view.won_by[rounds - 1] - 1
            assert all(view.discard[card] for card in view.last_table[:players])
        assert rounds == ROUNDS


def test_two_players_never_share_a_victory() -> None:
    for seed in range(20):
        table = Table(GAME, 2, seed=seed)
        luck = random.Random(seed)
        while not table.over:
            table.play(table.to_act[0], luck.choice(table.legal(table.to_act[0])))
        assert table.results is not None
        assert sorted(table.results) == [0.0, 1.0]
