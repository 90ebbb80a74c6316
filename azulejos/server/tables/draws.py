"""How nature draws at a server. Bot processes import this file, so it imports nothing heavy."""

import random
from collections.abc import Iterable
from typing import Final

RANDOM: Final = random.SystemRandom()


class RandomDraws:
    """Draws with the operating system's randomness, at the moment when the draw is revealed.

    Nobody can predict a draw, because no seed is stored. A table that is rebuilt from its log
    passes the `logged` draws; they come first, in order.
    """

    def __init__(self, logged: Iterable[str] = ()) -> None:
        self._logged = list(logged)[::-1]

    def __call__(self, chances: dict[str, int]) -> str:
        """One of nature's possible moves, given each with its weight."""
        if self._logged:
            return self._logged.pop()
        return RANDOM.choices(list(chances), list(chances.values()))[0]


class LessonDraws:
    """Draws for a lesson: the n-th draw is the same for everybody who plays it.

    So the coach can describe the first deal, and the server stores no seed.
    """

    def __init__(self, lesson: str, count: int = 0) -> None:
        """`count` draws of the lesson were made before."""
        self._lesson = lesson
        self._count = count

    def __call__(self, chances: dict[str, int]) -> str:
        """One of nature's possible moves, given each with its weight."""
        generator = random.Random(f"{self._lesson} {self._count}")
        self._count += 1
        return generator.choices(list(chances), list(chances.values()))[0]


Draws = RandomDraws | LessonDraws
