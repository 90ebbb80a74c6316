"""Reviews: what the analysis of a finished game found."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("judge", sa.String(32), nullable=False),
        sa.Column("content", sa.Text, nullable=False),
    )
