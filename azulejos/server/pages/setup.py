"""What the start page offers: the games, their variants, the bots."""

from typing import Any, Final

from azulejos.drawing.words import TITLES
from azulejos.players import PLAYERS

GAMES: Final[list[dict[str, Any]]] = [
    {
        "game": "azul",
        "about": "Take tiles, fill lines, lay the wall. Easy to learn, and mean.",
        "players": [2, 3, 4],
        "option": "wall",
        "variants": [["colour", "Colour wall"], ["grey", "Grey wall"]],
    },
    {
        "game": "summer_pavilion",
        "about": "Six rounds of stars and wild colours, with rewards on the way.",
        "players": [2, 3, 4],
        "option": "side",
        "variants": [["colour", "Colour side"], ["grey", "Grey side"]],
    },
    {
        "game": "duel",
        "about": "For two: suns and moons, a dome of plates, chips for what is missing.",
        "players": [2],
        "option": "",
        "variants": [],
    },
]

BOT: Final = "greedy"
"""Who sits opposite at first: it answers at once, without anything to compile."""


def setup() -> dict[str, Any]:
    """Games with their titles, and the bots from the weakest to the strongest."""
    return {
        "games": [game | {"title": TITLES[game["game"]]} for game in GAMES],
        "bots": list(PLAYERS),
        "bot": BOT,
    }
