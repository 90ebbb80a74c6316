"""Boards judged one by one, for evaluations that offer `worth` and `closing`.

Within a round a move changes the mover's board only, so the judgement of the others is taken over
from the position before.
"""

from typing import TYPE_CHECKING, Final

from azulejos.engine.state import NOBODY, Row, State

if TYPE_CHECKING:

    def worth(s: State, p: int, ending: int) -> int:
        """The score that seat p may expect; with `ending`, if the game ends with this round."""

    def closing(s: State, p: int) -> bool:
        """Whether seat p will end the game with this round."""


GLANCES: Final = 5
"""What is noted: for each seat what it may expect, then who will end the game, as bits."""
ENDING: Final = 4
GLANCED_LEAD: Final = 900.0
"""So many hundredths of a point ahead, a seat wins with probability 0.73."""


def glance(s: State, notes: Row) -> None:
    """Judge all boards of a position."""
    ending = 0
    for p in range(s.players):
        if closing(s, p):
            ending |= 1 << p
    for p in range(s.players):
        notes[p] = 100 * s.score[p] if s.turn == NOBODY else worth(s, p, ending)
    notes[ENDING] = ending


def glance_after(s: State, before: Row, notes: Row, mover: int) -> None:
    """Judge a position, knowing what was noted before the mover's last move."""
    if s.turn < 0:
        glance(s, notes)
        return
    ending = before[ENDING] & ~(1 << mover)
    if closing(s, mover):
        ending |= 1 << mover
    notes[ENDING] = ending
    anew = (ending != 0) != (before[ENDING] != 0)
    for p in range(s.players):
        notes[p] = worth(s, p, ending) if anew or p == mover else before[p]
