"""Positions, moves and records as text and JSON, and back: what all games share."""

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

from azulejos.engine.interface import Rules
from azulejos.engine.state import State
from azulejos.notation.line import Codec
from azulejos.notation.position import Board, Options, Position, mover
from azulejos.words import Message

__all__ = ["Board", "Notation", "Options", "Pick", "Position", "draw_texts", "mover"]

T = TypeVar("T")


class Notation(Protocol):
    """What `notation.py` of a game offers."""

    GAME: str
    rules: Rules
    TEXTS: tuple[str, ...]
    """The text of each move, by its number.

    Records are made of them: one word or two, without `(){}!?$`, not beginning with `[` or `#`.
    """
    NUMBERS: dict[str, int]
    """The number of each move, by its text."""
    PHASES: tuple[str, ...]
    LINE: dict[str, Codec]
    """How each part of a position is written in its one-line text, in order."""
    SEAT_LINE: dict[str, Codec]
    """The same for the part of each player."""

    def options(self, given: Mapping[str, object], pick: "Pick") -> Options:
        """All options of a game, from those that were given; `pick` makes the random choices."""

    def new(self, options: Options, start: int) -> State:
        """A new game: nature is about to draw."""

    def position(self, s: State) -> Position:
        """A state as a position."""

    def state(self, position: Mapping[str, object]) -> State:
        """A position as a state; BadPosition says what is wrong with it."""

    def refusal(self, s: State, text: str) -> tuple[Message, str]:
        """Why a text is not a legal move: a sentence, and the clause of the rules."""


class Pick(Protocol):
    """Chooses one of some things at random: `random.Random().choice`."""

    def __call__(self, things: Sequence[T], /) -> T:
        """One of the things."""


def draw_texts(notation: Notation) -> frozenset[str]:
    """The texts of nature's moves."""
    rules = notation.rules
    return frozenset(notation.TEXTS[rules.MOVES - rules.DRAWS :])
