"""A bot that searches with MCTS: any game, any number of seats, with chance."""

from types import ModuleType
from typing import ClassVar, Final, NamedTuple

import numpy as np

from azulejos.engine.structs import Array, Ints, Machine, struct_dtype, workspace
from azulejos.evaluation.network import Network
from azulejos.games import find_game
from azulejos.match import Match
from azulejos.search import think_mcts
from azulejos.search.arrays import Arrays
from azulejos.search.base import SearchPlayer
from azulejos.search.limits import Limit
from azulejos.search.mcts import Edge, Node, Tree, Workspace
from azulejos.search.session import ANOTHER_GAME, MAX_LINE, MAX_PLAYED, MAX_SEATS, UNLIMITED
from azulejos.search.think_mcts import MAX_REUSED_NODES, TREE, Session

MAX_NODES: Final = 1 << 19
MAX_EDGES: Final = 1 << 23
MAX_REUSED_EDGES: Final = 24 * MAX_REUSED_NODES
"""What a tree that is reused usually needs."""
STATES: Final = 3
SIMULATIONS_PER_PLY: Final = 4_000
"""Simulations for each ply, if the depth is the only limit."""
SIMULATIONS_PER_REPORT: Final = 20_000


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

    kernel: ClassVar[ModuleType] = think_mcts
    seed_bits = 60

    def _session(self, rules: Machine, net: Network, board_cache: Ints, **shared: Array) -> Session:
        self.history: list[str] | None = None
        states = rules.zeros(STATES, rules.dtype)
        work = workspace(
            Workspace,
            states=states,
            quick_evals=rules.zeros((STATES, rules.functions["QUICK_EVAL_SIZE"]), np.int64),
            evals=rules.zeros(rules.functions["EVAL_SIZE"], np.int64),
            net=net,
            board_cache=board_cache,
            path=rules.zeros(2 * MAX_LINE, np.int64),
            mask=rules.mask(),
            moves=rules.moves(),
            weights=rules.weights(),
            rng=rules.zeros(1, np.int64),
            parameters=rules.array(np.array(Parameters())),
            values=rules.zeros(MAX_SEATS, np.float64),
            root_scores=rules.zeros(rules.rules.MOVES * (MAX_SEATS + 1), np.float64),
            limits=self.limits,
        )
        return workspace(
            Session,
            work=work,
            state_words=states.view(np.int64).reshape(STATES, -1),
            tree=_new_tree(rules),
            other_tree=_new_tree(rules),
            played=rules.zeros(MAX_PLAYED, np.int64),
            **shared,
        )

    @property
    def tree(self) -> Arrays:
        """The tree of the last search."""
        return self.session.other_tree if self.limits[TREE] else self.session.tree

    def _default_limit(self, limit: Limit) -> Limit:
        if limit.depth is None:
            return super()._default_limit(limit)
        return Limit(nodes=limit.depth * SIMULATIONS_PER_PLY, depth=limit.depth)

    def _slice(self) -> int:
        return SIMULATIONS_PER_REPORT if self.report else UNLIMITED

    def _may_reuse(self, limit: Limit) -> bool:
        return limit.nodes is None

    def _played(self, match: Match, limit: Limit) -> int:
        """Write the moves since the last search, if its tree may be reused."""
        before, self.history = self.history, match.history[:]
        if before is None or limit.depth or not self._may_reuse(limit):
            return ANOTHER_GAME
        since = match.history[len(before) :]
        if match.history[: len(before)] != before or len(since) > MAX_PLAYED:
            return ANOTHER_GAME
        texts = find_game(match.game).notation.TEXTS
        self.session.played[: len(since)] = [texts.index(move) for move in since]
        return len(since)

    def _touch_memory(self, limit: Limit) -> None:
        if self._may_reuse(limit):
            trees = (self.session.tree, self.session.other_tree)
            used = [tree.nodes[:MAX_REUSED_NODES] for tree in trees]
            self._prefault(*used, *(tree.edges[:MAX_REUSED_EDGES] for tree in trees))


def _new_tree(rules: Machine) -> Arrays:
    """An empty `Tree` of arrays; memory that is not used costs nothing."""
    nodes = rules.zeros(MAX_NODES, struct_dtype(Node))
    return workspace(Tree, nodes=nodes, edges=rules.zeros(MAX_EDGES, struct_dtype(Edge)))
