"""What the start page offers."""

import pytest

from azulejos.players import LEVELS, NAMED, PLAYERS
from azulejos.server.pages.setup import setup
from azulejos.words import speaking


def test_levels_are_offered_with_a_word_about_each() -> None:
    with speaking("ru"):
        offered = setup()
    assert [level["player"] for level in offered["levels"]] == list(LEVELS)
    assert (offered["levels"][0]["name"], offered["levels"][0]["about"]) == (
        "Новичок",
        "только учится, многого не замечает",
    )
    assert offered["bot"] in LEVELS


def test_programs_of_the_operator_are_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(NAMED, '{"mybot": "./mybot --level 3"}')
    assert setup()["programs"] == ["mybot"]


def test_every_offered_bot_can_play() -> None:
    offered = setup()
    assert {level["player"] for level in offered["levels"]} | set(offered["programs"]) <= set(
        PLAYERS
    )
