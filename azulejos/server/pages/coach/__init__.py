"""Guided games: a real table with a friendly bot, and a coach who says what is new."""

from collections.abc import Sequence
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request
from fastapi.responses import RedirectResponse, Response

from azulejos.games import find_game
from azulejos.players.levels import LEVELS
from azulejos.server.http.auth import visitor
from azulejos.server.http.tokens import hashed, new_key
from azulejos.server.pages import scene
from azulejos.server.pages.coach.course import Course
from azulejos.server.pages.learn import game_of
from azulejos.server.pages.table_cache import Kept
from azulejos.server.pages.view_options import Look, look_of
from azulejos.server.storage.store import KeptSeat
from azulejos.server.tables.rooms import encoded
from azulejos.server.tables.table import Table
from azulejos.teaching import Tip
from azulejos.words import say

router = APIRouter(include_in_schema=False)

BOT: Final = LEVELS[0]
NAME: Final = "Azulinho"
"""Who sits opposite, and what it is called."""
LEARNER: Final = 0


def _course(table: Table) -> Course:
    return Course(table.begun(), LEARNER, find_game(table.match.game).lessons)


_courses = Kept(_course)


@router.post("/learn/{slug}/play")
async def play(request: Request, slug: Annotated[str, Path(max_length=32)]) -> Response:
    """Begin a guided game, and go to its table."""
    game, who = game_of(slug), visitor(request)
    who.spend("tables")
    key = who.key or new_key()
    seats = [KeptSeat(None, say("scripts-you"), hashed(new_key())), KeptSeat(BOT, NAME, None)]
    table = await who.tables.create(
        game, {}, seats, LEARNER, hashed(key), [LEARNER], lesson=f"{game} 1"
    )
    answer = RedirectResponse(f"/t/{table}", status_code=303)
    who.remember(answer, key)
    return answer


@router.get("/t/{table}/coach")
async def coach(request: Request, table: Annotated[str, Path(max_length=32)]) -> Response:
    """What the coach says now: some sentences, each with marks for the picture."""
    who = visitor(request)
    who.spend("rest")
    room = await who.tables.open(table)
    tips: Sequence[Tip] = ()
    if room.table.lesson is not None and LEARNER in who.mine(room):
        tips = _courses.of(room.table).tips
    said = {
        "ply": room.table.ply,
        "tips": [_said(tip, room.table, look_of(request)) for tip in tips],
        "labels": {
            "next": say("coach-next"), "hide": say("coach-hide"), "show": say("coach-show")
        },
    }  # fmt: skip
    return Response(encoded(said), media_type="application/json")


def _said(tip: Tip, table: Table, look: Look) -> dict[str, Any]:
    marks = scene.picture(table.position, table.names, LEARNER, look, None, tip.marks).marks
    held = say(tip.held) if tip.held else ""
    return {"words": say(tip.message, **tip.values), "marks": marks, "held": held}
