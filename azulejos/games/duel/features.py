"""Azul Duel's features: domes as if the round ended now, and what is on offer.

The baseline of a network is the heuristic: the network predicts its error.
"""

from typing import Final

from azulejos.engine.bits import ones
from azulejos.engine.state import NATURE, Floats
from azulejos.evaluation.active_features import activate
from azulejos.games.duel.heuristic import (
    STAGES,
    before_deal,
    best_column,
    ends_game,
    lay_temporarily,
    points_at,
    special_after,
    stage_of,
    take_back,
    worth,
)
from azulejos.games.duel.rules.box import (
    BORDER_CELLS,
    BORDER_SIDE,
    BROKEN_SLOTS,
    CHIP_KINDS,
    CHIPS_A_ROUND,
    CHIPS_SHOWING,
    COLOURS,
    DECORATE,
    FACE_DOWN,
    FACE_UP,
    FACTORIES,
    GOAL_SIDE,
    KINDS,
    KINDS_SIDE,
    LAST_ROUND,
    PLATE_SLOTS,
    PLATES,
    ROWS,
    SIDE_NAMES,
    SMALL,
    SPECIAL,
    SPECIALS_SIDE,
    SQUARES,
    TOKENS,
    WILD,
    WILDS_SIDE,
    State,
    chip_bits,
)
from azulejos.games.duel.rules.dome import (
    cells_showing,
    filled_cells,
    fitting_cells,
    row_has_plates,
    tiles_paid_by,
)
from azulejos.games.pieces.tiles import NONE, total

__all__ = ["STAGES", "before_deal", "ends_game", "stage_of"]

WIN: Final = 0
EVAL_SCALE: Final = 900.0

PATTERNS: Final = 1 << ROWS
ROWS_SIDE: Final = 1 << SIDE_NAMES.index("rows")
COLUMNS_SIDE: Final = 1 << SIDE_NAMES.index("columns")
FIRST_LINE_GOAL: Final = 2 * ROWS
"""Where the goals begin that are neither rows nor columns: two diagonals, four corners."""
CORNER_GOALS: Final = FIRST_LINE_GOAL + 2
TOPS: Final = tuple(2 * (square // 3) for square in range(SQUARES))
LEFTS: Final = tuple(2 * (square % 3) for square in range(SQUARES))
LINES: Final = ROWS * ROWS
"""Pattern rows that have tiles: by row, and by those that are missing, 0 to 5."""

# --- A board: where each kind of feature begins ---------------------------------------------------
ROWS_AT: Final = 0
"""The filled cells of each row of the dome, with and without a tablet for rows; then columns."""
COLUMNS_AT: Final = ROWS_AT + 2 * ROWS * PATTERNS
SQUARES_AT: Final = COLUMNS_AT + 2 * ROWS * PATTERNS
"""Each square: without a plate; or where its special or multicolour slot is, and what is filled."""
SQUARE: Final = 1 + KINDS * PLATE_SLOTS * (1 << PLATE_SLOTS)
OPEN_AT: Final = SQUARES_AT + SQUARES * SQUARE
"""The colours that a row of the dome can still take, and whether it can take any."""
KINDS_AT: Final = OPEN_AT + ROWS * PATTERNS
DIAGONALS_AT: Final = KINDS_AT + ROWS * PATTERNS
CORNERS_AT: Final = DIAGONALS_AT + 2 * PATTERNS
BORDER_AT: Final = CORNERS_AT + 4 * (1 << PLATE_SLOTS)
WILDS_AT: Final = BORDER_AT + 21
WILDS: Final = 10
SPECIALS_AT: Final = WILDS_AT + WILDS * WILDS
LINES_AT: Final = SPECIALS_AT + 10
FITS_AT: Final = LINES_AT + LINES * COLOURS
"""A pattern row by what its tile would score; 0 if it fits nothing yet, 1 if it never will."""
MOST_POINTS: Final = 12
COMPLETES_AT: Final = FITS_AT + LINES * (MOST_POINTS + 2)
"""The same, by what its tile would complete: row, column, plate; and whether chips can pay."""
CHIPS_AT: Final = COMPLETES_AT + LINES * 16
CHIPS: Final = 11
SHOWN_AT: Final = CHIPS_AT + CHIPS
"""By colour: how many chips show it."""
SHOWN: Final = 7
SCORE_AT: Final = SHOWN_AT + COLOURS * SHOWN
SCORES: Final = 24
"""Scores are in steps of 5 points."""
BROKEN_AT: Final = SCORE_AT + SCORES
LEFT_AT: Final = BROKEN_AT + BROKEN_SLOTS + 1
"""By round: tokens and chips that may still be used, and plates that lie."""
LEFT: Final = (TOKENS + 1) * (CHIPS_A_ROUND + 1)
LAID_AT: Final = LEFT_AT + LAST_ROUND * LEFT
BOARD: Final = LAID_AT + LAST_ROUND * (SQUARES + 1)

# --- The table: where each kind of feature begins -------------------------------------------------
GROUPS: Final = 28
"""How many groups are on offer; the last ones: a deal, decorating."""
STAGE_AT: Final = 2 * BOARD
PHASE_AT: Final = STAGE_AT + LAST_ROUND * GROUPS
"""The phase, and who is next: another, own."""
FIRST_AT: Final = PHASE_AT + 2 * 10
"""The first-player tile: on the large factory, own, another's."""
HAND_AT: Final = FIRST_AT + 3
"""The plate to be laid, then those that lie face up."""
FACE_UP_AT: Final = HAND_AT + PLATES
TOP_AT: Final = FACE_UP_AT + PLATES
SUN_AT: Final = TOP_AT + KINDS + 1
"""Tiles by colour on the suns, then what can be taken from the moons."""
HEAP: Final = 13
MOON_AT: Final = SUN_AT + COLOURS * HEAP
BARE_AT: Final = MOON_AT + COLOURS * HEAP
"""Chips to be taken, and how many each may still take; then chips that are face down."""
COVERED_AT: Final = BARE_AT + (SMALL + 1) * (CHIPS_A_ROUND + 1) * (CHIPS_A_ROUND + 1)
BAG_AT: Final = COVERED_AT + SMALL + 1
BAG: Final = 14
WANTS_AT: Final = BAG_AT + COLOURS * BAG
"""What is on offer for a pattern row that waits, and how it fits; two views."""
WANTS: Final = LINES * 6
ROOM_AT: Final = WANTS_AT + 2 * WANTS
"""By what is on offer of a colour: the largest room for it; two views."""
ROOM: Final = HEAP * (ROWS + 1)
INPUTS: Final = ROOM_AT + 2 * ROOM


def baseline(s: State, p: int, ending: int) -> int:
    """The heuristic's value."""
    return worth(s, p, ending)


# --- A board --------------------------------------------------------------------------------------


def add_board_features(s: State, p: int, scratch: Floats, active: int, first: int) -> int:
    """A board as it would be if the round ended now."""
    laid = lay_full_rows(s, p)
    tiles = filled_cells(s, p)
    active = add_cells_features(s, tiles, scratch, active, first)
    active = add_tablets_features(s, p, tiles, scratch, active, first)
    for square in range(SQUARES):
        active = activate(
            scratch, active, first + SQUARES_AT + SQUARE * square + square_feature(s, p, square)
        )
    for row in range(ROWS):
        active = add_row_features(s, p, row, scratch, active, first)
        if s.row_count[p][row] > 0 and not laid >> (ROWS * ROWS + row) & 1:
            active = add_line_features(s, p, row, tiles, scratch, active, first)
    active = add_purse_features(s, p, scratch, active, first)
    take_back(s, p, laid & ((1 << ROWS * ROWS) - 1))
    return active


def lay_full_rows(s: State, p: int) -> int:
    """Lay full rows where they score most, for now; the cells, and then the rows, as bits."""
    laid = 0
    for row in range(ROWS):
        if s.row_count[p][row] > row:
            cells = fitting_cells(s, p, row)
            if cells:
                laid |= lay_temporarily(s, p, row, best_column(s, p, row, cells))
                laid |= 1 << (ROWS * ROWS + row)
    return laid


def add_cells_features(s: State, tiles: int, scratch: Floats, active: int, first: int) -> int:
    """Rows and columns of the dome: which cells are filled."""
    rows = ROWS if s.tablets & ROWS_SIDE else 0
    columns = ROWS if s.tablets & COLUMNS_SIDE else 0
    for i in range(ROWS):
        pattern = tiles >> (ROWS * i) & (PATTERNS - 1)
        active = activate(scratch, active, first + ROWS_AT + PATTERNS * (rows + i) + pattern)
        pattern = line_pattern(tiles, i, ROWS)
        active = activate(scratch, active, first + COLUMNS_AT + PATTERNS * (columns + i) + pattern)
    return active


def line_pattern(tiles: int, cell: int, step: int) -> int:
    """Six cells of a line, side by side."""
    pattern = 0
    for i in range(ROWS):
        pattern |= (tiles >> (cell + step * i) & 1) << i
    return pattern


def add_tablets_features(
    s: State, p: int, tiles: int, scratch: Floats, active: int, first: int
) -> int:
    """What counts for other tablets than rows, columns and kinds."""
    if s.tablets & GOAL_SIDE[FIRST_LINE_GOAL]:
        active = activate(scratch, active, first + DIAGONALS_AT + line_pattern(tiles, 0, ROWS + 1))
        active = activate(
            scratch,
            active,
            first + DIAGONALS_AT + PATTERNS + line_pattern(tiles, ROWS - 1, ROWS - 1),
        )
    if s.tablets & GOAL_SIDE[CORNER_GOALS]:
        for i in range(4):
            pattern = corner_pattern(s, p, i)
            active = activate(
                scratch, active, first + CORNERS_AT + (1 << PLATE_SLOTS) * i + pattern
            )
    if s.tablets & BORDER_SIDE:
        active = activate(scratch, active, first + BORDER_AT + ones(tiles & BORDER_CELLS))
    if s.tablets & WILDS_SIDE:
        wilds = cells_showing(s, p, WILD)
        missing = min(ones(wilds & ~tiles), WILDS - 1)
        active = activate(
            scratch, active, first + WILDS_AT + WILDS * min(ones(wilds), WILDS - 1) + missing
        )
    if s.tablets & SPECIALS_SIDE:
        active = activate(
            scratch, active, first + SPECIALS_AT + ones(cells_showing(s, p, SPECIAL) & ~tiles)
        )
    return active


def corner_pattern(s: State, p: int, corner: int) -> int:
    """The filled cells of a corner plate."""
    return filled_slots(s, p, (ROWS - 2) * (corner // 2), (ROWS - 2) * (corner % 2))


def filled_slots(s: State, p: int, top: int, left: int) -> int:
    """The four cells of a square that have a tile, as bits."""
    filled = 0
    for i in range(PLATE_SLOTS):
        if s.dome[p][top + i // 2][left + i % 2] != NONE:
            filled |= 1 << i
    return filled


def square_feature(s: State, p: int, square: int) -> int:
    """0 without a plate; otherwise its special or multicolour slot, and what is filled."""
    if not s.laid[p] >> square & 1:
        return 0
    top = TOPS[square]
    left = LEFTS[square]
    place = 0
    for i in range(PLATE_SLOTS):
        if s.slot[p][top + i // 2][left + i % 2] == SPECIAL:
            place = i
        elif s.slot[p][top + i // 2][left + i % 2] == WILD:
            place = PLATE_SLOTS + i
    return 1 + (place << PLATE_SLOTS) + filled_slots(s, p, top, left)


def add_row_features(s: State, p: int, row: int, scratch: Floats, active: int, first: int) -> int:
    """What a row of the dome can take, and for its tablet, what kinds it has."""
    takes = 0
    kinds = 0
    for column in range(ROWS):
        tile = s.dome[p][row][column]
        slot = s.slot[p][row][column]
        if tile != NONE:
            kinds |= 1 << tile
        elif slot == WILD:
            takes |= 1 << COLOURS
        elif slot != NONE and slot != SPECIAL:
            takes |= 1 << slot
    active = activate(scratch, active, first + OPEN_AT + PATTERNS * row + takes)
    if s.tablets & KINDS_SIDE:
        active = activate(scratch, active, first + KINDS_AT + PATTERNS * row + kinds)
    return active


def add_line_features(
    s: State, p: int, row: int, tiles: int, scratch: Floats, active: int, first: int
) -> int:
    """A pattern row that waits: its colour, what it will score and complete."""
    line = ROWS * row + row + 1 - s.row_count[p][row]
    active = activate(scratch, active, first + LINES_AT + COLOURS * line + s.row_colour[p][row])
    cells = fitting_cells(s, p, row)
    if cells == 0:
        never = 1 if row_has_plates(s, p, row) else 0
        return activate(scratch, active, first + FITS_AT + (MOST_POINTS + 2) * line + never)
    column = best_column(s, p, row, cells)
    points = min(points_at(s, p, row, column), MOST_POINTS)
    active = activate(scratch, active, first + FITS_AT + (MOST_POINTS + 2) * line + points + 1)
    completes = 0
    if ones(tiles >> (ROWS * row) & (PATTERNS - 1)) == ROWS - 1:
        completes += 1
    if ones(line_pattern(tiles, column, ROWS)) == ROWS - 1:
        completes += 2
    if special_after(s, p, row, column) != NONE:
        completes += 4
    missing = row + 1 - s.row_count[p][row]
    if tiles_paid_by(chip_bits(s.tray[p]), s.row_colour[p][row]) >= missing:
        completes += 8
    return activate(scratch, active, first + COMPLETES_AT + 16 * line + completes)


def add_purse_features(s: State, p: int, scratch: Floats, active: int, first: int) -> int:
    """Chips, points, broken tiles, plates, and what may still be done in this round."""
    held = min(total(s.tray[p], CHIP_KINDS), CHIPS - 1)
    active = activate(scratch, active, first + CHIPS_AT + held)
    bits = chip_bits(s.tray[p])
    for colour in range(COLOURS):
        shown = min(ones(bits & CHIPS_SHOWING[colour]), SHOWN - 1)
        active = activate(scratch, active, first + SHOWN_AT + SHOWN * colour + shown)
    active = activate(scratch, active, first + SCORE_AT + min(s.score[p] // 5, SCORES - 1))
    active = activate(scratch, active, first + BROKEN_AT + s.broken_count[p])
    left = (CHIPS_A_ROUND + 1) * s.tokens[p] + min(s.taken[p], CHIPS_A_ROUND)
    active = activate(scratch, active, first + LEFT_AT + LEFT * (s.round - 1) + left)
    return activate(
        scratch, active, first + LAID_AT + (SQUARES + 1) * (s.round - 1) + ones(s.laid[p])
    )


# --- The table ------------------------------------------------------------------------------------


def add_seat_features(s: State, p: int, scratch: Floats, active: int) -> int:
    """How far the game has come, what is on offer, and what boards can do with it."""
    groups = min(ones(s.on_offer), GROUPS - 3)
    if s.phase == DECORATE:
        groups = GROUPS - 1
    elif before_deal(s):
        groups = GROUPS - 2
    active = activate(scratch, active, STAGE_AT + GROUPS * (s.round - 1) + groups)
    mover = s.then_turn if s.turn == NATURE else s.turn
    active = activate(scratch, active, PHASE_AT + 2 * s.phase + (1 if mover == p else 0))
    active = activate(
        scratch, active, FIRST_AT + (0 if s.first == NONE else 1 if s.first == p else 2)
    )
    active = add_plates_features(s, scratch, active)
    for colour in range(COLOURS):
        active = activate(scratch, active, BAG_AT + BAG * colour + min(s.bag[colour], BAG - 1))
    if s.phase != DECORATE and not before_deal(s):
        active = add_offer_features(s, p, scratch, active)
    return active


def add_plates_features(s: State, scratch: Floats, active: int) -> int:
    """The plate in hand, those that lie face up, and the top of the deck."""
    if s.hand != NONE:
        active = activate(scratch, active, HAND_AT + s.hand)
    for place in range(FACE_UP):
        if s.face_up[place] != NONE:
            active = activate(scratch, active, FACE_UP_AT + s.face_up[place])
    return activate(scratch, active, TOP_AT + s.top + 1)


def add_offer_features(s: State, p: int, scratch: Floats, active: int) -> int:
    """Tiles on suns and moons by colour, what both boards can do with them, and chips."""
    for colour in range(COLOURS):
        sun = 0
        for factory in range(FACTORIES):
            sun += s.sun[factory][colour]
        moon = moon_tiles(s, colour)
        active = activate(scratch, active, SUN_AT + HEAP * colour + min(sun, HEAP - 1))
        active = activate(scratch, active, MOON_AT + HEAP * colour + min(moon, HEAP - 1))
        heap = min(sun + moon, HEAP - 1)
        if heap > 0:
            for q in range(2):
                room = ROOM_AT + (0 if q == p else ROOM)
                active = activate(
                    scratch, active, room + (ROWS + 1) * heap + room_for(s, q, colour)
                )
    for q in range(2):
        active = add_wants_features(s, q, scratch, active, WANTS_AT + (0 if q == p else WANTS))
    covered = 0
    for factory in range(SMALL):
        covered += 1 if s.chip[factory] == FACE_DOWN else 0
    active = activate(scratch, active, COVERED_AT + covered)
    taken = (CHIPS_A_ROUND + 1) * min(s.taken[p], CHIPS_A_ROUND)
    taken += min(s.taken[1 - p], CHIPS_A_ROUND)
    return activate(
        scratch, active, BARE_AT + (CHIPS_A_ROUND + 1) * (CHIPS_A_ROUND + 1) * ones(s.bare) + taken
    )


def moon_tiles(s: State, colour: int) -> int:
    """How many tiles of a colour can be taken from the moons at once."""
    count = s.large_moon[colour]
    for factory in range(SMALL):
        if s.height[factory] > 0 and s.stack[factory][s.height[factory] - 1] == colour:
            count += 1
    return count


def add_wants_features(s: State, q: int, scratch: Floats, active: int, first: int) -> int:
    """For each pattern row that waits, what there is for it."""
    for row in range(ROWS):
        count = s.row_count[q][row]
        if 0 < count <= row:
            missing = row + 1 - count
            supply = supply_for(s, s.row_colour[q][row], missing)
            active = activate(scratch, active, first + 6 * (ROWS * row + missing) + supply)
    return active


def supply_for(s: State, colour: int, missing: int) -> int:
    """0 no tiles, 1 too small groups, 2 only too large ones, 3 one that fits, 4 or 5 several."""
    fitting = 0
    smaller = 0
    larger = 0
    for source in range(FACTORIES + 1):
        count = s.sun[source][colour] if source < FACTORIES else moon_tiles(s, colour)
        if count == missing:
            fitting += 1
        elif count > missing:
            larger = 1
        elif count > 0:
            smaller = 1
    if fitting:
        return 2 + min(fitting, 3)
    return 2 if larger else smaller


def room_for(s: State, p: int, colour: int) -> int:
    """How many tiles of a colour fit into one pattern row at most, and from there into the dome."""
    most = 0
    for row in range(ROWS):
        count = s.row_count[p][row]
        if count == 0:
            if row + 1 > most and takes_colour(s, p, row, colour):
                most = row + 1
        elif s.row_colour[p][row] == colour:
            most = max(most, row + 1 - count)
    return most


def takes_colour(s: State, p: int, row: int, colour: int) -> bool:
    """Whether a row of the dome has room for a colour now."""
    for column in range(ROWS):
        slot = s.slot[p][row][column]
        if (slot == colour or slot == WILD) and s.dome[p][row][column] == NONE:
            return True
    return False
