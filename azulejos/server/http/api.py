"""The HTTP API: docs/reference/http-api.md explains it with an example."""

import asyncio
from typing import Annotated, Literal, TypedDict

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import PlainTextResponse, RedirectResponse, Response

from azulejos.drawing.sentences import seat_names
from azulejos.games import GAMES
from azulejos.notation import Options
from azulejos.notation.errors import NotationError
from azulejos.notation.position import JsonObject
from azulejos.players import PLAYERS
from azulejos.server.http import models
from azulejos.server.http.auth import Client
from azulejos.server.http.errors import ApiError
from azulejos.server.http.middleware import printable
from azulejos.server.http.tokens import hash_key, new_key
from azulejos.server.storage import store as storage
from azulejos.server.storage.store import StoredSeat
from azulejos.server.tables.rooms import Room, encode_json
from azulejos.server.tables.view import log_entries
from azulejos.words import Message

router = APIRouter()
MAX_LISTED = 50
"""Tables in the list of a browser."""

TableId = Annotated[str, Path(max_length=32, description="The table's name.")]
ERRORS: dict[int | str, JsonObject] = {
    403: {"model": models.ErrorResponse},
    404: {"model": models.ErrorResponse},
    409: {"model": models.ErrorResponse},
    422: {"model": models.ErrorResponse},
    429: {"model": models.ErrorResponse},
}


class Json(Response):
    """A response of encoded JSON."""

    media_type = "application/json"


@router.get("/api/games", response_model=models.Games)
async def games(request: Request) -> Response:
    """The games and the bots."""
    return Json(encode_json({"games": list(GAMES), "bots": list(PLAYERS)}))


@router.post("/api/tables", status_code=201, response_model=models.MadeTable, responses=ERRORS)
async def make_table(request: Request, body: models.NewTable) -> Response:
    """Make a table. It returns a token for each person's seat; those marked `mine` are yours."""
    client = Client(request)
    client.count("tables")
    tokens = [new_key() if seat.kind == "person" else None for seat in body.seats]
    seats = [_stored_seat(seat, token) for seat, token in zip(body.seats, tokens, strict=True)]
    claimed = [n for n, seat in enumerate(body.seats) if seat.mine and seat.kind == "person"]
    key = client.key or new_key()
    try:
        table = await client.tables.create(
            body.game, body.options, seats, body.start, hash_key(key), claimed
        )
    except NotationError as error:
        raise ApiError(422, "bad_table", error.args[0]) from None
    links = [token and _link(request, table, token) for token in tokens]
    answer = Json(encode_json({"table": table, "tokens": tokens, "links": links}), 201)
    if client.is_browser or claimed:
        client.set_cookie(answer, key)
    return answer


def _stored_seat(seat: models.NewSeat, token: str | None) -> StoredSeat:
    if seat.kind == "person":
        return StoredSeat(None, printable(seat.name, models.NAME), hash_key(token or ""))
    if seat.player not in PLAYERS:
        raise ApiError(
            422,
            "no_such_bot",
            Message("errors-no-bot", said=repr(seat.player), bots=", ".join(PLAYERS)),
        )
    return StoredSeat(seat.player, printable(seat.name, models.NAME) or seat.player, None)


def _link(request: Request, table: str, token: str) -> str:
    return str(request.url_for("sit", table=table, token=token))


@router.get("/api/tables", response_model=models.Summaries)
async def my_tables(request: Request) -> Response:
    """The tables of this browser, newest first."""
    client = Client(request)
    client.count("rest")
    found: list[Summary] = []
    browser = client.browser
    if browser is not None:
        names = await client.tables.store.read(lambda c: storage.tables_of(c, browser, MAX_LISTED))
        found = [_summary(client, await client.tables.open(name)) for name in names]
    return Json(encode_json({"tables": found}))


class Summary(TypedDict):
    """A table in a list; `models.Summary` explains the fields."""

    table: str
    game: str
    options: Options
    names: list[str]
    mine: list[int]
    turn: int | Literal["nature"] | None
    scores: list[int]
    winners: list[int]
    at: float


def _summary(client: Client, room: Room) -> Summary:
    table, match = room.table, room.table.match
    return {
        "table": table.id,
        "game": match.game,
        "options": table.stored.options,
        "names": seat_names(table.names, len(table.names)),
        "mine": sorted(client.seats_at(room)),
        "turn": match.turn,
        "scores": match.scores,
        "winners": match.winners,
        "at": table.stored.made_at,
    }


@router.get("/t/{table}/sit/{token}", name="sit", include_in_schema=False)
async def sit(request: Request, table: TableId, token: str) -> Response:
    """Claim a seat for this browser, and redirect to the table."""
    client = Client(request)
    client.count("rest")
    room = await client.tables.open(table)
    seats = room.table.seats_of(None, hash_key(token))
    if not seats:
        raise ApiError(404, "no_such_seat", Message("errors-dead-link"))
    key = client.key or new_key()
    await client.tables.claim(room, hash_key(key), seats)
    answer = RedirectResponse(f"/t/{table}", status_code=303)
    client.set_cookie(answer, key)
    return answer


# --- One table ------------------------------------------------------------------------------------


@router.get("/api/tables/{table}", response_model=models.TableView, responses=ERRORS)
async def view(request: Request, table: TableId) -> Response:
    """The table, as it is shown to you."""
    client = Client(request)
    client.count("rest")
    return _view(client, await client.tables.open(table))


def _view(client: Client, room: Room) -> Response:
    return Json(room.view_json(client.seats_at(room)))


@router.get("/api/tables/{table}/moves", response_model=models.Moves, responses=ERRORS)
async def moves(
    request: Request, table: TableId, first: Annotated[int, Query(alias="from", ge=0)] = 0
) -> Response:
    """The log of moves, nature's included, from a ply on."""
    client = Client(request)
    client.count("rest")
    room = await client.tables.open(table)
    return Json(encode_json({"moves": log_entries(room.table, first)}))


@router.get("/api/tables/{table}/record", response_class=PlainTextResponse, responses=ERRORS)
async def record(request: Request, table: TableId) -> Response:
    """The game so far as a record (docs/reference/notation.md), without undone moves."""
    client = Client(request)
    client.count("rest")
    room = await client.tables.open(table)
    headers = {"Content-Disposition": f'inline; filename="{table}.record"'}
    return PlainTextResponse(room.table.record(), headers=headers)


@router.get(
    "/api/tables/{table}/positions/{ply}", response_model=models.PositionAt, responses=ERRORS
)
async def position(request: Request, table: TableId, ply: Annotated[int, Path(ge=0)]) -> Response:
    """The position at a ply: after that many entries of the log of moves."""
    client = Client(request)
    client.count("rest")
    room = await client.tables.open(table)
    if ply > room.table.ply:
        raise ApiError(404, "no_such_ply", Message("errors-no-ply", last=room.table.ply))
    match = await asyncio.to_thread(room.table.timeline.at, ply)
    return Json(encode_json({"ply": ply, "position": match.position()}))


@router.post("/api/tables/{table}/moves", response_model=models.TableView, responses=ERRORS)
async def play(request: Request, table: TableId, body: models.NewMove) -> Response:
    """Play a move. 409: the move is illegal, or the table has changed; `view` is the new view."""
    client, room, seats = await _seated(request, table, "moves")
    try:
        await client.tables.play(room, seats, body.move, body.ply, body.client)
    except ApiError as error:
        raise _with_view(error, client, room) from None
    return _view(client, room)


@router.post("/api/tables/{table}/undo", response_model=models.TableView, responses=ERRORS)
async def undo(request: Request, table: TableId) -> Response:
    """Undo your last move, or ask the other players."""
    client, room, seats = await _seated(request, table, "undo")
    try:
        await client.tables.undo(room, seats)
    except ApiError as error:
        raise _with_view(error, client, room) from None
    return _view(client, room)


@router.post("/api/tables/{table}/undo/answer", response_model=models.TableView, responses=ERRORS)
async def answer_undo(request: Request, table: TableId, body: models.NewAnswer) -> Response:
    """Answer a request to undo a move."""
    client, room, seats = await _seated(request, table, "undo")
    try:
        await client.tables.answer_undo(room, seats, body.agree)
    except ApiError as error:
        raise _with_view(error, client, room) from None
    return _view(client, room)


@router.post("/api/tables/{table}/chat", response_model=models.TableView, responses=ERRORS)
async def chat(request: Request, table: TableId, body: models.NewChat) -> Response:
    """Send a chat message to all players and spectators."""
    client, room, seats = await _seated(request, table, "chat")
    text = printable(body.text, models.CHAT)
    if text:
        await client.tables.add_note(room, min(seats), text)
    return _view(client, room)


@router.post("/api/tables/{table}/name", response_model=models.TableView, responses=ERRORS)
async def rename(request: Request, table: TableId, body: models.NewName) -> Response:
    """Rename one of your seats."""
    client, room, seats = await _seated(request, table, "chat")
    if body.seat not in seats:
        raise ApiError(403, "not_your_seat", Message("errors-not-your-seat"))
    name = printable(body.name, models.NAME)
    if name and name != room.table.names[body.seat]:
        await client.tables.add_note(room, body.seat, name, "name")
    return _view(client, room)


@router.post(
    "/api/tables/{table}/seats/{seat}/invite",
    response_model=models.Invitation,
    responses=ERRORS,
)
async def invite(request: Request, table: TableId, seat: int) -> Response:
    """Make a new link for a seat that nobody uses yet. The old link stops working."""
    client = Client(request)
    client.count("tables")
    room = await client.tables.open(table)
    if client.browser is None or client.browser != room.table.stored.made_by:
        raise ApiError(403, "not_your_table", Message("errors-not-your-table"))
    token = new_key()
    await client.tables.change_token(room, seat, hash_key(token))
    return Json(encode_json({"token": token, "link": _link(request, table, token)}))


@router.post("/api/tables/{table}/rematch", response_model=models.TableView, responses=ERRORS)
async def rematch(request: Request, table: TableId) -> Response:
    """Ask for a rematch. When all persons have asked, `rematch.table` names the new table."""
    client, room, seats = await _seated(request, table, "undo")
    await client.tables.rematch(room, seats)
    return _view(client, room)


async def _seated(request: Request, table: str, kind: str) -> tuple[Client, Room, frozenset[int]]:
    client = Client(request)
    room = await client.tables.open(table)
    seats = client.seats_at(room)
    client.count(kind, f"{table} {sorted(seats)}" if seats else "")
    if not seats:
        raise ApiError(403, "no_seat", Message("errors-no-seat"))
    return client, room, seats


def _with_view(error: ApiError, client: Client, room: Room) -> ApiError:
    error.view = room.view_json(client.seats_at(room))
    return error
