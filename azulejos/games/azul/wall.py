"""Azul's walls as bits: points of a tile, bonuses of a wall, the end of a round.

Heuristic and features share these functions.
"""

from typing import Final

from azulejos.engine.bits import lowest
from azulejos.engine.state import NATURE
from azulejos.evaluation.accumulator_cache import mix_bits
from azulejos.games.azul.rules import (
    ALL_COLUMNS,
    COLOUR_POINTS,
    COLUMN_OF,
    COLUMN_POINTS,
    FLOOR_COSTS,
    ROW_POINTS,
    SIZE,
    State,
    column_has,
)
from azulejos.games.pieces.tiles import NONE

POINT: Final = 100
"""One point."""


def _run_lengths() -> tuple[tuple[int, ...], ...]:
    """The length of the run through a place, by the filled places of its line."""

    def length(filled: int, place: int) -> int:
        low = high = place
        while low > 0 and filled >> (low - 1) & 1:
            low -= 1
        while high < SIZE - 1 and filled >> (high + 1) & 1:
            high += 1
        return high - low + 1

    return tuple(tuple(length(filled, i) for i in range(SIZE)) for filled in range(1 << SIZE))


RUN: Final = _run_lengths()
FILLED: Final = tuple(n.bit_count() for n in range(1 << SIZE))
SPREAD: Final = tuple(sum((n >> i & 1) << (4 * i) for i in range(SIZE)) for n in range(1 << SIZE))
"""Each bit as a 4-bit digit, so that sums of these are five counts in one number."""
FLOOR_SUM: Final = tuple(sum(FLOOR_COSTS[:n]) for n in range(len(FLOOR_COSTS) + 1))
FIRST_COLUMN: Final = sum(1 << (SIZE * row) for row in range(SIZE))
GATHER: Final = sum(1 << (20 - 4 * row) for row in range(SIZE))
"""Multiplied with the first column, this gathers its cells in adjacent bits, from bit 20 on."""


def ends_game(s: State, p: int) -> bool:
    """Whether a seat has a full line for the last free cell of a row (§6.1)."""
    for row in range(SIZE):
        if s.line_count[p][row] > row and FILLED[s.cells[p] >> (SIZE * row) & 31] == SIZE - 1:
            return True
    return False


def bonuses(cells: int, columns: int, colours: int) -> int:
    """§6.2 The bonuses of a wall, if the game ends."""
    bonus = 0
    for i in range(SIZE):
        if cells >> (SIZE * i) & ALL_COLUMNS == ALL_COLUMNS:
            bonus += POINT * ROW_POINTS
        if columns >> (4 * i) & 15 == SIZE:
            bonus += POINT * COLUMN_POINTS
        if colours >> (4 * i) & 15 == SIZE:
            bonus += POINT * COLOUR_POINTS
    return bonus


def points_in(cells: int, row: int, column: int) -> int:
    """§4.2 What a tile would score in a cell."""
    across = RUN[cells >> (SIZE * row) & 31][column]
    down = RUN[((cells >> column & FIRST_COLUMN) * GATHER) >> 20 & 31][row]
    if across == 1 and down == 1:
        return 1
    return (across if across > 1 else 0) + (down if down > 1 else 0)


def likely_cell(s: State, p: int, row: int, cells: int) -> int:
    """The column in which a line will be tiled: the printed one, or the best on the grey wall."""
    colour = s.line_colour[p][row]
    if not s.grey:
        return COLUMN_OF[row][colour]
    best = NONE
    most = 0
    free = ALL_COLUMNS & ~(cells >> (SIZE * row))
    while free:
        column = lowest(free)
        free &= free - 1
        if not column_has(s, p, column, colour):
            points = points_in(cells, row, column)
            if points > most:
                most = points
                best = column
    return best


def before_deal(s: State) -> bool:
    """Whether nature is about to deal a new round: it never draws for anything else."""
    return s.turn == NATURE


def board_hash(s: State, p: int) -> int:
    """A hash of all that lies on a board, and of its score."""
    lines = 0
    for row in range(SIZE):
        lines = lines << 6 | (6 * s.line_count[p][row] + s.line_colour[p][row] + 1)
    number = mix_bits((lines << 3 | s.floor_count[p]) << 25 | s.cells[p]) + mix_bits(s.score[p] + 1)
    if s.grey:
        for row in range(SIZE):
            tiles = 0
            for column in range(SIZE):
                tiles = tiles << 3 | (s.wall[p][row][column] + 1)
            number = mix_bits(number + tiles)
    return number
