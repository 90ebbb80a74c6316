"""Compile what the tests call, on all cores, before they begin: `python -m tests.compiling`.

It stays on disk. Without it, every worker of a test run would compile the same for itself.
"""

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import azulejos
from azulejos.engine.background import compile_elsewhere
from azulejos.engine.compiler import Compiled, compiled
from azulejos.learning import looking
from azulejos.learning.samples import looker
from azulejos.notation import GAMES, notation
from azulejos.observing import looking as observing
from azulejos.observing import seeing
from azulejos.players.evaluation.nets import evaluation_parts, evaluator
from azulejos.players.judges import HAND
from azulejos.players.search import Search
from tests.variants import VARIANTS

Work = tuple[Compiled, tuple[str, ...]]
"""Rules with their parts, and the doors that are called; none: all of them."""


def everything() -> Iterator[Work]:
    """What takes longest comes first."""
    for game in reversed(GAMES):
        yield compiled(notation(game).rules), ()
    yield from searches()
    for game in GAMES:
        yield seeing(game), observing.DOORS
    yield looker("azul"), looking.DOORS


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
