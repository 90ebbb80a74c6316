"""What browsers show."""

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from azulejos.server.visitor import visitor

router = APIRouter(include_in_schema=False)


@router.get("/")
async def start() -> Response:
    """The start page."""
    return PlainTextResponse("Azulejos. The API: /api/docs\n")


@router.get("/t/{table}", name="table")
async def table(request: Request, table: str) -> Response:
    """A table."""
    who = visitor(request)
    room = await who.tables.open(table)
    return PlainTextResponse(str(room.table.match))
