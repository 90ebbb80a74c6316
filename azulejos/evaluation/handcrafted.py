"""The handcrafted evaluation: the quick evaluation is all there is."""

from typing import Final

from azulejos.engine.state import Row, State
from azulejos.evaluation.board_cache import (
    QUICK_EVAL_SCALE,
    QUICK_EVAL_SIZE,
    quick_eval,
    quick_eval_after,
)
from azulejos.evaluation.network import Network

EVAL_SIZE: Final = QUICK_EVAL_SIZE
EVAL_SCALE: Final = QUICK_EVAL_SCALE
SEES_TURN: Final = 0
INCREMENTAL: Final = 1
"""After a move, the values of the other boards are copied."""


def static_eval(s: State, net: Network, out: Row) -> None:
    """Evaluate a position."""
    quick_eval(s, out)


def static_eval_after(s: State, net: Network, before: Row, out: Row, mover: int) -> None:
    """Evaluate a position, given the evaluation before the mover's last move."""
    quick_eval_after(s, before, out, mover)


def refine_eval(s: State, net: Network, quick: Row, out: Row) -> None:
    """Copy the quick evaluation."""
    for i in range(QUICK_EVAL_SIZE):
        out[i] = quick[i]
