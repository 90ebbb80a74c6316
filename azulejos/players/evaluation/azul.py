"""Azul: the final score that a board promises, in hundredths of a point.

A board is judged as if the round ended now: full lines are tiled and score exactly, the floor is
paid. What remains is promise: columns, colours and rows that have begun, lines that are waiting.
What each is worth, by stage, was fitted to games of strong players (`azul.csv`).
"""

from typing import Final

from azulejos.engine.bits import lowest, ones
from azulejos.engine.state import NATURE
from azulejos.players.evaluation import terms
from azulejos.players.evaluation.boards import NOTES, note, note_after
from azulejos.rules.azul import (
    ALL_COLUMNS,
    COLOUR_POINTS,
    COLUMN_OF,
    COLUMN_POINTS,
    FLOOR_COSTS,
    ROW_POINTS,
    SIZE,
    TILING,
    State,
    column_has,
)
from azulejos.rules.tiles import NONE

__all__ = ["NOTES", "closing", "deals", "note", "note_after", "worth"]

POINT: Final = 100
"""One point."""
LAST_STAGE: Final = 5
"""Rounds are judged differently; from the fifth on, all alike."""
MANY: Final = 7
"""From so many groups of tiles on the table on, a round is young."""
STAGES: Final = 3 * LAST_STAGE

TERMS: Final = {
    "column": (SIZE + 1,),  # by how many of its cells are filled
    "colour": (SIZE + 1,),
    "row": (SIZE + 1,),
    "line": (SIZE, SIZE + 1),  # one that is not full, by its tiles
    "fit": (SIZE, SIZE + 1),  # what its tile will score beyond one point
    "first": (),  # the marker for the next round
}
COLUMN, COLOUR, ROW, LINE, FIT, FIRST = terms.places(TERMS)
TABLES: Final = ("two colour", "two grey", "more colour", "more grey")
"""Tables at which boards promise differently: for two players, for more; by the wall."""
WEIGHTS: Final = terms.read_weights("azul", TERMS, TABLES, STAGES)


def _run_lengths() -> tuple[tuple[int, ...], ...]:
    """How long the run through a place is, by the places filled beside it."""

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
"""Bits as digits of four bits: sums of these are counts, side by side."""
FLOOR_SUM: Final = tuple(sum(FLOOR_COSTS[:n]) for n in range(len(FLOOR_COSTS) + 1))
FIRST_COLUMN: Final = sum(1 << (SIZE * row) for row in range(SIZE))
GATHER: Final = sum(1 << (20 - 4 * row) for row in range(SIZE))
"""Times the first column: its cells, side by side from bit 20 on."""


def closing(s: State, p: int) -> bool:
    """Whether a seat has a full line for the last free cell of a row (§6.1)."""
    for row in range(SIZE):
        if s.line_count[p][row] > row and FILLED[s.cells[p] >> (SIZE * row) & 31] == SIZE - 1:
            return True
    return False


def term(stage: int, place: int, count: int) -> int:
    """What a term is worth that counts so often."""
    return WEIGHTS[stage][place] * count


def worth(s: State, p: int, ending: int) -> int:
    """The final score that a seat may expect."""
    points = s.score[p] - FLOOR_SUM[s.floor_count[p]]
    cells = s.cells[p]
    columns = 0
    colours = 0
    promise = 0
    stage = stage_of(s)
    for row in range(SIZE):
        held = s.row_colours[p][row]
        count = s.line_count[p][row]
        if count > 0:
            column = likely_cell(s, p, row, cells)
            if column != NONE and count > row:
                points += points_in(cells, row, column)
                cells |= 1 << (SIZE * row + column)
                held |= 1 << s.line_colour[p][row]
            elif column != NONE:
                place = (SIZE + 1) * row + count
                promise += term(stage, LINE + place, 1)
                promise += term(stage, FIT + place, points_in(cells, row, column) - 1)
        filled = cells >> (SIZE * row) & 31
        promise += term(stage, ROW + FILLED[filled], 1)
        columns += SPREAD[filled]
        colours += SPREAD[held]
    value = POINT * max(points, 0)
    if ending:
        return value + bonuses(cells, columns, colours)
    if s.marker == p or (s.turn == NATURE and s.start == p):
        value += term(stage, FIRST, 1)
    return value + promise + promised(columns, colours, stage)


def stage_of(s: State) -> int:
    """The kind of table, the round, and within it whether nothing, little or much lies there."""
    groups = ones(s.on_offer)
    part = 0 if groups == 0 else 1 if groups < MANY * s.players // 2 else 2
    kind = s.grey + (2 if s.players > 2 else 0)
    begun = s.round + (s.phase == TILING)  # while walls are tiled, the next round is near
    return STAGES * kind + 3 * (min(begun, LAST_STAGE) - 1) + part


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


def promised(columns: int, colours: int, stage: int) -> int:
    """What columns and colours that have begun will bring."""
    value = 0
    for i in range(SIZE):
        value += term(stage, COLUMN + (columns >> (4 * i) & 15), 1)
        value += term(stage, COLOUR + (colours >> (4 * i) & 15), 1)
    return value


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


def deals(s: State) -> bool:
    """Whether nature deals a new round: in Azul it never draws for anything else."""
    return s.turn == NATURE
