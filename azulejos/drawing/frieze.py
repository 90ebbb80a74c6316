"""Friezes: strips of tiles that stand for a game on the pages."""

from typing import Final, Protocol

from azulejos.drawing.shapes import definitions
from azulejos.drawing.svg import Canvas, n, rect
from azulejos.drawing.theme import THEMES

WIDTH: Final = 420.0
HEIGHT: Final = 118.0


class Frieze(Protocol):
    """What the module `frieze` of a game has."""

    TILES: str
    """The kinds of square tiles that it shows."""
    RHOMBI: str
    """The kinds of rhombi that it shows."""

    def paint(self, canvas: Canvas) -> None:
        """Paint the strip on the ground of a canvas."""


def svg(frieze: Frieze, theme: str) -> str:
    """The frieze of a game as a picture. Its middle is the best part: pages cut it at the sides."""
    canvas = Canvas(WIDTH, HEIGHT, THEMES[theme])
    canvas.defs.append(definitions(theme, frieze.TILES, frieze.RHOMBI, ""))
    canvas.ground.append(rect(0, 0, WIDTH, HEIGHT, canvas.theme.surface))
    frieze.paint(canvas)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {n(WIDTH)} {n(HEIGHT)}" '
        f'width="{n(WIDTH)}" height="{n(HEIGHT)}"><defs>{"".join(canvas.defs)}</defs>'
        f"{''.join(canvas.ground)}</svg>"
    )
