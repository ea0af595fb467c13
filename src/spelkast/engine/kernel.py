"""`@kernel`: a rule as plain Python, compiled by numba; and dispatch of rules by record type.

Three things live here because they belong together:

* **The switch.** `SPELKAST_JIT=0` in the environment leaves every kernel a plain Python function,
  for the debugger and for line coverage. It then refuses an index below 0 (indices.py).
* **The cache.** numba's cache does not notice that an imported module has changed, so compiled
  kernels live in a folder named by the hash of the house, and are entered there with the hash of
  the game they were compiled for (source.py).
* **Dispatch.** Generic code calls `apply(s, ...)`; which game's `apply` that is follows from the
  type of the record. Compiled, it is settled at compile time and costs nothing.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, cast

import numba
import numpy as np
from numba.core import types
from numba.core.config import _OptLevel
from numba.extending import overload

from .folding import LoopCompiler
from .indices import KernelCompiler, careful
from .source import JIT, game_hash, open_cache

CACHE = open_cache() if JIT else None
"""None also where no folder can be made: kernels are then compiled anew each time, and work."""

# The config attributes, not the environment variables: numba reads the latter too early.
if CACHE is not None:
    numba.config.CACHE_DIR = str(CACHE)  # type: ignore[attr-defined]
if JIT:
    # Measured: a third less compiling than at the default of 3, and the rules run no slower.
    numba.config.OPT = _OptLevel(2)  # type: ignore[attr-defined, no-untyped-call]


COMPILATION: dict[str, Any] = {
    "cache": CACHE is not None,
    "nogil": True,
    "error_model": "numpy",
    "_nrt": False,  # no memory management: also a fifth faster, for nothing is counted
}


def kernel(function: Callable[..., Any]) -> Any:
    """Compile a rule: no Python objects, no exceptions, releases the GIL, cached on disk.

    It is compiled without numba's runtime for memory, so a kernel that allocates does not compile.
    """
    return _compiled(function, KernelCompiler) if JIT else careful(function)


def loop(function: Callable[..., Any]) -> Any:
    """A kernel that Python calls and no other kernel does: it is compiled as one piece with all
    that it calls. That takes a second or so longer to compile, and is the faster the longer it
    runs; so it is for games by the thousand."""
    return _compiled(function, LoopCompiler) if JIT else careful(function)


def _compiled(function: Callable[..., Any], compiler: type[KernelCompiler]) -> Any:
    compiled = numba.njit(**COMPILATION, pipeline_class=compiler)(function)
    widen_arguments(compiled, compiled._compiler)
    if CACHE is not None:
        _enter_with_game(compiled, Path(inspect.getfile(function)).resolve())
    return compiled


def settled(compiled: Any, *arguments: Any) -> Callable[..., Any]:
    """The kernel for arguments of just these types: it asks for them no more.

    To find out the type of a record takes numba longer than many a move.
    """
    if not JIT:
        return cast(Callable[..., Any], compiled)
    return cast(Callable[..., Any], compiled.compile(tuple(map(numba.typeof, arguments))))


def _enter_with_game(compiled: Any, file: Path) -> None:
    """Let the cache ask for the game too: that of the kernel's own file, or of its arguments."""
    find = compiled._cache._index_key

    def index_key(signature: Any, codegen: Any) -> Any:
        arguments = [part for argument in signature for part in _parts(argument)]
        played = {_homes[dtype] for dtype in map(_record_type, arguments) if dtype in _homes}
        return find(signature, codegen), *sorted(map(_game_hash, {file, *played}))

    compiled._cache._index_key = index_key


def _parts(argument: Any) -> tuple[Any, ...]:
    """Arguments may come together, as the lanes of a batch do."""
    together = isinstance(argument, types.BaseTuple)
    return tuple(argument.types) if together else (argument,)


_game_hash = cache(game_hash)


def widen_arguments(compiled: Any, folder: Any) -> None:
    """Between kernels every whole number travels as int64.

    numba would compile a function again for an int8, a literal 3, a literal 4, a default, …: the
    rules of one game came to 256 compilations instead of 161, and took twice as long.
    """
    fold = folder.fold_argument_types
    find = compiled.get_call_template

    def get_call_template(args: Any, kws: Any) -> Any:
        signature, folded = fold(args, kws)
        wide = tuple(_widened(argument) for argument in folded)
        template, *_ = find(wide, {})
        return template, signature, wide, {}

    compiled.get_call_template = get_call_template


def _widened(argument: Any) -> Any:
    if isinstance(argument, types.Omitted):
        return types.int64 if type(argument.value) is int else argument
    plain = getattr(argument, "literal_type", argument)
    number = isinstance(plain, types.Integer | types.IntEnumMember) and plain != types.uint64
    return types.int64 if number else plain


_rules: dict[np.dtype[Any], Any] = {}
"""Record type -> the namespace of that game's kernels."""


_homes: dict[np.dtype[Any], Path] = {}
"""Record type -> a file of the game that it belongs to."""


def bind(dtype: np.dtype[Any], rules: Any, home: Path) -> None:
    """Make generic code find `rules` for records of this type, and for no other game's."""
    if dtype in _rules:
        raise TypeError("two games with records of the same layout cannot be told apart")
    _rules[dtype], _homes[dtype] = rules, home.resolve()


def rules_of(dtype: np.dtype[Any]) -> Any:
    """The kernels bound to records of this type."""
    return _rules[dtype]


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
        dtype = _record_type(s)
        assert dtype is not None, f"{name} is asked of something that is no record"
        return _call_of(getattr(_rules[dtype], name))

    resolve.__signature__ = inspect.signature(stub)  # type: ignore[attr-defined]
    overload(run, jit_options=cast(Any, {"pipeline_class": KernelCompiler}))(resolve)
    return run


def _call_of(function: Any) -> Any:
    """A function that calls a kernel, so that what is compiled already is not compiled again.

    Written out with the kernel's own argument names, because numba compares them with the stub's.
    """
    plain = getattr(function, "py_func", function)
    if plain is function:
        return function
    names = ", ".join(inspect.signature(plain).parameters)
    scope: dict[str, Any] = {"function": function}
    exec(f"def call({names}): return function({names})", scope)
    return scope["call"]


def _record_type(argument: Any) -> np.dtype[Any] | None:
    """The type of a record or an array of them; None of anything else."""
    record = argument.dtype if isinstance(argument, types.Array) else argument
    return record.dtype if isinstance(record, types.Record) else None
