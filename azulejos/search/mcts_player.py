"""A player that grows a tree: any game, any number of seats, with chance."""

import random
import time
from types import ModuleType
from typing import ClassVar, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from azulejos.engine.compiler import Compiled, States, record_type
from azulejos.engine.rng import seeded
from azulejos.games import find_game
from azulejos.match import Match
from azulejos.search import mcts
from azulejos.search.base import FOREVER, Thinking
from azulejos.search.choice import Choice
from azulejos.search.mcts import (
    DEPTH,
    EDGES,
    KNOTS,
    MOST,
    ROOT,
    SEATS_AT_MOST,
    SIMULATIONS,
    TRIED,
    Edge,
    Knot,
)
from azulejos.search.utility import GREED

MOST_KNOTS: Final = 1 << 19
MOST_EDGES: Final = 1 << 23
KEPT_KNOTS: Final = 1 << 16
"""How large a tree may be that is kept for the next move."""
KEPT_EDGES: Final = 24 * KEPT_KNOTS
"""What such a tree needs, as a rule."""
LONGEST: Final = 200
ALL_AROUND: Final = 4_000
"""Simulations for each move of a line, if only its length is given."""
SLICE: Final = 20_000
"""Simulations between two reports."""
LEADS = np.arange(-15_000.0, 15_001.0, 20.0)
"""Leads in hundredths of a point, to look up what utility they give."""


class Taste(NamedTuple):
    """What the tree is drawn to, in every game: docs/lab says what was tried."""

    sharp: float = 12.0
    """How much more a better move is expected to be the right one."""
    curious: float = 0.4
    """How much is tried that does not look best."""
    trusting: float = 1.0
    """How many simulations first sight counts for."""


class Tree(Thinking):
    """Looks ahead to the end of the round along the lines that promise most.

    `nodes` limits the simulations, `depth` the moves of a line, nature's among them. What has grown
    from the position that followed is kept for the next move, if time is the only limit: otherwise
    the same limits give the same move, whatever came before.
    """

    part: ClassVar[ModuleType] = mcts
    doors = ("grow", "transplant", "play_at")

    def _sit_down(self, rules: Compiled) -> None:
        self.rng = np.array([seeded(random.Random(self.seed).getrandbits(60))])
        self.taste = np.array(Taste())
        self.states = np.zeros(3, rules.dtype)
        self.knots, self.edges = _room()
        self.other_room = _room()
        path = np.zeros(2 * LONGEST, np.int64)
        self.room = (path, rules.mask(), rules.moves(), rules.weights())
        self.values = np.zeros(SEATS_AT_MOST)
        self.scores = np.zeros((rules.rules.MOVES, SEATS_AT_MOST + 1))
        self.notes = np.zeros(rules.functions["NOTES"], np.int64)
        self.glances = np.zeros((len(self.states), rules.functions["GLANCES"]), np.int64)
        self.history: list[str] | None = None

    def _usual_limits(self, depth: int | None) -> tuple[float | None, int | None]:
        return super()._usual_limits(depth) if depth is None else (None, depth * ALL_AROUND)

    def _get_ready(self, nodes: int) -> None:
        if self._may_keep(nodes):
            knots, edges = self.other_room
            self._have_at_hand(
                self.knots[:KEPT_KNOTS], self.edges[:KEPT_EDGES], knots[:KEPT_KNOTS],
                edges[:KEPT_EDGES],
            )  # fmt: skip

    def _think(self, match: Match, began: float, nodes: int, depth: int | None) -> Choice:
        root = self._rules.states(match.state)
        self.limits[DEPTH] = depth or FOREVER
        if depth is None and self._may_keep(nodes):
            self._take_over(match, root)
        self.history = match.history[:]
        self.states[ROOT] = root[0]
        self.scores[:] = 0
        while self._grow(nodes) and self.report:
            self.report(self._choice(match, time.perf_counter() - began))
        return self._choice(match, time.perf_counter() - began)

    def _may_keep(self, nodes: int) -> bool:
        return nodes == FOREVER

    def _take_over(self, match: Match, root: States) -> None:
        """Keep what has grown from this position, if it was foreseen."""
        since = len(self.history or ())
        if self.history is None or match.history[:since] != self.history:
            return
        texts = find_game(match.game).notation.TEXTS
        knot = 0
        self.states[TRIED] = self.states[ROOT]
        for move in map(texts.index, match.history[since:]):
            edges = self._edges(knot)
            (place,) = np.nonzero(edges["move"] == move)
            if not len(place) or not edges["knot"][place[0]]:
                return
            knot = int(edges["knot"][place[0]])
            self._rules.play_at(self.states, TRIED, move)
        if self.states[TRIED] == root[0]:
            old = self.knots, self.edges
            size = self._rules.transplant(*old, *self.other_room, knot, self.limits)
            (self.knots, self.edges), self.other_room = self.other_room, old
            if size > KEPT_KNOTS:
                self.limits[[KNOTS, EDGES]] = 0

    def _grow(self, most: int) -> bool:
        """Some more simulations; whether more are wanted after these."""
        wanted = min(most, int(self.limits[SIMULATIONS]) + (SLICE if self.report else most))
        self.limits[MOST] = wanted
        made = self._rules.grow(
            self.states, self.learnt, self.kept, self.notes, self.glances, self.knots,
            self.edges, *self.room, self.rng, self.taste, self.values, self.scores.ravel(),
            self.limits,
        )  # fmt: skip
        return bool(made == wanted < most)

    def _choice(self, match: Match, seconds: float) -> Choice:
        texts = find_game(match.game).notation.TEXTS
        edges = self._edges(0)
        points = self._in_points(edges["value"], match.players)
        best, *others = self._order(edges)
        *scores, tried = self.scores[best]
        return Choice(
            texts[edges["move"][best]],
            value=float(points[best]),
            line=[texts[move] for move in self._line()],
            alternatives={texts[edges["move"][i]]: float(points[i]) for i in others},
            nodes=int(self.limits[SIMULATIONS]),
            seconds=seconds,
            values=[float(s / tried / 100) for s in scores[: match.players]] if tried else [],
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
        while self.knots[knot]["seat"] >= 0 and self.knots[knot]["count"]:
            edges = self._edges(knot)
            best = edges[self._order(edges)[0]]
            line.append(int(best["move"]))
            if not best["knot"]:
                break
            knot = int(best["knot"])
        return line

    def _in_points(self, utility: NDArray[np.float32], players: int) -> NDArray[np.float64]:
        """The lead over every other seat, in points, that would be worth as much."""
        others = (players - 1) * np.exp(-LEADS / self._rules.functions["LEAD"])
        return np.interp(utility, 1 / (1 + others) + GREED * LEADS, LEADS / 100)


def _room() -> tuple[States, States]:
    """For knots and for edges; what is not used costs nothing."""
    return np.zeros(MOST_KNOTS, record_type(Knot)), np.zeros(MOST_EDGES, record_type(Edge))
