"""Parts of pictures."""

from collections.abc import Sequence

from azulejos import views
from azulejos.drawing.layout import Box, Piece
from azulejos.drawing.picture import Look
from azulejos.drawing.svg import SANS, Canvas, n
from azulejos.notation import Position


def is_inside(piece: Piece, box: Box) -> bool:
    """Whether the middle of a piece lies in a box."""
    return box.x < piece.x < box.x + box.w and box.y < piece.y < box.y + box.h


def cropped(canvas: Canvas, box: Box, scale: float) -> str:
    """The part of a picture that lies in a box, as SVG."""
    view = " ".join(map(n, box))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" width="{n(box.w * scale)}" '
        f'height="{n(box.h * scale)}" font-family="{SANS}"><defs>{"".join(canvas.defs)}</defs>'
        f"{''.join(canvas.layers().values())}</svg>"
    )


def board(position: Position, names: Sequence[str], seat: int, theme: str) -> str:
    """The board of a seat alone."""
    layout = views.layout(position, seat=seat)
    box = layout.boxes[f"board:{seat}"]
    layout.pieces = [piece for piece in layout.pieces if is_inside(piece, box)]
    canvas = views.canvas_of(position, layout, Look(seat, theme), names, {}, ids=False)
    return cropped(canvas, box, 1)
