"""A position of Summer Pavilion as JSON: docs/rules/summer_pavilion.md, section 10."""

from typing import Literal, NotRequired, TypedDict

from azulejos.notation.position import Board, Counts, Position

Stars = dict[str, str]
"""The tiles on each star by its name, from tip a to tip f; `.` is an empty space."""


class OfPhase(TypedDict, total=False):
    """The fields that only some phases have."""

    next: int | None
    owed: int
    winners: list[int]


class PavilionBoard(Board):
    """What belongs to a seat."""

    tiles: str
    corners: str
    passed: bool
    stars: Stars


class PavilionPosition(Position):
    """The whole table."""

    wild: str
    next: NotRequired[int | None]
    """While nature draws: the seat that moves then; null if a round begins."""
    owed: NotRequired[int]
    """In the phase `reward`: how many tiles are still to be taken from the supply."""
    factories: list[str]
    centre: str
    token: int | Literal["centre"]
    supply: str
    bag: Counts
    tower: Counts
    players: list[PavilionBoard]
