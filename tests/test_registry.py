"""Every game in the cupboard has everything a game must have; one that lacks something fails."""

from __future__ import annotations

import random
from dataclasses import replace
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


USUAL = {"reich": 4}
"""How many sit down to a game whose document says so; elsewhere it is three."""


@every_game
def test_as_many_sit_down_as_its_document_says(game: Game) -> None:
    assert game.usual == USUAL.get(game.slug, 3)


@every_game
def test_a_preset_is_known_by_its_options(game: Game) -> None:
    """The rulebook's game has a name wherever others have one; a mix has none."""
    assert [game.preset_of(game.preset(name)) for name in game.presets] == list(game.presets)
    assert bool(game.preset_of({})) == bool(game.presets)
    with pytest.raises(ValueError, match=f"{game.slug} has no preset 'chess'"):
        game.preset("chess")


def test_the_presets_of_reich() -> None:
    reich = next(game for game in games() if game.slug == "reich")
    extra = ("rule_elector", "rule_dynasty", "rule_hero")
    on, off = dict.fromkeys(extra, "on"), dict.fromkeys(extra, "off")
    assert {name: reich.preset(name) for name in reich.presets} == {
        "learning": {"games": 1, **off},
        "full": {"games": 1, **on},
        "grand": {"games": 3, **on},
    }
    assert reich.preset_of({"tie": "last_event"}) == "full"
    assert reich.preset_of({"rule_hero": "off"}) == ""


def test_a_declaration_that_cannot_be_is_refused() -> None:
    reich = next(game for game in games() if game.slug == "reich")
    with pytest.raises(ValueError, match="2 to 5 players, not 6"):
        replace(reich, usual=6)
    with pytest.raises(ValueError, match="no option 'rules'"):
        replace(reich, presets={"odd": {"rules": "off"}})


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
    offered = {kind for phase in game.phases for kind in phase.kinds}
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
        for name, held in run.held.items():
            assert held.shape == run.results.shape
            assert set(np.unique(held)) <= {*range(-1, len(game.domains[name].tokens))}
            assert sum(row["held"] for row in run.tally(name)) == (held >= 0).sum()
        for numbers in run.gauged.values():
            assert numbers.shape == run.lengths.shape


@every_game
def test_seats_declared_equal_are_equal_within_noise(game: Game) -> None:
    """No seat of random players gets more than its share by five standard errors."""
    for players in game.players if game.equal_seats else ():
        run = simulate(game, players, 4000, seed=random.Random(players).randrange(1000))
        for seat in range(players):
            result = run.seat_result(seat)
            assert abs(result["mean"] - run.results.mean()) < 5 * result["error"]
