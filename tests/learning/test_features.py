"""Features of each game: from the view of a seat, within range, without side effects."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest

import azulejos
from azulejos.engine.loader import Namespace, assemble
from azulejos.engine.state import State
from azulejos.evaluation import nnue
from azulejos.evaluation.active_features import FEATURES_END
from azulejos.evaluation.nnue import NET_SCALE
from azulejos.games import find_game
from azulejos.learning import encode
from azulejos.learning.training import Layers, forward, fresh
from azulejos.search.nets import Net, feature_parts, inputs, stages

MODES: list[tuple[str, dict[str, Any]]] = [
    ("azul", {}),
    ("azul", {"wall": "grey", "players": 3}),
    ("summer_pavilion", {}),
    ("summer_pavilion", {"side": "grey", "players": 4}),
    ("duel", {"tablets": ["kinds", "columns", "corners", "wilds"]}),
    ("duel", {"tablets": ["rows", "border", "diagonals", "specials"]}),
]
OF_A_SEAT = {
    "azul": "score line_colour line_count wall floor floor_count row_colours cells",
    "summer_pavilion": "score tiles corners stars filled open_to",
    "duel": "score tokens row_colour row_count broken broken_count tray taken square dome slot "
    "laid",
}
SEATS_NAMED = {
    "azul": "start turn marker",
    "summer_pavilion": "start turn next token",
    "duel": "start turn then_turn first",
}


@cache
def functions(game: str, learning: bool) -> Namespace:
    """Features in Python: for training, or for the search."""
    part = encode if learning else nnue
    return assemble(find_game(game).rules, lambda function: function, (*feature_parts(game), part))


def states(game: str, options: dict[str, Any]) -> Iterator[State]:
    """Some positions of a random game."""
    rng = random.Random(3)
    match = azulejos.new(game, seed=5, nature="manual", **options)
    count = 0
    while not match.over:
        count += 1
        if count % 7 == 0:
            yield match.state
        move = rng.choice(match.moves() if match.turn != "nature" else list(match.chances()))
        match.play(move)


def seen(game: str, s: State, p: int) -> list[int]:
    """The active features."""
    scratch = [0.0] * FEATURES_END
    functions(game, True)["write_features"](s, p, scratch)
    return [int(index) for index in scratch[1 : 1 + int(scratch[0])]]


@pytest.mark.parametrize(("game", "options"), MODES)
def test_inputs_have_a_place_and_nothing_is_touched(game: str, options: dict[str, Any]) -> None:
    for s in states(game, options):
        before = s.copy()
        for p in range(s.players):
            numbers = seen(game, s, p)
            assert min(numbers) >= 0
            assert max(numbers) < inputs(game)
            assert s == before


@pytest.mark.parametrize(("game", "options"), MODES)
def test_search_and_numpy_agree(game: str, options: dict[str, Any]) -> None:
    rng = np.random.default_rng(1)
    weights = fresh(game, 3)
    weights += rng.normal(0, 0.02, len(weights)).astype(np.float32)
    layers, net = Layers(weights, stages(game)), Net(game, weights).network()
    judge = functions(game, False)
    for s in list(states(game, options))[::4]:
        p = max(s.turn, 0)
        sums = layers.bias + layers.first[seen(game, s, p)].sum(0)
        stage = judge["stage_of"](s) % stages(game)
        expected = float(forward(layers, sums[None], np.array([stage], np.int16))[1][0])
        ahead = judge["predicted_lead"](s, p, net)
        heard = ahead - judge["baseline_lead"](s, p, net.scratch)
        assert heard == pytest.approx(NET_SCALE * expected, abs=2.0)
        assert judge["predicted_lead"](s, p, net) == ahead  # from the cache


@pytest.mark.parametrize(("game", "options"), [m for m in MODES if "players" not in m[1]])
def test_renaming_the_seats_changes_nothing(game: str, options: dict[str, Any]) -> None:
    for s in states(game, options):
        other = s.copy()
        for name in OF_A_SEAT[game].split():
            row = getattr(other, name)
            row[0], row[1] = row[1], row[0]
        for name in SEATS_NAMED[game].split():
            seat = getattr(s, name)
            setattr(other, name, 1 - seat if seat >= 0 else seat)
        passed = getattr(s, "passed", 0)
        if passed:
            setattr(other, "passed", passed >> 1 | (passed & 1) << 1)  # noqa: B010
        for p in range(2):
            assert sorted(seen(game, s, p)) == sorted(seen(game, other, 1 - p))
