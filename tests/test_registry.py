"""Every game in the cupboard has everything a game must have; one that lacks something fails."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

from spelkast.arena.simulate import simulate
from spelkast.engine.game import KERNELS, Game, games, slugs
from spelkast.engine.kernel import _rules
from spelkast.engine.schema import EVENT_ARGS, MAX_SEATS

from . import golden

ROOT = Path(__file__).parent.parent
every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)


def test_the_cupboard_is_not_empty() -> None:
    assert "inferos" in slugs()


@every_game
def test_its_folder_holds_what_a_game_owns(game: Game) -> None:
    for name in ("components.toml", "state.py", "actions.py", "rules.py", "belief.py", "bot.py"):
        assert (game.folder / name).is_file(), name
    assert list((game.folder / "scenarios").glob("*.toml"))
    for language in ("nl", "en", "fr"):
        assert (game.folder / "text" / f"{language}.ftl").is_file()
    assert (ROOT / "docs" / "rules" / f"{game.slug}.md").is_file()
    assert any(golden.read(path).slug == game.slug for path in golden.files())
    for part in ("scenario", "drawing"):
        assert game.part(part) is not None, part


@every_game
def test_its_kernels_are_bound(game: Game) -> None:
    rules = _rules[game.state.dtype]
    assert all(callable(getattr(rules, name)) for name in KERNELS)


@every_game
def test_its_declaration_makes_sense(game: Game) -> None:
    assert game.folder.name == game.slug
    assert game.version >= 1
    assert 1 <= game.players[0] <= game.players[-1] <= MAX_SEATS
    assert list(game.players) == list(range(game.players[0], game.players[-1] + 1))
    low, high = game.results
    assert low < high
    allowed, *reasons = game.reasons
    holds, *invariants = game.invariants
    assert not allowed.note
    assert not holds.note
    assert reasons
    assert invariants
    assert all(code.note for code in (*reasons, *invariants))


@every_game
def test_its_actions_have_one_text_each(game: Game) -> None:
    texts = [action.text for action in game.actions]
    assert len(set(texts)) == len(texts) == len(game.actions)
    for number, action in enumerate(game.actions):
        assert action.id == number
        assert game.actions.parse(str(action)) == action
        assert game.actions.parse(f"  {action.text.upper()} ") == action
        assert action.text in repr(action)


@every_game
def test_its_phases_offer_every_kind_of_action_and_no_other(game: Game) -> None:
    offered = {kind for phase in game.phases for kind in phase.note.split()}
    assert offered == set(game.actions.kinds)


@every_game
def test_its_events_speak_of_known_things(game: Game) -> None:
    for event in game.events:
        assert len(event.params) <= EVENT_ARGS
        for _, domain in event.params:
            assert domain in game.domains or domain in ("number", "seats"), event


@every_game
def test_its_options_have_a_default_and_a_choice(game: Game) -> None:
    for name, option in game.options.items():
        assert len(set(map(str, option.words))) == len(option.words) > 1, name
        assert game.defaults()[name] == option.words[0]
        for word in option.words:
            assert option.decode(option.encode(word)) == word


@every_game
def test_results_are_within_the_declared_bounds_and_reach_them(game: Game) -> None:
    for players in game.players:
        run = simulate(game, players, 300, seed=2)
        assert run.results.max() == game.results[1]
        assert run.results.min() >= game.results[0]
        assert np.isfinite(run.results).all()


@every_game
def test_seats_declared_equal_are_equal_within_noise(game: Game) -> None:
    """No seat of random players wins more than its share by five standard errors."""
    for players in game.players if game.equal_seats else ():
        run = simulate(game, players, 4000, seed=random.Random(players).randrange(1000))
        for seat in range(players):
            result = run.seat_result(seat)
            assert abs(result["mean"]) < 5 * result["error"]
