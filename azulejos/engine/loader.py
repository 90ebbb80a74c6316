"""One namespace a game: its rules, and what works for any game, bound to each other.

Functions are taken as they stand and made anew with the namespace as their globals: where
`kernels.playout` says `legal`, the copy made for a game calls that game's. This file does it for
interpreted play; `compiler.py` puts Numba on the same functions.
"""

import sys
import types
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from azulejos.engine import bits, kernels, rng
from azulejos.engine.interface import Rules
from azulejos.engine.state import State

Namespace = dict[str, Any]

FOR_ANY_GAME = (bits, rng, kernels)


@cache
def interpreted(rules: Rules) -> types.SimpleNamespace:
    """The functions of a game and of `kernels`, running on lists of states. Nothing is compiled."""
    own = assemble(rules, lambda function: function)
    # Two things that Python does better than a loop over bits, or than an assignment of records:
    own["ones"] = int.bit_count
    own["copy_state"] = _copy_state
    return types.SimpleNamespace(**own)


def assemble(
    rules: Rules,
    finish: Callable[[types.FunctionType], Any],
    parts: tuple[types.ModuleType, ...] = (),
) -> Namespace:
    """A namespace in which every function of the game sees all the others.

    `parts` are further modules of plain functions that join them, such as a search.
    """
    own: Namespace = {"__builtins__": __builtins__, "__name__": rules.__name__}
    modules = sources(rules, *parts)
    for module in modules:
        for name, value in constants(module).items():
            assert own.setdefault(name, value) == value, f"two constants are called {name}"
    for module in modules:
        for function in _functions(module):
            copy = types.FunctionType(function.__code__, own, function.__name__)
            copy.__doc__ = function.__doc__
            assert function.__name__ not in own, f"two functions are called {function.__name__}"
            own[function.__name__] = finish(copy)
    return own


def sources(rules: Rules, *parts: types.ModuleType) -> tuple[types.ModuleType, ...]:
    """The modules that a game is made of, each after those that it takes functions from."""
    found = list(FOR_ANY_GAME)
    for module in (sys.modules[rules.__name__], *parts):
        _add_sources(module, found)
    return tuple(found)


def _add_sources(module: types.ModuleType, found: list[types.ModuleType]) -> None:
    for function in vars(module).values():
        if isinstance(function, types.FunctionType) and function.__module__ != module.__name__:
            origin = sys.modules[function.__module__]
            if origin not in found:
                _add_sources(origin, found)
    if module not in found:
        found.append(module)


def constants(module: types.ModuleType) -> Namespace:
    """The numbers and tables that the functions of a module see."""
    return {
        name: value
        for name, value in vars(module).items()
        if (
            name.isupper()
            and name not in ("DOORS", "IN_PLACE")
            and isinstance(value, int | float | tuple)
        )
        or isinstance(value, types.BuiltinFunctionType)  # such as math.exp
    }


def _functions(module: types.ModuleType) -> Iterator[types.FunctionType]:
    for value in vars(module).values():
        if isinstance(value, types.FunctionType) and value.__module__ == module.__name__:
            yield value


def _copy_state(states: list[State], i: int, source: list[State], j: int) -> None:
    states[i] = source[j].copy()
