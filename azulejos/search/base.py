"""The host of a search: it writes position and limits, calls `think`, and reads the answer."""

import random
import threading
import time
from abc import abstractmethod
from collections.abc import Callable
from types import ModuleType
from typing import ClassVar, Final

import numpy as np

from azulejos.engine.structs import Array, Ints, Machine, States, struct_dtype, workspace
from azulejos.evaluation.network import Network
from azulejos.games import find_game
from azulejos.match import Match
from azulejos.search.arrays import Arrays
from azulejos.search.choice import Bot, Choice
from azulejos.search.engines import Module, machine
from azulejos.search.limits import Limit
from azulejos.search.nets import find_evaluator, network
from azulejos.search.session import (
    ANOTHER_GAME,
    BEGIN,
    CELLS,
    DEPTH_BUDGET,
    EXACT_MOVES,
    MICROSECONDS,
    MORE,
    NODE_BUDGET,
    NODES,
    PLAYED,
    SEED,
    SLICE,
    STAGE,
    STOP,
    TIME_BUDGET,
    UNLIMITED,
    Answer,
    Ranked,
)

DEFAULT_SECONDS: Final = 0.2
PAGE: Final = 4096
PAGES_AT_ONCE: Final = 512
"""How many pages of memory are touched between two looks at STOP: one large page."""


class SearchPlayer(Bot):
    """A bot whose search is compiled with the rules of the game.

    `lines` says how many moves get an exact value, where the search has exact values.
    """

    kernel: ClassVar[ModuleType]
    """The search with its `think`, as plain functions."""
    seed_bits: ClassVar[int]
    """How large the numbers are that the search gets as seeds."""
    lines = 1

    def __init__(self, seed: int | None = None, evaluation: str | None = None) -> None:
        self.seed = seed
        self.evaluation = evaluation
        """`hand`, `net`, or the name of a net; None for the best there is."""
        self.limits: Ints = np.zeros(CELLS, np.int64)
        self.report: Callable[[Choice], None] | None = None
        self._compiled_for = ("", "")

    def think(self, match: Match, limit: Limit) -> Choice:
        """The best move that is found within the limit; without one, in a fifth of a second."""
        self.limits[STOP] = 0  # before compilation, so that a stop() during it counts
        self._compile(match)
        if limit.seconds is None and limit.nodes is None:
            limit = self._default_limit(limit)
        self._touch_memory(limit)
        began = time.perf_counter()
        if limit.seconds is None:
            return self._search(match, limit, began)
        timer = threading.Timer(float(limit.seconds), self.stop)
        timer.start()
        try:
            return self._search(match, limit, began)
        finally:
            timer.cancel()

    def stop(self) -> None:
        """End the search that is running; `choose` then returns within milliseconds."""
        self.limits[STOP] = 1

    def _search(self, match: Match, limit: Limit, began: float) -> Choice:
        """Search within the limit, or until the search is stopped."""
        self.session.root[0] = self._rules.states(match.state)[0]
        self.limits[NODES] = 0
        self.limits[NODE_BUDGET] = limit.nodes or UNLIMITED
        self.limits[DEPTH_BUDGET] = limit.depth or UNLIMITED
        self.limits[TIME_BUDGET] = int(1e6 * limit.seconds) if limit.seconds else UNLIMITED
        self.limits[SLICE] = self._slice()
        self.limits[SEED] = random.Random(self.seed).getrandbits(self.seed_bits)
        self.limits[EXACT_MOVES] = self.lines
        self.limits[PLAYED] = self._played(match, limit)
        self.limits[STAGE] = BEGIN
        while self._run(began) == MORE:
            if self.report:
                self.report(self._choice(match, began))
        return self._choice(match, began)

    def _run(self, began: float) -> int:
        """One slice."""
        self.limits[MICROSECONDS] = int(1e6 * (time.perf_counter() - began))
        return int(self._rules.think(self.session))

    def _choice(self, match: Match, began: float) -> Choice:
        """What the search has found so far."""
        texts = find_game(match.game).notation.TEXTS
        answer = self.session.answer[0]
        best, *others = self.session.ranked[: answer["moves"]]
        return Choice(
            texts[best["move"]],
            value=float(best["value"]) if answer["valued"] else None,
            line=[texts[move] for move in answer["line"][: answer["length"]]],
            alternatives={texts[other["move"]]: float(other["value"]) for other in others},
            nodes=int(self.limits[NODES]),
            seconds=time.perf_counter() - began,
            values=answer["scores"][: answer["seats"]].tolist(),
            at_most=frozenset(texts[other["move"]] for other in others if other["at_most"]),
        )

    # --- What searches do in their own way --------------------------------------------------------

    def _default_limit(self, limit: Limit) -> Limit:
        """The limit to use if neither seconds nor nodes are given."""
        return limit if limit.depth else Limit(seconds=DEFAULT_SECONDS)

    def _slice(self) -> int:
        """After how many nodes a report is made, besides those of the search itself."""
        return UNLIMITED

    def _played(self, match: Match, limit: Limit) -> int:
        """How many moves were played since the last search, which has them in its session."""
        return ANOTHER_GAME

    @abstractmethod
    def _session(self, rules: Machine, net: Network, board_cache: Ints, **shared: Array) -> Arrays:
        """The arrays of the search for a game."""

    # --- Memory -----------------------------------------------------------------------------------

    def _compile(self, match: Match) -> None:
        """Compile or load the search for a game and an evaluator, and allocate its arrays."""
        wanted = (match.game, find_evaluator(match, self.evaluation))
        if self._compiled_for == wanted:
            return
        self._rules = machine(Module(match.game, self.kernel, wanted[1]))
        self._share_limits()
        self.session = self.new_session(self._rules, network(wanted[1]))
        self._memory_touched = False
        self._compiled_for = wanted

    def new_session(self, rules: Machine, net: Network) -> Arrays:
        """The arrays that `think` works on."""
        arrays: Arrays = net
        return self._session(
            rules,
            workspace(Network, **{n: rules.array(a) for n, a in arrays._asdict().items()}),
            rules.zeros((rules.functions["BOARD_CACHE_SLOTS"], 2), np.int64),
            root=rules.zeros(1, rules.dtype),
            answer=rules.zeros(1, struct_dtype(Answer)),
            ranked=rules.zeros(rules.rules.MOVES + 1, struct_dtype(Ranked)),
        )

    def _share_limits(self) -> None:
        """Move the limits to where the machine sees them; a stop() meanwhile counts."""
        before = self.limits
        self.limits = self._rules.zeros(len(before), np.int64)
        self.limits[STOP] |= before[STOP]

    @abstractmethod
    def _touch_memory(self, limit: Limit) -> None:
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
