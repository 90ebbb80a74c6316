"""The routes of the learn pages: one page for each game, and its pictures."""

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response
from markupsafe import Markup

from azulejos.drawing.theme import THEMES
from azulejos.games import GAMES, find_game
from azulejos.server.http.auth import Client
from azulejos.server.http.errors import ApiError
from azulejos.server.pages.learn import pictures, texts
from azulejos.server.pages.templates import page
from azulejos.server.pages.view_options import view_options
from azulejos.words import LANGUAGES, Message, language, say, speaking

router = APIRouter(include_in_schema=False)

AN_HOUR: Final = {"Cache-Control": "public, max-age=3600"}

Slug = Annotated[str, Path(max_length=32)]


def slugs() -> dict[str, str]:
    """The games that have a learn page, each with its name in addresses."""
    return {name: name.replace("_", "-") for name, game in GAMES.items() if game.has_learn_page}


def address(game: str) -> str:
    """The address of a game's learn page; empty if it has none."""
    slug = slugs().get(game)
    return f"/learn/{slug}" if slug else ""


def cover(request: Request, game: str) -> Markup:
    """The cover picture of a game. It has no alternative text: the title stands beside it."""
    return Markup(texts.image(game, find_game(game).cover, "", _pictures(request, game)))


@router.get("/learn")
async def learn_page(request: Request) -> Response:
    """The list of games to learn."""
    Client(request).count("rest")
    games = [
        {"game": game, "slug": slug, "title": texts.text(language(), game).title}
        | {"cover": cover(request, game), "promise": say(find_game(game).texts.promise)}
        for game, slug in slugs().items()
    ]
    return page(request, "learn.html", games=games)


@router.get("/learn/{slug}")
async def rules_page(request: Request, slug: Slug) -> Response:
    """The rules of a game for players."""
    Client(request).count("rest")
    game = game_of(slug)
    text = texts.text(language(), game)
    body = Markup(text.html(_pictures(request, game)))
    others = [(s, texts.text(language(), g).title) for g, s in slugs().items() if g != game]
    promise = say(find_game(game).texts.promise)
    return page(
        request,
        "rules.html",
        slug=slug,
        is_first=game == next(iter(GAMES)),
        text=text,
        body=body,
        others=others,
        promise=promise,
    )


@router.get("/learn/{slug}/{name}.{shape}.{theme}.{locale}.svg")
async def picture(
    request: Request, slug: Slug, name: str, shape: str, theme: str, locale: str
) -> Response:
    """A picture of a learn page."""
    Client(request).count("rest")
    game = game_of(slug)
    known = (
        name in pictures.pictures(game),
        shape in pictures.SHAPES,
        theme in THEMES,
        locale in LANGUAGES,
    )
    if not all(known):
        raise _not_found()
    with speaking(locale):
        drawn = pictures.drawn(game, name, shape, theme, locale, (say("learn-you"), "Ben"))
    return Response(drawn, media_type="image/svg+xml", headers=AN_HOUR)


def _pictures(request: Request, game: str) -> str:
    """The address of a game's pictures, with placeholders for name and shape."""
    return f"{address(game)}/{{}}.{{}}.{view_options(request).theme}.{language()}.svg"


def game_of(slug: str) -> str:
    """The game of a slug; ApiError if there is none."""
    for game, name in slugs().items():
        if name == slug:
            return game
    raise _not_found()


def _not_found() -> ApiError:
    return ApiError(404, "not_found", Message("learn-nothing-here"))
