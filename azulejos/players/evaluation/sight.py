"""A position as a network sees it from a seat, for any game that has features.

Whoever sees says what becomes of an input that is on: see `turn_on` in `network.py`, which adds
its weights up, and in `azulejos.learning.looking`, which writes it down.
"""

from typing import TYPE_CHECKING

from azulejos.engine.state import State, Weights

if TYPE_CHECKING:
    from azulejos.players.evaluation.features.contract import (
        BOARD,
        closing,
        see_board,
        see_table,
        settled,
    )


def see(s: State, p: int, learnt: Weights) -> None:
    """Turn on the inputs of a position, seen from a seat."""
    for q in range(s.players):
        see_board(s, q, learnt, 0 if q == p else BOARD)
    see_table(s, p, learnt)


def lead_settled(s: State, p: int) -> int:
    """By how much a seat is ahead of the best of the others, as far as that is settled."""
    ending = 0
    for q in range(s.players):
        if closing(s, q):
            ending = 1
    rival = -1_000_000
    for q in range(s.players):
        if q != p:
            rival = max(rival, settled(s, q, ending))
    return settled(s, p, ending) - rival
