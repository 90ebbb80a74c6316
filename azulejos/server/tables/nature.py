"""Nature at the server. Bots' processes get it with a match, so nothing heavy is imported here."""

import random
from collections.abc import Iterable
from typing import Final

RANDOM: Final = random.SystemRandom()


class Nature:
    """Draws with the operating system's randomness, at the moment that the draw is seen.

    While a table is rebuilt, it says again what was drawn then.
    """

    def __init__(self, told: Iterable[str] = ()) -> None:
        self.told = list(told)[::-1]

    def __call__(self, chances: dict[str, int]) -> str:
        """One of nature's moves."""
        if self.told:
            return self.told.pop()
        return RANDOM.choices(list(chances), list(chances.values()))[0]


class Dealer:
    """Deals a lesson: the n-th draw is the same for everybody who plays it.

    So what a coach says about the first deal is true, and nothing has to be remembered.
    """

    def __init__(self, lesson: str, drawn: int = 0) -> None:
        self.lesson = lesson
        self.drawn = drawn

    def __call__(self, chances: dict[str, int]) -> str:
        """One of nature's moves."""
        draw = random.Random(f"{self.lesson} {self.drawn}")
        self.drawn += 1
        return draw.choices(list(chances), list(chances.values()))[0]
