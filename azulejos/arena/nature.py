"""Nature for fair comparisons: a seed fixes the order of draws, whatever the players do."""

import random


class Ranks:
    """In every draw, each tile, plate and chip has a rank fixed by the seed: the lowest comes.

    The same seed gives the same draws for as long as the same things are left; and when, after
    other play, other things are left, most draws still agree. Each draw on its own is exactly as
    likely as the rules say, whatever was drawn before.

    Ranks are exponentially distributed, because then one for each kind is enough: the lowest of w
    like things is distributed as the w-th part of one. Draws are counted for each heap on its own,
    so that a look at the deck of plates does not change the order of the tiles: the count of a
    draw is the highest that any of the things in it has been part of.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.draws: dict[str, int] = {}
        """In how many draws from its heap each kind has been, as far as we know."""

    def __call__(self, chances: dict[str, int]) -> str:
        """The next draw; `Match` calls this."""
        count = max(self.draws.get(kind, 0) for kind in chances) + 1
        self.draws.update(dict.fromkeys(chances, count))
        return min(chances, key=lambda kind: self._rank(kind, count) / chances[kind])

    def _rank(self, kind: str, count: int) -> float:
        return random.Random(f"{self.seed} {kind} {count}").expovariate(1.0)
