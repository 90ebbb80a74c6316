"""What a player says: a move, and what it thinks of it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from azulejos.match import Match


@dataclass(frozen=True)
class Choice:
    """A chosen move, and why."""

    move: str
    value: float | None = None
    """What the move is worth to who plays it, in points; None from players that do not judge."""
    line: list[str] = field(default_factory=list)
    """How the player thinks that the game goes on, beginning with the move."""
    alternatives: dict[str, float] = field(default_factory=dict)
    """What other moves are worth, the best first."""
    nodes: int = 0
    """How many positions were looked at."""
    seconds: float = 0.0
    values: list[float] = field(default_factory=list)
    """What each seat is expected to end with, in points; empty from players that do not judge."""
    at_most: frozenset[str] = frozenset()
    """The alternatives of which it is known only that they are worth no more than is said."""


class Player(Protocol):
    """Whoever chooses moves."""

    def choose(
        self,
        match: Match,
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        depth: int | None = None,
    ) -> Choice:
        """A move for the seat whose turn it is, within the limits given."""


@runtime_checkable
class Thinker(Player, Protocol):
    """A player that thinks for a while, and can be heard and stopped meanwhile."""

    report: Callable[[Choice], None] | None
    """Called while `choose` runs, with what the player would choose so far."""

    def stop(self) -> None:
        """From another thread: let `choose` return the best move found so far, at once."""
