"""What a player reads off a position of Azul at a glance: costs, progress, warnings.

Points come from the rules' own functions; nothing here scores by itself.
"""

from azulejos.engine.state import Grid
from azulejos.games.azul import rules
from azulejos.games.azul.position import AzulBoard, AzulPosition
from azulejos.games.azul.rules import COLUMN_OF, FLOOR_COSTS, LETTERS, SIZE, State
from azulejos.games.pieces.tiles import NONE, points_for_tile
from azulejos.words import say


def floor_cost(floor: str) -> int:
    """§4.3 Points that a floor line costs as it lies."""
    return sum(FLOOR_COSTS[: len(floor)])


def wall_progress(wall: list[str]) -> tuple[list[int], list[int], dict[str, int]]:
    """§6.2 Tiles in every row, in every column, and of every colour."""
    rows = [SIZE - row.count(".") for row in wall]
    columns = [sum(row[c] != "." for row in wall) for c in range(SIZE)]
    return rows, columns, {kind: sum(kind in row for row in wall) for kind in LETTERS}


def line_points(player: AzulBoard) -> dict[int, int]:
    """§4.1, §4.2 What each full line of a colour wall will score, rows from the top."""
    wall = _wall(player)
    points = {}
    for row, (letter, count) in enumerate(player["lines"]):
        if count == row + 1:
            colour = LETTERS.index(letter)
            column = COLUMN_OF[row][colour]
            wall[row][column] = colour
            points[row + 1] = points_for_tile(wall, SIZE, row, column)
    return points


def bonus(player: AzulBoard) -> int:
    """§6.2 The bonuses of a wall."""
    s = State()
    s.wall[0] = _wall(player)
    for row, tiles in enumerate(s.wall[0]):
        for column, colour in enumerate(tiles):
            if colour != NONE:
                s.row_colours[0][row] |= 1 << colour
                s.cells[0] |= 1 << (SIZE * row + column)
    return rules.bonus(s, 0)


def _wall(player: AzulBoard) -> Grid:
    """A wall as the rules have it."""
    return [[LETTERS.find(letter) for letter in row] for row in player["wall"]]


assert LETTERS.find(".") == NONE


def notice(position: AzulPosition) -> str:
    """§6.1 `Last round` once a row will be complete, a warning when one may be."""
    if position["phase"] == "over":
        return ""
    warning = ""
    for player in position["players"]:
        for row, (line, wall) in enumerate(zip(player["lines"], player["wall"], strict=True), 1):
            if wall.count(".") <= 1:
                if "." not in wall or (line[1] == row and position["options"]["wall"] == "colour"):
                    return say("boards-last-round")
                warning = say("azul-boards-maybe-last")
    return warning
