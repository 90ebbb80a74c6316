"""A player that grows a tree: any game, any number of seats, with chance."""

import random
import time
from types import ModuleType
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from azulejos.engine.chance import seeded
from azulejos.engine.compiler import Compiled, States, record_type
from azulejos.match import Match
from azulejos.notation import notation
from azulejos.players.choice import Choice
from azulejos.players.search import tree
from azulejos.players.search.thinking import Thinking
from azulejos.players.search.tree import (
    GREED,
    MOST,
    SEATS_AT_MOST,
    SIMULATIONS,
    Edge,
    Knot,
)

MOST_KNOTS = 1 << 18
MOST_EDGES = 1 << 22
LONGEST = 200
SLICE = 20_000
"""Simulations between two reports."""
LEADS = np.arange(-15_000.0, 15_001.0, 20.0)
"""Leads in hundredths of a point, to look up what utility they give."""


class Tree(Thinking):
    """Looks ahead to the end of the round along the lines that promise most.

    `nodes` limits the simulations; a tree has no `depth`.
    """

    part: ClassVar[ModuleType] = tree
    doors = ("grow",)

    def _sit_down(self, rules: Compiled) -> None:
        self.rng = np.array([seeded(random.Random(self.seed).getrandbits(60))])
        self.states = np.zeros(3, rules.dtype)
        self.knots = np.zeros(MOST_KNOTS, record_type(Knot))
        self.edges = np.zeros(MOST_EDGES, record_type(Edge))
        path = np.zeros(2 * LONGEST, np.int64)
        self.room = (path, rules.mask(), rules.moves(), rules.weights())
        self.values = np.zeros(SEATS_AT_MOST)
        self.scores = np.zeros(SEATS_AT_MOST * rules.rules.MOVES)
        self.notes = np.zeros(rules.functions["NOTES"], np.int64)
        self.glances = np.zeros((len(self.states), rules.functions["GLANCES"]), np.int64)

    def _think(self, match: Match, began: float, nodes: int, depth: int | None) -> Choice:
        self.states[0] = self._rules.states(match.state)[0]
        self.scores[:] = 0
        while self._grow(nodes) and self.report:
            self.report(self._choice(match, time.perf_counter() - began))
        return self._choice(match, time.perf_counter() - began)

    def _grow(self, most: int) -> bool:
        """Some more simulations; whether more are wanted after these."""
        wanted = min(most, int(self.limits[SIMULATIONS]) + (SLICE if self.report else most))
        self.limits[MOST] = wanted
        made = self._rules.grow(
            self.states, self.learnt, self.notes, self.glances, self.knots, self.edges,
            *self.room, self.rng, self.values, self.scores, self.limits,
        )  # fmt: skip
        return bool(made == wanted < most)

    def _choice(self, match: Match, seconds: float) -> Choice:
        texts = notation(match.game).TEXTS
        edges = self._edges(0)
        points = self._in_points(edges["value"])
        best, *others = self._order(edges)
        scores = self.scores[SEATS_AT_MOST * best :][: match.players]
        return Choice(
            texts[edges["move"][best]],
            value=float(points[best]),
            line=[texts[move] for move in self._line()],
            alternatives={texts[edges["move"][i]]: float(points[i]) for i in others},
            nodes=int(self.limits[SIMULATIONS]),
            seconds=seconds,
            values=(scores / max(1, edges["visits"][best]) / 100).tolist(),
        )

    def _order(self, edges: States) -> list[int]:
        """The moves, the one looked at most first."""
        order: list[int] = np.lexsort((-edges["value"], -edges["visits"])).tolist()
        return order

    def _edges(self, knot: int) -> States:
        here = self.knots[knot]
        return self.edges[here["first"] : here["first"] + here["count"]]

    def _line(self) -> list[int]:
        """The moves that were looked at most, one after the other, until nature draws."""
        line, knot = [], 0
        while self.knots[knot]["seat"] >= 0 and self.knots[knot]["tried"] > 0:
            edges = self._edges(knot)
            best = edges[self._order(edges)[0]]
            line.append(int(best["move"]))
            if not best["knot"]:
                break
            knot = int(best["knot"])
        return line

    def _in_points(self, utility: NDArray[np.float32]) -> NDArray[np.float64]:
        """The lead, in points, that would be worth as much."""
        useful = 1 / (1 + np.exp(-LEADS / self._rules.functions["LEAD"])) + GREED * LEADS
        return np.interp(utility, useful, LEADS / 100)
