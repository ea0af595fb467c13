"""The cache of kernels follows the sources that kernels depend on, and no others."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from spelkast.engine import source


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the package, in a folder whose name must not matter."""
    copy = tmp_path / "drawing" / "spelkast"
    shutil.copytree(source._PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(source, "_PACKAGE", copy)
    return copy


@pytest.mark.parametrize(
    "name",
    [
        "engine/chance.py",
        "engine/kernel.py",
        "games/inferos/rules.py",
        "games/inferos/components.toml",
        "games/inferos/state.py",
        "bots/__init__.py",
        "arena/playout.py",
    ],
)
def test_a_changed_rule_has_another_cache(package: Path, name: str) -> None:
    before = source.source_hash()
    with (package / name).open("a") as file:
        file.write("\n# changed\n")
    assert source.source_hash() != before


@pytest.mark.parametrize(
    "name",
    [
        "cli.py",
        "text/nl.ftl",
        "engine/table.py",
        "engine/chronicle.py",
        "games/inferos/words.py",
        "games/inferos/scene/board.py",
        "games/inferos/terminal.py",
        "games/inferos/drawing/board.py",
        "games/inferos/scenario.py",
        "games/inferos/scenarios/S1-the-first-strips.toml",
    ],
)
def test_a_changed_word_or_picture_compiles_nothing(package: Path, name: str) -> None:
    before = source.source_hash()
    (package / name).parent.mkdir(exist_ok=True)
    with (package / name).open("a") as file:
        file.write("\n# changed\n")
    assert source.source_hash() == before


def test_a_game_that_changes_leaves_the_others_compiled(package: Path) -> None:
    file = package / "games" / "inferos" / "rules.py"
    house, game, all_of_it = source.house_hash(), source.game_hash(file), source.source_hash()
    with file.with_name("bot.py").open("a") as other:
        other.write("\n# changed\n")
    assert source.house_hash() == house
    assert source.game_hash(file) != game
    assert source.source_hash() != all_of_it
    assert source.game_hash(package / "engine" / "chance.py") == ""


def test_a_copy_elsewhere_is_not_taken_for_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """numba files kernels under the place of their source: a copy finds none of them."""
    monkeypatch.setenv("SPELKAST_CACHE", str(tmp_path / "cache"))
    source.open_cache()
    source.mark_compiled()
    assert source.is_compiled()
    copy = tmp_path / "spelkast"
    shutil.copytree(source._PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(source, "_PACKAGE", copy)
    assert not source.is_compiled()


TINY = """
import numpy as np
from spelkast.engine.kernel import kernel

@kernel
def inner():
    return {number}

@kernel
def outer():
    return inner()

print(outer())
"""


def test_a_game_outside_the_package_is_compiled_again_when_it_changes(tmp_path: Path) -> None:
    """numba itself does not notice that a kernel calls another one that has changed."""
    game, said = tmp_path / "tiny.py", []
    for number in (3, 4):
        game.write_text(TINY.format(number=number))
        run = subprocess.run([sys.executable, game], capture_output=True, text=True, check=True)
        said.append(int(run.stdout))
    assert said == [3, 4]


def test_no_kernel_hides_where_it_is_not_looked_for() -> None:
    """A kernel in a file outside the hash could be run in an old version."""
    for path in source._PACKAGE.rglob("*.py"):
        name = path.relative_to(source._PACKAGE)
        hashed = name.parts[0] in source._KERNEL_FLOORS and not (
            source._WITHOUT_KERNELS & {path.stem, *name.parts}
        )
        if not hashed:
            assert "\n@kernel" not in path.read_text(encoding="utf-8"), name


def test_old_caches_are_swept_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPELKAST_CACHE", str(tmp_path))
    for number in range(8):
        (source.cache_root() / f"old{number}").mkdir(parents=True)
    mine = source.open_cache()
    assert mine is not None
    kept = list(source.cache_root().iterdir())
    assert mine in kept
    assert len(kept) == source._KEPT_CACHES
    assert not source.is_compiled()
    source.mark_compiled()
    assert source.is_compiled()


def test_without_a_folder_for_it_there_is_no_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("SPELKAST_CACHE", str(tmp_path / "file"))
    assert source.open_cache() is None
    assert not source.is_compiled()
    source.mark_compiled()
    assert not source.is_compiled()
