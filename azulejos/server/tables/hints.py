"""Hints at a table: who may have them, and how many were used."""

from collections.abc import Collection
from typing import TYPE_CHECKING, TypedDict

if TYPE_CHECKING:
    from azulejos.server.tables.table import Table

KIND = "hint"
"""The kind of the note that a hint leaves in the log."""


class HintsView(TypedDict):
    """Whether hints may be asked for, and how many each seat has used."""

    allowed: bool
    used: list[int]


def are_allowed(table: "Table", seats: Collection[int]) -> bool:
    """Whether the holder of `seats` may have hints: never while other people play."""
    return bool(seats) and table.human_seats <= set(seats) and table.lesson is None


def used(table: "Table") -> list[int]:
    """How many hints each seat has used: one a move at most."""
    hints = {(note.seat, note.ply) for note in table.notes if note.kind == KIND}
    return [sum(seat == p for seat, _ in hints) for p in range(len(table.names))]


def view(table: "Table", seats: Collection[int]) -> HintsView:
    """What the holder of `seats` sees about hints."""
    return {"allowed": are_allowed(table, seats), "used": used(table)}
