"""Undo: at once where it concerns nobody else, otherwise if all other players agree.

A move can be undone as long as nature has drawn nothing after it: what was revealed stays
revealed. It is undone at once if no other person has moved since and none is to move. That covers
a player's own unfinished turn, and games against bots. Otherwise the other persons are asked.
A finished game stays finished.
The moves stay in the log; an entry after them says that they are undone.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypedDict

from azulejos.server.storage.log import NATURE, Move, Note

if TYPE_CHECKING:
    from azulejos.server.tables.table import Table


class UndoView(TypedDict):
    """What a player can do about undo; `http/models.py` explains the fields."""

    ply: int | None
    at_once: bool
    asked: int | None
    agreed: list[int]
    answer: bool


@dataclass(frozen=True)
class UndoRequest:
    """A seat asks the others whether it may undo a move."""

    seat: int
    move: Move
    agreed: frozenset[int]
    missing: frozenset[int]
    """The seats that have not answered yet."""


def undoable_move(table: "Table", seats: Collection[int]) -> Move | None:
    """The move that an undo by the holder of `seats` takes back; None if there is none."""
    return None if table.over else _last_move(seats, table.timeline.active)


def _last_move(seats: Iterable[int], active: Sequence[Move]) -> Move | None:
    """The last move of some seats; None if nature has drawn since."""
    holders = set(seats)
    for move in reversed(active):
        if move.seat == NATURE:
            return None
        if move.seat in holders:
            return move
    return None


def is_immediate(table: "Table", seats: Collection[int], move: Move) -> bool:
    """Whether the holder of `seats` may undo the move without asking anybody."""
    others = table.human_seats - set(seats)
    moved_since = {later.seat for later in table.timeline.active if later.ply > move.ply}
    turn = table.turn
    return not others or (turn is not None and turn not in others and not moved_since & others)


def open_request(table: "Table") -> UndoRequest | None:
    """The open request. A move of a person, a refusal, a draw or the end of the game closes it."""
    note = next((n for n in reversed(table.notes) if n.kind in ("undo", "decline")), None)
    if note is None or note.kind == "decline":
        return None
    ply = int(note.text)
    since = [move for move in table.timeline.entries[note.ply :] if move.seat in table.human_seats]
    move = _last_move([note.seat], table.timeline.active)
    if since or move is None or move.ply != ply or table.over:
        return None
    answers = {later.seat for later in table.notes[note.number :] if later.kind == "agree"}
    missing = table.human_seats - answers - {note.seat}
    return UndoRequest(note.seat, move, frozenset(answers), frozenset(missing))


def request_notes(
    table: "Table", seats: Collection[int], move: Move, client: str | None = None
) -> list[Note]:
    """The notes that request an undo. The other seats of the same person agree at once."""
    notes = [table.note(move.seat, "undo", str(move.ply), client=client)]
    for seat in sorted(table.human_seats & set(seats) - {move.seat}):
        notes.append(table.note(seat, "agree", offset=len(notes)))
    return notes


def view(table: "Table", seats: Collection[int]) -> UndoView:
    """What the holder of `seats` can do about undo."""
    move = undoable_move(table, seats)
    request = open_request(table)
    return {
        "ply": None if move is None else move.ply,
        "at_once": move is not None and is_immediate(table, seats, move),
        "asked": None if request is None else request.seat,
        "agreed": [] if request is None else sorted(request.agreed),
        "answer": request is not None and bool(request.missing & set(seats)),
    }
