"""What a seat sees, as numbers in a row, and what it may do, as a mask: for programs that learn.

Observations are vectors of 16-bit whole numbers. They are complete: two positions that look the
same to the seat whose turn it is go on in the same way. They are seen from a seat: the first of
all players is who looks. docs/observations.md lists the fields; `Layout.split` takes them apart.

An action is the number of a move: the place of its text in `notation(game).TEXTS`.
"""

from functools import cache
from importlib import import_module
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from azulejos.engine.compiler import Compiled, compiled
from azulejos.notation import notation
from azulejos.notation.errors import BadOption
from azulejos.observing import looking, writing
from azulejos.observing.fields import Field
from azulejos.words import Message

Views = NDArray[np.int16]
Masks = NDArray[np.int8]
Number = TypeVar("Number", bound=np.generic)


class Layout:
    """How the observations of a game for some number of players are laid out."""

    def __init__(self, fields: tuple[Field, ...]) -> None:
        self.fields = fields
        sizes = [field.size for field in fields]
        self.size = sum(sizes)
        """How many numbers an observation has."""
        self.high: Views = np.repeat([field.maximum for field in fields], sizes).astype(np.int16)
        """The most that each number can be. The least is 0."""

    def split(self, observations: NDArray[Number]) -> dict[str, NDArray[Number]]:
        """The fields of one observation, or of many, by name: parts of the same memory."""
        parts, at = {}, 0
        for field in self.fields:
            part = observations[..., at : at + field.size]
            parts[field.name] = part.reshape((*observations.shape[:-1], *field.shape))
            at += field.size
        return parts


@cache
def layout(game: str, players: int) -> Layout:
    """The layout of a game's observations."""
    return Layout(import_module(f"{__name__}.{game}").fields(players))


def actions(game: str) -> int:
    """How many actions a game has: numbers from 0 to one less."""
    rules = notation(game).rules
    return rules.MOVES - rules.DRAWS


def action(game: str, text: str) -> int:
    """The action of a move's text."""
    number = notation(game).NUMBERS.get(text)
    if number is None or number >= actions(game):
        raise BadOption(Message("errors-no-action", said=repr(text), game=game))
    return number


def text(game: str, action: int) -> str:
    """The text of an action's move."""
    return notation(game).TEXTS[action]


def seeing(game: str) -> Compiled:
    """A game's rules, compiled together with what is seen of them (`looking.py`)."""
    return compiled(notation(game).rules, writing, import_module(f"{__name__}.{game}"), looking)
