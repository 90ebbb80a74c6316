"""The turns of bots: they wait in a queue, and any worker of any server may choose the move."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from azulejos.server import metrics
from azulejos.server.bots.pool import BotError, BotPool
from azulejos.server.bots.queue import BotQueue, LocalQueue, SharedQueue, Turn
from azulejos.server.http.errors import ApiError
from azulejos.server.settings import Settings
from azulejos.server.storage.store import Store
from azulejos.server.tables.rooms import Room

BOT_RETRY: Final = 5.0
"""Seconds until a turn is put into the queue again, if its move is not there yet."""
SHOW: Final = 2.0
"""How much longer the pauses are where bots play for spectators only, so that these can follow."""
TAKE_RETRY: Final = 1.0
"""Seconds until the queue is asked again after its database has failed."""

log = logging.getLogger("azulejos.server")


class TableAccess(NamedTuple):
    """What turns of bots need of the tables."""

    open: Callable[[str], Awaitable[Room]]
    catch_up: Callable[[Room], Awaitable[None]]
    play: Callable[[Room, int, str], Awaitable[None]]
    """Play a move at a ply, if the table is still there."""


class BotTurns:
    """Puts turns into the queue, takes turns from it, and plays the bots' moves."""

    def __init__(self, store: Store, settings: Settings, worker: str, tables: TableAccess) -> None:
        self._pause = settings.pause
        self._tables = tables
        self._pool = BotPool(settings.thinkers, settings.thinking)
        self.queue: BotQueue = SharedQueue(store, worker) if settings.shared else LocalQueue()
        self._playing: set[asyncio.Task[None]] = set()
        self._thinkers = [asyncio.create_task(self._think()) for _ in range(settings.thinkers)]

    async def close(self) -> None:
        """Stop all searches, and give back their turns."""
        for task in (*self._thinkers, *self._playing):
            task.cancel()
        await asyncio.gather(*self._thinkers, *self._playing, return_exceptions=True)
        self._pool.close()
        await self.queue.close()

    def prepare(self) -> None:
        """Start a process before the first turn comes."""
        self._pool.prepare()

    def ask(self, room: Room) -> None:
        """If a bot is to move, put its turn into the queue.

        A table of bots only pauses when nobody looks, until somebody opens it again.
        """
        self.cancel(room)
        if _is_due(room):
            room.bot_task = asyncio.create_task(self._ask(room))

    def cancel(self, room: Room) -> None:
        """Ask no more for the move of the room's bot."""
        if room.bot_task is not None:
            room.bot_task.cancel()
            room.bot_task = None

    async def _ask(self, room: Room) -> None:
        """Ask until the move is there: whoever took the turn may have failed, or died."""
        turn = Turn(room.table.id, room.table.ply)
        while _is_due(room):
            try:
                await self.queue.put(turn, room.owner)
            except Exception:
                log.exception("a bot's turn could not be queued; it is tried again")
            await asyncio.sleep(BOT_RETRY)

    async def _think(self) -> None:
        """Take turns for ever, one after the other."""
        while True:
            try:
                turn = await self.queue.take()
            except Exception:
                log.exception("the queue of bots does not answer; it is asked again")
                await asyncio.sleep(TAKE_RETRY)
                continue
            start = time.monotonic()
            try:
                move = await self._choose(turn)
            except Exception:
                log.exception("a bot could not choose a move; it is asked again")
                move = None
            task = asyncio.create_task(self._play(turn, move, start))
            self._playing.add(task)
            task.add_done_callback(self._playing.discard)

    async def _choose(self, turn: Turn) -> str | None:
        """The bot's move; None if the table has gone on without it."""
        try:
            room = await self._tables.open(turn.table)
            if room.table.ply < turn.ply:  # another worker has played there
                await self._tables.catch_up(room)
        except ApiError:  # the table is gone
            return None
        name = room.table.bot_to_move
        if room.table.ply != turn.ply or name is None:
            return None
        try:
            with metrics.THINKING.track_inprogress(), metrics.SEARCHES.labels(name).time():
                return await self._pool.choose(name, room.table.match.copy())
        except BotError:
            log.warning("the bot %s could not choose a move; it is asked again", name)
            return None

    async def _play(self, turn: Turn, move: str | None, start: float) -> None:
        """Play a bot's move after its pause, and take the turn out of the queue."""
        try:
            if move is not None:
                room = await self._tables.open(turn.table)
                pause = self._pause * (1 if room.table.human_seats else SHOW)
                await asyncio.sleep(max(0.0, pause - (time.monotonic() - start)))
                await self._tables.play(room, turn.ply, move)
        except ApiError:
            pass  # another worker was faster
        except Exception:
            log.exception("a bot's move could not be stored; it is asked again")
        try:
            await self.queue.finish(turn)
        except Exception:
            log.exception("a bot's turn stays in the queue until its lease ends")


def _is_due(room: Room) -> bool:
    is_seen = bool(room.table.human_seats) or room.is_watched
    return room.table.bot_to_move is not None and is_seen and not room.table.is_closed
