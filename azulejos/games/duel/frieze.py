"""Plates of a dome, each with four spaces; some are still empty."""

from azulejos.drawing.shapes import MOTIF_OF_TILE, TILE, disc_tile, ghost, ghosts
from azulejos.drawing.svg import Canvas, circle, rect

TILES = "KBRYT"
RHOMBI = ""

_SIZE, _STEP, _PLATE = 40.0, 46.0, 100.0
_PLATES = ("RBYT", "YKRB", "TRKY", "KBTR", "RTYK")
_EMPTY = {(1, 1), (1, 2), (3, 1), (3, 2), (4, 3)}
"""The plate and the space on it."""


def paint(canvas: Canvas) -> None:
    """A row of plates."""
    for kind in TILES:
        disc = disc_tile(canvas.theme.tiles[kind], MOTIF_OF_TILE[kind])
        canvas.defs.append(f'<g id="d-{kind}">{disc}</g>')
    for number, kinds in enumerate(_PLATES):
        _plate(canvas, number, kinds)


def _plate(canvas: Canvas, number: int, kinds: str) -> None:
    theme, left, top = canvas.theme, number * (_PLATE + 6) - 58, 9.0
    canvas.ground.append(rect(left, top, _PLATE, _PLATE, "", theme.cobalt, r=14, width=1.4))
    canvas.ground.append(rect(left + 3, top + 3, 94, 94, "", theme.cobalt, r=11, width=0.6))
    for space, kind in enumerate(kinds):
        x, y = left + 27 + space % 2 * _STEP, top + 27 + space // 2 * _STEP
        if (number, space) in _EMPTY:
            canvas.ground.append(circle(x, y, _SIZE / 2, theme.well, theme.edge, width=0.6))
            canvas.ground.append(ghosts(canvas, [ghost(canvas, kind, x, y, _SIZE)]))
        else:
            canvas.ground.append(canvas.use(f"d-{kind}", x, y, _SIZE / TILE))
