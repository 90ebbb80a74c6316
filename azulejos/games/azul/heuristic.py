"""Azul: the expected final score of a board, in centipoints.

A board is evaluated as if the round ended now: full lines are tiled and score exactly, the floor is
paid. To this the heuristic adds terms for columns, colours and rows that have begun, and for lines
that are not full. Their weights, by stage, are fitted to games of the search (`weights.csv`).
"""

from typing import Final

from azulejos.engine.bits import ones
from azulejos.engine.state import NATURE
from azulejos.evaluation import terms
from azulejos.games.azul.rules import ALL_COLOURS, COLOURS, OFFER, SIZE, TILING, WORD, State
from azulejos.games.azul.wall import (
    FILLED,
    FLOOR_SUM,
    POINT,
    SPREAD,
    before_deal,
    board_hash,
    bonuses,
    ends_game,
    likely_cell,
    points_in,
)
from azulejos.games.pieces.displays import CENTRE
from azulejos.games.pieces.tiles import NONE

__all__ = ["before_deal", "ends_game"]

LAST_STAGE: Final = 5
"""Each round has its own weights; from the fifth on, they are the same."""
MANY: Final = 7
"""A round is young while at least this many groups of tiles are on offer."""
STAGES: Final = 3 * LAST_STAGE

TERMS: Final = {
    "column": (SIZE + 1,),  # by how many of its cells are filled
    "colour": (SIZE + 1,),
    "row": (SIZE + 1,),
    "line": (SIZE, SIZE + 1),  # one that is not full, by its tiles
    "fit": (SIZE, SIZE + 1),  # what its tile will score beyond one point
    "first": (),  # the marker for the next round
}
COLUMN, COLOUR, ROW, LINE, FIT, FIRST = terms.term_offsets(TERMS)
TABLES: Final = ("two colour", "two grey", "more colour", "more grey")
"""Kinds of table with their own weights: by the number of players and the wall."""
WEIGHTS: Final = terms.read_weights(__file__, TERMS, TABLES, STAGES)


def term(stage: int, place: int, count: int) -> int:
    """The value of a term."""
    return WEIGHTS[stage][place] * count


def worth(s: State, p: int, ending: int) -> int:
    """The expected final score of a seat."""
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
    if begins_next(s, p):
        value += term(stage, FIRST, 1)
    return value + promise + promised(columns, colours, stage)


def begins_next(s: State, p: int) -> bool:
    """Whether a seat will begin the next round."""
    return s.marker == p or (s.turn == NATURE and s.start == p)


def stage_of(s: State) -> int:
    """The kind of table, the round, and whether no, few or many groups are on offer."""
    return stage_with(s, ones(s.on_offer))


def stage_with(s: State, groups: int) -> int:
    """The stage with a given number of groups on offer."""
    part = 0 if groups == 0 else 1 + is_young(s, groups)
    kind = s.grey + (2 if s.players > 2 else 0)
    begun = s.round + (s.phase == TILING)  # while walls are tiled, the next round is near
    return STAGES * kind + 3 * (min(begun, LAST_STAGE) - 1) + part


def is_young(s: State, groups: int) -> bool:
    """Whether many groups are on offer."""
    return groups >= MANY * s.players // 2


def promised(columns: int, colours: int, stage: int) -> int:
    """The value of columns and colours that have begun."""
    value = 0
    for i in range(SIZE):
        value += term(stage, COLUMN + (columns >> (4 * i) & 15), 1)
        value += term(stage, COLOUR + (colours >> (4 * i) & 15), 1)
    return value


# --- Keys of boards, before a move is played ------------------------------------------------------

# Board hashes are well mixed, so small numbers can be added to them for what else matters: the sum
# does not meet the hash of another board.
WAYS_TO_LAY: Final = 1 << 12
"""More than `key_after_move` adds: tiles and a line, the marker, whether the round is young."""


def mover_key(s: State, ending: int) -> int:
    """A hash of the mover's board, the marker, the stage, and the ending."""
    known = 4 * stage_with(s, 0) + 2 * (s.marker == s.turn) + ending
    return board_hash(s, s.turn) + known * WAYS_TO_LAY


def key_after_move(s: State, number: int, move: int) -> int:
    """A hash of all that `worth` depends on after a move; 0 if the move ends the round."""
    if s.phase != OFFER:
        return 0
    line = move // WORD
    offered = move - WORD * line
    source = offered // COLOURS
    left = left_on_offer(s.on_offer, source, offered)
    if left == 0:
        return 0
    colour = offered - COLOURS * source
    takes_marker = source == CENTRE and s.marker == NONE
    tiles = (COLOURS * line + colour) << 5 | s.pool[source][colour]
    return number + (tiles << 2 | takes_marker << 1 | is_young(s, ones(left)))


def left_on_offer(on_offer: int, source: int, offered: int) -> int:
    """The groups on offer after one was taken; others of a display join the centre."""
    left = on_offer & ~(1 << offered)
    if source == CENTRE:
        return left
    display = left >> (COLOURS * source) & ALL_COLOURS
    return (left & ~(ALL_COLOURS << (COLOURS * source))) | display << (COLOURS * CENTRE)
