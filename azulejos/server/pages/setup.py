"""What the start page offers: the games, their variants, the bots."""

from typing import Any

from azulejos.games import GAMES, Game
from azulejos.players import LEVELS, programs
from azulejos.players.levels import USUAL_LEVEL
from azulejos.words import say


def setup() -> dict[str, Any]:
    """Games with their titles, the levels from the weakest to the strongest, and programs."""
    return {
        "games": [_described(game) for game in GAMES.values()],
        "levels": [_level(level) for level in LEVELS],
        "programs": programs(),
        "bot": USUAL_LEVEL,
    }


def _level(level: str) -> dict[str, str]:
    """A level with its words, in the language that is spoken now."""
    name, about = say("levels-name", level=level), say("levels-about", level=level)
    return {"player": level, "name": name, "about": about}


def _described(game: Game) -> dict[str, Any]:
    """A game with its words, in the language that is spoken now."""
    modes = game.modes[:1]  # the page has one row of buttons for it
    return {
        "game": game.name,
        "players": list(game.players),
        "option": modes[0].name if modes else "",
        "variants": [(v, say(modes[0].label, value=v)) for v in modes[0].values] if modes else [],
        "title": say(game.texts.title),
        "about": say(game.texts.about),
    }
