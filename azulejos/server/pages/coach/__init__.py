"""Guided games: a real table with a friendly bot, and a coach who says what is new."""

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request
from fastapi.responses import RedirectResponse, Response

from azulejos.server.pages.learn import game_of
from azulejos.server.seats import hashed, new_key
from azulejos.server.store import KeptSeat
from azulejos.server.visitor import visitor
from azulejos.words import say

router = APIRouter(include_in_schema=False)

BOT: Final = "greedy"
NAME: Final = "Azulinho"
"""Who sits opposite, and what it is called."""
LEARNER: Final = 0


@router.post("/learn/{slug}/play")
async def play(request: Request, slug: Annotated[str, Path(max_length=32)]) -> Response:
    """Begin a guided game, and go to its table."""
    game, who = game_of(slug), visitor(request)
    who.spend("tables")
    key = who.key or new_key()
    seats = [KeptSeat(None, say("learn-you"), hashed(new_key())), KeptSeat(BOT, NAME, None)]
    table = await who.tables.create(
        game, {}, seats, LEARNER, hashed(key), [LEARNER], lesson=f"{game} 1"
    )
    answer = RedirectResponse(f"/t/{table}", status_code=303)
    who.remember(answer, key)
    return answer
