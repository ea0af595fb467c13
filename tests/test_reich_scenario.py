"""Positions of Das Alte Reich in words: what cannot be is refused, with the place."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from spelkast.engine.actions import Action
from spelkast.engine.game import game
from spelkast.engine.scenario import BadScenario, Scenario, files, load, run
from spelkast.engine.schema import PUBLIC, Visibility
from spelkast.engine.table import Table
from spelkast.games.reich.components import CARDS, ELECTORS, HAND

GAME = game("reich")

GOOD = """
game = "reich"
id = "Z1"
title = "A small example"
rulings = ["R10"]
players = 3
given.round = 3
given.event = "1254"
given.coming = ["1648"]
given.winners = ["B", "C"]
given.leader = "C"
given.hands = { A = ["otto_1", "karl_5"], B = ["agnes"] }
given.stack = ["ruprecht", "adolf"]
given.stack_size = 30

[[step]]
expect.event = "1254"
expect.leader = "C"
expect.points = { A = 0, B = 1, C = 1 }
expect.hand_sizes = { A = 9, B = 9, C = 9 }
expect.stack_size = 30
expect.discard_size = 12
expect.last_winner = "C"
"""

MALFORMED = [
    ("round = 3", "round = 12", "given.round: between 1 and 11, not 12"),
    ("round = 3", "round = 3\ngiven.game = 2", "given.game: between 1 and 1, not 2"),
    ('event = "1254"', 'event = "1255"', "given.event: '1255' is no occasion"),
    ('coming = ["1648"]', 'coming = ["1254"]', "given.coming: this event is somewhere else"),
    ('winners = ["B", "C"]', 'winners = ["B"]', "given.winners: 2 rounds are over, not 1"),
    ('winners = ["B", "C"]', 'winners = ["B", "D"]', "given.winners: 'D' is no seat"),
    ('leader = "C"', 'leader = "A"', "given.leader: the winner of the last round leads"),
    ("round = 3", "round = 1", "given.leader: nobody leads the first round of a game"),
    ('"karl_5"]', '"karl_55"]', "given.hands.A: 'karl_55' is no person; did you mean 'karl_5'?"),
    ('B = ["agnes"]', 'B = ["otto_1"]', "given.hands.B: this person is somewhere else"),
    ('B = ["agnes"]', 'D = ["agnes"]', "given.hands.D: 'D' is no seat at this table"),
    ('"ruprecht", "adolf"', '"ruprecht", "agnes"', "given.stack: this person is somewhere else"),
    ("stack_size = 30", "stack_size = 1", "given.stack_size: between 2 and 36, not 1"),
    ("stack_size = 30", "stack_size = 37", "given.stack_size: between 2 and 36, not 37"),
    ("stack_size = 30", "pile = 30", "given.pile: unknown key"),
]


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "Z1-example.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_small_example_is_good(tmp_path: Path) -> None:
    assert run(load(written(tmp_path, GOOD))) is None


@pytest.mark.parametrize(("good", "bad", "message"), MALFORMED)
def test_what_cannot_be_is_refused(tmp_path: Path, good: str, bad: str, message: str) -> None:
    assert good in GOOD
    with pytest.raises(BadScenario) as caught:
        load(written(tmp_path, GOOD.replace(good, bad, 1)))
    assert message in str(caught.value)


def test_a_hand_cannot_be_larger_than_the_round_allows(tmp_path: Path) -> None:
    text = GOOD.replace("round = 3", "round = 11").replace('["B", "C"]', '["C"]')
    text = text.replace('given.winners = ["C"]\n', "")
    with pytest.raises(BadScenario, match=r"given.hands.A: a hand has 1 cards in round 11"):
        load(written(tmp_path, text))


# ------------------------------------------------- What a file alone cannot say: A31, A32, A37


def example(name: str) -> Scenario:
    return load(next(path for path in files(GAME) if path.stem.startswith(f"{name}-")))


def observation(table: Table, viewer: int) -> tuple[bytes, list[str], list[str]]:
    """All that a viewer has: every byte of the view, everything told so far, what can be done."""
    view = table.view(viewer)
    legal = [action.text for action in view.legal()] if viewer in table.to_act else []
    return view.records.tobytes(), [str(event) for event in table.events(viewer)], legal


def differing(one: Table, other: Table, viewer: int) -> set[str]:
    """The fields in which two views differ; what the last step told is not looked at."""
    views = [table.view(viewer).records for table in (one, other)]
    fields = GAME.state.fields.items()
    return {
        name
        for name, field in fields
        if field.visibility is not Visibility.AUDIENCE
        and views[0][name].tobytes() != views[1][name].tobytes()
    }


def test_a31_whole_observations_do_not_tell_the_card_that_was_drawn() -> None:
    cases = example("A31").cases
    one, other = (Table.at(GAME, case.opening) for case in cases)
    true = [table._states[0] for table in (one, other)]
    apart = [name for name in GAME.state.fields if not np.array_equal(true[0][name], true[1][name])]
    assert apart == ["stack"], "only the order of the draw pile differs"
    assert true[0].stack[int(true[0].stack_size) - 1] != true[1].stack[int(true[1].stack_size) - 1]
    others = (0, 2, PUBLIC)
    for move in cases[0].steps[0].moves:
        for viewer in (0, 1, 2, PUBLIC):
            assert observation(one, viewer) == observation(other, viewer)
        one.play(move.seat, move.action)
        other.play(move.seat, move.action)
    assert all(observation(one, viewer) == observation(other, viewer) for viewer in others)
    assert differing(one, other, 1) == {"hand"}
    told = [[str(event) for event in table.events(1)] for table in (one, other)]
    assert [pair for pair in zip(*told, strict=True) if pair[0] != pair[1]] == [
        ("drew seat=B person=agnes", "drew seat=B person=otto_1")
    ]


Chooser = Callable[[list[Action]], Action]
CALLABLE = {action.args for action in GAME.actions if action.kind == "call"}


def eager(luck: random.Random) -> Chooser:
    """Calls whenever that is possible, and keeps its electors to call with them."""

    def choose(legal: list[Action]) -> Action:
        calls = [action for action in legal if action.kind == "call"]
        plain = [action for action in legal if action.args not in CALLABLE]
        return luck.choice(calls or plain or legal)

    return choose


def electors_left(table: Table) -> int:
    """Those that can still be called: in a hand, or to be drawn."""
    state = table._states[0]
    held = int(state.hand[:, list(ELECTORS)].sum())
    return held + sum(int(card) in ELECTORS for card in state.stack[: int(state.stack_size)])


def lowest_stack(table: Table, choose: Chooser) -> int:
    """Play on to the end of the game. A card is drawn only after a call, and a call takes an
    elector out of the game: so what is drawn can never be more than the electors there were."""
    lowest = int(table.view().stack_size)
    owed = 0
    while not table.over:
        before, left = int(table.view().stack_size), electors_left(table)
        action = choose(table.legal(table.to_act[0]))
        table.play(table.to_act[0], action)
        owed += action.kind == "call"
        drawn = before - int(table.view().stack_size)
        assert drawn in (0, owed)
        owed -= drawn
        assert electors_left(table) <= left - (action.kind == "call")
        assert int(table.view().stack_size) - owed > 0
        lowest = min(lowest, before - drawn)
    return lowest


@pytest.mark.parametrize("seed", range(25))
def test_a32_no_sequence_of_actions_empties_the_stack(seed: int) -> None:
    """After three calls eleven cards and eight electors are left, so three cards at least stay."""
    opening = example("A32").cases[0].opening
    table = Table.at(GAME, opening)
    assert (int(opening[0]["stack_size"]), electors_left(table)) == (11, 8)
    luck = random.Random(seed)
    assert lowest_stack(table, eager(luck)) >= 11 - 8
    assert lowest_stack(Table.at(GAME, opening), luck.choice) >= 11 - 8


def test_a32_the_worst_deal_leaves_three_cards() -> None:
    """All electors are dealt and all are called: the document's 11 calls and 14 cards."""
    reached = set()
    for seed in range(30):
        table = Table(GAME, max(GAME.players), seed=seed)
        undealt = int(table.view().stack_size)
        assert undealt == CARDS - HAND * max(GAME.players) == 14
        reached.add(lowest_stack(table, eager(random.Random(seed))))
    assert min(reached) == 14 - len(ELECTORS)


@pytest.mark.parametrize("players", GAME.players)
def test_a37_the_same_again(players: int) -> None:
    """Options, seed and actions decide every position and every log; the seed matters."""
    luck = random.Random(players)
    options = {"games": 3, "tie": "last_event"}
    one, other = (Table(GAME, players, seed=7, options=options) for _ in range(2))
    assert one._states.tobytes() != Table(GAME, players, 8, options=options)._states.tobytes()
    viewers = (*range(players), PUBLIC)
    while not one.over:
        seat = luck.choice(one.to_act)
        action = luck.choice(one.legal(seat))
        for table in (one, other):
            table.play(seat, action)
        assert one._states.tobytes() == other._states.tobytes()
        for viewer in viewers:
            views = [table.view(viewer).records.tobytes() for table in (one, other)]
            assert views[0] == views[1]
    assert other.over
    for viewer in viewers:
        assert one.events(viewer) == other.events(viewer)
