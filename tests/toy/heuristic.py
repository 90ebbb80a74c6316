"""Pebbles: the expected final score of a seat, in centipoints."""

from azulejos.engine.state import NATURE
from tests.toy.rules import LAST_ROUND, WHITE_POINTS, State


def worth(s: State, p: int, ending: int) -> int:
    """The score, and half a point for each white pebble more than the other seat has."""
    lead = s.white[p] - s.white[1 - p]
    if ending:
        return 100 * s.score[p] + (100 * WHITE_POINTS if lead > 0 else 0)
    return 100 * s.score[p] + 50 * lead


def ends_game(s: State, p: int) -> bool:
    """The last round ends the game."""
    return s.round == LAST_ROUND


def before_deal(s: State) -> bool:
    """Whether nature is about to deal a new round."""
    return s.turn == NATURE
