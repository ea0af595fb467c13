"""`@kernel`: a rule as plain Python, compiled by numba; and dispatch of rules by record type.

Three things live here because they belong together:

* **The switch.** `SPELKAST_JIT=0` in the environment leaves every kernel a plain Python function,
  for the debugger and for line coverage.
* **The cache.** numba's cache does not notice that an imported module has changed, so compiled
  kernels live in a folder named by the hash of every source they could depend on.
* **Dispatch.** Generic code calls `apply(s, ...)`; which game's `apply` that is follows from the
  type of the record. Compiled, it is settled at compile time and costs nothing.
"""

from __future__ import annotations

import contextlib
import hashlib
import inspect
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba.core import types
from numba.extending import overload

JIT = os.environ.get("SPELKAST_JIT", "1") != "0"

_PACKAGE = Path(__file__).resolve().parent.parent
_KERNEL_FLOORS = ("engine", "games", "bots", "arena")
_SOURCES = (".py", ".toml")
_KEPT_CACHES = 4


def source_hash() -> str:
    """One name for the present state of everything a kernel can depend on."""
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__}".encode())
    for floor in _KERNEL_FLOORS:
        for path in sorted((_PACKAGE / floor).rglob("*")):
            if path.suffix in _SOURCES and "scenarios" not in path.parts:
                digest.update(path.relative_to(_PACKAGE).as_posix().encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    base = os.environ.get("SPELKAST_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return Path(base or Path.home() / ".cache") / "spelkast" / "kernels"


def _open_cache() -> Path:
    """The folder of this source; older sources' folders are swept away, newest kept."""
    folder = cache_root() / source_hash()
    with contextlib.suppress(OSError):  # a read-only home compiles anew each time, and still works
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        others = sorted(folder.parent.iterdir(), key=lambda path: -path.stat().st_mtime)
        for old in others[_KEPT_CACHES:]:
            shutil.rmtree(old, ignore_errors=True)
    return folder


CACHE = _open_cache() if JIT else None
if CACHE is not None:
    # The config attribute, not the environment variable: numba reads the latter too early.
    numba.config.CACHE_DIR = str(CACHE)  # type: ignore[attr-defined]


COMPILATION: dict[str, Any] = {
    "cache": True,
    "nogil": True,
    "error_model": "numpy",
    "_nrt": False,  # no memory management: also a fifth faster, for nothing is counted
}


def kernel(function: Callable[..., Any]) -> Any:
    """Compile a rule: no Python objects, no exceptions, releases the GIL, cached on disk.

    It is compiled without numba's runtime for memory, so a kernel that allocates does not compile.
    """
    if not JIT:
        return function
    return numba.njit(**COMPILATION)(function)


_rules: dict[np.dtype[Any], Any] = {}
"""Record type -> the namespace of that game's kernels."""


def bind(dtype: np.dtype[Any], rules: Any) -> None:
    """Make generic code find `rules` for records of this type."""
    _rules[dtype] = rules


def _plain(function: Any) -> Any:
    return getattr(function, "py_func", function)


def dispatched(stub: Callable[..., Any]) -> Callable[..., Any]:
    """A function whose body is the bound game's kernel of the same name.

    The first argument is a record of the game's state, or an array of them. A game's kernel
    must name its arguments as the stub does: numba insists on it, and so do readers.
    """
    name = stub.__name__

    def run(s: Any, *rest: Any) -> Any:
        return getattr(_rules[s.dtype], name)(s, *rest)

    run.__name__ = run.__qualname__ = name
    run.__doc__ = stub.__doc__
    run.__module__ = stub.__module__
    run.__signature__ = inspect.signature(stub)  # type: ignore[attr-defined]
    if not JIT:
        return run

    def resolve(s: Any, *rest: Any) -> Any:
        return _plain(getattr(_rules[_record_type(s)], name))

    resolve.__signature__ = inspect.signature(stub)  # type: ignore[attr-defined]
    overload(run)(resolve)
    return run


def _record_type(s: Any) -> np.dtype[Any]:
    record = s.dtype if isinstance(s, types.Array) else s
    dtype: np.dtype[Any] = record.dtype
    return dtype
