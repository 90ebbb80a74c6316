"""The queue of bots' turns, which servers on one PostgreSQL database share."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "bot_turns",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("leased_until", sa.Float, nullable=False),
        sa.Column("worker", sa.String(32)),
    )
