"""What the operator of a server does with tables, within a transaction.

An action is logged in `actions`. Running servers read that log, and load the table again. Closing
and muting are notes of the table, like everything that changes it.
"""

import time
from dataclasses import asdict
from typing import Final, NamedTuple

from sqlalchemy import (
    Case,
    Connection,
    ScalarSelect,
    Table,
    case,
    delete,
    func,
    insert,
    select,
    update,
)

from azulejos.notation.position import JsonObject
from azulejos.server.storage import schema, store
from azulejos.server.storage.log import NATURE, NO_SEAT, WRITTEN, Note
from azulejos.server.storage.store import StoredTable

ERASED: Final = "erased"
"""The kind of a note whose text was removed."""
DAY: Final = 86_400


class NoTable(LookupError):
    """There is no such table."""


class Line(NamedTuple):
    """A table in a list."""

    id: str
    game: str
    made_at: float
    last_at: float
    moves: int
    notes: int


def find_tables(connection: Connection, most: int, game: str | None = None) -> list[Line]:
    """The tables that were used last, newest first."""
    last = _last_use().label("last_at")
    tables = schema.tables
    query = select(
        tables.c.id, tables.c.game, tables.c.made_at, last, _count(schema.moves),
        _count(schema.notes),
    ).order_by(last.desc()).limit(most)  # fmt: skip
    if game is not None:
        query = query.where(tables.c.game == game)
    return [Line(*row) for row in connection.execute(query)]


def find_table(connection: Connection, table: str) -> StoredTable:
    """A table with everything that is stored of it."""
    found = store.load(connection, table)
    if found is None:
        raise NoTable(table)
    return found


def export(connection: Connection, table: str) -> JsonObject:
    """Everything that is stored of a table, without its secrets."""
    found = find_table(connection, table)
    return {
        "table": found.id,
        "made_at": found.made_at,
        "game": found.game,
        "options": found.options,
        "start": found.start,
        "seats": [{"bot": seat.bot, "name": seat.name} for seat in found.seats],
        "moves": [asdict(move) for move in found.moves],
        "notes": [asdict(note) for note in found.notes],
    }


def close(connection: Connection, table: str) -> None:
    """Allow no more changes."""
    _note(connection, table, "closed")


def reopen(connection: Connection, table: str) -> None:
    """Allow changes again."""
    _note(connection, table, "reopened")


def mute(connection: Connection, table: str, seat: int) -> None:
    """Let a seat write no more chat or names."""
    _note(connection, table, "muted", seat)


def unmute(connection: Connection, table: str, seat: int) -> None:
    """Let a seat write again."""
    _note(connection, table, "unmuted", seat)


def erase(connection: Connection, table: str, seat: int) -> int:
    """Remove what the person at a seat has written: chat and names. How many texts that were."""
    notes, seats = schema.notes, schema.seats
    own = (notes.c.table_id == table, notes.c.seat == seat, notes.c.kind.in_(WRITTEN))
    erased = connection.execute(update(notes).where(*own).values(kind=ERASED, text="")).rowcount
    place = (seats.c.table_id == table, seats.c.seat == seat, seats.c.name != "")
    erased += connection.execute(update(seats).where(*place).values(name="")).rowcount
    _note(connection, table, "erasure", seat)
    return erased


def free_seat(connection: Connection, table: str, seat: int, token: bytes) -> None:
    """Give a seat to whoever gets its new token: nobody plays for it before."""
    claims = schema.claims
    own = (claims.c.table_id == table, claims.c.seat == seat)
    connection.execute(delete(claims).where(*own))
    store.change_token(connection, table, seat, token)
    _note(connection, table, "freed", seat)


def delete_table(connection: Connection, table: str) -> None:
    """Delete a table with everything that is stored of it."""
    find_table(connection, table)
    for part in schema.metadata.tables.values():
        if "table_id" in part.c and part is not schema.actions:
            connection.execute(delete(part).where(part.c.table_id == table))
    connection.execute(delete(schema.tables).where(schema.tables.c.id == table))
    _log(connection, table, "deleted")


# --- Retention ------------------------------------------------------------------------------------


class Retention(NamedTuple):
    """How long tables are kept after their last move or message; None is for ever."""

    used: float | None
    """Days, for a table at which a person or a bot has moved."""
    unused: float | None
    """Days, for a table at which nobody has ever moved."""


def expired(connection: Connection, rule: Retention, now: float) -> list[str]:
    """The tables that a rule no longer keeps."""
    found: list[str] = []
    moved = (
        select(schema.moves.c.ply)
        .where(schema.moves.c.table_id == schema.tables.c.id, schema.moves.c.seat != NATURE)
        .exists()
    )
    for days, condition in ((rule.used, moved), (rule.unused, ~moved)):
        if days is not None:
            query = select(schema.tables.c.id).where(condition, _last_use() < now - days * DAY)
            found += connection.scalars(query)
    return found


def prune(connection: Connection, rule: Retention, now: float) -> list[str]:
    """Delete the tables that a rule no longer keeps; their names."""
    tables = expired(connection, rule, now)
    for table in tables:
        delete_table(connection, table)
    return tables


# --- Actions --------------------------------------------------------------------------------------


def last_action(connection: Connection) -> int:
    """The number of the newest action; 0 if there is none."""
    return connection.scalar(select(func.max(schema.actions.c.number))) or 0


def actions_after(connection: Connection, number: int) -> list[tuple[int, str]]:
    """Numbers and tables of later actions."""
    actions = schema.actions
    query = select(actions.c.number, actions.c.table_id).where(actions.c.number > number)
    rows = connection.execute(query.order_by(actions.c.number))
    return [(row.number, row.table_id) for row in rows]


def _log(connection: Connection, table: str, what: str, seat: int | None = None) -> None:
    row = {"number": last_action(connection) + 1, "at": time.time()}
    connection.execute(insert(schema.actions).values(**row, table_id=table, what=what, seat=seat))


def _note(connection: Connection, table: str, kind: str, seat: int | None = None) -> None:
    found = find_table(connection, table)
    persons = [number for number, place in enumerate(found.seats) if place.bot is None]
    if seat is not None and seat not in persons:
        raise NoTable(f"{table} {seat}")
    place = NO_SEAT if seat is None else seat
    note = Note(len(found.notes), place, kind, "", len(found.moves), time.time())
    store.append(connection, table, (), [note])
    _log(connection, table, kind, seat)


def _count(log: Table) -> ScalarSelect[int]:
    query = select(func.count()).where(log.c.table_id == schema.tables.c.id)
    return query.scalar_subquery()


def _last_use() -> Case[float]:
    """When the last move or message was; at least, when the table was made."""
    times = [
        func.coalesce(
            select(func.max(log.c.at))
            .where(log.c.table_id == schema.tables.c.id)
            .scalar_subquery(),
            schema.tables.c.made_at,
        )
        for log in (schema.moves, schema.notes)
    ]
    return case((times[0] > times[1], times[0]), else_=times[1])
