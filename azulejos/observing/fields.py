"""What an observation is made of: one table of named fields a game."""

from collections.abc import Callable
from math import prod
from typing import NamedTuple


class Field(NamedTuple):
    """One field of an observation: numbers from 0 to `maximum`."""

    name: str
    shape: tuple[int, ...]
    """Empty for a single number. An axis of players begins with who looks, then goes clockwise."""
    maximum: int
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


Fields = Callable[[int], tuple[Field, ...]]
"""The fields of a game, by its number of players."""
