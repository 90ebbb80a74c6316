"""Pebbles: the final score that a seat may expect, in hundredths of a point."""

from azulejos.engine.state import NATURE
from azulejos.evaluation.no_board_key import mover_number, outlook
from tests.toy.rules import LAST_ROUND, WHITE_POINTS, State

__all__ = ["mover_number", "outlook"]


def worth(s: State, p: int, ending: int) -> int:
    """The score, and half a point for each white pebble more than the other seat has."""
    lead = s.white[p] - s.white[1 - p]
    if ending:
        return 100 * s.score[p] + (100 * WHITE_POINTS if lead > 0 else 0)
    return 100 * s.score[p] + 50 * lead


def closing(s: State, p: int) -> bool:
    """The last round ends the game."""
    return s.round == LAST_ROUND


def deals(s: State) -> bool:
    """Whether nature is about to deal a new round."""
    return s.turn == NATURE
