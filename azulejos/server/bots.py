"""Bots think in processes of their own, so that nobody's page waits for them."""

import asyncio
import logging
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache, partial
from threading import Thread
from typing import Final

from azulejos.match import Match
from azulejos.players import Player, player
from azulejos.players.search import Search
from azulejos.server.nature import RANDOM

PATIENCE: Final = 20.0
"""Seconds beyond its time after which a bot is given up."""

log = logging.getLogger("azulejos.server")


class Bots:
    """Chooses moves for bots; `close` stops all of them at once."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._processes = processes
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, name: str, match: Match) -> str:
        """A bot's move. If the bot fails, any move is played, so that the table can go on."""
        try:
            return await asyncio.wait_for(
                asyncio.wrap_future(self._started().submit(_choose, name, match, self._seconds)),
                self._seconds + PATIENCE,
            )
        except (TimeoutError, BrokenProcessPool):
            log.exception("the bot %s did not answer; a random move is played", name)
            self.close()
        except Exception:
            log.exception("the bot %s failed; a random move is played", name)
        return RANDOM.choice(match.moves())

    def wake(self) -> None:
        """Start a process, so that the first move need not wait for it."""
        self._started().submit(_awake)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # not forked: a fork would inherit the connections and locks of this process
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context)
        return self._pool

    def close(self) -> None:
        """Stop thinking."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            workers = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.kill()


def _awake() -> None:
    """The imports of this file are what takes time."""


_player = cache(player)


def _choose(name: str, match: Match, seconds: float) -> str:
    bot: Player = _player(name)
    if isinstance(bot, Search) and not bot.ready(match):
        _get_ready(name, match)
        bot = _player("greedy")  # nobody waits for a compiler: until it is done, greedy stands in
    return bot.choose(match, seconds=seconds).move


_getting_ready: set[tuple[str, str]] = set()


def _get_ready(name: str, match: Match) -> None:
    """Let a search be compiled, once a game, while other things go on."""
    if (name, match.game) not in _getting_ready:
        _getting_ready.add((name, match.game))
        think = partial(player(name).choose, match.copy(), nodes=1)
        Thread(target=think, daemon=True).start()
