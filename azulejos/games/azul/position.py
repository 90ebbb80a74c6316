"""A position of Azul as JSON: docs/rules/azul.md, section 9."""

from typing import NotRequired, TypedDict

from azulejos.notation.position import Board, Counts, PatternLine, Position


class OfPhase(TypedDict, total=False):
    """The fields that only some phases have."""

    row: int
    winners: list[int]


class AzulBoard(Board):
    """What belongs to a seat."""

    lines: list[PatternLine]
    wall: list[str]
    floor: str


class AzulPosition(Position):
    """The whole table."""

    row: NotRequired[int]
    """While the grey wall is tiled: the row whose cell is to be chosen."""
    factories: list[str]
    centre: str
    marker: str
    bag: Counts
    lid: Counts
    players: list[AzulBoard]
