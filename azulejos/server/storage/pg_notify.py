"""Messages between workers over PostgreSQL's LISTEN and NOTIFY."""

import asyncio
import json
import logging
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal, NotRequired, TypedDict

from sqlalchemy import URL, Connection, text

if TYPE_CHECKING:
    import psycopg

CHANNEL: Final = "azulejos"
POLL: Final = 0.5
"""Seconds between two checks whether the thread should stop."""
RECONNECT: Final = 2.0
"""Seconds before the next attempt to connect."""

log = logging.getLogger("azulejos.server")


class WorkerMessage(TypedDict):
    """What a worker sends to the others about a table."""

    worker: str
    table: str
    what: Literal["changed", "present", "who", "turn"]
    seats: NotRequired[list[int]]
    """With `present`: the seats that are connected to the worker."""


def notify(connection: Connection, message: WorkerMessage) -> None:
    """Send a message when this transaction commits. SQLite has one worker, so nothing is sent."""
    if connection.dialect.name == "postgresql":
        call = text("SELECT pg_notify(:channel, :message)")
        connection.execute(call, {"channel": CHANNEL, "message": json.dumps(message)})


class Subscriber:
    """Receives the other workers' messages in a thread, and reconnects after a lost connection."""

    def __init__(
        self, url: URL, on_message: Callable[[WorkerMessage], None], on_gap: Callable[[], None]
    ) -> None:
        """`on_message` gets each message; `on_gap` is called when some may have been missed."""
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._on_message = on_message
        self._on_gap = on_gap
        self._loop = asyncio.get_running_loop()
        self._stop = threading.Event()
        self._listening = threading.Event()
        self._thread = threading.Thread(target=self._run, name="subscriber", daemon=True)

    async def start(self) -> None:
        """Connect, and return when messages arrive."""
        self._thread.start()
        await asyncio.to_thread(self._listening.wait)

    async def close(self) -> None:
        """Disconnect."""
        self._stop.set()
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        import psycopg

        while not self._stop.is_set():
            try:
                self._listen(psycopg.connect(self._address, autocommit=True))
            except psycopg.Error as error:
                log.warning("not connected to the other workers: %s", error)
                self._stop.wait(RECONNECT)

    def _listen(self, connection: "psycopg.Connection") -> None:
        with connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._loop.call_soon_threadsafe(self._on_gap)
            self._listening.set()
            while not self._stop.is_set():
                for notice in connection.notifies(timeout=POLL):
                    self._loop.call_soon_threadsafe(self._on_message, json.loads(notice.payload))
