"""How a browser wants its pictures: shape and theme, from its cookie or from the address."""

from typing import Final, NamedTuple

from starlette.requests import Request

from azulejos.drawing.picture import SHAPES
from azulejos.drawing.theme import THEMES

COOKIE: Final = "look"


class Look(NamedTuple):
    """A shape for the screen, a theme for the eyes."""

    shape: str
    theme: str


def look_of(request: Request) -> Look:
    """What the address says, else what the page has noted, else a guess."""
    noted = request.cookies.get(COOKIE, "").split(".")
    asked = request.query_params
    phone = "Mobi" in request.headers.get("user-agent", "")
    shape = _one_of(SHAPES, asked.get("shape"), *noted) or ("tall" if phone else "wide")
    theme = _one_of(tuple(THEMES), asked.get("theme"), *noted) or "light"
    return Look(shape, theme)


def _one_of(known: tuple[str, ...], *wishes: str | None) -> str | None:
    return next((wish for wish in wishes if wish in known), None)
