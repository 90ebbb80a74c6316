"""Azulejos: the open home of the Azul family of board games."""

from azulejos.games import GAMES
from azulejos.match import Match, from_position, from_text, new, read_record
from azulejos.notation.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    IllegalMove,
    NotationError,
)
from azulejos.players import Choice, Player, player

__all__ = [
    "GAMES",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Choice",
    "IllegalMove",
    "Match",
    "NotationError",
    "Player",
    "from_position",
    "from_text",
    "new",
    "player",
    "read_record",
]
