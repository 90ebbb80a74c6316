"""What a table shows to its players and spectators, as the API sends it."""

from collections.abc import Collection
from typing import TYPE_CHECKING, Final, Literal, TypedDict

from azulejos.notation import Options, Position
from azulejos.server.storage.log import NATURE
from azulejos.server.tables import giving_up, hints, undo
from azulejos.server.tables.giving_up import EndingView, Reason
from azulejos.server.tables.hints import HintsView
from azulejos.server.tables.undo import UndoView

if TYPE_CHECKING:
    from azulejos.server.tables.table import Table

CHAT_SHOWN: Final = 50
"""Chat messages in a view: the newest."""


class SeatView(TypedDict):
    """A seat, as everybody sees it."""

    kind: Literal["person", "bot"]
    name: str
    named: bool
    player: str | None
    present: bool
    seated: bool
    gave_up: Reason | None


class ChatView(TypedDict):
    """A chat message."""

    number: int
    seat: int
    text: str
    ply: int
    at: float


class RematchView(TypedDict):
    """Which seats want a rematch, and its table when there is one."""

    agreed: list[int]
    table: str | None


class View(TypedDict):
    """A table as it is shown to the holder of some seats; `http/models.py` explains the fields."""

    table: str
    version: int
    ply: int
    game: str
    options: Options
    names: list[str]
    seats: list[SeatView]
    mine: list[int]
    turn: int | Literal["nature"] | None
    position: Position
    legal: list[str]
    last: list[int | str] | None
    scores: list[int]
    winners: list[int]
    ended: EndingView | None
    undo: UndoView
    chat: list[ChatView]
    rematch: RematchView
    hints: HintsView
    closed: bool


class LogEntry(TypedDict):
    """An entry in the log of moves, as the API sends it."""

    ply: int
    seat: int | Literal["nature"]
    move: str
    undone: bool
    at: float


def view(table: "Table", seats: Collection[int], present: Collection[int]) -> View:
    """The table as it is shown to the holder of `seats`, while the seats `present` are online."""
    match = table.match
    last = table.timeline.last_move(table.ply)
    return {
        "table": table.id,
        "version": table.version,
        "ply": table.ply,
        "game": match.game,
        "options": table.stored.options,
        "names": table.public_names(),
        "seats": [_seat(table, seat, present) for seat in range(match.players)],
        "mine": sorted(seats),
        "turn": table.turn,
        "position": table.position,
        "legal": match.moves() if table.turn in seats and not table.is_closed else [],
        "last": list(last) if last else None,
        "scores": match.scores,
        "winners": table.winners,
        "ended": giving_up.view(table),
        "undo": undo.view(table, seats),
        "chat": _chat(table),
        "rematch": {"agreed": sorted(table.wants_rematch()), "table": table.rematch_table},
        "hints": hints.view(table, seats),
        "closed": table.is_closed,
    }


def _seat(table: "Table", seat: int, present: Collection[int]) -> SeatView:
    bot = table.bot_of(seat)
    return {
        "kind": "person" if bot is None else "bot",
        "name": table.public_names()[seat],
        "named": bool(table.names[seat]),
        "player": bot,
        "present": bot is not None or seat in present,
        "seated": bot is not None or seat in present or table.is_claimed(seat),
        "gave_up": table.gave_up.get(seat),
    }


def _chat(table: "Table") -> list[ChatView]:
    messages = [note for note in table.notes if note.kind == "chat"][-CHAT_SHOWN:]
    return [
        {"number": n.number, "seat": n.seat, "text": n.text, "ply": n.ply, "at": n.at}
        for n in messages
    ]


def log_entries(table: "Table", first: int) -> list[LogEntry]:
    """The log of moves from the ply `first` on."""
    active = {move.ply for move in table.timeline.active}
    return [
        {
            "ply": move.ply,
            "seat": "nature" if move.seat == NATURE else move.seat,
            "move": move.text,
            "undone": move.undoes_from is None and move.ply not in active,
            "at": move.at,
        }
        for move in table.timeline.entries[first:]
    ]
