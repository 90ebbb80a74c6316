"""What keeps the server safe from the outside: origins, sizes, rates, headers."""

import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as Event

from azulejos.server.http.errors import Refusal
from azulejos.server.tables.rooms import encoded
from azulejos.words import Message

BODY: Final = 16_384
"""The largest body of a request, in bytes."""
TOO_LARGE: Final = Message("errors-too-large", bytes=BODY)

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


RATES: Final[Mapping[str, Rate]] = {
    "tables": Rate(20, 0.2),
    "moves": Rate(40, 10),
    "chat": Rate(8, 0.5),
    "undo": Rate(20, 1),
    "rest": Rate(300, 50),
}
MOST_KEPT: Final = 50_000


class Rates:
    """Counts who does what how often (token buckets)."""

    def __init__(self, rates: Mapping[str, Rate] | None = RATES) -> None:
        self._rates = rates or {}
        self._used: dict[tuple[str, str], tuple[float, float]] = {}

    def spend(self, kind: str, who: str) -> None:
        """Count once; Refusal if it was too often."""
        rate = self._rates.get(kind)
        if rate is None:
            return
        now = time.monotonic()
        used, since = self._used.get((kind, who), (0.0, now))
        used = max(0.0, used - (now - since) * rate.per_second) + 1
        if used > rate.burst:
            wait = (used - rate.burst) / rate.per_second
            refusal = Refusal(429, "too_often", Message("errors-too-often", seconds=round(wait)))
            refusal.headers["Retry-After"] = str(int(wait) + 1)
            raise refusal
        if len(self._used) > MOST_KEPT:
            self._used.clear()
        self._used[kind, who] = (used, now)


def same_origin(headers: Headers) -> bool:
    """Whether a page of ours asks, or no page at all: programs send no Origin, browsers do."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


class Guard:
    """Around the whole application: origins and sizes are checked, headers are set."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is allowed."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        sender = _with_headers(send)
        try:
            _check(scope)
            await self.app(scope, _limited(receive), sender)
        except Refusal as refusal:
            await answer(sender, refusal)


async def answer(send: Send, refusal: Refusal) -> None:
    """A refusal as a response."""
    headers = [(b"content-type", b"application/json")]
    headers += [(name.lower().encode(), text.encode()) for name, text in refusal.headers.items()]
    start = {"type": "http.response.start", "status": refusal.status, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": encoded(refusal.body())})


def _check(scope: Scope) -> None:
    headers = Headers(scope=scope)
    if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not same_origin(headers):
        raise Refusal(403, "wrong_origin", Message("errors-other-site"))
    length = headers.get("content-length", "0")
    if not length.isdigit() or int(length) > BODY:
        raise Refusal(413, "too_large", TOO_LARGE)


def _limited(receive: Receive) -> Receive:
    """Bodies that come in pieces have no length to check beforehand."""
    got = 0

    async def limited() -> Event:
        nonlocal got
        message = await receive()
        got += len(message.get("body", b""))
        if got > BODY:  # of this kind, because FastAPI takes any other for its own trouble
            raise HTTPException(413, str(TOO_LARGE))
        return message

    return limited


def _with_headers(send: Send) -> Send:
    async def sender(message: Event) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return sender


def printable(text: str, most: int, *, lines: bool = False) -> str:
    """A text that may be kept and shown: no control characters, not too long."""
    allowed: Iterable[str] = (c if c.isprintable() or (lines and c == "\n") else " " for c in text)
    cleaned = "".join(allowed).strip()
    if len(cleaned) > most:
        raise Refusal(422, "too_long", Message("errors-too-long", most=most))
    return cleaned
