"""View options: the shape and the theme of pictures, from the address or from a cookie."""

from collections.abc import Callable
from typing import Final, NamedTuple

from starlette.requests import Request

from azulejos.drawing.desk import room_of
from azulejos.drawing.picture import SHAPES
from azulejos.drawing.theme import THEMES

COOKIE: Final = "look"
USUAL_ROOM: Final = "1152x840"
"""The room of a desk that has not told its size."""


class ViewOptions(NamedTuple):
    """The shape of the screen and the colour theme."""

    shape: str
    theme: str


def view_options(request: Request) -> ViewOptions:
    """The options in the address, else those in the cookie, else a guess from the browser."""
    cookie = request.cookies.get(COOKIE, "").split(".")
    query = request.query_params
    is_phone = "Mobi" in request.headers.get("user-agent", "")
    shape = _first(_is_shape, query.get("shape"), *cookie) or ("tall" if is_phone else USUAL_ROOM)
    theme = _first(THEMES.__contains__, query.get("theme"), *cookie) or "light"
    return ViewOptions(shape, theme)


def _is_shape(value: str) -> bool:
    return value in SHAPES or room_of(value) is not None


def _first(is_known: Callable[[str], bool], *values: str | None) -> str | None:
    return next((value for value in values if value is not None and is_known(value)), None)
