"""Observations: everything a seat knows, nothing else, and every number where the layout says."""

from __future__ import annotations

import random
from importlib import import_module
from itertools import pairwise

import numpy as np
import pytest

import spelkast
from spelkast.engine.game import Game, games
from spelkast.engine.layout import OWN_SEAT, SCALES, Layout, layout
from spelkast.engine.schema import EVENT_FIELDS, PUBLIC, Visibility
from spelkast.engine.view import View
from tests.positions import Setting, random_game

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)


def vector(found: Layout, view: View) -> np.ndarray:
    seen: np.ndarray = found.encode(view.records, np.array([view.seat]))[0]
    return seen


def some_views(game: Game, seed: int = 1) -> list[View]:
    """Every viewer's, at some moments of a game."""
    players = game.players[-1]
    rng = random.Random(seed)
    seats = [*range(players), PUBLIC]
    tables = random_game(Setting(game, players, ()), seed)
    views = [table.view(seat) for table in tables for seat in seats if rng.random() < 0.02]
    assert len(views) >= len(seats)
    return views


@every_game
def test_the_parts_cover_the_vector(game: Game) -> None:
    found = layout(game)
    assert found is layout(game)
    edges = [(part.start, part.stop) for part in found.parts]
    assert edges[0][0] == 0
    assert edges[-1][1] == found.size
    assert all(stop == start for (_, stop), (start, _) in pairwise(edges))
    assert len({(part.name, part.encoding) for part in found.parts}) == len(found.parts)
    private = [part.private for part in found.parts]
    assert private == sorted(private), "what is public comes first"
    assert found.public.stop == min(part.start for part in found.parts if part.private)


@every_game
def test_every_visible_field_is_there_and_no_hidden_one(game: Game) -> None:
    named = {part.name for part in layout(game).parts}
    visible = {
        name
        for name, field in game.state.fields.items()
        if field.visibility in (Visibility.PUBLIC, Visibility.PRIVATE)
    }
    assert named - {OWN_SEAT} == visible - set(EVENT_FIELDS)


@every_game
def test_numbers_are_those_of_the_view(game: Game) -> None:
    found = layout(game)
    for view in some_views(game):
        seen = vector(found, view)
        named = found.named(seen)
        assert (np.abs(seen) <= found.bounds()).all()
        assert named["phase.one-hot"].argmax() == view.record.phase
        assert named["to_act.bits"].sum() == len(view.waiting)
        for part in found.parts:
            if part.encoding not in ("value", "present"):
                continue
            field = game.state.fields[part.name]
            row = np.asarray(view.records.view(np.ndarray)[part.name][0])
            if part.private:
                row = row[view.seat] if view.seat != PUBLIC else np.zeros(part.shape)
            told = named[f"{part.name}.{part.encoding}"]
            wanted = row * SCALES[field.dtype.itemsize] if part.encoding == "value" else row != 0
            assert np.array_equal(told, np.asarray(wanted, dtype=np.float32)), part


def own_bit(found: Layout, seat: int) -> int:
    """Whether one has answered oneself: in a veiled phase only that seat knows."""
    return next(part.start for part in found.parts if part.name == "to_act") + seat


@every_game
def test_the_public_part_is_the_same_for_all(game: Game) -> None:
    found = layout(game)
    for table in random_game(Setting(game, game.players[-1], ()), 3):
        if len(table.log) % 20 == 0:
            everybody = vector(found, table.view())
            for seat in range(table.players):
                mine = vector(found, table.view(seat))
                if found.game.phases.of(int(table.view().phase)).veiled:
                    mine[own_bit(found, seat)] = everybody[own_bit(found, seat)]
                assert np.array_equal(mine[found.public], everybody[found.public])
                assert mine[found.private][seat] == 1
            assert not everybody[found.private].any()


@every_game
def test_what_a_seat_cannot_know_changes_nothing(game: Game) -> None:
    found = layout(game)
    for view in some_views(game, seed=2):
        twin = View(game, view.seat, view.sample(seed=5))
        assert np.array_equal(vector(found, view), vector(found, twin))


@every_game
def test_every_byte_that_a_seat_knows_counts(game: Game) -> None:
    """Change any element of the view, and the vector changes: nothing is left out."""
    found = layout(game)
    view = some_views(game)[0]
    before = vector(found, view)
    for part in found.parts:
        if part.encoding != "value":
            continue
        cells = view.records.view(np.ndarray)[part.name][0]
        own = cells[view.seat : view.seat + 1] if part.private else np.atleast_1d(cells)
        if part.private or cells.shape:
            flat = own.reshape(-1)
            for n in (0, len(flat) - 1):
                flat[n] ^= 1
                assert not np.array_equal(before, vector(found, view)), part
                flat[n] ^= 1


@every_game
def test_a_batch_gives_the_vectors_of_its_views(game: Game) -> None:
    players = game.players[-1]
    batch = spelkast.batch(game.slug, 6, players, seed=3, threads=2)
    batch.play_random(30)
    assert len(batch.observe()) == 6
    for seat in (0, players - 1, spelkast.PUBLIC, None):
        seen = batch.observe(seat)
        views = batch.views(seat)
        whose = batch.seat if seat is None else np.full(6, seat)
        assert np.array_equal(seen, batch.layout.encode(views, np.asarray(whose, dtype=np.int64)))
    room = np.zeros((6, batch.layout.size), dtype=np.float32)
    assert batch.observe(0, out=room) is room
    with pytest.raises(ValueError, match="float32"):
        batch.observe(0, out=np.zeros((6, 2), dtype=np.float32))


@every_game
def test_threads_play_the_same_games(game: Game) -> None:
    one, two = (spelkast.batch(game.slug, 7, seed=3, threads=n) for n in (1, 3))
    for batch in (one, two):
        batch.step(batch.random_actions())
    assert one.play_random(150) == two.play_random(150)
    assert one.digests() == two.digests()
    assert np.array_equal(one.results, two.results)
    assert np.array_equal(one.deal, two.deal)
    two.reset(seed=4, deal=100)
    assert two.digests() == [
        spelkast.new(game.slug, seed=4, deal=100 + n).digest() for n in range(7)
    ]
    with pytest.raises(ValueError, match="thread"):
        spelkast.batch(game.slug, 2, threads=0)


def test_arrays_are_shared_and_not_copied() -> None:
    batch = spelkast.batch(games()[0].slug, 4, seed=1)
    shared = np.from_dlpack(batch.mask)
    assert shared.ctypes.data == batch.mask.ctypes.data
    assert not shared.flags.writeable
    before = shared.copy()
    batch.play_random(9)
    assert np.array_equal(shared, batch.mask)
    assert not np.array_equal(before, shared)


def test_jax_takes_them_without_a_copy() -> None:
    jax = pytest.importorskip("jax")
    batch = spelkast.batch(games()[0].slug, 4, seed=1)
    seen = batch.observe()
    taken = jax.dlpack.from_dlpack(seen, copy=False)
    assert taken.unsafe_buffer_pointer() == seen.ctypes.data
    assert np.array_equal(np.asarray(taken), seen)


def test_torch_takes_them_without_a_copy() -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    seen = spelkast.batch(games()[0].slug, 4, seed=1).observe()
    assert torch.from_dlpack(seen).data_ptr() == seen.ctypes.data


def test_the_page_of_layouts_is_true() -> None:
    page = import_module("scripts.layouts")
    written = page.PAGE.read_text(encoding="utf-8")
    assert written == page.page(), "write it anew: .venv/bin/python scripts/layouts.py"
