"""A bot that searches with alpha-beta, by iterative deepening."""

import random
from dataclasses import replace
from hashlib import blake2b
from types import ModuleType
from typing import Any, ClassVar, Final

import numpy as np

from azulejos.engine.rng import seeded
from azulejos.engine.state import NOBODY
from azulejos.engine.structs import Ints, Machine, struct_dtype, workspace
from azulejos.evaluation.network import Network
from azulejos.games import find_game
from azulejos.match import Match
from azulejos.search import alphabeta
from azulejos.search.alphabeta import (
    BOUND,
    EXACT,
    MAX_PLY,
    MULTI_PV,
    NODE_LIMIT,
    NODES,
    ROUND_KEY,
    STOP,
    UNKNOWN,
    UPPER_BOUND,
    VALUE,
    Entry,
    Node,
    Workspace,
)
from azulejos.search.base import Budget, SearchPlayer
from azulejos.search.choice import Choice
from azulejos.search.next_round import CANDIDATES, FEWEST_DEALS, NEAR, Candidate, compare

TABLE_BITS: Final = 19
PROBE_TABLE_BITS: Final = 12
"""The transposition table of a probe."""
SOLVE_FACTOR: Final = 20
"""Searching a whole round to its end takes up to this many times as long as its first line."""
COMPARE_FACTOR: Final = 4
"""Exact values of several moves take up to this many times as long as the best one's."""
PROBE_NODES: Final = 1000
"""The nodes of a probe: a short search of the next round."""


class AlphaBetaPlayer(SearchPlayer):
    """Searches within the round; for two seats.

    `lines` says how many moves get an exact value (multi-PV). The values of the others are upper
    bounds.
    """

    kernel: ClassVar[ModuleType] = alphabeta
    entry_points = ("search", "extend_pv", "play_at", "draw_at")
    lines = 1

    def _allocate(self, rules: Machine, net: Network, board_cache: Ints) -> None:
        self.states = rules.zeros(MAX_PLY, rules.dtype)
        self.stack = rules.zeros(MAX_PLY, struct_dtype(Node))
        self.evals = rules.zeros((MAX_PLY + 1, rules.functions["EVAL_SIZE"]), np.int64)
        self.history = rules.zeros((2, rules.rules.MOVES), np.int64)
        self.root_results = rules.zeros((rules.rules.MOVES, 3), np.int64)
        self.table = rules.zeros(1 << TABLE_BITS, struct_dtype(Entry))
        self.weights = rules.weights()
        self.work = workspace(
            Workspace,
            states=self.states,
            state_words=self.states.view(np.int64).reshape(MAX_PLY, -1),
            hash_words=rules.array(hash_words(rules)),
            stack=self.stack,
            masks=rules.mask(MAX_PLY),
            evals=self.evals,
            net=net,
            board_cache=board_cache,
            history=self.history,
            table=self.table,
            root_results=self.root_results,
            limits=self.limits,
        )
        probe_table: Any = rules.zeros(1 << PROBE_TABLE_BITS, struct_dtype(Entry))
        self.probe_work = self.work._replace(table=probe_table)

    def _touch_memory(self, nodes: int) -> None:
        self._prefault(self.table)

    def _search(self, match: Match, budget: Budget) -> Choice:
        self.states[0] = self._rules.states(match.state)[0]
        self.history >>= 3  # results of other positions count less
        self.root_results[:] = UNKNOWN
        self.limits[NODE_LIMIT] = budget.nodes
        self.limits[ROUND_KEY] = round_key(self._rules, self.states[0])
        self.limits[MULTI_PV] = self.lines
        choice, solved = self._deepen(match, budget)
        if solved and not budget.depth and self._may_compare(budget):
            if self.report:
                self.report(choice)
            choice = self._compare_next_rounds(match, choice, budget)
        return replace(choice, nodes=int(self.limits[NODES]), seconds=budget.seconds_used())

    def _deepen(self, match: Match, budget: Budget) -> tuple[Choice, bool]:
        """Search deeper and deeper; the choice, and whether it is exact for this round."""
        choice = Choice(match.moves()[0])
        root = self.stack[0]
        most = budget.depth or MAX_PLY - 1
        depth = 0
        while depth < most:
            depth = most if depth and self._could_solve(budget) else depth + 1
            finished = self._run(self.work, depth)
            if finished or root["index"] > 1:
                choice = self._choice(match, budget.seconds_used())
            if not finished or root["complete"] or root["count"] == 1:
                return choice, finished and bool(root["complete"])
            if self.report:
                self.report(choice)
        return choice, bool(root["complete"])

    def _run(self, work: Workspace, depth: int) -> bool:
        """Search states[0] to a depth; whether that was finished."""
        return bool(self._rules.search(work, depth))

    def _could_solve(self, budget: Budget) -> bool:
        """Whether the best line ends with the round, and the budget allows to end all others."""
        return bool(self.states[1]["turn"] < 0 and self._allows(SOLVE_FACTOR, budget))

    def _allows(self, factor: int, budget: Budget) -> bool:
        """Whether the budget allows a multiple of what has been used."""
        until = budget.began + factor * budget.seconds_used()
        return bool(factor * self.limits[NODES] <= budget.nodes and until <= budget.until)

    # --- The next round ---------------------------------------------------------------------------

    def _may_compare(self, budget: Budget) -> bool:
        """Whether the budget allows exact values of several moves, and some deals after them."""
        few_deals = CANDIDATES * FEWEST_DEALS * PROBE_NODES
        return bool(
            self.limits[NODES] + few_deals <= budget.nodes and self._allows(COMPARE_FACTOR, budget)
        )

    def _compare_next_rounds(self, match: Match, choice: Choice, budget: Budget) -> Choice:
        """Choose among nearly equal moves by sampling the next round."""
        root = self.states[0].copy()
        candidates = []
        for move, value in self._nearly_best(root["turn"]).items():
            line = self._line_after(root, move)
            end = self.states[1].copy()
            if end["turn"] >= 0:
                return choice  # the search was stopped
            scores = self.evals[0, : match.players].tolist()
            candidates.append(Candidate(line, end, value, scores))
        if len(candidates) < 2:
            return choice
        history = self.history.copy()
        seed = random.Random(self.seed).getrandbits(40)
        best, *_ = compare(
            candidates, lambda c, deal: self._probe(c, root["turn"], seed + deal, budget.nodes)
        )
        self.history[:] = history
        candidates.remove(best)
        return self._updated(choice, best, candidates, match)

    def _nearly_best(self, seat: int) -> dict[int, int]:
        """The best moves of a solved round, with their exact values."""
        self.limits[MULTI_PV] = max(self.lines, CANDIDATES)
        if not self._run(self.work, MAX_PLY - 1):
            return {}
        sign = 1 if seat == 0 else -1
        exact = (self.root_results[:, BOUND] == EXACT).nonzero()[0]
        values = {int(move): sign * int(self.root_results[move, VALUE]) for move in exact}
        order = sorted(values, key=lambda move: -values[move])[:CANDIDATES]
        return {move: values[move] for move in order if values[move] > values[order[0]] - NEAR}

    def _line_after(self, root: np.void, move: int) -> list[int]:
        """A move and the best play after it to the end of the round, which is in states[1]."""
        self.states[0] = root
        self._rules.play_at(self.states, 0, move)
        self.limits[MULTI_PV] = 1
        self.root_results[:] = UNKNOWN
        self.stack[0]["pv_length"] = 0
        if self.states[0]["turn"] >= 0:
            self._run(self.work, MAX_PLY - 1)
        self._rules.extend_pv(self.work)
        return [move, *self._pv()]

    def _probe(self, candidate: Candidate, seat: int, seed: int, nodes: int) -> int | None:
        """The value of a short search of the next round; None if the budget is used up.

        The same seed deals the same tiles, as far as the bags are the same.
        """
        if candidate.end["turn"] == NOBODY:
            return candidate.value
        self.states[0] = candidate.end
        self._rules.draw_at(self.states, 0, self.weights, np.array([seeded(seed)]))
        self.root_results[:] = UNKNOWN
        self.limits[NODE_LIMIT] = min(nodes, self.limits[NODES] + PROBE_NODES)
        self.limits[ROUND_KEY] = seeded(seed ^ hash(tuple(candidate.line)))
        value = None
        for depth in range(1, MAX_PLY):
            if not self._run(self.probe_work, depth):
                break
            value = int(self.stack[0]["best"])
            if self.stack[0]["complete"]:
                break
        if self.limits[STOP] or self.limits[NODES] >= nodes or value is None:
            return None
        return value if seat == 0 else -value

    def _updated(
        self, choice: Choice, best: Candidate, others: list[Candidate], match: Match
    ) -> Choice:
        """The choice after the comparison of candidates."""
        texts = find_game(match.game).notation.TEXTS
        move, value = texts[best.line[0]], round(best.mean / 100, 2)
        compared = {texts[other.line[0]]: round(other.mean / 100, 2) for other in others}
        known = {choice.move: value, **choice.alternatives, **compared}
        order = sorted(known.keys() - {move}, key=lambda other: (-known[other], other))
        return replace(
            choice,
            move=move,
            value=value,
            line=[texts[move] for move in best.line],
            alternatives={other: min(known[other], value) for other in order},
            values=[score / 100 for score in best.scores],
            at_most=choice.at_most - compared.keys() - {move},
        )

    # --- The choice -------------------------------------------------------------------------------

    def _pv(self) -> list[int]:
        root = self.stack[0]
        moves: list[int] = root["pv"][: root["pv_length"]].tolist()
        return moves

    def _choice(self, match: Match, seconds: float) -> Choice:
        texts = find_game(match.game).notation.TEXTS
        root, results = self.stack[0], self.root_results
        sign = 1 if match.mover == 0 else -1
        self._rules.extend_pv(self.work)
        best = sign * int(root["best"])
        # In an unfinished iteration, results of the one before may be higher.
        others = {
            int(move): min(sign * int(results[move, VALUE]), best)
            for move in results[:, BOUND].nonzero()[0]
            if move != root["best_move"]
        }
        order = sorted(others, key=lambda move: -others[move])
        return Choice(
            texts[root["best_move"]],
            value=best / 100,
            line=[texts[move] for move in self._pv()],
            alternatives={texts[move]: others[move] / 100 for move in order},
            nodes=int(self.limits[NODES]),
            seconds=seconds,
            values=(self.evals[0, : match.players] / 100).tolist(),
            at_most=frozenset(texts[m] for m in others if results[m, BOUND] == UPPER_BOUND),
        )


def hash_words(rules: Machine) -> Ints:
    """The words of a state that distinguish positions of one round, each with a multiplier."""
    ignored = {*getattr(rules.rules, "SETTLED", ()), *getattr(rules.rules, "IMPLIED", ())}
    places: set[int] = set()
    fields: Any = rules.dtype.fields
    for name, (kind, offset, *_) in fields.items():
        if name not in ignored:
            places.update(range(offset // 8, (offset + kind.itemsize - 1) // 8 + 1))
    multipliers = np.random.default_rng(1).integers(1 << 61, 1 << 62, len(places)) | 1
    return np.stack([np.array(sorted(places), np.int64), multipliers.astype(np.int64)], axis=1)


def round_key(rules: Machine, state: np.void) -> int:
    """A hash of what stays the same all round."""
    names = getattr(rules.rules, "SETTLED", ())
    settled = b"".join(np.ascontiguousarray(state[name]).tobytes() for name in names)
    return int.from_bytes(blake2b(settled, digest_size=7).digest(), "big")
