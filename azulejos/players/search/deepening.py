"""A player that looks ahead with alpha-beta, deeper and deeper until its time is up."""

import time
from hashlib import blake2b
from types import ModuleType
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from azulejos.engine.compiler import Compiled, record_type
from azulejos.match import Match
from azulejos.notation import notation
from azulejos.players.choice import Choice
from azulejos.players.search import alphabeta
from azulejos.players.search.alphabeta import (
    AT_MOST,
    BOUND,
    LEVELS,
    LINES,
    MOST_NODES,
    NODES,
    SALT,
    UNKNOWN,
    VALUE,
    Entry,
    Node,
)
from azulejos.players.search.thinking import Thinking

TABLE_BITS = 19
AMPLE = 20
"""To see all lines of a round to its end takes up to so many times as much as the first."""


class AlphaBeta(Thinking):
    """Looks ahead within the round; for two seats.

    `lines` says of how many moves the exact value is wanted. Of the others, it is known only that
    they are worth no more than the alternatives say.
    """

    part: ClassVar[ModuleType] = alphabeta
    doors = ("search", "follow")
    lines = 1

    def _sit_down(self, rules: Compiled) -> None:
        self.states = np.zeros(LEVELS, rules.dtype)
        self.words = self.states.view(np.int64).reshape(LEVELS, -1)
        self.essence = essence(rules)
        self.notes = np.zeros((LEVELS + 1, rules.functions["NOTES"]), np.int64)
        self.stack = np.zeros(LEVELS, record_type(Node))
        self.table = np.zeros(1 << TABLE_BITS, record_type(Entry))
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
            finished = self._rules.search(
                self.states, self.words, self.essence, self.learnt, self.kept, self.notes,
                self.stack, self.masks, self.history, self.table, self.found, self.limits, level,
            )  # fmt: skip
            root = self.stack[0]
            if finished or root["index"] > 1:
                choice = self._choice(match, time.perf_counter() - began)
            if not finished or root["whole"] or root["count"] == 1:
                break
            if self.report:
                self.report(choice)
        return choice

    def _could_solve(self, began: float, nodes: int) -> bool:
        """The best line ends with the round, and there is ample left to see all others end."""
        used = time.perf_counter() - began
        ample = AMPLE * self.limits[NODES] <= nodes and began + AMPLE * used <= self.until
        return bool(ample and self.states[1]["turn"] < 0)

    def _choice(self, match: Match, seconds: float) -> Choice:
        texts = notation(match.game).TEXTS
        root = self.stack[0]
        sign = 1 if match.turn == 0 else -1
        self._rules.follow(
            self.states, self.words, self.essence, self.learnt, self.notes, self.stack,
            self.masks, self.table, self.limits,
        )  # fmt: skip
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
