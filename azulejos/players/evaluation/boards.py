"""Boards judged one by one, for evaluations that offer `worth` and `closing`.

Within a round a move changes the mover's board only, so the judgement of the others is taken over
from the position before.
"""

from typing import TYPE_CHECKING, Final

from azulejos.engine.state import NOBODY, Row, State, Weights
from azulejos.players.evaluation.memory import KEY_WIDTH, MEMORIES, knows, mark, place_of

if TYPE_CHECKING:

    def board_key(s: State, p: int, ending: int) -> int:
        """A number for all that `worth` depends on; 0 if it is quicker to judge anew."""

    def worth(s: State, p: int, ending: int) -> int:
        """The score that seat p may expect; with `ending`, if the game ends with this round."""

    def closing(s: State, p: int) -> bool:
        """Whether seat p will end the game with this round."""


NOTES: Final = 5
"""What is noted: for each seat what it may expect, then who will end the game, as bits."""
ENDING: Final = 4
TAKES_OVER: Final = 1
"""After a move, the notes of the other boards are taken over."""
BOARDS_ROOM: Final = (KEY_WIDTH + 1) * MEMORIES
"""What the memory takes, at the end of what was learnt: for each slot, what a board is worth."""


def note(s: State, learnt: Weights, notes: Row) -> None:
    """Judge all boards of a position."""
    ending = 0
    for p in range(s.players):
        if closing(s, p):
            ending |= 1 << p
    for p in range(s.players):
        notes[p] = 100 * s.score[p] if s.turn == NOBODY else remembered_worth(s, p, ending, learnt)
    notes[ENDING] = ending


def note_after(s: State, learnt: Weights, before: Row, notes: Row, mover: int) -> None:
    """Judge a position, knowing what was noted before the mover's last move."""
    if s.turn < 0:
        note(s, learnt, notes)
        return
    ending = before[ENDING] & ~(1 << mover)
    if closing(s, mover):
        ending |= 1 << mover
    notes[ENDING] = ending
    anew = (ending != 0) != (before[ENDING] != 0)
    for p in range(s.players):
        if anew or p == mover:
            notes[p] = remembered_worth(s, p, ending, learnt)
        else:
            notes[p] = before[p]


def remembered_worth(s: State, p: int, ending: int, learnt: Weights) -> int:
    """What a board is worth, if possible from memory."""
    key = board_key(s, p, ending)
    if key == 0:
        return worth(s, p, ending)
    place = place_of(len(learnt) - BOARDS_ROOM, key, KEY_WIDTH + 1)
    if not knows(learnt, place, key):
        mark(learnt, place, key)
        learnt[place + KEY_WIDTH] = worth(s, p, ending)
    return int(learnt[place + KEY_WIDTH])
