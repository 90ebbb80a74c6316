"""Bots that do not search: a random one, and one for the best immediate outcome."""

import random
import time

from azulejos.match import Match
from azulejos.players.heuristics import greedy_values
from azulejos.search.choice import Bot, Choice
from azulejos.search.limits import Limit


class Random(Bot):
    """Plays any legal move, each equally likely."""

    def __init__(self, seed: int | None = None) -> None:
        self.random = random.Random(seed)

    def think(self, match: Match, limit: Limit) -> Choice:
        """A random move; it takes no time, so the limit does not matter."""
        move = self.random.choice(match.moves())
        return Choice(move, line=[move])


class Greedy(Bot):
    """Plays the move after which it would stand best if the round ended at once."""

    def __init__(self, seed: int | None = None) -> None:
        self.random = random.Random(seed)

    def think(self, match: Match, limit: Limit) -> Choice:
        """The best immediate move, a random one of equals; the limit does not matter."""
        began = time.perf_counter()
        values = greedy_values(match)
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
