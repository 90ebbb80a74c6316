"""Grades of decisions, by the points of the lead that they gave away."""

from math import exp
from typing import Final

FORCED: Final = "forced"
BEST: Final = "best"
GOOD: Final = "good"
SLIP: Final = "slip"
BLUNDER: Final = "blunder"

LEAST_LOSS: Final = 0.25
"""A smaller difference is within the error of the analysis: the move is as good as the best."""
SLIP_LOSS: Final = 1.0
BLUNDER_LOSS: Final = 3.0


def grade_of(loss: float) -> str:
    """The grade of a decision that gave away some points."""
    if loss >= BLUNDER_LOSS:
        return BLUNDER
    if loss >= SLIP_LOSS:
        return SLIP
    return GOOD if loss >= LEAST_LOSS else BEST


def accuracy_of(chance_lost: float) -> float:
    """How accurate a decision was, from 0 to 100, by the chance of winning that it gave away.

    The formula is that of Lichess, made for chess.
    """
    return min(100.0, max(0.0, 103.17 * exp(-4.35 * chance_lost) - 3.17))
