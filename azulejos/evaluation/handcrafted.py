"""Judging by what meets the eye: an evaluation made by hand needs no second look."""

from typing import Final

from azulejos.engine.state import Row, State, Weights
from azulejos.evaluation.board_cache import GLANCED_LEAD, GLANCES, glance, glance_after

NOTES: Final = GLANCES
LEAD: Final = GLANCED_LEAD
BEFORE_MOVING: Final = 0
TAKES_OVER: Final = 1
"""After a move, what was noted about the other boards is taken over."""


def note(s: State, learnt: Weights, notes: Row) -> None:
    """Judge a position."""
    glance(s, notes)


def note_after(s: State, learnt: Weights, before: Row, notes: Row, mover: int) -> None:
    """Judge a position, knowing what was noted before the mover's last move."""
    glance_after(s, before, notes, mover)


def consider(s: State, learnt: Weights, glanced: Row, notes: Row) -> None:
    """Judge a position that was glanced at."""
    for i in range(GLANCES):
        notes[i] = glanced[i]
