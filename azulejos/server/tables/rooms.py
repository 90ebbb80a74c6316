"""Who is looking at a table, and how they are told what happens there."""

import asyncio
import json
import time
from typing import Any, Final

from azulejos.server.tables.table import Table, View

FORGET: Final = 60.0
"""Seconds after which the presence that another worker has told us is no longer believed."""

ENCODER: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def encoded(content: Any) -> bytes:
    """JSON, as short as can be."""
    return ENCODER.encode(content).encode()


class Listener:
    """One open connection.

    It gets the newest view. Those that it was too slow for are left out, so that a slow network
    never fills our memory.
    """

    def __init__(self, browser: bytes | None, token: bytes | None) -> None:
        self.browser = browser
        self.token = token
        self._newest: bytes | None = None
        self._news = asyncio.Event()

    def tell(self, view: bytes) -> None:
        """There is a newer view."""
        self._newest = view
        self._news.set()

    async def next(self) -> bytes:
        """The newest view, as soon as there is one that was not given out yet."""
        await self._news.wait()
        self._news.clear()
        assert self._newest is not None
        return self._newest

    def mine(self, table: Table) -> frozenset[int]:
        """The seats that whoever listens may play for."""
        return table.mine(self.browser, self.token)


class Room:
    """A table with all who are looking at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        """Held while the table is changed."""
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, tuple[list[int], float]] = {}
        """Who is present at other workers, by worker, and since when we know it."""
        self.thinking: asyncio.Task[None] | None = None
        """The bot whose turn it is."""
        self.used = time.monotonic()
        self._shown: dict[frozenset[int], bytes] = {}
        self._shown_at: tuple[int, set[int]] | None = None

    @property
    def busy(self) -> bool:
        """Whether somebody is looking, changing, or thinking."""
        thinking = self.thinking is not None and not self.thinking.done()
        return bool(self.listeners) or self.lock.locked() or thinking

    def present_here(self) -> set[int]:
        """The seats that somebody at this worker is connected for."""
        return set().union(*(listener.mine(self.table) for listener in self.listeners))

    def present(self) -> set[int]:
        """The seats that somebody is connected for."""
        oldest = time.monotonic() - FORGET
        others = [seats for seats, since in self.elsewhere.values() if since > oldest]
        return self.present_here().union(*others)

    def view(self, mine: frozenset[int]) -> View:
        """The view for whoever holds some seats."""
        return self.table.view(mine, self.present())

    def shown(self, mine: frozenset[int], present: set[int] | None = None) -> bytes:
        """The same as JSON; who sees the same gets the same bytes."""
        now = (self.table.version, self.present() if present is None else present)
        if now != self._shown_at:
            self._shown_at = now
            self._shown.clear()
        if mine not in self._shown:
            self._shown[mine] = encoded(self.table.view(mine, now[1]))
        return self._shown[mine]

    def show(self) -> None:
        """Tell everybody."""
        present = self.present()
        for listener in self.listeners:
            listener.tell(self.shown(listener.mine(self.table), present))
