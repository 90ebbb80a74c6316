"""A player that grows a tree: any game, any number of seats, with chance."""

import random
import threading
import time
from collections.abc import Callable
from importlib import import_module

import numpy as np
from numpy.typing import NDArray

from azulejos.engine.background import compile_elsewhere
from azulejos.engine.chance import seeded
from azulejos.engine.compiler import Compiled, States, compiled, record_type
from azulejos.match import Match
from azulejos.notation import notation
from azulejos.players.choice import Choice
from azulejos.players.search import tree
from azulejos.players.search.tree import KNOTS, MOST, SIMULATIONS, STOP, VALUES, Edge, Knot

MOST_KNOTS = 1 << 18
MOST_EDGES = 1 << 22
LONGEST = 200
FOREVER = 1 << 62
SLICE = 20_000
"""Simulations between two reports."""


class Tree:
    """Looks ahead to the end of the round along the lines that promise most."""

    def __init__(self, seed: int | None = None) -> None:
        self.rng = np.array([seeded(random.Random(seed).getrandbits(60))])
        self.limits = np.zeros(5, np.int64)
        self.game = ""
        self.report: Callable[[Choice], None] | None = None

    def _sit_down(self, match: Match) -> None:
        """Get ready for a game, the first time that it is played."""
        if self.game == match.game:
            return
        evaluation = import_module(f"azulejos.players.evaluation.{match.game}")
        self.rules: Compiled = compiled(match.rules, evaluation, tree)
        self.states = np.zeros(3, self.rules.dtype)
        self.knots = np.zeros(MOST_KNOTS, record_type(Knot))
        self.edges = np.zeros(MOST_EDGES, record_type(Edge))
        self.room = (
            np.zeros(2 * LONGEST, np.int64),
            self.rules.mask(),
            self.rules.moves(),
            self.rules.weights(),
        )
        self.values = np.zeros(VALUES)
        compile_elsewhere(self.rules, "grow")
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
        """The move that was looked at most; without limits, in a fifth of a second."""
        self._sit_down(match)
        began = time.perf_counter()
        self.states[0] = self.rules.states(match.state)[0]
        self.limits[:] = 0
        if seconds is None and nodes is None:
            seconds = 0.2
        timer = threading.Timer(seconds or 0, self.stop)
        if seconds is not None:
            timer.start()
        try:
            while self._grow(nodes or FOREVER) and self.report:
                self.report(self._choice(match, time.perf_counter() - began))
        finally:
            timer.cancel()
        return self._choice(match, time.perf_counter() - began)

    def _grow(self, most: int) -> bool:
        """Some more simulations; whether more are wanted after these."""
        wanted = min(most, int(self.limits[SIMULATIONS]) + (SLICE if self.report else most))
        self.limits[MOST] = wanted
        made = self.rules.grow(
            self.states, self.knots, self.edges, *self.room, self.rng, self.values, self.limits
        )
        return bool(made == wanted < most)

    def _choice(self, match: Match, seconds: float) -> Choice:
        texts = notation(match.game).TEXTS
        edges = self._edges(0)
        values = self._values(edges)
        best, *others = self._order(edges)
        return Choice(
            texts[edges["move"][best]],
            value=float(values[best]),
            line=[texts[move] for move in self._line()],
            alternatives={texts[edges["move"][i]]: float(values[i]) for i in others},
            nodes=int(self.limits[SIMULATIONS]),
            seconds=seconds,
        )

    def _values(self, edges: States) -> NDArray[np.float64]:
        """The utility of each move, as far as it is known."""
        return np.asarray((edges["total"] + edges["judged"]) / (edges["visits"] + 1))

    def _order(self, edges: States) -> list[int]:
        """The moves, the one looked at most first."""
        order: list[int] = np.lexsort((-self._values(edges), -edges["visits"])).tolist()
        return order

    def _edges(self, knot: int) -> States:
        here = self.knots[knot]
        return self.edges[here["first"] : here["first"] + here["count"]]

    def _line(self) -> list[int]:
        """The moves that were looked at most, one after the other, until nature draws."""
        line, knot = [], 0
        while knot < self.limits[KNOTS] and self.knots[knot]["seat"] >= 0:
            edges = self._edges(knot)
            best = edges[self._order(edges)[0]]
            line.append(int(best["move"]))
            if not best["knot"]:
                break
            knot = int(best["knot"])
        return line
