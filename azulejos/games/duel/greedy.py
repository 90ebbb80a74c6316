"""Azul Duel: a seat's score by the immediate outcome."""

from azulejos.games.duel.rules import dome
from azulejos.games.duel.rules.box import DECORATE, LAST_ROUND, OVER, ROWS, State
from azulejos.games.pieces.tiles import points_for_tile, total

TILE_WAITING = 0.3
"""What a row is worth when nearly full of tiles that fit: less than any point scored."""
TILE_DOOMED = -0.3
"""The same for tiles that fit nothing yet."""
CHIP = 0.4
"""What a chip is worth before the last round."""


def standing(s: State, p: int) -> float:
    """The score of a seat if the round ended now: full rows decorated, broken tiles paid."""
    if s.phase == OVER:
        return s.score[p]
    after = s.copy()
    if s.phase != DECORATE or s.turn != p:
        after.row = after.paid = 0
    while not dome.decorate_rows(after, p):
        _choose(after, p)
    dome.pay_for_broken(after, p)
    chips = CHIP * total(after.tray[p], len(after.tray[p])) if s.round < LAST_ROUND else 0
    return after.score[p] + dome.points_of_tablets(after, p) + chips + _waiting(after, p)


def _choose(s: State, p: int) -> None:
    """Lay the tile of a full row on its best cell; buy no tiles, but complete what was begun."""
    if dome.missing_tiles(s, p, s.row) > 0:
        if s.paid:
            dome.pay(s, p, dome.next_payment(s, p, 0))
        else:
            dome.next_row(s)
        return
    cells = dome.fitting_cells(s, p, s.row)
    columns = [column for column in range(ROWS) if cells >> column & 1]
    dome.lay_tile(s, p, s.row, max(columns, key=lambda c: _points(s, p, c)))
    dome.next_row(s)


def _points(s: State, p: int, column: int) -> int:
    """What a tile would score; at first sight, without the special tile that may follow."""
    return points_for_tile(s.dome[p], ROWS, s.row, column)


def _waiting(s: State, p: int) -> float:
    worth = 0.0
    for row in range(ROWS):
        if s.row_count[p][row]:
            fits = dome.fitting_cells(s, p, row) != 0
            worth += (TILE_WAITING if fits else TILE_DOOMED) * s.row_count[p][row] / (row + 1)
    return worth
