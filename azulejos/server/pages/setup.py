"""What the start page offers: games, variants, bots."""

from typing import TypedDict

from azulejos.games import GAMES, Game
from azulejos.players import LEVELS, programs
from azulejos.players.levels import DEFAULT_LEVEL
from azulejos.words import say


class Level(TypedDict):
    """A level of the built-in bots."""

    player: str
    name: str
    about: str


class GameSetup(TypedDict):
    """How a game can be started."""

    game: str
    players: list[int]
    option: str
    """The name of the option that `variants` are values of; empty if there is none."""
    variants: list[tuple[str, str]]
    """Values with their labels."""
    title: str
    about: str
    facts: str
    """How many can play, and how long it takes."""


class Setup(TypedDict):
    """What the start page offers."""

    games: list[GameSetup]
    levels: list[Level]
    programs: list[str]
    first_level: int
    """The number of the level that is selected at first."""


def setup() -> Setup:
    """All games, the levels from weakest to strongest, and the operator's programs."""
    return {
        "games": [_game(game) for game in GAMES.values()],
        "levels": [_level(level) for level in LEVELS],
        "programs": programs(),
        "first_level": LEVELS.index(DEFAULT_LEVEL),
    }


def _level(level: str) -> Level:
    name, about = say("levels-name", level=level), say("levels-about", level=level)
    return {"player": level, "name": name, "about": about}


def _game(game: Game) -> GameSetup:
    modes = game.modes[:1]  # the page has one row of buttons
    return {
        "game": game.name,
        "players": list(game.players),
        "option": modes[0].name if modes else "",
        "variants": [(v, say(modes[0].label, value=v)) for v in modes[0].values] if modes else [],
        "title": say(game.texts.title),
        "about": say(game.texts.about),
        "facts": _facts(game),
    }


def _facts(game: Game) -> str:
    least, most = min(game.players), max(game.players)
    if least == most:
        return say("start-facts-fixed", players=most, minutes=game.minutes)
    return say("start-facts", least=least, most=most, minutes=game.minutes)
