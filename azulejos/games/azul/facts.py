"""What a player reads off a position of Azul at a glance: costs, progress, warnings.

Nothing here decides what is legal or changes a position: that is for the rules alone.
"""

from azulejos.drawing.layout import Position
from azulejos.games.azul.rules import COLUMN_OF, FLOOR_COSTS, LETTERS
from azulejos.games.pieces.runs import run_points
from azulejos.words import say


def floor_cost(floor: str) -> int:
    """Points that Azul's floor line costs as it lies (azul §4.3)."""
    return sum(FLOOR_COSTS[: len(floor)])


def wall_progress(wall: list[str]) -> tuple[list[int], list[int], dict[str, int]]:
    """Tiles in every row, in every column, and of every colour (azul §6.2)."""
    rows = [5 - row.count(".") for row in wall]
    columns = [sum(row[c] != "." for row in wall) for c in range(5)]
    return rows, columns, {kind: sum(kind in row for row in wall) for kind in LETTERS}


def line_points(player: Position) -> dict[int, int]:
    """What each full line of a colour wall will score, rows from the top (azul §4.1, §4.2)."""
    wall = [list(row) for row in player["wall"]]
    points = {}
    for r, (kind, count) in enumerate(player["lines"]):
        if count == r + 1:
            c = COLUMN_OF[r][LETTERS.index(kind)]
            wall[r][c] = kind
            points[r + 1] = run_points(wall, r, c)
    return points


def notice(position: Position) -> str:
    """`Last round` once a row will be complete, a warning when one may be (azul §6.1)."""
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
