"""What is kept: two append-only logs a table, and who may sit where.

A table is what its logs say. `moves` has what was played, nature's draws included, and what was
taken back; `notes` has what was said, asked and agreed. Nothing in them is ever changed.
"""

from typing import Final

from sqlalchemy import (
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

HEAD: Final = "0002"
"""The newest migration: what this version of the program works with."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("made_at", Float, nullable=False),
    Column("made_by", LargeBinary(32)),  # the browser that made it, hashed
    Column("game", String(32), nullable=False),
    Column("asked", Text, nullable=False),  # the options as asked for, JSON
    Column("options", Text, nullable=False),  # the options in full, JSON
    Column("start", Integer, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("bot", String(64)),  # the player's name; NULL for a person
    Column("name", Text, nullable=False),
    Column("token", LargeBinary(32)),  # hashed: whoever reads the database cannot sit down
)

claims = Table(
    "claims",
    metadata,
    Column("browser", LargeBinary(32), primary_key=True),  # hashed, too
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),  # -1: nature
    Column("text", Text, nullable=False),  # a move, or "undo N"
    Column("client", String(64)),  # what the client called its attempt
    Column("at", Float, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),  # -1: a spectator, or the table itself
    Column("kind", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("ply", Integer, nullable=False),  # how many moves there were
    Column("at", Float, nullable=False),
)
