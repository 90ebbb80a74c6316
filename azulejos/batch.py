"""Many games at once, for researchers: arrays of states, stepped by compiled rules on all cores.

Needs NumPy and Numba (`pip install azulejos[fast]`).
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from azulejos.engine.chance import seeded
from azulejos.engine.compiler import Ints, States, compiled
from azulejos.engine.state import NOBODY
from azulejos.match import new

T = TypeVar("T")


class Batch:
    """N games of one kind. `states` is an array of records with one field for each of the rules'.

    Every game has its own generator, so a game's draws depend on its seed and on nothing else,
    however many threads there are.
    """

    def __init__(
        self, game: str, games: int, *, seed: int = 0, threads: int | None = None, **options: Any
    ) -> None:
        first = new(game, start=options.pop("start", 0), nature="manual", **options)
        self.compiled = compiled(first.rules)
        self.new: States = self.compiled.states(first.state)
        self.states: States = np.repeat(self.new, games)
        self.masks: Ints = self.compiled.mask(games)
        self.generators: Ints = np.array([[seeded(seed + i)] for i in range(games)])
        self.threads = threads or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self.threads)
        self.reset()

    @property
    def turns(self) -> NDArray[np.int8]:
        """The seat to move in each game, or a negative number when it is over."""
        return self.states["turn"]

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which games have ended."""
        over: NDArray[np.bool_] = self.states["turn"] == NOBODY
        return over

    @property
    def scores(self) -> NDArray[np.int16]:
        """The scores of all seats in each game."""
        return self.states["score"][:, : self.new["players"][0]]

    def reset(self, which: NDArray[np.bool_] | None = None) -> None:
        """Begin anew, all games or some, each with the next draws of its generator."""
        self.states[slice(None) if which is None else which] = self.new[0]
        weights = self.compiled.weights

        def deal(first: int, last: int) -> None:
            self.compiled.draw_all(self.states, weights(), self.generators, first, last)

        self._spread(deal)

    def legal(self) -> Ints:
        """The legal moves of each game, as a mask of bits (`azulejos.engine.plays`)."""

        def look(first: int, last: int) -> None:
            self.compiled.legal_all(self.states, self.masks, first, last)

        self._spread(look)
        return self.masks

    def step(self, moves: Ints) -> None:
        """Play one legal move in each game that is not over, and let nature draw.

        Moves are trusted: `legal` says which are allowed.
        """
        weights = self.compiled.weights

        def play(first: int, last: int) -> None:
            self.compiled.step_all(self.states, moves, weights(), self.generators, first, last)

        self._spread(play)

    def playout(self) -> int:
        """Play all games at random to the end; return how many moves the seats made."""
        mask, weights = self.compiled.mask, self.compiled.weights

        def play(first: int, last: int) -> int:
            made: int = self.compiled.playout_all(
                self.states, mask(), weights(), self.generators, first, last
            )
            return made

        return sum(self._spread(play))

    def _spread(self, work: Callable[[int, int], T]) -> list[T]:
        """Do something for all games, a share of them in each thread."""
        games = len(self.states)
        bounds = [games * i // self.threads for i in range(self.threads + 1)]
        return list(self._pool.map(work, bounds[:-1], bounds[1:]))
