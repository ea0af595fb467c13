"""A secret cannot leak: the proof, and the proof that the proof can fail.

For random positions and every viewer: deal anew what the viewer cannot know. If the view, the
legal actions or the events of that viewer change by a single byte, they told a secret.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
import pytest

from spelkast.engine import rulebook
from spelkast.engine.chance import seed_words
from spelkast.engine.events import EVERYONE, keep_events
from spelkast.engine.game import Game, games
from spelkast.engine.schema import PUBLIC, Field, StateArray, Visibility, clone
from spelkast.engine.table import Table
from spelkast.engine.view import View, read_events

from .positions import SETTINGS, Setting, random_game

Words = npt.NDArray[np.int64]


def viewers(players: int) -> list[int]:
    return [*range(players), PUBLIC]


def positions(setting: Setting, games_played: int = 2) -> Iterator[tuple[Table, StateArray]]:
    """Tables with a copy of their true state: only a proof may look at it."""
    for seed in range(games_played):
        for table in random_game(setting, seed):
            yield table, table._states.copy()


def imagined(states: StateArray, viewer: int, seed: int) -> StateArray:
    """A state made from the viewer's view alone."""
    sample = states.copy()
    rulebook.redact(sample, 0, viewer)
    rulebook.imagine(sample, 0, viewer, seed_words(seed), 0)
    return sample


def seen(states: StateArray, viewer: int, table: Words) -> bytes:
    """What reaches the viewer by this redaction table."""
    view = states.copy()
    view.view(np.int64)[:] &= table[viewer]
    view[0].to_act = rulebook.waits_seen(view[0], viewer)
    keep_events(view[0], viewer)
    return view.tobytes()


def legal_mask(game: Game, states: StateArray, seat: int) -> list[int]:
    mask = np.zeros(len(game.actions), dtype=np.uint8)
    rulebook.legal(states[0], seat, mask)
    return mask.tolist()


def keep_words(game: Game) -> Words:
    return game.state.keep.view(np.int64)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_what_a_viewer_cannot_know_makes_no_difference(setting: Setting) -> None:
    game = setting.game
    table_of_bytes = keep_words(game)
    invariants = list(game.invariants)
    for n, (table, states) in enumerate(positions(setting)):
        for viewer in viewers(setting.players):
            sample = imagined(states, viewer, seed=n)
            view = View(game, viewer, states).records.tobytes()
            assert seen(states, viewer, table_of_bytes) == view, "the kernel redacts by the table"
            assert seen(sample, viewer, table_of_bytes) == view
            broken = invariants[int(rulebook.broken(sample[0]))]
            assert not broken, f"move {len(table.log)}, viewer {viewer}: {broken.note}"
            mine, theirs = View(game, viewer, states), View(game, viewer, sample)
            assert mine.events == theirs.events
            for seat in table.to_act:
                assert any(legal_mask(game, sample, seat)), "a sampled seat can decide"
            if viewer != PUBLIC:
                mask = legal_mask(game, states, viewer)
                assert mask == legal_mask(game, sample, viewer)
                assert mask == mine.mask().tolist(), "the view alone must tell what is legal"


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_sample_can_be_played_to_the_end(setting: Setting) -> None:
    """A sampled state is a real one: the game goes on from it, and no invariant breaks."""
    rng = random.Random(5)
    game = setting.game
    tried = 0
    for n, (_, states) in enumerate(positions(setting, games_played=1)):
        if rng.random() > 0.05 or states[0].over:
            continue
        tried += 1
        sample = imagined(states, rng.choice(viewers(setting.players)), seed=n)
        for _ in range(game.longest(setting.players, game.complete_options(dict(setting.options)))):
            if sample[0].over:
                break
            seat = int(rulebook.next_seat(sample[0]))
            choices = np.flatnonzero(legal_mask(game, sample, seat))
            rulebook.step(sample[0], seat, int(rng.choice(choices)))
            assert rulebook.broken(sample[0]) == 0
        assert sample[0].over
    assert tried


def hidden_fields(game: Game) -> list[str]:
    hidden = (Visibility.PRIVATE, Visibility.SECRET)
    fields = game.state.fields.items()
    return [name for name, f in fields if f.visibility in hidden and not is_empty(name, f)]


def is_empty(name: str, field: Field) -> bool:
    """What no position has anything in; that it has nothing is proved below."""
    return field.paper or name == "padding"


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_paper_is_empty_in_every_position(setting: Setting) -> None:
    """Also in views and in what a viewer imagines."""
    words = setting.game.state.words
    for n, (table, states) in enumerate(positions(setting, games_played=1)):
        if n % 8 == 0:
            viewer = viewers(setting.players)[n // 8 % (setting.players + 1)]
            view = table.view(viewer)
            for found in (states, view.records, view.sample(n), imagined(states, viewer, n)):
                assert not found.view(np.int64)[words:].any()


CASES = [(game, name) for game in games() for name in hidden_fields(game)]


RARE = 40
"""Games to look through for a field that random players seldom fill; most show in the first."""


@pytest.mark.parametrize(("game", "name"), CASES, ids=lambda case: getattr(case, "slug", case))
def test_unmasking_a_hidden_field_is_noticed(game: Game, name: str) -> None:
    """The test is tested: with this one field left in every view, the proof above must fail."""
    keep = game.state.keep.copy()
    assert game.state.dtype.fields is not None
    start = game.state.dtype.fields[name][1]
    keep[:, start : start + game.state.fields[name].nbytes] = 255
    leaky = keep.view(np.int64)
    assert any(
        seen(imagined(states, viewer, seed=n), viewer, leaky) != seen(states, viewer, leaky)
        for setting in SETTINGS
        if setting.game is game
        for n, (_, states) in enumerate(positions(setting, games_played=RARE))
        for viewer in viewers(setting.players)
    )


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_an_event_told_to_everybody_by_mistake_is_noticed(game: Game) -> None:
    """Events are redacted one by one; if all were kept, the proof must fail."""

    def told(states: StateArray) -> list[str]:
        return [str(event) for event in read_events(game, states[0])]

    assert any(
        told(imagined(states, viewer, seed=n)) != told(states)
        for setting in SETTINGS
        if setting.game is game
        for n, (_, states) in enumerate(positions(setting, games_played=1))
        for viewer in viewers(setting.players)
    )


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_a_difference_that_a_seat_may_see_shows(game: Game) -> None:
    """Every byte that is public or the seat's own changes the view when it changes."""
    table = Table(game, game.players[-1], seed=1)
    words = keep_words(game)
    for viewer in viewers(table.players):
        before = table._states.copy()
        before["event_count"] = 0  # events are tried below
        plain = seen(before, viewer, words)
        for name, field in game.state.fields.items():
            if field.visibility is Visibility.AUDIENCE:
                continue
            if name == "to_act" and game.phases.of(int(before[0].phase)).veiled:
                continue  # there a viewer sees who is asked
            visible = field.visibility is Visibility.PUBLIC or (
                field.visibility is Visibility.PRIVATE and viewer < table.players
            )
            after = before.copy()
            target = after[name][0, viewer : viewer + 1] if _own(field, viewer) else after[name]
            target += 1
            assert (seen(after, viewer, words) != plain) == visible, name


def _own(field: object, viewer: int) -> bool:
    return getattr(field, "visibility", None) is Visibility.PRIVATE and viewer != PUBLIC


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_move_that_everybody_sees_changes_every_view(setting: Setting) -> None:
    """Whenever a step tells something to all, all views are other than before."""
    before: dict[int, str] = {}
    for table in random_game(setting, seed=11):
        now = {viewer: table.view(viewer).digest() for viewer in viewers(setting.players)}
        if before and table.view(PUBLIC).events:
            assert all(now[viewer] != before[viewer] for viewer in now)
        before = now


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_refusal_says_no_more_than_the_seat_knows(setting: Setting) -> None:
    """The reason for refusing is the same in every state that the seat cannot tell apart."""
    rng = random.Random(3)
    game = setting.game
    for n, (table, states) in enumerate(positions(setting, games_played=1)):
        if rng.random() > 0.1:
            continue
        for seat in table.to_act:
            sample = imagined(states, seat, seed=n)
            for action in game.actions:
                if action.kind in game.phases.of(int(states[0].phase)).kinds:
                    there = rulebook.forbids(sample[0], seat, action.id)
                    assert rulebook.forbids(states[0], seat, action.id) == there


SHOWN_WITHOUT_EVENT = {
    "dungeonville": ["to_act"],  # that a line-up is complete; nobody sees how far it is
    "inferos": ["pile_top"],  # the next card of a face-up pile, seen by all
    "nuns": [
        "told_dot",
        "told_steps",
        "told_walk",
        "told_wish",
        "told_has",
    ],  # all log sheets, at the end
    "reich": [],
    "rennes": [],
}


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_step_shows_nothing_that_it_does_not_tell(setting: Setting) -> None:
    """Two worlds that a viewer cannot tell apart take the same step. If the viewer is told the
    same, the viewer must see the same: nothing hidden has slipped into a public field."""
    game, rng, compared = setting.game, random.Random(7), 0
    for n, (table, states) in enumerate(positions(setting)):
        for viewer in viewers(setting.players):
            others = [seat for seat in table.to_act if seat != viewer]
            if not others:
                continue
            seat, worlds = rng.choice(others), [clone(states), imagined(states, viewer, seed=n)]
            here, there = (legal_mask(game, world, seat) for world in worlds)
            both = [n for n, legal in enumerate(zip(here, there, strict=True)) if all(legal)]
            if not both:
                continue
            action = rng.choice(both)
            for world in worlds:
                rulebook.step(world[0], seat, action)
            mine, theirs = (View(game, viewer, world) for world in worlds)
            if mine.events == theirs.events:
                compared += 1
                for name in SHOWN_WITHOUT_EVENT[game.slug]:
                    theirs.records[name] = mine.records[name]
                assert mine.records.tobytes() == theirs.records.tobytes()
    assert compared > 20


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_an_event_is_told_to_those_it_is_declared_for(setting: Setting) -> None:
    game, told = setting.game, set()
    for _, states in positions(setting):
        s = states[0]
        for n in range(int(s.event_count)):
            kind = game.events.of(int(s.event_kind[n]))
            audience = sum(1 << int(s.event_args[n, arg]) for arg in kind.told_to) or EVERYONE
            assert int(s.event_audience[n]) == audience, kind.name
            told.add(kind)
    if not setting.options:  # an option can leave a game without private events
        assert any(kind.told_to for kind in told)
