"""Stars of six rhombi; one star is not complete yet."""

from azulejos.drawing.shapes import EDGE, ahead
from azulejos.drawing.svg import Canvas

TILES = ""
RHOMBI = "BRPGOY"

_EDGE = 32.0
_REACH = _EDGE * 3**0.5 / 2
_STEP = 106.0
_GAPS = {("G", 2), ("Y", 1), ("Y", 3)}
"""The star and the space in it, clockwise from above."""


def paint(canvas: Canvas) -> None:
    """A row of stars, and the tips of those above and below."""
    for place, star in enumerate("PBOGYR"):
        _star(canvas, star, (place - 0.5) * _STEP - 1, 59)
    for place, (above, below) in enumerate(zip("RPBOG", "OYRPB", strict=True)):
        x = place * _STEP - 1
        _star(canvas, above, x, 59 - _REACH * 3)
        _star(canvas, below, x, 59 + _REACH * 3)


def _star(canvas: Canvas, colour: str, x: float, y: float) -> None:
    for space in range(6):
        dx, dy = ahead(60 * space, _REACH)
        symbol = "well" if (colour, space) in _GAPS else f"r-{colour}"
        canvas.ground.append(canvas.use(symbol, x + dx, y + dy, _EDGE / EDGE, 60 * space))
