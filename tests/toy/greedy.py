"""Pebbles, judged by the immediate outcome."""

from tests.toy.rules import WHITE_POINTS, State


def standing(s: State, p: int) -> float:
    """The score of a seat if the game ended now."""
    return s.score[p] + WHITE_POINTS * (s.white[p] > s.white[1 - p])
