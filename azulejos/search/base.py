"""What alpha-beta and MCTS share: compiled rules, limits, and a way to be stopped."""

import threading
import time
from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any, ClassVar, Final

import numpy as np

from azulejos.engine.structs import Ints, Machine, States, workspace
from azulejos.evaluation.network import Network
from azulejos.match import Match
from azulejos.search.choice import Bot, Choice
from azulejos.search.engines import Module, machine
from azulejos.search.limits import Limit
from azulejos.search.nets import find_evaluator, network

UNLIMITED: Final = 1 << 62
DEFAULT_SECONDS: Final = 0.2
STOP: Final = 0
"""The index of every search's `limits` that tells it to stop."""
PAGE: Final = 4096
PAGES_AT_ONCE: Final = 512
"""How many pages of memory are touched between two looks at STOP: one large page."""


@dataclass(frozen=True)
class Budget:
    """What a search may use: a limit, with clock and defaults filled in."""

    began: float
    until: float
    """When the time is over, by `time.perf_counter`."""
    nodes: int
    depth: int | None

    def seconds_used(self) -> float:
        """How long the search has been running."""
        return time.perf_counter() - self.began


class SearchPlayer(Bot):
    """A bot whose search is compiled with the rules of the game."""

    kernel: ClassVar[ModuleType]
    """The search, as plain functions."""
    entry_points: ClassVar[tuple[str, ...]]
    """The compiled functions that the player calls."""

    def __init__(self, seed: int | None = None, evaluation: str | None = None) -> None:
        self.seed = seed
        self.evaluation = evaluation
        """`hand`, `net`, or the name of a net; None for the best there is."""
        self.limits: Ints = np.zeros(8, np.int64)
        self.report: Callable[[Choice], None] | None = None
        self._compiled_for = ("", "")

    def think(self, match: Match, limit: Limit) -> Choice:
        """The best move that is found within the limit; without one, in a fifth of a second."""
        self.limits[:] = 0  # before compilation, so that a stop() during it counts
        self._compile(match)
        if limit.seconds is None and limit.nodes is None:
            limit = self._default_limit(limit)
        nodes = int(limit.nodes or UNLIMITED)
        self._touch_memory(nodes)
        began = time.perf_counter()
        if limit.seconds is None:
            return self._search(match, Budget(began, float("inf"), nodes, limit.depth))
        timer = threading.Timer(float(limit.seconds), self.stop)
        timer.start()
        try:
            return self._search(match, Budget(began, began + limit.seconds, nodes, limit.depth))
        finally:
            timer.cancel()

    def _compile(self, match: Match) -> None:
        """Compile or load the search for a game and an evaluator, and allocate its arrays."""
        wanted = (match.game, find_evaluator(match, self.evaluation))
        if self._compiled_for == wanted:
            return
        self._rules = machine(Module(match.game, self.kernel, wanted[1], self.entry_points))
        self._share_limits()
        board_cache = self._rules.zeros((self._rules.functions["BOARD_CACHE_SLOTS"], 2), np.int64)
        arrays: Any = network(wanted[1])
        net = workspace(Network, **{n: self._rules.array(a) for n, a in arrays._asdict().items()})
        self._allocate(self._rules, net, board_cache)
        self._memory_touched = False
        self._compiled_for = wanted

    def _share_limits(self) -> None:
        """Move the limits to where the machine sees them; a stop() meanwhile counts."""
        before = self.limits
        self.limits = self._rules.zeros(len(before), np.int64)
        self.limits[STOP] |= before[STOP]

    def stop(self) -> None:
        """End the search that is running; `choose` then returns within milliseconds."""
        self.limits[STOP] = 1

    @abstractmethod
    def _allocate(self, rules: Machine, net: Network, board_cache: Ints) -> None:
        """Allocate the arrays of the search for a game."""

    def _default_limit(self, limit: Limit) -> Limit:
        """The limit to use if neither seconds nor nodes are given."""
        return limit if limit.depth else Limit(seconds=DEFAULT_SECONDS)

    @abstractmethod
    def _touch_memory(self, nodes: int) -> None:
        """Before the clock runs, make the system provide the memory that the search will use."""

    def _prefault(self, *arrays: States) -> None:
        """Touch each page once: a search that waits for memory cannot be stopped in time."""
        if not self._memory_touched:
            self._memory_touched = True
            for array in arrays:
                pages = array.view(np.uint8)[::PAGE]
                for first in range(0, len(pages), PAGES_AT_ONCE):
                    if not self.limits[STOP]:
                        pages[first : first + PAGES_AT_ONCE] |= 0  # writes what is there

    @abstractmethod
    def _search(self, match: Match, budget: Budget) -> Choice:
        """Search within the budget, or until the search is stopped."""
