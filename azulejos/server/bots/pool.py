"""The process pool of the bots, so that a search never delays a request."""

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Final, ParamSpec, TypeVar

from azulejos.match import Match
from azulejos.players import Player, player
from azulejos.server.parent import end_with_parent

GRACE: Final = 20.0
"""Seconds beyond its time limit after which a bot is killed."""
ATTEMPTS: Final = 2
"""How often a bot is asked for a move before the pool gives up."""

P = ParamSpec("P")
Result = TypeVar("Result")

log = logging.getLogger("azulejos.server")


class BotError(Exception):
    """A bot could not choose a move. Nobody else plays in its name."""


class BotPool:
    """Chooses moves for bots; `close` kills all processes."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._processes = processes
        self._seconds = seconds
        self._free = asyncio.Semaphore(processes)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, name: str, match: Match) -> str:
        """A bot's move. If its process dies or hangs, a new one is asked; then BotError."""
        return await self.run(name, _choose, name, match, self._seconds)

    async def run(
        self, name: str, job: Callable[P, Result], *args: P.args, **options: P.kwargs
    ) -> Result:
        """What a job in one of the processes returns; `name` is for the log."""
        for attempt in range(1, ATTEMPTS + 1):
            async with self._free:
                pool = self._started()
                try:
                    search = asyncio.wrap_future(pool.submit(job, *args, **options))
                    search.add_done_callback(_retrieve)
                    # Shielded: the pool's thread fails over a job that is cancelled while it waits.
                    return await asyncio.wait_for(asyncio.shield(search), self._seconds + GRACE)
                except (TimeoutError, BrokenProcessPool):
                    log.exception("the bot %s did not answer (attempt %d)", name, attempt)
                    self._discard(pool)
                except Exception as error:
                    log.exception("the bot %s failed", name)
                    raise BotError(name) from error
        raise BotError(name)

    def prepare(self) -> None:
        """Start a process before the first turn comes: importing the engine takes time."""
        if self._processes:
            self._started().submit(_import_engine)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = _processes(self._processes)
        return self._pool

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        """Kill a pool, once: other searches may have replaced it already."""
        if self._pool is pool:
            self._pool = None
        _kill(pool)

    def close(self) -> None:
        """Kill all processes."""
        if self._pool is not None:
            self._discard(self._pool)


def _retrieve(search: asyncio.Future[Result]) -> None:
    """Look at the error of a search that nobody waits for any more, so that it is not logged."""
    if not search.cancelled():
        search.exception()


def _processes(count: int) -> ProcessPoolExecutor:
    """A pool of spawned processes: forked ones would inherit our connections and locks."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(count, mp_context=context, initializer=_begin)


def _kill(pool: ProcessPoolExecutor) -> None:
    workers = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()


# --- In the bot processes -------------------------------------------------------------------------


def _begin() -> None:
    """Let the server's own process run first, and end with it."""
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(5)


def _import_engine() -> None:
    """Import what strong bots need."""
    import azulejos.search.engines  # noqa: F401


_player = cache(player)


def _choose(name: str, match: Match, seconds: float) -> str:
    bot: Player = _player(name)
    return bot.choose(match, seconds=seconds).move
