"""Quick evaluation: each board by itself, by the game's heuristic, with a cache of boards.

Within a round a move changes the mover's board only, so the values of the other boards are copied
from the position before. The same board also comes back after many lines of play: its value is
cached by a hash of all that it depends on, and a move that leads to such a board can be evaluated
without being played.
"""

from typing import TYPE_CHECKING, Final

from azulejos.engine.state import NOBODY, Grid, Row, State

if TYPE_CHECKING:

    def worth(s: State, p: int, ending: int) -> int:
        """The expected final score of seat p; with `ending`, if the game ends with this round."""

    def ends_game(s: State, p: int) -> bool:
        """Whether seat p will end the game with this round."""

    def mover_key(s: State, ending: int) -> int:
        """A hash of all that `worth` knows of the board of the seat to move."""

    def key_after_move(s: State, key: int, move: int) -> int:
        """The same for the board after a move, given `mover_key`; 0 if it is not known."""


QUICK_EVAL_SIZE: Final = 6
"""A quick evaluation is a row: the expected final score of each of four seats, in centipoints; the
seats that will end the game, as bits; and the key of the mover's board."""
ENDING: Final = 4
MOVER_KEY: Final = 5
QUICK_EVAL_SCALE: Final = 900.0
"""A lead of this many centipoints wins with probability 0.73."""

BOARD_CACHE_SLOTS: Final = 1 << 14
"""The whole cache fits into the processor's second-level cache."""
# An entry of the cache
KEY: Final = 0
VALUE_AND_END: Final = 1
"""Twice the value of the board, plus 1 if it will end the game."""


def quick_eval(s: State, out: Row) -> None:
    """Evaluate all boards of a position."""
    ending = 0
    for p in range(s.players):
        if ends_game(s, p):
            ending |= 1 << p
    for p in range(s.players):
        out[p] = 100 * s.score[p] if s.turn == NOBODY else worth(s, p, ending)
    out[ENDING] = ending


def quick_eval_after(s: State, before: Row, out: Row, mover: int) -> None:
    """Evaluate a position, given the evaluation before the mover's last move."""
    if s.turn < 0:
        quick_eval(s, out)
        return
    ending = before[ENDING] & ~(1 << mover)
    if ends_game(s, mover):
        ending |= 1 << mover
    out[ENDING] = ending
    all_changed = (ending != 0) != (before[ENDING] != 0)
    for p in range(s.players):
        out[p] = worth(s, p, ending) if all_changed or p == mover else before[p]


def set_mover_key(s: State, evals: Row) -> None:
    """Add the key of the mover's board to an evaluation, before `child_key` is called."""
    evals[MOVER_KEY] = mover_key(s, evals[ENDING] != 0)


def child_key(s: State, before: Row, move: int) -> int:
    """The cache key of the mover's board after a move; 0 if it is not known."""
    return key_after_move(s, before[MOVER_KEY], move)


def probe_board(cache: Grid, key: int, before: Row, out: Row, mover: int) -> bool:
    """Evaluate a position like `quick_eval_after`, if the mover's board is cached."""
    entry = cache[key & (BOARD_CACHE_SLOTS - 1)]
    if key == 0 or entry[KEY] != key:
        return False
    ending = (before[ENDING] & ~(1 << mover)) | (entry[VALUE_AND_END] & 1) << mover
    if (ending != 0) != (before[ENDING] != 0):
        return False
    for p in range(ENDING):
        out[p] = before[p]
    out[mover] = entry[VALUE_AND_END] >> 1
    out[ENDING] = ending
    return True


def store_board(cache: Grid, key: int, evals: Row, mover: int) -> None:
    """Cache the value of the mover's board."""
    if key != 0:
        entry = cache[key & (BOARD_CACHE_SLOTS - 1)]
        entry[KEY] = key
        entry[VALUE_AND_END] = 2 * evals[mover] + (evals[ENDING] >> mover & 1)
