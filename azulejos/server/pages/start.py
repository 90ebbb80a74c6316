"""The start page, and the page with all games of a browser."""

from functools import cache
from typing import Annotated, Final, NamedTuple

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response

from azulejos.drawing import frieze
from azulejos.drawing.theme import THEMES
from azulejos.games import GAMES, find_game
from azulejos.server.http.auth import Client
from azulejos.server.http.errors import ApiError
from azulejos.server.http.my_tables import my_tables
from azulejos.server.pages.hero import hero
from azulejos.server.pages.learn import routes as learn
from azulejos.server.pages.setup import setup
from azulejos.server.pages.templates import page
from azulejos.server.tables.summary import Summary, is_my_turn
from azulejos.words import Message, say

router = APIRouter(include_in_schema=False)

A_DAY: Final = {"Cache-Control": "public, max-age=86400"}
SHOWN: Final = 2
"""Running games on the start page; the others are on the page of all games."""


class Running(NamedTuple):
    """A running game on the start page."""

    table: str
    game: str
    title: str
    standing: str
    is_my_turn: bool


class Continued(NamedTuple):
    """The games that a browser can continue."""

    shown: list[Running]
    turns: int
    """In how many of them it is to move."""
    others: int
    """How many are not shown."""


@router.get("/")
async def start_page(request: Request) -> Response:
    """The start page."""
    client = Client(request)
    client.count("rest")
    tables = await my_tables(client)
    friezes = {name for name, game in GAMES.items() if game.frieze is not None}
    taught = learn.slugs()
    return page(
        request,
        "start.html",
        setup=setup(),
        hero=hero(),
        friezes=friezes,
        rules={game: learn.address(game) for game in taught},
        guided=next(iter(taught.values()), None),
        tables=len(tables),
        continued=_continued(tables),
    )


@router.get("/games")
async def games_page(request: Request) -> Response:
    """All games of the browser."""
    Client(request).count("rest")
    titles = {name: say(game.texts.title) for name, game in GAMES.items()}
    return page(request, "games.html", titles=titles)


@router.get("/friezes/{game}.{theme}.svg")
async def picture(
    request: Request, game: Annotated[str, Path(max_length=32)], theme: str
) -> Response:
    """The frieze of a game."""
    if game not in GAMES or theme not in THEMES or not (drawn := _frieze(game, theme)):
        raise ApiError(404, "not_found", Message("errors-not-found"))
    return Response(drawn, media_type="image/svg+xml", headers=A_DAY)


@cache
def _frieze(game: str, theme: str) -> str:
    """The frieze of a game; empty if it has none."""
    found = find_game(game).frieze
    return "" if found is None else frieze.svg(found, theme)


def _continued(tables: list[Summary]) -> Continued:
    """The running games; those where the browser is to move come first."""
    running = [table for table in tables if table["turn"] is not None]
    running.sort(key=lambda table: not is_my_turn(table))
    turns = sum(map(is_my_turn, running))
    return Continued([_running(table) for table in running[:SHOWN]], turns, len(running) - SHOWN)


def _running(table: Summary) -> Running:
    mine, names = table["mine"], table["names"]
    game = say(find_game(table["game"]).texts.title)
    others = tuple(name for seat, name in enumerate(names) if seat not in mine)
    title = say("start-with", game=game, names=others) if others and mine else game
    return Running(table["table"], table["game"], title, _standing(table), is_my_turn(table))


def _standing(table: Summary) -> str:
    mine, scores = table["mine"], table["scores"]
    others = [score for seat, score in enumerate(scores) if seat not in mine]
    if len(mine) != 1 or not others:
        return say("start-round", round=table["round"])
    own, best = scores[mine[0]], max(others)
    return say("start-standing", round=table["round"], own=own, best=best)
