"""The registry of games: one folder and one line each. No other shared code names a game."""

import json
import os
from importlib import import_module
from typing import Final

from azulejos.games.game import Game, Option
from azulejos.notation.errors import BadOption, quoted
from azulejos.words import Message, add_messages

__all__ = ["DEFAULT_GAME", "GAMES", "Game", "Option", "find_game", "register"]

BUILT_IN: Final = (
    "azulejos.games.azul",
    "azulejos.games.summer_pavilion",
    "azulejos.games.duel",
)
"""The packages of the games that come with Azulejos: each has a descriptor `GAME`."""
FURTHER: Final = "AZULEJOS_GAMES"
"""The environment variable that names the packages of registered games, as a JSON list."""

GAMES: dict[str, Game] = {}
"""All games by name."""


def find_game(name: str) -> Game:
    """A game by its name; BadOption lists the games that exist."""
    if name not in GAMES:
        raise BadOption(Message("errors-no-game", said=quoted(name), games=", ".join(GAMES)))
    return GAMES[name]


def register(package: str) -> Game:
    """Add the game of a package, in this process and in child processes."""
    game = _load(package)
    os.environ[FURTHER] = json.dumps([*{**dict.fromkeys(_further()), package: None}])
    return game


def _load(package: str) -> Game:
    game: Game = import_module(package).GAME
    add_messages(game.folder / "messages")
    GAMES[game.name] = game
    return game


def _further() -> list[str]:
    found: list[str] = json.loads(os.environ.get(FURTHER, "[]"))
    return found


for _package in (*BUILT_IN, *_further()):
    _load(_package)

DEFAULT_GAME: Final = next(iter(GAMES))
"""The name of the game that is meant when none is named: the first one."""
