"""Interpreted and compiled rules are the same rules: bit for bit, state for state."""

import numpy as np
import pytest

import azulejos
from azulejos.engine.compiler import compiled
from azulejos.engine.loader import interpreted
from azulejos.engine.rng import seeded
from azulejos.engine.state import NATURE, NOBODY
from tests.variants import VARIANTS

GAMES = 300


@pytest.mark.parametrize("variant", VARIANTS)
def test_whole_games_end_alike(variant: str) -> None:
    game, options = VARIANTS[variant]
    first = azulejos.new(game, start=0, nature="manual", **options)
    by_machine, by_python = compiled(first.rules), interpreted(first.rules)
    mask, weights = by_machine.mask(), by_machine.weights()
    for seed in range(GAMES):
        states, rngs = by_machine.states(first.state), np.array([[seeded(seed)]])
        made = by_machine.playout_all(states, mask, weights, rngs, 0, 1)
        table, python_rngs = [first.state.copy()], [[seeded(seed)]]
        moves = by_python.playout_all(table, mask.tolist(), weights.tolist(), python_rngs, 0, 1)
        assert made == moves
        assert by_machine.state(states, 0) == table[0]
        assert rngs.tolist() == python_rngs


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_state_on_the_way_is_the_same(variant: str) -> None:
    game, options = VARIANTS[variant]
    for seed in range(3):
        match = azulejos.new(game, start=0, nature="manual", **options)
        rules, plays = compiled(match.rules), interpreted(match.rules)
        states, table = rules.states(match.state), [match.state]
        mask, moves, weights = rules.mask(), rules.moves(), rules.weights()
        rng, drawn = [seeded(seed)], weights.tolist()
        python_mask, python_moves = mask.tolist(), moves.tolist()
        while table[0].turn != NOBODY:
            count = rules.moves_at(states, 0, mask, moves)
            assert plays.moves_at(table, 0, python_mask, python_moves) == count
            assert python_moves[:count] == moves[:count].tolist()
            if table[0].turn == NATURE:
                move = plays.draw(table[0], drawn, rng)
            else:
                move = python_moves[plays.below(rng, count)]
            turn = rules.play_at(states, 0, move)
            assert plays.play_at(table, 0, move) == turn
            assert rules.state(states, 0) == table[0]
            assert match.rules.is_consistent(table[0])
