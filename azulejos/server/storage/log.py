"""The logs of a table, and what follows from them without any rules."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

NATURE: Final = -1
NO_SEAT: Final = -1
UNDO: Final = "undo "


@dataclass(frozen=True, slots=True)
class Move:
    """One entry in the log of moves: a move, or the taking back of some."""

    ply: int
    seat: int
    text: str
    client: str | None
    at: float

    @property
    def back_to(self) -> int | None:
        """If it takes moves back: the ply of the first of them."""
        return int(self.text.removeprefix(UNDO)) if self.text.startswith(UNDO) else None


@dataclass(frozen=True, slots=True)
class Note:
    """One entry in the log of notes: what was said, asked or agreed. `kind` is one of

    chat · undo (asks for it; the text is the ply to take back from) · agree · decline ·
    rematch · next (the text is the new table) · name (the text is the seat's new name) ·
    lesson (from the beginning: the game is a lesson, and the text names its deals)
    """

    number: int
    seat: int
    kind: str
    text: str
    ply: int
    at: float


def standing(moves: Iterable[Move]) -> list[Move]:
    """The moves that were not taken back."""
    stand: list[Move] = []
    for move in moves:
        if move.back_to is None:
            stand.append(move)
        else:
            while stand and stand[-1].ply >= move.back_to:
                stand.pop()
    return stand


def last_of(seats: Iterable[int], stand: list[Move]) -> Move | None:
    """The last move of some seats that can be taken back: none if nature has drawn since."""
    chosen = set(seats)
    for move in reversed(stand):
        if move.seat == NATURE:
            return None
        if move.seat in chosen:
            return move
    return None
