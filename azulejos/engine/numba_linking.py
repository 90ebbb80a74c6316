"""Machine code for doors alone, each made in one piece with all that it calls.

Left to itself, Numba improves every function together with what it calls, and then makes machine
code of it. In rules that are six calls deep, that is done over and over to the same few lines, for
code that nobody runs: only doors are called from outside. So an inner function stays as it was
translated, and its doors do the rest, once. That takes a third off the time to compile a game.

And since nobody else can call them, inner functions are private to their door: one that is called
in a single place is always written into it, however long it is, and passes no arguments. A search
with its dozen arrays looks at nearly twice as many positions in a second so.
"""

from typing import Any

from llvmlite.binding import Linkage
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder


class Inner(JITCodeLibrary):
    """A function that only others call, translated and no more."""

    def finalize(self) -> None:
        """Nothing is linked to it, improved, or made into machine code."""
        self._finalized = True

    @property
    def codegen(self) -> "Inner":
        """What would prepare its machine code for being run: there is none."""
        return self

    def set_env(self, name: str, environment: Any) -> None:
        """Python objects that it needs when run: it uses none."""


class Door(JITCodeLibrary):
    """A function that Python calls, with everything below it."""

    def finalize(self) -> None:
        """Link all inner functions, improve the whole, make machine code."""
        self._linking_libraries = callers_first(self._linking_libraries)
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Make the inner functions private first: what may be called from elsewhere must stay."""
        for function in self._final_module.functions:
            if function.linkage is Linkage.linkonce_odr:
                function.linkage = Linkage.internal
        super()._optimize_final_module()


def callers_first(called: list[JITCodeLibrary]) -> list[JITCodeLibrary]:
    """All functions below a door, each after everything that calls it.

    The linker leaves out what nothing before it has asked for.
    """
    callees_first: dict[JITCodeLibrary, None] = {}

    def add(library: JITCodeLibrary) -> None:
        if library not in callees_first:
            if isinstance(library, Inner):
                for further in library._linking_libraries:
                    add(further)
            callees_first[library] = None

    for library in called:
        add(library)
    return list(reversed(callees_first))


class _Compiler(CompilerBase):
    library_class: type[JITCodeLibrary]

    def define_pipelines(self) -> list[Any]:
        """Numba's usual steps, into a library of our kind."""
        library = self.library_class(
            self.state.targetctx.codegen(), self.state.func_id.func_qualname
        )
        library.enable_object_caching()
        self.state.library = library
        return [DefaultPassBuilder.define_nopython_pipeline(self.state)]


class CompileInner(_Compiler):
    """Numba's compiler for inner functions."""

    library_class = Inner


class CompileDoor(_Compiler):
    """Numba's compiler for doors."""

    library_class = Door
