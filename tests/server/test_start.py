"""What the start page offers."""

import sqlite3
from pathlib import Path

import httpx
import pytest

from azulejos.players import LEVELS, NAMED, PLAYERS
from azulejos.players.levels import DEFAULT_LEVEL
from azulejos.server.pages.setup import setup
from azulejos.server.settings import Settings
from azulejos.words import speaking
from tests.server.servers import running


def test_levels_are_offered_with_a_word_about_each() -> None:
    with speaking("ru"):
        offered = setup()
    assert [level["player"] for level in offered["levels"]] == list(LEVELS)
    assert (offered["levels"][0]["name"], offered["levels"][0]["about"]) == (
        "Новичок",
        "только учится, многого не замечает",
    )
    assert LEVELS[offered["first_level"]] == DEFAULT_LEVEL


def test_programs_of_the_operator_are_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(NAMED, '{"mybot": "./mybot --level 3"}')
    assert setup()["programs"] == ["mybot"]


def test_every_offered_bot_can_play() -> None:
    offered = setup()
    assert {level["player"] for level in offered["levels"]} | set(offered["programs"]) <= set(
        PLAYERS
    )


def test_a_game_that_is_gone_does_not_hide_the_others(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    settings = Settings(str(database), rates=False, pause=0.0)
    body = {"game": "azul", "seats": [{"mine": True}, {"kind": "bot", "player": "random"}]}
    with running(settings) as url, httpx.Client(base_url=url) as browser:
        gone, kept = (browser.post("/api/tables", json=body).json()["table"] for _ in range(2))
        cookies = browser.cookies
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE tables SET game = 'forgotten' WHERE id = ?", (gone,))
    connection.close()
    with running(settings) as url, httpx.Client(base_url=url, cookies=cookies) as browser:
        assert [t["table"] for t in browser.get("/api/tables").json()["tables"]] == [kept]
        assert f"/t/{kept}" in browser.get("/").text
