"""Azul Duel: the expected final score of a board, in centipoints.

A board is evaluated as if the round ended now: full rows that fit are decorated, each on its best
cell; broken tiles are paid, also those that will break. To this the heuristic adds terms for
tablets that have begun, unfinished rows, plates and chips. Their weights, by stage, are fitted to
games of the search against itself (`weights.csv`).
"""

from typing import Final

from azulejos.engine.bits import lowest, ones
from azulejos.engine.state import NATURE
from azulejos.evaluation import terms
from azulejos.games.duel.rules.box import (
    BORDER_CELLS,
    BORDER_SIDE,
    BROKEN_COSTS,
    BROKEN_SLOTS,
    CHIP_KINDS,
    COLOURS,
    DECORATE,
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
    SQUARES,
    WILD,
    WILDS_SIDE,
    State,
    chip_bits,
)
from azulejos.games.duel.rules.dome import fitting_cells, row_has_plates, tiles_paid_by
from azulejos.games.pieces.tiles import NONE, points_for_tile, total

POINT: Final = 100
"""One point."""
MANY: Final = 9
"""A round is young while at least this many groups of tiles are on the factories."""
STAGES: Final = 3 * LAST_ROUND + 1

TERMS: Final = {
    "waiting": (ROWS, ROWS),  # a row that fits, by the tiles that are missing
    "fit": (ROWS,),  # what its tile will score beyond one point
    "homeless": (ROWS, ROWS),  # a row for which a plate is missing
    "payable": (ROWS,),  # the lowest row that chips can complete
    "chip": (),
    "first": (),  # the first-player tile, for the next round
    "beside": (3,),  # free slots beside tiles, by the plates' row
    "special": (4,),  # points of a special slot, by the tiles on its plate
    "choice": (ROWS,),  # colours that a row can take
    "wild": (3,),  # free multicolour slots, by the plates' row
    "rows": (ROWS + 1,),  # tablets, by the cells that are filled
    "columns": (ROWS + 1,),
    "diagonals": (ROWS + 1,),
    "upper corners": (PLATE_SLOTS + 1,),
    "lower corners": (PLATE_SLOTS + 1,),
    "kinds": (6,),  # by the kinds in a row
    "wilds": (6,),  # points for all multicolour slots, by those that are missing
    "specials": (4,),  # empty special slots, by the tiles on their plate
}
(
    WAITING, FIT, HOMELESS, PAYABLE, CHIP, FIRST, BESIDE, SPECIAL_SLOT, CHOICE, WILD_SLOT,
    ROW_GOAL, COLUMN_GOAL, DIAGONAL_GOAL, UPPER_GOAL, LOWER_GOAL, KINDS_GOAL, WILDS_GOAL,
    SPECIALS_GOAL,
) = terms.term_offsets(TERMS)  # fmt: skip
TABLES: Final = ("two",)
WEIGHTS: Final = terms.read_weights(__file__, TERMS, TABLES, STAGES)

GOAL_TERM: Final = (ROW_GOAL, COLUMN_GOAL) * ROWS + (
    *(DIAGONAL_GOAL, DIAGONAL_GOAL, UPPER_GOAL, UPPER_GOAL, LOWER_GOAL, LOWER_GOAL),
)
"""The term of each goal of the tablets, in the order of `rules/box.py`."""
BROKEN_SUM: Final = tuple(sum(BROKEN_COSTS[:n]) for n in range(BROKEN_SLOTS + 1))
ALL_CELLS: Final = (1 << ROWS * ROWS) - 1
NOT_FIRST_COLUMN: Final = ALL_CELLS & ~sum(1 << (ROWS * row) for row in range(ROWS))
NOT_LAST_COLUMN: Final = NOT_FIRST_COLUMN >> 1
BAND: Final = (1 << 2 * ROWS) - 1
"""The cells of the upper plates."""


def ends_game(s: State, p: int) -> bool:
    """Nobody can end the game: it has five rounds."""
    return False


def before_deal(s: State) -> bool:
    """Whether nature fills the factories for a new round."""
    return s.turn == NATURE and s.tasks >> LARGE_TASK & 1 == 1


def stage_of(s: State) -> int:
    """The round, and whether no, few or many groups are on offer."""
    if s.phase == DECORATE:
        return 3 * s.round  # the next round is near, or the end
    groups = ones(s.on_offer)
    return 3 * (s.round - 1) + (0 if before_deal(s) else 1 if groups < MANY else 2)


def term(stage: int, place: int, count: int) -> int:
    """The value of a term."""
    return WEIGHTS[stage][place] * count


def worth(s: State, p: int, ending: int) -> int:
    """The expected final score of a seat."""
    stage = stage_of(s)
    laid = 0
    doomed = 0
    points = 0
    promise = 0
    for row in range(ROWS):
        count = s.row_count[p][row]
        if count == 0:
            continue
        cells = fitting_cells(s, p, row)
        if cells:
            column = best_column(s, p, row, cells)
            gain = points_at(s, p, row, column)
            if count > row:
                points += gain
                laid |= lay_temporarily(s, p, row, column)
            else:
                promise += term(stage, WAITING + ROWS * row + row + 1 - count, 1)
                promise += term(stage, FIT + row, gain - 1)
        elif row_has_plates(s, p, row):
            doomed += count
        else:
            promise += term(stage, HOMELESS + ROWS * row + row + 1 - count, 1)
    broken = BROKEN_SUM[min(s.broken_count[p] + doomed, BROKEN_SLOTS)]
    broken += FIRST_PLAYER_COST if s.first == p else 0
    if s.first == p or (s.start == p and before_deal(s)):
        promise += term(stage, FIRST, 1)
    value = POINT * max(s.score[p] + points - broken, 0) + promise + chips(s, p, stage)
    value += dome(s, p, stage)
    take_back(s, p, laid)
    return value


def best_column(s: State, p: int, row: int, cells: int) -> int:
    """Where the tile of a row scores most."""
    best = lowest(cells)
    cells &= cells - 1
    if cells == 0:
        return best
    most = points_at(s, p, row, best)
    while cells:
        column = lowest(cells)
        cells &= cells - 1
        points = points_at(s, p, row, column)
        if points > most:
            most = points
            best = column
    return best


def points_at(s: State, p: int, row: int, column: int) -> int:
    """§8 What a tile would score on a cell, with the special tile that it brings."""
    points = points_for_tile(s.dome[p], ROWS, row, column)
    place = special_after(s, p, row, column)
    return points if place == NONE else points + place // ROWS + 1


def special_after(s: State, p: int, row: int, column: int) -> int:
    """§8.2 The special slot that gets its tile when a cell is filled; NONE if none does."""
    top = row - row % 2
    left = column - column % 2
    place = NONE
    for i in range(PLATE_SLOTS):
        r = top + i // 2
        c = left + i % 2
        if s.dome[p][r][c] == NONE and not (r == row and c == column):
            if s.slot[p][r][c] != SPECIAL:
                return NONE
            place = ROWS * r + c
    return place


def lay_temporarily(s: State, p: int, row: int, column: int) -> int:
    """Lay the tile of a full row, for the evaluation only; returns the filled cells."""
    place = special_after(s, p, row, column)
    s.dome[p][row][column] = s.row_colour[p][row]
    if place == NONE:
        return 1 << (ROWS * row + column)
    s.dome[p][place // ROWS][place % ROWS] = SPECIAL
    return 1 << (ROWS * row + column) | 1 << place


def take_back(s: State, p: int, laid: int) -> None:
    """Remove the tiles that were laid for the evaluation only."""
    while laid:
        cell = lowest(laid)
        laid &= laid - 1
        s.dome[p][cell // ROWS][cell % ROWS] = NONE


def chips(s: State, p: int, stage: int) -> int:
    """Chips, and the lowest row that they can complete."""
    held = total(s.tray[p], CHIP_KINDS)
    if held < 2:
        return term(stage, CHIP, held)
    bits = chip_bits(s.tray[p])
    for i in range(ROWS):
        row = ROWS - 1 - i
        missing = row + 1 - s.row_count[p][row]
        begun = 0 < missing <= row and fitting_cells(s, p, row) != 0
        if begun and tiles_paid_by(bits, s.row_colour[p][row]) >= missing:
            return term(stage, CHIP, held) + term(stage, PAYABLE + row, 1)
    return term(stage, CHIP, held)


def dome(s: State, p: int, stage: int) -> int:
    """The terms of a dome's plates and tiles."""
    tiles = 0
    free = 0
    wilds = 0
    value = 0
    kinds_points = 0
    for row in range(ROWS):
        kinds = 0
        open_colours = 0
        for column in range(ROWS):
            cell = 1 << (ROWS * row + column)
            tile = s.dome[p][row][column]
            slot = s.slot[p][row][column]
            if slot == WILD:
                wilds |= cell
            if tile != NONE:
                tiles |= cell
                kinds |= 1 << tile
            elif slot != NONE and slot != SPECIAL:
                free |= cell
                open_colours |= 1 << slot
        value += term(stage, CHOICE + row, ones(open_colours))
        if s.tablets & KINDS_SIDE:
            value += term(stage, KINDS_GOAL + min(ones(kinds), COLOURS), 1)
            kinds_points += 4 if ones(kinds) >= COLOURS else 0
    value += neighbours(tiles, free, free & wilds, stage) + special_slots(s, p, tiles, stage)
    return value + POINT * kinds_points + tablets(s, tiles, wilds, stage)


def neighbours(tiles: int, free: int, wilds: int, stage: int) -> int:
    """Free slots beside tiles will score more; multicolour ones take anything."""
    left = tiles >> 1 & NOT_LAST_COLUMN & free
    right = tiles << 1 & NOT_FIRST_COLUMN & free
    above = tiles >> ROWS & free
    below = tiles << ROWS & free
    value = 0
    for i in range(3):
        band = BAND << (2 * ROWS * i)
        beside = ones(left & band) + ones(right & band) + ones(above & band) + ones(below & band)
        value += term(stage, BESIDE + i, beside) + term(stage, WILD_SLOT + i, ones(wilds & band))
    return value


def special_slots(s: State, p: int, tiles: int, stage: int) -> int:
    """Empty special slots, by the tiles on their plates."""
    value = 0
    for square in range(SQUARES):
        if s.laid[p] >> square & 1:
            top = 2 * (square // 3)
            left = 2 * (square % 3)
            for i in range(PLATE_SLOTS):
                row = top + i // 2
                column = left + i % 2
                if s.slot[p][row][column] == SPECIAL and s.dome[p][row][column] == NONE:
                    plate = 0b11 << (ROWS * top + left) | 0b11 << (ROWS * top + ROWS + left)
                    filled = ones(tiles & plate)
                    value += term(stage, SPECIAL_SLOT + filled, row + 1)
                    if s.tablets & SPECIALS_SIDE:
                        value += term(stage, SPECIALS_GOAL + filled, 1)
    return value


def tablets(s: State, tiles: int, wilds: int, stage: int) -> int:
    """§10 What the sides in play give for certain, and what has begun there."""
    value = 0
    for goal in range(GOALS):
        if s.tablets & GOAL_SIDE[goal]:
            missing = ones(GOAL_CELLS[goal] & ~tiles)
            if missing == 0:
                value += POINT * GOAL_POINTS[goal]
            else:
                value += term(stage, GOAL_TERM[goal] + ones(GOAL_CELLS[goal] & tiles), 1)
    if s.tablets & BORDER_SIDE:
        value += POINT * ones(tiles & BORDER_CELLS)
    if s.tablets & WILDS_SIDE:
        missing = min(ones(wilds & ~tiles), 5)
        value += term(stage, WILDS_GOAL + missing, 2 * ones(wilds))
    return value
