"""Who asks: a browser by its cookie, a program by a seat's token."""

from fastapi.requests import HTTPConnection
from starlette.responses import Response

from azulejos.server.http.limits import Rates
from azulejos.server.http.tokens import COOKIE, COOKIE_AGE, hashed, looks_like_key
from azulejos.server.tables.rooms import Room
from azulejos.server.tables.tables import Tables

BEARER = "bearer "


class Visitor:
    """Whoever sends a request."""

    def __init__(self, connection: HTTPConnection) -> None:
        self._connection = connection
        self.tables: Tables = connection.app.state.tables
        self._rates: Rates = connection.app.state.rates
        cookie = connection.cookies.get(COOKIE, "")
        self.key = cookie if looks_like_key(cookie) else None
        """The browser's key, if it has one already."""
        self.browser = hashed(self.key) if self.key else None
        said = connection.headers.get("authorization", "")
        shown = said.lower().startswith(BEARER)
        self.token = hashed(said[len(BEARER) :].strip()) if shown else None
        """The token that a program shows, hashed."""

    @property
    def from_browser(self) -> bool:
        """Whether a page asks."""
        return self._connection.headers.get("origin") is not None

    @property
    def address(self) -> str:
        """Where the request comes from."""
        client = self._connection.client
        return client.host if client else "?"

    def spend(self, kind: str, who: str = "") -> None:
        """Count what is done; Refusal if it is too often."""
        self._rates.spend(kind, who or self.address)

    def mine(self, room: Room) -> frozenset[int]:
        """The seats that the visitor may play for."""
        return room.table.mine(self.browser, self.token)

    def remember(self, response: Response, key: str) -> None:
        """Give the browser its key."""
        response.set_cookie(
            COOKIE,
            key,
            max_age=COOKIE_AGE,
            httponly=True,
            samesite="lax",
            secure=self._connection.url.scheme == "https",
        )


def visitor(connection: HTTPConnection) -> Visitor:
    """Whoever sends a request."""
    return Visitor(connection)
