"""The database schema: two append-only logs for each table, its seats, and their claims.

The state of a table follows from its logs. `moves` has the moves, nature's draws included, and the
undos; `notes` has chat messages, requests and answers. Entries never change, except that an
operator can erase what a person has written.
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

HEAD: Final = "0007"
"""The newest migration: the schema that this version of the program needs."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("made_at", Float, nullable=False),
    Column("made_by", LargeBinary(32)),  # the browser that made it, hashed
    Column("game", String(32), nullable=False),
    Column("asked", Text, nullable=False),  # the requested options, JSON
    Column("options", Text, nullable=False),  # the complete options, JSON
    Column("start", Integer, nullable=False),
    Column("attempt", LargeBinary(32), unique=True),  # who made it by which attempt, hashed
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("bot", String(64)),  # the player's name; NULL for a person
    Column("name", Text, nullable=False),
    Column("token", LargeBinary(32)),  # hashed, so that the database opens no seat
)

claims = Table(
    "claims",
    metadata,
    Column("browser", LargeBinary(32), primary_key=True),  # hashed as well
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
    Column("client", String(64)),  # the client's name for its attempt
    Column("at", Float, nullable=False),
)

removals = Table(  # tables that a browser has taken off its list
    "removals",
    metadata,
    Column("browser", LargeBinary(32), primary_key=True),  # hashed as well
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
)

bot_turns = Table(  # the queue of servers that share a PostgreSQL database
    "bot_turns",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("owner", String(64), nullable=False),  # for whom the bot plays: an address, hashed
    Column("due", Float, nullable=False),  # the smallest is taken first
    Column("leased_until", Float, nullable=False),  # 0: waiting
    Column("worker", String(32)),  # who has taken it
)

actions = Table(  # what operators have done
    "actions",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("table_id", String(32), nullable=False),  # the table may be deleted
    Column("what", String(16), nullable=False),
    Column("seat", Integer),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),  # -1: a spectator, or the table itself
    Column("kind", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("ply", Integer, nullable=False),  # the number of moves before it
    Column("at", Float, nullable=False),
    Column("client", String(64)),  # the client's name for its attempt
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("judge", String(32), nullable=False),  # the version of the analysis
    Column("content", Text, nullable=False),  # JSON
)
