"""Giving up a seat: what happens to the game when a person does not play on.

A note in the log says which seat gives up, and why: its person resigns or leaves. Whatever else may
end a person's game, such as a clock, writes the same note with another reason.

A game of two is over then, and the other seat wins. With more players, a bot goes on in the seat.
"""

from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypedDict, cast

from azulejos.notation import Position

if TYPE_CHECKING:
    from azulejos.server.tables.table import Table

GIVES_UP: Final = "gives_up"
"""The kind of the note; its text is the reason."""
SUBSTITUTE: Final = "artisan"
"""The level of the bot that goes on in a seat: it neither gives the game away nor decides it."""
Reason = Literal["resign", "leave"]
HEADERS: Final[dict[Reason, str]] = {"resign": "Resigned", "leave": "Left"}
"""How a record calls the reason."""


class Ending(NamedTuple):
    """A game that has ended because a seat has given up."""

    seat: int
    reason: Reason


class EndingView(TypedDict):
    """The same, as the API sends it."""

    seat: int
    reason: Reason


def reasons(table: "Table") -> dict[int, Reason]:
    """The seats that have given up, with their reasons."""
    notes = (note for note in table.notes if note.kind == GIVES_UP)
    return {note.seat: cast(Reason, note.text) for note in notes}


def ending(table: "Table") -> Ending | None:
    """Why the game is over before its last round; None if it is not."""
    if table.match.players > 2 or table.match.over:
        return None
    return next((Ending(seat, reason) for seat, reason in table.gave_up.items()), None)


def substitute(table: "Table", seat: int) -> str | None:
    """The bot that goes on in a seat; None if the seat's person plays, or the game is over."""
    return SUBSTITUTE if seat in table.gave_up and table.match.players > 2 else None


def view(table: "Table") -> EndingView | None:
    """Why the game is over before its last round, for the API."""
    found = table.ending
    return {"seat": found.seat, "reason": found.reason} if found else None


def shown(table: "Table", ply: int, position: Position) -> Position:
    """A position as pictures show it: the last one of a game that was given up has a winner."""
    if ply < table.ply or table.ending is None:
        return position
    return {**position, "phase": "over", "turn": None, "winners": table.winners}


def headers(table: "Table") -> dict[str, str]:
    """The headers of a record: `Resigned "1"`."""
    found: dict[str, str] = {}
    for seat, reason in sorted(table.gave_up.items()):
        name = HEADERS[reason]
        found[name] = f"{found[name]} {seat}" if name in found else str(seat)
    return found
