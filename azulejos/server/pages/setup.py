"""What the start page offers: the games, their variants, the bots."""

from typing import Any, Final

from azulejos.drawing.words import title
from azulejos.players import LEVELS, programs
from azulejos.players.levels import USUAL_LEVEL
from azulejos.words import say

GAMES: Final[list[dict[str, Any]]] = [
    {"game": "azul", "players": [2, 3, 4], "option": "wall", "variants": ["colour", "grey"]},
    {
        "game": "summer_pavilion",
        "players": [2, 3, 4],
        "option": "side",
        "variants": ["colour", "grey"],
    },
    {"game": "duel", "players": [2], "option": "", "variants": []},
]


def setup() -> dict[str, Any]:
    """Games with their titles, the levels from the weakest to the strongest, and programs."""
    return {
        "games": [_described(game) for game in GAMES],
        "levels": [_level(level) for level in LEVELS],
        "programs": programs(),
        "bot": USUAL_LEVEL,
    }


def _level(level: str) -> dict[str, str]:
    """A level with its words, in the language that is spoken now."""
    name, about = say("levels-name", level=level), say("levels-about", level=level)
    return {"player": level, "name": name, "about": about}


def _described(game: dict[str, Any]) -> dict[str, Any]:
    """A game with its words, in the language that is spoken now."""
    option = game["option"]
    variants = [(v, say("pages-variant", variant=f"{option}-{v}")) for v in game["variants"]]
    about = say("pages-about", game=game["game"])
    return game | {"title": title(game["game"]), "about": about, "variants": variants}
