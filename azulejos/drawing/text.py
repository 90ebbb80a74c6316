"""Text boards: what a game's `text.py` offers. Layout helpers are in `text_layout.py`.

Sources and targets carry the names that the move notation gives them. A tile is a capital letter,
in brackets where it lies in a place of its own; a place that waits for a colour shows that colour
as a small letter.
"""

from collections.abc import Sequence
from typing import Protocol

from azulejos.drawing.text_layout import Block, player_names
from azulejos.notation.position import Position


class TextBoard(Protocol):
    """What `text.py` of a game offers."""

    def lines(self, position: Position, seat: int, names: Sequence[str]) -> Block:
        """The whole table, the board of `seat` first."""


def board(
    text_board: TextBoard, position: Position, seat: int = 0, names: Sequence[str] | None = None
) -> str:
    """The position as text, at most 80 columns wide, without escape sequences."""
    players = player_names(names, len(position["players"]))
    lines = text_board.lines(position, seat, players)
    return "\n".join(line.rstrip() for line in lines) + "\n"
