"""Azul's features: boards as if the round ended now, and what is left on the table."""

from typing import Final

from azulejos.engine.bits import ones
from azulejos.engine.state import NATURE, Floats
from azulejos.evaluation.accumulator_cache import mix_bits
from azulejos.evaluation.active_features import CLOSES, EXTRA_FACTS, FACTS_AT, activate, facts_at
from azulejos.games.azul.heuristic import STAGES, begins_next, stage_of, worth
from azulejos.games.azul.rules import ALL_COLOURS, COLOURS, SIZE, State
from azulejos.games.azul.wall import (
    FILLED,
    FIRST_COLUMN,
    FLOOR_SUM,
    GATHER,
    POINT,
    SPREAD,
    before_deal,
    board_hash,
    bonuses,
    ends_game,
    likely_cell,
    points_in,
)
from azulejos.games.pieces.displays import CENTRE, DISPLAYS
from azulejos.games.pieces.tiles import NONE

__all__ = ["STAGES", "before_deal", "ends_game", "stage_of"]

WIN: Final = 20
ENDS_EARLY: Final = 1
EVAL_SCALE: Final = 1800.0
"""9 points of margin, plus `WIN` times the difference of the winning chances."""

PATTERNS: Final = 1 << SIZE
WAITING_LINES: Final = SIZE * SIZE
"""Unfinished lines: by row, and by their number of tiles, 0 to 4."""

MIX: Final = tuple((0x2F0B4C47A5D13E29 * (2 * i + 3)) % (1 << 62) | 1 for i in range(9))
"""A multiplier for each display."""

# --- A board: where each kind of feature begins ---------------------------------------------------
ROWS_AT: Final = 0
COLUMNS_AT: Final = ROWS_AT + SIZE * PATTERNS
COLOURS_AT: Final = COLUMNS_AT + SIZE * PATTERNS
LINES_AT: Final = COLOURS_AT + COLOURS * PATTERNS
"""An unfinished line, by its colour."""
FITS_AT: Final = LINES_AT + WAITING_LINES * COLOURS
"""The same, by what its tile would score."""
MOST_POINTS: Final = 10
COMPLETES_AT: Final = FITS_AT + WAITING_LINES * (MOST_POINTS + 1)
"""The same, by what its tile would complete: row, column, colour."""
SCORE_AT: Final = COMPLETES_AT + WAITING_LINES * 8
SCORES: Final = 20
"""Scores are in steps of 5 points."""
FLOOR_AT: Final = SCORE_AT + SCORES
BOARD: Final = FLOOR_AT + 8

# --- The table: where each kind of feature begins -------------------------------------------------
ROUNDS: Final = 6
GROUPS: Final = 24
STAGE_AT: Final = 2 * BOARD
MARKER_AT: Final = STAGE_AT + ROUNDS * GROUPS
"""In the centre, own, another's; while tiles are on offer, and after."""
ORDER_AT: Final = MARKER_AT + 6
"""How many seats move before the own one."""
ENDING_AT: Final = ORDER_AT + 4
"""Whether the own board, or another, will end the game."""
HEAP_AT: Final = ENDING_AT + 4
"""How many tiles of a colour are on offer."""
HEAP: Final = 13
CENTRE_AT: Final = HEAP_AT + COLOURS * HEAP
SIZES_AT: Final = CENTRE_AT + HEAP
"""How many groups there are of 1, 2, 3, and of more tiles."""
BAG_AT: Final = SIZES_AT + 4 * HEAP
BAG: Final = 21
WANTS_AT: Final = BAG_AT + COLOURS * BAG
"""Tiles on offer for an unfinished line: by row, tiles missing, and how they lie; two views."""
WANTS: Final = WAITING_LINES * 5
DRAWS_AT: Final = WANTS_AT + 2 * WANTS
"""The same after a round, by how many tiles of the colour are in the bag."""
DRAWN: Final = WAITING_LINES * 8
ROOM_AT: Final = DRAWS_AT + 2 * DRAWN
"""The largest room for a colour that is on offer, by how many tiles of it there are; two views."""
ROOM: Final = HEAP * (SIZE + 1)
INPUTS: Final = ROOM_AT + 2 * ROOM


def board_key(s: State, p: int) -> int:
    """A hash of all that lies on a board; with more seats, also of what else `worth` counts."""
    number = board_hash(s, p)
    if s.players == 2:
        return number
    return mix_bits(number + 2 * stage_of(s) + (1 if begins_next(s, p) else 0))


def baseline(s: State, p: int, ending: int) -> int:
    """The score of a seat if the round ended now; with its bonuses, if the game does.

    With more than two seats, it is the heuristic's value.
    """
    if s.players > 2:
        return worth(s, p, ending)
    points = s.score[p] - FLOOR_SUM[s.floor_count[p]]
    cells = s.cells[p]
    columns = 0
    colours = 0
    for row in range(SIZE):
        held = s.row_colours[p][row]
        if s.line_count[p][row] > row:
            column = likely_cell(s, p, row, cells)
            if column != NONE:
                points += points_in(cells, row, column)
                cells |= 1 << (SIZE * row + column)
                held |= 1 << s.line_colour[p][row]
        columns += SPREAD[cells >> (SIZE * row) & 31]
        colours += SPREAD[held]
    value = POINT * max(points, 0)
    return value + bonuses(cells, columns, colours) if ending else value


def add_board_features(s: State, p: int, scratch: Floats, active: int, first: int) -> int:
    """A board as it would be if the round ended now."""
    cells = s.cells[p]
    held = 0
    points = s.score[p] - FLOOR_SUM[s.floor_count[p]]
    for row in range(SIZE):
        held |= s.row_colours[p][row] << (SIZE * row)
        if s.line_count[p][row] > row:
            column = likely_cell(s, p, row, cells)
            if column != NONE:
                points += points_in(cells, row, column)
                cells |= 1 << (SIZE * row + column)
                held |= 1 << (SIZE * row + s.line_colour[p][row])
    for i in range(SIZE):
        active = activate(
            scratch, active, first + ROWS_AT + PATTERNS * i + (cells >> (SIZE * i) & 31)
        )
        active = activate(scratch, active, first + COLUMNS_AT + PATTERNS * i + column_of(cells, i))
        active = activate(scratch, active, first + COLOURS_AT + PATTERNS * i + column_of(held, i))
        if 0 < s.line_count[p][i] <= i:
            active = add_line_features(s, p, i, cells, held, scratch, active, first)
    active = activate(scratch, active, first + SCORE_AT + min(max(points, 0) // 5, SCORES - 1))
    return activate(scratch, active, first + FLOOR_AT + s.floor_count[p])


def column_of(cells: int, column: int) -> int:
    """The cells of a column in adjacent bits."""
    return ((cells >> column & FIRST_COLUMN) * GATHER) >> 20 & 31


def add_line_features(
    s: State, p: int, row: int, cells: int, held: int, scratch: Floats, active: int, first: int
) -> int:
    """An unfinished line: its colour, what it will score and complete."""
    colour = s.line_colour[p][row]
    line = SIZE * row + s.line_count[p][row]
    active = activate(scratch, active, first + LINES_AT + COLOURS * line + colour)
    column = likely_cell(s, p, row, cells)
    if column == NONE:
        return activate(scratch, active, first + FITS_AT + (MOST_POINTS + 1) * line)
    points = min(points_in(cells, row, column), MOST_POINTS)
    active = activate(scratch, active, first + FITS_AT + (MOST_POINTS + 1) * line + points)
    completes = 0
    if FILLED[cells >> (SIZE * row) & 31] == SIZE - 1:
        completes += 1
    if FILLED[column_of(cells, column)] == SIZE - 1:
        completes += 2
    if FILLED[column_of(held, colour)] == SIZE - 1:
        completes += 4
    return activate(scratch, active, first + COMPLETES_AT + 8 * line + completes)


def add_seat_features(s: State, p: int, scratch: Floats, active: int) -> int:
    """The stage, the marker, the order of seats, and what each board can use."""
    groups = min(ones(s.on_offer), GROUPS - 1)
    active = activate(scratch, active, STAGE_AT + GROUPS * (min(s.round, ROUNDS) - 1) + groups)
    marker = 0 if s.marker == NONE else 1 if s.marker == p else 2
    active = activate(scratch, active, MARKER_AT + marker + (3 if s.turn == NATURE else 0))
    mover = s.start if s.turn == NATURE else s.turn
    active = activate(scratch, active, ORDER_AT + (p - mover + s.players) % s.players)
    ending = 0
    for q in range(s.players):
        if scratch[facts_at(q) + CLOSES] > 0:
            ending |= 1 if q == p else 2
    active = activate(scratch, active, ENDING_AT + ending)
    for q in range(s.players):
        active = add_wants_features(s, q, scratch, active, 0 if q == p else 1)
    return active


def add_shared_features(s: State, scratch: Floats, active: int) -> int:
    """What lies in the bag and, unless the round is over, what is on offer."""
    for colour in range(COLOURS):
        active = activate(scratch, active, BAG_AT + BAG * colour + min(s.bag[colour], BAG - 1))
    if s.turn != NATURE:
        active = add_offer_features(s, scratch, active)
    return active


def shared_key(s: State) -> int:
    """A hash of all that is on offer and in the bag."""
    bag = 2 if s.turn == NATURE else 1
    for colour in range(COLOURS):
        bag = bag << 5 | s.bag[colour]
    key = mix_bits(bag)
    for source in range(DISPLAYS[s.players]):
        if s.on_offer >> (COLOURS * source) & ALL_COLOURS:  # empty ones are skipped
            key += MIX[source] * packed(s, source)
    return mix_bits(key + packed(s, CENTRE))


def packed(s: State, source: int) -> int:
    """The tiles at a source in one number."""
    tiles = 0
    for colour in range(COLOURS):
        tiles = tiles << 5 | s.pool[source][colour]
    return tiles


def add_offer_features(s: State, scratch: Floats, active: int) -> int:
    """Tiles on offer: by colour, in the centre, and by the size of their groups."""
    sizes = 0
    centre = 0
    for colour in range(COLOURS):
        heap = s.pool[CENTRE][colour]
        centre += heap
        if heap > 0:
            sizes += 1 << (8 * (min(heap, 4) - 1))
        for source in range(DISPLAYS[s.players]):
            count = s.pool[source][colour]
            if count > 0:
                heap += count
                sizes += 1 << (8 * (count - 1))
        active = activate(scratch, active, HEAP_AT + HEAP * colour + min(heap, HEAP - 1))
    active = activate(scratch, active, CENTRE_AT + min(centre, HEAP - 1))
    for size in range(4):
        active = activate(
            scratch, active, SIZES_AT + HEAP * size + min(sizes >> (8 * size) & 255, HEAP - 1)
        )
    return active


def add_wants_features(s: State, q: int, scratch: Floats, active: int, view: int) -> int:
    """For each unfinished line, its supply; for each colour on offer, the room for it."""
    for row in range(SIZE):
        count = s.line_count[q][row]
        if 0 < count <= row:
            line = SIZE * row + row + 1 - count
            colour = s.line_colour[q][row]
            if s.turn == NATURE:
                bag = min(s.bag[colour] // 2, 7)
                active = activate(scratch, active, DRAWS_AT + DRAWN * view + 8 * line + bag)
            else:
                supply = supply_for(int(scratch[FACTS_AT + colour]), row + 1 - count)
                active = activate(scratch, active, WANTS_AT + WANTS * view + 5 * line + supply)
    if s.turn != NATURE:
        rooms = int(scratch[facts_at(q) + EXTRA_FACTS])
        for colour in range(COLOURS):
            heap = int(scratch[FACTS_AT + colour]) & 15
            if heap > 0:
                room = rooms >> (3 * colour) & 7
                active = activate(scratch, active, ROOM_AT + ROOM * view + (SIZE + 1) * heap + room)
    return active


def shared_facts(s: State, to: Floats, at: int) -> None:
    """For each colour: how many tiles, and from bit 4 on how many groups of 1, 2, 3, 4 and more."""
    for colour in range(COLOURS):
        heap = s.pool[CENTRE][colour]
        groups = 0 if heap == 0 else 1 << (3 * min(heap, SIZE) + 1)
        for source in range(DISPLAYS[s.players]):
            count = s.pool[source][colour]
            if count > 0:
                heap += count
                if groups >> (3 * count + 1) & 7 < 7:
                    groups += 1 << (3 * count + 1)
        to[at + colour] = groups | min(heap, HEAP - 1)


def extra_board_facts(s: State, p: int, to: Floats, at: int) -> None:
    """For each colour, in three bits: how many tiles fit into one line at most."""
    rooms = 0
    for colour in range(COLOURS):
        rooms |= room_for(s, p, colour) << (3 * colour)
    to[at] = rooms


def supply_for(groups: int, missing: int) -> int:
    """0 no tiles, 1 too small groups, 2 only too large ones, 3 one that fits, 4 several."""
    fitting = groups >> (3 * missing + 1) & 7
    if fitting:
        return 3 if fitting == 1 else 4
    if groups >> (3 * missing + 4):
        return 2
    return 1 if groups >> 4 else 0


def room_for(s: State, p: int, colour: int) -> int:
    """How many tiles of a colour fit into one line of a board at most."""
    most = 0
    for row in range(SIZE):
        count = s.line_count[p][row]
        if count == 0:
            if not s.row_colours[p][row] >> colour & 1:
                most = max(most, row + 1)
        elif s.line_colour[p][row] == colour:
            most = max(most, row + 1 - count)
    return most
