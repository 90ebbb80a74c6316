"""Health checks, for what watches a server: a service manager, a container, a load balancer."""

import asyncio
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import Response
from sqlalchemy import Connection, select

from azulejos.server.http.auth import Client
from azulejos.server.http.errors import ApiError
from azulejos.server.storage import schema
from azulejos.server.tables.rooms import encode_json
from azulejos.words import Message

router = APIRouter(include_in_schema=False)

PATIENCE: Final = 2.0
"""Seconds that the database has for an answer."""


@router.get("/healthz")
async def is_alive() -> Response:
    """The process answers."""
    return _ok()


@router.get("/readyz")
async def is_ready(request: Request) -> Response:
    """The database answers, too. Otherwise the status is 503."""
    client = Client(request)
    client.count("rest")
    try:
        await asyncio.wait_for(client.tables.store.read(_look), PATIENCE)
    except TimeoutError:
        raise ApiError(503, "no_database", Message("errors-no-database")) from None
    return _ok()


def _look(connection: Connection) -> None:
    connection.execute(select(schema.tables.c.id).limit(1)).first()


def _ok() -> Response:
    return Response(encode_json({"status": "ok"}), media_type="application/json")
