"""Taking back: at once where it concerns nobody else, otherwise if all others agree.

A move can be taken back as long as nature has drawn nothing after it: what was revealed stays
revealed. It is taken back at once if no other person has moved since and none is to move (so one's
own unfinished turn, and everything against bots); otherwise the other persons are asked. What is
taken back stays in the log, followed by an entry that says so.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from azulejos.server.storage.log import Move, Note, last_of

if TYPE_CHECKING:
    from azulejos.server.tables.table import Table


@dataclass(frozen=True)
class Request:
    """Somebody asks to take back a move."""

    seat: int
    move: Move
    agreed: frozenset[int]
    missing: frozenset[int]
    """The seats that have not answered yet."""


def target(table: "Table", mine: Collection[int]) -> Move | None:
    """The move that would be taken back: the last one of these seats, if nature allows it."""
    return None if table.next else last_of(mine, table.stand)


def at_once(table: "Table", mine: Collection[int], move: Move) -> bool:
    """Whether nobody need be asked."""
    others = table.people - set(mine)
    since = {later.seat for later in table.stand if later.ply > move.ply}
    turn = table.match.turn
    return not others or (turn is not None and turn not in others and not since & others)


def request(table: "Table") -> Request | None:
    """What is being asked now: until a person moves, declines, or nature draws."""
    asked = next((n for n in reversed(table.notes) if n.kind in ("undo", "decline")), None)
    if asked is None or asked.kind == "decline":
        return None
    ply = int(asked.text)
    since = [move for move in table.moves[asked.ply :] if move.seat in table.people]
    move = last_of([asked.seat], table.stand)
    if since or move is None or move.ply != ply or table.next:
        return None
    answers = {note.seat for note in table.notes[asked.number :] if note.kind == "agree"}
    missing = table.people - answers - {asked.seat}
    return Request(asked.seat, move, frozenset(answers), frozenset(missing))


def asking(table: "Table", mine: Collection[int], move: Move) -> list[Note]:
    """The notes that ask for it. Who holds several seats agrees for all of them."""
    notes = [table.note(move.seat, "undo", str(move.ply))]
    for seat in sorted(table.people & set(mine) - {move.seat}):
        notes.append(table.note(seat, "agree", after=len(notes)))
    return notes


def shown(table: "Table", mine: Collection[int]) -> dict[str, Any]:
    """For the view: what one may do about taking back."""
    move = target(table, mine)
    asked = request(table)
    return {
        "ply": None if move is None else move.ply,
        "at_once": move is not None and at_once(table, mine, move),
        "asked": None if asked is None else asked.seat,
        "agreed": [] if asked is None else sorted(asked.agreed),
        "answer": asked is not None and bool(asked.missing & set(mine)),
    }
