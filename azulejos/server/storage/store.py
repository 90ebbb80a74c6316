"""The store of tables: SQLite or PostgreSQL, with the same code.

One thread does all writing. It commits all waiting jobs in one transaction, because a durable
commit costs milliseconds, however many moves it holds. Callers continue after the commit.
"""

import asyncio
import json
import queue
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, Row, create_engine, event, insert, select, update
from sqlalchemy.exc import IntegrityError, OperationalError

from azulejos.notation import Options
from azulejos.server import metrics
from azulejos.server.storage import schema
from azulejos.server.storage.log import Move, Note

BATCH: Final = 100
"""Jobs in one transaction at most."""
LOCK_TIMEOUT: Final = 3.0
"""Seconds that a transaction waits for a locked SQLite file."""
READERS: Final = 4
"""Threads that read."""

Result = TypeVar("Result")
Job = Callable[[Connection], Any]
"""What to do within a transaction."""


class Conflict(Exception):
    """Another worker has written the same log entry first."""


@dataclass(frozen=True)
class StoredSeat:
    """A seat as it is stored."""

    bot: str | None
    name: str
    token: bytes | None


@dataclass
class StoredTable:
    """A table as it is stored."""

    id: str
    made_at: float
    made_by: bytes | None
    game: str
    requested: Options
    """The options that the table was made with; a rematch uses them again."""
    options: Options
    """The complete options, with what was chosen at random."""
    start: int
    seats: list[StoredSeat]
    moves: list[Move] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    claims: list[tuple[bytes, int]] = field(default_factory=list)
    """Pairs of a browser and a seat that it may play for."""
    attempt: bytes | None = None
    """Who made it by which attempt, hashed; None if the client did not name its attempt."""


def connect(url: str) -> Engine:
    """An engine whose commits are durable and whose foreign keys are checked.

    Its errors do not have the values of a statement, because errors are logged.
    """
    if url.startswith("sqlite"):
        options = {"timeout": LOCK_TIMEOUT, "isolation_level": None}
        engine = create_engine(url, connect_args=options, hide_parameters=True)
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    return create_engine(url, pool_size=READERS + 1, pool_pre_ping=True, hide_parameters=True)


def _set_up_sqlite(connection: Any, _: object) -> None:
    for setting in ("synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {setting}")


def _begin_sqlite(connection: Connection) -> None:
    reading = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


# --- Writing, within a transaction ----------------------------------------------------------------


def add(connection: Connection, table: StoredTable) -> None:
    """Insert a table with its seats, claims and logs."""
    plain = ("id", "made_at", "made_by", "game", "start", "attempt")
    columns = {name: getattr(table, name) for name in plain}
    encoded = {"asked": json.dumps(table.requested), "options": json.dumps(table.options)}
    connection.execute(insert(schema.tables).values(**columns, **encoded))
    rows = [
        {"table_id": table.id, "seat": number, **asdict(seat)}
        for number, seat in enumerate(table.seats)
    ]
    connection.execute(insert(schema.seats), rows)
    for browser, number in table.claims:
        claim(connection, table.id, browser, number)
    append(connection, table.id, table.moves, table.notes)


def append(
    connection: Connection, table: str, moves: Iterable[Move], notes: Iterable[Note] = ()
) -> None:
    """Append to the logs of a table; IntegrityError if the entries exist already."""
    for log, entries in ((schema.moves, moves), (schema.notes, notes)):
        rows = [{"table_id": table, **asdict(entry)} for entry in entries]
        if rows:
            connection.execute(insert(log), rows)


def claim(connection: Connection, table: str, browser: bytes, seat: int) -> None:
    """Let a browser play for a seat."""
    row = {"browser": browser, "table_id": table, "seat": seat}
    same = select(schema.claims).where(*(schema.claims.c[name] == row[name] for name in row))
    if connection.execute(same).first() is None:
        connection.execute(insert(schema.claims).values(row))


def change_token(connection: Connection, table: str, seat: int, token: bytes) -> None:
    """Replace the token of a seat; the old one stops working."""
    row = (schema.seats.c.table_id == table) & (schema.seats.c.seat == seat)
    connection.execute(update(schema.seats).where(row).values(token=token))


def remove(connection: Connection, table: str, browser: bytes) -> None:
    """Take a table off the list of a browser."""
    row = {"browser": browser, "table_id": table}
    same = select(schema.removals).where(*(schema.removals.c[name] == row[name] for name in row))
    if connection.execute(same).first() is None:
        connection.execute(insert(schema.removals).values(row))


# --- Reading --------------------------------------------------------------------------------------


def load(connection: Connection, table: str) -> StoredTable | None:
    """A table with its seats, claims and logs; None if there is none."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).first()
    if row is None:
        return None
    seats = [StoredSeat(r.bot, r.name, r.token) for r in _rows(connection, schema.seats, table)]
    moves, notes = load_logs(connection, table, 0, 0)
    claims = load_claims(connection, table)
    requested, options = json.loads(row.asked), json.loads(row.options)
    head = (row.id, row.made_at, row.made_by, row.game, requested, options, row.start)
    return StoredTable(*head, seats, moves, notes, claims, row.attempt)


def table_of_attempt(connection: Connection, attempt: bytes) -> str | None:
    """The table that an attempt has made; None if there is none."""
    query = select(schema.tables.c.id).where(schema.tables.c.attempt == attempt)
    return connection.scalar(query)


def load_logs(
    connection: Connection, table: str, ply: int, number: int
) -> tuple[list[Move], list[Note]]:
    """The logs of a table, from a ply and from a note's number on."""
    moves, notes = schema.moves, schema.notes
    return (
        [
            Move(r.ply, r.seat, r.text, r.client, r.at)
            for r in _rows(connection, moves, table, moves.c.ply >= ply)
        ],
        [
            Note(r.number, r.seat, r.kind, r.text, r.ply, r.at, r.client)
            for r in _rows(connection, notes, table, notes.c.number >= number)
        ],
    )


def load_claims(connection: Connection, table: str) -> list[tuple[bytes, int]]:
    """The claims of a table: pairs of a browser and a seat."""
    return [(bytes(r.browser), r.seat) for r in _rows(connection, schema.claims, table)]


def load_tokens(connection: Connection, table: str) -> dict[int, bytes | None]:
    """The token of each seat, hashed."""
    return {row.seat: row.token for row in _rows(connection, schema.seats, table)}


def tables_of(connection: Connection, browser: bytes, most: int) -> list[str]:
    """The tables that a browser made or has a seat at, newest first, without removed ones."""
    tables, claims, removals = schema.tables, schema.claims, schema.removals
    removed = select(removals.c.table_id).where(removals.c.browser == browser)
    seated = select(claims.c.table_id).where(claims.c.browser == browser)
    query = select(tables.c.id).where(tables.c.id.in_(seated) | (tables.c.made_by == browser))
    kept = query.where(tables.c.id.not_in(removed))
    newest = kept.order_by(tables.c.made_at.desc()).limit(most)
    return list(connection.scalars(newest))


def _rows(connection: Connection, source: Any, table: str, *conditions: Any) -> Sequence[Row[Any]]:
    query = select(source).where(source.c.table_id == table, *conditions)
    return connection.execute(query.order_by(*source.primary_key)).all()


# --- Threads --------------------------------------------------------------------------------------


class Store:
    """The database, for the event loop: `await store.write(...)`, `await store.read(...)`."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._jobs: queue.SimpleQueue[tuple[Job, Future[Any]] | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self._writer.start()

    async def write(self, job: Callable[[Connection], Result]) -> Result:
        """Run a job, and return after its commit. Conflict: another worker was faster."""
        future: Future[Result] = Future()
        self._jobs.put((job, future))
        return await asyncio.shield(asyncio.wrap_future(future))

    async def read(self, job: Callable[[Connection], Result]) -> Result:
        """Run a job that only reads."""

        def reading() -> Result:
            with self.engine.connect().execution_options(reading=True) as connection:
                return job(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, reading)

    def close(self) -> None:
        """Finish the waiting jobs, and disconnect."""
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown()
        self.engine.dispose()

    def _write(self) -> None:
        while (job := self._jobs.get()) is not None:
            jobs = [job]
            while len(jobs) < BATCH and not self._jobs.empty():
                if (further := self._jobs.get()) is None:
                    self._jobs.put(None)
                    break
                jobs.append(further)
            self._commit(jobs)

    def _commit(self, jobs: list[tuple[Job, Future[Any]]]) -> None:
        metrics.BATCHES.observe(len(jobs))
        try:
            with metrics.COMMITS.time(), self.engine.begin() as connection:
                outcomes = [_attempt(connection, job) for job, _ in jobs]
        except Exception as error:
            metrics.FAILED_COMMITS.inc()
            if len(jobs) == 1 or isinstance(error, OperationalError):
                for _, future in jobs:  # the database itself refuses, so it would refuse each
                    future.set_exception(error)
            else:  # one bad job must not fail the others
                for single in jobs:
                    self._commit([single])
            return
        for (_, future), outcome in zip(jobs, outcomes, strict=True):
            if isinstance(outcome, Conflict):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)


def _attempt(connection: Connection, job: Job) -> Any:
    try:
        with connection.begin_nested():
            return job(connection)
    except IntegrityError as error:
        return Conflict(str(error))
