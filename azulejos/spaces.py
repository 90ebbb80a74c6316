"""The observation space and the action space of any game: for programs that learn.

Observations are vectors of 16-bit whole numbers. They are complete: two positions that look the
same to the seat whose turn it is go on in the same way. They are relative to a seat: the
observing player comes first. docs/reference/observations.md lists the fields; `Layout.split`
takes them apart.

An action is the number of a move: the index of its text in the notation's `TEXTS`.
"""

from functools import cache

from azulejos.engine.compiler import Compiled, compiled
from azulejos.games import find_game
from azulejos.notation.errors import BadOption
from azulejos.observation import encode, encoders
from azulejos.observation.layout import Layout, Masks, Views
from azulejos.words import Message

__all__ = ["Layout", "Masks", "Views", "action", "actions", "encoder", "layout", "text"]


@cache
def layout(game: str, players: int) -> Layout:
    """The layout of a game's observations."""
    return Layout(find_game(game).observation.fields(players))


def actions(game: str) -> int:
    """How many actions a game has: numbers from 0 to one less."""
    rules = find_game(game).rules
    return rules.MOVES - rules.DRAWS


def action(game: str, text: str) -> int:
    """The action of a move's text."""
    number = find_game(game).notation.NUMBERS.get(text)
    if number is None or number >= actions(game):
        raise BadOption(Message("errors-no-action", said=repr(text), game=game))
    return number


def text(game: str, action: int) -> str:
    """The text of an action's move."""
    return find_game(game).notation.TEXTS[action]


def encoder(game: str) -> Compiled:
    """A game's rules, compiled together with what a seat sees of them (`observation/encode.py`)."""
    found = find_game(game)
    return compiled(found.rules, encoders, found.observation, encode)
