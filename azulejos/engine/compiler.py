"""Compiled play. This file and `numba_linking.py` are the only ones that know Numba.

Rules are compiled as they stand, each function when it is first needed. Numba caches the functions
that Python calls (the `ENTRY_POINTS` of a module) on disk, in files named after the function. The
name contains a hash of all sources, so that compiled code is never older than the rules.
"""

import gc
import hashlib
import inspect
import logging
import types
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Annotated, Any, cast, get_args, get_origin, get_type_hints

import numba
import numpy as np
from numba.core import types as machine
from numba.np.numpy_support import from_dtype

from azulejos.engine import kernels
from azulejos.engine.interface import Rules
from azulejos.engine.loader import assemble, constants, sources
from azulejos.engine.state import Grid, Row, State
from azulejos.engine.structs import Machine, struct_dtype

log = logging.getLogger(__name__)

numba.config.SLP_VECTORIZE = 1  # type: ignore[attr-defined]
"""LLVM turns additions of neighbouring numbers into SIMD instructions (`evaluation/simd.py`)."""

Parts = tuple[types.ModuleType, ...]


class Compiled(Machine):
    """A game's rules, compiled by Numba for this machine."""

    def __init__(self, rules: Rules, *parts: types.ModuleType) -> None:
        super().__init__(rules, *parts)
        self.entry_points = {
            name: module
            for module in (kernels, *parts)
            for name in getattr(module, "ENTRY_POINTS", ())
        }
        self.functions = assemble(rules, _Compiler(rules, parts, self.entry_points), parts)
        for name, value in self.functions.items():
            if isinstance(value, tuple) and _is_table(value):
                self.functions[name] = np.array(value)
        for name in self.entry_points:
            setattr(self, name, self.functions[name])

    def prepare(self, entry_points: Iterable[str] = ()) -> None:
        """Compile the entry points named, or all, or load them from disk."""
        with _no_garbage_collection():
            for name in tuple(entry_points) or self.entry_points:
                signature = inspect.get_annotations(getattr(self.entry_points[name], name))
                signature.pop("return")
                self.functions[name].compile(tuple(self._argument(h) for h in signature.values()))

    def on_disk(self, entry_point: str) -> bool:
        """Whether an entry point is compiled already, by this process or an earlier one."""
        dispatcher = self.functions[entry_point]
        folder = dispatcher.stats.cache_path
        pattern = f"*.{dispatcher.py_func.__qualname__}-*.nbc"
        return bool(folder and any(Path(folder).glob(pattern)))

    def _argument(self, hint: Any) -> Any:
        """Numba's type for an argument: a number, an array, a list of structs, a workspace."""
        known = {int: machine.int64, Row: machine.int64[::1], Grid: machine.int64[:, ::1]}
        if hint in known:
            return known[hint]
        if hint == list[float]:
            return machine.float64[::1]
        if hasattr(hint, "_fields"):  # a NamedTuple of arrays
            fields = get_type_hints(hint, include_extras=True).values()
            return _named_tuple(hint, [self._argument(field) for field in fields])
        if get_origin(hint) is Annotated:  # an array of narrow numbers
            array, narrow = get_args(hint)
            axes = 2 if get_origin(get_args(array)[0]) is list else 1
            return machine.Array(from_dtype(np.dtype(narrow)), axes, "C")
        (struct,) = get_args(hint)
        dtype = self.dtype if struct is State else struct_dtype(struct)
        return machine.Array(from_dtype(dtype), 1, "C")


@cache
def compiled(rules: Rules, *parts: types.ModuleType) -> Compiled:
    """The compiled form of a game; its functions are compiled, or loaded, when first called."""
    return Compiled(rules, *parts)


def _named_tuple(kind: type[tuple[Any, ...]], fields: list[Any]) -> Any:
    """Numba's type of a NamedTuple: it has another one if all fields have the same type."""
    if len(set(fields)) == 1:
        return cast(Any, machine.NamedUniTuple)(fields[0], len(fields), kind)
    return cast(Any, machine.NamedTuple)(fields, kind)


@contextmanager
def _no_garbage_collection() -> Iterator[None]:
    """Compilation makes many objects and keeps most: garbage collection would cost 5 %."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


class _Compiler:
    """Applies `njit` to the functions of one game."""

    def __init__(self, rules: Rules, parts: Parts, entry_points: Iterable[str]) -> None:
        game = rules.__name__.split(".")[-2]
        self.family = "_".join([game, *(part.__name__.rpartition(".")[2] for part in parts)])
        self.version = f"{self.family}_{_source_hash(rules, parts)}"
        self.entry_points = entry_points
        self.caching = True

    def __call__(self, function: types.FunctionType) -> Any:
        function.__qualname__ = f"{self.version}.{function.__name__}"
        is_entry_point = function.__name__ in self.entry_points
        options: dict[str, Any] = {
            "nogil": True,
            "error_model": "numpy",
            "_nrt": False,  # nothing is allocated, so nothing is reference-counted
            "no_cpython_wrapper": not is_entry_point,
            "no_cfunc_wrapper": True,
            "inline": "always" if function.__name__ in kernels.INLINED else "never",
            **_linking(is_entry_point),
        }
        dispatcher = numba.njit(**options)(function)
        if is_entry_point:
            self._keep_on_disk(dispatcher, function.__name__)
        else:
            _widen(dispatcher)
        return dispatcher

    def _keep_on_disk(self, dispatcher: Any, name: str) -> None:
        if not self.caching:
            return
        try:
            dispatcher.enable_caching()
        except RuntimeError:  # no folder is writable: compile again in every process
            self.caching = False
            return
        self._delete_old(Path(dispatcher.stats.cache_path), name)

    def _delete_old(self, folder: Path, name: str) -> None:
        """Delete the compiled code of other versions of a function."""
        for file in folder.glob(f"*.{self.family}_????????????.{name}-*.nb?"):
            if f".{self.version}." not in file.name:
                file.unlink(missing_ok=True)


def _linking(is_entry_point: bool) -> dict[str, Any]:
    """The option that links our way; none, if Numba's private parts have changed."""
    try:
        from azulejos.engine import numba_linking
    except (ImportError, AttributeError, TypeError) as error:
        log.warning(
            "Numba %s has other private parts (%s): code is slower", numba.__version__, error
        )
        return {}
    if not numba_linking.is_usable():
        return {}
    kind = numba_linking.EntryPointCompiler if is_entry_point else numba_linking.InnerCompiler
    return {"pipeline_class": kind}


def _widen(dispatcher: Any) -> None:
    """Pass every integer as 64 bits, so that each function is compiled once."""
    choose = dispatcher.get_call_template

    def choose_wide(args: tuple[Any, ...], kws: Any) -> Any:
        wide = (machine.Integer, machine.IntegerLiteral)
        return choose(tuple(machine.int64 if isinstance(a, wide) else a for a in args), kws)

    dispatcher.get_call_template = choose_wide


def _source_hash(rules: Rules, parts: Parts) -> str:
    modules = sources(rules, *parts)
    files = {Path(inspect.getfile(module)) for module in modules}
    files |= set(Path(__file__).parent.glob("*.py"))
    text = b"".join(file.read_bytes() for file in sorted(files))
    tables = repr([sorted(constants(module).items()) for module in modules])  # of other files too
    return hashlib.sha256(text + tables.encode()).hexdigest()[:12]


def _is_table(value: tuple[Any, ...]) -> bool:
    return bool(np.issubdtype(np.array(value).dtype, np.number))
