"""Every way of playing every game, for tests that must hold for all of them."""

from typing import Any, Final

from azulejos.games import GAMES

VARIANTS: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    name: (game.name, options)
    for game in GAMES.values()
    for name, options in game.variants().items()
}
