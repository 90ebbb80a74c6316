"""The application: everything put together."""

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

import azulejos.server.http.api
import azulejos.server.http.api_docs
import azulejos.server.http.websocket
import azulejos.server.pages
from azulejos.server.http.errors import Refusal
from azulejos.server.http.limits import Guard, Rates
from azulejos.server.http.locale import Interpreter, language_of
from azulejos.server.http.validation_errors import what_is_wrong
from azulejos.server.pages.templates import page
from azulejos.server.settings import Settings
from azulejos.server.storage.migrate import upgrade
from azulejos.server.storage.pg_notify import Ear
from azulejos.server.storage.store import Store, connect
from azulejos.server.tables.rooms import encoded
from azulejos.server.tables.tables import Tables
from azulejos.words import Message, speaking

SWITCH: Final = 0.0005
"""Seconds after which threads of Python take turns; 0.005 is usual.

The writer needs Python's lock several times for a commit, and waits that long for it while the
event loop is busy: beside a busy thread a commit took 15 ms, and 5 ms with this.
"""

ABOUT = """
Play Azul, Azul: Summer Pavilion and Azul Duel by program.
`docs/reference/http-api.md` has an example.

Programs show the token of their seat in a header: `Authorization: Bearer TOKEN`.
`/api/tables/{table}/live` is a WebSocket: it sends the table's view at once and after each
change.
"""


def make_app(settings: Settings) -> FastAPI:
    """The application for a database, which is brought up to date."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        sys.setswitchinterval(SWITCH)
        engine = connect(settings.url)
        upgrade(engine)
        kept = Store(engine)
        app.state.tables = Tables(kept, settings)
        app.state.rates = Rates() if settings.rates else Rates({})
        ear = Ear(engine.url, app.state.tables.hear, app.state.tables.catch_up)
        if settings.shared:
            await ear.start()
        yield
        if settings.shared:
            await ear.close()
        await app.state.tables.close()
        kept.close()

    app = FastAPI(
        title="Azulejos",
        version="1",
        description=ABOUT,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.include_router(azulejos.server.http.api.router)
    app.include_router(azulejos.server.http.websocket.router)
    app.include_router(azulejos.server.http.api_docs.router)
    app.include_router(azulejos.server.pages.router)
    app.add_middleware(GZipMiddleware, minimum_size=4000, compresslevel=5)
    app.add_middleware(Guard)
    app.add_middleware(Interpreter)
    _explain_errors(app)
    return app


def from_environment() -> FastAPI:
    """The application of a worker process."""
    return make_app(Settings.handed_over())


def _for_people(request: Request) -> bool:
    """Whether a browser has asked for a page, and not a script or a program for something."""
    wanted = request.headers.get("accept", "")
    return "text/html" in wanted and not request.url.path.startswith("/api/")


def _explain_errors(app: FastAPI) -> None:
    @app.exception_handler(Refusal)
    async def refused(request: Request, refusal: Refusal) -> Response:
        if _for_people(request):
            return page(request, "sorry.html", refusal.status, refusal=refusal)
        body = encoded(refusal.body())
        if refusal.view is not None:
            body = body[:-1] + b',"view":' + refusal.view + b"}"
        return Response(body, refusal.status, refusal.headers, "application/json")

    @app.exception_handler(RequestValidationError)
    async def not_understood(request: Request, error: RequestValidationError) -> Response:
        if _for_people(request):  # an address like /t/TABLE/at/first
            return await refused(request, Refusal(404, "not_found", Message("errors-not-found")))
        return await refused(request, Refusal(422, "bad_request", what_is_wrong(error.errors()[0])))

    @app.exception_handler(HTTPException)
    async def not_there(request: Request, error: HTTPException) -> Response:
        code = {404: "not_found", 413: "too_large"}.get(error.status_code, "bad_request")
        told = {404: Message("errors-not-found"), 405: Message("errors-no-method")}
        what = told.get(error.status_code, error.detail)
        return await refused(request, Refusal(error.status_code, code, what))

    @app.exception_handler(Exception)
    async def faulty(request: Request, _: Exception) -> Response:
        with speaking(language_of(request)):  # this comes from outside of everything else
            return await refused(request, Refusal(500, "fault", Message("errors-our-fault")))

    @app.exception_handler(SQLAlchemyError)
    async def no_database(request: Request, _: SQLAlchemyError) -> Response:
        return await refused(request, Refusal(503, "no_database", Message("errors-no-database")))
