"""What the start page offers: the games, their variants, the bots."""

from typing import Any, Final

from azulejos.drawing.words import TITLES
from azulejos.players import PLAYERS
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

BOT: Final = "greedy"
"""Who sits opposite at first: it answers at once, without anything to compile."""


def setup() -> dict[str, Any]:
    """Games with their titles, and the bots from the weakest to the strongest."""
    return {"games": [_described(game) for game in GAMES], "bots": list(PLAYERS), "bot": BOT}


def _described(game: dict[str, Any]) -> dict[str, Any]:
    """A game with its words, in the language that is spoken now."""
    option = game["option"]
    variants = [(v, say("pages-variant", variant=f"{option}-{v}")) for v in game["variants"]]
    about = say("pages-about", game=game["game"])
    return game | {"title": TITLES[game["game"]], "about": about, "variants": variants}
