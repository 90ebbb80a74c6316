"""Machine code for entry points only, each linked and optimised once with all that it calls.

By default Numba optimises every function together with its callees and then emits machine code for
it. Rules call each other six levels deep, so the same lines are optimised again and again, for
code that nobody runs: Python calls entry points only. Here an inner function stays unoptimised LLVM
code, and the entry points do the rest. This takes a third off the time to compile a game.

Inner functions also get internal linkage. LLVM then inlines each one that has a single caller,
however long it is, and drops unused arguments. The searches visit nearly twice as many nodes per
second this way.

This relies on private parts of Numba. `is_usable` says whether they are as expected; if not,
`compiler.py` uses plain `njit`, which is slower and gives the same results.
"""

import logging
from functools import cache
from typing import Any, Final

import numba
from llvmlite.binding import Linkage
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder

log = logging.getLogger(__name__)

TESTED: Final = tuple((0, minor) for minor in range(61, 69))
"""The versions of Numba that this file was tested with; others are probed by a small program."""
PRIVATE_PARTS: Final = (
    *("_finalized", "_final_module", "_linking_libraries", "_optimize_final_module", "finalize"),
    *("add_linking_library", "enable_object_caching"),
)
"""What this file uses of a code library."""


class InnerLibrary(JITCodeLibrary):
    """The code of a function that only compiled functions call: translated, not optimised."""

    def finalize(self) -> None:
        """Skip linking, optimisation and machine code."""
        self._finalized = True

    @property
    def codegen(self) -> "InnerLibrary":
        """Stand in for the code generator, which would load machine code; there is none."""
        return self

    def set_env(self, name: str, environment: Any) -> None:
        """Ignore the Python objects of the function; it uses none."""


class EntryPointLibrary(JITCodeLibrary):
    """The code of a function that Python calls, with everything below it."""

    def finalize(self) -> None:
        """Link all inner functions, optimise the whole, emit machine code."""
        self._linking_libraries = callers_first(self._linking_libraries)
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Make inner functions internal first: LLVM must keep functions with outside callers."""
        for function in self._final_module.functions:
            if function.linkage is Linkage.linkonce_odr:
                function.linkage = Linkage.internal
        super()._optimize_final_module()


def callers_first(called: list[JITCodeLibrary]) -> list[JITCodeLibrary]:
    """All functions below an entry point, each after its callers.

    The linker drops a function that nothing before it refers to.
    """
    callees_first: dict[JITCodeLibrary, None] = {}

    def add(library: JITCodeLibrary) -> None:
        if library not in callees_first:
            if isinstance(library, InnerLibrary):
                for further in library._linking_libraries:
                    add(further)
            callees_first[library] = None

    for library in called:
        add(library)
    return list(reversed(callees_first))


class _Compiler(CompilerBase):
    library_class: type[JITCodeLibrary]

    def define_pipelines(self) -> list[Any]:
        """Numba's usual passes, into a library of our kind."""
        library = self.library_class(
            self.state.targetctx.codegen(), self.state.func_id.func_qualname
        )
        library.enable_object_caching()
        self.state.library = library
        return [DefaultPassBuilder.define_nopython_pipeline(self.state)]


class InnerCompiler(_Compiler):
    """Numba's compiler for inner functions."""

    library_class = InnerLibrary


class EntryPointCompiler(_Compiler):
    """Numba's compiler for entry points."""

    library_class = EntryPointLibrary


# --- The fence ------------------------------------------------------------------------------------


@cache
def is_usable() -> bool:
    """Whether Numba's private parts are as this file expects them; logs a warning if not."""
    missing = [name for name in PRIVATE_PARTS if not _has(name)]
    if missing:
        log.warning("Numba %s has no %s: code is slower", numba.__version__, ", ".join(missing))
        return False
    if numba.version_info.short in TESTED:
        return True
    try:
        works = bool(_probe() == _PROBE_RESULT)
    except Exception as error:  # private parts fail in any way
        log.warning("Numba %s cannot link our way (%r): code is slower", numba.__version__, error)
        return False
    if not works:
        log.warning("Numba %s links wrongly: code is slower", numba.__version__)
    return works


def _has(name: str) -> bool:
    """Whether code libraries have a part: as an attribute, or set when a library is made."""
    inits: list[Any] = [vars(base).get("__init__") for base in JITCodeLibrary.__mro__]
    codes = [init.__code__ for init in inits if hasattr(init, "__code__")]
    return hasattr(JITCodeLibrary, name) or any(name in code.co_names for code in codes)


_PROBE_RESULT: Final = 42


def _probe() -> int:
    """Compile an inner function and an entry point that calls it; run the entry point."""
    njit: Any = numba.njit
    options = {"no_cfunc_wrapper": True, "_nrt": False}
    inner = njit(pipeline_class=InnerCompiler, no_cpython_wrapper=True, **options)(_double)

    def entry(n: int) -> Any:
        return inner(n) + inner(0)

    result: int = njit(pipeline_class=EntryPointCompiler, **options)(entry)(_PROBE_RESULT // 2)
    return result


def _double(n: int) -> int:
    return 2 * n
