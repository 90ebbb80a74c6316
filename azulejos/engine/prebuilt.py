"""Runs prebuilt engines: rules and a search as a WebAssembly module, without a compiler.

A module has a memory of its own. The arrays of a search live there, so that module and Python see
the same numbers: Python reads results and sets the stop flag while the module runs. A call passes
one pointer, to a block of 8-byte cells with the arguments; it releases the GIL.

`prebuild.py` builds the modules. Each carries a hash of its sources, and a stale one is refused.
"""

import ctypes
import json
import logging
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final, cast

import numpy as np
import wasmtime
from numpy.typing import DTypeLike

from azulejos.engine.interface import Rules
from azulejos.engine.loader import constants, sources
from azulejos.engine.source_hash import FORMAT, source_hash
from azulejos.engine.structs import Array, Machine, Shape

log = logging.getLogger(__name__)

ALIGNMENT: Final = 64
WASM_PAGE: Final = 1 << 16
SCRATCH_BYTES: Final = 1 << 16
"""Room for arrays that do not live in the module's memory: they are copied there and back."""
RESULT_BYTES: Final = 128


class Prebuilt(Machine):
    """A game's rules and a search, in one instance of a WebAssembly module.

    Every player has an instance of its own, since its arrays live in the instance's memory.
    """

    def __init__(self, file: Path, rules: Rules, *parts: ModuleType) -> None:
        super().__init__(rules, *parts)
        self.functions = {
            name: value
            for module in sources(rules, *parts)
            for name, value in constants(module).items()
        }
        self._memory = _Memory(file)
        cells = read_manifest(file)["entry_points"]
        for name in cells:
            setattr(self, name, _EntryPoint(self._memory, name, len(cells[name].split())))

    def zeros(self, shape: Shape, dtype: DTypeLike) -> Array:
        """An array of zeros in the memory of the module."""
        return self._memory.zeros(shape, np.dtype(dtype))


class _Memory:
    """The memory of an instance, with a bump allocator: arrays live as long as the instance."""

    def __init__(self, file: Path) -> None:
        self.store = wasmtime.Store(_engine())
        instance = wasmtime.Instance(self.store, _module(file), [])
        self.exports = instance.exports(self.store)
        self._memory = cast(wasmtime.Memory, self.exports["memory"])
        heap = cast(wasmtime.Global, self.exports["__heap_base"])
        self._top = int(heap.value(self.store))
        self.base = self._address()
        self.scratch = self._reserve(SCRATCH_BYTES)
        self.result = self._reserve(RESULT_BYTES)

    def zeros(self, shape: Shape, dtype: np.dtype[Any]) -> Array:
        """An array in this memory; fresh memory is zero."""
        count = int(np.prod(shape))
        at = self._reserve(max(1, count * dtype.itemsize))
        cells: Any = (ctypes.c_uint8 * (count * dtype.itemsize)).from_address(self.base + at)
        cells.memory = self  # the array keeps the instance alive
        array: Array = np.frombuffer(cells, dtype)
        return array.reshape(shape)

    def offset(self, array: Array) -> int | None:
        """Where an array lies in this memory; None if it lies elsewhere."""
        at = array.ctypes.data - self.base
        return at if 0 <= at < self._top else None

    def _reserve(self, size: int) -> int:
        at = -(-self._top // ALIGNMENT) * ALIGNMENT
        self._top = at + size
        missing = self._top - self._memory.data_len(self.store)
        if missing > 0:
            self._memory.grow(self.store, -(-missing // WASM_PAGE))
            assert self._address() == self.base, "the memory moved: arrays would be lost"
        return at

    def _address(self) -> int:
        return ctypes.addressof(self._memory.data_ptr(self.store).contents)


class _EntryPoint:
    """A function of the module, called with numbers, arrays and NamedTuples of arrays."""

    def __init__(self, memory: _Memory, name: str, cells: int) -> None:
        self._memory = memory
        self._call = cast(wasmtime.Func, memory.exports[f"call_{name}"])
        self._cells = cells
        self._block = memory.zeros(cells, np.dtype(np.int64))
        at = memory.offset(self._block)
        assert at is not None
        self._at = at
        self._known: dict[int, tuple[object, list[int]]] = {}

    def __call__(self, *arguments: object) -> int:
        """Run it; returns its result (0 if it has none)."""
        memory = self._memory
        copies = _Copies(memory)
        cells = [memory.result, memory.result + 64]
        for argument in arguments:
            cells += self._flat(argument, copies)
        assert len(cells) == self._cells, "the module has another layout"
        self._block[:] = cells
        status = self._call(memory.store, self._at)
        assert status == 0, f"the module failed with status {status}"
        copies.back()
        return int(ctypes.c_int64.from_address(memory.base + memory.result).value)

    def _flat(self, argument: object, copies: "_Copies") -> list[int]:
        """The cells of an argument, as Numba passes it."""
        if isinstance(argument, np.ndarray):
            return _array_cells(argument, copies.offset(argument))
        if not isinstance(argument, tuple):
            return [int(cast(int, argument))]
        if id(argument) not in self._known:
            cells = [cell for part in argument for cell in self._flat(part, copies)]
            self._known[id(argument)] = (argument, cells)
        return self._known[id(argument)][1]


def _array_cells(array: Array, at: int) -> list[int]:
    """Numba's array structure: two unused pointers, sizes, data, shape, strides."""
    return [0, 0, array.size, array.itemsize, at, *array.shape, *array.strides]


class _Copies:
    """Arrays that do not live in the module's memory: copied there for one call, and back."""

    def __init__(self, memory: _Memory) -> None:
        self._memory = memory
        self._top = memory.scratch
        self._made: list[tuple[Array, int]] = []

    def offset(self, array: Array) -> int:
        """Where the module finds an array."""
        at = self._memory.offset(array)
        if at is not None:
            return at
        at = self._top
        self._top += -(-array.nbytes // 8) * 8
        assert self._top <= self._memory.scratch + SCRATCH_BYTES, "large arrays: use zeros()"
        ctypes.memmove(self._memory.base + at, array.ctypes.data, array.nbytes)
        self._made.append((array, at))
        return at

    def back(self) -> None:
        """Copy what the module has written."""
        for array, at in self._made:
            ctypes.memmove(array.ctypes.data, self._memory.base + at, array.nbytes)


@cache
def _engine() -> wasmtime.Engine:
    config = wasmtime.Config()
    config.cranelift_opt_level = "speed"
    config.wasm_simd = True
    return wasmtime.Engine(config)


@cache
def _module(file: Path) -> wasmtime.Module:
    return wasmtime.Module.from_file(_engine(), str(file))


@cache
def read_manifest(file: Path) -> dict[str, Any]:
    """What a module says of itself: the hash of its sources, the cells of its calls."""
    found: dict[str, Any] = json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))
    return found


def is_fresh(file: Path, rules: Rules, *parts: ModuleType) -> bool:
    """Whether a module is there, and was built from today's sources; logs if it is stale."""
    if not file.exists():
        return False
    manifest = read_manifest(file)
    if (manifest["format"], manifest["source"]) == (FORMAT, source_hash(rules, parts)):
        return True
    log.warning("%s is older than its sources: `make prebuilt` builds it again", file.name)
    return False
