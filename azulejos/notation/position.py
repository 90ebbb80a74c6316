"""Positions as JSON: the part that all games share. Each game adds its own in `position.py`.

Games narrow `players` to their own boards, so it is read-only here: type checkers then accept a
position of any game where a `Position` is wanted.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NotRequired, TypedDict, cast

if TYPE_CHECKING:
    from typing_extensions import ReadOnly

JsonObject = dict[str, Any]
"""A JSON object of any shape: what files, programs and requests hold before it is checked."""

Options = JsonObject
"""Options of a game by name: `{"players": 2, "wall": "grey"}`; the values are JSON."""
Counts = dict[str, int]
"""How many pieces of each kind lie in a bag or a box, by their letters."""
PatternLine = tuple[str, int]
"""The colour of a pattern line and its number of tiles; in JSON a list, `["", 0]` if empty."""


class Board(TypedDict):
    """What belongs to a seat."""

    score: int


class Position(TypedDict):
    """A position of any game as JSON: what `Match.position()` returns."""

    game: str
    options: Options
    round: int
    phase: str
    start: int
    """The start player of the round."""
    turn: int | None
    """The seat to move; null while nature draws, and at the end."""
    winners: NotRequired[list[int]]
    """At the end only."""
    players: "ReadOnly[Sequence[Board]]"


def pattern_line(colour: str, count: int) -> PatternLine:
    """A pattern line for JSON, which has lists and no tuples."""
    return cast(PatternLine, [colour if count else "", count])


def mover(position: Position) -> int:
    """The seat to move, in a position in which one is."""
    turn = position["turn"]
    assert turn is not None
    return turn
