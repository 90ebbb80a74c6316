"""Tables in short, for the list of a browser's games."""

import time
from collections.abc import Collection
from typing import Final, Literal, TypedDict

from azulejos.drawing.sentences import seat_names
from azulejos.notation import Options
from azulejos.server.tables.table import Table

ABANDONED: Final = 7 * 24 * 3600.0
"""Seconds without a move or a message after which a game counts as abandoned."""


class Summary(TypedDict):
    """A table in a list; `http/models.py` explains the fields."""

    table: str
    game: str
    options: Options
    names: list[str]
    mine: list[int]
    turn: int | Literal["nature"] | None
    round: int
    scores: list[int]
    winners: list[int]
    removable: bool
    at: float


def summary(table: Table, seats: Collection[int]) -> Summary:
    """The table in short, for the holder of `seats`."""
    match = table.match
    return {
        "table": table.id,
        "game": match.game,
        "options": table.stored.options,
        "names": seat_names(table.names, len(table.names)),
        "mine": sorted(seats),
        "turn": table.turn,
        "round": table.position["round"],
        "scores": match.scores,
        "winners": table.winners,
        "removable": is_removable(table, seats),
        "at": table.stored.made_at,
    }


def is_removable(table: Table, seats: Collection[int]) -> bool:
    """Whether the holder of `seats` may take the table off the list of its games.

    The game is over or abandoned, or no other person has come to it.
    """
    others = table.human_seats - set(seats)
    is_waited_for = bool(seats) and any(map(table.is_claimed, others))
    return table.over or not is_waited_for or time.time() - table.last_change > ABANDONED


def is_my_turn(found: Summary) -> bool:
    """Whether the browser is to move."""
    return found["turn"] in found["mine"]
