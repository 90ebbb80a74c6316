"""Players that do not look ahead: one at random, one for the best immediate outcome."""

import random
import time

from azulejos.match import Match
from azulejos.players.heuristics import prospect
from azulejos.search.choice import Choice
from azulejos.search.limits import check


class Random:
    """Plays any legal move, each equally likely."""

    def __init__(self, seed: int | None = None) -> None:
        self.random = random.Random(seed)

    def choose(
        self,
        match: Match,
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        depth: int | None = None,
    ) -> Choice:
        """A random move; limits do not matter, it takes no time."""
        check(match, seconds, nodes, depth)
        move = self.random.choice(match.moves())
        return Choice(move, line=[move])


class Greedy:
    """Plays the move after which it would stand best if the round ended at once."""

    def __init__(self, seed: int | None = None) -> None:
        self.random = random.Random(seed)

    def choose(
        self,
        match: Match,
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        depth: int | None = None,
    ) -> Choice:
        """The best immediate move, by lot among equals; limits do not matter."""
        check(match, seconds, nodes, depth)
        began = time.perf_counter()
        values = prospect(match)
        best = max(values.values())
        move = self.random.choice([move for move, value in values.items() if value == best])
        others = sorted(values.items(), key=lambda item: -item[1])
        return Choice(
            move,
            value=best,
            line=[move],
            alternatives={text: value for text, value in others if text != move},
            nodes=len(values),
            seconds=time.perf_counter() - began,
        )
