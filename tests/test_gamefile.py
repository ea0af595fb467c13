"""Game files: what is true is verified, what is not is named, and nothing crashes."""

from __future__ import annotations

import contextlib
import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

import spelkast
from spelkast import BadGameFile
from spelkast.engine import gamefile
from spelkast.engine.gamefile import commit, write

from .positions import SETTINGS, random_game


def finished() -> dict[str, Any]:
    inferos = next(setting for setting in SETTINGS if setting.game.slug == "inferos")
    *_, table = random_game(inferos, seed=12)
    return table.save()


GAME = finished()


def test_a_true_file_is_verified(tmp_path: Path) -> None:
    table = spelkast.load(GAME)
    spelkast.save(table, tmp_path / "game.json")
    assert json.loads((tmp_path / "game.json").read_text()) == GAME
    assert spelkast.verify(spelkast.load(tmp_path / "game.json").save()) == spelkast.verify(GAME)
    checks = spelkast.verify(tmp_path / "game.json")
    assert [(check.name, check.passed) for check in checks] == [
        ("moves", True), ("results", True), ("digest", True),
    ]  # fmt: skip


def test_the_deal_was_fixed_before_the_first_move() -> None:
    data = GAME | {"commitment": {"hash": commit(GAME, "salt"), "nonce": "salt"}}
    assert all(check.passed for check in spelkast.verify(data))
    other = commit(GAME | {"deal": 1}, "salt")
    for wrong in (
        {"hash": other, "nonce": "salt"},
        {"nonce": "salt"},
        {"hash": other},
        "fair",
        None,
    ):
        (bad,) = [c for c in spelkast.verify(data | {"commitment": wrong}) if not c.passed]
        assert bad.name == "commitment"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "chess"}, "format is 'chess'"),
        ({"version": 99}, "file version 99 is unknown"),
        ({"rules": 0}, "played by version 0 of the rules of inferos; this is version 1"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"game": 5}, "'game' must be a text"),
        ({"players": 9}, "2 to 4 players, not 9"),
        ({"players": "2"}, "'players' must be a whole number"),
        ({"options": {"turn_limit": 3}}, "3 is not one of"),
        ({"options": {"speed": 3}}, "no option 'speed'"),
        ({"options": []}, "'options' must be an object"),
        ({"seed": "-4"}, "'seed' must be a whole number written as text"),
        ({"seed": str(1 << 128)}, "a seed is"),
        ({"seed": 4}, "'seed' must be a text"),
        ({"deal": -1}, "a deal is a whole number"),
        ({"deal": "1"}, "'deal' must be a whole number"),
        ({"log": "A play 1"}, "'log' must be a list"),
        ({"log": ["Z play 1"]}, "move 1: 'Z play 1' does not begin with a seat"),
        ({"log": ["A fly"]}, "move 1: 'fly' is no action"),
        ({"log": ["A play 1", "A play 2"]}, "move 2: .*not-your-turn"),
        ({"log": ["D play 1"]}, "move 1: there is no seat 3"),
        ({"log": [7]}, "move 1: 7 does not begin with a seat"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(change: dict[str, object], message: str) -> None:
    with pytest.raises(BadGameFile, match=message):
        spelkast.load(GAME | change)
    (check,) = spelkast.verify(GAME | change)
    assert not check.passed


@pytest.mark.parametrize("key", [key for key in GAME if key not in ("results", "digest")])
def test_a_file_that_lacks_something(key: str) -> None:
    with pytest.raises(BadGameFile):
        spelkast.load({name: value for name, value in GAME.items() if name != key})


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "new" / "game.json"
    spelkast.save(spelkast.load(GAME), path)
    before = path.read_text()
    with pytest.raises(TypeError):
        write({"seed": object()}, path)
    assert path.read_text() == before
    assert list(path.parent.iterdir()) == [path], "no draft is left behind"


def test_a_tampered_end_is_noticed() -> None:
    for change, name in (
        ({"results": [1.0, 1.0]}, "results"),
        ({"digest": "0" * 16}, "digest"),
        ({"log": GAME["log"][:-1]}, "results"),
    ):
        failed = [check.name for check in spelkast.verify(GAME | change) if not check.passed]
        assert name in failed


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "not a JSON"),
        (b"[" * 100_000, "not a JSON"),
        (b"[1]", "holds no object"),
        (b"\xff\xfe", "not a JSON"),
        (b"{", "not a JSON"),
    ],
)
def test_a_file_that_is_no_game(tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    with pytest.raises(BadGameFile, match=message):
        spelkast.load(path)


@pytest.mark.parametrize("data", [None, 3, [], True])
def test_what_is_no_data(data: Any) -> None:
    with pytest.raises(BadGameFile, match="no object"):
        spelkast.load(data)
    (check,) = spelkast.verify(data)
    assert not check.passed


def test_a_folder_and_a_flood_are_no_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadGameFile, match="no plain file"):
        spelkast.load(tmp_path)
    monkeypatch.setattr(gamefile, "LARGEST", 10)
    (tmp_path / "large.json").write_text("{}" + " " * 20)
    with pytest.raises(BadGameFile, match="larger than"):
        spelkast.load(tmp_path / "large.json")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadGameFile, match="No such file"):
        spelkast.load(tmp_path / "nothing.json")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=6,
)


@hypothesis_settings(max_examples=150, deadline=None)
@given(st.sampled_from(sorted(GAME)), JSON)
def test_no_file_crashes_the_reader(key: str, value: object) -> None:
    data = copy.deepcopy(GAME)
    data["log"] = data["log"][:5]
    data[key] = value
    with contextlib.suppress(BadGameFile):
        spelkast.load(data)
    assert all(check.detail for check in spelkast.verify(data))
