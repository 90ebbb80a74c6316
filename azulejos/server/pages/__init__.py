"""What browsers show: the start page, the tables, and what a table's page asks for.

The page of a table shows a picture and gets views over the WebSocket. For the pictures it asks
here: `scene` is what happened since the ply that it shows, `try` is what a choice would bring.
"""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import RedirectResponse, Response
from markupsafe import Markup

from azulejos import views
from azulejos.games import find_game
from azulejos.match import Match
from azulejos.server.http.auth import Visitor, visitor
from azulejos.server.http.errors import Refusal
from azulejos.server.pages import coach, files, learn, pwa, scene, turn
from azulejos.server.pages import why_not as why_here
from azulejos.server.pages.move_list import Story
from azulejos.server.pages.setup import setup
from azulejos.server.pages.table_cache import Kept
from azulejos.server.pages.templates import page
from azulejos.server.pages.view_options import look_of
from azulejos.server.storage.log import NATURE, standing
from azulejos.server.tables.rooms import Room, encoded
from azulejos.teaching.why_not import answer as answer_to
from azulejos.views import ends, png, svg, title
from azulejos.words import Message, language, say

router = APIRouter(include_in_schema=False)
router.include_router(learn.router)
router.include_router(coach.router)

TableId = Annotated[str, Path(max_length=32)]
Ply = Annotated[int, Path(ge=0)]

_stories = Kept(lambda table: Story(table.begun()))


@router.get("/static/{version}/{name}")
async def static(version: str, name: str) -> Response:
    """A script or a style."""
    return files.static(version, name)


@router.get("/favicon.ico")
async def icon() -> Response:
    """The icon, for browsers that do not look at the page for it."""
    return files.static("", "icon.svg")


@router.get("/manifest.webmanifest")
async def manifest() -> Response:
    """What a browser needs to install the page as an app."""
    content = encoded(pwa.manifest())
    return Response(content, media_type="application/manifest+json")


@router.get("/worker.js")
async def worker() -> Response:
    """The service worker: from here, because it may only speak for what is below its address."""
    return files.static("", "worker.js")


@router.get("/away")
async def away(request: Request) -> Response:
    """What the service worker shows instead of any page while the server is away."""
    return page(request, "away.html")


@router.get("/")
async def start(request: Request) -> Response:
    """The start page."""
    covers = {game: learn.cover(request, game) for game in learn.SLUGS}
    return page(request, "start.html", setup=setup(), covers=covers)


@router.get("/t/{table}", name="table")
async def table(request: Request, table: TableId) -> Response:
    """A table, as it stands."""
    return await _page(request, table, None)


@router.get("/t/{table}/at/{ply}")
async def table_at(request: Request, table: TableId, ply: Ply) -> Response:
    """A table, as it stood after the first so many entries of its log."""
    return await _page(request, table, ply)


async def _page(request: Request, name: str, at: int | None) -> Response:
    who, room = await _opened(request, name)
    table, look = room.table, look_of(request)
    if at is not None and at > table.ply:
        return RedirectResponse(f"/t/{name}")
    view = room.view(who.mine(room))
    seat = _seat(view, None, table.match.players)
    ply = table.ply if at is None else at
    position = table.match.position() if at is None else table.position_at(at)
    layers = scene.picture(position, table.names, seat, look, _last(room, ply))
    content: dict[str, Any] = {
        "shape": look.shape,
        "title": title(table.match.game),
        "game": table.match.game,
        "notation": say(find_game(table.match.game).texts.notation),
        "frame": (frame := scene.frame(layers.table)),
        "layers": {k: Markup(v) for k, v in layers._asdict().items() if isinstance(v, str)},
        "facts": {"view": view, "ply": ply, "at": at, "seat": seat, "title": title(view["game"])}
        | {"lesson": table.lesson is not None, "frame": frame},
    }
    return page(request, "table.html", **content)


@router.get("/t/{table}/ground")
async def ground(request: Request, table: TableId, seat: int = 0) -> Response:
    """The part of a picture that stays, for another shape, theme or seat."""
    _, room = await _opened(request, table)
    look, match = look_of(request), room.table.match
    layers = scene.picture(match.position(), room.table.names, seat % match.players, look)
    return _json({"ground": layers.ground, **scene.frame(layers.table)})


@router.get("/t/{table}/scene")
async def whole_scene(
    request: Request, table: TableId, since: int, at: int | None = None, seat: int | None = None
) -> Response:
    """What happened between two plies; the choices, if it is the visitor's turn now."""
    who, room = await _opened(request, table)
    look, match, ply = look_of(request), room.table.match, room.table.ply
    view = room.view(who.mine(room))
    where = _seat(view, seat, match.players)
    until = ply if at is None else min(max(0, at), ply)
    content = scene.scene(room.table, min(max(0, since), ply), until, where, look)
    content["view"] = view
    content["choices"] = None
    if until == ply and match.turn in view["mine"]:
        content["choices"] = turn.choices(match, where, look)
    return _json(content)


@router.get("/t/{table}/try")
async def what_if(
    request: Request, table: TableId, ply: int, key: Annotated[str, Query(max_length=16)], seat: int
) -> Response:
    """What the moves that begin or end at a place would bring, and why other places are closed."""
    who, room = await _opened(request, table)
    match, look = room.table.match, look_of(request)
    if ply != room.table.ply or match.turn not in who.mine(room):
        raise _stale()
    moves = [move for move in match.moves() if key in _ends(match, move)]
    targets = {ends(match.game, move, int(match.turn or 0)).target for move in moves}
    is_source = key not in targets
    reasons = turn.closed(match, key, targets) if is_source and ":" not in key else {}
    seen = turn.tries(match, moves[:MOST_TRIED], seat % match.players, look)
    return _json({"moves": seen, "closed": reasons})


@router.get("/t/{table}/why")
async def why_not(
    request: Request, table: TableId, ply: int, seat: int, x: float, y: float,
    held: Annotated[str, Query(max_length=16)] = "",
) -> Response:  # fmt: skip
    """Why what lies at a point of the picture cannot be chosen now."""
    who, room = await _opened(request, table)
    match = room.table.match
    if ply != room.table.ply:
        raise _stale()
    layout = views.layout(match.position(), seat=seat % match.players, shape=look_of(request).shape)
    spot = why_here.spot_at(layout, x, y)
    mine = who.mine(room)
    answer = (
        answer_to(find_game(match.game).guide, match, mine, spot, held) if spot and mine else None
    )
    return _json(answer._asdict() if answer else {})


MOST_TRIED: Final = 60


@router.get("/t/{table}/story")
async def whole_story(request: Request, table: TableId) -> Response:
    """The list of moves, in words."""
    _, room = await _opened(request, table)
    begun = next((m.ply for m in room.table.moves if m.seat != NATURE), room.table.ply)
    return _json(
        {"ply": room.table.ply, "begun": begun, "lines": _stories.of(room.table, language()).lines}
    )


@router.get("/t/{table}/picture.{kind}")
async def picture(request: Request, table: TableId, kind: str, at: int | None = None) -> Response:
    """A picture to keep."""
    who, room = await _opened(request, table)
    look, ply = look_of(request), room.table.ply
    until = ply if at is None else min(max(0, at), ply)
    seat = _seat(room.view(who.mine(room)), None, room.table.match.players)
    drawn = svg(
        room.table.position_at(until), seat=seat, theme=look.theme, shape=look.shape,
        names=room.table.names, last=_last(room, until),
    )  # fmt: skip
    headers = {"Content-Disposition": f'inline; filename="{table}-{until}.{kind}"'}
    if kind == "svg":
        return Response(drawn, media_type="image/svg+xml", headers=headers)
    if kind != "png":
        raise Refusal(404, "not_found", Message("errors-no-picture"))
    try:
        return Response(png(drawn, width=1600), media_type="image/png", headers=headers)
    except ImportError as error:
        raise Refusal(404, "no_png", str(error)) from None


# --- what they share ---


async def _opened(request: Request, table: str) -> tuple[Visitor, Room]:
    who = visitor(request)
    who.spend("rest")
    return who, await who.tables.open(table)


def _stale() -> Refusal:
    return Refusal(409, "stale", Message("errors-stale"))


def _json(content: Any) -> Response:
    return Response(encoded(content), media_type="application/json")


def _seat(view: dict[str, Any], wish: int | None, players: int) -> int:
    """Whose board is the large one: of who is to move, if the visitor plays for them."""
    if wish is not None:
        return wish % players
    mine = view["mine"]
    if view["turn"] in mine:
        return int(view["turn"])
    return int(mine[0]) if mine else 0


def _last(room: Room, ply: int) -> tuple[int, str] | None:
    moves = standing(room.table.moves[:ply])
    return next(((m.seat, m.text) for m in reversed(moves) if m.seat != NATURE), None)


def _ends(match: Match, move: str) -> set[str]:
    sources, target = ends(match.game, move, int(match.turn or 0))
    return {*sources, target}
