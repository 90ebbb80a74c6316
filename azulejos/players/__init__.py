"""Who chooses: bots for every game, by name."""

from collections.abc import Callable

from azulejos.match import Match
from azulejos.notation.errors import BadOption
from azulejos.players.choice import Choice, Player, Thinker
from azulejos.players.search import Search
from azulejos.players.simple import Greedy, Random

PLAYERS: dict[str, Callable[[int | None], Player]] = {
    "random": Random,
    "greedy": Greedy,
    "search": Search,
}
"""The bots, by name, from the weakest to the strongest."""

PROGRAM = "program:"
"""Begins the name of a player that is a program: `program:./mybot --level 3`."""


def player(name: str, seed: int | None = None) -> Player:
    """A bot, by name; or a program that speaks the protocol (docs/protocol.md), by its command."""
    if name.startswith(PROGRAM):
        from azulejos.players.protocol import Program

        return Program(name.removeprefix(PROGRAM), seed)
    if name not in PLAYERS:
        there = ", ".join((*PLAYERS, f"{PROGRAM}COMMAND"))
        raise BadOption(f"{name!r}: no such player; there are {there}")
    return PLAYERS[name](seed)


def warm_up(name: str, match: Match) -> None:
    """Let a bot choose once for nothing: what it has to load or compile costs no game any time."""
    if name in PLAYERS:
        PLAYERS[name](0).choose(match.copy(seed=0), nodes=1)


__all__ = ["PLAYERS", "PROGRAM", "Choice", "Player", "Thinker", "player", "warm_up"]
