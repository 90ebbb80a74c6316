"""The routes of a review. Pages ask for the body again and again until the review is done."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import Response

from azulejos.players.levels import LEVELS
from azulejos.server.http.auth import Client
from azulejos.server.http.errors import ApiError
from azulejos.server.pages.background import draw
from azulejos.server.pages.names import names_for
from azulejos.server.pages.review.content import Reviewed, seat_to_show
from azulejos.server.pages.templates import page, rendered
from azulejos.server.pages.view_options import view_options
from azulejos.server.reviews import Status
from azulejos.server.tables.rooms import Room, encode_json
from azulejos.views import title
from azulejos.words import Message

router = APIRouter(include_in_schema=False)

TableId = Annotated[str, Path(max_length=32)]
Seat = Annotated[int | None, Query(ge=0, le=3)]
Ply = Annotated[int, Query(ge=0)]


@router.get("/t/{table}/review")
async def review_page(
    request: Request, table: TableId, seat: Seat = None, ply: int | None = None
) -> Response:
    """The review of a finished table."""
    client, room = await _finished(request, table)
    names = names_for(room.table, client.seats_at(room))
    return page(
        request,
        "review.html",
        table=table,
        seat=seat,
        ply=ply,
        game=title(room.table.match.game),
        names=names,
        scores=room.table.match.scores,
    )


@router.get("/t/{table}/review/body")
async def review_body(request: Request, table: TableId, seat: Seat = None) -> Response:
    """How far the review is, and what is known so far as HTML."""
    client, room = await _finished(request, table)
    status = await client.reviews.status(room.table)
    theme = view_options(request).theme

    def answer() -> Response:
        html = ""
        if status.content:
            found, is_own = _reviewed(client, room, status, seat)
            html = rendered("review_body.html", found=found, theme=theme, you=is_own, table=table)
        known = status.content["nodes"] if status.content else 0
        content = {"state": status.state, "done": status.done, "total": status.total}
        return _json({**content, "nodes": known, "html": html})

    return await draw(client, answer)


@router.get("/t/{table}/review/move")
async def review_move(
    request: Request, table: TableId, ply: Ply, seat: Seat = None, quiz: bool = False
) -> Response:
    """One move: its position, and what would have been better; or a question about it."""
    client, room = await _finished(request, table)
    status = await client.reviews.status(room.table)
    theme = view_options(request).theme

    def answer() -> Response:
        found, _ = _reviewed(client, room, status, seat)
        decision = found.decision(ply)
        if decision is None:
            raise ApiError(404, "no_such_ply", Message("errors-no-decision"))
        html = rendered("review_move.html", found=found, move=decision, theme=theme, quiz=quiz)
        return _json({"html": html})

    return await draw(client, answer)


@router.get("/analysis")
async def analysis_page(
    request: Request, position: Annotated[str, Query(max_length=2000)] = ""
) -> Response:
    """A form that makes an analysis board from a position or a record."""
    Client(request).count("rest")
    return page(request, "analysis.html", position=position, levels=LEVELS)


def _reviewed(
    client: Client, room: Room, status: Status, wanted: int | None
) -> tuple[Reviewed, bool]:
    """The review as one seat sees it, and whether that seat is the client's own."""
    if status.content is None:
        raise ApiError(409, "no_review", Message("errors-no-review"))
    own = sorted(client.seats_at(room))
    table = room.table
    names = names_for(table, own)
    bots = [seat.bot for seat in table.stored.seats]
    found = Reviewed(status.content, table.timeline.at(table.ply), names, bots)
    found.seat = seat_to_show(own, wanted, found.review)
    return found, own == [found.seat]


async def _finished(request: Request, table: str) -> tuple[Client, Room]:
    client = Client(request)
    client.count("rest")
    room = await client.tables.open(table)
    if not room.table.match.over:
        raise ApiError(409, "not_over", Message("errors-review-unfinished"))
    return client, room


def _json(content: object) -> Response:
    return Response(encode_json(content), media_type="application/json")
