"""Networks: the same inside the compiled search as in NumPy, and seen from a seat."""

import random
from pathlib import Path

import numpy as np
import pytest

import azulejos
from azulejos.engine.loader import assemble
from azulejos.evaluation import nnue
from azulejos.evaluation.active_features import MAX_ACTIVE
from azulejos.evaluation.nnue import NET_SCALE
from azulejos.games import find_game
from azulejos.learning.games import Plan, Played
from azulejos.learning.ladder import ladder
from azulejos.learning.samples import encoder_of, samples_of, states_of, targets_of
from azulejos.learning.selfplay import play_game
from azulejos.learning.training import Layers, Trainer, fresh
from azulejos.notation.errors import BadOption
from azulejos.players import player
from azulejos.search import nets
from azulejos.search.evaluators import HAND
from azulejos.search.nets import Net, inputs, load, stages


def random_game(players: int = 2, wall: str = "colour", seed: int = 5) -> Played:
    options = {"players": players, "wall": wall}
    played = play_game(Plan("azul", options, "random"), player("random", 1), random.Random(seed))
    assert played is not None
    return played


@pytest.mark.parametrize(("players", "wall"), [(2, "colour"), (2, "grey"), (4, "colour")])
def test_what_the_search_hears_is_what_numpy_says(players: int, wall: str) -> None:
    played = random_game(players, wall)
    states = states_of("azul", played)
    seen = samples_of("azul", [played], 0.0)
    weights = fresh("azul", 3)
    rng = np.random.default_rng(1)
    weights[:] += rng.normal(0, 0.02, len(weights)).astype(np.float32)
    said = Trainer(encoder_of("azul"), weights, batch=64).predict(seen)
    net = Net("azul", weights).network()
    parts = (*nets.feature_parts("azul"), nnue)
    judge = assemble(find_game("azul").rules, lambda f: f, parts)
    for (i, seat, _), expected in zip(targets_of(states, played, 0.0, 20), said, strict=True):
        state = encoder_of("azul").state(states, i)
        ahead = judge["predicted_lead"](state, seat, net)
        heard = ahead - judge["baseline_lead"](state, seat, net.scratch)
        assert heard == pytest.approx(NET_SCALE * float(expected), abs=2.0)
        assert judge["predicted_lead"](state, seat, net) == ahead  # from the cache


def test_every_input_has_a_place() -> None:
    most = 0
    for seed in range(3):
        for players in (2, 3, 4):
            seen = samples_of("azul", [random_game(players, seed=seed)], 0.0)
            assert seen.inputs.min() >= 0
            assert seen.inputs.max() < inputs("azul")
            most = max(most, int(np.diff(seen.starts).max()))
    assert most <= MAX_ACTIVE


def test_a_net_is_kept_with_where_it_comes_from(tmp_path: Path) -> None:
    weights = fresh("azul", 4)
    Net("azul", weights, {"error": 1.5}).save(tmp_path / "net.npz")
    again = load(str(tmp_path / "net.npz"))
    assert again.provenance == {"error": 1.5}
    step = float(np.abs(weights).max()) / nets.QUANTISATION_STEPS
    assert np.abs(again.weights - weights).max() <= step


def test_a_net_from_before_there_were_stages_judges_all_of_them_alike() -> None:
    layers = Layers(load("azul-2-colour-1").weights, stages("azul"))
    assert np.ptp(layers.second, axis=(1, 2)).min() > 0
    for part in (layers.second, layers.second_bias, layers.third, layers.third_bias):
        assert np.array_equal(part, np.broadcast_to(part[0], part.shape))


def test_stages_are_judged_by_layers_of_their_own() -> None:
    seen = samples_of("azul", [random_game()], 0.0)
    # the first deal is no sample; games by lot are long
    assert set(seen.stages.tolist()) == set(range(1, stages("azul")))
    weights = fresh("azul", 4)
    trainer = Trainer(encoder_of("azul"), weights, batch=64)
    before = trainer.predict(seen)
    Layers(weights, stages("azul")).third_bias[3] += 1
    assert trainer.predict(seen) - before == pytest.approx(1.0 * (seen.stages == 3), abs=1e-4)


def test_a_search_can_be_told_who_judges(tmp_path: Path) -> None:
    Net("azul", fresh("azul", 4)).save(tmp_path / "net.npz")
    match = azulejos.new("azul", seed=1)
    chosen = player(f"search:{tmp_path / 'net.npz'}", 1).choose(match, nodes=50)
    assert chosen.move in match.moves()
    with pytest.raises(BadOption, match="no such net"):
        player("search:nobody").choose(match, nodes=50)
    with pytest.raises(BadOption, match="not for duel"):
        player(f"search:{tmp_path / 'net.npz'}").choose(azulejos.new("duel", seed=1), nodes=5)


@pytest.mark.parametrize("mode", nets.ladders())
def test_each_net_of_a_ladder_has_beaten_the_one_below_and_says_where_it_comes_from(
    mode: str,
) -> None:
    for name in nets.ladder(mode):
        net = load(name)
        assert mode.startswith(net.game)
        assert net.provenance["games"]
    rungs = [rung.name for rung in ladder(mode)]
    assert rungs[0] == HAND
    assert [name for name in rungs if name in nets.files()] == nets.ladder(mode)
    assert all(rung.elo > 0 for rung in ladder(mode)[1:])
