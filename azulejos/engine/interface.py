"""What the engine asks of a game: the names that every module of `azulejos.rules` defines.

Functions that work for any game (`plays.py`, searches) are written against these names; the
loader gives each game its own copy of them, in which the names are the game's. Here they are only
declared.
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

sound: Callable[[State], bool]
"""Whether everything holds that always must: no tile lost or doubled, all fields agree."""


class Rules(Protocol):
    """A module of `azulejos.rules`, as the engine sees it."""

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
    sound: Any

    def __hash__(self) -> int: ...
