"""Hit test: which place and which tile are at a point of the picture."""

from math import cos, hypot, radians, sin

from azulejos.drawing.layout import Layout, Piece, Place
from azulejos.drawing.marks import is_rhombus
from azulejos.teaching.why_not import Spot


def spot_at(layout: Layout, x: float, y: float) -> Spot | None:
    """The smallest place at a point, and the tile on it; None if there is no place."""
    places = [place for place in layout.places.values() if _covers(place, x, y)]
    if not places:
        return None
    key = min(places, key=lambda place: place.w * place.h).key
    inside = [piece for piece in layout.pieces if piece.place == key]
    hit = next((p for p in reversed(inside) if hypot(p.x - x, p.y - y) < p.size / 2), None)
    if hit is None or len(hit.kind) > 1 or not hit.kind.isalpha():
        return Spot(key)
    return Spot(key, hit.kind, _is_buried(hit, inside))


def _covers(place: Place, x: float, y: float) -> bool:
    cx, cy = place.middle
    dx, dy = x - cx, y - cy
    if not is_rhombus(place):
        return abs(dx) <= place.w / 2 and abs(dy) <= place.h / 2
    turn = radians(-place.turn)
    across, along = dx * cos(turn) - dy * sin(turn), dx * sin(turn) + dy * cos(turn)
    return 2 * abs(across) / place.w + 2 * abs(along) / place.h <= 1


def _is_buried(piece: Piece, inside: list[Piece]) -> bool:
    return piece.place[0] == "M" and piece.place[1:].isdigit() and piece != inside[-1]
