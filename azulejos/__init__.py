"""Azulejos: the open home of the Azul family of board games."""

from azulejos.match import Match, from_position, from_text, new, read_record
from azulejos.notation import GAMES
from azulejos.notation.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    IllegalMove,
    NotationError,
)

__all__ = [
    "GAMES",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "IllegalMove",
    "Match",
    "NotationError",
    "from_position",
    "from_text",
    "new",
    "read_record",
]
