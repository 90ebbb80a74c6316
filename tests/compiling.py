"""Compile what the tests call, on all cores: `python -m tests.compiling`.

The code stays on disk. Without it, every worker of a test run would compile the same functions.
"""

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import azulejos
from azulejos.engine.background import compile_elsewhere
from azulejos.engine.compiler import Compiled, compiled
from azulejos.games import GAMES, find_game
from azulejos.learning import encode as samples_encode
from azulejos.learning.samples import encoder_of
from azulejos.observation import encode as observing
from azulejos.search import Search
from azulejos.search.engines import ENTRY_POINTS
from azulejos.search.evaluators import HAND
from azulejos.search.nets import evaluation_parts, find_evaluator
from azulejos.spaces import encoder
from tests.variants import VARIANTS

Work = tuple[Compiled, tuple[str, ...]]
"""Rules with their parts, and the entry points to compile; none: all of them."""


def everything() -> Iterator[Work]:
    """Everything that tests call; what takes longest comes first."""
    for game in reversed(GAMES):
        yield compiled(find_game(game).rules), ()
    yield from searches()
    for game in GAMES:
        yield encoder(game), observing.ENTRY_POINTS
    yield encoder_of("azul"), samples_encode.ENTRY_POINTS


def searches() -> set[Work]:
    """The searches of all variants, with their best evaluator and with the handcrafted one."""
    found: set[Work] = set()
    for game, options in VARIANTS.values():
        match = azulejos.new(game, **options)
        bot = Search().player_for(match)
        for evaluator in (find_evaluator(match, None), HAND):
            parts = evaluation_parts(game, evaluator)
            found.add((compiled(match.rules, *parts, bot.kernel), ENTRY_POINTS))
    return found


if __name__ == "__main__":
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda work: compile_elsewhere(work[0], *work[1]), everything()))
