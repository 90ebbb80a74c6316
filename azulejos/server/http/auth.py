"""Authentication: a browser by its cookie, a program by the token of its seat."""

from fastapi.requests import HTTPConnection
from starlette.responses import Response

from azulejos.server.hints import Hints
from azulejos.server.http.rate_limit import ConcurrencyLimiter, RateLimiter, network
from azulejos.server.http.tokens import (
    COOKIE,
    COOKIE_AGE,
    SECURE_COOKIE,
    hash_key,
    looks_like_key,
)
from azulejos.server.reviews import ReviewJobs
from azulejos.server.tables.rooms import Room
from azulejos.server.tables.service import TableService

BEARER = "bearer "


class Client:
    """The browser or program that sends a request."""

    def __init__(self, connection: HTTPConnection) -> None:
        self._connection = connection
        self.tables: TableService = connection.app.state.tables
        self._rate_limiter: RateLimiter = connection.app.state.rate_limiter
        self.connections: ConcurrencyLimiter = connection.app.state.connections
        self.drawings: ConcurrencyLimiter = connection.app.state.drawings
        self.reviews: ReviewJobs = connection.app.state.reviews
        self.hints: Hints = connection.app.state.hints
        self.exhibitions: ConcurrencyLimiter = connection.app.state.exhibitions
        self._is_secure = connection.url.scheme in ("https", "wss")
        cookie = self._cookie()
        self.key = cookie if looks_like_key(cookie) else None
        """The key in the browser's cookie, if it has one already."""
        self.browser = hash_key(self.key) if self.key else None
        header = connection.headers.get("authorization", "")
        has_token = header.lower().startswith(BEARER)
        self.token = hash_key(header[len(BEARER) :].strip()) if has_token else None
        """The token of a program, hashed."""

    def _cookie(self) -> str:
        """The browser's key. Over HTTPS, older versions have set the cookie of the plain name."""
        cookies = self._connection.cookies
        plain = cookies.get(COOKIE, "")
        return cookies.get(SECURE_COOKIE, plain) if self._is_secure else plain

    @property
    def is_browser(self) -> bool:
        """Whether a page has sent the request."""
        return self._connection.headers.get("origin") is not None

    @property
    def address(self) -> str:
        """The network address that the request comes from, as limits count it."""
        client = self._connection.client
        return network(client.host) if client else "?"

    @property
    def owner(self) -> str:
        """The address as the queue of bots has it: hashed."""
        return hash_key(self.address).hex()[:16]

    def count(self, kind: str, who: str = "") -> None:
        """Count a request against its rate limit; ApiError if there are too many."""
        self._rate_limiter.count(kind, who or self.address)

    def count_table(self) -> None:
        """Count a new table against the limits for tables; ApiError if there are too many."""
        self.count("tables")
        self.count("tables of a day")

    def seats_at(self, room: Room) -> frozenset[int]:
        """The seats that the client may play for."""
        return room.table.seats_of(self.browser, self.token)

    def set_cookie(self, response: Response, key: str) -> None:
        """Store the browser's key in its cookie."""
        response.set_cookie(
            SECURE_COOKIE if self._is_secure else COOKIE,
            key,
            max_age=COOKIE_AGE,
            httponly=True,
            samesite="lax",
            secure=self._is_secure,
        )
