"""Who is there, across workers: told when it changes, when somebody asks, and now and then."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

from azulejos.server.storage import store
from azulejos.server.storage.store import Store
from azulejos.server.tables.rooms import FORGET, Listener, Room

Start = Callable[[Coroutine[Any, Any, None]], None]
BEAT: Final = FORGET / 3


class Presence:
    """Keeps every worker's pages right about who is there."""

    def __init__(self, kept: Store, worker: str, shared: bool, start: Start) -> None:
        self._store = kept
        self._worker = worker
        self._shared = shared
        self._start = start

    def come(self, room: Room, listener: Listener) -> None:
        """Somebody has begun to look, and sees the table at once."""
        before = room.present_here()
        room.listeners.add(listener)
        listener.tell(room.shown(listener.mine(room.table)))
        self._changed(room, before)

    def go(self, room: Room, listener: Listener) -> None:
        """Somebody has gone."""
        before = room.present_here()
        room.listeners.discard(listener)
        self._changed(room, before)

    def _changed(self, room: Room, before: set[int]) -> None:
        if room.present_here() != before:  # spectators come and go unnoticed
            room.show()
            self.tell(room)

    def tell(self, room: Room) -> None:
        """Tell the other workers who is here."""
        self._say(room, "present", seats=sorted(room.present_here()))

    def ask(self, room: Room) -> None:
        """Ask the other workers who is there."""
        self._say(room, "who")

    def hear(self, room: Room, message: dict[str, Any]) -> None:
        """Another worker tells or asks."""
        if message["what"] == "who":
            if room.listeners:
                self.tell(room)
            return
        before = room.present()
        room.elsewhere[message["worker"]] = (message["seats"], time.monotonic())
        if room.present() != before:
            room.show()

    async def beat(self, rooms: dict[str, Room]) -> None:
        """Repeat it now and then: a worker that was killed cannot say that its people are gone."""
        while self._shared:
            await asyncio.sleep(BEAT)
            for room in list(rooms.values()):
                if room.listeners:
                    self.tell(room)
                    room.show()

    def _say(self, room: Room, what: str, **content: Any) -> None:
        if self._shared:
            message = {"worker": self._worker, "table": room.table.id, "what": what, **content}
            self._start(self._store.write(lambda connection: store.notify(connection, message)))
