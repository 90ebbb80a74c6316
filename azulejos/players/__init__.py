"""Bots for every game, by name."""

import json
import os
from collections.abc import Callable, Mapping
from functools import partial

from azulejos.match import Match
from azulejos.notation.errors import BadOption, quoted
from azulejos.players.levels import LEVELS, Level
from azulejos.players.limited import Limited, split_limits
from azulejos.players.simple import Greedy, Random
from azulejos.search import Search
from azulejos.search.choice import Bot, Choice, Player, Thinker
from azulejos.words import Message

PLAYERS: dict[str, Callable[[int | None], Player]] = {
    "random": Random,
    "greedy": Greedy,
    "search": Search,
    **{name: partial(Level, name) for name in LEVELS},
}
"""The bots by name: the plain ones, the levels from the weakest on, programs."""

PROGRAM = "program:"
"""Begins the name of a player that is a program: `program:./mybot --level 3`."""

WITH_EVALUATOR = "search:"
"""Begins the name of a search with a chosen evaluator: `search:hand`, or a net."""

NAMED = "AZULEJOS_BOTS"
"""The environment variable with the programs that have names: `{"mybot": "./mybot"}`."""


def player(name: str, seed: int | None = None) -> Player:
    """A bot by its name, or a program that speaks the protocol by its command.

    docs/reference/protocol.md has the protocol.

    A bot may have limits of its own behind its name: `search nodes=40000`, or `seconds=`, `depth=`.
    """
    if name.startswith(PROGRAM):
        return _program(name.removeprefix(PROGRAM), seed)
    bot, limit = split_limits(name)
    if limit.given():
        return Limited(player(bot, seed), limit)
    if name.startswith(WITH_EVALUATOR):
        return Search(seed, name.removeprefix(WITH_EVALUATOR))
    if name not in PLAYERS:
        known = ", ".join((*PLAYERS, f"{PROGRAM}COMMAND"))
        raise BadOption(Message("errors-no-player", said=quoted(name), players=known))
    return PLAYERS[name](seed)


def _program(command: str, seed: int | None = None) -> Player:
    from azulejos.players.protocol import Program

    return Program(command, seed)


def add_programs(commands: Mapping[str, str]) -> None:
    """Give programs names as bots, here and in processes that are started from here.

    People who may name a bot at a server can thus name these programs, and no others.
    """
    for name, command in commands.items():
        _program(command)
        PLAYERS[name] = partial(_program, command)
    os.environ[NAMED] = json.dumps({**_named_before(), **commands})


def _named_before() -> dict[str, str]:
    try:
        found = json.loads(os.environ.get(NAMED, "{}"))
    except ValueError:
        found = None
    if not (isinstance(found, dict) and all(isinstance(c, str) for c in found.values())):
        example = '{"mybot": "./mybot --level 3"}'
        raise BadOption(Message("programs-named", variable=NAMED, example=example))
    return found


def programs() -> list[str]:
    """The programs that have names."""
    return list(_named_before())


def warm_up(name: str, match: Match) -> None:
    """Let a bot choose once, so that no game waits while it loads or compiles."""
    if not name.startswith(PROGRAM):
        player(name, 0).choose(match.copy(seed=0), nodes=1)


add_programs(_named_before())

__all__ = [
    "LEVELS",
    "PLAYERS",
    "PROGRAM",
    "Bot",
    "Choice",
    "Player",
    "Thinker",
    "add_programs",
    "player",
    "programs",
    "warm_up",
]
