"""Backups: a whole database as one compressed file, made while servers run.

The file has one JSON value on each line: a head, the rows, and a foot with the number of rows and a
checksum of all before it. It is the same for both databases, so a backup of one can be restored
into the other.
"""

import gzip
import hashlib
import json
import os
import time
from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from typing import Final, NamedTuple

from sqlalchemy import Connection, Engine, LargeBinary, RowMapping, Table, func, insert, select

from azulejos.notation.errors import NotationError
from azulejos.notation.position import JsonObject
from azulejos.server.storage import schema, store
from azulejos.server.storage.migrate import upgrade
from azulejos.words import Message

FORMAT: Final = "azulejos backup"
CHUNK: Final = 1000
PARTS: Final = [part for part in schema.metadata.sorted_tables if part is not schema.bot_turns]
"""What a backup has, in an order in which rows refer to earlier rows. Bots are asked anew."""


class BadBackup(NotationError):
    """A backup that cannot be restored: the message says why."""


class Content(NamedTuple):
    """How many rows a backup has of each part."""

    rows: dict[str, int]

    @property
    def tables(self) -> int:
        """Its tables."""
        return self.rows.get(schema.tables.name, 0)

    @property
    def moves(self) -> int:
        """The moves at all its tables."""
        return self.rows.get(schema.moves.name, 0)


# --- Making one -----------------------------------------------------------------------------------


def back_up(engine: Engine, file: str) -> Content:
    """Write all rows as they are at one instant. The file appears when it is complete."""
    partial = f"{file}.part"
    with gzip.open(partial, "wb", compresslevel=6) as out:
        content = _write(engine, out)
    with open(partial, "rb") as written:
        os.fsync(written.fileno())
    os.replace(partial, file)
    return content


def _write(engine: Engine, out: gzip.GzipFile) -> Content:
    digest, counts = hashlib.sha256(), Counter[str]()

    def put(value: object) -> None:
        line = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        digest.update(line)
        out.write(line)

    put({"format": FORMAT, "schema": schema.HEAD, "at": time.time()})
    with _snapshot(engine) as connection:
        for part in PARTS:
            for row in connection.execute(select(part).order_by(*part.primary_key)).yield_per(
                CHUNK
            ):
                counts[part.name] += 1
                put([part.name, _encode(part, row._mapping)])
    foot = {"rows": dict(counts), "sha256": digest.hexdigest()}
    out.write(json.dumps(foot).encode() + b"\n")
    return Content(dict(counts))


def _snapshot(engine: Engine) -> Connection:
    """A connection that sees one instant. SQLite's readers do that by themselves."""
    connection = engine.connect()
    if engine.dialect.name == "postgresql":
        return connection.execution_options(isolation_level="REPEATABLE READ")
    return connection.execution_options(reading=True)


def _encode(part: Table, row: RowMapping) -> JsonObject:
    values = {column.name: row[column.name] for column in part.columns}
    return {
        name: value.hex() if isinstance(value, bytes) else value for name, value in values.items()
    }


def _decode(part: Table, row: JsonObject) -> JsonObject:
    binary = {column.name for column in part.columns if isinstance(column.type, LargeBinary)}
    return {
        name: bytes.fromhex(value) if name in binary and value is not None else value
        for name, value in row.items()
    }


# --- Reading one ----------------------------------------------------------------------------------


def check(file: str) -> Content:
    """Read a whole backup. BadBackup: it is damaged, incomplete, or of a newer version."""
    digest, counts = hashlib.sha256(), Counter[str]()
    foot: object = None
    try:
        with gzip.open(file, "rb") as lines:
            head = lines.readline()
            _check_head(json.loads(head), file)
            digest.update(head)
            for line in lines:
                foot = json.loads(line)
                if isinstance(foot, list):
                    counts[foot[0]] += 1
                    digest.update(line)
    except (OSError, EOFError, ValueError) as error:
        if isinstance(error, (BadBackup, FileNotFoundError)):
            raise
        raise BadBackup(Message("admin-damaged", file=file, reason=str(error))) from None
    expected = {"rows": dict(counts), "sha256": digest.hexdigest()}
    if foot != expected:
        raise BadBackup(Message("admin-incomplete", file=file))
    return Content(dict(counts))


def _check_head(head: object, file: str) -> None:
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise BadBackup(Message("admin-no-backup", file=file))
    if str(head.get("schema")) > schema.HEAD:
        raise BadBackup(Message("admin-newer", file=file))


def restore(engine: Engine, file: str) -> Content:
    """Fill an empty database from a backup, in one transaction, and check what is there then."""
    content = check(file)
    upgrade(engine)
    parts = {part.name: part for part in PARTS}
    with engine.begin() as connection:
        if _rows(connection, schema.tables):
            raise BadBackup(Message("admin-not-empty"))
        for name, rows in groupby(_read(file), key=lambda row: row[0]):
            _insert(connection, parts[name], (_decode(parts[name], row) for _, row in rows))
        restored = {name: count for name in parts if (count := _rows(connection, parts[name]))}
        if restored != content.rows:
            raise BadBackup(Message("admin-incomplete", file=file))
    return content


def _read(file: str) -> Iterator[tuple[str, JsonObject]]:
    with gzip.open(file, "rb") as lines:
        for line in lines:
            value = json.loads(line)
            if isinstance(value, list):
                yield value[0], value[1]


def _insert(connection: Connection, part: Table, rows: Iterator[JsonObject]) -> None:
    chunk: list[JsonObject] = []
    for row in rows:
        chunk.append(row)
        if len(chunk) == CHUNK:
            connection.execute(insert(part), chunk)
            chunk = []
    if chunk:
        connection.execute(insert(part), chunk)


def _rows(connection: Connection, part: Table) -> int:
    return connection.scalar(select(func.count()).select_from(part)) or 0


def table_names(engine: Engine) -> list[str]:
    """The names of all tables of a database."""
    with engine.connect().execution_options(reading=True) as connection:
        return list(connection.scalars(select(schema.tables.c.id)))


def load_table(engine: Engine, name: str) -> store.StoredTable:
    """A table of a database."""
    with engine.connect().execution_options(reading=True) as connection:
        found = store.load(connection, name)
    assert found is not None
    return found
