"""Presence: which seats are online, across all workers.

A worker reports its seats when they change, when another worker asks, and as a heartbeat.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Final, Literal

from azulejos.server.storage.pg_notify import WorkerMessage, notify
from azulejos.server.storage.store import Store
from azulejos.server.tables.rooms import PRESENCE_TIMEOUT, Room, Viewer

StartTask = Callable[[Coroutine[None, None, None]], None]
HEARTBEAT: Final = PRESENCE_TIMEOUT / 3


class Presence:
    """Tracks who is online, and tells the connections when it changes."""

    def __init__(self, store: Store, worker: str, shared: bool, start_task: StartTask) -> None:
        self._store = store
        self._worker = worker
        self._shared = shared
        self._start_task = start_task

    def join(self, room: Room, viewer: Viewer) -> None:
        """Add a connection, and send it the view."""
        before = room.present_here()
        room.viewers.add(viewer)
        viewer.send(room.view_json(viewer.seats_at(room.table)))
        self._update(room, before)

    def leave(self, room: Room, viewer: Viewer) -> None:
        """Remove a connection."""
        before = room.present_here()
        room.viewers.discard(viewer)
        room.last_watched = time.monotonic()
        self._update(room, before)

    def _update(self, room: Room, before: set[int]) -> None:
        if room.present_here() != before:  # spectators have no seat, and change nothing
            room.broadcast()
            self.report(room)

    def report(self, room: Room) -> None:
        """Report to the other workers which seats are connected to this one."""
        self._send(room, "present", sorted(room.present_here()))

    def request_reports(self, room: Room) -> None:
        """Ask the other workers for their reports."""
        self._send(room, "who")

    def receive(self, room: Room, message: WorkerMessage) -> None:
        """Handle a report or a request of another worker."""
        if message["what"] == "who":
            if room.viewers:
                self.report(room)
            return
        before = room.present()
        room.remote_presence[message["worker"]] = (message["seats"], time.monotonic())
        if room.present() != before:
            room.broadcast()

    async def heartbeat(self, rooms: dict[str, Room]) -> None:
        """Repeat the reports for ever: a worker that was killed cannot report that it is gone."""
        while self._shared:
            await asyncio.sleep(HEARTBEAT)
            for room in list(rooms.values()):
                if room.viewers:
                    self.report(room)
                    room.broadcast()

    def _send(
        self, room: Room, what: Literal["present", "who"], seats: list[int] | None = None
    ) -> None:
        if self._shared:
            message: WorkerMessage = {"worker": self._worker, "table": room.table.id, "what": what}
            if seats is not None:
                message["seats"] = seats
            self._start_task(self._store.write(lambda connection: notify(connection, message)))
