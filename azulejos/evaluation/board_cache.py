"""Boards judged one by one, for evaluations that offer `worth`, `closing` and `outlook`.

Within a round a move changes the mover's board only, so the judgement of the others is taken over
from the position before. And the same board comes back after many lines of play: what was judged
is kept, by a number for all that it depends on, and a move that leads to such a board need not even
be played to be judged.
"""

from typing import TYPE_CHECKING, Final

from azulejos.engine.state import NOBODY, Grid, Row, State

if TYPE_CHECKING:

    def worth(s: State, p: int, ending: int) -> int:
        """The score that seat p may expect; with `ending`, if the game ends with this round."""

    def closing(s: State, p: int) -> bool:
        """Whether seat p will end the game with this round."""

    def mover_number(s: State, ending: int) -> int:
        """A number for all that `worth` knows of the board of whoever's turn it is."""

    def outlook(s: State, number: int, move: int) -> int:
        """The same for the board that a move leads to, knowing `mover_number`; 0 if unknown."""


GLANCES: Final = 6
"""What is noted: for each seat what it may expect; who will end the game, as bits; and a number for
the board of whoever moves next."""
ENDING: Final = 4
MOVER: Final = 5
GLANCED_LEAD: Final = 900.0
"""So many hundredths of a point ahead, a seat wins with probability 0.73."""

BOARDS_KEPT: Final = 1 << 14
"""How many boards are kept: about as many as the processor has at hand."""
# What is kept of a board
KEY: Final = 0
SAID: Final = 1
"""Twice its worth, and 1 if it will end the game."""


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


def look_out(s: State, notes: Row) -> None:
    """Note what helps to know boards again that moves from here lead to."""
    notes[MOVER] = mover_number(s, notes[ENDING] != 0)


def key_after(s: State, before: Row, move: int) -> int:
    """A number for all that the mover's board is judged by after a move; 0 if that is not known."""
    return outlook(s, before[MOVER], move)


def recall_board(kept: Grid, key: int, before: Row, notes: Row, mover: int) -> bool:
    """Judge a position as `glance_after` does, if such a board of the mover's is kept."""
    board = kept[key & (BOARDS_KEPT - 1)]
    if key == 0 or board[KEY] != key:
        return False
    ending = (before[ENDING] & ~(1 << mover)) | (board[SAID] & 1) << mover
    if (ending != 0) != (before[ENDING] != 0):
        return False
    for p in range(ENDING):
        notes[p] = before[p]
    notes[mover] = board[SAID] >> 1
    notes[ENDING] = ending
    return True


def keep_board(kept: Grid, key: int, notes: Row, mover: int) -> None:
    """Keep what was noted about the mover's board."""
    if key != 0:
        board = kept[key & (BOARDS_KEPT - 1)]
        board[KEY] = key
        board[SAID] = 2 * notes[mover] + (notes[ENDING] >> mover & 1)
