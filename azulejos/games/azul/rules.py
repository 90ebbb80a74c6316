"""Azul: the rules of docs/rules/azul.md, clause by clause (cited as §).

Moves are numbers: `take_number`, `cell_number` and `draw_number` say which.
"""

from typing import Annotated, Final

from azulejos.engine.bits import lowest, ones
from azulejos.engine.state import I1, I2, I4, I8, NATURE, NOBODY, Cube, Grid, Row
from azulejos.games.pieces.displays import (
    CENTRE,
    DISPLAY_TILES,
    DISPLAYS,
    SOURCES,
    DisplayState,
    clear_display,
    next_seat,
    offer_agrees,
    put_on_offer,
    take_from_offer,
)
from azulejos.games.pieces.tiles import NONE, fill_bag, points_for_tile, total

# --- 1 Components ---------------------------------------------------------------------------------

COLOURS: Final = 5
TILES_OF_COLOUR: Final = 20
LETTERS: Final = "BYRKW"
SEATS: Final = 4

SIZE: Final = 5
"""§1.3 Five pattern lines of 1–5 spaces, and a wall of 5 × 5 cells."""
FLOOR: Final = 5
"""Where tiles are laid: the pattern lines 0–4, and the floor line."""
FLOOR_SPACES: Final = 7
FLOOR_COSTS: Final = (1, 1, 2, 2, 2, 3, 3)
MARKER: Final = 5
"""The starting-player marker, where it lies on a floor line among colours 0–4."""

COLOUR_WALL: Final = (
    "BYRKW",
    "WBYRK",
    "KWBYR",
    "RKWBY",
    "YRKWB",
)
"""§1.5 The printed pattern."""
COLUMN_OF: Final = tuple(tuple(row.index(letter) for letter in LETTERS) for row in COLOUR_WALL)
"""The column of a colour, by row."""

assert all(
    COLUMN_OF[row][colour] == (row + colour) % SIZE
    for row in range(SIZE)
    for colour in range(COLOURS)
)

ROW_POINTS: Final = 2
COLUMN_POINTS: Final = 7
COLOUR_POINTS: Final = 10
LAST_ROUND: Final = 30

# Phases
DEAL: Final = 0
OFFER: Final = 1
TILING: Final = 2
OVER: Final = 3


class State(DisplayState):
    """All that lies on the table. Seats, rows, columns and displays count from 0."""

    phase: Annotated[int, I1]
    turn: Annotated[int, I1]
    row: Annotated[int, I1]  # the row that `turn` is tiling
    marker: Annotated[int, I1]  # NONE in the centre, else the seat that took it
    floor_count: Annotated[Row, I1, SEATS]
    line_colour: Annotated[Grid, I1, SEATS, SIZE]
    line_count: Annotated[Grid, I1, SEATS, SIZE]
    pool: Annotated[Grid, I1, SOURCES, COLOURS]
    dealt: Annotated[int, I1]  # tiles on the displays while nature deals
    players: Annotated[int, I1]
    grey: Annotated[int, I1]  # §1.4: 1 for the grey wall
    round: Annotated[int, I1]
    start: Annotated[int, I1]  # start player of the running round
    winners: Annotated[int, I1]
    cells: Annotated[Row, I4, SEATS]  # which cells of a wall are filled, row after row
    score: Annotated[Row, I2, SEATS]
    bag: Annotated[Row, I1, COLOURS]
    lid: Annotated[Row, I1, COLOURS]
    floor: Annotated[Grid, I1, SEATS, FLOOR_SPACES]  # left to right: a colour, MARKER or NONE
    wall: Annotated[Cube, I1, SEATS, SIZE, SIZE]  # a colour or NONE
    # Said above already, kept again as bits because every move asks for it (as are the cells):
    row_colours: Annotated[Grid, I1, SEATS, SIZE]  # which colours a wall row holds
    on_offer: Annotated[int, I8]  # which colours lie at which source


SETTLED: Final = ("players", "grey", "round", "start", "score", "bag", "wall", "row_colours")
"""Fields that are the same all round until walls are tiled; then the cells say it all."""
IMPLIED: Final = ("winners", "lid", "floor", "on_offer")
"""Fields that follow from the others within a round: what is not elsewhere lies on floors or in
the lid, and is in the lid when the round is over."""


# --- Moves as numbers -----------------------------------------------------------------------------

WORD: Final = SOURCES * COLOURS
"""Legal moves are bits in words of this many: one word a destination, for all that is on offer."""
FIRST_CELL: Final = WORD * (SIZE + 1)
FIRST_DRAW: Final = FIRST_CELL + SIZE * SIZE
MOVES: Final = FIRST_DRAW + COLOURS
WORDS: Final = -(-MOVES // WORD)
DRAWS: Final = COLOURS
"""Nature's moves are the last of all."""

ALL_COLOURS: Final = (1 << COLOURS) - 1
ALL_COLUMNS: Final = (1 << SIZE) - 1
AT_EVERY_SOURCE: Final = sum(1 << COLOURS * source for source in range(SOURCES))
"""Times a set of colours: those colours, wherever they lie."""


def take_number(source: int, colour: int, line: int) -> int:
    """The move that takes a colour from a source to a line, or to the FLOOR."""
    return WORD * line + COLOURS * source + colour


def cell_number(row: int, column: int) -> int:
    """The move that tiles a cell of the grey wall."""
    return FIRST_CELL + SIZE * row + column


def draw_number(colour: int) -> int:
    """Nature's move that draws a tile of a colour."""
    return FIRST_DRAW + colour


def legal(s: State, mask: Row) -> None:
    """All that may be done now, by whoever's turn it is: the only place that knows."""
    for word in range(WORDS):
        mask[word] = 0
    if s.phase == OFFER:
        for line in range(SIZE):
            mask[line] = s.on_offer & (AT_EVERY_SOURCE * colours_for_line(s, s.turn, line))
        mask[FLOOR] = s.on_offer  # §3.4: always allowed
    elif s.phase == TILING:
        mask[FLOOR + 1] = cells_for_line(s, s.turn, s.row) << (SIZE * s.row)
    elif s.phase == DEAL:
        for colour in range(COLOURS):
            if s.bag[colour] > 0:
                mask[FLOOR + 1] |= 1 << (SIZE * SIZE + colour)


def play(s: State, move: int) -> None:
    """A legal move, and everything that follows from it without choice or chance."""
    if move >= FIRST_DRAW:
        lay_on_display(s, move - FIRST_DRAW)
    elif move >= FIRST_CELL:
        tile(s, s.turn, s.row, (move - FIRST_CELL) % SIZE)
        s.row += 1
        tile_walls(s)
    else:
        line = move // WORD
        offered = move - WORD * line
        source = offered // COLOURS
        take(s, source, offered - COLOURS * source, line)


# --- 2 Set-up -------------------------------------------------------------------------------------


def set_up(s: State, players: int, grey: int, start: int) -> None:
    """§2.1 A new table: all tiles in the bag, nature about to deal."""
    s.players = players
    s.grey = grey
    s.start = start
    s.round = 1
    for colour in range(COLOURS):
        s.bag[colour] = TILES_OF_COLOUR
    for p in range(SEATS):
        for row in range(SIZE):
            s.line_colour[p][row] = NONE
            for column in range(SIZE):
                s.wall[p][row][column] = NONE
        for space in range(FLOOR_SPACES):
            s.floor[p][space] = NONE
    prepare_deal(s)


def prepare_deal(s: State) -> None:
    """§2.1, §5.1 The marker lies in the centre; nature fills the displays in turn."""
    s.marker = NONE
    s.phase = DEAL
    s.turn = NATURE
    s.dealt = 0
    fill_bag(s.bag, s.lid, COLOURS)


def chances(s: State, weights: Row) -> int:
    """§2.1 While nature deals: in how many ways each draw can happen, and their sum."""
    ways = 0
    for colour in range(COLOURS):
        weights[colour] = s.bag[colour]
        ways += s.bag[colour]
    return ways


def lay_on_display(s: State, colour: int) -> None:
    """§2.1 Nature draws a tile for the display that is being filled, four on each."""
    s.bag[colour] -= 1
    put_on_offer(s, s.dealt // DISPLAY_TILES, colour, 1, COLOURS)
    s.dealt += 1
    if s.dealt == DISPLAYS[s.players] * DISPLAY_TILES:
        begin_offer(s)
    elif s.bag[colour] == 0 and not fill_bag(s.bag, s.lid, COLOURS):
        begin_offer(s)  # §5.2: bag and lid are empty, displays stay short


# --- 3 Factory offer ------------------------------------------------------------------------------


def begin_offer(s: State) -> None:
    """§3.1 The start player moves first."""
    s.phase = OFFER
    s.turn = s.start
    s.dealt = 0


def colours_for_line(s: State, p: int, line: int) -> int:
    """§3.4 The colours that a pattern line may take, as bits."""
    count = s.line_count[p][line]
    if count == 0:
        return ALL_COLOURS & ~s.row_colours[p][line]
    if count <= line:
        return 1 << s.line_colour[p][line]
    return 0


def take(s: State, source: int, colour: int, line: int) -> None:
    """§3.2 All tiles of one colour from one source go to one line, or to the floor."""
    p = s.turn
    count = s.pool[source][colour]
    take_from_offer(s, source, colour, count, COLOURS)
    if source == CENTRE:
        take_marker(s, p)
    else:
        clear_display(s, source, COLOURS)
    lay(s, p, colour, count, line)
    if s.on_offer:
        s.turn = next_seat(s, p)  # §3.1: clockwise
    else:
        begin_tiling(s)  # §3.7


def take_marker(s: State, p: int) -> None:
    """§3.3 Whoever is first to take from the centre lays the marker on the floor, before tiles."""
    if s.marker == NONE:
        s.marker = p
        if s.floor_count[p] < FLOOR_SPACES:  # §3.6: otherwise it lies beside the board
            s.floor[p][s.floor_count[p]] = MARKER
            s.floor_count[p] += 1


def lay(s: State, p: int, colour: int, count: int, line: int) -> None:
    """§3.4 Tiles go to a line; what does not fit goes to the floor."""
    if line != FLOOR:
        fitting = min(count, line + 1 - s.line_count[p][line])
        s.line_colour[p][line] = colour
        s.line_count[p][line] += fitting
        count -= fitting
    drop(s, p, colour, count)


def drop(s: State, p: int, colour: int, count: int) -> None:
    """§3.5 Tiles fill the floor line from the left; when it is full, they go to the lid."""
    for _ in range(count):
        if s.floor_count[p] < FLOOR_SPACES:
            s.floor[p][s.floor_count[p]] = colour
            s.floor_count[p] += 1
        else:
            s.lid[colour] += 1


# --- 4 Wall-tiling, and the choices of 7 Grey wall ------------------------------------------------


def begin_tiling(s: State) -> None:
    """§4.1, §7.4 All players in turn, from the start player of the round that is ending."""
    s.phase = TILING
    s.turn = s.start
    s.row = 0
    tile_walls(s)


def tile_walls(s: State) -> None:
    """§4.1, §7.4 Tile on, until somebody has to choose a cell or everybody has finished."""
    while tile_rows(s, s.turn):
        pay_for_floor(s, s.turn)
        s.row = 0
        s.turn = next_seat(s, s.turn)
        if s.turn == s.start:
            end_round(s)
            return


def tile_rows(s: State, p: int) -> bool:
    """§4.1 A player's full lines, from top to bottom. False: the player has to choose a cell."""
    while s.row < SIZE:
        if s.line_count[p][s.row] > s.row:
            cells = cells_for_line(s, p, s.row)
            if cells == 0:
                drop_line(s, p, s.row)
            elif cells & (cells - 1) == 0:  # §7.2: one cell only
                tile(s, p, s.row, lowest(cells))
            else:
                return False
        s.row += 1
    return True


def cells_for_line(s: State, p: int, row: int) -> int:
    """§4.1, §7.1 The columns in which the tile of a full line may be laid, as bits."""
    colour = s.line_colour[p][row]
    if not s.grey:
        return 1 << COLUMN_OF[row][colour]
    cells = 0
    for column in range(SIZE):
        if s.wall[p][row][column] == NONE and not column_has(s, p, column, colour):
            cells |= 1 << column
    return cells


def column_has(s: State, p: int, column: int, colour: int) -> bool:
    """§7.1 Whether a colour is in a column of the wall already."""
    for row in range(SIZE):
        if s.wall[p][row][column] == colour:
            return True
    return False


def tile(s: State, p: int, row: int, column: int) -> None:
    """§4.1 One tile of a full line moves to the wall and scores, the others go to the lid."""
    colour = s.line_colour[p][row]
    s.wall[p][row][column] = colour
    s.row_colours[p][row] |= 1 << colour
    s.cells[p] |= 1 << (SIZE * row + column)
    s.score[p] += points_for_tile(s.wall[p], SIZE, row, column)
    s.lid[colour] += row
    empty_line(s, p, row)


def drop_line(s: State, p: int, row: int) -> None:
    """§7.3 No cell is allowed: all tiles of the line go to the floor."""
    drop(s, p, s.line_colour[p][row], row + 1)
    empty_line(s, p, row)


def empty_line(s: State, p: int, row: int) -> None:
    """The line may take any colour again."""
    s.line_colour[p][row] = NONE
    s.line_count[p][row] = 0


def pay_for_floor(s: State, p: int) -> None:
    """§4.3 The floor costs points, never below 0; its tiles go to the lid, the marker stays."""
    cost = 0
    for space in range(s.floor_count[p]):
        cost += FLOOR_COSTS[space]
        if s.floor[p][space] != MARKER:
            s.lid[s.floor[p][space]] += 1
        s.floor[p][space] = NONE
    s.floor_count[p] = 0
    s.score[p] = max(0, s.score[p] - cost)


# --- 5 Next round ---------------------------------------------------------------------------------


def end_round(s: State) -> None:
    """§5.1, §6.1 Everybody has tiled: the end, or another round."""
    if somebody_has_row(s) or nothing_to_deal(s) or s.round == LAST_ROUND:
        end_game(s)
        return
    s.round += 1
    if s.marker != NONE:  # §5.3: otherwise the start player stays the same
        s.start = s.marker
    prepare_deal(s)


def somebody_has_row(s: State) -> bool:
    """§6.1 Whether some wall has a complete row."""
    for p in range(s.players):
        if complete_rows(s, p) > 0:
            return True
    return False


def nothing_to_deal(s: State) -> bool:
    """§5.4 Whether bag and lid are both empty."""
    return total(s.bag, COLOURS) + total(s.lid, COLOURS) == 0


# --- 6 End ----------------------------------------------------------------------------------------


def end_game(s: State) -> None:
    """§6.1–6.3 Bonuses, and who has won."""
    for p in range(s.players):
        s.score[p] += bonus(s, p)
    s.winners = winners(s)
    s.phase = OVER
    s.turn = NOBODY


def bonus(s: State, p: int) -> int:
    """§6.2 2 for each complete row, 7 for each column, 10 for each colour."""
    return (
        ROW_POINTS * complete_rows(s, p)
        + COLUMN_POINTS * complete_columns(s, p)
        + COLOUR_POINTS * complete_colours(s, p)
    )


def complete_rows(s: State, p: int) -> int:
    """How many rows of a wall are complete."""
    rows = 0
    for row in range(SIZE):
        if s.row_colours[p][row] == ALL_COLOURS:
            rows += 1
    return rows


def complete_columns(s: State, p: int) -> int:
    """How many columns of a wall are complete."""
    columns = ALL_COLUMNS
    for row in range(SIZE):
        columns &= s.cells[p] >> (SIZE * row)
    return ones(columns)


def complete_colours(s: State, p: int) -> int:
    """How many colours are in every row of a wall."""
    colours = ALL_COLOURS
    for row in range(SIZE):
        colours &= s.row_colours[p][row]
    return ones(colours)


def winners(s: State) -> int:
    """§6.3 Most points, then most complete rows; still tied, they share. As bits."""
    best = -1
    seats = 0
    for p in range(s.players):
        standing = s.score[p] * (SIZE + 1) + complete_rows(s, p)
        if standing > best:
            best = standing
            seats = 0
        if standing == best:
            seats |= 1 << p
    return seats


# --- What always holds ----------------------------------------------------------------------------


def is_consistent(s: State) -> bool:
    """Whether nothing was lost or doubled: for tests and for the fuzzer, after every move."""
    for colour in range(COLOURS):
        if tiles_of_colour(s, colour) != TILES_OF_COLOUR:
            return False
    for p in range(s.players):
        if not sound_board(s, p):
            return False
    if s.phase != DEAL and (s.on_offer != 0) != (s.phase == OFFER):
        return False
    return offer_agrees(s, COLOURS) and (s.turn != NATURE or total(s.bag, COLOURS) > 0)


def tiles_of_colour(s: State, colour: int) -> int:
    """§1.1 How many tiles of a colour there are, wherever they lie."""
    tiles = s.bag[colour] + s.lid[colour]
    for source in range(SOURCES):
        tiles += s.pool[source][colour]
    for p in range(s.players):
        for row in range(SIZE):
            if s.line_colour[p][row] == colour:
                tiles += s.line_count[p][row]
            for column in range(SIZE):
                if s.wall[p][row][column] == colour:
                    tiles += 1
        for space in range(FLOOR_SPACES):
            if s.floor[p][space] == colour:
                tiles += 1
    return tiles


def sound_board(s: State, p: int) -> bool:
    """Lines, wall and floor of a player agree with what is kept beside them."""
    if s.score[p] < 0:
        return False
    for row in range(SIZE):
        colours = 0
        for column in range(SIZE):
            if s.wall[p][row][column] != NONE:
                colours += 1 << s.wall[p][row][column]  # a colour there twice would carry over
            filled = s.cells[p] >> (SIZE * row + column) & 1
            if (s.wall[p][row][column] != NONE) != (filled == 1):
                return False
        if colours != s.row_colours[p][row]:
            return False
        if (s.line_colour[p][row] == NONE) != (s.line_count[p][row] == 0):
            return False
        if s.line_count[p][row] > row + 1:
            return False
    for space in range(FLOOR_SPACES):
        if (s.floor[p][space] == NONE) != (space >= s.floor_count[p]):
            return False
        if s.floor[p][space] == MARKER and s.marker != p:
            return False
    return True
