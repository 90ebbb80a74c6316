"""What workers tell each other through PostgreSQL (NOTIFY), heard in a thread of its own."""

import asyncio
import json
import logging
import threading
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import URL

from azulejos.server.storage.store import CHANNEL

BREATH: Final = 0.5
"""Seconds between two looks whether we should stop."""
AGAIN: Final = 2.0
"""Seconds before we try to connect again."""

log = logging.getLogger("azulejos.server")


class Ear:
    """Listens to the other workers, and connects again if the database was away."""

    def __init__(
        self, url: URL, hear: Callable[[dict[str, Any]], None], missed: Callable[[], None]
    ) -> None:
        """`hear` gets each message; `missed` is called when some may have been missed."""
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._hear = hear
        self._missed = missed
        self._loop = asyncio.get_running_loop()
        self._stop = threading.Event()
        self._listening = threading.Event()
        self._thread = threading.Thread(target=self._run, name="ear", daemon=True)

    async def start(self) -> None:
        """Begin; from then on nothing is missed unnoticed."""
        self._thread.start()
        await asyncio.to_thread(self._listening.wait)

    async def close(self) -> None:
        """Stop listening."""
        self._stop.set()
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        import psycopg

        while not self._stop.is_set():
            try:
                self._listen(psycopg.connect(self._address, autocommit=True))
            except psycopg.Error as error:
                log.warning("not connected to the other workers: %s", error)
                self._stop.wait(AGAIN)

    def _listen(self, connection: Any) -> None:
        with connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._loop.call_soon_threadsafe(self._missed)
            self._listening.set()
            while not self._stop.is_set():
                for notice in connection.notifies(timeout=BREATH):
                    self._loop.call_soon_threadsafe(self._hear, json.loads(notice.payload))
