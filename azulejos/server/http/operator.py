"""What the operator of a server sees, with the operator's key: metrics and a status page."""

import base64
import binascii
import hmac
import time
from typing import Final, NamedTuple

from fastapi import APIRouter, Request
from fastapi.responses import Response
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from sqlalchemy import Connection, func, select

import azulejos
from azulejos.server import metrics
from azulejos.server.http.auth import Client
from azulejos.server.http.errors import ApiError
from azulejos.server.pages.templates import page
from azulejos.server.settings import Settings
from azulejos.server.storage import schema
from azulejos.words import Message, say

router = APIRouter(include_in_schema=False)

CHALLENGE: Final = {"WWW-Authenticate": 'Basic realm="azulejos", charset="UTF-8"'}
STARTED: Final = time.time()
HOUR: Final = 3600


@router.get("/metrics")
async def prometheus(request: Request) -> Response:
    """All figures, for Prometheus."""
    await _prepare(request)
    return Response(metrics.exposition(), media_type=CONTENT_TYPE_LATEST)


class Figure(NamedTuple):
    """A line of the status page."""

    name: str
    value: str


@router.get("/status")
async def status(request: Request) -> Response:
    """The most important figures, for people."""
    client = await _prepare(request)
    stored = await client.tables.store.read(_count_tables)
    return page(request, "status.html", figures=_figures(stored))


async def _prepare(request: Request) -> Client:
    """Check the key, and measure what is not measured all the time."""
    client = Client(request)
    _check_key(request, client)
    metrics.WAITING.set(await client.tables.bots.queue.waiting())
    return client


def _check_key(request: Request, client: Client) -> None:
    settings: Settings = request.app.state.settings
    if not settings.operator_key:
        raise ApiError(404, "not_found", Message("errors-not-found"))
    given = _given_key(request.headers.get("authorization", ""))
    if not hmac.compare_digest(given.encode(), settings.operator_key.encode()):
        client.count("operator")
        error = ApiError(401, "no_key", Message("errors-no-key"))
        error.headers |= CHALLENGE
        raise error


def _given_key(header: str) -> str:
    """The key of a program (Bearer), or the password that a browser has asked for (Basic)."""
    scheme, _, content = header.partition(" ")
    if scheme.lower() == "bearer":
        return content.strip()
    try:
        return base64.b64decode(content, validate=True).decode().partition(":")[2]
    except (binascii.Error, UnicodeDecodeError):
        return ""


def _count_tables(connection: Connection) -> int:
    return connection.scalar(select(func.count()).select_from(schema.tables)) or 0


def _figures(stored: int) -> list[Figure]:
    hours = round((time.time() - STARTED) / HOUR, 1)
    requests, refused_commits = "azulejos_request_seconds_count", "azulejos_failed_commits_total"
    return [
        Figure(say("status-version"), azulejos.__version__),
        Figure(say("status-since"), say("status-hours", hours=hours)),
        Figure(say("status-stored"), _count(stored)),
        Figure(say("status-tables"), _count(metrics.total("azulejos_tables"))),
        Figure(say("status-sockets"), _count(metrics.total("azulejos_sockets"))),
        Figure(say("status-entries"), _count(metrics.total("azulejos_entries_total"))),
        Figure(say("status-waiting"), _count(metrics.total("azulejos_bot_turns_waiting"))),
        Figure(say("status-thinking"), _count(metrics.total("azulejos_bots_thinking"))),
        Figure(say("status-searches"), _mean("azulejos_bot_seconds")),
        Figure(say("status-requests"), _mean("azulejos_request_seconds")),
        Figure(say("status-refused"), _count(metrics.total(requests, status="429"))),
        Figure(say("status-failed"), _count(metrics.total(requests, status="5"))),
        Figure(say("status-commits"), _mean("azulejos_commit_seconds")),
        Figure(say("status-failed-commits"), _count(metrics.total(refused_commits))),
        Figure(say("status-loop"), _mean("azulejos_loop_delay_seconds")),
    ]  # fmt: skip


def _count(number: float) -> str:
    return say("status-count", count=int(number))


def _mean(name: str) -> str:
    """How many, and how long they took on average."""
    count, seconds = metrics.total(f"{name}_count"), metrics.total(f"{name}_sum")
    mean = round(1000 * seconds / count, 1) if count else 0.0
    return say("status-mean", count=int(count), mean=mean)
