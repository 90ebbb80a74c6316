"""What a player reads off a position at a glance: costs, progress, warnings.

Nothing here decides what is legal or changes a position: that is for the rules alone.
"""

from collections.abc import Mapping, Sequence

from azulejos.drawing.duel_parts import slots_of
from azulejos.drawing.pavilion_board import (
    COLOUR_OF,
    NUMBER_POINTS,
    PRICES,
    STAR_POINTS,
    Feature,
)
from azulejos.drawing.table import Position
from azulejos.rules.azul import COLUMN_OF, FLOOR_COSTS, LETTERS
from azulejos.rules.duel_box import BROKEN_COSTS
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


def run_points(wall: Sequence[Sequence[str]], row: int, column: int) -> int:
    """Points of a tile just laid: its runs across and down (azul §4.2, duel §8.1)."""
    lengths = [len(run) for run in runs(wall, row, column)]
    return max(1, sum(length for length in lengths if length > 1))


Cells = list[tuple[int, int]]
"""Cells of a wall, row and column from 0."""


def runs(wall: Sequence[Sequence[str]], row: int, column: int) -> tuple[Cells, Cells]:
    """The cells of the runs across and down that a tile is part of."""
    across = _run(wall[row], column)
    down = _run([line[column] for line in wall], row)
    return [(row, c) for c in across], [(r, column) for r in down]


def _run(cells: Sequence[str], at: int) -> range:
    first = last = at
    while first > 0 and cells[first - 1] != ".":
        first -= 1
    while last + 1 < len(cells) and cells[last + 1] != ".":
        last += 1
    return range(first, last + 1)


def azul_notice(position: Position) -> str:
    """`Last round` once a row will be complete, a warning when one may be (azul §6.1)."""
    if position["phase"] == "over":
        return ""
    warning = ""
    for player in position["players"]:
        for row, (line, wall) in enumerate(zip(player["lines"], player["wall"], strict=True), 1):
            if wall.count(".") <= 1:
                if "." not in wall or (line[1] == row and position["options"]["wall"] == "colour"):
                    return say("boards-last-round")
                warning = say("boards-maybe-last")
    return warning


def filled(stars: Mapping[str, str], feature: Feature) -> int:
    """How many of the rhombi around a feature are filled; with all of them it has paid."""
    return sum(stars[star][index] != "." for star, index in feature.spaces)


def star_progress(stars: Mapping[str, str], side: str) -> dict[str, int]:
    """How far the best star for each bonus has come: by colour, and `C` for many colours.

    On the grey side any star may become any of them (pavilion §7.1, §8.2).
    """
    if side == "colour":
        done = {COLOUR_OF.get(star, "C"): 6 - row.count(".") for star, row in stars.items()}
        return {key: done[key] for key in STAR_POINTS}
    best = dict.fromkeys(STAR_POINTS, 0)
    for row in stars.values():
        tiles = row.replace(".", "")
        kinds = set(tiles)
        keys = ["C"] if len(kinds) == len(tiles) else []
        for key in keys + (list(kinds) if len(kinds) == 1 else []):
            best[key] = max(best[key], len(tiles))
    return best


def number_progress(stars: Mapping[str, str], side: str) -> dict[int, tuple[int, int]]:
    """Filled rhombi and all rhombi of each price that makes a set (pavilion §7.2)."""
    out = dict.fromkeys(NUMBER_POINTS, (0, 0))
    for star, prices in PRICES[side].items():
        for price, tile in zip(prices, stars[star], strict=True):
            if price in out:
                full, total = out[price]
                out[price] = (full + (tile != "."), total + 1)
    return out


def dome_slots(plates: Sequence[str]) -> list[str]:
    """The slots of a dome as six rows of six letters, blank where no plate lies."""
    rows = [[" "] * 6 for _ in range(6)]
    for square, plate in enumerate(plates):
        for i, slot in enumerate(slots_of(plate) if plate else ""):
            rows[square // 3 * 2 + i // 2][square % 3 * 2 + i % 2] = slot
    return ["".join(row) for row in rows]


def broken_cost(broken: str) -> int:
    """Points that broken tiles cost as they lie (duel §1.5)."""
    return sum(BROKEN_COSTS[: len(broken)])


Laid = set[tuple[int, int]]
"""Cells of a dome, row and column from 0."""


def tablet_points(tablet: str, player: Position) -> int:
    """What a tablet would pay now (duel §10)."""
    dome, slots = player["dome"], dome_slots(player["plates"])
    laid = {(r, c) for r in range(6) for c in range(6) if dome[r][c] != "."}
    if tablet == "kinds":
        return 4 * sum(len(set(row) - {"."}) >= 5 for row in dome)
    if tablet in ("wilds", "specials"):
        letter = tablet[0]
        printed = {(r, c) for r in range(6) for c in range(6) if slots[r][c] == letter}
        if tablet == "specials":
            return -3 * len(printed - laid)
        return 2 * len(printed) if printed <= laid else 0
    if tablet == "border":
        return sum(r in (0, 5) or c in (0, 5) for r, c in laid)
    return sum(points for points, line in _TABLET_LINES[tablet] if line <= laid)


def _square(row: int, column: int) -> Laid:
    return {(row + i, column + j) for i in (0, 1) for j in (0, 1)}


_TABLET_LINES: dict[str, list[tuple[int, Laid]]] = {
    "rows": [(3, {(r, c) for c in range(6)}) for r in range(6)],
    "columns": [(7, {(r, c) for r in range(6)}) for c in range(6)],
    "diagonals": [(10, {(i, i) for i in range(6)}), (10, {(i, 5 - i) for i in range(6)})],
    "corners": [(3 if r == 0 else 8, _square(r, c)) for r in (0, 4) for c in (0, 4)],
}
"""Tablets that pay for complete sets of cells."""
