"""Positions, moves and records as text and JSON, and back: what all games share."""

from collections.abc import Mapping
from typing import Any, Protocol

from azulejos.engine.interface import Rules
from azulejos.engine.state import State
from azulejos.notation.line import Codec
from azulejos.words import Message

Position = dict[str, Any]
Options = dict[str, Any]


class Notation(Protocol):
    """What each game's file in this folder offers."""

    GAME: str
    rules: Rules
    TEXTS: tuple[str, ...]
    """The text of each move, by its number."""
    NUMBERS: dict[str, int]
    """The number of each move, by its text."""
    PHASES: tuple[str, ...]
    LINE: dict[str, Codec]
    """How each part of a position is written in its one-line text, in order."""
    SEAT_LINE: dict[str, Codec]
    """The same for the part of each player."""

    def options(self, given: Mapping[str, Any], pick: "Pick") -> Options:
        """The options of a game in full, from those that were given; `pick` decides by lot."""

    def new(self, options: Options, start: int) -> State:
        """A new game: nature is about to draw."""

    def position(self, s: Any) -> Position:
        """A state as a position."""

    def state(self, position: Mapping[str, Any]) -> State:
        """A position as a state; BadPosition says what is wrong with it."""

    def refusal(self, s: Any, text: str) -> tuple[Message, str]:
        """Why a text is not a legal move: a sentence, and the clause of the rules."""


class Pick(Protocol):
    """Chooses one of some things at random: `random.Random().choice`."""

    def __call__(self, things: Any, /) -> Any:
        """One of the things."""
