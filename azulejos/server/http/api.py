"""The HTTP API: docs/reference/http-api.md explains it with an example."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import PlainTextResponse, Response

from azulejos.games import GAMES
from azulejos.match import read_any
from azulejos.notation.errors import NotationError
from azulejos.notation.position import JsonObject
from azulejos.players import PLAYERS
from azulejos.server.hints import in_words
from azulejos.server.http import models
from azulejos.server.http.auth import Client
from azulejos.server.http.errors import ApiError
from azulejos.server.http.middleware import printable
from azulejos.server.http.my_tables import my_tables
from azulejos.server.http.tokens import hash_key, new_key
from azulejos.server.storage.store import StoredSeat
from azulejos.server.tables import hints
from azulejos.server.tables.rooms import Room, encode_json
from azulejos.server.tables.service import Maker
from azulejos.server.tables.view import log_entries
from azulejos.words import Message

router = APIRouter()
NO_NAME = models.Attempt()

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
    client.count_table()
    tokens = [new_key() if seat.kind == "person" else None for seat in body.seats]
    seats = [_stored_seat(seat, token) for seat, token in zip(body.seats, tokens, strict=True)]
    claimed = [n for n, seat in enumerate(body.seats) if seat.mine and seat.kind == "person"]
    key = client.key or new_key()
    maker = Maker(hash_key(key), claimed, _attempt(client, body.client))
    try:
        if body.position is None:
            table = await client.tables.create(body.game, body.options, seats, body.start, maker)
        else:
            position = await asyncio.to_thread(_position, body.position, body.plies)
            table = await client.tables.create_from(position, seats, maker)
    except NotationError as error:
        raise ApiError(422, "bad_table", error.args[0]) from None
    links = [token and _link(request, table, token) for token in tokens]
    answer = Json(encode_json({"table": table, "tokens": tokens, "links": links}), 201)
    if client.is_browser or claimed:
        client.set_cookie(answer, key)
    return answer


@router.post("/api/positions", response_model=models.ReadPosition, responses=ERRORS)
async def read_position(request: Request, body: models.NewPosition) -> Response:
    """Read a position or a record. 422 says what is wrong with it."""
    Client(request).count("rest")
    try:
        match = await asyncio.to_thread(read_any, body.text, plies=body.plies)
    except NotationError as error:
        raise ApiError(422, "bad_position", error.args[0]) from None
    about = {"game": match.game, "players": match.players, "over": match.over}
    position = match.position()
    content = {**about, "turn": position["turn"], "text": match.text(), "position": position}
    return Json(encode_json(content))


def _position(text: str, plies: int | None) -> str:
    """The position that a table begins with, as one line of text."""
    match = read_any(text, plies=plies)
    if match.over:
        raise NotationError(Message("errors-position-over"))
    return match.text()


def _attempt(client: Client, name: str | None) -> bytes | None:
    """What identifies an attempt to make a table: its name, and who sends it."""
    return hash_key(f"{client.address} {client.key} {name}") if name else None


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
async def list_tables(request: Request) -> Response:
    """The tables of this browser, newest first."""
    client = Client(request)
    client.count("rest")
    return Json(encode_json({"tables": await my_tables(client)}))


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


@router.get("/api/tables/{table}/review", response_model=models.ReviewStatus, responses=ERRORS)
async def review(request: Request, table: TableId) -> Response:
    """The review of a finished game. Ask again until it is done; it stops if nobody asks."""
    client = Client(request)
    client.count("rest")
    room = await client.tables.open(table)
    if not room.table.match.over:
        raise ApiError(409, "not_over", Message("errors-review-unfinished"))
    status = await client.reviews.status(room.table)
    progress = {"state": status.state, "done": status.done, "total": status.total}
    return Json(encode_json({**progress, "review": status.content}))


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
async def undo(request: Request, table: TableId, body: models.Attempt = NO_NAME) -> Response:
    """Undo your last move, or ask the other players."""
    client, room, seats = await _seated(request, table, "undo")
    try:
        await client.tables.undo(room, seats, body.client)
    except ApiError as error:
        raise _with_view(error, client, room) from None
    return _view(client, room)


@router.post("/api/tables/{table}/undo/answer", response_model=models.TableView, responses=ERRORS)
async def answer_undo(request: Request, table: TableId, body: models.NewAnswer) -> Response:
    """Answer a request to undo a move."""
    client, room, seats = await _seated(request, table, "undo")
    try:
        await client.tables.answer_undo(room, seats, body.agree, body.client)
    except ApiError as error:
        raise _with_view(error, client, room) from None
    return _view(client, room)


@router.post("/api/tables/{table}/give-up", response_model=models.TableView, responses=ERRORS)
async def give_up(request: Request, table: TableId, body: models.GivenUp) -> Response:
    """Resign, or leave. A game of two is over then; with more players, a bot goes on."""
    client, room, seats = await _seated(request, table, "undo")
    if body.seat not in seats:
        raise ApiError(403, "not_your_seat", Message("errors-not-your-seat"))
    try:
        await client.tables.give_up(room, body.seat, body.reason, body.client)
    except ApiError as error:
        raise _with_view(error, client, room) from None
    return _view(client, room)


@router.post("/api/tables/{table}/remove", response_model=models.Summaries, responses=ERRORS)
async def remove(request: Request, table: TableId) -> Response:
    """Take a table off the list of this browser's tables. 409: others wait for you there."""
    client = Client(request)
    client.count("undo")
    room = await client.tables.open(table)
    if client.browser is None or not room.table.knows(client.browser):
        raise ApiError(403, "no_seat", Message("errors-no-seat"))
    await client.tables.remove(room, client.browser)
    return Json(encode_json({"tables": await my_tables(client)}))


@router.post("/api/tables/{table}/chat", response_model=models.TableView, responses=ERRORS)
async def chat(request: Request, table: TableId, body: models.NewChat) -> Response:
    """Send a chat message to all players and spectators."""
    client, room, seats = await _seated(request, table, "chat")
    text = printable(body.text, models.CHAT)
    if text:
        await client.tables.add_note(room, min(seats), text, client=body.client)
    return _view(client, room)


@router.post("/api/tables/{table}/name", response_model=models.TableView, responses=ERRORS)
async def rename(request: Request, table: TableId, body: models.NewName) -> Response:
    """Rename one of your seats."""
    client, room, seats = await _seated(request, table, "chat")
    if body.seat not in seats:
        raise ApiError(403, "not_your_seat", Message("errors-not-your-seat"))
    name = printable(body.name, models.NAME)
    if name and name != room.table.names[body.seat]:
        await client.tables.add_note(room, body.seat, name, "name", body.client)
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


@router.post("/api/tables/{table}/hint", response_model=models.Hint, responses=ERRORS)
async def hint(request: Request, table: TableId, body: models.NewHint) -> Response:
    """What a strong player would do: where to look, or the whole move. Hints are counted."""
    client, room, seats = await _seated(request, table, "undo")
    now = room.table
    if not hints.are_allowed(now, seats):
        raise ApiError(403, "no_hints", Message("errors-no-hints"))
    if body.ply != now.ply or now.match.turn not in seats:
        raise ApiError(409, "stale", Message("errors-stale"))
    match = now.match.copy()
    found = await client.hints.find(now.id, now.ply, match)
    seat = match.mover
    await client.tables.add_note(room, seat, "move" if body.full else "where", hints.KIND)
    return Json(encode_json(in_words(match, found, body.full)._asdict()))


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
    room.owner = client.owner
    return client, room, seats


def _with_view(error: ApiError, client: Client, room: Room) -> ApiError:
    error.view = room.view_json(client.seats_at(room))
    return error
