"""Azul: a seat's score by the immediate outcome."""

from azulejos.games.azul import rules
from azulejos.games.azul.rules import SIZE, State
from azulejos.games.pieces.tiles import points_for_tile

TILE_WAITING = 0.05
"""The value of a tile in an unfinished line: it only breaks ties."""


def standing(s: State, p: int) -> float:
    """The score of a seat if the round ended now: full lines tiled, the floor paid."""
    after = s.copy()
    after.row = 0
    while not rules.tile_rows(after, p):
        rules.tile(after, p, after.row, best_cell(after, p))
        after.row += 1
    rules.pay_for_floor(after, p)
    waiting = sum(after.line_count[p][row] / (row + 1) for row in range(SIZE))
    return after.score[p] + rules.bonus(after, p) + TILE_WAITING * waiting


def best_cell(s: State, p: int) -> int:
    """The column of the grey wall in which the tile of the row to be tiled scores most."""
    cells = rules.cells_for_line(s, p, s.row)
    columns = [column for column in range(SIZE) if cells >> column & 1]
    return max(columns, key=lambda column: points_for_tile(s.wall[p], SIZE, s.row, column))
