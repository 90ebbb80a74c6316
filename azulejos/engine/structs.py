"""States and other structs as NumPy records, and the arrays that compiled code works on.

Needs NumPy, but no compiler: `compiler.py` and `prebuilt.py` both build on it.
"""

from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeVar, cast

import numpy as np
from numpy.typing import DTypeLike, NDArray

from azulejos.engine.interface import Rules
from azulejos.engine.state import State, Struct

Array = NDArray[Any]
"""An array of any type."""
Ints = NDArray[np.int64]
States = NDArray[np.void]
Shape = int | tuple[int, ...]
WorkspaceType = TypeVar("WorkspaceType", bound=tuple[Any, ...])


class Machine:
    """A game's rules as machine code, on arrays of states.

    `machine.play_at(states, i, move)`, and so on for all entry points of `kernels.py` and of the
    further `parts` that belong to it, such as a search. Every one of them releases the GIL.
    """

    if TYPE_CHECKING:

        def __getattr__(self, entry_point: str) -> Any: ...

    functions: dict[str, Any]
    """The functions and constants of rules and parts by name."""

    def __init__(self, rules: Rules, *parts: ModuleType) -> None:
        self.rules = rules
        self.parts = parts
        self.dtype = struct_dtype(rules.State)

    def zeros(self, shape: Shape, dtype: DTypeLike) -> Array:
        """An array of zeros that entry points can work on."""
        return np.zeros(shape, dtype)

    def array(self, values: Array) -> Array:
        """A copy of an array that entry points can work on."""
        copy = self.zeros(values.shape, values.dtype)
        copy[...] = values
        return copy

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
        """An empty mask of legal moves for one state, or for `count`."""
        return self.zeros((*count, self.rules.WORDS), np.int64)

    def moves(self) -> Ints:
        """An array that holds any list of legal moves."""
        return self.zeros(self.rules.MOVES, np.int64)

    def weights(self) -> Ints:
        """An array for the weights of nature's moves."""
        return self.zeros(self.rules.DRAWS, np.int64)


def struct_dtype(struct: type[Struct]) -> np.dtype[np.void]:
    """The NumPy type of a state, or of another struct, from the same list of fields."""
    return np.dtype([(f.name, f.type, f.shape) for f in struct.fields], align=True)


def workspace(kind: type[WorkspaceType], **arrays: Any) -> WorkspaceType:
    """A NamedTuple of arrays, as compiled functions take them.

    Its fields are annotated with what compiled code sees: lists of structs, rows, grids.
    """
    return kind(**arrays)
