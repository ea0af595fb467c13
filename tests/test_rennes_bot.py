"""The rule-based player of Rennes-le-Château: what it sees in a position, and how well it plays."""

from __future__ import annotations

import random

import numpy as np
import pytest

from spelkast.arena.simulate import simulate
from spelkast.engine import rulebook
from spelkast.engine.chance import luck_seed, seed_words
from spelkast.engine.game import game
from spelkast.engine.scenario import files, load
from spelkast.engine.table import Table
from spelkast.games.rennes import bot_values, moves, routes
from spelkast.games.rennes.board import NUMBER, WAY
from spelkast.games.rennes.components import FATES, LOCATIONS
from spelkast.games.rennes.network import DISTANCE, FAR

GAME = game("rennes")
OPENINGS = {path.stem.partition("-")[0]: path for path in files(GAME)}


def opening(scenario: str, case: int = 0) -> Table:
    return Table.at(GAME, load(OPENINGS[scenario]).cases[case].opening)


def chosen(table: Table) -> str:
    seat = table.to_act[0]
    view = table.view(seat)
    luck = np.zeros(1, dtype=np.int64)
    luck_seed(luck, seed_words(1), 0, seat)
    return GAME.actions[int(rulebook.choose(view.record, seat, view.mask(), luck))].text


def play(table: Table, moves_left: int = 200) -> Table:
    """The bot plays until its turn is over."""
    seat = table.to_act[0]
    while table.to_act == (seat,) and moves_left and table.view().phase_name != "refill":
        table.play(seat, chosen(table))
        moves_left -= 1
    assert moves_left
    return table


def test_a_complete_code_is_claimed_at_once() -> None:
    assert chosen(opening("X13")) == "claim eglise"


def test_clues_that_fit_are_taken_for_the_smallest_card() -> None:
    table = opening("X37")
    table.play(0, "step C3")
    assert chosen(table) == "take R1"


def test_it_moves_and_pays_with_little_waste() -> None:
    table = play(opening("X03"))
    assert table.view().pawn[0] != NUMBER["P1"]
    wasted = [e.args["dots"] for e in table.events() if e.kind == "lapse"]
    assert sum(int(str(dots)) for dots in wasted) <= 4


def test_a_clue_goes_where_it_completes_most() -> None:
    table = opening("X11")
    table.play(0, "take Y1")
    assert chosen(table) in ("place tour", "place eglise")


def test_a_caverne_is_no_place_to_stay_after_collecting() -> None:
    table = opening("X37")
    table.play(0, "step C3")
    s = table.view(0).record
    spot, turned, wanted = moves.spot_of(s, 0), moves.rotations(s), bot_values.wishes(s, 0)
    before = bot_values.ending_here(s, 0, spot, turned, 0, wanted, False)
    s.visit_open[0] = 0
    assert bot_values.ending_here(s, 0, spot, turned, 0, wanted, False) < before


def test_at_the_altar_it_gives_what_it_misses_least_to_complete_a_code() -> None:
    """Église lacks a blue clue; Cimetière has one clue, Monastère two, Villa is complete."""
    s = opening("X12").view(0).record
    red, blue, green, yellow, purple = range(5)
    s.clues[0] = 0
    for name, colours in {
        "eglise": (red, red, blue, yellow),
        "cimetiere": (yellow,),
        "monastere": (red, purple),
        "villa": (green, green, green, purple, purple),
    }.items():
        for colour in colours:
            s.clues[0, LOCATIONS.index(name), colour] += 1
    done: list[str] = []
    while "gain" not in " ".join(done):
        mask = np.zeros(len(GAME.actions), dtype=np.uint8)
        rulebook.legal(s, 0, mask)
        mask[[action.id for action in GAME.actions if action.text.startswith("claim")]] = 0
        action = int(rulebook.choose(s, 0, mask, np.zeros(1, dtype=np.int64)))
        assert mask[action]
        rulebook.step(s, 0, action)
        done.append(GAME.actions[action].text)
    assert done == ["offer cimetiere yellow", "offer monastere red", "gain eglise blue"]


def test_in_passing_it_goes_on() -> None:
    table = opening("X17", 1)
    table.play(0, "step K15a")
    assert chosen(table) == "step K15b"


def test_a_path_asks_for_what_its_steps_cost() -> None:
    """The price that is planned is the price that is paid."""
    table = opening("X08")
    s = table.view(0).record
    spot, turned = moves.spot_of(s, 0), moves.rotations(s)
    first, second = int(WAY[NUMBER["P2"], NUMBER["K15a"]]), int(WAY[NUMBER["P7"], NUMBER["K30a"]])
    path = first | second << routes.WAY_BITS
    end, _, demand, areas, _ = routes.follow(s, 0, spot, turned, path, 2, False)
    assert end // 4 == NUMBER["C3"]
    assert demand == moves.some_dots(2, 7)
    assert areas == 1 << 1 | 1 << 6


def test_a_hand_pays_with_little_waste() -> None:
    s = opening("X43").view(0).record
    assert routes.cover(s, 0, 0, 5) == (2, 5, 0)
    assert routes.cover(s, 0, 1, 7) == (3, 6, 1)
    left, lost = routes.payment(s, 0, moves.some_dots(0, 10) + moves.some_dots(1, 6))
    assert (left, lost) == (0, 0)
    left, lost = routes.payment(s, 0, moves.some_dots(2, 1))
    assert lost == 3
    assert routes.payment(s, 0, moves.some_dots(2, 9))[0] == -1


@pytest.mark.parametrize("players", GAME.players)
def test_it_beats_random_players(players: int) -> None:
    run = simulate(GAME, players, 12, ["rules"] + ["random"] * (players - 1), seed=1)
    assert run.results[:, 0].mean() > 0.9


def test_games_of_bots_end_by_codes_and_not_by_the_limit() -> None:
    """As many rounds as the calibration of the board foresees for planners: about fifteen."""
    rounds = []
    for deal in range(4):
        table = Table(GAME, 3, seed=7, deal=deal)
        while not table.over:
            table.play(table.to_act[0], chosen(table))
        rounds.append(int(table.view().round_no))
    assert 10 < np.mean(rounds) < 20
    assert max(rounds) < 30


def test_every_choice_is_legal_whatever_the_options() -> None:
    luck = random.Random(2)
    for number in range(6):
        options = {name: luck.choice(option.words) for name, option in GAME.options.items()}
        options["max_rounds"] = 10
        table = Table(GAME, luck.choice(GAME.players), seed=number, options=options)
        while not table.over:
            table.play(table.to_act[0], chosen(table))
        assert table.results is not None


def test_the_tables_it_plans_with_know_every_place() -> None:
    assert (DISTANCE[[4 * NUMBER[name] for name in LOCATIONS]] < FAR).all()
    assert len(FATES) == 5
