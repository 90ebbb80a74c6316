"""Migrates a database to the schema of this version, or explains why it cannot."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from azulejos.server.http.errors import BadDatabase
from azulejos.server.storage.schema import HEAD
from azulejos.words import Message

LOCK: Final = 0x617A756C  # "azul", for PostgreSQL's advisory lock
VERSIONS: Final = "alembic_version"


def upgrade(engine: Engine, to: str = HEAD) -> None:
    """Apply the missing migrations; BadDatabase explains what to do if that fails.

    Several servers may start at once: one of them migrates, the others wait.
    """
    place = engine.url.database if engine.dialect.name == "sqlite" else engine.url.host
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            version = _version(connection, str(place))
            if version != to:
                _migrate(connection, version, to, str(place))
        if engine.dialect.name == "sqlite":
            _enable_wal(engine)
    except SQLAlchemyError as error:
        raise BadDatabase(_advice(error, str(place))) from error


def check_version(engine: Engine) -> None:
    """BadDatabase, unless the database has the schema of this version: nothing is changed."""
    place = engine.url.database if engine.dialect.name == "sqlite" else engine.url.host
    if engine.dialect.name == "sqlite" and not Path(str(place)).exists():
        raise BadDatabase(Message("database-missing", place=str(place)))
    try:
        with engine.connect().execution_options(reading=True) as connection:
            version = _version(connection, str(place))
    except SQLAlchemyError as error:
        raise BadDatabase(_advice(error, str(place))) from error
    if version != HEAD:
        step = version or "-"
        raise BadDatabase(Message("database-not-current", place=str(place), step=step, known=HEAD))


def _enable_wal(engine: Engine) -> None:
    """Turn on write-ahead logging, so that readers and the writer do not block each other.

    The setting is stored in the file. It comes last, after the check that the file is ours.
    """
    connection = engine.raw_connection()
    connection.cursor().execute("PRAGMA journal_mode=WAL")
    connection.close()


def _version(connection: Connection, place: str) -> str | None:
    """The newest migration in the database; None for an empty database."""
    names = inspect(connection).get_table_names()
    if VERSIONS in names:
        version: str | None = connection.scalar(text(f"SELECT version_num FROM {VERSIONS}"))
        return version
    if names:
        raise BadDatabase(Message("database-other", place=place, names=", ".join(names[:3])))
    return None


def _migrate(connection: Connection, version: str | None, to: str, place: str) -> None:
    from alembic import command  # imported here: it is slow to import and rarely needed
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if version is not None and version not in known:
        raise BadDatabase(Message("database-newer", place=place, step=version, known=HEAD))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def _advice(error: SQLAlchemyError, place: str) -> Message:
    reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
    if "not a database" in reason or "malformed" in reason:
        return Message("database-damaged", place=place, reason=reason)
    return Message("database-unusable", place=place, reason=reason)
