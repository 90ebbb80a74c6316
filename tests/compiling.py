"""Compile what the tests call, on all cores, before they begin: `python -m tests.compiling`.

It stays on disk. Without it, every worker of a test run would compile the same for itself.
"""

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import azulejos
from azulejos.engine.background import compile_elsewhere
from azulejos.engine.compiler import Compiled, compiled
from azulejos.games import GAMES, find_game
from azulejos.learning import encode as samples_encode
from azulejos.learning.samples import looker
from azulejos.observation import encode as observing
from azulejos.search import Search
from azulejos.search.evaluators import HAND
from azulejos.search.nets import evaluation_parts, evaluator
from azulejos.spaces import encoder
from tests.variants import VARIANTS

Work = tuple[Compiled, tuple[str, ...]]
"""Rules with their parts, and the doors that are called; none: all of them."""


def everything() -> Iterator[Work]:
    """What takes longest comes first."""
    for game in reversed(GAMES):
        yield compiled(find_game(game).rules), ()
    yield from searches()
    for game in GAMES:
        yield encoder(game), observing.DOORS
    yield looker("azul"), samples_encode.DOORS


def searches() -> set[Work]:
    """The searches of all variants, judging as they do by themselves, and by hand."""
    found = set()
    for game, options in VARIANTS.values():
        match = azulejos.new(game, **options)
        thinking = Search()._player(match)
        for judge in (evaluator(match, None), HAND):
            parts = evaluation_parts(game, judge)
            found.add((compiled(match.rules, *parts, thinking.part), thinking.doors))
    return found


if __name__ == "__main__":
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda work: compile_elsewhere(work[0], *work[1]), everything()))
