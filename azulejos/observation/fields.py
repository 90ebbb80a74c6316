"""What an observation is made of: one table of named fields a game."""

from collections.abc import Callable
from math import prod
from typing import NamedTuple

from azulejos.engine.state import Row, State

observe: Callable[[State, int, Row], None]
"""Declared here, defined by each game: write what a seat sees into a view that is all zeros."""


class Field(NamedTuple):
    """One field of an observation: numbers from 0 to `maximum`."""

    name: str
    shape: tuple[int, ...]
    """Empty for a single number. An axis of players begins with the observing seat, then goes
    clockwise."""
    maximum: int
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)
