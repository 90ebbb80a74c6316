"""For features that keep it plain: all is seen anew each time, and nothing is told beforehand."""

from typing import Final

from azulejos.engine.state import State, Weights

ENDS_EARLY: Final = 0


def see_middle(s: State, learnt: Weights, on: int) -> int:
    """Nothing: `see_table` sees it all."""
    return on


def tell_board(s: State, p: int, learnt: Weights, at: int) -> None:
    """Nothing."""


def tell_middle(s: State, learnt: Weights, at: int) -> None:
    """Nothing."""


def board_key(s: State, p: int) -> int:
    """Boards are not remembered."""
    return 0


def middle_key(s: State) -> int:
    """Nor is the middle."""
    return 0
