"""One namespace per game: its rules and the functions for any game, bound to each other.

The loader copies each function with the namespace as its globals: where `kernels.playout` says
`legal`, the copy for a game calls the game's own. This file serves interpreted play; `compiler.py`
applies Numba to the same functions.
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
NOT_FOR_RULES = ("ENTRY_POINTS", "INLINED", "OVERRIDABLE")
"""Constants that are meant for the loader and the compiler."""


@cache
def interpreted(rules: Rules) -> types.SimpleNamespace:
    """The functions of a game and of `kernels`, running on lists of states. Nothing is compiled."""
    own = assemble(rules, lambda function: function)
    # Python has a faster bit count, and assigning list items would not copy a state:
    own["ones"] = int.bit_count
    own["copy_state"] = _copy_state
    return types.SimpleNamespace(**own)


def assemble(
    rules: Rules,
    finish: Callable[[types.FunctionType], Any],
    parts: tuple[types.ModuleType, ...] = (),
) -> Namespace:
    """A namespace in which every function of the game sees all the others.

    `parts` are further modules of plain functions that join them, such as a search. A part with
    `OVERRIDABLE` has defaults: its names count only where no other module has them.
    """
    own: Namespace = {"__builtins__": __builtins__, "__name__": rules.__name__}
    modules = sources(rules, *parts)
    defaults = [module for module in modules if hasattr(module, "OVERRIDABLE")]
    named = [module for module in modules if module not in defaults]
    for module in named:
        for name, value in constants(module).items():
            assert own.setdefault(name, value) == value, f"two constants are called {name}"
    for module in named:
        for function in _functions(module):
            assert function.__name__ not in own, f"two functions are called {function.__name__}"
            own[function.__name__] = finish(_bound(function, own))
    for module in defaults:
        own.update({n: value for n, value in constants(module).items() if n not in own})
        missing = [function for function in _functions(module) if function.__name__ not in own]
        own.update({function.__name__: finish(_bound(function, own)) for function in missing})
    return own


def _bound(function: types.FunctionType, own: Namespace) -> types.FunctionType:
    """A copy of a function with a namespace as its globals."""
    copy = types.FunctionType(function.__code__, own, function.__name__)
    copy.__doc__ = function.__doc__
    return copy


def sources(rules: Rules, *parts: types.ModuleType) -> tuple[types.ModuleType, ...]:
    """The modules that a game is made of, each after those that it takes functions from."""
    found = list(FOR_ANY_GAME)
    for module in (sys.modules[rules.__name__], *parts):
        _add_sources(module, found)
    return tuple(found)


def _add_sources(module: types.ModuleType, found: list[types.ModuleType]) -> None:
    for function in vars(module).values():
        if isinstance(function, types.FunctionType) and _is_ours(function.__module__):
            origin = sys.modules[function.__module__]
            if origin is not module and origin not in found:
                _add_sources(origin, found)
    if module not in found:
        found.append(module)


def _is_ours(module: str) -> bool:
    """Whether a module has plain functions, unlike the standard library (`NamedTuple` is one)."""
    return module.partition(".")[0] not in sys.stdlib_module_names


def constants(module: types.ModuleType) -> Namespace:
    """The numbers and tables that the functions of a module see."""
    return {
        name: value
        for name, value in vars(module).items()
        if (name.isupper() and name not in NOT_FOR_RULES and isinstance(value, int | float | tuple))
        or isinstance(value, types.BuiltinFunctionType)  # such as math.exp
    }


def _functions(module: types.ModuleType) -> Iterator[types.FunctionType]:
    for value in vars(module).values():
        own = isinstance(value, types.FunctionType) and value.__module__ == module.__name__
        if own and not _is_dunder(value.__name__):
            yield value


def _is_dunder(name: str) -> bool:
    """Whether Python made a function, such as `__annotate__` (Python 3.14): it is no rule."""
    return name.startswith("__") and name.endswith("__")


def _copy_state(states: list[State], i: int, source: list[State], j: int) -> None:
    states[i] = source[j].copy()
