"""The process pool of the bots, so that a search never delays a request."""

import asyncio
import logging
import multiprocessing
import os
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Final

from azulejos.match import Match
from azulejos.players import Player, kind_of_table, player, ready_at_once, warm_up
from azulejos.server.tables.draws import RANDOM

GRACE: Final = 20.0
"""Seconds beyond its time limit after which a bot is killed."""
SUBSTITUTE: Final = "greedy"
"""Plays for a bot that is not ready yet: some compile first, which takes up to a minute once."""
READY_TIMEOUT: Final = 3.0
"""Seconds to wait for a bot to become ready: enough to load compiled code from the cache."""

log = logging.getLogger("azulejos.server")


class BotPool:
    """Chooses moves for bots; `close` kills all processes."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._processes = processes
        self._seconds = seconds
        self._free = asyncio.Semaphore(processes)
        self._pool: ProcessPoolExecutor | None = None
        self._ready: dict[tuple[str, str], Future[None]] = {}
        self._preparing: list[ProcessPoolExecutor] = []

    async def choose(self, name: str, match: Match) -> str:
        """A bot's move. If the bot fails, the move is random, so that the game can continue."""
        name = await self._ready_bot(name, match)
        try:
            async with self._free:
                search = self._started().submit(_choose, name, match, self._seconds)
                limit = self._seconds + GRACE
                # Shielded: the pool's thread fails over a job that is cancelled while it waits.
                answer = asyncio.shield(asyncio.wrap_future(search))
                return await asyncio.wait_for(answer, limit)
        except (TimeoutError, BrokenProcessPool):
            log.exception("the bot %s did not answer; playing a random move", name)
            self._stop()
        except Exception:
            log.exception("the bot %s failed; playing a random move", name)
        return RANDOM.choice(match.moves())

    def prepare(self, name: str, match: Match) -> None:
        """Start to make a bot ready, before its turn comes."""
        self._started().submit(_import_this_file)
        key = (name, kind_of_table(match))
        if not ready_at_once(name) and key not in self._ready:
            pool = _processes(1)  # not in the pool of the searches: it may take a minute
            self._preparing.append(pool)
            self._ready[key] = pool.submit(warm_up, name, match.copy())
            pool.shutdown(wait=False)

    async def _ready_bot(self, name: str, match: Match) -> str:
        """The bot if it is ready, otherwise its substitute."""
        if ready_at_once(name):
            return name
        self.prepare(name, match)
        ready = asyncio.wrap_future(self._ready[name, kind_of_table(match)])
        try:
            await asyncio.wait_for(asyncio.shield(ready), READY_TIMEOUT)
        except TimeoutError:
            log.warning("%s is not ready yet; %s plays for it", name, SUBSTITUTE)
            return SUBSTITUTE
        except Exception:
            log.exception("%s cannot start; %s plays for it", name, SUBSTITUTE)
            return SUBSTITUTE
        return name

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = _processes(self._processes)
        return self._pool

    def _stop(self) -> None:
        if self._pool is not None:
            pool, self._pool = self._pool, None
            _kill(pool)

    def close(self) -> None:
        """Kill all processes."""
        self._stop()
        for pool in self._preparing:
            _kill(pool)


def _processes(count: int) -> ProcessPoolExecutor:
    """A pool of spawned processes: forked ones would inherit our connections and locks."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(count, mp_context=context, initializer=_lower_priority)


def _kill(pool: ProcessPoolExecutor) -> None:
    workers = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()


# --- In the bot processes -------------------------------------------------------------------------


def _lower_priority() -> None:
    """Let the server's own process run first."""
    if hasattr(os, "nice"):
        os.nice(5)


def _import_this_file() -> None:
    """Do nothing: starting the process and importing this file is what takes time."""


_player = cache(player)


def _choose(name: str, match: Match, seconds: float) -> str:
    bot: Player = _player(name)
    return bot.choose(match, seconds=seconds).move
