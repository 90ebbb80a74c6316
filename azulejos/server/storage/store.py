"""Where tables are kept: SQLite or PostgreSQL, by the same code.

All writing happens in one thread, which commits what has come in meanwhile in one go: a commit that
is safe on the disk costs milliseconds, however many moves it holds. Nobody is told that something
was done before it is committed.
"""

import asyncio
import json
import queue
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, Row, create_engine, event, insert, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from azulejos.server.storage import schema
from azulejos.server.storage.log import Move, Note

CHANNEL: Final = "azulejos"
TOGETHER: Final = 100
READERS: Final = 4

Result = TypeVar("Result")
Work = Callable[[Connection], Any]


class Conflict(Exception):
    """Somebody else has written there first."""


@dataclass(frozen=True)
class KeptSeat:
    """A seat as it is kept."""

    bot: str | None
    name: str
    token: bytes | None


@dataclass
class Kept:
    """A table as it is kept."""

    id: str
    made_at: float
    made_by: bytes | None
    game: str
    asked: dict[str, Any]
    options: dict[str, Any]
    start: int
    seats: list[KeptSeat]
    moves: list[Move] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    claims: list[tuple[bytes, int]] = field(default_factory=list)
    """Which browsers may play for which seats."""


def connect(url: str) -> Engine:
    """An engine with the settings that our promises need."""
    if url.startswith("sqlite"):
        engine = create_engine(url, connect_args={"timeout": 10, "isolation_level": None})
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    return create_engine(url, pool_size=READERS + 1, pool_pre_ping=True)


def _set_up_sqlite(connection: Any, _: object) -> None:
    for setting in ("synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {setting}")


def _begin_sqlite(connection: Connection) -> None:
    reading = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


# --- What is written, within a transaction --------------------------------------------------------


def add(connection: Connection, kept: Kept) -> None:
    """A new table with all that belongs to it."""
    row = {name: getattr(kept, name) for name in ("id", "made_at", "made_by", "game", "start")}
    written = {"asked": json.dumps(kept.asked), "options": json.dumps(kept.options)}
    connection.execute(insert(schema.tables).values(**row, **written))
    rows = [
        {"table_id": kept.id, "seat": seat, **asdict(content)}
        for seat, content in enumerate(kept.seats)
    ]
    connection.execute(insert(schema.seats), rows)
    for browser, seat in kept.claims:
        claim(connection, kept.id, browser, seat)
    append(connection, kept.id, kept.moves, kept.notes)


def append(
    connection: Connection, table: str, moves: Iterable[Move], notes: Iterable[Note] = ()
) -> None:
    """Go on with the logs of a table; IntegrityError if somebody else has done so already."""
    for log, entries in ((schema.moves, moves), (schema.notes, notes)):
        rows = [{"table_id": table, **asdict(entry)} for entry in entries]
        if rows:
            connection.execute(insert(log), rows)


def claim(connection: Connection, table: str, browser: bytes, seat: int) -> None:
    """From now on this browser may play for the seat."""
    row = {"browser": browser, "table_id": table, "seat": seat}
    known = select(schema.claims).where(*(schema.claims.c[name] == row[name] for name in row))
    if connection.execute(known).first() is None:
        connection.execute(insert(schema.claims).values(row))


def change_token(connection: Connection, table: str, seat: int, token: bytes) -> None:
    """Another token for a seat; the old one opens nothing any more."""
    row = (schema.seats.c.table_id == table) & (schema.seats.c.seat == seat)
    connection.execute(update(schema.seats).where(row).values(token=token))


def notify(connection: Connection, message: dict[str, Any]) -> None:
    """Tell the other workers, if there can be any, once this transaction is committed."""
    if connection.dialect.name == "postgresql":
        call = text("SELECT pg_notify(:channel, :message)")
        connection.execute(call, {"channel": CHANNEL, "message": json.dumps(message)})


# --- What is read ---------------------------------------------------------------------------------


def load(connection: Connection, table: str) -> Kept | None:
    """A table with all that belongs to it."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).first()
    if row is None:
        return None
    content = row._asdict() | {"asked": json.loads(row.asked), "options": json.loads(row.options)}
    seats = [KeptSeat(r.bot, r.name, r.token) for r in _rows(connection, schema.seats, table)]
    moves, notes = load_logs(connection, table, 0, 0)
    claims = load_claims(connection, table)
    return Kept(**content, seats=seats, moves=moves, notes=notes, claims=claims)


def load_logs(
    connection: Connection, table: str, ply: int, number: int
) -> tuple[list[Move], list[Note]]:
    """The logs of a table from some point on."""
    moves, notes = schema.moves, schema.notes
    return (
        [
            Move(r.ply, r.seat, r.text, r.client, r.at)
            for r in _rows(connection, moves, table, moves.c.ply >= ply)
        ],
        [
            Note(r.number, r.seat, r.kind, r.text, r.ply, r.at)
            for r in _rows(connection, notes, table, notes.c.number >= number)
        ],
    )


def load_claims(connection: Connection, table: str) -> list[tuple[bytes, int]]:
    """Which browsers may play for which seats."""
    return [(bytes(r.browser), r.seat) for r in _rows(connection, schema.claims, table)]


def load_tokens(connection: Connection, table: str) -> dict[int, bytes | None]:
    """The token of each seat, hashed."""
    return {row.seat: row.token for row in _rows(connection, schema.seats, table)}


def tables_of(connection: Connection, browser: bytes, most: int) -> list[str]:
    """The tables that a browser has a seat at or has made, the newest first."""
    tables, claims = schema.tables, schema.claims
    seated = select(claims.c.table_id).where(claims.c.browser == browser)
    query = select(tables.c.id).where(tables.c.id.in_(seated) | (tables.c.made_by == browser))
    newest = query.order_by(tables.c.made_at.desc()).limit(most)
    return list(connection.scalars(newest))


def _rows(connection: Connection, source: Any, table: str, *conditions: Any) -> Sequence[Row[Any]]:
    query = select(source).where(source.c.table_id == table, *conditions)
    return connection.execute(query.order_by(*source.primary_key)).all()


# --- Threads --------------------------------------------------------------------------------------


class Store:
    """The database, for the event loop: `await store.write(...)`, `await store.read(...)`."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._jobs: queue.SimpleQueue[tuple[Work, Future[Any]] | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self._writer.start()

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Do some writing, and return when it is committed. Conflict: somebody else was faster."""
        future: Future[Result] = Future()
        self._jobs.put((work, future))
        return await asyncio.shield(asyncio.wrap_future(future))

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Do some reading."""

        def reading() -> Result:
            with self.engine.connect().execution_options(reading=True) as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, reading)

    def close(self) -> None:
        """Finish what was begun."""
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    def _write(self) -> None:
        while (job := self._jobs.get()) is not None:
            jobs = [job]
            while len(jobs) < TOGETHER and not self._jobs.empty():
                if (further := self._jobs.get()) is None:
                    self._jobs.put(None)
                    break
                jobs.append(further)
            self._commit(jobs)

    def _commit(self, jobs: list[tuple[Work, Future[Any]]]) -> None:
        try:
            with self.engine.begin() as connection:
                outcomes = [_attempt(connection, work) for work, _ in jobs]
        except Exception as error:
            if len(jobs) == 1:
                jobs[0][1].set_exception(error)
            else:  # what went wrong with one of them shall not harm the others
                for job in jobs:
                    self._commit([job])
            return
        for (_, future), outcome in zip(jobs, outcomes, strict=True):
            if isinstance(outcome, Conflict):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)


def _attempt(connection: Connection, work: Work) -> Any:
    try:
        with connection.begin_nested():
            return work(connection)
    except IntegrityError as error:
        return Conflict(str(error))


__all__ = ["Conflict", "Kept", "KeptSeat", "SQLAlchemyError", "Store", "connect"]
