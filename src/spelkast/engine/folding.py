"""How numba is told to compile a loop as one piece; kernel.py says which kernels are loops.

A kernel may be called from any other one, so the compiler keeps it whole, with its arguments and
its answer as they are. What lies inside a loop is nobody else's. Told so, LLVM puts functions that
are called once where they are called, and leaves out arguments and checks that come to nothing:
random games take an eighth to a sixth less time. LLVM finds functions by their names, wherever they
were compiled, so the changed ones get names of their own.
"""

from __future__ import annotations

from typing import Any

from llvmlite import binding
from numba.core.compiler_machinery import LoweringPass, register_pass
from numba.core.typed_passes import AnnotateTypes

from .indices import KernelCompiler


@register_pass(mutates_CFG=False, analysis_only=True)  # type: ignore[no-untyped-call]
class _OneModule(LoweringPass):
    _name = "spelkast_one_module"

    def __init__(self) -> None:
        LoweringPass.__init__(self)  # type: ignore[no-untyped-call]

    def run_pass(self, state: Any) -> bool:
        library = state.targetctx.codegen().create_library(state.func_id.func_qualname)
        library.enable_object_caching()
        state.library = library  # numba makes one itself where there is none
        optimize = library._optimize_final_module

        def fold_and_optimize() -> None:
            _claim_functions(library)
            optimize()

        library._optimize_final_module = fold_and_optimize
        return False


def _claim_functions(library: Any) -> None:
    """All that was linked in belongs to this library and can be seen from nowhere else."""
    for function in library._final_module.functions:
        if not function.is_declaration and function.linkage == binding.Linkage.linkonce_odr:
            function.linkage = binding.Linkage.internal
            function.name = f"{library.name}.{function.name}"


class LoopCompiler(KernelCompiler):
    """As other kernels are compiled, with one step more before the machine code."""

    def add_passes(self, passes: Any) -> None:
        passes.add_pass_after(_OneModule, AnnotateTypes)
