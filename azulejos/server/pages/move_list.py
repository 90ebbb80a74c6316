"""The list of moves in words, beside the board."""

from typing import TypedDict

from azulejos import views
from azulejos.match import Match
from azulejos.server.pages import icons
from azulejos.server.pages.table_cache import Follower
from azulejos.server.storage.log import NATURE, Move


class MoveLine(TypedDict):
    """A move of a seat in words, and what it caused."""

    ply: int
    """The ply after the move and the draws that follow it."""
    seat: int
    move: str
    round: int
    words: str
    icon: str
    """What the move takes, as SVG in a box of 100 units; empty if it takes nothing."""
    then: list[tuple[int | None, str, bool]]
    """Steps of the scoring: the seat, the words, and whether it is a bonus."""


class MoveList(Follower):
    """A line for each move of a seat."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.lines: list[MoveLine] = []

    def before(self, move: Move) -> None:
        """Describe a move of a seat."""
        if move.seat == NATURE:
            return
        position = self.match.position()
        steps = [step for step in views.narrate(self.match, move.text) if step.words]
        self.lines.append(
            {
                "ply": move.ply + 1,
                "seat": move.seat,
                "move": move.text,
                "round": position["round"],
                "words": steps[0].words,
                "icon": icons.of_line(position, move.text, move.seat),
                "then": [(step.seat, step.words, step.bonus) for step in steps[1:]],
            }
        )

    def after(self, move: Move, following: Move | None) -> None:
        """A draw belongs to the line of the move before it."""
        if move.seat == NATURE and self.lines:
            self.lines[-1]["ply"] = move.ply + 1
