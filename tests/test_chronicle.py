"""Chronicles: what each viewer noticed, and that a game survives being put away."""

from __future__ import annotations

import itertools
import random
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from spelkast.engine.chronicle import UNDO, Chronicle, Entry
from spelkast.engine.game import Game, games
from spelkast.engine.schema import PUBLIC
from spelkast.engine.table import NoUndo, Table
from tests import toy

ALL = [*games(), toy.TOY]


def play_on(chronicle: Chronicle, luck: random.Random, moves: int = 10_000) -> None:
    for _ in range(moves):
        if chronicle.table.over:
            return
        seat = luck.choice(chronicle.table.to_act)
        chronicle.add(Entry(seat, luck.choice(chronicle.table.legal(seat)).text))


@pytest.fixture(params=ALL, ids=lambda game: game.slug)
def chronicle(request: pytest.FixtureRequest) -> Chronicle:
    rules: Game = request.param
    played = Chronicle(Table(rules, rules.players[-1], seed=5))
    play_on(played, random.Random(5), moves=60)
    return played


def viewers(chronicle: Chronicle) -> list[int]:
    return [*range(chronicle.table.players), PUBLIC]


def test_the_newest_frame_is_what_the_table_shows_now(chronicle: Chronicle) -> None:
    for seat in viewers(chronicle):
        shown, now = chronicle.view(seat), chronicle.table.view(seat)
        assert shown.legal() == now.legal()
        assert shown.waiting == now.waiting


def test_a_frame_is_something_that_the_viewer_noticed(chronicle: Chronicle) -> None:
    for seat in viewers(chronicle):
        frames = chronicle.frames(seat)
        assert frames == sorted(set(frames))
        views = [chronicle.view(seat, number) for number in range(len(frames))]
        for before, after in itertools.pairwise(views):
            assert after.events or before.still() != after.still()


def test_several_threads_count_the_same_frames(chronicle: Chronicle) -> None:
    """The site counts while others ask: a frame that was counted twice would never be told."""
    counted, interval = chronicle.frames(0), sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as threads:
            for _ in range(20):
                chronicle._noticed.clear()
                found = threads.map(lambda _: [*chronicle.frames(0)], range(4))
                assert [*found] == [counted] * 4
                assert chronicle.frames(0) == counted
    finally:
        sys.setswitchinterval(interval)


def test_the_lines_of_all_frames_are_the_events_of_the_table(chronicle: Chronicle) -> None:
    for seat in viewers(chronicle):
        lines = chronicle.lines(seat)
        assert [line.event for line in lines] == chronicle.table.events(seat)
        for number in range(len(chronicle.frames(seat))):
            told = [line.event for line in lines if line.frame == number]
            assert told == chronicle.view(seat, number).events


def test_what_a_seat_does_not_see_leaves_its_frames_and_moment_alone() -> None:
    """Two games that differ in what others chose face down look alike until the reveal."""
    inferos = next(game for game in ALL if game.slug == "inferos")
    one, other = (Chronicle(Table(inferos, 3, seed=9)) for _ in range(2))
    one.add(Entry(1, "play 2"))
    other.add(Entry(1, "play 5"))
    for seat in (0, 2, PUBLIC):
        assert one.frames(seat) == other.frames(seat)
        assert one.view(seat).records.tobytes() == other.view(seat).records.tobytes()
    assert one.moment(0) == other.moment(0)


def test_a_moment_stands_while_others_answer_and_never_comes_back() -> None:
    inferos = next(game for game in ALL if game.slug == "inferos")
    chronicle = Chronicle(Table(inferos, 3, seed=9))
    asked = chronicle.moment(0)
    chronicle.add(Entry(1, "play 2"))
    assert chronicle.moment(0) == asked
    assert chronicle.moment(1) == ""
    chronicle.add(Entry(0, "play 3"))
    assert chronicle.moment(0) == ""
    seen = {asked}
    luck = random.Random(1)
    while not chronicle.table.over and len(chronicle.entries) < 400:
        moment = chronicle.moment(0)
        before = len(chronicle.entries)
        play_on(chronicle, luck, moves=1)
        if chronicle.entries[before].seat == 0:
            assert moment not in seen
            seen.add(moment)
    assert len(seen) > 10


def test_in_a_veiled_phase_nobody_else_is_known_to_have_answered() -> None:
    """Whom a viewer waits for, and since when, is the same whatever the others did in secret."""
    nuns = next(game for game in ALL if game.slug == "nuns")
    chronicle = Chronicle(Table(nuns, 4, seed=3))
    chronicle.add(Entry(0, "assign keep"))
    before = {seat: chronicle.waited_for(seat) for seat in (0, 2, PUBLIC)}
    frames = {seat: len(chronicle.frames(seat)) for seat in before}
    for _ in range(2):
        chronicle.add(Entry(1, str(chronicle.table.legal(1)[0])))
    chronicle.add(Entry(3, "end stand"))
    assert chronicle.table.to_act == (1, 2)
    for seat, waits in before.items():
        assert chronicle.waited_for(seat) == waits == {1: 1, 2: 1, 3: 1}
        assert len(chronicle.frames(seat)) == frames[seat]
    assert chronicle.waited_for(1) == {1: 1, 2: 1, 3: 1}, "one decision, however many steps"
    assert 3 not in chronicle.waited_for(3)


def test_a_snapshot_stands_where_the_game_stood(chronicle: Chronicle) -> None:
    data = chronicle.snapshot()
    assert data is not None
    table = chronicle.table
    again = Chronicle(Table(table.game, table.players, seed=5))
    again.restore(chronicle.entries, data)
    assert again.table.digest() == table.digest()
    for seat in viewers(chronicle):
        assert again.frames(seat) == chronicle.frames(seat)
        assert again.lines(seat) == chronicle.lines(seat)
        if seat != PUBLIC:
            assert again.table.can_undo(seat) == table.can_undo(seat)
    for played in (again, chronicle):
        play_on(played, random.Random(3))
    assert again.table.digest() == table.digest()


def test_a_snapshot_of_another_deal_is_refused(chronicle: Chronicle) -> None:
    data = chronicle.snapshot()
    assert data is not None
    other = Chronicle(Table(chronicle.game, chronicle.table.players, seed=6))
    with pytest.raises(ValueError, match="another deal"):
        other.restore(chronicle.entries, data)
    assert other.entries == []
    with pytest.raises(ValueError, match="another length"):
        other.restore(chronicle.entries[1:], data)


def test_a_twin_goes_its_own_way(chronicle: Chronicle) -> None:
    before = chronicle.table.digest(), len(chronicle.entries), list(chronicle.frames())
    twin = chronicle.twin()
    play_on(twin, random.Random(2))
    assert (chronicle.table.digest(), len(chronicle.entries), list(chronicle.frames())) == before


def test_a_move_taken_back_leaves_the_story(monkeypatch: pytest.MonkeyPatch) -> None:
    chronicle = Chronicle(Table(toy.TOY, toy.TOY.players[-1], seed=5))
    luck = random.Random(0)
    taken_back = 0
    for _ in range(300):
        if chronicle.table.over:
            break
        play_on(chronicle, luck, moves=1)
        seat = chronicle.entries[-1].seat
        if chronicle.entries[-1].text == UNDO or not chronicle.table.can_undo(seat):
            continue
        frames = list(chronicle.frames(PUBLIC))
        moves = len(chronicle.table.log)
        chronicle.add(Entry(seat, UNDO))
        taken_back += 1
        assert len(chronicle.table.log) == moves - 1
        assert chronicle.frames(PUBLIC)[: len(frames)] == frames
        assert chronicle.snapshot() is None
    assert taken_back > 0
    for seat in viewers(chronicle):
        assert [line.event for line in chronicle.lines(seat)] == chronicle.table.events(seat)
    assert chronicle.played().table.digest() == chronicle.table.digest()
    assert len(chronicle.played().entries) == len(chronicle.table.log)


def test_a_refused_taking_back_changes_nothing(chronicle: Chronicle) -> None:
    seat = next(s for s in range(chronicle.table.players) if not chronicle.table.can_undo(s))
    before = len(chronicle.entries), chronicle.table.digest()
    with pytest.raises(NoUndo):
        chronicle.add(Entry(seat, UNDO))
    assert (len(chronicle.entries), chronicle.table.digest()) == before


def test_cards_are_open_only_when_the_game_is_over(chronicle: Chronicle) -> None:
    if not chronicle.table.over:
        with pytest.raises(ValueError, match="over"):
            chronicle.open_view(0)
    play_on(chronicle, random.Random(4))
    last = chronicle.open_view(len(chronicle.entries))
    assert last.records.tobytes() == chronicle.table.open_state().tobytes()
