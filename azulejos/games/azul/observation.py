"""What a seat sees in Azul, as numbers."""

from typing import Final

from azulejos.engine.state import Row
from azulejos.games.azul.rules import (
    COLOUR_POINTS,
    COLOURS,
    COLUMN_POINTS,
    FLOOR_SPACES,
    LAST_ROUND,
    ROW_POINTS,
    SIZE,
    TILES_OF_COLOUR,
    TILING,
    State,
)
from azulejos.games.pieces.displays import CENTRE, DISPLAY_TILES, DISPLAYS
from azulejos.games.pieces.tiles import NONE
from azulejos.observation.encoders import (
    place_of,
    write_counts,
    write_kind,
    write_number,
    write_player,
    write_players,
)
from azulejos.observation.fields import Field

MOST_POINTS: Final = SIZE * (SIZE * 2 * SIZE + ROW_POINTS + COLUMN_POINTS + COLOUR_POINTS)
"""Every tile in two runs of five, and all bonuses: more than anybody can have."""

ORDER: Final = "colours BYRKW"
"""The order of kinds along the axes of fields."""
MOVE_GROUPS: Final = (
    ("take", "1B1 … CWF", "line, then source, then colour"),
    ("choose a cell", "1@1 … 5@5", "row, then column"),
)
"""Actions by groups: what they do, the first and the last move, and their order."""


def longest_game(s: State) -> tuple[int, int]:
    """The most decisions of seats, and the most draws, in one game (§5.5: it ends in time)."""
    dealt = DISPLAY_TILES * DISPLAYS[s.players]
    placed = SIZE * s.players if s.grey else 0
    return LAST_ROUND * (dealt + placed), LAST_ROUND * dealt


def fields(players: int) -> tuple[Field, ...]:
    """The fields of an observation, in order."""
    heap = (COLOURS,)
    return (
        Field("turn", (players,), 1, "whose turn it is; nobody's at the end"),
        Field("start", (players,), 1, "the start player of the round"),
        Field("marker", (players,), 1, "who took the starting-player marker; nobody yet: zeros"),
        Field("round", (), LAST_ROUND, "the round, from 1"),
        Field("grey", (), 1, "1 for the grey wall"),
        Field("row", (SIZE,), 1, "grey wall: the row whose cell is to be chosen; else zeros"),
        Field("displays", (DISPLAYS[players], COLOURS), DISPLAY_TILES, "tiles, by colour"),
        Field("centre", heap, TILES_OF_COLOUR, "tiles in the centre, by colour"),
        Field("bag", heap, TILES_OF_COLOUR, "tiles in the bag, by colour"),
        Field("lid", heap, TILES_OF_COLOUR, "tiles in the box lid, by colour"),
        Field("score", (players,), MOST_POINTS, "points"),
        Field("lines", (players, SIZE, COLOURS), SIZE, "tiles in each pattern line, by colour"),
        Field("wall", (players, COLOURS, SIZE, SIZE), 1, "tiles on the wall: colour, row, column"),
        Field("floor", (players, COLOURS + 1), FLOOR_SPACES, "tiles by colour, then the marker"),
    )


def observe(s: State, seat: int, view: Row) -> None:
    """Write what a seat sees into a view that is all zeros."""
    at = write_player(s, view, 0, seat, s.turn)
    at = write_player(s, view, at, seat, s.start)
    at = write_player(s, view, at, seat, s.marker)
    at = write_number(view, at, s.round)
    at = write_number(view, at, s.grey)
    at = write_kind(view, at, SIZE, s.row if s.phase == TILING else NONE)
    for display in range(DISPLAYS[s.players]):
        at = write_counts(view, at, COLOURS, s.pool[display])
    at = write_counts(view, at, COLOURS, s.pool[CENTRE])
    at = write_counts(view, at, COLOURS, s.bag)
    at = write_counts(view, at, COLOURS, s.lid)
    at = write_players(s, view, at, seat, s.score)
    at = write_lines(s, view, at, seat)
    at = write_walls(s, view, at, seat)
    write_floors(s, view, at, seat)


def write_lines(s: State, view: Row, at: int, seat: int) -> int:
    """Pattern lines: how many tiles, at the place of their colour."""
    for p in range(s.players):
        board = at + SIZE * COLOURS * place_of(s, seat, p)
        for row in range(SIZE):
            if s.line_count[p][row] > 0:
                view[board + COLOURS * row + s.line_colour[p][row]] = s.line_count[p][row]
    return at + s.players * SIZE * COLOURS


def write_walls(s: State, view: Row, at: int, seat: int) -> int:
    """Walls: for each colour, the cells that hold it."""
    for p in range(s.players):
        board = at + COLOURS * SIZE * SIZE * place_of(s, seat, p)
        for row in range(SIZE):
            for column in range(SIZE):
                if s.wall[p][row][column] != NONE:
                    plane = board + SIZE * SIZE * s.wall[p][row][column]
                    view[plane + SIZE * row + column] = 1
    return at + s.players * COLOURS * SIZE * SIZE


def write_floors(s: State, view: Row, at: int, seat: int) -> int:
    """Floor lines: how many tiles of each colour, and the marker."""
    for p in range(s.players):
        board = at + (COLOURS + 1) * place_of(s, seat, p)
        for space in range(s.floor_count[p]):
            view[board + s.floor[p][space]] += 1
    return at + s.players * (COLOURS + 1)
