"""The WebSocket of a table: it sends the view at once, and again after every change."""

import asyncio
from contextlib import AbstractContextManager, nullcontext
from typing import Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from azulejos.server.http.auth import Client
from azulejos.server.http.errors import ApiError
from azulejos.server.http.middleware import is_same_origin
from azulejos.server.http.rate_limit import Bucket, Rate
from azulejos.server.tables.rooms import Room, Viewer, encode_json
from azulejos.words import Message

router = APIRouter()

POLICY_VIOLATION: Final = 1008
NOT_FOUND: Final = 4404
TOO_MANY: Final = 4429
PING: Final = "ping"
"""Scripts cannot see the pings of WebSockets, so a page sends this text and gets PONG."""
FRAMES: Final = Rate(burst=40, per_second=4)
"""Messages that a client may send on a socket, although they are ignored."""
MAX_VIEWERS: Final = 500
"""Connections to one table."""
KEPT_PLACES: Final = 50
"""Connections among them that only players can use."""


@router.websocket("/api/tables/{table}/live")
async def live(socket: WebSocket, table: str) -> None:
    """Send views until the client disconnects, and answer its pings. Moves are posted."""
    if not is_same_origin(socket.headers):
        await socket.close(POLICY_VIOLATION)
        return
    client = Client(socket)
    try:
        client.count("rest")
        room = await client.tables.open(table)
        with client.connections.one(client.address), _exhibition(room, client):
            _check_places(room, client)
            await _watch(socket, client, room)
    except ApiError as error:
        await socket.accept()
        await socket.send_bytes(encode_json(error.body()))
        await socket.close(NOT_FOUND if error.status == 404 else TOO_MANY)


def _exhibition(room: Room, client: Client) -> AbstractContextManager[None]:
    """Count a table of bots only: it plays on while it is watched."""
    return nullcontext() if room.table.human_seats else client.exhibitions.one(client.address)


def _check_places(room: Room, client: Client) -> None:
    """Keep some places for players, so that spectators cannot shut them out."""
    most = MAX_VIEWERS if client.seats_at(room) else MAX_VIEWERS - KEPT_PLACES
    if len(room.viewers) >= most:
        raise ApiError(429, "too_many", Message("errors-too-many"))


async def _watch(socket: WebSocket, client: Client, room: Room) -> None:
    await socket.accept()
    viewer = Viewer(client.browser, client.token)
    room.owner = client.owner
    client.tables.join(room, viewer)
    try:
        await _serve(socket, viewer)
    finally:
        client.tables.presence.leave(room, viewer)


async def _serve(socket: WebSocket, viewer: Viewer) -> None:
    sending = asyncio.create_task(_send_views(socket, viewer))
    frames = Bucket(FRAMES)
    try:
        while (message := await socket.receive())["type"] != "websocket.disconnect":
            if frames.use():  # the client floods the socket
                await socket.close(POLICY_VIOLATION)
                break
            if message.get("text") == PING:
                viewer.ping()
    except WebSocketDisconnect:
        pass
    finally:
        sending.cancel()


async def _send_views(socket: WebSocket, viewer: Viewer) -> None:
    while not viewer.is_dismissed:
        await socket.send_text((await viewer.next_message()).decode())
    await socket.close(NOT_FOUND)
