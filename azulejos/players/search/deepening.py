"""A player that looks ahead with alpha-beta, deeper and deeper until its time is up."""

import threading
import time
from collections.abc import Callable
from importlib import import_module

import numpy as np

from azulejos.engine.background import compile_elsewhere
from azulejos.engine.compiler import Compiled, compiled, record_type
from azulejos.match import Match
from azulejos.notation import notation
from azulejos.players.choice import Choice
from azulejos.players.search import alphabeta
from azulejos.players.search.alphabeta import LEVELS, NODES, STOP, Entry, Node

TABLE_BITS = 18
FOREVER = 1 << 62


class AlphaBeta:
    """Looks ahead within the round; for two seats."""

    def __init__(self, seed: int | None = None) -> None:
        self.limits = np.zeros(3, np.int64)
        self.game = ""
        self.report: Callable[[Choice], None] | None = None

    def _sit_down(self, match: Match) -> None:
        """Get ready for a game, the first time that it is played."""
        if self.game == match.game:
            return
        evaluation = import_module(f"azulejos.players.evaluation.{match.game}")
        self.rules: Compiled = compiled(match.rules, evaluation, alphabeta)
        self.states = np.zeros(LEVELS, self.rules.dtype)
        self.words = self.states.view(np.int64).reshape(LEVELS, -1)
        self.stack = np.zeros(LEVELS, record_type(Node))
        self.table = np.zeros(1 << TABLE_BITS, record_type(Entry))
        self.mask = self.rules.mask()
        self.history = np.zeros((2, match.rules.MOVES), np.int64)
        compile_elsewhere(self.rules, "search")
        self.game = match.game

    def stop(self) -> None:
        """End the search that is going on; `choose` then returns within milliseconds."""
        self.limits[STOP] = 1

    def choose(
        self,
        match: Match,
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        depth: int | None = None,
    ) -> Choice:
        """The best move that is found within the limits; without any, in a fifth of a second."""
        self._sit_down(match)
        self.states[0] = self.rules.states(match.state)[0]
        self.history >>= 3
        self.limits[:] = (0, 0, nodes or FOREVER)
        if seconds is None and nodes is None and depth is None:
            seconds = 0.2
        timer = threading.Timer(seconds or 0, self.stop)
        if seconds is not None:
            timer.start()
        try:
            return self._deepen(match, depth or LEVELS - 1)
        finally:
            timer.cancel()

    def _deepen(self, match: Match, most: int) -> Choice:
        began = time.perf_counter()
        choice = Choice(match.moves()[0])
        for depth in range(1, most + 1):
            finished = self.rules.search(
                self.states, self.words, self.stack, self.mask,
                self.history, self.table, self.limits, depth,
            )  # fmt: skip
            root = self.stack[0]
            if finished or root["index"] > 1:
                choice = self._choice(match, time.perf_counter() - began)
            if not finished or root["whole"] or root["count"] == 1:
                break
            if self.report:
                self.report(choice)
        return choice

    def _choice(self, match: Match, seconds: float) -> Choice:
        root = self.stack[0]
        move = notation(match.game).TEXTS[root["best_move"]]
        points = int(root["best"]) / 100
        return Choice(
            move,
            value=points if match.turn == 0 else -points,
            line=[move],
            nodes=int(self.limits[NODES]),
            seconds=seconds,
        )
