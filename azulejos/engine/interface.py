"""The interface of rules: the names that the `rules` of every game define.

Functions that work for any game (`kernels.py`, searches) are written against these names. The
loader gives each game its own copy of those functions, in which the names are the game's. Here the
names are only declared.
"""

from collections.abc import Callable
from typing import Any, Protocol

from azulejos.engine.state import Row, State

WORD: int
"""How many moves one word of a mask holds, at most 62."""
WORDS: int
"""How many words a mask has."""
MOVES: int
"""Moves are numbered from 0 to MOVES - 1; nature's are the last DRAWS of them."""
DRAWS: int

legal: Callable[[State, Row], None]
"""Write the legal moves into a mask: move m is bit m % WORD of word m // WORD."""

play: Callable[[State, int], None]
"""Play a legal move, and everything that follows without choice or chance."""

chances: Callable[[State, Row], int]
"""On nature's turn: write the weights of its DRAWS moves, and return their sum."""

is_consistent: Callable[[State], bool]
"""Whether all invariants hold: no tile is lost or doubled, and all fields agree."""


class Rules(Protocol):
    """The rules of a game, as the engine sees them."""

    __name__: str
    WORD: int
    WORDS: int
    MOVES: int
    DRAWS: int
    State: type[Any]

    legal: Any
    play: Any
    chances: Any
    set_up: Any
    is_consistent: Any

    def __hash__(self) -> int: ...
