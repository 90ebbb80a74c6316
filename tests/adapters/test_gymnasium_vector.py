"""Gymnasium: many games as one vector environment."""

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import azulejos
from tests.observation.rebuilding import check_seen

pytest.importorskip("gymnasium", reason="pip install azulejos[gymnasium]")

import gymnasium
from gymnasium.vector import AutoresetMode

from azulejos.adapters.gymnasium import ids
from azulejos.adapters.gymnasium_vector import VectorEnvironment

GAMES = 24


def make(game: str = "azul", **arguments: Any) -> VectorEnvironment:
    made = gymnasium.make_vec(ids()[game], num_envs=GAMES, **arguments)
    assert isinstance(made, VectorEnvironment)
    return made


def legal(infos: dict[str, Any], rng: np.random.Generator) -> Any:
    """A random legal action in each game; 0 where there is none."""
    tickets = rng.random(infos["action_mask"].shape) * infos["action_mask"]
    return tickets.argmax(axis=1)


def test_it_is_found_without_an_import() -> None:
    code = (
        "import gymnasium; name = 'azulejos.adapters.gymnasium:Azulejos/SummerPavilion-v0'\n"
        "print(gymnasium.make(name).reset(seed=1)[0].shape)\n"
        "print(gymnasium.make_vec(name, num_envs=3, players=4).reset(seed=1)[0].shape[0])"
    )
    said = subprocess.check_output([sys.executable, "-c", code], text=True)
    assert said.splitlines()[1] == "3"


@pytest.mark.parametrize("opponents", ["random", "self"])
@pytest.mark.parametrize("game", azulejos.GAMES)
def test_what_is_seen_is_true(game: str, opponents: str) -> None:
    envs, rng = make(game, opponents=opponents), np.random.default_rng(1)
    views, infos = envs.reset(seed=3)
    for _ in range(30):
        assert envs.observation_space.contains(views)
        if opponents == "random":
            assert (infos["turn"] == envs.seats)[~envs.ended].all()
        for i in (0, GAMES - 1):
            if not envs.ended[i]:
                check_seen(
                    envs.batch.match(i), int(infos["turn"][i]), views[i], infos["action_mask"][i]
                )
        views, *_, infos = envs.step(legal(infos, rng))


def test_seeds_give_the_same_games_again_and_neighbours_others() -> None:
    first, again, other = (make().reset(seed=seed)[0] for seed in (5, 5, 6))
    assert (first == again).all()
    assert (first != other).any(axis=1).all()


def played(envs: VectorEnvironment, steps: int) -> dict[str, Any]:
    """Rewards and ends of some random play."""
    rng = np.random.default_rng(2)
    _, infos = envs.reset(seed=4)
    found: dict[str, Any] = {"rewards": [], "ended": [], "infos": []}
    for _ in range(steps):
        _, rewards, terminations, truncations, infos = envs.step(legal(infos, rng))
        assert not truncations.any()
        assert (rewards[~terminations] == 0).all()
        found["rewards"] += rewards[terminations].tolist()
        found["ended"].append(terminations)
        found["infos"].append(infos)
    return found


def test_the_next_step_begins_anew() -> None:
    envs = make()
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    found = played(envs, 120)
    assert set(found["rewards"]) >= {-1.0, 1.0}
    for before, after in zip(found["ended"], found["ended"][1:], strict=False):
        assert not (before & after).any()
    for ended, infos in zip(found["ended"], found["infos"], strict=True):
        assert (infos["action_mask"][ended] == 0).all()
        assert (infos["action_mask"][~ended].sum(axis=1) > 0).all()
        if ended.any():
            won = infos["winners"][ended]
            assert (won.sum(axis=1) >= 1).all()
            assert ((infos["rewards"][ended] > 0) <= won).all()


def test_the_same_step_begins_anew() -> None:
    found = played(make(autoreset_mode="SameStep"), 120)
    for ended, infos in zip(found["ended"], found["infos"], strict=True):
        assert (infos["action_mask"].sum(axis=1) > 0).all()
        if ended.any():
            assert (infos["_final_obs"] == ended).all()
            assert infos["final_obs"].shape == (GAMES, infos["final_obs"].shape[1])
            assert (infos["final_info"]["action_mask"][ended] == 0).all()


def test_without_autoreset_some_games_are_begun_by_hand() -> None:
    envs, rng = (
        make(autoreset_mode=AutoresetMode.DISABLED, opponents="self"),
        np.random.default_rng(3),
    )
    _, infos = envs.reset(seed=1)
    while not envs.ended.any():
        _, _, terminations, _, infos = envs.step(legal(infos, rng))
    with pytest.raises(azulejos.BadOption, match="the episode has ended"):
        envs.step(legal(infos, rng))
    others = envs.batch.states[~terminations].copy()
    _, infos = envs.reset(options={"reset_mask": terminations})
    assert (envs.batch.states[~terminations] == others).all()
    assert (infos["action_mask"].sum(axis=1) > 0).all()
    envs.step(legal(infos, rng))


def test_illegal_actions_lose_or_are_errors() -> None:
    envs = make(reward="margin")
    _, infos = envs.reset(seed=1)
    actions = legal(infos, np.random.default_rng(1))
    actions[3] = int((infos["action_mask"][3] == 0).argmax())
    actions[4] = 9999
    _, rewards, terminations, _, infos = envs.step(actions)
    assert terminations.nonzero()[0].tolist() == [3, 4]
    assert (rewards[[3, 4]] < -50).all()
    assert infos["illegal"].nonzero()[0].tolist() == [3, 4]
    assert not infos["winners"].any()
    _, _, terminations, _, infos = envs.step(legal(infos, np.random.default_rng(1)))
    assert not terminations.any()
    strict = make(illegal="error")
    strict.reset(seed=1)
    with pytest.raises(azulejos.IllegalMove, match="game 3"):
        strict.step(
            np.where(
                np.arange(GAMES) == 3, actions, legal(strict._seen()[1], np.random.default_rng(1))
            )
        )


def test_mistakes_are_explained() -> None:
    with pytest.raises(azulejos.BadOption, match="opponents='legend'"):
        make(opponents="legend")
    with pytest.raises(TypeError, match="unexpected keyword argument 'frameskip'"):
        make(frameskip=4)
    with pytest.raises(azulejos.BadOption, match="seat=2"):
        make(seat=2)
