"""Bots think in processes of their own, so that nobody's page waits for them."""

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
from azulejos.server.tables.nature import RANDOM

PATIENCE: Final = 20.0
"""Seconds beyond its time after which a bot is given up."""
STAND_IN: Final = "greedy"
"""Plays for a bot that is not ready yet: some have to compile first, which takes long once."""
WAITING: Final = 3.0
"""Seconds that we wait for a bot to become ready: enough to load what was compiled before."""

log = logging.getLogger("azulejos.server")


class Bots:
    """Chooses moves for bots; `close` stops all of them at once."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._processes = processes
        self._seconds = seconds
        self._free = asyncio.Semaphore(processes)
        self._pool: ProcessPoolExecutor | None = None
        self._ready: dict[tuple[str, str], Future[None]] = {}
        self._preparing: list[ProcessPoolExecutor] = []

    async def choose(self, name: str, match: Match) -> str:
        """A bot's move. If the bot fails, any move is played, so that the table can go on."""
        name = await self._able(name, match)
        try:
            async with self._free:
                thinking = self._started().submit(_choose, name, match, self._seconds)
                limit = self._seconds + PATIENCE
                return await asyncio.wait_for(asyncio.wrap_future(thinking), limit)
        except (TimeoutError, BrokenProcessPool):
            log.exception("the bot %s did not answer; a random move is played", name)
            self._stop()
        except Exception:
            log.exception("the bot %s failed; a random move is played", name)
        return RANDOM.choice(match.moves())

    def wake(self, name: str, match: Match) -> None:
        """Begin to make a bot ready, before it is its turn."""
        self._started().submit(_awake)
        key = (name, kind_of_table(match))
        if not ready_at_once(name) and key not in self._ready:
            pool = _processes(1)  # apart from those that think: it may take a minute
            self._preparing.append(pool)
            self._ready[key] = pool.submit(warm_up, name, match.copy())
            pool.shutdown(wait=False)

    async def _able(self, name: str, match: Match) -> str:
        """The bot, or who plays for it while it is being made ready."""
        if ready_at_once(name):
            return name
        self.wake(name, match)
        ready = asyncio.wrap_future(self._ready[name, kind_of_table(match)])
        try:
            await asyncio.wait_for(asyncio.shield(ready), WAITING)
        except TimeoutError:
            log.warning("%s is being made ready; %s plays for it meanwhile", name, STAND_IN)
            return STAND_IN
        except Exception:
            log.exception("%s cannot be made ready; %s plays for it", name, STAND_IN)
            return STAND_IN
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
        """Stop thinking."""
        self._stop()
        for pool in self._preparing:
            _kill(pool)


def _processes(count: int) -> ProcessPoolExecutor:
    """Not forked: a fork would inherit the connections and locks of this process."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(count, mp_context=context, initializer=_give_way)


def _kill(pool: ProcessPoolExecutor) -> None:
    workers = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()


# --- In the processes -----------------------------------------------------------------------------


def _give_way() -> None:
    """Pages come first."""
    if hasattr(os, "nice"):
        os.nice(5)


def _awake() -> None:
    """Start the process and import this file: that is what takes time."""


_player = cache(player)


def _choose(name: str, match: Match, seconds: float) -> str:
    bot: Player = _player(name)
    return bot.choose(match, seconds=seconds).move
