"""The HTTP protocol of uvicorn, with a time limit for the first request of a connection."""

import asyncio
from typing import Final

from uvicorn.protocols.http.h11_impl import H11Protocol

HEADER_TIMEOUT: Final = 10.0
"""Seconds that a client has for the headers of its first request."""


class TimedProtocol(H11Protocol):
    """Closes connections that send no whole request: uvicorn would keep them for ever."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the time limit."""
        super().connection_made(transport)
        self.loop.call_later(HEADER_TIMEOUT, self._close_if_silent)

    def _close_if_silent(self) -> None:
        is_http = self.transport.get_protocol() is self  # not a WebSocket by now
        if is_http and self.cycle is None:
            self.transport.close()
