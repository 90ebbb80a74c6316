"""A position of Pebbles as JSON."""

from azulejos.notation.position import Board, Counts, Position


class PebblesBoard(Board):
    """What belongs to a seat."""

    white: int


class PebblesPosition(Position):
    """The whole table."""

    pile: str
    bag: Counts
    players: list[PebblesBoard]
