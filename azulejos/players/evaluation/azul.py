"""Azul: the final score that a board promises, in hundredths of a point.

A board is judged as if the round ended now: full lines are tiled and score exactly, the floor is
paid. What remains is promise: columns, colours and rows that have begun, lines that are waiting.
What each is worth, by round, was fitted to games of strong players (`azul_weights.py`).
"""

from typing import Final

from azulejos.engine.bits import ones
from azulejos.players.evaluation.azul_wall import (
    FILLED,
    FLOOR_SUM,
    POINT,
    SPREAD,
    bonuses,
    closing,
    deals,
    likely_cell,
    points_in,
)
from azulejos.players.evaluation.azul_weights import (
    COLOUR,
    COLUMN,
    FIRST,
    FIT,
    LINE,
    ROW,
)
from azulejos.players.evaluation.boards import NOTES, note, note_after
from azulejos.rules.azul import SIZE, State
from azulejos.rules.tiles import NONE

__all__ = ["NOTES", "closing", "deals", "note", "note_after", "worth"]

LAST_STAGE: Final = 5
"""Rounds are judged differently; from the fifth on, all alike."""
MANY: Final = 7
"""From so many groups of tiles on the table on, a round is young."""
STAGES: Final = 3 * LAST_STAGE


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
                promise += LINE[stage][row][count]
                promise += FIT[stage][row][count] * (points_in(cells, row, column) - 1)
        filled = cells >> (SIZE * row) & 31
        promise += ROW[stage][FILLED[filled]]
        columns += SPREAD[filled]
        colours += SPREAD[held]
    value = POINT * max(points, 0)
    if ending:
        return value + bonuses(cells, columns, colours)
    if s.marker == p:
        value += FIRST[stage]
    return value + promise + promised(columns, colours, stage)


def stage_of(s: State) -> int:
    """How far the game has come: the round, and within it whether much is left to take."""
    groups = ones(s.on_offer)
    return 3 * (min(s.round, LAST_STAGE) - 1) + (0 if groups == 0 else 1 if groups < MANY else 2)


def promised(columns: int, colours: int, stage: int) -> int:
    """What columns and colours that have begun will bring."""
    value = 0
    for i in range(SIZE):
        value += COLUMN[stage][columns >> (4 * i) & 15] + COLOUR[stage][colours >> (4 * i) & 15]
    return value
