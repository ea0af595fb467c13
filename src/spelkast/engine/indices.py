"""No kernel counts an index from the end. Compiled, none could; interpreted, it is refused.

In Python -1 is the last element, so numba puts a test and an addition before every element that is
read or written: random games of nuns took a seventh longer. No rule has a use for it, and kernels
are compiled without. An index below 0 would then reach for what lies before the array; so that none
gets that far, a kernel left as plain Python raises `IndexError` there, which the tests run into.
"""

from __future__ import annotations

import ast
import copy
import inspect
import textwrap
from collections.abc import Callable
from typing import Any

from numba.core import types
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import LoweringPass, register_pass
from numba.core.typed_passes import AnnotateTypes
from numba.np import arrayobj

# ------------------------------------------------------------------------------------- Compiled

_MARK = "spelkast_counts_from_start"
_INNER: dict[Any, Any] = {}
"""What numba compiles of its own for kernels: nobody else shares it."""


@register_pass(mutates_CFG=False, analysis_only=True)  # type: ignore[no-untyped-call]
class _CountFromStart(LoweringPass):
    _name = _MARK

    def __init__(self) -> None:
        LoweringPass.__init__(self)  # type: ignore[no-untyped-call]

    def run_pass(self, state: Any) -> bool:
        context = copy.copy(state.targetctx)
        context.cached_internal_func = _INNER
        setattr(context, _MARK, True)
        state.targetctx = context
        return False


class KernelCompiler(CompilerBase):
    """numba's own way of compiling, but an index is taken as it is."""

    def define_pipelines(self) -> list[Any]:
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)  # type: ignore[no-untyped-call]
        passes.add_pass_after(_CountFromStart, AnnotateTypes)
        self.add_passes(passes)
        passes.finalize()
        return [passes]

    def add_passes(self, passes: Any) -> None:
        """For compilers that do more."""


_numbas_own = arrayobj.fix_integer_index


def _index(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    if not hasattr(context, _MARK):
        return _numbas_own(context, builder, kind, index, size)
    return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)


arrayobj.fix_integer_index = _index

# ---------------------------------------------------------------------------------- Interpreted


def careful(function: Callable[..., Any]) -> Callable[..., Any]:
    """The same function, on the same lines, but it refuses an index below 0."""
    code = function.__code__
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    definition = tree.body[0]
    assert isinstance(definition, ast.FunctionDef), "a kernel is a function with a name"
    definition.decorator_list.clear()
    tree = ast.fix_missing_locations(_Watched().visit(tree))
    ast.increment_lineno(tree, code.co_firstlineno - 1)
    scope = function.__globals__
    scope[_WATCH] = from_start
    found: dict[str, Any] = {}
    exec(compile(tree, code.co_filename, "exec", dont_inherit=True), scope, found)
    watched: Any = found[function.__name__]
    watched.py_func = function  # as compiled kernels have it: the text as it was written
    return watched  # type: ignore[no-any-return]


_WATCH = "_from_start"


def from_start(index: Any) -> Any:
    """An index, if it counts from the start.

    >>> from_start(3)
    3
    >>> from_start(-1)
    Traceback (most recent call last):
    IndexError: an index of -1 counts from the end: no kernel may do that
    """
    if index < 0:
        raise IndexError(f"an index of {index} counts from the end: no kernel may do that")
    return index


class _Watched(ast.NodeTransformer):
    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.slice, ast.Tuple):
            node.slice.elts = [_watched(part) for part in node.slice.elts]
        else:
            node.slice = _watched(node.slice)
        return node


def _watched(index: ast.expr) -> ast.expr:
    """Stretches are left alone, and so is what is written as a number or a name of a field."""
    if isinstance(index, ast.Slice | ast.Constant):
        return index
    call = ast.Call(func=ast.Name(id=_WATCH, ctx=ast.Load()), args=[index], keywords=[])
    return ast.copy_location(call, index)
