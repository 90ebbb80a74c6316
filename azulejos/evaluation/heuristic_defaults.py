"""Defaults for heuristics: no board keys. A game that defines a name replaces it."""

from typing import Final

from azulejos.engine.state import State

OVERRIDABLE: Final = True


def mover_key(s: State, ending: int) -> int:
    """Boards have no keys."""
    return 0


def key_after_move(s: State, key: int, move: int) -> int:
    """The board after a move is not known before the move is played."""
    return 0
