"""Small pictures of moves, for buttons and for the list of moves."""

from collections.abc import Sequence

from azulejos import views
from azulejos.drawing.layout import Layout, Piece
from azulejos.drawing.svg import Canvas
from azulejos.drawing.theme import LIGHT
from azulejos.notation import Position

WIDE = 92.0
"""The size of a piece in a picture of 100 units."""


def of_choice(position: Position, move: str) -> str:
    """What distinguishes a move from others with the same ends; empty if it needs no picture."""
    return _drawn(position, views.game_of(position).drawer.icon(position, move))


def of_line(position: Position, move: str, seat: int) -> str:
    """What a move takes: one tile, plate or chip; empty if it takes nothing."""
    drawer = views.game_of(position).drawer
    known = drawer.icon(position, move)
    if known:
        return _drawn(position, [known[0]._replace(x=50)])
    sources, _ = drawer.ends(move, seat)
    layout = views.layout(position, shape="tall")
    taken = [piece for key in sources for piece in _at(layout, key)]
    if not taken:
        return ""
    is_rhombus = layout.tile == "rhombus" and taken[-1].kind != "marker"
    size = WIDE / 3**0.5 if is_rhombus else WIDE
    return _drawn(position, [Piece("", taken[-1].kind, "", 50, 50, size)])


def _at(layout: Layout, key: str) -> list[Piece]:
    """The pieces of a place, or of a group of one colour at a place."""
    if key in layout.places:
        return [piece for piece in layout.pieces if piece.place == key]
    return [p for p in layout.pieces if p.place == key[:-1] and p.kind == key[-1]]


def _drawn(position: Position, pieces: Sequence[Piece]) -> str:
    """The pieces as SVG. They refer to the symbols of the table, which have the page's theme."""
    drawer, canvas = views.game_of(position).drawer, Canvas(0, 0, LIGHT)
    return "".join(drawer.piece(canvas, piece) for piece in pieces)
