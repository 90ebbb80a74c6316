"""A player that looks ahead with alpha-beta, deeper and deeper until its time is up."""

import random
import time
from dataclasses import replace
from hashlib import blake2b
from types import ModuleType
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from azulejos.engine.compiler import Compiled, States, record_type
from azulejos.engine.rng import seeded
from azulejos.engine.state import NOBODY
from azulejos.games import find_game
from azulejos.match import Match
from azulejos.search import alphabeta
from azulejos.search.alphabeta import (
    AT_MOST,
    BOUND,
    EXACT,
    LEVELS,
    LINES,
    MOST_NODES,
    NODES,
    SALT,
    STOP,
    UNKNOWN,
    VALUE,
    Entry,
    Node,
)
from azulejos.search.base import Thinking
from azulejos.search.choice import Choice
from azulejos.search.next_round import CANDIDATES, FEWEST, NEAR, Candidate, compare

TABLE_BITS = 19
PROBE_BITS = 12
"""The table of a short search."""
AMPLE = 20
"""To see all lines of a round to its end takes up to so many times as much as the first."""
ENOUGH = 4
"""To see where several moves lead takes up to so many times as much as to see the best."""
PROBE = 1000
"""How many nodes a search beyond the round has."""


class AlphaBeta(Thinking):
    """Looks ahead within the round; for two seats.

    `lines` says of how many moves the exact value is wanted. Of the others, it is known only that
    they are worth no more than the alternatives say.
    """

    part: ClassVar[ModuleType] = alphabeta
    doors = ("search", "follow", "play_at", "draw_at")
    lines = 1

    def _sit_down(self, rules: Compiled) -> None:
        self.states = np.zeros(LEVELS, rules.dtype)
        self.words = self.states.view(np.int64).reshape(LEVELS, -1)
        self.essence = essence(rules)
        self.notes = np.zeros((LEVELS + 1, rules.functions["NOTES"]), np.int64)
        self.stack = np.zeros(LEVELS, record_type(Node))
        self.table = np.zeros(1 << TABLE_BITS, record_type(Entry))
        self.probed = np.zeros(1 << PROBE_BITS, record_type(Entry))
        self.weights = rules.weights()
        self.masks = rules.mask(LEVELS)
        self.history = np.zeros((2, rules.rules.MOVES), np.int64)
        self.found = np.zeros((rules.rules.MOVES, 3), np.int64)

    def _get_ready(self, nodes: int) -> None:
        self._have_at_hand(self.table)

    def _think(self, match: Match, began: float, nodes: int, depth: int | None) -> Choice:
        self.states[0] = self._rules.states(match.state)[0]
        self.history >>= 3  # what was learnt for other positions counts less
        self.found[:] = UNKNOWN
        self.limits[MOST_NODES] = nodes
        self.limits[SALT] = salt(self._rules, self.states[0])
        self.limits[LINES] = self.lines
        choice = Choice(match.moves()[0])
        most = depth or LEVELS - 1
        level = 0
        while level < most:
            level = most if level and self._could_solve(began, nodes) else level + 1
            finished = self._search(level, self.table)
            root = self.stack[0]
            if finished or root["index"] > 1:
                choice = self._choice(match, time.perf_counter() - began)
            if not finished or root["whole"] or root["count"] == 1:
                break
            if self.report:
                self.report(choice)
        if finished and root["whole"] and not depth and self._may_look_beyond(began, nodes):
            if self.report:
                self.report(choice)
            choice = self._look_beyond(match, choice, nodes)
        return replace(choice, nodes=int(self.limits[NODES]), seconds=time.perf_counter() - began)

    def _search(self, level: int, table: States) -> bool:
        """Look at states[0] to a depth; whether that was finished."""
        finished = self._rules.search(
            self.states, self.words, self.essence, self.learnt, self.kept, self.notes,
            self.stack, self.masks, self.history, table, self.found, self.limits, level,
        )  # fmt: skip
        return bool(finished)

    def _could_solve(self, began: float, nodes: int) -> bool:
        """The best line ends with the round, and there is ample left to see all others end."""
        return bool(self.states[1]["turn"] < 0 and self._has_left(AMPLE, began, nodes))

    def _has_left(self, times: int, began: float, nodes: int) -> bool:
        """Whether the limits allow so many times as much as was used."""
        used = time.perf_counter() - began
        return bool(times * self.limits[NODES] <= nodes and began + times * used <= self.until)

    # --- Beyond the round -------------------------------------------------------------------------

    def _may_look_beyond(self, began: float, nodes: int) -> bool:
        """Whether enough is left to see several lines to their end, and some deals after them."""
        few_deals = CANDIDATES * FEWEST * PROBE
        return bool(
            self.limits[NODES] + few_deals <= nodes and self._has_left(ENOUGH, began, nodes)
        )

    def _look_beyond(self, match: Match, choice: Choice, nodes: int) -> Choice:
        """Choose among moves that are nearly the best by what the next round may bring."""
        root = self.states[0].copy()
        candidates = []
        for move, value in self._nearly_best(root["turn"]).items():
            line = self._line_after(root, move)
            end = self.states[1].copy()
            if end["turn"] >= 0:
                return choice  # stopped on the way
            notes = self.notes[0, : match.players].tolist()
            candidates.append(Candidate(line, end, value, notes))
        if len(candidates) < 2:
            return choice
        learnt_order = self.history.copy()
        lot = random.Random(self.seed).getrandbits(40)
        best, *_ = compare(
            candidates, lambda c, deal: self._after_deal(c, root["turn"], lot + deal, nodes)
        )
        self.history[:] = learnt_order
        candidates.remove(best)
        return self._better(choice, best, candidates, match)

    def _nearly_best(self, seat: int) -> dict[int, int]:
        """The moves of a solved round that deserve a closer look, with what they are worth."""
        self.limits[LINES] = max(self.lines, CANDIDATES)
        if not self._search(LEVELS - 1, self.table):
            return {}
        sign = 1 if seat == 0 else -1
        exact = (self.found[:, BOUND] == EXACT).nonzero()[0]
        values = {int(move): sign * int(self.found[move, VALUE]) for move in exact}
        order = sorted(values, key=lambda move: -values[move])[:CANDIDATES]
        return {move: values[move] for move in order if values[move] > values[order[0]] - NEAR}

    def _line_after(self, root: Any, move: int) -> list[int]:
        """How both go on after a move, if they play as well as they can; states[1] is its end."""
        self.states[0] = root
        self._rules.play_at(self.states, 0, move)
        self.limits[LINES] = 1
        self.found[:] = UNKNOWN
        self.stack[0]["length"] = 0
        if self.states[0]["turn"] >= 0:
            self._search(LEVELS - 1, self.table)
        self._follow()
        return [move, *self.stack[0]["line"][: self.stack[0]["length"]].tolist()]

    def _after_deal(self, candidate: Candidate, seat: int, lot: int, nodes: int) -> int | None:
        """What a short search says of the next round, dealt by lot; None if there is no more time.

        The same lot deals the same tiles, as far as the bag is the same.
        """
        if candidate.end["turn"] == NOBODY:
            return candidate.judged
        self.states[0] = candidate.end
        self._rules.draw_at(self.states, 0, self.weights, np.array([seeded(lot)]))
        self.found[:] = UNKNOWN
        self.limits[MOST_NODES] = min(nodes, self.limits[NODES] + PROBE)
        self.limits[SALT] = seeded(lot ^ hash(tuple(candidate.line)))
        value = None
        for level in range(1, LEVELS):
            if not self._search(level, self.probed):
                break
            value = int(self.stack[0]["best"])
            if self.stack[0]["whole"]:
                break
        if self.limits[STOP] or self.limits[NODES] >= nodes or value is None:
            return None
        return value if seat == 0 else -value

    def _better(
        self, choice: Choice, best: Candidate, others: list[Candidate], match: Match
    ) -> Choice:
        """What was chosen, now that the candidates were compared."""
        texts = find_game(match.game).notation.TEXTS
        move, value = texts[best.line[0]], round(best.worth / 100, 2)
        told = {texts[other.line[0]]: round(other.worth / 100, 2) for other in others}
        known = {choice.move: value, **choice.alternatives, **told}
        order = sorted(known.keys() - {move}, key=lambda other: (-known[other], other))
        return replace(
            choice,
            move=move,
            value=value,
            line=[texts[move] for move in best.line],
            alternatives={other: min(known[other], value) for other in order},
            values=[note / 100 for note in best.notes],
            at_most=choice.at_most - told.keys() - {move},
        )

    def _follow(self) -> None:
        """Play the best line in states[1], to the end of the round if that is known."""
        self._rules.follow(
            self.states, self.words, self.essence, self.learnt, self.notes, self.stack,
            self.masks, self.table, self.limits,
        )  # fmt: skip

    def _choice(self, match: Match, seconds: float) -> Choice:
        texts = find_game(match.game).notation.TEXTS
        root = self.stack[0]
        sign = 1 if match.turn == 0 else -1
        self._follow()
        best = sign * int(root["best"])
        # If this depth was broken off, others were judged higher when nobody looked so deeply.
        others = {
            int(move): min(sign * int(self.found[move, VALUE]), best)
            for move in self.found[:, BOUND].nonzero()[0]
            if move != root["best_move"]
        }
        order = sorted(others, key=lambda move: -others[move])
        return Choice(
            texts[root["best_move"]],
            value=best / 100,
            line=[texts[move] for move in root["line"][: root["length"]]],
            alternatives={texts[move]: others[move] / 100 for move in order},
            nodes=int(self.limits[NODES]),
            seconds=seconds,
            values=(self.notes[0, : match.players] / 100).tolist(),
            at_most=frozenset(texts[m] for m in others if self.found[m, BOUND] == AT_MOST),
        )


def essence(rules: Compiled) -> NDArray[np.int64]:
    """The words of a state that tell positions of one round apart, each with a multiplier."""
    said = {*getattr(rules.rules, "SETTLED", ()), *getattr(rules.rules, "IMPLIED", ())}
    places: set[int] = set()
    fields: Any = rules.dtype.fields
    for name, (kind, offset, *_) in fields.items():
        if name not in said:
            places.update(range(offset // 8, (offset + kind.itemsize - 1) // 8 + 1))
    multipliers = np.random.default_rng(1).integers(1 << 61, 1 << 62, len(places)) | 1
    return np.stack([np.array(sorted(places), np.int64), multipliers.astype(np.int64)], axis=1)


def salt(rules: Compiled, state: Any) -> int:
    """What is the same all round, as one number."""
    names = getattr(rules.rules, "SETTLED", ())
    settled = b"".join(np.ascontiguousarray(state[name]).tobytes() for name in names)
    return int.from_bytes(blake2b(settled, digest_size=7).digest(), "big")
