"""The routes of guided games: start one, and get what the coach says."""

from collections.abc import Sequence
from typing import Annotated, Final, TypedDict

from fastapi import APIRouter, Path, Request
from fastapi.responses import RedirectResponse, Response

from azulejos.games import find_game
from azulejos.players.levels import LEVELS
from azulejos.server.http.auth import Client
from azulejos.server.http.tokens import hash_key, new_key
from azulejos.server.pages.background import draw
from azulejos.server.pages.coach.course import Course
from azulejos.server.pages.layers import draw_layers
from azulejos.server.pages.learn.routes import game_of
from azulejos.server.pages.names import names_for
from azulejos.server.pages.table_cache import TableCache
from azulejos.server.pages.view_options import ViewOptions, view_options
from azulejos.server.storage.store import StoredSeat
from azulejos.server.tables.rooms import encode_json
from azulejos.server.tables.service import Maker
from azulejos.server.tables.table import Table
from azulejos.server.tables.timeline import Timeline
from azulejos.teaching import Tip
from azulejos.words import say

router = APIRouter(include_in_schema=False)

BOT: Final = LEVELS[0]
NAME: Final = "Azulinho"
"""The opponent: its level, and its name at the table."""
LEARNER: Final = 0


class TipView(TypedDict):
    """Something that the coach says."""

    words: str
    marks: str
    """The layer of marks of the picture, as SVG."""
    held: str
    """What the coach says instead while the learner holds tiles."""


def _course(timeline: Timeline) -> Course:
    return Course(timeline.at(0), LEARNER, find_game(timeline.match.game).lessons)


_courses = TableCache(_course)


@router.post("/learn/{slug}/play")
async def play(request: Request, slug: Annotated[str, Path(max_length=32)]) -> Response:
    """Start a guided game, and redirect to its table."""
    game, client = game_of(slug), Client(request)
    client.count_table()
    key = client.key or new_key()
    seats = [StoredSeat(None, "", hash_key(new_key())), StoredSeat(BOT, NAME, None)]
    maker = Maker(hash_key(key), [LEARNER])
    table = await client.tables.create(game, {}, seats, LEARNER, maker, lesson=f"{game} 1")
    answer = RedirectResponse(f"/t/{table}", status_code=303)
    client.set_cookie(answer, key)
    return answer


@router.get("/t/{table}/coach")
async def coach(request: Request, table: Annotated[str, Path(max_length=32)]) -> Response:
    """What the coach says now: some sentences, each with marks for the picture."""
    client = Client(request)
    client.count("rest")
    room = await client.tables.open(table)
    is_pupil = room.table.lesson is not None and LEARNER in client.seats_at(room)
    shown, options = room.table.snapshot(), view_options(request)

    def answer() -> bytes:
        tips: Sequence[Tip] = _courses.get(shown).tips if is_pupil else ()
        labels = {
            "next": say("coach-next"), "hide": say("coach-hide"), "show": say("coach-show")
        }  # fmt: skip
        told = [_tip(tip, shown, options) for tip in tips]
        return encode_json({"ply": shown.ply, "tips": told, "labels": labels})

    return Response(await draw(client, answer), media_type="application/json")


def _tip(tip: Tip, table: Table, options: ViewOptions) -> TipView:
    marks = draw_layers(
        table.position, names_for(table, [LEARNER]), LEARNER, options, None, tip.marks
    ).marks
    held = say(tip.held) if tip.held else ""
    return {"words": say(tip.message, **tip.values), "marks": marks, "held": held}
