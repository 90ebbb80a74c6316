"""The tables of a browser."""

from typing import Final

from azulejos.notation.errors import NotationError
from azulejos.server.http.auth import Client
from azulejos.server.http.errors import ApiError
from azulejos.server.storage import store as storage
from azulejos.server.tables.rooms import Room
from azulejos.server.tables.summary import Summary, summary

MAX_LISTED: Final = 50
"""Tables in the list of a browser."""


async def my_tables(client: Client) -> list[Summary]:
    """The tables that the browser made or has a seat at, newest first."""
    browser = client.browser
    if browser is None:
        return []
    names = await client.tables.store.read(lambda c: storage.tables_of(c, browser, MAX_LISTED))
    rooms = [room for name in names if (room := await _open(client, name)) is not None]
    return [summary(room.table, client.seats_at(room)) for room in rooms]


async def _open(client: Client, name: str) -> Room | None:
    """A table; None if it was deleted just now, or if its game is not installed any more."""
    try:
        return await client.tables.open(name)
    except (ApiError, NotationError):
        return None
