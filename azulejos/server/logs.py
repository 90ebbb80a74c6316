"""The log of a server: lines of text or of JSON, each with the id of its request.

It never has addresses of pages, tokens, names or chat: a request is logged by its route.
"""

import json
import logging
import sys
from contextvars import ContextVar
from typing import Final

REQUEST_ID: Final[ContextVar[str]] = ContextVar("request_id", default="-")
FORMATS: Final = ("text", "json")

access = logging.getLogger("azulejos.access")


class TextFormatter(logging.Formatter):
    """A line of text, and the traceback below it."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s [%(request)s] %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """The entry as text."""
        record.request = REQUEST_ID.get()
        return super().format(record)


class JsonFormatter(logging.Formatter):
    """An object on one line."""

    def format(self, record: logging.LogRecord) -> str:
        """The entry as JSON."""
        entry: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname,
            "logger": record.name,
            "request": REQUEST_ID.get(),
            "message": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            entry["exception"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False)


def set_up(log_format: str, access_log: bool) -> None:
    """Write the log to standard error, in a format; with or without requests."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if log_format == "json" else TextFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    access.setLevel(logging.INFO if access_log else logging.CRITICAL)


def log_request(method: str, route: str, status: int, seconds: float) -> None:
    """Log a request, if requests are logged."""
    milliseconds = round(seconds * 1000, 1)
    fields = {"method": method, "route": route, "status": status, "ms": milliseconds}
    access.info("%s %s %d %s ms", *fields.values(), extra={"fields": fields})
