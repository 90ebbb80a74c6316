"""What follows from a table's moves, kept for the tables that are looked at."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Generic, Protocol, TypeVar

from azulejos.server.storage.log import Move
from azulejos.server.tables.table import Table

MOST: Final = 100
"""Tables for which it is remembered, so that each move is heard once."""


class Listener(Protocol):
    """Something that hears the moves of a table."""

    def begins(self, stand: list[Move]) -> bool:
        """Whether the moves that stand go on from what was heard."""

    def go_on(self, stand: list[Move]) -> None:
        """Hear the moves that are new."""


Heard = TypeVar("Heard", bound=Listener)


class Kept(Generic[Heard]):
    """The listeners of the tables that were looked at last."""

    def __init__(self, begin: Callable[[Table], Heard]) -> None:
        self._begin = begin
        self._kept: OrderedDict[tuple[str, str], Heard] = OrderedDict()

    def of(self, table: Table, kind: str = "") -> Heard:
        """The listener of a table, with all moves heard that were not taken back."""
        key = (table.id, kind)
        heard = self._kept.pop(key, None)
        if heard is None or not heard.begins(table.stand):
            heard = self._begin(table)
        heard.go_on(table.stand)
        self._kept[key] = heard
        while len(self._kept) > MOST:
            self._kept.popitem(last=False)
        return heard
