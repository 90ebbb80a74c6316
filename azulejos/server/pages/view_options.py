"""View options: the shape and the theme of pictures, from the address or from a cookie."""

from typing import Final, NamedTuple

from starlette.requests import Request

from azulejos.drawing.picture import SHAPES
from azulejos.drawing.theme import THEMES

COOKIE: Final = "look"


class ViewOptions(NamedTuple):
    """The shape of the screen and the colour theme."""

    shape: str
    theme: str


def view_options(request: Request) -> ViewOptions:
    """The options in the address, else those in the cookie, else a guess from the browser."""
    cookie = request.cookies.get(COOKIE, "").split(".")
    query = request.query_params
    is_phone = "Mobi" in request.headers.get("user-agent", "")
    shape = _first_known(SHAPES, query.get("shape"), *cookie) or ("tall" if is_phone else "wide")
    theme = _first_known(tuple(THEMES), query.get("theme"), *cookie) or "light"
    return ViewOptions(shape, theme)


def _first_known(known: tuple[str, ...], *values: str | None) -> str | None:
    return next((value for value in values if value in known), None)
