"""The routes of the pages: the start page, tables, and what the script of a table's page requests.

The page of a table shows a picture and gets views over the WebSocket. It requests pictures here:
`scene` is what happened since the ply that it shows, `try` is what a choice would bring.
"""

from typing import Annotated, Final, TypedDict

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import RedirectResponse, Response
from markupsafe import Markup

from azulejos import views
from azulejos.games import find_game
from azulejos.match import Match
from azulejos.server.http.auth import Client
from azulejos.server.http.errors import ApiError
from azulejos.server.pages import crop, files, invitation, pwa, start, turn
from azulejos.server.pages.background import draw, render
from azulejos.server.pages.coach import routes as coach
from azulejos.server.pages.layers import Frame, draw_layers, frame
from azulejos.server.pages.learn import routes as learn
from azulejos.server.pages.move_list import MoveList
from azulejos.server.pages.names import names_for
from azulejos.server.pages.review import routes as review
from azulejos.server.pages.scene import Scene, end_marks, scene
from azulejos.server.pages.spots import spot_at
from azulejos.server.pages.table_cache import TableCache
from azulejos.server.pages.templates import page
from azulejos.server.pages.view_options import view_options
from azulejos.server.settings import Settings
from azulejos.server.storage.log import NATURE
from azulejos.server.tables import giving_up
from azulejos.server.tables.rooms import Room, encode_json
from azulejos.server.tables.view import View
from azulejos.teaching import why_not
from azulejos.words import Message, language, say

router = APIRouter(include_in_schema=False)
router.include_router(start.router)
router.include_router(invitation.router)
router.include_router(learn.router)
router.include_router(coach.router)
router.include_router(review.router)

TableId = Annotated[str, Path(max_length=32)]
Ply = Annotated[int, Path(ge=0)]
MAX_TRIED: Final = 60
"""Moves in one answer of `try`."""

_move_lists = TableCache(lambda timeline: MoveList(timeline.at(0)))


# --- Files ----------------------------------------------------------------------------------------


@router.get("/static/{version}/{name}")
async def static_file(version: str, name: str) -> Response:
    """A script, a style canvas or a picture."""
    return files.static(version, name)


@router.get("/favicon.ico")
async def icon() -> Response:
    """The icon, for browsers that do not read its address from the page."""
    return files.static("", "icon.svg")


@router.get("/manifest.webmanifest")
async def manifest() -> Response:
    """The web app manifest: with it, browsers can install the page as an app."""
    return Response(encode_json(pwa.manifest()), media_type="application/manifest+json")


@router.get("/worker.js")
async def service_worker() -> Response:
    """The service worker. Its address is at the root, because it controls only what is below."""
    return files.static("", "service_worker.js")


# --- Pages ----------------------------------------------------------------------------------------


@router.get("/away")
async def offline_page(request: Request) -> Response:
    """The page that the service worker shows while the server cannot be reached."""
    return page(request, "away.html")


@router.get("/privacy")
async def privacy_page(request: Request) -> Response:
    """What this server keeps, and for how long."""
    Client(request).count("rest")
    settings: Settings = request.app.state.settings
    return page(request, "privacy.html", settings=settings)


@router.get("/t/{table}", name="table")
async def table_page(request: Request, table: TableId) -> Response:
    """A table."""
    return await _table_page(request, table, None)


@router.get("/t/{table}/at/{ply}")
async def table_page_at(request: Request, table: TableId, ply: Ply) -> Response:
    """A table at an earlier ply."""
    return await _table_page(request, table, ply)


class TableFacts(TypedDict):
    """What the script of a table's page finds in the page."""

    view: View
    ply: int
    at: int | None
    """The ply of a replay; None for the current position."""
    seat: int
    title: str
    lesson: bool
    rules: str
    """The address of the game's learn page; empty if it has none."""
    invites: bool
    """Whether this browser has made the table, so that it can invite to its empty seats."""
    frame: Frame


async def _table_page(request: Request, name: str, at: int | None) -> Response:
    client, room = await _open(request, name)
    table, options = room.table, view_options(request)
    if at is not None and at > table.ply:
        return RedirectResponse(f"/t/{name}")
    view = room.view(client.seats_at(room))
    seat = _point_of_view(view, None, table.match.players)
    ply = table.ply if at is None else at
    current = table.position if at is None else table.timeline.at(at).position()
    position = giving_up.shown(table, ply, current)
    last = table.timeline.last_move(ply)
    names = names_for(table, view["mine"])
    marks = end_marks(table, ply)
    layers = await draw(client, draw_layers, position, names, seat, options, last, marks)
    game = find_game(table.match.game)
    title = say(game.texts.title)
    facts: TableFacts = {
        "view": view, "ply": ply, "at": at, "seat": seat, "title": title,
        "lesson": table.lesson is not None, "rules": learn.address(game.name),
        "invites": client.browser is not None and client.browser == table.stored.made_by,
        "frame": frame(layers.layout),
    }  # fmt: skip
    return page(
        request,
        "table.html",
        shape=options.shape,
        title=title,
        game=game.name,
        notation=say(game.texts.notation),
        frame=facts["frame"],
        layers={k: Markup(v) for k, v in layers._asdict().items() if isinstance(v, str)},
        facts=facts,
    )


# --- Data for the script of a table's page --------------------------------------------------------


@router.get("/t/{table}/ground")
async def ground(request: Request, table: TableId, seat: int = 0) -> Response:
    """The layer of a picture that stays, for another shape, theme or seat."""
    client, room = await _open(request, table)
    point_of_view, position = seat % room.table.match.players, room.table.position
    names, options = names_for(room.table, client.seats_at(room)), view_options(request)
    layers = await draw(client, draw_layers, position, names, point_of_view, options)
    return _json({"ground": layers.ground, **frame(layers.layout)})


class SceneAnswer(Scene):
    """A scene, the current view, and the choices if the client is to move."""

    view: View
    choices: turn.Choices | None


@router.get("/t/{table}/scene")
async def scene_since(
    request: Request, table: TableId, since: int, at: int | None = None, seat: int | None = None
) -> Response:
    """What happened between two plies; the choices, if the client is to move now."""
    client, room = await _open(request, table)
    options, shown = view_options(request), room.table.snapshot()
    match, ply = shown.match, shown.ply
    view = room.view(client.seats_at(room))
    point_of_view = _point_of_view(view, seat, match.players)
    until = ply if at is None else min(max(0, at), ply)
    names = names_for(shown, view["mine"])

    def answer() -> Response:
        content = scene(shown, min(max(0, since), ply), until, point_of_view, options, names)
        is_to_move = until == ply and view["turn"] in view["mine"] and not view["closed"]
        choices = turn.choices(match, point_of_view, options) if is_to_move else None
        whole: SceneAnswer = {**content, "view": view, "choices": choices}
        return _json(whole)

    return await draw(client, answer)


@router.get("/t/{table}/try")
async def try_moves(
    request: Request, table: TableId, ply: int, key: Annotated[str, Query(max_length=16)], seat: int
) -> Response:
    """What the moves that begin or end at a place would bring, and why other places are closed."""
    client, room = await _open(request, table)
    match, options = room.table.match.copy(), view_options(request)
    if ply != room.table.ply or room.table.turn not in client.seats_at(room):
        raise _stale()
    point_of_view = seat % match.players

    def answer() -> Response:
        moves = [move for move in match.moves() if key in _ends(match, move)]
        targets = {views.ends(match.game, move, int(match.turn or 0)).target for move in moves}
        is_source = bool(moves) and key not in targets
        reasons = turn.closed_lines(match, key, targets) if is_source and ":" not in key else {}
        tried = turn.try_moves(match, moves[:MAX_TRIED], point_of_view, options)
        return _json({"moves": tried, "closed": reasons})

    return await draw(client, answer)


@router.get("/t/{table}/why")
async def explain_spot(
    request: Request, table: TableId, ply: int, seat: int, x: float, y: float,
    held: Annotated[str, Query(max_length=16)] = "",
) -> Response:  # fmt: skip
    """Why what lies at a point of the picture cannot be chosen now."""
    client, room = await _open(request, table)
    match, position = room.table.match.copy(), room.table.position
    shape, seats = view_options(request).shape, client.seats_at(room)
    if ply != room.table.ply:
        raise _stale()

    def answer() -> Response:
        layout = views.layout(position, seat=seat % match.players, shape=shape)
        spot = spot_at(layout, x, y)
        if not (spot and seats):
            return _json({})
        reason = why_not.answer(find_game(match.game).guide, match, seats, spot, held)
        return _json(reason._asdict() if reason else {})

    return await draw(client, answer)


@router.get("/t/{table}/story")
async def move_list(request: Request, table: TableId) -> Response:
    """The list of moves in words."""
    client, room = await _open(request, table)
    shown = room.table.snapshot()

    def answer() -> Response:
        entries, ply = shown.timeline.entries, shown.ply
        first = next((move.ply for move in entries if move.seat != NATURE), ply)
        lines = _move_lists.get(shown, language()).lines
        return _json({"ply": ply, "begun": first, "lines": lines})

    return await draw(client, answer)


@router.get("/t/{table}/picture.{kind}")
async def picture(request: Request, table: TableId, kind: str, at: int | None = None) -> Response:
    """The table as a picture to download."""
    client, room = await _open(request, table)
    options, ply, timeline = view_options(request), room.table.ply, room.table.timeline
    until = ply if at is None else min(max(0, at), ply)
    seat = _point_of_view(room.view(client.seats_at(room)), None, room.table.match.players)
    position = giving_up.shown(room.table, until, timeline.at(until).position())
    drawn = await draw(
        client, views.svg, position, seat=seat, theme=options.theme,
        shape=options.shape, names=names_for(room.table, ()), last=timeline.last_move(until),
    )  # fmt: skip
    headers = {"Content-Disposition": f'inline; filename="{table}-{until}.{kind}"'}
    if kind == "svg":
        return Response(drawn, media_type="image/svg+xml", headers=headers)
    if kind != "png":
        raise ApiError(404, "not_found", Message("errors-no-picture"))
    try:
        return Response(await render(client, drawn), media_type="image/png", headers=headers)
    except ImportError as error:
        raise ApiError(404, "no_png", str(error)) from None


@router.get("/t/{table}/board.svg")
async def own_board(request: Request, table: TableId) -> Response:
    """The client's own board; the first one for a spectator."""
    client, room = await _open(request, table)
    seat = _point_of_view(room.view(client.seats_at(room)), None, room.table.match.players)
    position, names = room.table.position, names_for(room.table, [])
    drawn = await draw(client, crop.board, position, names, seat, view_options(request).theme)
    return Response(drawn, media_type="image/svg+xml")


# --- Helpers --------------------------------------------------------------------------------------


async def _open(request: Request, table: str) -> tuple[Client, Room]:
    client = Client(request)
    client.count("rest")
    return client, await client.tables.open(table)


def _stale() -> ApiError:
    return ApiError(409, "stale", Message("errors-stale"))


def _json(content: object) -> Response:
    return Response(encode_json(content), media_type="application/json")


def _point_of_view(view: View, requested: int | None, players: int) -> int:
    """The seat whose board is drawn large: the requested one, else one of the client's own."""
    if requested is not None:
        return requested % players
    own, turn = view["mine"], view["turn"]
    if isinstance(turn, int) and turn in own:
        return turn
    return own[0] if own else 0


def _ends(match: Match, move: str) -> set[str]:
    sources, target = views.ends(match.game, move, int(match.turn or 0))
    return {*sources, target}
