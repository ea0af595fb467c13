"""States as declared: layout, visibility, options; and declarations that cannot be."""

from __future__ import annotations

import numpy as np
import pytest

from spelkast.engine.game import Game, games
from spelkast.engine.schema import PUBLIC, VIEWERS, Schema, Visibility, i1, i2, private, public
from spelkast.engine.schema import option as declare_option

from .toy import State


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_a_record_has_no_byte_that_is_not_declared(game: Game) -> None:
    dtype = game.state.dtype
    assert dtype.itemsize == sum(field.nbytes for field in game.state.fields.values())
    assert dtype.isalignedstruct
    assert dtype.itemsize % 8 == 0
    assert all(
        field.dtype.kind == "i" or "chance" in name for name, field in game.state.fields.items()
    )


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_what_each_viewer_keeps(game: Game) -> None:
    assert game.state.keep.shape == (VIEWERS, game.state.dtype.itemsize)
    assert game.state.dtype.fields is not None
    for name, field in game.state.fields.items():
        start = game.state.dtype.fields[name][1]
        kept = game.state.keep[:, start : start + field.nbytes] == 255
        if field.visibility in (Visibility.PUBLIC, Visibility.AUDIENCE):
            assert kept.all(), name
        elif field.visibility is Visibility.SECRET:
            assert not kept.any(), name
        else:
            rows = kept.reshape(VIEWERS, field.shape[0], -1)
            for viewer in range(VIEWERS):
                for seat in range(field.shape[0]):
                    assert rows[viewer, seat].all() == (viewer == seat), name
                    assert rows[viewer, seat].any() == (viewer == seat), name
            assert not kept[PUBLIC].any(), name


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_the_generator_is_secret(game: Game) -> None:
    for name in ("chance_key", "chance_pool", "chance_drawn"):
        assert game.state.fields[name].visibility is Visibility.SECRET


def test_a_private_field_needs_seats() -> None:
    with pytest.raises(TypeError, match="first axis"):
        private(i1)


@pytest.mark.parametrize("name", ["size", "shape", "view", "T", "_hidden", "tobytes"])
def test_names_that_numpy_uses_are_refused(name: str) -> None:
    with pytest.raises(TypeError, match="numpy uses that name"):
        type("Bad", (Schema,), {name: public(i1)})


def test_options_are_words_or_numbers() -> None:
    limit = declare_option(120, 80, 40)
    assert (limit.default, limit.encode(80), limit.encode("80"), limit.decode(40)) == (
        120,
        80,
        80,
        40,
    )
    with pytest.raises(ValueError, match="is not one of 120, 80, 40"):
        limit.encode(41)


def test_wide_fields_come_first() -> None:
    class Mixed(Schema):
        small = public(i1, 3)
        wide = public(i2, 2)

    sizes = [field.dtype.itemsize for name, field in Mixed.fields.items() if name != "padding"]
    assert sizes == sorted(sizes, reverse=True)
    assert np.array_equal(Mixed.new(2)["small"], np.zeros((2, 3)))
    assert State.new().dtype == State.dtype


def test_what_every_state_has_cannot_be_declared_otherwise() -> None:
    with pytest.raises(TypeError, match="every state has chance_key already"):
        type("Bad", (Schema,), {"chance_key": public(i1, 8)})
