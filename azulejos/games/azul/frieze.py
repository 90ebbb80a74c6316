"""A part of a wall, with spaces that are still empty."""

from azulejos.drawing.shapes import TILE, ghost, ghosts
from azulejos.drawing.svg import Canvas, rect

TILES = "KBRYW"
RHOMBI = ""

_ORDER = "BYRKW"
_SIZE, _STEP = 37.0, 42.0
_EMPTY = {(1, 7), (2, 2), (2, 5), (2, 8)}
"""Row and column."""


def paint(canvas: Canvas) -> None:
    """Three rows; the upper and the lower one are cut."""
    motifs = []
    for row in range(3):
        for column in range(11):
            kind = _ORDER[(column - row) % 5]
            x, y = column * _STEP, 17 + row * _STEP
            if (row, column) in _EMPTY:
                canvas.ground.append(_well(canvas, x, y))
                motifs.append(ghost(canvas, kind, x, y, _SIZE))
            else:
                canvas.ground.append(canvas.use(f"t-{kind}", x, y, _SIZE / TILE))
    canvas.ground.append(ghosts(canvas, motifs))


def _well(canvas: Canvas, x: float, y: float) -> str:
    half, theme = _SIZE / 2, canvas.theme
    return rect(x - half, y - half, _SIZE, _SIZE, theme.well, theme.edge, r=4, width=0.6)
