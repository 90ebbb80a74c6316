"""The list of moves in words, kept for the tables that are looked at."""

from typing import Any

from azulejos import views
from azulejos.match import Match
from azulejos.server.storage.log import NATURE, Move


class Story:
    """What happened at one table, a line for each move of a seat."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._told: list[Move] = []
        self.lines: list[dict[str, Any]] = []

    def begins(self, stand: list[Move]) -> bool:
        """Whether the moves that stand go on from what was told."""
        return self._told == stand[: len(self._told)]

    def go_on(self, stand: list[Move]) -> None:
        """Tell the moves that are new."""
        for move in stand[len(self._told) :]:
            if move.seat != NATURE:
                self._tell(move)
            self._match.play(move.text)
            if move.seat == NATURE and self.lines:
                self.lines[-1]["ply"] = move.ply + 1
        self._told = list(stand)

    def _tell(self, move: Move) -> None:
        steps = [step for step in views.narrate(self._match, move.text) if step.words]
        self.lines.append(
            {
                "ply": move.ply + 1,
                "seat": move.seat,
                "move": move.text,
                "round": self._match.position()["round"],
                "words": steps[0].words,
                "then": [[step.seat, step.words, step.bonus] for step in steps[1:]],
            }
        )
