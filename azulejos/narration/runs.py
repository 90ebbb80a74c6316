"""Runs of tiles on a wall or a dome, read off a position: which cells a line is drawn through."""

from collections.abc import Sequence

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
