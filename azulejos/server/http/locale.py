"""The language of a request: the one chosen on a page, else the best that the browser accepts."""

from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from azulejos.words import chosen, language, speaking

COOKIE: Final = "language"


class LocaleMiddleware:
    """Sets the language of all messages while a request is handled."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request in its language."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        with speaking(language_of(HTTPConnection(scope))):
            await self.app(scope, receive, send)


def language_of(connection: HTTPConnection) -> str:
    """The language in the cookie, else the best that the browser accepts, else the server's."""
    cookie = connection.cookies.get(COOKIE, "")
    accepted = _accepted(connection.headers.get("accept-language", ""))
    return chosen([cookie, *accepted]) or language()


def _accepted(header: str) -> list[str]:
    """The languages of an Accept-Language header, best first."""
    ranges = [part.partition(";q=") for part in header.replace(" ", "").split(",")]
    return [name for name, _, q in sorted(ranges, key=lambda part: -_quality(part[2]))]


def _quality(text: str) -> float:
    try:
        return float(text or 1)
    except ValueError:
        return 0.0
