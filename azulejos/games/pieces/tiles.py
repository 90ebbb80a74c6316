"""What the games of the family share: tiles on a grid, tiles in a bag."""

from typing import Final

from azulejos.engine.state import Grid, Row

NONE: Final = -1
"""No tile here."""


def points_for_tile(cells: Grid, size: int, row: int, column: int) -> int:
    """Azul §4.2, Duel §8.1: the unbroken runs through a tile, across and down; alone, 1 point."""
    across = 1 + run(cells, size, row, column, 0, -1) + run(cells, size, row, column, 0, 1)
    down = 1 + run(cells, size, row, column, -1, 0) + run(cells, size, row, column, 1, 0)
    if across == 1 and down == 1:
        return 1
    return (across if across > 1 else 0) + (down if down > 1 else 0)


def run(cells: Grid, size: int, row: int, column: int, down: int, right: int) -> int:
    """How many tiles follow each other without a gap, going from a cell in one direction."""
    length = 0
    row += down
    column += right
    while 0 <= row < size and 0 <= column < size and cells[row][column] != NONE:
        length += 1
        row += down
        column += right
    return length


def pour(source: Row, target: Row, colours: int) -> None:
    """All tiles of one heap go to another: lid or tower into the bag."""
    for colour in range(colours):
        target[colour] += source[colour]
        source[colour] = 0


def total(heap: Row, colours: int) -> int:
    """How many tiles a heap has."""
    tiles = 0
    for colour in range(colours):
        tiles += heap[colour]
    return tiles


def fill_bag(bag: Row, heap: Row, colours: int) -> bool:
    """Azul §5.2, Pavilion §6.2: before a draw, lid or tower fill an empty bag. False: no tiles."""
    if total(bag, colours) > 0:
        return True
    pour(heap, bag, colours)
    return total(bag, colours) > 0
