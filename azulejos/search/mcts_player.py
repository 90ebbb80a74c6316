"""A bot that searches with MCTS: any game, any number of seats, with chance."""

import random
from types import ModuleType
from typing import Any, ClassVar, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from azulejos.engine.rng import seeded
from azulejos.engine.structs import Ints, Machine, States, struct_dtype, workspace
from azulejos.evaluation.network import Network
from azulejos.games import find_game
from azulejos.match import Match
from azulejos.search import mcts
from azulejos.search.base import UNLIMITED, Budget, SearchPlayer
from azulejos.search.choice import Choice
from azulejos.search.limits import Limit
from azulejos.search.mcts import (
    CHILD,
    DEPTH_LIMIT,
    EDGE_COUNT,
    MAX_SEATS,
    NODE_COUNT,
    ROOT,
    SIMULATION_LIMIT,
    SIMULATIONS,
    Edge,
    Node,
    Tree,
    Workspace,
)
from azulejos.search.utility import MARGIN_WEIGHT

MAX_NODES: Final = 1 << 19
MAX_EDGES: Final = 1 << 23
MAX_REUSED_NODES: Final = 1 << 16
"""How large a tree may be that is reused for the next move."""
MAX_REUSED_EDGES: Final = 24 * MAX_REUSED_NODES
"""What such a tree usually needs."""
MAX_PATH: Final = 200
SIMULATIONS_PER_PLY: Final = 4_000
"""Simulations for each ply, if the depth is the only limit."""
SIMULATIONS_PER_REPORT: Final = 20_000
LEADS: Final = np.arange(-15_000.0, 15_001.0, 20.0)
"""Leads in centipoints, for the conversion of utilities."""


class Parameters(NamedTuple):
    """The parameters of PUCT, the same in every game; docs/lab has what else was tried."""

    prior_scale: float = 12.0
    """The inverse temperature of the softmax that gives the priors."""
    c_puct: float = 0.4
    """The weight of exploration."""
    prior_visits: float = 1.0
    """How many visits the quick evaluation of a move counts for."""


class MctsPlayer(SearchPlayer):
    """Searches to the end of the round along the most promising lines.

    `nodes` limits the simulations, `depth` the moves of a line, nature's included. If time is the
    only limit, the subtree of the position that followed is reused for the next move. Otherwise the
    same limits give the same move, whatever came before.
    """

    kernel: ClassVar[ModuleType] = mcts
    entry_points = ("run_simulations", "copy_subtree", "play_at")

    def _allocate(self, rules: Machine, net: Network, board_cache: Ints) -> None:
        self.states = rules.zeros(3, rules.dtype)
        self.tree, self.other_tree = _new_tree(rules), _new_tree(rules)
        self.root_scores = rules.zeros((rules.rules.MOVES, MAX_SEATS + 1), np.float64)
        self.history: list[str] | None = None
        self.work = workspace(
            Workspace,
            states=self.states,
            quick_evals=rules.zeros(
                (len(self.states), rules.functions["QUICK_EVAL_SIZE"]), np.int64
            ),
            evals=rules.zeros(rules.functions["EVAL_SIZE"], np.int64),
            net=net,
            board_cache=board_cache,
            path=rules.zeros(2 * MAX_PATH, np.int64),
            mask=rules.mask(),
            moves=rules.moves(),
            weights=rules.weights(),
            rng=rules.array(np.array([seeded(random.Random(self.seed).getrandbits(60))])),
            parameters=rules.array(np.array(Parameters())),
            values=rules.zeros(MAX_SEATS, np.float64),
            root_scores=self.root_scores.ravel(),
            limits=self.limits,
        )

    def _default_limit(self, limit: Limit) -> Limit:
        if limit.depth is None:
            return super()._default_limit(limit)
        return Limit(nodes=limit.depth * SIMULATIONS_PER_PLY, depth=limit.depth)

    def _touch_memory(self, nodes: int) -> None:
        if self._may_reuse(nodes):
            trees = (self.tree, self.other_tree)
            used = [tree.nodes[:MAX_REUSED_NODES] for tree in trees]
            self._prefault(*used, *(tree.edges[:MAX_REUSED_EDGES] for tree in trees))

    def _search(self, match: Match, budget: Budget) -> Choice:
        root = self._rules.states(match.state)
        self.limits[DEPTH_LIMIT] = budget.depth or UNLIMITED
        if budget.depth is None and self._may_reuse(budget.nodes):
            self._reuse_subtree(match, root)
        self.history = match.history[:]
        self.states[ROOT] = root[0]
        self.root_scores[:] = 0
        while self._run(budget.nodes) and self.report:
            self.report(self._choice(match, budget.seconds_used()))
        return self._choice(match, budget.seconds_used())

    def _may_reuse(self, nodes: int) -> bool:
        return nodes == UNLIMITED

    def _reuse_subtree(self, match: Match, root: States) -> None:
        """Keep the subtree of this position, if the tree has it."""
        since = len(self.history or ())
        if self.history is None or match.history[:since] != self.history:
            return
        texts = find_game(match.game).notation.TEXTS
        node = 0
        self.states[CHILD] = self.states[ROOT]
        for move in map(texts.index, match.history[since:]):
            edges = self._edges(node)
            (place,) = np.nonzero(edges["move"] == move)
            if not len(place) or not edges["child"][place[0]]:
                return
            node = int(edges["child"][place[0]])
            self._rules.play_at(self.states, CHILD, move)
        if self.states[CHILD] == root[0]:
            size = self._rules.copy_subtree(self.tree, self.other_tree, node, self.limits)
            self.tree, self.other_tree = self.other_tree, self.tree
            if size > MAX_REUSED_NODES:
                self.limits[[NODE_COUNT, EDGE_COUNT]] = 0

    def _run(self, most: int) -> bool:
        """Run some simulations; whether more follow."""
        step = SIMULATIONS_PER_REPORT if self.report else most
        wanted = min(most, int(self.limits[SIMULATIONS]) + step)
        self.limits[SIMULATION_LIMIT] = wanted
        made = self._rules.run_simulations(self.work, self.tree)
        return bool(made == wanted < most)

    def _choice(self, match: Match, seconds: float) -> Choice:
        texts = find_game(match.game).notation.TEXTS
        edges = self._edges(0)
        points = self._in_points(edges["value"], match.players)
        best, *others = self._order(edges)
        *scores, visits = self.root_scores[best]
        return Choice(
            texts[edges["move"][best]],
            value=float(points[best]),
            line=[texts[move] for move in self._line()],
            alternatives={texts[edges["move"][i]]: float(points[i]) for i in others},
            nodes=int(self.limits[SIMULATIONS]),
            seconds=seconds,
            values=[float(s / visits / 100) for s in scores[: match.players]] if visits else [],
        )

    def _order(self, edges: States) -> list[int]:
        """The edges, those with most visits first."""
        order: list[int] = np.lexsort((-edges["value"], -edges["visits"])).tolist()
        return order

    def _edges(self, node: int) -> States:
        here = self.tree.nodes[node]
        edges: States = self.tree.edges[here["first"] : here["first"] + here["count"]]
        return edges

    def _line(self) -> list[int]:
        """The moves with most visits, one after the other, until nature draws."""
        line, node = [], 0
        nodes = self.tree.nodes
        while nodes[node]["seat"] >= 0 and nodes[node]["count"]:
            edges = self._edges(node)
            best = edges[self._order(edges)[0]]
            line.append(int(best["move"]))
            if not best["child"]:
                break
            node = int(best["child"])
        return line

    def _in_points(self, utility: NDArray[np.float32], players: int) -> NDArray[np.float64]:
        """The lead over every other seat, in points, that has such a utility."""
        others = (players - 1) * np.exp(-LEADS / self._rules.functions["EVAL_SCALE"])
        return np.interp(utility, 1 / (1 + others) + MARGIN_WEIGHT * LEADS, LEADS / 100)


def _new_tree(rules: Machine) -> Any:
    """An empty `Tree` of arrays; memory that is not used costs nothing."""
    nodes = rules.zeros(MAX_NODES, struct_dtype(Node))
    return workspace(Tree, nodes=nodes, edges=rules.zeros(MAX_EDGES, struct_dtype(Edge)))
