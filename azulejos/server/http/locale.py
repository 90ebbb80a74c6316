"""Every visitor in their language: what the browser has chosen on a page, else what it accepts."""

from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from azulejos.words import chosen, language, speaking

COOKIE: Final = "language"


class Interpreter:
    """Around the whole application: whatever is told to a visitor is told in their language."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Speak the visitor's language while the request is answered."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        with speaking(language_of(HTTPConnection(scope))):
            await self.app(scope, receive, send)


def language_of(connection: HTTPConnection) -> str:
    """What the visitor has chosen, else the best that the browser accepts, else the server's."""
    noted = connection.cookies.get(COOKIE, "")
    accepted = _by_liking(connection.headers.get("accept-language", ""))
    return chosen([noted, *accepted]) or language()


def _by_liking(header: str) -> list[str]:
    """The languages of an Accept-Language header, the most wanted first."""
    wishes = [part.partition(";q=") for part in header.replace(" ", "").split(",")]
    return [name for name, _, q in sorted(wishes, key=lambda wish: -_number(wish[2]))]


def _number(text: str) -> float:
    try:
        return float(text or 1)
    except ValueError:
        return 0.0
