"""The board cache: a hit gives the same evaluation as computing it."""

import random

import pytest

from azulejos.engine.loader import assemble
from azulejos.engine.state import State
from azulejos.evaluation import board_cache, heuristic_defaults
from azulejos.evaluation.board_cache import BOARD_CACHE_SLOTS, ENDING, QUICK_EVAL_SIZE
from azulejos.games import find_game
from azulejos.match import Match, new


class Evaluator:
    """Evaluates positions with a cache, as a search does."""

    def __init__(self, match: Match) -> None:
        parts = find_game(match.game).heuristic, heuristic_defaults, board_cache
        self.functions = assemble(match.rules, lambda function: function, parts)
        self.functions["ones"] = int.bit_count
        self.cache = [[0, 0] for _ in range(BOARD_CACHE_SLOTS)]
        self.hits = 0

    def check(self, before: State, move: int, after: State) -> None:
        """Compare a cache hit before a move with the evaluation after it."""
        mover = before.turn
        evals, cached, computed = ([0] * QUICK_EVAL_SIZE for _ in range(3))
        self.functions["quick_eval"](before, evals)
        self.functions["set_mover_key"](before, evals)
        key = self.functions["child_key"](before, evals, move)
        self.functions["quick_eval_after"](after, evals, computed, mover)
        if self.functions["probe_board"](self.cache, key, evals, cached, mover):
            self.hits += 1
            assert cached[: before.players] == computed[: before.players]
            assert cached[ENDING] == computed[ENDING]
        self.functions["store_board"](self.cache, key, computed, mover)


@pytest.mark.parametrize("wall", ["colour", "grey"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_cached_board_has_the_same_value(players: int, wall: str) -> None:
    match = new("azul", players=players, wall=wall, seed=players)
    rng = random.Random(1)
    evaluator = Evaluator(match)
    checks = 0
    while not match.over:
        before = match.state.copy()
        for move in rng.sample(match.moves(), min(30, len(match.moves()))):
            tried = match.copy()
            tried.play(move)
            evaluator.check(before, find_game(match.game).notation.TEXTS.index(move), tried.state)
            checks += 1
        match.play(rng.choice(match.moves()))
    assert evaluator.hits > checks / 20
