"""A position of Azul Duel as JSON: docs/rules/duel.md, section 12."""

from typing import Literal, NotRequired, TypedDict

from azulejos.notation.position import Board, Counts, PatternLine, Position


class Factory(TypedDict):
    """A factory: its tiles on the sun side, and on the moon side from the bottom up."""

    sun: str
    moon: str


class SmallFactory(Factory):
    """A small factory also has a chip: its colours, `?` face down, nothing if it was taken."""

    chip: str


class Deck(TypedDict):
    """The deck of plates."""

    size: int
    top: str
    unseen: list[str]
    returned: list[str]


class Then(TypedDict):
    """What follows when nature has drawn."""

    phase: str
    turn: int


class OfPhase(TypedDict, total=False):
    """The fields that only some phases have."""

    deal: list[str]
    then: Then
    drawn: list[str]
    hand: str
    stack: int
    row: int
    paid: int
    winners: list[int]


class DuelBoard(Board):
    """What belongs to a seat."""

    tokens: int
    rows: list[PatternLine]
    broken: str
    chips: list[str]
    taken: int
    plates: list[str]
    dome: list[str]


class DuelPosition(Position):
    """The whole table."""

    deal: NotRequired[list[str]]
    then: NotRequired[Then]
    drawn: NotRequired[list[str]]
    hand: NotRequired[str]
    stack: NotRequired[int]
    row: NotRequired[int]
    paid: NotRequired[int]
    small: list[SmallFactory]
    large: Factory
    first: int | Literal["large"]
    plates: list[str]
    deck: Deck
    bag: Counts
    tower: Counts
    chips: Counts
    players: list[DuelBoard]
