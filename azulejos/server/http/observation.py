"""Middleware that observes requests: an id for each, its figures, and its entry in the log."""

import asyncio
import logging
import secrets
import time
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as Event

from azulejos.server import metrics
from azulejos.server.logs import REQUEST_ID, log_request

METHODS: Final = {"GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE"}
UNKNOWN: Final = "other"
"""The method or route of a request that has none of ours: labels must not grow without bounds."""
TICK: Final = 0.25

log = logging.getLogger("azulejos.server")


class ObservationMiddleware:
    """Observes all requests; WebSockets are counted while they are open."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request with an id."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        REQUEST_ID.set(secrets.token_hex(8))
        if scope["type"] == "websocket":
            with metrics.SOCKETS.track_inprogress():
                await self.app(scope, receive, send)
            return
        await self._observe(scope, receive, send)

    async def _observe(self, scope: Scope, receive: Receive, send: Send) -> None:
        start, status = time.perf_counter(), 500

        async def sender(message: Event) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)["X-Request-Id"] = REQUEST_ID.get()
            await send(message)

        try:
            await self.app(scope, receive, sender)
        finally:
            seconds = time.perf_counter() - start
            method = scope["method"] if scope["method"] in METHODS else UNKNOWN
            route: str = getattr(scope.get("route"), "path", UNKNOWN)
            metrics.REQUESTS.labels(method, route, str(status)).observe(seconds)
            log_request(method, route, status, seconds)


async def watch_loop() -> None:
    """Measure for ever how late the event loop is: what blocks it delays everybody."""
    while True:
        due = time.perf_counter() + TICK
        await asyncio.sleep(TICK)
        metrics.LOOP_DELAY.observe(max(0.0, time.perf_counter() - due))
