"""Everything a compiled kernel depends on, as a hash; and the folder that bears its name.

The house has one hash, and each game one of its own: to change a rule of one game, the others are
not compiled again. The folder bears the name of the house and its place; in it, what belongs to a
game is entered under that game's hash (kernel.py).

Imports nothing heavy, so that the command line can ask at once whether all is compiled.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import platform
import shutil
import sys
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path

JIT = os.environ.get("SPELKAST_JIT", "1") != "0"
"""`SPELKAST_JIT=0` in the environment leaves every kernel a plain Python function."""

_PACKAGE = Path(__file__).resolve().parent.parent
_GAMES = "games"
_HOUSE = ("engine", "bots", "arena")
_KERNEL_FLOORS = (*_HOUSE, _GAMES)
_SOURCES = (".py", ".toml")
_WITHOUT_KERNELS = {
    "scenarios",
    "scenario",
    "drawing",
    "scene",
    "words",
    "table",
    "view",
    "batch",
    "layout",
    "solo",
    "chronicle",
    "cuda",
    "gamefile",
    "terminal",
    "bench",
    "simulate",
    "warmup",
    "search",
    "searching",
    "levels",
    "program",
    "tournament",
    "ratings",
    "plot",
    "cluster",
}
"""Files and folders that no kernel depends on: to change them, nothing is compiled again."""
_KEPT_CACHES = 4


def source_hash() -> str:
    """One name for the present state of everything a kernel can depend on."""
    return _hash(_PACKAGE / floor for floor in _KERNEL_FLOORS)


def house_hash() -> str:
    """A name for what the kernels of every game depend on."""
    return _hash(_PACKAGE / floor for floor in _HOUSE)


def game_hash(file: Path) -> str:
    """A name for the game that a file belongs to; "" for a file of the house.

    Outside the package a game is a single file.
    """
    if not file.is_relative_to(_PACKAGE):
        return _hash([file])
    floor, *rest = file.relative_to(_PACKAGE).parts
    return _hash([_PACKAGE / floor / rest[0]]) if floor == _GAMES and len(rest) > 1 else ""


def _hash(places: Iterable[Path]) -> str:
    tools = (version("numba"), version("numpy"), sys.implementation.cache_tag, platform.machine())
    digest = hashlib.sha256(" ".join(tools).encode())
    for place in places:
        for path in [place] if place.is_file() else sorted(place.rglob("*")):
            inside = path.is_relative_to(_PACKAGE)
            name = path.relative_to(_PACKAGE) if inside else Path(path.name)
            if path.suffix in _SOURCES and not _WITHOUT_KERNELS & {path.stem, *name.parts}:
                digest.update(name.as_posix().encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    base = os.environ.get("SPELKAST_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return Path(base or Path.home() / ".cache") / "spelkast" / "kernels"


def cache_folder() -> Path:
    """Where the kernels of this house lie, or will.

    numba files a kernel under the place of its source, so a copy of the house elsewhere would find
    nothing here: it has a folder of its own.
    """
    place = hashlib.sha256(str(_PACKAGE).encode()).hexdigest()[:8]
    return cache_root() / f"{house_hash()}-{place}"


def open_cache() -> Path | None:
    """The folder of this house, None if it cannot be made; older houses' folders are swept."""
    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:
        return None
    with contextlib.suppress(OSError):  # somebody else may be sweeping too
        others = [path for path in folder.parent.iterdir() if path != folder]
        others.sort(key=lambda path: -path.stat().st_mtime)
        for old in others[_KEPT_CACHES - 1 :]:
            shutil.rmtree(old, ignore_errors=True)
    return folder


def is_compiled() -> bool:
    """Has everything been compiled that this source can need?"""
    return _stamp().exists()


def mark_compiled() -> None:
    with contextlib.suppress(OSError):
        _stamp().touch()


def _stamp() -> Path:
    return cache_folder() / f"complete-{source_hash()}"
