"""Stored reviews: an analysis takes seconds, so its result is kept."""

from sqlalchemy import Connection, delete, insert, select

from azulejos.server.storage.schema import reviews


def load_review(connection: Connection, table: str, judge: str) -> str | None:
    """The review of a table by a version of the analysis, as JSON; None if there is none."""
    query = select(reviews.c.content).where(reviews.c.table_id == table, reviews.c.judge == judge)
    return connection.scalar(query)


def save_review(connection: Connection, table: str, judge: str, content: str) -> None:
    """Keep a review; it replaces an older one."""
    connection.execute(delete(reviews).where(reviews.c.table_id == table))
    connection.execute(insert(reviews).values(table_id=table, judge=judge, content=content))
