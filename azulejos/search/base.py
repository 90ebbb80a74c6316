"""What all players that look ahead share: compiled rules, limits, a way to be stopped."""

import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from types import ModuleType
from typing import ClassVar

import numpy as np

from azulejos.engine.background import compile_elsewhere
from azulejos.engine.compiler import Compiled, States, compiled
from azulejos.match import Match
from azulejos.search.choice import Choice
from azulejos.search.limits import check
from azulejos.search.nets import evaluation_parts, evaluator, learnt

FOREVER = 1 << 62
USUAL_SECONDS = 0.2
STOP = 0
"""In the limits of every search, the place that tells it to stop."""
PAGE = 4096
PAGES = 512
"""How many pages are asked for at a time; systems with large ones give as many at once."""


class Thinking(ABC):
    """A player that thinks for a while; its search is compiled with the rules of the game."""

    part: ClassVar[ModuleType]
    """The search, as plain functions."""
    doors: ClassVar[tuple[str, ...]]
    """The functions of it that Python calls."""

    def __init__(self, seed: int | None = None, evaluation: str | None = None) -> None:
        self.seed = seed
        self.evaluation = evaluation
        """Who judges: `hand`, `net`, or a net by its name; without, whoever is best."""
        self.limits = np.zeros(8, np.int64)
        self.report: Callable[[Choice], None] | None = None
        self._sitting = ("", "")

    def choose(
        self,
        match: Match,
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        depth: int | None = None,
    ) -> Choice:
        """The best move that is found within the limits; without any, in a fifth of a second."""
        check(match, seconds, nodes, depth)
        self.limits[:] = 0  # first of all: who says stop while rules are compiled is heard
        sitting = (match.game, evaluator(match, self.evaluation))
        if self._sitting != sitting:
            self._rules = compiled(match.rules, *evaluation_parts(*sitting), self.part)
            self.learnt = learnt(sitting[1])
            self.kept = np.zeros((self._rules.functions["BOARDS_KEPT"], 2), np.int64)
            compile_elsewhere(self._rules, *self.doors)
            self._sit_down(self._rules)
            self._at_hand = False
            self._sitting = sitting
        if seconds is None and nodes is None:
            seconds, nodes = self._usual_limits(depth)
        nodes = int(nodes or FOREVER)
        self._get_ready(nodes)
        began = time.perf_counter()
        self.until = began + (FOREVER if seconds is None else seconds)
        timer = threading.Timer(float(seconds or 0), self.stop)
        if seconds is not None:
            timer.start()
        try:
            return self._think(match, began, nodes, depth)
        finally:
            timer.cancel()

    def stop(self) -> None:
        """End the search that is going on; `choose` then returns within milliseconds."""
        self.limits[STOP] = 1

    @abstractmethod
    def _sit_down(self, rules: Compiled) -> None:
        """Make room for the search of a game."""

    def _usual_limits(self, depth: int | None) -> tuple[float | None, int | None]:
        """Seconds and nodes, if nobody gives any."""
        return (USUAL_SECONDS if depth is None else None), None

    @abstractmethod
    def _get_ready(self, nodes: int) -> None:
        """Before the clock runs, have memory at hand that the search will need."""

    def _have_at_hand(self, *rooms: States) -> None:
        """Ask for memory once: a search that has to wait for it cannot be stopped in time."""
        if not self._at_hand:
            self._at_hand = True
            for room in rooms:
                pages = room.view(np.uint8)[::PAGE]
                for first in range(0, len(pages), PAGES):
                    if not self.limits[STOP]:
                        pages[first : first + PAGES] |= 0  # written, as it was

    @abstractmethod
    def _think(self, match: Match, began: float, nodes: int, depth: int | None) -> Choice:
        """Look ahead within the limits, or until the search is stopped."""
