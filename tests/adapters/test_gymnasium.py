"""Gymnasium: a learner among bots."""

import random
import warnings
from typing import Any

import numpy as np
import pytest

import azulejos
from tests.observation.rebuilding import check_rewards, check_seen

pytest.importorskip("gymnasium", reason="pip install azulejos[gymnasium]")

import gymnasium
from gymnasium.utils.env_checker import check_env

from azulejos.adapters.gymnasium import Environment, ids


@pytest.mark.parametrize("game", azulejos.GAMES)
def test_gymnasium_has_nothing_to_say(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        made = gymnasium.make(ids()[game], render_mode="ansi")
        check_env(made.unwrapped)
    assert "warn" not in capsys.readouterr().err.lower()


@pytest.mark.parametrize("game", azulejos.GAMES)
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_learner_is_told_the_truth(game: str, seat: int | None) -> None:
    table = Environment(game, seat=seat, reward="margin")
    choose = random.Random(1)
    view, _ = table.reset(seed=5)
    over = False
    while not over:
        match = table.table.match()
        assert match.turn == table.seat
        assert seat in (None, table.seat)
        check_seen(match, table.seat, view, table.action_masks())
        legal = np.flatnonzero(table.action_masks())
        assert table.action_space.sample() in legal
        view, reward, over, truncated, _ = table.step(choose.choice(legal.tolist()))
        assert not truncated
        assert over or reward == 0
    match = table.table.match()
    check_seen(match, table.seat, view)
    check_rewards(match, {**dict(enumerate(table.table.rewards())), table.seat: reward}, "margin")


def test_opponents_sit_clockwise_and_play_as_they_are() -> None:
    """A greedy learner's neighbour at the left is the first opponent: greedy beats random."""
    table = Environment("azul", players=3, opponents=("greedy", "random"), limits={"nodes": 1})
    for seed in range(2):
        _, info = table.reset(seed=seed)
        over = False
        while not over:
            *_, over, _, info = table.step(int(np.flatnonzero(info["action_mask"])[-1]))
        assert table.table.match().winners == [(table.seat + 1) % 3]
    with pytest.raises(azulejos.BadOption, match="opponents: 1 names for 2 other seats"):
        Environment("azul", players=3, opponents=["greedy"])
    with pytest.raises(azulejos.BadOption, match="'gredy': no such player"):
        Environment("azul", opponents="gredy").reset()


def test_seeds_give_the_same_episodes_again() -> None:
    def episodes(table: Any) -> list[bytes]:
        seen = []
        for seed in (7, None, None):
            view, info = table.reset(seed=seed)
            for _ in range(10):
                seen.append(view.tobytes())
                view, *_, info = table.step(int(info["action_mask"].argmax()))
        return seen

    first = episodes(Environment("azul", opponents="greedy"))
    assert episodes(Environment("azul", opponents="greedy")) == first
    assert len(set(first)) == len(first)


def test_an_illegal_action_loses_or_is_refused() -> None:
    table = Environment("azul")
    table.reset(seed=1)
    illegal = int(np.flatnonzero(~table.action_masks())[0])
    _, reward, over, _, info = table.step(illegal)
    assert (reward, over) == (-1.0, True)
    assert "azul §" in info["illegal"]
    with pytest.raises(azulejos.BadOption, match="the episode has ended"):
        table.step(0)
    strict = Environment("azul", illegal="error")
    strict.reset(seed=1)
    with pytest.raises(azulejos.IllegalMove):
        strict.step(illegal)
    with pytest.raises(azulejos.BadOption, match="illegal='ignore': should be one of 'lose'"):
        Environment("azul", illegal="ignore")
    with pytest.raises(azulejos.BadOption, match="seat=2: seats are numbered 0 to 1"):
        Environment("azul", seat=2)


def test_unknown_arguments_are_type_errors() -> None:
    """TorchRL tries `frameskip`, and looks for these words."""
    with pytest.raises(TypeError, match="unexpected keyword argument 'frameskip'"):
        gymnasium.make(ids()["azul"], frameskip=4)
