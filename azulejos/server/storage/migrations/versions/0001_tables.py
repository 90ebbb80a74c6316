"""Tables, seats, moves."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("made_by", sa.LargeBinary(32)),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("asked", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("start", sa.Integer, nullable=False),
    )
    op.create_index("tables_made_by", "tables", ["made_by"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("bot", sa.String(64)),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("token", sa.LargeBinary(32)),
    )
    op.create_table(
        "claims",
        sa.Column("browser", sa.LargeBinary(32), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    )
    op.create_index("claims_table", "claims", ["table_id"])
    op.create_table(
        "moves",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("client", sa.String(64)),
        sa.Column("at", sa.Float, nullable=False),
    )
