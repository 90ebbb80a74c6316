"""A bot that searches with alpha-beta, by iterative deepening."""

from collections.abc import Iterable
from types import ModuleType
from typing import ClassVar, Final

import numpy as np

from azulejos.engine.structs import Array, Ints, Machine, struct_dtype, workspace
from azulejos.evaluation.network import Network
from azulejos.search import think_alphabeta
from azulejos.search.alphabeta import MAX_PLY, Entry, Node, Workspace
from azulejos.search.arrays import field_places
from azulejos.search.base import SearchPlayer
from azulejos.search.limits import Limit
from azulejos.search.next_round import CANDIDATES, Candidate, NextRound, Progress
from azulejos.search.think_alphabeta import Session

TABLE_BITS: Final = 19
PROBE_TABLE_BITS: Final = 12
"""The transposition table of a probe."""


class AlphaBetaPlayer(SearchPlayer):
    """Searches within the round; for two seats.

    `lines` says how many moves get an exact value (multi-PV). The values of the others are upper
    bounds.
    """

    kernel: ClassVar[ModuleType] = think_alphabeta
    seed_bits = 40

    def _session(self, rules: Machine, net: Network, board_cache: Ints, **shared: Array) -> Session:
        states = rules.zeros(MAX_PLY, rules.dtype)
        moves = rules.rules.MOVES
        work = workspace(
            Workspace,
            states=states,
            state_words=states.view(np.int64).reshape(MAX_PLY, -1),
            hash_words=rules.array(hash_words(rules)),
            stack=rules.zeros(MAX_PLY, struct_dtype(Node)),
            masks=rules.mask(MAX_PLY),
            evals=rules.zeros((MAX_PLY + 1, rules.functions["EVAL_SIZE"]), np.int64),
            net=net,
            board_cache=board_cache,
            history=rules.zeros((2, moves), np.int64),
            root_results=rules.zeros((moves, 3), np.int64),
            limits=self.limits,
        )
        return workspace(
            Session,
            work=work,
            next_round=_next_round(rules),
            table=rules.zeros(1 << TABLE_BITS, struct_dtype(Entry)),
            settled=rules.array(settled_bits(rules)),
            **shared,
        )

    def _touch_memory(self, limit: Limit) -> None:
        self._prefault(self.session.table)


def _next_round(rules: Machine) -> NextRound:
    return workspace(
        NextRound,
        candidates=rules.zeros(CANDIDATES, struct_dtype(Candidate)),
        ends=rules.zeros(CANDIDATES + 1, rules.dtype),
        progress=rules.zeros(1, struct_dtype(Progress)),
        table=rules.zeros(1 << PROBE_TABLE_BITS, struct_dtype(Entry)),
        history=rules.zeros((2, rules.rules.MOVES), np.int64),
        weights=rules.weights(),
        rng=rules.zeros(1, np.int64),
    )


def hash_words(rules: Machine) -> Ints:
    """The words of a state that distinguish positions of one round, each with a multiplier."""
    ignored = {*getattr(rules.rules, "SETTLED", ()), *getattr(rules.rules, "IMPLIED", ())}
    distinguishing = _bytes(
        rules, [name for name in field_places(rules.dtype) if name not in ignored]
    )
    places = sorted({place // 8 for place in distinguishing})
    return np.stack([np.array(places, np.int64), _multipliers(len(places))], axis=1)


def settled_bits(rules: Machine) -> Ints:
    """The bits of a state that stay the same all round: words, their bits, and multipliers."""
    settled = np.zeros(rules.dtype.itemsize, np.uint8)
    settled[_bytes(rules, getattr(rules.rules, "SETTLED", ()))] = 0xFF
    bits = settled.view(np.int64)
    places = bits.nonzero()[0]
    return np.stack([places, bits[places], _multipliers(len(places))], axis=1)


def _bytes(rules: Machine, names: Iterable[str]) -> list[int]:
    """The bytes of a state that belong to some fields."""
    found: list[int] = []
    for name in names:
        kind, offset = field_places(rules.dtype)[name]
        found += range(offset, offset + kind.itemsize)
    return found


def _multipliers(count: int) -> Ints:
    random = np.random.default_rng(1).integers(1 << 61, 1 << 62, count) | 1
    return random.astype(np.int64)
