"""Rooms: a table in memory with the connections that watch it."""

import asyncio
import json
import math
import time
from typing import Final

from azulejos.server.tables.table import Table
from azulejos.server.tables.view import View, view

PRESENCE_TIMEOUT: Final = 60.0
"""Seconds after which presence reported by another worker counts no more."""
WATCHED: Final = 20.0
"""Seconds for which a table counts as watched after it is made, or its last connection is gone."""

PONG: Final = b'{"pong":true}'

ENCODER: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def encode_json(content: object) -> bytes:
    """Compact JSON."""
    return ENCODER.encode(content).encode()


class Viewer:
    """An open WebSocket connection.

    It gets the newest view only. A slow connection skips views, so that unsent ones never fill the
    memory.
    """

    def __init__(self, browser: bytes | None, token: bytes | None) -> None:
        self._browser = browser
        self._token = token
        self._newest: bytes | None = None
        self.is_dismissed = False
        """Whether the table is gone: the newest message is the last one."""
        self._has_new = asyncio.Event()

    def send(self, view_json: bytes) -> None:
        """Replace the view that waits to be sent."""
        self._newest = view_json
        self._has_new.set()

    def dismiss(self, reason: bytes) -> None:
        """Send a last message."""
        self.is_dismissed = True
        self.send(reason)

    def ping(self) -> None:
        """Answer a ping; a view that waits to be sent is an answer, too."""
        self._has_new.set()

    async def next_message(self) -> bytes:
        """Wait for a view that was not sent yet, or for a ping."""
        await self._has_new.wait()
        self._has_new.clear()
        if self._newest is None:
            return PONG
        newest, self._newest = self._newest, None
        return newest

    def seats_at(self, table: Table) -> frozenset[int]:
        """The seats that the connection may play for."""
        return table.seats_of(self._browser, self._token)


class Room:
    """A table with the connections that watch it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        """Held while the table is changed."""
        self.viewers: set[Viewer] = set()
        self.remote_presence: dict[str, tuple[list[int], float]] = {}
        """The seats present at each other worker, and when it reported them."""
        self.bot_task: asyncio.Task[None] | None = None
        """Asks for the move of the bot whose turn it is."""
        self.owner = ""
        """For whom bots play here: the address that made the last change or connection, hashed."""
        self.last_used = time.monotonic()
        self.last_watched = -math.inf
        self._views: dict[frozenset[int], bytes] = {}
        self._views_state: tuple[int, set[int], int] | None = None

    @property
    def is_busy(self) -> bool:
        """Whether the room has a connection, a change in progress, or a bot at work."""
        bot_works = self.bot_task is not None and not self.bot_task.done()
        return bool(self.viewers) or self.lock.locked() or bot_works

    @property
    def is_watched(self) -> bool:
        """Whether somebody looks, or did so a short time ago."""
        return bool(self.viewers) or time.monotonic() - self.last_watched < WATCHED

    @property
    def is_paused(self) -> bool:
        """Whether a table of bots only has stopped, because nobody looked."""
        is_idle = self.bot_task is None or self.bot_task.done()
        return is_idle and not self.table.human_seats and self.table.bot_to_move is not None

    def present_here(self) -> set[int]:
        """The seats that are connected to this worker."""
        return set().union(*(viewer.seats_at(self.table) for viewer in self.viewers))

    def present(self) -> set[int]:
        """The seats that are connected to any worker."""
        oldest = time.monotonic() - PRESENCE_TIMEOUT
        others = [seats for seats, since in self.remote_presence.values() if since > oldest]
        return self.present_here().union(*others)

    def view(self, seats: frozenset[int]) -> View:
        """The view for the holder of `seats`."""
        return view(self.table, seats, self.present())

    def view_json(self, seats: frozenset[int], present: set[int] | None = None) -> bytes:
        """The view as JSON. Connections with the same seats share the same bytes."""
        claims = sum(map(len, self.table.claims.values()))
        state = (self.table.version, self.present() if present is None else present, claims)
        if state != self._views_state:
            self._views_state = state
            self._views.clear()
        if seats not in self._views:
            self._views[seats] = encode_json(view(self.table, seats, state[1]))
        return self._views[seats]

    def broadcast(self) -> None:
        """Send the view to all connections."""
        present = self.present()
        for viewer in self.viewers:
            viewer.send(self.view_json(viewer.seats_at(self.table), present))
