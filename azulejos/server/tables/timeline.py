"""The timeline of a table: its log of moves, and the match at every ply of it."""

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from typing import Literal

from azulejos.match import Match
from azulejos.server.storage.log import NATURE, Move
from azulejos.server.tables.draws import Draws, RandomDraws

StartGame = Callable[[Draws | Literal["manual"]], Match]
"""Starts the table's game from the beginning; the argument makes nature's moves."""


class Timeline:
    """A log of moves, and the match that follows from it.

    A ply is a number of log entries. An undo is an entry, too, so plies only grow. The *active*
    moves at a ply are those that no undo up to there has taken back.
    """

    def __init__(self, start_game: StartGame) -> None:
        self._start_game = start_game
        self.entries: list[Move] = []
        """All entries, undos included."""
        self.active: list[Move] = []
        """The active moves at the end of the log."""
        self.match = start_game("manual")
        """The match at the end of the log. Nature draws at random if somebody plays on."""

    def __len__(self) -> int:
        return len(self.entries)

    def append(self, moves: Sequence[Move], match: Match | None = None) -> None:
        """Append entries; `match` is the match after them, if the caller knows it already."""
        self.entries += moves
        if match is not None:
            self.active += moves
            self.match = match
        elif moves:
            self.active = active_moves(self.entries)
            self.match = self._at_end()

    def _at_end(self) -> Match:
        if not self.active:  # nature must not draw anything that the log does not have
            return self._start_game("manual")
        draws = (move.text for move in self.active if move.seat == NATURE)
        match = self._start_game(RandomDraws(draws))
        for move in self.active:
            if move.seat != NATURE:
                match.play(move.text)
        return match

    def snapshot(self) -> "Timeline":
        """An independent timeline with the same entries."""
        other = copy(self)
        other.entries, other.active = list(self.entries), list(self.active)
        other.match = self.match.copy()
        return other

    def active_at(self, ply: int) -> list[Move]:
        """The active moves at a ply."""
        return self.active if ply >= len(self) else active_moves(self.entries[:ply])

    def at(self, ply: int) -> Match:
        """An independent match at a ply; nature's moves have to be played there like others.

        It replays the active moves. A whole game takes about a millisecond, so nothing is cached.
        """
        match = self._start_game("manual")
        for move in self.active_at(ply):
            match.play(move.text)
        return match

    def last_move(self, ply: int) -> tuple[int, str] | None:
        """The last active move of a seat at a ply: the seat and the move."""
        moves = reversed(self.active_at(ply))
        return next(((move.seat, move.text) for move in moves if move.seat != NATURE), None)


def active_moves(entries: Iterable[Move]) -> list[Move]:
    """The moves of a log that no undo takes back."""
    active: list[Move] = []
    for entry in entries:
        if entry.undoes_from is None:
            active.append(entry)
        else:
            while active and active[-1].ply >= entry.undoes_from:
                active.pop()
    return active
