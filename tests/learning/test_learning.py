"""Self-play and training: the same again, whoever plays; stopped, they go on."""

import random
from pathlib import Path

import numpy as np
import pytest

from azulejos.learning.games import CHUNK, Folder, Plan
from azulejos.learning.samples import encoder_of, samples, states_of, targets_of
from azulejos.learning.selfplay import default_folder, pinned_plan, play_chunk, play_game, self_play
from azulejos.learning.train import Recipe, train
from azulejos.learning.training import Trainer, fresh
from azulejos.match import Match, read_record
from azulejos.notation.errors import BadOption
from azulejos.players import Choice
from azulejos.search.nets import inputs, load

PLAN = Plan("azul", player="random", nodes=1, seed=7)


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games")
    assert list(self_play(PLAN, Folder(path), 3 * CHUNK)) == [0, CHUNK, 2 * CHUNK, 3 * CHUNK]
    return path


def test_self_play_goes_on_after_a_kill(games: Path, tmp_path: Path) -> None:
    again = Folder(tmp_path)
    going = self_play(PLAN, again, 3 * CHUNK)
    assert [next(going), next(going)] == [0, CHUNK]
    going.close()
    (tmp_path / "games-000001.part").write_text("killed while this was writ")
    assert next(self_play(PLAN, again, 3 * CHUNK)) == CHUNK
    assert list(self_play(PLAN, again, 3 * CHUNK))[-1] == 3 * CHUNK
    for chunk in range(3):
        assert list(again.read(chunk)) == list(Folder(games).read(chunk))


def test_several_processes_play_the_same_games(games: Path, tmp_path: Path) -> None:
    assert list(self_play(PLAN, Folder(tmp_path), 2 * CHUNK, jobs=2))[-1] == 2 * CHUNK
    for chunk in range(2):
        assert list(Folder(tmp_path).read(chunk)) == list(Folder(games).read(chunk))


def test_a_folder_is_for_one_plan(games: Path) -> None:
    with pytest.raises(BadOption, match="it differs in seed"):
        next(self_play(Plan("azul", player="random", nodes=1, seed=8), Folder(games), 10))


def test_search_is_written_down_with_who_judges() -> None:
    assert pinned_plan(Plan("azul")).player.startswith("search:")
    assert pinned_plan(PLAN) == PLAN


def test_folders_are_named_after_the_mode() -> None:
    assert default_folder(PLAN) == Path("games", "azul-2-colour")
    assert default_folder(Plan("duel")) == Path("games", "duel")


class Thoughtful:
    """Takes the first move, and expects the same of every game."""

    def choose(self, match: Match, **limits: float | None) -> Choice:
        return Choice(match.moves()[0], value=1.0, values=[30.0, 50.0, 45.0])


def test_with_three_every_seat_is_thought_of() -> None:
    plan = Plan("azul", {"players": 3}, random_rate=0.0, opening=0)
    played = play_game(plan, Thoughtful(), random.Random(1))
    assert played is not None
    assert played.values[0] == [-20.0, 5.0, -5.0]
    states = states_of("azul", played)
    *_, first = targets_of(states, played, 1.0, 0)
    assert first[1:] == (2, -5.0)


def test_states_come_from_the_records(games: Path) -> None:
    for played in list(Folder(games).read(0))[:3]:
        match = read_record(played.record)
        end = encoder_of("azul").state(states_of("azul", played), -1)
        assert end == match.state
        assert len(played.values) == sum(not move.startswith("=") for move in match.history)


def test_training_finds_what_there_is_to_find(games: Path) -> None:
    """A toy: the wanted result is what another network says."""
    some = samples(Folder(games), 0.0)
    teacher = fresh("azul", 9)
    teacher[: inputs("azul") * 32 : 32] = np.random.default_rng(1).normal(0, 0.1, inputs("azul"))
    some.targets[:] = Trainer(encoder_of("azul"), teacher).predict(some)
    pupil = Trainer(encoder_of("azul"), fresh("azul", 1), rate=0.005, batch=256)
    before = pupil.loss(some)
    list(pupil.train(some, some, 4))
    assert pupil.loss(some) < before / 4


def test_slopes_are_right(games: Path) -> None:
    some = samples(Folder(games), 0.0, [0])
    weights = fresh("azul", 1)
    trainer = Trainer(encoder_of("azul"), weights, batch=64, rate=0.0, decay=0.0)
    chosen = np.arange(64)
    trainer._learn(some, chosen, 0.0)
    slopes = trainer.gradient.copy()
    places = np.argsort(-np.abs(slopes))[[0, 5, 50, 200]]
    for place in places:
        losses = []
        for push in (-1e-2, 1e-2):
            weights[place] += push
            losses.append(trainer._learn(some, chosen, 0.0) / 64)
            weights[place] -= push
        assert (losses[1] - losses[0]) / 2e-2 == pytest.approx(slopes[place], rel=0.1, abs=1e-3)


def test_training_goes_on_as_if_it_had_never_stopped(games: Path, tmp_path: Path) -> None:
    recipe = Recipe(epochs=3)
    whole = list(train([games], tmp_path / "whole", recipe))
    stopped = train([games], tmp_path / "stopped", recipe)
    next(stopped)
    stopped.close()
    rest = list(train([games], tmp_path / "stopped", recipe))
    assert rest == whole[1:]
    assert [epoch.number for epoch in whole] == [1, 2, 3]
    nets = [load(str(tmp_path / name / "net.npz")) for name in ("whole", "stopped")]
    assert np.array_equal(nets[0].weights, nets[1].weights)
    assert nets[0].provenance["games"][0]["games"] == 3 * CHUNK
    assert "<svg" in (tmp_path / "whole" / "losses.svg").read_text()


def test_the_same_games_on_a_cluster() -> None:
    pytest.importorskip("ray", reason="ray is not installed: pip install 'azulejos[ray]'")
    import ray

    from azulejos.learning.ray_backend import play_on_cluster

    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    try:
        assert list(play_on_cluster(PLAN, [1])) == [play_chunk(PLAN, 1)]
    finally:
        ray.shutdown()
