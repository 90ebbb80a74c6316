"""Every way of playing every game, for tests that must hold for all of them."""

from typing import Any, Final

from azulejos.games import GAMES
from azulejos.match import Match

VARIANTS: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    name: (game.name, options)
    for game in GAMES.values()
    for name, options in game.variants().items()
}


def json_of(match: Match) -> Any:
    """The position of a match with all fields of its game, which its type does not know."""
    return match.position()
