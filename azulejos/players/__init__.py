"""Who chooses: bots for every game, by name."""

from collections.abc import Callable

from azulejos.notation.errors import BadOption
from azulejos.players.choice import Choice, Player
from azulejos.players.simple import Greedy, Random

PLAYERS: dict[str, Callable[[int | None], Player]] = {"random": Random, "greedy": Greedy}
"""The bots, by name, from the weakest to the strongest."""


def player(name: str, seed: int | None = None) -> Player:
    """A bot, by name."""
    if name not in PLAYERS:
        raise BadOption(f"{name!r}: no such player; there are {', '.join(PLAYERS)}")
    return PLAYERS[name](seed)


__all__ = ["PLAYERS", "Choice", "Player", "player"]
