"""Invitations: the page that a seat's link opens, and the link as a QR code.

Opening the link changes nothing, because programs open links to show a preview. A click on the
page's button takes the seat.
"""

from typing import Annotated, Final
from urllib.parse import parse_qs

import segno
from fastapi import APIRouter, Path, Request
from fastapi.responses import RedirectResponse, Response

from azulejos.games import find_game
from azulejos.server.http import models
from azulejos.server.http.auth import Client
from azulejos.server.http.errors import ApiError
from azulejos.server.http.middleware import printable
from azulejos.server.http.tokens import hash_key, new_key
from azulejos.server.pages.templates import page
from azulejos.server.tables.rooms import Room, encode_json
from azulejos.server.tables.table import Table
from azulejos.words import Message, say

router = APIRouter(include_in_schema=False)

TableId = Annotated[str, Path(max_length=32)]
Token = Annotated[str, Path(max_length=64)]
QUIET_ZONE: Final = 3
"""Empty modules around a QR code."""


@router.get("/t/{table}/sit/{token}", name="sit")
async def invitation_page(request: Request, table: TableId, token: Token) -> Response:
    """The page that invites to a seat; those who sit there already get the table."""
    client, room, seats = await _open(request, table, token)
    if seats <= client.seats_at(room):
        return RedirectResponse(f"/t/{table}", status_code=303)
    game, host = find_game(room.table.match.game), _host(room.table)
    names = [name for seat, name in enumerate(room.table.names) if seat not in seats]
    return page(
        request,
        "invitation.html",
        game=game.name,
        has_frieze=game.frieze is not None,
        title=say(game.texts.title),
        host=host,
        others=tuple(name for name in names if name not in ("", host)),
        is_taken=any(room.table.is_claimed(seat) for seat in seats),
        name=room.table.names[min(seats)],
    )


@router.post("/t/{table}/sit/{token}")
async def sit(request: Request, table: TableId, token: Token) -> Response:
    """Take the seat for this browser, and redirect to the table."""
    client, room, seats = await _open(request, table, token)
    key = client.key or new_key()
    await client.tables.claim(room, hash_key(key), seats)
    fields = parse_qs((await request.body()).decode(errors="replace"))
    name, seat = printable(fields.get("name", [""])[0][: models.NAME], models.NAME), min(seats)
    if name and name != room.table.names[seat]:
        await client.tables.add_note(room, seat, name, "name")
    answer = RedirectResponse(f"/t/{table}", status_code=303)
    client.set_cookie(answer, key)
    return answer


@router.post("/t/{table}/qr")
async def qr_code(request: Request, table: TableId, body: models.Link) -> Response:
    """A link of this table as a QR code."""
    client = Client(request)
    client.count("rest")
    if not body.link.startswith(str(request.url_for("table", table=table))):
        raise ApiError(422, "bad_link", Message("errors-dead-link"))
    code = segno.make(body.link, error="m", micro=False)
    svg = code.svg_inline(border=QUIET_ZONE, omitsize=True, dark="#14243D", light="#FFFFFF")
    return Response(encode_json({"svg": svg}), media_type="application/json")


async def _open(request: Request, table: str, token: str) -> tuple[Client, Room, frozenset[int]]:
    client = Client(request)
    client.count("rest")
    room = await client.tables.open(table)
    seats = room.table.seats_of(None, hash_key(token))
    if not seats:
        raise ApiError(404, "no_such_seat", Message("errors-dead-link"))
    return client, room, seats


def _host(table: Table) -> str:
    """The name of the person who made the table; empty if it has none."""
    maker = table.stored.made_by
    seats = table.claims.get(maker, set()) if maker else set()
    return next((table.names[seat] for seat in sorted(seats) if table.names[seat]), "")
