"""Azul Duel: the final score that a board promises, in hundredths of a point.

A board is judged as if the round ended now: full rows that fit are decorated, each on its best
cell; what is broken and what will break is paid. Then come the tablets, as far as they have come,
rows that are waiting, and chips.
"""

from typing import Final

from azulejos.engine.bits import lowest, ones
from azulejos.engine.state import NATURE
from azulejos.players.evaluation.boards import NOTES, note, note_after
from azulejos.rules.duel_box import (
    BORDER_CELLS,
    BORDER_SIDE,
    BROKEN_COSTS,
    BROKEN_SLOTS,
    CHIP_KINDS,
    FIRST_PLAYER_COST,
    GOAL_CELLS,
    GOAL_POINTS,
    GOAL_SIDE,
    GOALS,
    KINDS_SIDE,
    LARGE_TASK,
    LAST_ROUND,
    PLATE_SLOTS,
    ROWS,
    SPECIAL,
    SPECIALS_SIDE,
    WILD,
    WILDS_SIDE,
    State,
)
from azulejos.rules.duel_dome import (
    cells_showing,
    filled_cells,
    fitting_cells,
    row_has_plates,
    rows_of_five_kinds,
)
from azulejos.rules.tiles import NONE, points_for_tile, total

__all__ = ["NOTES", "closing", "deals", "note", "note_after", "worth"]

POINT: Final = 100
"""One point."""
BROKEN_SUM: Final = tuple(sum(BROKEN_COSTS[:n]) for n in range(BROKEN_SLOTS + 1))
WAITING: Final = (100, 90, 70, 20)
"""What a row with one tile missing is worth if it fits, by how many rounds are left (from 4 on)."""
NO_PLATE: Final = 20
"""The same, in hundredths of that, if the plate for it is still missing."""
CHIP: Final = (40, 40, 40, 40, 0)
"""What a chip is worth, by round."""
HOPE: Final = (20, 30, 45, 65, 100)
"""How much of what has begun on the tablets will be completed, in hundredths, by round."""


def closing(s: State, p: int) -> bool:
    """Nobody can end the game: it has five rounds."""
    return False


def deals(s: State) -> bool:
    """Whether nature fills the factories for a new round."""
    return s.turn == NATURE and s.tasks >> LARGE_TASK & 1 == 1


def worth(s: State, p: int, ending: int) -> int:
    """The final score that a seat may expect."""
    laid = 0
    doomed = 0
    points = 0
    promise = 0
    for row in range(ROWS):
        count = s.row_count[p][row]
        if count == 0:
            continue
        cells = fitting_cells(s, p, row)
        if cells and count > row:
            column = best_column(s, p, row, cells)
            points += points_for_tile(s.dome[p], ROWS, row, column)
            s.dome[p][row][column] = s.row_colour[p][row]
            laid |= 1 << (ROWS * row + column)
            points += special_points(s, p, row, column)
        elif cells:
            promise += waiting(s, row, count)
        elif row_has_plates(s, p, row):
            doomed += count
        else:
            promise += waiting(s, row, min(count, row)) * NO_PLATE // 100
    broken = BROKEN_SUM[min(s.broken_count[p] + doomed, BROKEN_SLOTS)]
    broken += FIRST_PLAYER_COST if s.first == p else 0
    value = POINT * max(s.score[p] + points - broken, 0) + promise + tablets(s, p)
    take_back(s, p, laid)
    return value + CHIP[s.round - 1] * total(s.tray[p], CHIP_KINDS)


def best_column(s: State, p: int, row: int, cells: int) -> int:
    """Where the tile of a full row scores most."""
    best = lowest(cells)
    most = points_for_tile(s.dome[p], ROWS, row, best)
    cells &= cells - 1
    while cells:
        column = lowest(cells)
        cells &= cells - 1
        points = points_for_tile(s.dome[p], ROWS, row, column)
        if points > most:
            most = points
            best = column
    return best


def special_points(s: State, p: int, row: int, column: int) -> int:
    """§8.2 What a tile brings by completing the colours of a special plate."""
    top = row - row % 2
    left = column - column % 2
    empty = 0
    place = 0
    for i in range(PLATE_SLOTS):
        if s.dome[p][top + i // 2][left + i % 2] == NONE:
            empty += 1
            place = i
    if empty == 1 and s.slot[p][top + place // 2][left + place % 2] == SPECIAL:
        return top + place // 2 + 1
    return 0


def take_back(s: State, p: int, laid: int) -> None:
    """The tiles that were laid for the judgement only leave the dome again."""
    while laid:
        cell = lowest(laid)
        laid &= laid - 1
        s.dome[p][cell // ROWS][cell % ROWS] = NONE


def waiting(s: State, row: int, count: int) -> int:
    """What a row with some tiles is worth."""
    left = LAST_ROUND - s.round
    if left <= 0 and s.turn == NATURE:
        return 0
    return WAITING[3 - min(left, 3)] * count // (row + 1)


def tablets(s: State, p: int) -> int:
    """§10 What the sides in play will give for a dome, and take."""
    tiles = filled_cells(s, p)
    hope = HOPE[s.round - 1]
    value = 0
    for goal in range(GOALS):
        if s.tablets & GOAL_SIDE[goal]:
            size = ones(GOAL_CELLS[goal])
            filled = ones(GOAL_CELLS[goal] & tiles)
            share = 100 * filled * filled * filled // (size * size * size)
            value += GOAL_POINTS[goal] * (100 if filled == size else share * (120 - hope) // 100)
    if s.tablets & KINDS_SIDE:
        value += POINT * 4 * rows_of_five_kinds(s, p)
    if s.tablets & BORDER_SIDE:
        value += POINT * ones(tiles & BORDER_CELLS)
    if s.tablets & WILDS_SIDE:
        wilds = cells_showing(s, p, WILD)
        size = max(ones(wilds), 1)
        filled = ones(wilds & tiles)
        value += POINT * 2 * filled * filled * filled // (size * size)
    if s.tablets & SPECIALS_SIDE:
        value -= 3 * hope * ones(cells_showing(s, p, SPECIAL) & ~tiles)
    return value
