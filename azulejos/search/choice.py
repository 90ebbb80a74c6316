"""Bots: what they are given, and what they answer."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from azulejos.match import Match
from azulejos.search.limits import Limit


@dataclass(frozen=True)
class Choice:
    """A chosen move, and why."""

    move: str
    value: float | None = None
    """What the move is worth to its seat, in points; None if the bot has no values."""
    line: list[str] = field(default_factory=list)
    """The principal variation: how the bot expects the game to go on, beginning with the move."""
    alternatives: dict[str, float] = field(default_factory=dict)
    """What other moves are worth, the best first."""
    nodes: int = 0
    """How many positions were searched."""
    seconds: float = 0.0
    values: list[float] = field(default_factory=list)
    """The expected final score of each seat, in points; empty if the bot has none."""
    at_most: frozenset[str] = frozenset()
    """The alternatives whose value is only an upper bound."""


class Player(Protocol):
    """Anything that chooses moves. Write a class with this method to make a bot of your own."""

    def choose(
        self,
        match: Match,
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        depth: int | None = None,
    ) -> Choice:
        """A move for the seat to move, within the limits."""


@runtime_checkable
class Thinker(Player, Protocol):
    """A player that reports while it searches, and can be stopped."""

    report: Callable[[Choice], None] | None
    """Called during `choose` with the best choice so far."""

    def stop(self) -> None:
        """From another thread: let `choose` return the best move found so far, at once."""


class Bot(ABC):
    """A player whose limits are checked: it implements `think`."""

    def choose(
        self,
        match: Match,
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        depth: int | None = None,
    ) -> Choice:
        """A move for the seat to move, within the limits."""
        _ = match.mover  # refuses a match in which no seat is to move
        return self.think(match, Limit(seconds, nodes, depth))

    @abstractmethod
    def think(self, match: Match, limit: Limit) -> Choice:
        """A move for the seat to move; the limit is valid."""
