"""The HTTP API: docs/reference/http-api.md explains it with an example."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import PlainTextResponse, RedirectResponse, Response

from azulejos.games import GAMES
from azulejos.notation.errors import NotationError
from azulejos.players import PLAYERS
from azulejos.server.http import models
from azulejos.server.http.auth import Visitor, visitor
from azulejos.server.http.errors import Refusal
from azulejos.server.http.limits import printable
from azulejos.server.http.tokens import hashed, new_key
from azulejos.server.storage import store
from azulejos.server.storage.store import KeptSeat
from azulejos.server.tables.rooms import Room, encoded
from azulejos.words import Message, say

router = APIRouter()
LISTED = 50

TableId = Annotated[str, Path(max_length=32, description="The table's name.")]
REFUSALS: dict[int | str, dict[str, Any]] = {
    403: {"model": models.Refused},
    404: {"model": models.Refused},
    409: {"model": models.Refused},
    422: {"model": models.Refused},
    429: {"model": models.Refused},
}


class Json(Response):
    """JSON that is encoded already."""

    media_type = "application/json"


@router.get("/api/games", response_model=models.Games)
async def games(request: Request) -> Response:
    """The games and the bots."""
    return Json(encoded({"games": list(GAMES), "bots": list(PLAYERS)}))


@router.post("/api/tables", status_code=201, response_model=models.MadeTable, responses=REFUSALS)
async def make_table(request: Request, body: models.NewTable) -> Response:
    """Make a table. Tokens come for the seats of persons; those marked `mine` are yours."""
    who = visitor(request)
    who.spend("tables")
    tokens = [new_key() if seat.kind == "person" else None for seat in body.seats]
    seats = [
        _kept(seat, n, token)
        for n, (seat, token) in enumerate(zip(body.seats, tokens, strict=True))
    ]
    mine = [n for n, seat in enumerate(body.seats) if seat.mine and seat.kind == "person"]
    key = who.key or new_key()
    try:
        table = await who.tables.create(
            body.game, body.options, seats, body.start, hashed(key), mine
        )
    except NotationError as error:
        raise Refusal(422, "bad_table", error.args[0]) from None
    links = [token and _link(request, table, token) for token in tokens]
    answer = Json(encoded({"table": table, "tokens": tokens, "links": links}), 201)
    if who.from_browser or mine:
        who.remember(answer, key)
    return answer


def _kept(seat: models.NewSeat, number: int, token: str | None) -> KeptSeat:
    if seat.kind == "person":
        name = printable(seat.name, models.NAME) or say("boards-player", number=number + 1)
        return KeptSeat(None, name, hashed(token or ""))
    if seat.player not in PLAYERS:
        raise Refusal(
            422,
            "no_such_bot",
            Message("errors-no-bot", said=repr(seat.player), bots=", ".join(PLAYERS)),
        )
    return KeptSeat(seat.player, printable(seat.name, models.NAME) or seat.player, None)


def _link(request: Request, table: str, token: str) -> str:
    return str(request.url_for("sit", table=table, token=token))


@router.get("/api/tables", response_model=models.Summaries)
async def my_tables(request: Request) -> Response:
    """The tables of this browser, the newest first."""
    who = visitor(request)
    who.spend("rest")
    found: list[dict[str, Any]] = []
    browser = who.browser
    if browser is not None:
        names = await who.tables.store.read(lambda c: store.tables_of(c, browser, LISTED))
        found = [_summary(who, await who.tables.open(name)) for name in names]
    return Json(encoded({"tables": found}))


def _summary(who: Visitor, room: Room) -> dict[str, Any]:
    table, match = room.table, room.table.match
    return {
        "table": table.id,
        "game": match.game,
        "options": table.kept.options,
        "names": table.names,
        "mine": sorted(who.mine(room)),
        "turn": match.turn,
        "scores": match.scores,
        "winners": match.winners,
        "at": table.kept.made_at,
    }


@router.get("/t/{table}/sit/{token}", name="sit", include_in_schema=False)
async def sit(request: Request, table: TableId, token: str) -> Response:
    """Take a seat with this browser, and go to the table."""
    who = visitor(request)
    who.spend("rest")
    room = await who.tables.open(table)
    seats = room.table.mine(None, hashed(token))
    if not seats:
        raise Refusal(404, "no_such_seat", Message("errors-dead-link"))
    key = who.key or new_key()
    await who.tables.sit(room, hashed(key), seats)
    answer = RedirectResponse(f"/t/{table}", status_code=303)
    who.remember(answer, key)
    return answer


# --- One table ------------------------------------------------------------------------------------


@router.get("/api/tables/{table}", response_model=models.TableView, responses=REFUSALS)
async def view(request: Request, table: TableId) -> Response:
    """The table, as it is shown to you."""
    who = visitor(request)
    who.spend("rest")
    return _view(who, await who.tables.open(table))


def _view(who: Visitor, room: Room) -> Response:
    return Json(room.shown(who.mine(room)))


@router.get("/api/tables/{table}/moves", response_model=models.Moves, responses=REFUSALS)
async def moves(
    request: Request, table: TableId, first: Annotated[int, Query(alias="from", ge=0)] = 0
) -> Response:
    """The log of moves, nature's included, from some ply on."""
    who = visitor(request)
    who.spend("rest")
    room = await who.tables.open(table)
    return Json(encoded({"moves": room.table.log_from(first)}))


@router.get("/api/tables/{table}/record", response_class=PlainTextResponse, responses=REFUSALS)
async def record(request: Request, table: TableId) -> Response:
    """The game so far as a record (docs/reference/notation.md), without what was taken back."""
    who = visitor(request)
    who.spend("rest")
    room = await who.tables.open(table)
    headers = {"Content-Disposition": f'inline; filename="{table}.record"'}
    return PlainTextResponse(room.table.record(), headers=headers)


@router.get("/api/tables/{table}/positions/{ply}", response_model=models.At, responses=REFUSALS)
async def position(request: Request, table: TableId, ply: Annotated[int, Path(ge=0)]) -> Response:
    """The position after the first so many entries of the log of moves."""
    who = visitor(request)
    who.spend("rest")
    room = await who.tables.open(table)
    if ply > room.table.ply:
        raise Refusal(404, "no_such_ply", Message("errors-no-ply", last=room.table.ply))
    return Json(
        encoded({"ply": ply, "position": await asyncio.to_thread(room.table.position_at, ply)})
    )


@router.post("/api/tables/{table}/moves", response_model=models.TableView, responses=REFUSALS)
async def play(request: Request, table: TableId, body: models.NewMove) -> Response:
    """Play a move. 409: it was illegal, or the table has changed; the view is there."""
    who, room, mine = await _seated(request, table, "moves")
    try:
        await who.tables.play(room, mine, body.move, body.ply, body.client)
    except Refusal as refusal:
        raise _with_view(refusal, who, room) from None
    return _view(who, room)


@router.post("/api/tables/{table}/undo", response_model=models.TableView, responses=REFUSALS)
async def take_back(request: Request, table: TableId) -> Response:
    """Take back your last move, or ask the others whether you may."""
    who, room, mine = await _seated(request, table, "undo")
    try:
        await who.tables.take_back(room, mine)
    except Refusal as refusal:
        raise _with_view(refusal, who, room) from None
    return _view(who, room)


@router.post("/api/tables/{table}/undo/answer", response_model=models.TableView, responses=REFUSALS)
async def answer(request: Request, table: TableId, body: models.NewAnswer) -> Response:
    """Say whether somebody may take back a move."""
    who, room, mine = await _seated(request, table, "undo")
    try:
        await who.tables.answer(room, mine, body.agree)
    except Refusal as refusal:
        raise _with_view(refusal, who, room) from None
    return _view(who, room)


@router.post("/api/tables/{table}/chat", response_model=models.TableView, responses=REFUSALS)
async def chat(request: Request, table: TableId, body: models.NewChat) -> Response:
    """Say something; everybody at the table and all spectators read it."""
    who, room, mine = await _seated(request, table, "chat")
    text = printable(body.text, models.CHAT)
    if text:
        await who.tables.say(room, min(mine), text)
    return _view(who, room)


@router.post("/api/tables/{table}/name", response_model=models.TableView, responses=REFUSALS)
async def rename(request: Request, table: TableId, body: models.NewName) -> Response:
    """Take another name for a seat of yours."""
    who, room, mine = await _seated(request, table, "chat")
    if body.seat not in mine:
        raise Refusal(403, "not_your_seat", Message("errors-not-your-seat"))
    name = printable(body.name, models.NAME)
    if name and name != room.table.names[body.seat]:
        await who.tables.say(room, body.seat, name, "name")
    return _view(who, room)


@router.post(
    "/api/tables/{table}/seats/{seat}/invite",
    response_model=models.Invitation,
    responses=REFUSALS,
)
async def invite(request: Request, table: TableId, seat: int) -> Response:
    """A new link for a seat that nobody has used yet; the old one opens nothing any more."""
    who = visitor(request)
    who.spend("tables")
    room = await who.tables.open(table)
    if who.browser is None or who.browser != room.table.kept.made_by:
        raise Refusal(403, "not_your_table", Message("errors-not-your-table"))
    token = new_key()
    await who.tables.invite(room, seat, hashed(token))
    return Json(encoded({"token": token, "link": _link(request, table, token)}))


@router.post("/api/tables/{table}/rematch", response_model=models.TableView, responses=REFUSALS)
async def rematch(request: Request, table: TableId) -> Response:
    """Want to play again. When all persons do, `rematch.table` names the new table."""
    who, room, mine = await _seated(request, table, "undo")
    await who.tables.rematch(room, mine)
    return _view(who, room)


async def _seated(request: Request, table: str, kind: str) -> tuple[Visitor, Room, frozenset[int]]:
    who = visitor(request)
    room = await who.tables.open(table)
    mine = who.mine(room)
    who.spend(kind, f"{table} {sorted(mine)}" if mine else "")
    if not mine:
        raise Refusal(403, "no_seat", Message("errors-no-seat"))
    return who, room, mine


def _with_view(refusal: Refusal, who: Visitor, room: Room) -> Refusal:
    refusal.view = room.shown(who.mine(room))
    return refusal
