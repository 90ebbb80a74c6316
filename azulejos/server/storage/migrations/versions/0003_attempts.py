"""Attempts: a change that is sent twice happens once."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the columns."""
    op.add_column("notes", sa.Column("client", sa.String(64)))
    op.add_column("tables", sa.Column("attempt", sa.LargeBinary(32)))
    op.create_index("tables_attempt", "tables", ["attempt"], unique=True)
