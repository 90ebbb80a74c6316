"""PettingZoo: its own tests for every game and number of players, and what they do not look at."""

import copy
import pickle
import random
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest

import azulejos
from tests.observation.rebuilding import check_rewards, check_seen
from tests.variants import VARIANTS

pytest.importorskip("pettingzoo", reason="pip install azulejos[pettingzoo]")

from pettingzoo.test import api_test, render_test, seed_test

from azulejos.adapters.pettingzoo import env, raw_env
from azulejos.adapters.single import Single

EXPECTED = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
)
"""PettingZoo warns of dictionaries as observations, with masks, except in games of its own."""


@contextmanager
def no_other_warnings() -> Iterator[None]:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        yield
    said = {str(warning.message) for warning in caught}
    assert not {text for text in said if not text.startswith(EXPECTED)}


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("make", [env, raw_env])
def test_api_and_seeds(variant: str, make: Callable[..., Any]) -> None:
    """PettingZoo's own tests assert what they promise, and warn of what is only odd."""
    game, options = VARIANTS[variant]
    with no_other_warnings():
        api_test(make(game, **options), num_cycles=100)
        seed_test(lambda: make(game, **options), num_cycles=20)
    assert len(make(game, **options).possible_agents) == options.get("players", 2)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("make", [env, raw_env])
def test_rendering(
    variant: str, make: Callable[..., Any], capsys: pytest.CaptureFixture[str]
) -> None:
    game, options = VARIANTS[variant]
    looks = {
        "svg": lambda picture: picture.startswith("<svg"),
        "ansi": lambda text: "╭" in text,
        "rgb_array": lambda picture: picture.std() > 10,
    }
    render_test(lambda render_mode: make(game, render_mode=render_mode, **options), looks)
    assert "Seat 1" in capsys.readouterr().out
    with pytest.raises(azulejos.BadOption, match="render_mode='hologram': should be one of"):
        make(game, render_mode="hologram")


def play_checked(table: Any, seed: int, reward: str = "wins") -> None:
    """A random game in which everything that agents hear is compared with the match itself."""
    table.reset(seed=seed)
    choose = random.Random(seed)
    rewards: dict[int, float] = {}
    for agent in table.agent_iter():
        observation, given, over, _, info = table.last()
        match, seat = table.unwrapped.table.match(), int(agent[-1])
        mask = observation["action_mask"]
        check_seen(match, seat, observation["observation"], mask)
        if over:
            check_rewards(match, {**rewards, seat: given}, reward)
            table.step(None)
            continue
        assert match.turn == seat
        assert np.array_equal(info["action_mask"], mask)
        table.step(choose.choice(np.flatnonzero(mask).tolist()))
        if table.unwrapped.table.over:
            rewards = dict(enumerate(table.rewards.values()))


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("reward", ["wins", "margin"])
def test_agents_are_told_the_truth(variant: str, reward: str) -> None:
    game, options = VARIANTS[variant]
    play_checked(raw_env(game, reward=reward, **options), 4, reward)


def wrong_view(self: Single, seat: int) -> Any:
    return RIGHT["observe"](self, (seat + 1) % self.players)[0], RIGHT["observe"](self, seat)[1]


def wrong_mask(self: Single, seat: int) -> Any:
    view, mask = RIGHT["observe"](self, seat)
    if mask.sum() > 1:
        mask[np.flatnonzero(mask)[-1]] = 0
    return view, mask


def flipped_rewards(self: Single) -> list[float]:
    return [-reward for reward in RIGHT["rewards"](self)]


RIGHT: dict[str, Any] = {"observe": Single.observe, "rewards": Single.rewards}


@pytest.mark.parametrize(
    ("name", "fault"),
    [("observe", wrong_view), ("observe", wrong_mask), ("rewards", flipped_rewards)],
)
def test_faults_that_pettingzoo_does_not_see_are_seen_here(
    name: str, fault: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Single, name, fault)
    with no_other_warnings():
        api_test(raw_env("azul"), num_cycles=100)
        seed_test(lambda: raw_env("azul"), num_cycles=100)
    with pytest.raises(AssertionError):
        play_checked(raw_env("azul"), 5)


@pytest.mark.parametrize("game", azulejos.GAMES)
@pytest.mark.parametrize("again", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_copies_in_the_middle_of_a_game(game: str, again: Callable[[Any], Any]) -> None:
    table = env(game)
    table.reset(seed=3)
    for _ in range(30):
        table.step(int(table.last()[0]["action_mask"].argmax()))
    other = again(table)
    before = table.unwrapped.table.match().text()
    assert other.unwrapped.table.match().text() == before
    other.step(int(other.last()[0]["action_mask"].argmax()))
    assert table.unwrapped.table.match().text() == before
    table.step(int(table.last()[0]["action_mask"].argmax()))
    while not table.unwrapped.table.over:
        assert table.unwrapped.table.match().text() == other.unwrapped.table.match().text()
        for one in (table, other):
            one.step(int(one.last()[0]["action_mask"].argmax()))
    assert table.rewards == other.rewards


def test_an_illegal_action_is_refused_with_the_reason() -> None:
    table = raw_env("azul")
    table.reset(seed=1)
    before = table.table.match().text()
    with pytest.raises(azulejos.IllegalMove, match="azul §3"):
        table.step(int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0]))
    with pytest.raises(azulejos.BadOption, match="action: 999, but actions are numbered 0 to 324"):
        table.step(999)
    assert table.table.match().text() == before


def test_who_is_not_to_move_may_look_but_has_no_moves() -> None:
    table = raw_env("azul", players=3)
    table.reset(seed=1)
    for agent in table.agents:
        seen = table.observe(agent)
        check_seen(table.table.match(), int(agent[-1]), seen["observation"], seen["action_mask"])
        assert seen["action_mask"].any() == (agent == table.agent_selection)
