"""What the engine asks of a game: the names that every module of `azulejos.rules` defines.

Functions that work for any game (`plays.py`, searches) are written against these names; the
loader gives each game its own copy of them, in which the names are the game's.
"""

from typing import Any, Final, Protocol

from azulejos.engine.state import Row, State

WORD: Final[int] = 0
"""How many moves one word of a mask holds, at most 62."""
WORDS: Final[int] = 0
"""How many words a mask has."""
MOVES: Final[int] = 0
"""Moves are numbered from 0 to MOVES - 1; nature's are the last DRAWS of them."""
DRAWS: Final[int] = 0


def legal(s: State, mask: Row) -> None:
    """Write the legal moves into `mask`: move m is bit m % WORD of word m // WORD."""
    raise NotImplementedError


def play(s: State, move: int) -> None:
    """Play a legal move, and everything that follows without choice or chance."""
    raise NotImplementedError


def chances(s: State, weights: Row) -> int:
    """On nature's turn: the weights of its DRAWS moves, and their sum."""
    raise NotImplementedError


def sound(s: State) -> bool:
    """Whether everything holds that always must: no tile lost or doubled, all fields agree."""
    raise NotImplementedError


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
