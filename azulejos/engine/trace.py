"""What happens inside a move: the rules run in a namespace that records calls.

A move may set off a long chain, such as the scoring of a whole round. A trace has the rules' own
steps, so that nothing that shows them computes them a second time.
"""

import types
from collections.abc import Callable
from functools import cache, wraps
from threading import Lock
from typing import Any, NamedTuple

from azulejos.engine.interface import Rules
from azulejos.engine.loader import assemble
from azulejos.engine.state import State

Traced = Callable[..., Any]
"""A function of the rules, which takes a state and numbers."""


class Call(NamedTuple):
    """A call of a rules function: its name, its arguments, the state before and after."""

    name: str
    numbers: tuple[int, ...]
    before: State
    after: State


_ONE_AT_A_TIME = Lock()


def traced(rules: Rules, state: State, move: int, names: frozenset[str]) -> list[Call]:
    """Play a legal move on a copy of the state; all calls of the named functions, in order."""
    play, calls = _tracing_rules(rules, names)
    with _ONE_AT_A_TIME:
        calls.clear()
        play(state.copy(), move)
        return list(calls)


@cache
def _tracing_rules(rules: Rules, names: frozenset[str]) -> tuple[Traced, list[Call]]:
    """The rules' `play` in a namespace whose named functions append to a list."""
    calls: list[Call] = []

    def finish(function: types.FunctionType) -> Traced:
        return _tracing(function, calls) if function.__name__ in names else function

    return assemble(rules, finish)["play"], calls


def _tracing(function: types.FunctionType, calls: list[Call]) -> Traced:
    @wraps(function)
    def tracing(state: State, *numbers: int) -> Any:
        before = state.copy()
        result = function(state, *numbers)
        calls.append(Call(function.__name__, numbers, before, state.copy()))
        return result

    return tracing
