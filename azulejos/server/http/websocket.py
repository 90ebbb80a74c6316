"""The WebSocket of a table: it sends the view at once, and again after every change."""

import asyncio
from typing import Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from azulejos.server.http.auth import Client
from azulejos.server.http.errors import ApiError
from azulejos.server.http.middleware import is_same_origin
from azulejos.server.http.rate_limit import Rate, RateLimiter
from azulejos.server.tables.rooms import Room, Viewer, encode_json
from azulejos.words import Message

router = APIRouter()

POLICY_VIOLATION: Final = 1008
NOT_FOUND: Final = 4404
TOO_MANY: Final = 4429
FRAMES: Final = Rate(burst=40, per_second=4)
"""Messages that a client may send on a socket, although they are ignored."""
MAX_VIEWERS: Final = 500
"""Connections to one table."""
KEPT_PLACES: Final = 50
"""Connections among them that only players can use."""


@router.websocket("/api/tables/{table}/live")
async def live(socket: WebSocket, table: str) -> None:
    """Send views until the client disconnects. Its own messages are ignored: moves are posted."""
    if not is_same_origin(socket.headers):
        await socket.close(POLICY_VIOLATION)
        return
    client = Client(socket)
    try:
        client.count("rest")
        room = await client.tables.open(table)
        with client.connections.one(client.address):
            _check_places(room, client)
            await _watch(socket, client, room)
    except ApiError as error:
        await socket.accept()
        await socket.send_bytes(encode_json(error.body()))
        await socket.close(NOT_FOUND if error.status == 404 else TOO_MANY)


def _check_places(room: Room, client: Client) -> None:
    """Keep some places for players, so that spectators cannot shut them out."""
    most = MAX_VIEWERS if client.seats_at(room) else MAX_VIEWERS - KEPT_PLACES
    if len(room.viewers) >= most:
        raise ApiError(429, "too_many", Message("errors-too-many"))


async def _watch(socket: WebSocket, client: Client, room: Room) -> None:
    await socket.accept()
    viewer = Viewer(client.browser, client.token)
    client.tables.presence.join(room, viewer)
    try:
        await _serve(socket, viewer)
    finally:
        client.tables.presence.leave(room, viewer)


async def _serve(socket: WebSocket, viewer: Viewer) -> None:
    sending = asyncio.create_task(_send_views(socket, viewer))
    frames = RateLimiter({"frames": FRAMES})
    try:
        while (await socket.receive())["type"] != "websocket.disconnect":
            frames.count("frames", "")
    except WebSocketDisconnect:
        pass
    except ApiError:  # the client floods the socket
        await socket.close(POLICY_VIOLATION)
    finally:
        sending.cancel()


async def _send_views(socket: WebSocket, viewer: Viewer) -> None:
    while True:
        await socket.send_text((await viewer.next_view()).decode())
