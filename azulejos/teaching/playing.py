"""A game going on, as far as lessons and explanations need to know it."""

from typing import Literal, Protocol

from azulejos.engine.state import State
from azulejos.notation import Position
from azulejos.notation.errors import IllegalMove


class Playing(Protocol):
    """What they ask of a match."""

    @property
    def game(self) -> str:
        """The game's name."""

    @property
    def players(self) -> int:
        """How many seats there are."""

    @property
    def turn(self) -> int | Literal["nature"] | None:
        """The seat whose turn it is."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def winners(self) -> list[int]:
        """The seats that have won."""

    @property
    def state(self) -> State:
        """A copy of the state."""

    def moves(self) -> list[str]:
        """The legal moves."""

    def position(self) -> Position:
        """The position as a dict."""

    def why_not(self, move: str) -> IllegalMove | None:
        """Why a move cannot be played now; None if it can."""
