"""The entries of a table's two logs."""

from dataclasses import dataclass
from typing import Final

NATURE: Final = -1
NO_SEAT: Final = -1
UNDO: Final = "undo "
WRITTEN: Final = ("chat", "name")
"""The kinds of notes that have a person's words."""


@dataclass(frozen=True, slots=True)
class Move:
    """An entry in the log of moves: a move of a seat or of nature, or an undo."""

    ply: int
    seat: int
    text: str
    client: str | None
    at: float

    @property
    def undoes_from(self) -> int | None:
        """For an undo: the ply of the first move that it takes back. None for a move."""
        return int(self.text.removeprefix(UNDO)) if self.text.startswith(UNDO) else None

    @property
    def kind(self) -> str:
        """What it is, in one word."""
        if self.undoes_from is not None:
            return "undone"
        return "draw" if self.seat == NATURE else "move"


@dataclass(frozen=True, slots=True)
class Note:
    """An entry in the log of notes. Its `kind` is one of

    chat · undo (a request; the text is the ply to undo from) · agree · decline ·
    rematch · next (the text is the table of the rematch) · name (the text is the seat's new name) ·
    gives_up (the seat's person does not play on; the text is the reason) ·
    lesson (the first note of a guided game; the text identifies its draws) ·
    closed · reopened · muted · unmuted · freed · erasure (by the operator) ·
    erased (a chat message or a name that the operator has removed)
    """

    number: int
    seat: int
    kind: str
    text: str
    ply: int
    at: float
    client: str | None = None
    """The client's name for its attempt: an attempt that is sent twice happens once."""
