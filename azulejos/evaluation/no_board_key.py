"""For evaluations that judge a board only once a move has been played."""

from azulejos.engine.state import State


def mover_number(s: State, ending: int) -> int:
    """Boards are not told apart."""
    return 0


def outlook(s: State, number: int, move: int) -> int:
    """What a move leads to is not known before it is played."""
    return 0
