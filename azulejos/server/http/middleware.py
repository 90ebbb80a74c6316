"""Middleware that protects the server: origins, sizes of requests, security headers."""

import asyncio
import re
from collections.abc import Iterable, Sequence
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as Event

from azulejos.server.http.errors import ApiError
from azulejos.server.tables.rooms import encode_json
from azulejos.words import Message

MAX_BODY: Final = 16_384
"""The largest body of a request, in bytes."""
BODY_TIMEOUT: Final = 10.0
"""Seconds that a client has for each part of a body."""
HEALTH: Final = ("/healthz", "/readyz", "/metrics")
TOO_LARGE: Final = Message("errors-too-large", bytes=MAX_BODY)

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


def is_same_origin(headers: Headers) -> bool:
    """Whether one of our pages sends the request, or a program: programs send no Origin."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # not an address, such as `http://[`
        return False


class SecurityMiddleware:
    """Checks origins and sizes of all requests, and sets the headers of all responses."""

    def __init__(self, app: ASGIApp, allowed_hosts: Sequence[str] = ()) -> None:
        self.app = app
        self._allowed_hosts = allowed_hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on allowed requests."""
        if scope["type"] != "http":
            if scope["type"] == "websocket" and not self._is_allowed(scope):
                await send({"type": "websocket.close"})
            else:
                await self.app(scope, receive, send)
            return
        sender = _with_headers(send)
        try:
            if not self._is_allowed(scope):
                raise ApiError(421, "wrong_host", Message("errors-wrong-host"))
            _check(scope)
            await self.app(_as_get(scope), _limited(receive), sender)
        except ApiError as error:
            await _send_error(sender, error)

    def _is_allowed(self, scope: Scope) -> bool:
        """Whether the request is for a host of ours. Health checks ask for addresses."""
        if not self._allowed_hosts or scope["path"] in HEALTH:
            return True
        host = Headers(scope=scope).get("host", "").lower()
        name = host.rpartition(":")[0] if re.search(r":[0-9]*$", host) else host
        return any(
            name == allowed or (allowed.startswith("*.") and name.endswith(allowed[1:]))
            for allowed in self._allowed_hosts
        )


async def _send_error(send: Send, error: ApiError) -> None:
    headers = [(b"content-type", b"application/json")]
    headers += [(name.lower().encode(), text.encode()) for name, text in error.headers.items()]
    start = {"type": "http.response.start", "status": error.status, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": encode_json(error.body())})


def _check(scope: Scope) -> None:
    headers = Headers(scope=scope)
    if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not is_same_origin(headers):
        raise ApiError(403, "wrong_origin", Message("errors-other-site"))
    length = headers.get("content-length", "0")
    if not length.isdigit() or int(length) > MAX_BODY:
        raise ApiError(413, "too_large", TOO_LARGE)


def _as_get(scope: Scope) -> Scope:
    """Answer HEAD as GET; uvicorn leaves out the body."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope


def _limited(receive: Receive) -> Receive:
    """Count the bytes of a body, because a chunked body has no length to check beforehand.

    The body has a time limit, too; what comes after it, the end of the connection, has none.
    """
    received, is_complete = 0, False

    async def limited() -> Event:
        nonlocal received, is_complete
        try:
            message = await asyncio.wait_for(receive(), None if is_complete else BODY_TIMEOUT)
        except TimeoutError:
            raise HTTPException(408, str(Message("errors-too-slow"))) from None
        is_complete = not message.get("more_body", False)
        received += len(message.get("body", b""))
        if received > MAX_BODY:  # HTTPException, because FastAPI turns every other one into 400
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


def printable(text: str, limit: int) -> str:
    """A text without control characters; ApiError if it is longer than `limit`."""
    characters: Iterable[str] = (c if c.isprintable() else " " for c in text)
    cleaned = "".join(characters).strip()
    if len(cleaned) > limit:
        raise ApiError(422, "too_long", Message("errors-too-long", most=limit))
    return cleaned
