"""Compiled play: with `numba_linking.py`, the only file that knows Numba.

Rules are compiled as they stand, each function when it is first needed. What Python calls (the
`DOORS` of a module) is kept on disk by Numba, in files named after the function; a hash of all
sources in that name makes sure that none is older than the rules.
"""

import gc
import hashlib
import inspect
import types
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, cast, get_args, get_origin

import numba
import numpy as np
from numba.core import types as machine
from numba.np.numpy_support import from_dtype
from numpy.typing import NDArray

from azulejos.engine import kernels
from azulejos.engine.interface import Rules
from azulejos.engine.loader import assemble, constants, sources
from azulejos.engine.numba_linking import CompileDoor, CompileInner
from azulejos.engine.state import Grid, Record, Row, State

numba.config.SLP_VECTORIZE = 1  # type: ignore[attr-defined]
"""Numbers side by side are added by one instruction (`players/evaluation/eights.py`)."""

Ints = NDArray[np.int64]
States = NDArray[np.void]
Parts = tuple[types.ModuleType, ...]


class Compiled:
    """A game's rules as machine code, on arrays of states.

    `compiled(rules).play_at(states, i, move)`, and so on for all doors: see `kernels.py`, and the
    further `parts` that were compiled with the rules. Every one of them releases the GIL.
    """

    if TYPE_CHECKING:

        def __getattr__(self, door: str) -> Any: ...

    def __init__(self, rules: Rules, *parts: types.ModuleType) -> None:
        self.rules = rules
        self.parts = parts
        self.dtype = record_type(rules.State)
        self.doors = {
            name: module for module in (kernels, *parts) for name in getattr(module, "DOORS", ())
        }
        self.functions = assemble(rules, _Compiler(rules, parts, self.doors), parts)
        for name, value in self.functions.items():
            if isinstance(value, tuple) and _is_table(value):
                self.functions[name] = np.array(value)
        for name in self.doors:
            setattr(self, name, self.functions[name])

    def prepare(self, doors: Iterable[str] = ()) -> None:
        """Compile the doors named, or all, or load them if they are on disk: then none waits."""
        with _no_collecting():
            for name in tuple(doors) or self.doors:
                signature = inspect.get_annotations(getattr(self.doors[name], name))
                signature.pop("return")
                self.functions[name].compile(tuple(self._argument(h) for h in signature.values()))

    def on_disk(self, door: str) -> bool:
        """Whether a door was compiled already, by this process or an earlier one."""
        dispatcher = self.functions[door]
        folder = dispatcher.stats.cache_path
        pattern = f"*.{dispatcher.py_func.__qualname__}-*.nbc"
        return bool(folder and any(Path(folder).glob(pattern)))

    def _argument(self, hint: Any) -> Any:
        """The machine's type for an argument of a door: a number, an array, a list of records."""
        known = {int: machine.int64, Row: machine.int64[::1], Grid: machine.int64[:, ::1]}
        if hint in known:
            return known[hint]
        if hint == list[float]:
            return machine.float64[::1]
        if get_origin(hint) is Annotated:  # an array of narrow numbers
            array, narrow = get_args(hint)
            axes = 2 if get_origin(get_args(array)[0]) is list else 1
            return machine.Array(from_dtype(np.dtype(narrow)), axes, "C")
        (record,) = get_args(hint)
        dtype = self.dtype if record is State else record_type(record)
        return machine.Array(from_dtype(dtype), 1, "C")

    def states(self, *given: State) -> States:
        """An array of states, copied from interpreted ones."""
        array = np.zeros(len(given), self.dtype)
        for i, state in enumerate(given):
            for field in state.fields:
                array[field.name][i] = getattr(state, field.name)
        return array

    def state(self, states: States, i: int) -> State:
        """One state of an array, as an interpreted one."""
        state = self.rules.State()
        for field in state.fields:
            setattr(state, field.name, states[field.name][i].tolist())
        return cast(State, state)

    def mask(self, *count: int) -> Ints:
        """Room for the legal moves of one state, or of `count`."""
        return np.zeros((*count, self.rules.WORDS), np.int64)

    def moves(self) -> Ints:
        """Room for a list of legal moves."""
        return np.zeros(self.rules.MOVES, np.int64)

    def weights(self) -> Ints:
        """Room for the chances of nature's moves."""
        return np.zeros(self.rules.DRAWS, np.int64)


@cache
def compiled(rules: Rules, *parts: types.ModuleType) -> Compiled:
    """The compiled form of a game; its functions are compiled, or loaded, when first called."""
    return Compiled(rules, *parts)


def record_type(record: type[Record]) -> np.dtype[np.void]:
    """The NumPy type of a state, or of another record, from the same list of fields."""
    return np.dtype([(f.name, f.type, f.shape) for f in record.fields], align=True)


@contextmanager
def _no_collecting() -> Iterator[None]:
    """Compiling makes many objects and keeps most: looking for rubbish costs it a twentieth."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


class _Compiler:
    """Puts Numba on the functions of one game."""

    def __init__(self, rules: Rules, parts: Parts, doors: Iterable[str]) -> None:
        game = rules.__name__.split(".")[-2]
        self.family = "_".join([game, *(part.__name__.rpartition(".")[2] for part in parts)])
        self.version = f"{self.family}_{_source_hash(rules, parts)}"
        self.doors = doors
        self.caching = True

    def __call__(self, function: types.FunctionType) -> Any:
        function.__qualname__ = f"{self.version}.{function.__name__}"
        door = function.__name__ in self.doors
        options: dict[str, Any] = {
            "nogil": True,
            "error_model": "numpy",
            "_nrt": False,  # nothing is allocated, so nothing needs counting
            "no_cpython_wrapper": not door,
            "no_cfunc_wrapper": True,
            "inline": "always" if function.__name__ in kernels.IN_PLACE else "never",
            "pipeline_class": CompileDoor if door else CompileInner,
        }
        dispatcher = numba.njit(**options)(function)
        if door:
            self._keep_on_disk(dispatcher, function.__name__)
        else:
            _widen(dispatcher)
        return dispatcher

    def _keep_on_disk(self, dispatcher: Any, name: str) -> None:
        if not self.caching:
            return
        try:
            dispatcher.enable_caching()
        except RuntimeError:  # no folder can be written: compile anew in every process
            self.caching = False
            return
        self._forget_old(Path(dispatcher.stats.cache_path), name)

    def _forget_old(self, folder: Path, name: str) -> None:
        """Delete the compiled code of other versions of a function."""
        for file in folder.glob(f"*.{self.family}_????????????.{name}-*.nb?"):
            if f".{self.version}." not in file.name:
                file.unlink(missing_ok=True)


def _widen(dispatcher: Any) -> None:
    """Let every whole number be a 64-bit argument, so that each function is compiled once."""
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
