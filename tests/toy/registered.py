"""Registration of the toy game, for tests that use it: nothing of it is left afterwards."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

from azulejos.games import FURTHER, GAMES, Game, register
from azulejos.words import GAME_MESSAGES, locale


@contextmanager
def registered() -> Iterator[Game]:
    """The toy game among the others, here and in child processes."""
    before = os.environ.get(FURTHER)
    game = register("tests.toy")
    try:
        yield game
    finally:
        del GAMES[game.name]
        GAME_MESSAGES.remove(game.folder / "messages")
        locale.clear_caches()
        if before is None:
            del os.environ[FURTHER]
        else:
            os.environ[FURTHER] = before
