"""Everything a compiled kernel depends on, as one hash; and the folder that bears its name.

Imports nothing heavy, so that the command line can ask at once whether all is compiled.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import platform
import shutil
import sys
from importlib.metadata import version
from pathlib import Path

JIT = os.environ.get("SPELKAST_JIT", "1") != "0"
"""`SPELKAST_JIT=0` in the environment leaves every kernel a plain Python function."""

_PACKAGE = Path(__file__).resolve().parent.parent
_KERNEL_FLOORS = ("engine", "games", "bots", "arena")
_SOURCES = (".py", ".toml")
_WITHOUT_KERNELS = {"scenarios", "scenario", "drawing", "words", "terminal", "bench", "warmup"}
"""Files and folders that no kernel depends on: to change them, nothing is compiled again."""
_KEPT_CACHES = 4
_STAMP = "complete"


def source_hash() -> str:
    """One name for the present state of everything a kernel can depend on."""
    tools = (version("numba"), version("numpy"), sys.implementation.cache_tag, platform.machine())
    digest = hashlib.sha256(" ".join(tools).encode())
    for floor in _KERNEL_FLOORS:
        for path in sorted((_PACKAGE / floor).rglob("*")):
            name = path.relative_to(_PACKAGE)
            if path.suffix in _SOURCES and not _WITHOUT_KERNELS & {path.stem, *name.parts}:
                digest.update(name.as_posix().encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    base = os.environ.get("SPELKAST_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return Path(base or Path.home() / ".cache") / "spelkast" / "kernels"


def cache_folder() -> Path:
    """Where the kernels of this source lie, or will."""
    return cache_root() / source_hash()


def open_cache() -> Path | None:
    """The folder of this source, None if it cannot be made; older sources' folders are swept."""
    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:
        return None
    with contextlib.suppress(OSError):  # somebody else may be sweeping too
        others = sorted(folder.parent.iterdir(), key=lambda path: -path.stat().st_mtime)
        for old in others[_KEPT_CACHES:]:
            shutil.rmtree(old, ignore_errors=True)
    return folder


def is_compiled() -> bool:
    """Has everything been compiled that this source can need?"""
    return (cache_folder() / _STAMP).exists()


def mark_compiled() -> None:
    with contextlib.suppress(OSError):
        (cache_folder() / _STAMP).touch()
