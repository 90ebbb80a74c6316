"""A player that looks ahead with alpha-beta, deeper and deeper until its time is up."""

import time
from types import ModuleType
from typing import ClassVar

import numpy as np

from azulejos.engine.compiler import Compiled, record_type
from azulejos.match import Match
from azulejos.notation import notation
from azulejos.players.choice import Choice
from azulejos.players.search import alphabeta
from azulejos.players.search.alphabeta import LEVELS, MOST_NODES, NODES, Entry, Node
from azulejos.players.search.thinking import Thinking

TABLE_BITS = 18


class AlphaBeta(Thinking):
    """Looks ahead within the round; for two seats."""

    part: ClassVar[ModuleType] = alphabeta
    door = "search"

    def _sit_down(self, rules: Compiled) -> None:
        self.states = np.zeros(LEVELS, rules.dtype)
        self.words = self.states.view(np.int64).reshape(LEVELS, -1)
        self.stack = np.zeros(LEVELS, record_type(Node))
        self.table = np.zeros(1 << TABLE_BITS, record_type(Entry))
        self.mask = rules.mask()
        self.history = np.zeros((2, rules.rules.MOVES), np.int64)

    def _think(self, match: Match, began: float, nodes: int, depth: int | None) -> Choice:
        self.states[0] = self._rules.states(match.state)[0]
        self.history >>= 3  # what was learnt for other positions counts less
        self.limits[MOST_NODES] = nodes
        choice = Choice(match.moves()[0])
        for level in range(1, (depth or LEVELS - 1) + 1):
            finished = self._rules.search(
                self.states, self.words, self.stack, self.mask,
                self.history, self.table, self.limits, level,
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
