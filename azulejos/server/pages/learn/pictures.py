"""The pictures of the learn pages: parts of positions.

`learn/pictures.toml` of a game defines them by name: a `position` as one line of text, moves to
`play` from it, what to `show` (places, or boxes of the layout) with which `margin`, `marks`, and a
`scale`. Each picture has two shapes, for desktops and for phones.
"""

import tomllib
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple, NotRequired, TypedDict, cast

from azulejos import views
from azulejos.drawing.layout import Box, Layout
from azulejos.drawing.marks import Marks
from azulejos.drawing.picture import Look
from azulejos.games import find_game
from azulejos.match import from_text
from azulejos.notation import Position
from azulejos.server.pages.crop import cropped, is_inside
from azulejos.words import speaking

SHAPES: Final = ("wide", "tall")


class Definition(TypedDict):
    """A picture in `pictures.toml`."""

    position: str
    play: NotRequired[str]
    show: list[str]
    marks: NotRequired[Marks]
    margin: NotRequired[float]
    scale: NotRequired[float]


class Picture(NamedTuple):
    """A position, the part of the table to show, and marks on it."""

    position: Position
    show: Sequence[str]
    marks: Marks
    margin: float
    scale: float


@cache
def pictures(game: str) -> dict[str, Picture]:
    """The pictures about a game, by name."""
    with (find_game(game).folder / "learn" / "pictures.toml").open("rb") as file:
        definitions = cast(dict[str, Definition], tomllib.load(file))
    return {name: _picture(definition) for name, definition in definitions.items()}


def _picture(definition: Definition) -> Picture:
    match = from_text(definition["position"], nature="manual")
    for move in definition.get("play", "").split():
        match.play(move)
    margin, scale = definition.get("margin", 10.0), definition.get("scale", 1.0)
    return Picture(match.position(), definition["show"], definition.get("marks", {}), margin, scale)


@cache
def size(game: str, name: str, shape: str) -> tuple[int, int]:
    """Width and height of a picture."""
    picture = pictures(game)[name]
    box = _visible_box(views.layout(picture.position, shape=shape), picture)
    return round(box.w * picture.scale), round(box.h * picture.scale)


def _visible_box(layout: Layout, picture: Picture) -> Box:
    """The part of a layout that a picture shows."""
    boxes = [layout.boxes.get(key) or Box(*layout.places[key][1:5]) for key in picture.show]
    margin = picture.margin * (0.5 if layout.handy else 1)
    left = max(0, min(box.x for box in boxes) - margin)
    top = max(0, min(box.y for box in boxes) - margin)
    right = min(layout.width, max(box.x + box.w for box in boxes) + margin)
    bottom = min(layout.height, max(box.y + box.h for box in boxes) + margin)
    return Box(left, top, right - left, bottom - top)


@lru_cache(maxsize=256)
def drawn(game: str, name: str, shape: str, theme: str, locale: str, names: tuple[str, ...]) -> str:
    """A picture as SVG, with its words in a language; KeyError if there is no such picture."""
    picture = pictures(game)[name]
    layout = views.layout(picture.position, shape=shape)
    box = _visible_box(layout, picture)
    layout.pieces = [piece for piece in layout.pieces if is_inside(piece, box)]
    look = Look(0, theme, shape)
    with speaking(locale):
        canvas = views.canvas_of(picture.position, layout, look, names, picture.marks, ids=False)
    return cropped(canvas, box, picture.scale)
