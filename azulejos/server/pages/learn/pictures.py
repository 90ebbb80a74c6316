"""The pictures of the learn pages: positions, drawn by the renderer and cut to what they show.

`learn/pictures.toml` of a game has them by name: a `position` as one line of text, moves to `play`
from it, what to `show` (places, or boxes of the layout) with which `margin`, `marks`, and by how
much the picture is enlarged (`scale`). Each is drawn in two shapes, for desks and for phones.
"""

import tomllib
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from azulejos import views
from azulejos.drawing.layout import Box, Layout, Piece
from azulejos.drawing.marks import Marks
from azulejos.drawing.picture import Look
from azulejos.drawing.svg import SANS, Sheet, n
from azulejos.games import find_game
from azulejos.match import from_text
from azulejos.notation import Position
from azulejos.words import speaking

SHAPES: Final = ("wide", "tall")


class Picture(NamedTuple):
    """What a picture shows: a position, the part of the table, and marks on it."""

    position: Position
    show: Sequence[str]
    marks: Marks
    margin: float
    scale: float


@cache
def pictures(game: str) -> dict[str, Picture]:
    """The pictures about a game, by name."""
    with (find_game(game).folder / "learn" / "pictures.toml").open("rb") as file:
        return {name: _picture(given) for name, given in tomllib.load(file).items()}


def _picture(given: dict[str, Any]) -> Picture:
    match = from_text(given["position"], nature="manual")
    for move in given.get("play", "").split():
        match.play(move)
    margin, scale = given.get("margin", 10.0), given.get("scale", 1.0)
    return Picture(match.position(), given["show"], given.get("marks", {}), margin, scale)


@cache
def size(game: str, name: str, shape: str) -> tuple[int, int]:
    """Width and height of a picture."""
    picture = pictures(game)[name]
    box = _part(views.layout(picture.position, shape=shape), picture)
    return round(box.w * picture.scale), round(box.h * picture.scale)


def _part(table: Layout, picture: Picture) -> Box:
    """The part of a table that a picture shows."""
    boxes = [table.boxes.get(key) or Box(*table.places[key][1:5]) for key in picture.show]
    margin = picture.margin * (0.5 if table.handy else 1)
    left = max(0, min(box.x for box in boxes) - margin)
    top = max(0, min(box.y for box in boxes) - margin)
    right = min(table.width, max(box.x + box.w for box in boxes) + margin)
    bottom = min(table.height, max(box.y + box.h for box in boxes) + margin)
    return Box(left, top, right - left, bottom - top)


@lru_cache(maxsize=256)
def drawn(game: str, name: str, shape: str, theme: str, tongue: str, names: tuple[str, ...]) -> str:
    """A picture as SVG, with its words in the language `tongue`; KeyError if there is no such."""
    picture = pictures(game)[name]
    table = views.layout(picture.position, shape=shape)
    box = _part(table, picture)
    table.pieces = [piece for piece in table.pieces if _is_in(piece, box)]
    look = Look(0, theme, shape)
    with speaking(tongue):
        sheet = views.sheet_of(picture.position, table, look, names, picture.marks, ids=False)
    return _cut(sheet, box, picture.scale)


def _is_in(piece: Piece, box: Box) -> bool:
    return box.x < piece.x < box.x + box.w and box.y < piece.y < box.y + box.h


def _cut(sheet: Sheet, box: Box, scale: float) -> str:
    view = " ".join(map(n, box))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" width="{n(box.w * scale)}" '
        f'height="{n(box.h * scale)}" font-family="{SANS}"><defs>{"".join(sheet.defs)}</defs>'
        f"{''.join(sheet.layers().values())}</svg>"
    )
