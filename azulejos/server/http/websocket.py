"""The WebSocket: the view at once, and again after every change."""

import asyncio
from typing import Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from azulejos.server.http.auth import visitor
from azulejos.server.http.errors import Refusal
from azulejos.server.http.limits import same_origin
from azulejos.server.tables.rooms import Listener, Room, encoded
from azulejos.words import Message

router = APIRouter()

POLICY: Final = 1008
NOT_FOUND: Final = 4404
TOO_MANY: Final = 4429
MOST: Final = 500
"""Connections to one table."""


@router.websocket("/api/tables/{table}/live")
async def live(socket: WebSocket, table: str) -> None:
    """Until the client goes. What it sends is ignored; moves are posted."""
    if not same_origin(socket.headers):
        await socket.close(POLICY)
        return
    who = visitor(socket)
    try:
        who.spend("rest")
        room = await who.tables.open(table)
        if len(room.listeners) >= MOST:
            raise Refusal(429, "too_many", Message("errors-too-many"))
    except Refusal as refusal:
        await socket.accept()
        await socket.send_bytes(encoded(refusal.body()))
        await socket.close(NOT_FOUND if refusal.status == 404 else TOO_MANY)
        return
    await socket.accept()
    listener = Listener(who.browser, who.token)
    who.tables.presence.come(room, listener)
    try:
        await _serve(socket, listener, room)
    finally:
        who.tables.presence.go(room, listener)


async def _serve(socket: WebSocket, listener: Listener, room: Room) -> None:
    sending = asyncio.create_task(_send(socket, listener))
    try:
        while (await socket.receive())["type"] != "websocket.disconnect":
            pass
    except WebSocketDisconnect:
        pass
    finally:
        sending.cancel()


async def _send(socket: WebSocket, listener: Listener) -> None:
    while True:
        await socket.send_text((await listener.next()).decode())
