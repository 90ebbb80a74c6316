"""A cache of what pages derive from a table's moves, so that each move is processed once."""

from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from azulejos.match import Match
from azulejos.server.storage.log import Move
from azulejos.server.tables.table import Table
from azulejos.server.tables.timeline import Timeline

MAX_TABLES: Final = 100


class Follower(ABC):
    """Derives something from the active moves of a table, one after the other."""

    def __init__(self, match: Match) -> None:
        """`match` is the game before its first move, with nature's moves played like others."""
        self.match = match
        self._moves: list[Move] = []

    def is_prefix_of(self, moves: list[Move]) -> bool:
        """Whether the moves continue those that it has followed; an undo can break that."""
        return self._moves == moves[: len(self._moves)]

    def follow(self, moves: list[Move]) -> None:
        """Process the moves that are new."""
        for n in range(len(self._moves), len(moves)):
            self.before(moves[n])
            self.match.play(moves[n].text)
            self.after(moves[n], moves[n + 1] if n + 1 < len(moves) else None)
        self._moves = list(moves)

    @abstractmethod
    def before(self, move: Move) -> None:
        """Process a move; `match` is the position before it."""

    @abstractmethod
    def after(self, move: Move, following: Move | None) -> None:
        """Process a move; `match` is the position after it."""


F = TypeVar("F", bound=Follower)


class TableCache(Generic[F]):
    """The followers of the tables that were requested last."""

    def __init__(self, create: Callable[[Timeline], F]) -> None:
        self._create = create
        self._followers: OrderedDict[tuple[str, str], F] = OrderedDict()

    def get(self, table: Table, variant: str = "") -> F:
        """The follower of a table, with all active moves processed."""
        key = (table.id, variant)
        follower = self._followers.pop(key, None)
        if follower is None or not follower.is_prefix_of(table.timeline.active):
            follower = self._create(table.timeline)
        follower.follow(table.timeline.active)
        self._followers[key] = follower
        while len(self._followers) > MAX_TABLES:
            self._followers.popitem(last=False)
        return follower
