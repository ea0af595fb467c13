"""Bots that search: fair, repeatable, within their bounds; for every game there is."""

from __future__ import annotations

import time
from functools import cache

import numpy as np
import pytest

from spelkast.bots import BOTS, LEVELS, Bot, make_bot, tree
from spelkast.bots.levels import SearchBot, make_timed, read_budget
from spelkast.bots.search import Budget, forecast, lens_of, make_memory, think
from spelkast.engine.batch import Batch
from spelkast.engine.game import game, slugs
from spelkast.engine.schema import PUBLIC
from spelkast.engine.table import Table
from spelkast.engine.view import View

MOVES = (0, 9, 24)
SMALL = Budget(60)


@cache
def midgame(slug: str, moves: int) -> tuple[Table, int]:
    """A table after so many moves of rule-based players, and a seat with a choice."""
    rules = game(slug)
    table = Table(rules, rules.players[-1], seed=11)
    bots = [make_bot("rules", 3, seat) for seat in range(table.players)]
    while not table.over:
        asked = [seat for seat in table.to_act if len(table.legal(seat)) > 1]
        if len(table.log) >= moves and asked:
            return table, asked[-1]
        seat = table.to_act[0]
        table.play(seat, bots[seat].choose(table.view(seat), table.legal(seat)))
    raise AssertionError("nobody had a choice")


def quick(name: str, seed: int, seat: int) -> Bot:
    """A level with less time to think: how it thinks is the same."""
    level = LEVELS.get(name)
    return (
        SearchBot(SMALL, seed, seat) if level and level.simulations else make_bot(name, seed, seat)
    )


@pytest.mark.parametrize("moves", MOVES)
@pytest.mark.parametrize("slug", slugs())
def test_equal_views_choose_equally(slug: str, moves: int) -> None:
    """What a seat cannot know is dealt anew: no bot of any level decides otherwise."""
    table, seat = midgame(slug, moves)
    view = table.view(seat)
    for other in range(2):
        twin = Table.at(table.game, view.sample(other)).view(seat)
        assert twin.still() == view.still()
        for name in BOTS:
            mine, theirs = (quick(name, 5, seat) for _ in range(2))
            chosen = mine.choose(view, view.legal())
            assert chosen == theirs.choose(twin, twin.legal())


@pytest.mark.parametrize("slug", slugs())
def test_a_search_repeats_itself(slug: str) -> None:
    table, seat = midgame(slug, MOVES[1])
    view, legal = table.view(seat), table.legal(seat)
    for threads in (1, 3):
        budget = Budget(60, threads=threads)
        once, again = think(view, legal, budget, 8), think(view, legal, budget, 8)
        assert once == again
        assert once.simulations <= 60 + len(legal)
        assert {one.action for one in once.candidates} <= set(legal)
    assert think(view, legal, SMALL, 9) != think(view, legal, SMALL, 8)


@pytest.mark.parametrize("slug", slugs())
def test_a_finding_is_made_of_possible_numbers(slug: str) -> None:
    table, seat = midgame(slug, MOVES[2])
    found = think(table.view(seat), table.legal(seat), SMALL)
    low, high = table.game.results
    assert found.best in table.legal(seat)
    assert sum(one.visits for one in found.candidates) == found.simulations
    looks_ahead = table.game.horizon(seat, table.players) > 0  # then a single move may be enough
    assert found.moves >= found.simulations + (not looks_ahead)
    for one in found.candidates:
        assert low <= one.result <= high
        assert 0 <= one.wins <= 1


@pytest.mark.parametrize("slug", slugs())
def test_thinking_changes_nothing(slug: str) -> None:
    table, seat = midgame(slug, 0)
    view = table.view(seat)
    before = view.digest(), table.digest()
    think(view, view.legal(), SMALL)
    forecast(view, 5)
    assert (view.digest(), table.digest()) == before


@pytest.mark.parametrize("slug", slugs())
def test_a_forecast_shares_out_one_victory(slug: str) -> None:
    table, seat = midgame(slug, MOVES[1])
    for viewer in (seat, PUBLIC):
        shares = forecast(table.view(viewer), 20, seed=4)
        assert len(shares) == table.players
        assert sum(shares) == pytest.approx(1)
        assert shares == forecast(table.view(viewer), 20, seed=4)


def test_a_forecast_knows_the_end() -> None:
    """One move before the end, whoever wins in every world is sure to win."""
    slug = slugs()[0]
    rules = game(slug)
    table = Table(rules, 2, seed=1)
    bots = [make_bot("rules", 3, seat) for seat in range(2)]
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, bots[seat].choose(table.view(seat), table.legal(seat)))
    assert table.results is not None
    shares = forecast(View.open(rules, table.open_state(), 0), 3)
    best = max(table.results)
    winners = [result == best for result in table.results]
    assert shares == tuple(won / sum(winners) for won in winners)


def test_a_search_ends_in_time() -> None:
    for slug in slugs():
        table, seat = midgame(slug, 0)
        think(table.view(seat), table.legal(seat), Budget(1))  # what is compiled is loaded
        begun = time.perf_counter()
        found = think(table.view(seat), table.legal(seat), Budget(10**9, seconds=0.3))
        assert found.simulations >= len(found.candidates)
        assert 0.25 < time.perf_counter() - begun < 2  # the machine may be busy


def test_memory_is_bounded() -> None:
    rules = game(slugs()[0])
    memory = make_memory(rules, 10**12)
    assert sum(np.asarray(part).nbytes for part in memory) < 8_000_000


def test_a_node_is_what_a_seat_knows() -> None:
    """No bit that is hidden from a seat, and none that was only told on the way, names a node."""
    for slug in slugs():
        rules = game(slug)
        keep = rules.state.keep.view(np.int64)
        lens = lens_of(rules)
        assert lens.any(axis=1).all()
        assert not (lens & ~keep[: len(lens), : lens.shape[1]]).any()


@pytest.mark.parametrize("slug", slugs())
def test_what_is_passed_over_names_no_node(slug: str) -> None:
    """A name is made of some words of the position: of all of them it would be the same."""
    rules = game(slug)
    brief = make_memory(rules, 16)
    everything = np.zeros((1, 6), dtype=np.int64)
    everything[:, tree.END] = rules.state.words
    whole = brief._replace(stretches=everything)
    batch = Batch(rules, 8, rules.players[-1], seed=5)
    names = set()
    for _ in range(60):
        batch.play_random(7)
        for n in range(8):
            brief.states[0] = batch._states[n]
            for seat in range(batch.players):
                name = tree.name_view(seat, lens_of(rules), brief)
                assert name == tree.name_view(seat, lens_of(rules), whole)
                names.add(name)
    assert len(names) > 1000


def test_names_of_searches() -> None:
    assert read_budget("500") == Budget(500)
    assert read_budget("0.5s").seconds == 0.5
    for wrong in ("", "x", "-1", "0s", "1.5"):
        with pytest.raises(ValueError, match="search:"):
            read_budget(wrong)
    with pytest.raises(ValueError, match="no bot 'genius'"):
        make_bot("genius")
    timed = make_timed("expert", 0, 0, 0.2)
    assert isinstance(timed, SearchBot)
    assert timed.budget.seconds == 0.2
