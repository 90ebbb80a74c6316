"""Programs as bots at the server: named by the operator, and by nobody else."""

import asyncio
import logging
import sys
from pathlib import Path

import pytest

import azulejos
from azulejos.cli import main
from azulejos.players import NAMED, PLAYERS, add_programs
from azulejos.server.bots.pool import BotPool

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"


@pytest.fixture
def named(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv(NAMED, "{}")
    monkeypatch.setitem(PLAYERS, "example", PLAYERS["random"])  # so that it is gone afterwards
    add_programs({"example": f"{sys.executable} {EXAMPLE}"})
    return "example"


def test_a_named_program_thinks_for_the_server(
    named: str, caplog: pytest.LogCaptureFixture
) -> None:
    match = azulejos.new("azul", start=0, seed=8)
    bots = BotPool(1, 1.0)
    with caplog.at_level(logging.ERROR):
        move = asyncio.run(bots.choose(named, match))
    bots.close()
    assert caplog.records == []  # if a bot fails, a random move is played, and the log says so
    assert move in match.moves()


def test_it_is_a_bot_like_all_others(named: str) -> None:
    match = azulejos.new("azul", start=0, seed=8)
    direct = azulejos.player(f"program:{sys.executable} {EXAMPLE}", 1)
    bot = azulejos.player(named, 1)
    assert bot.choose(match, seconds=5).move == direct.choose(match, seconds=5).move


@pytest.mark.parametrize("text", ["mybot", "=./mybot", "mybot="])
def test_mistakes_are_explained(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--bot", text]) == 2
    assert "should look like mybot='./mybot --level 3'" in capsys.readouterr().err


@pytest.mark.parametrize("value", ["mybot", "[]", '{"mybot": 3}'])
def test_a_wrong_variable_is_explained(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(NAMED, value)
    with pytest.raises(azulejos.BadOption, match="AZULEJOS_BOTS should look like"):
        add_programs({})
