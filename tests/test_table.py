"""The table: playing, refusing, taking back, keeping."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import numpy as np
import pytest

import spelkast
from spelkast import PUBLIC, IllegalAction, NoUndo, Table, UnknownAction
from spelkast.engine import rulebook
from spelkast.engine.game import games

from .positions import SETTINGS, Setting, random_game
from .toy import TOY

# ------------------------------------------------------------------------------------- refusals


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_illegal_action_is_refused_and_changes_nothing(setting: Setting) -> None:
    rng = random.Random(4)
    reasons = set()
    for table in random_game(setting, seed=2):
        if rng.random() > 0.15 and not table.over:
            continue
        before, moves = table.digest(), len(table.log)
        for seat in range(setting.players):
            legal = table.legal(seat)
            assert bool(legal) == (seat in table.to_act)
            for action in set(setting.game.actions) - set(legal):
                with pytest.raises(IllegalAction) as refused:
                    table.play(seat, action)
                assert refused.value.reason
                assert refused.value.action == action
                reasons.add(refused.value.reason)
        assert (table.digest(), len(table.log)) == (before, moves)
    assert {"game-over", "not-your-turn", "not-in-this-phase"} < reasons


def test_a_refusal_names_the_reason_and_the_ruling() -> None:
    table = spelkast.new("inferos", players=2, seed=7)
    table.play(0, "play 1")
    with pytest.raises(IllegalAction, match="not-your-turn") as early:
        table.play(0, "play 2")
    assert (early.value.reason, early.value.ruling) == ("not-your-turn", "")
    with pytest.raises(IllegalAction) as wrong:
        table.play(1, "draw")
    assert wrong.value.reason == "not-in-this-phase"
    table.play(1, "play 1")  # equal cards: nothing happens, both are spent
    with pytest.raises(IllegalAction) as spent:
        table.play(0, "play 1")
    assert (spent.value.reason, spent.value.ruling) == ("card-spent", "R13")


@pytest.mark.parametrize(
    "text", ["", "play", "play 7", "fly 3", "play vega now", "steal E", "play\0"]
)
def test_a_text_that_names_no_action_is_refused(text: str) -> None:
    table = spelkast.new("inferos", players=2)
    before = table.digest()
    with pytest.raises(UnknownAction, match="no action of this game"):
        table.play(0, text)
    assert table.digest() == before


def test_a_slip_of_the_pen_is_explained() -> None:
    actions = spelkast.game("inferos").actions
    with pytest.raises(UnknownAction, match="did you mean 'steal'"):
        actions.parse("steel B")
    with pytest.raises(UnknownAction, match=r"write: direction \{printed\|reversed\}"):
        actions.parse("direction up")
    with pytest.raises(UnknownAction, match="from 0 to 132"):
        actions[133]


@pytest.mark.parametrize("action", [None, 1.0, ["play 1"], -1, 133, True])
def test_what_is_no_action(action: object) -> None:
    table = spelkast.new("inferos", players=2)
    with pytest.raises(UnknownAction):
        table.play(0, action)  # type: ignore[arg-type]


def test_an_action_is_known_by_its_text_its_number_and_itself() -> None:
    table = spelkast.new("inferos", players=4)
    for seat, action in enumerate(("play 4", 3, np.int64(3), table.action("Play 4"))):
        table.play(seat, action)  # type: ignore[arg-type]
    assert [move.action.text for move in table.log] == ["play 4"] * 4


@pytest.mark.parametrize("seat", [-1, 2, 7, 99, "A", None, 0.0, True])
def test_there_is_no_such_seat(seat: Any) -> None:
    table = spelkast.new("inferos", players=2)
    attempts = (table.view, table.legal, table.undo, lambda seat: table.play(seat, "play 1"))
    for attempt in attempts:
        with pytest.raises(ValueError, match="there is no seat"):
            attempt(seat)


def test_a_spectator_watches_only() -> None:
    table = spelkast.new("inferos", players=2)
    assert table.view(PUBLIC).legal() == []
    with pytest.raises(ValueError, match="spectator"):
        table.play(PUBLIC, "play 1")


def test_the_full_state_is_shown_only_after_the_end() -> None:
    *_, table = random_game(SETTINGS[0], seed=1)
    assert table.open_state().tobytes() == table._states.tobytes()
    with pytest.raises(ValueError, match="when the game is over"):
        SETTINGS[0].table(1).open_state()


# -------------------------------------------------------------------------------- new tables


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"players": 5}, "2 to 4 players, not 5"),
        ({"players": 1}, "2 to 4 players, not 1"),
        ({"seed": -1}, "a seed is"),
        ({"seed": 1 << 128}, "a seed is"),
        ({"deal": -1}, "a deal is"),
        ({"deal": 1.0}, "a deal is"),
        ({"players": 2.0}, "2 to 4 players, not 2.0"),
        ({"players": "2"}, "2 to 4 players, not '2'"),
        ({"turn_limit": 17}, "17 is not one of 120, 80, 40"),
        ({"power_pile": "sideways"}, "'sideways' is not one of face_down, face_up"),
        ({"colour": "red"}, "no option 'colour'"),
    ],
)
def test_a_table_that_cannot_be(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        spelkast.new("inferos", **arguments)  # type: ignore[arg-type]


def test_an_unknown_game() -> None:
    with pytest.raises(ValueError, match=r"no game 'chess' \(there are: .*inferos"):
        spelkast.new("chess")
    with pytest.raises(ValueError, match="no game"):
        spelkast.new([])  # type: ignore[arg-type]


def test_equal_seeds_deal_equal_games_and_others_do_not() -> None:
    for game in games():
        digests = {
            Table(game, seed=seed, deal=deal).digest() for seed in range(5) for deal in range(5)
        }
        assert len(digests) == 25
        assert Table(game, seed=3, deal=4).digest() == Table(game, seed=3, deal=4).digest()


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_ranks_and_results(setting: Setting) -> None:
    *_, table = random_game(setting, seed=1)
    assert table.results is not None
    assert table.ranks is not None
    assert sorted(table.ranks)[0] == 1
    assert table.ranks[table.results.index(max(table.results))] == 1
    standing = np.zeros(table.players)
    rulebook.standing(table.view().record, standing)
    assert table.ranks == tuple(1 + sum(s > mine for s in standing) for mine in standing)


def test_a_game_that_goes_on_has_neither_ranks_nor_results() -> None:
    assert Table(TOY, 2).results is None
    assert Table(TOY, 2).ranks is None


# -------------------------------------------------------------------------------- taking back


def bidding(*bids: str) -> Table:
    table = Table(TOY, 3, seed=1)
    for seat, bid in enumerate(bids):
        table.play(seat, f"bid {bid}")
    return table


def test_a_hidden_choice_can_be_changed_until_the_last_one_is_in() -> None:
    table = bidding("1", "2")
    assert table.undo(0).text == "bid 1"  # seat 1 has chosen since, at the same time: that stands
    assert table.to_act == (0, 2)
    table.play(0, "bid 3")
    table.play(2, "bid 1")
    assert table.view().shown.tolist() == [3, 2, 1]
    with pytest.raises(NoUndo, match="something-revealed"):
        table.undo(2)


def test_an_open_move_can_be_taken_back_until_somebody_moves() -> None:
    table = bidding("1", "1", "1")
    before = table.digest()
    table.play(0, "mark 2")
    assert table.can_undo(0)
    table.undo(0)
    assert table.view().mark.tolist() == [0, 0, 0, 0]
    assert table.to_act == (0,)
    assert (table.digest(), len(table.log)) == (before, 3)
    table.play(0, "mark 3")
    table.play(1, "mark 0")
    with pytest.raises(NoUndo, match="moved-since"):
        table.undo(0)


def test_a_draw_is_never_taken_back() -> None:
    table = bidding("1", "1", "1")
    table.play(0, "roll")
    with pytest.raises(NoUndo, match="something-drawn"):
        table.undo(0)
    table.play(1, "mark 1")
    assert table.can_undo(1)


def test_what_others_draw_unseen_does_not_change_the_offer() -> None:
    """Whether a move can be taken back depends on what the seat was told, and on nothing else."""
    table = bidding("1")
    before = table.digest()
    table.play(1, "bid 2")
    table.undo(0)
    table.play(0, "bid 1")
    assert [str(move) for move in table.log] == ["B bid 2", "A bid 1"]
    assert table.can_undo(1)
    assert table.digest() != before
    table.play(2, "bid 3")
    assert not table.can_undo(0)


def test_an_action_of_another_game_is_refused() -> None:
    table = spelkast.new("inferos", players=2)
    with pytest.raises(UnknownAction, match="'bid 1' is no action of this game"):
        table.play(0, TOY.actions.parse("bid 1"))


def test_a_view_can_be_copied() -> None:
    view = spelkast.new("inferos", players=2, seed=1).view(0)
    assert copy.copy(view).hand.tolist() == view.hand.tolist()


def test_a_refusal_is_made_from_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table asks the rules about what the seat can see, never about the true state."""
    table = spelkast.new("inferos", players=2, seed=1)
    asked: list[bytes] = []
    real = rulebook.forbids

    def forbids(s: Any, seat: int, action: int) -> Any:
        asked.append(s.tobytes())
        return real(s, seat, action)

    monkeypatch.setattr(rulebook, "forbids", forbids)
    table.check(0, "play 1")
    assert asked == [table.view(0).record.tobytes()]


def test_a_final_choice_names_its_ruling() -> None:
    table = bidding("1", "1", "1")
    table.play(0, "stop")
    with pytest.raises(NoUndo) as final:
        table.undo(0)
    assert (final.value.reason, final.value.ruling) == ("final-choice", "T1")
    with pytest.raises(NoUndo, match="not-moved-yet"):
        Table(TOY, 2).undo(0)


def test_nothing_can_be_taken_back_in_inferos() -> None:
    table = spelkast.new("inferos", players=2)
    table.play(0, "play 1")
    with pytest.raises(NoUndo) as final:
        table.undo(0)
    assert final.value.ruling == "R74"


def test_a_refused_undo_changes_nothing() -> None:
    table = spelkast.new("inferos", players=2)
    table.play(0, "play 1")
    before = table.digest()
    with pytest.raises(NoUndo):
        table.undo(0)
    assert (table.digest(), len(table.log)) == (before, 1)


# ------------------------------------------------------------------------------------ keeping


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_game_survives_saving_and_loading_at_any_moment(setting: Setting) -> None:
    for n, table in enumerate(random_game(setting, seed=6)):
        if n % 40 == 0 or table.over:
            again = spelkast.load(json.loads(json.dumps(table.save())))
            assert (again.seed, again.deal, again.options) == (table.seed, 0, table.options)
            assert again.digest() == table.digest()
            assert again.log == table.log
            for viewer in (*range(setting.players), PUBLIC):
                assert again.view(viewer).digest() == table.view(viewer).digest()
                assert again.events(viewer) == table.events(viewer)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_fork_is_the_game_as_it_was(setting: Setting) -> None:
    digests = []
    for played in random_game(setting, seed=8):
        table = played
        digests.append(table.digest())
    for moves in {0, 1, len(digests) // 2, len(digests) - 2, len(digests) - 1}:
        fork = table.fork(moves)
        assert fork.digest() == digests[moves]
        if not fork.over:
            seat = fork.to_act[0]
            fork.play(seat, fork.legal(seat)[-1])
    assert table.digest() == digests[-1], "a fork leaves the original alone"
    wrong: Any
    for wrong in (len(digests), -1, "x"):
        with pytest.raises(ValueError, match="there is no move"):
            table.fork(wrong)
    with pytest.raises(ValueError, match="there is no move"):
        table.events(since=-1)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_replay_shows_what_a_seat_saw(setting: Setting) -> None:
    """A step that a seat is told nothing of and that changes nothing for it, it has not seen."""
    seen: dict[int, list[str]] = {viewer: [] for viewer in (*range(setting.players), PUBLIC)}
    last: dict[int, bytes] = {}
    for played in random_game(setting, seed=9):
        table = played
        for viewer, digests in seen.items():
            view = table.view(viewer)
            if view.events or view.still() != last.get(viewer):
                digests.append(view.digest())
            last[viewer] = view.still()
    for viewer, digests in seen.items():
        views = list(table.replay(viewer))
        assert [view.digest() for view in views] == digests
        assert [event for view in views for event in view.events] == table.events(viewer)


def test_a_game_remembers_its_deal() -> None:
    table = spelkast.new("inferos", players=2, seed=3, deal=8)
    assert spelkast.load(table.save()).digest() == table.digest()


def test_without_a_seed_every_deal_is_another() -> None:
    tables = [spelkast.new("inferos", players=4) for _ in range(20)]
    assert len({table.seed for table in tables}) == 20
    assert len({table.digest() for table in tables}) == 20
    assert len({spelkast.batch("inferos", 1).digests()[0] for _ in range(20)}) == 20
    assert spelkast.load(tables[0].save()).digest() == tables[0].digest()


def test_events_since_a_move() -> None:
    table = spelkast.new("inferos", players=2, seed=7)
    deal = table.events(0)
    assert [event.kind for event in deal] == ["draws", "drew", "draws", "turn"]
    table.play(0, "play 1")
    table.play(1, "play 1")
    later = table.events(0, since=1)
    assert table.events(0) == deal + later
    assert [event.kind for event in later][:2] == ["reveal", "all-equal"]
    assert str(later[0]) == "reveal A=1 B=1 C=none D=none"
