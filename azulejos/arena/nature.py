"""Nature for fair comparisons: a seed fixes the order of its draws, however people play."""

import random
from collections import Counter


class Ranks:
    """Draws as if every tile, plate and chip had a rank fixed by the seed: the lowest left comes.

    The same seed gives the same draws for as long as the same things are left; and when, after
    different play, other things are left, most draws still agree. Each draw on its own is exactly
    as likely as the rules say, whatever was drawn before.

    How: the rank of a thing is the time that it waits, exponentially distributed with mean 1. The
    first of w like things comes after a w-th of such a time. So one clock for each kind is enough:
    it runs w times as fast while w of them are there; when it has run down, one of the kind comes,
    and the clock is set to the next waiting time, which the seed, the kind and how many of the kind
    have come decide. As such waiting has no memory, things may be added and removed at any time: a
    bag that is filled again needs no special care.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.come: Counter[str] = Counter()
        self.clocks: dict[str, float] = {}

    def __call__(self, chances: dict[str, int]) -> str:
        """The next draw; `Match` calls this."""
        for kind in chances.keys() - self.clocks.keys():
            self.clocks[kind] = self._waiting_time(kind)
        drawn = min(chances, key=lambda kind: (self.clocks[kind] / chances[kind], kind))
        passed = self.clocks[drawn] / chances[drawn]
        for kind, count in chances.items():
            self.clocks[kind] -= passed * count
        self.come[drawn] += 1
        self.clocks[drawn] = self._waiting_time(drawn)
        return drawn

    def _waiting_time(self, kind: str) -> float:
        return random.Random(f"{self.seed} {kind} {self.come[kind]}").expovariate(1.0)
