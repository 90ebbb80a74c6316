"""Limits: what no bot can answer is refused with a sentence, by every bot."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import azulejos
from azulejos.match import MANUAL
from azulejos.notation.errors import BadOption, NotationError
from azulejos.players import Choice, Player, Thinker, player
from azulejos.players.protocol import Program
from azulejos.search.mcts_player import MctsPlayer

ANYBODY: list[Player] = [
    *(player(name, 1) for name in ("random", "greedy", "newcomer", "expert", "search")),
    MctsPlayer(1, "hand"),
    Program("no-such-program"),
]


@pytest.mark.parametrize("bot", ANYBODY, ids=lambda bot: type(bot).__name__)
@pytest.mark.parametrize(
    ("limits", "what"),
    [
        ({"nodes": 0}, "nodes: 0 should be a whole number above 0"),
        ({"nodes": 1.5}, "nodes: 1.5 should be a whole number above 0"),
        ({"depth": -1}, "depth: -1 should be a whole number above 0"),
        ({"depth": True}, "depth: True should be a whole number above 0"),
        ({"seconds": float("nan")}, "seconds: nan should be a number above 0"),
        ({"seconds": "1"}, "seconds: '1' should be a number above 0"),
    ],
)
def test_limits_that_allow_nothing(bot: Player, limits: dict[str, Any], what: str) -> None:
    with pytest.raises(BadOption) as refused:
        bot.choose(azulejos.new("azul", seed=1), **limits)
    assert str(refused.value) == what


@pytest.mark.parametrize("bot", ANYBODY, ids=lambda bot: type(bot).__name__)
def test_nobody_is_to_move(bot: Player) -> None:
    with pytest.raises(NotationError, match="nature is to draw one of =B, =Y, =R, =K, =W"):
        bot.choose(azulejos.new("azul", nature=MANUAL))
    over = azulejos.new("azul", seed=1)
    while not over.over:
        over.play(over.moves()[0])
    with pytest.raises(NotationError, match="the game is over"):
        bot.choose(over)


def test_numbers_of_numpy_are_numbers() -> None:
    match = azulejos.new("azul", seed=1)
    choice = player("search", 1).choose(match, nodes=np.int32(500), seconds=np.float32(5))  # type: ignore[arg-type]
    assert choice.nodes == 500


def test_a_bot_with_limits_of_its_own() -> None:
    match = azulejos.new("azul", seed=1)
    bot = player("search:hand nodes=2000 depth=3", 1)
    alone = bot.choose(match)
    assert alone == replace(
        player("search:hand", 1).choose(match, nodes=2000, depth=3), seconds=alone.seconds
    )
    assert bot.choose(match, nodes=50).nodes <= 50 < bot.choose(match, nodes=9000).nodes <= 2000
    assert player("greedy nodes=1").choose(match).move in match.moves()


def test_a_bot_with_limits_of_its_own_is_heard_and_stopped() -> None:
    bot = player("search:hand seconds=60", 1)
    assert isinstance(bot, Thinker)
    heard: list[Choice] = []

    def hear(choice: Choice) -> None:
        heard.append(choice)
        bot.stop()

    bot.report = hear
    assert bot.choose(azulejos.new("azul", seed=1)).seconds < 30
    assert len(heard) == 1


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("search nodes=many", "nodes: 'many' should be a whole number above 0"),
        ("search nodes=1.5", "nodes: '1.5' should be a whole number above 0"),
        ("search seconds=-1", "seconds: -1.0 should be a number above 0"),
        ("search lines=4", "'lines': no such limit; there are seconds=, nodes=, depth="),
    ],
)
def test_limits_of_its_own_that_make_no_sense(name: str, what: str) -> None:
    with pytest.raises(BadOption) as refused:
        player(name)
    assert str(refused.value) == what
