"""The ASGI application: routes, middleware, error handlers, start and stop."""

import asyncio
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import ceil
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from azulejos.server import logs
from azulejos.server.hints import Hints
from azulejos.server.http import api, api_docs, health, operator, validation_errors, websocket
from azulejos.server.http.errors import ApiError
from azulejos.server.http.locale import LocaleMiddleware, language_of
from azulejos.server.http.middleware import SecurityMiddleware
from azulejos.server.http.observation import ObservationMiddleware, watch_loop
from azulejos.server.http.rate_limit import (
    MAX_DRAWINGS,
    MAX_EXHIBITIONS,
    MAX_SOCKETS,
    RATES,
    Buckets,
    ConcurrencyLimiter,
    RateLimiter,
)
from azulejos.server.pages import routes as pages
from azulejos.server.pages.templates import page
from azulejos.server.parent import end_with_parent
from azulejos.server.reviews import ReviewJobs
from azulejos.server.settings import Settings
from azulejos.server.storage.administration import Retention
from azulejos.server.storage.migrate import upgrade
from azulejos.server.storage.pg_notify import Subscriber
from azulejos.server.storage.store import Store, connect
from azulejos.server.tables.operation import follow_actions, prune_for_ever
from azulejos.server.tables.rooms import encode_json
from azulejos.server.tables.service import TableService
from azulejos.words import Message, speaking

SWITCH_INTERVAL: Final = 0.0005
"""Seconds after which Python switches threads; its default is 0.005.

A commit needs the interpreter lock several times, and waits that long for it while the event loop
is busy. Beside a busy thread a commit takes 5 ms with this value, and 15 ms with the default.
"""

ABOUT = """
Play the games by program. `docs/reference/http-api.md` has an example.

Programs send the token of their seat in a header: `Authorization: Bearer TOKEN`.
`/api/tables/{table}/live` is a WebSocket: it sends the table's view at once and after each
change.
"""


def make_app(settings: Settings) -> FastAPI:
    """The application; it migrates the database when it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        sys.setswitchinterval(SWITCH_INTERVAL)
        logging.getLogger("uvicorn.error").addFilter(_is_ours)
        engine = connect(settings.url)
        upgrade(engine)
        store = Store(engine)
        tables = app.state.tables = TableService(store, settings)
        app.state.settings = settings
        hints = app.state.hints = Hints()
        reviews = app.state.reviews = ReviewJobs(store, settings.review_nodes)
        _set_limits(app, settings)
        background = [
            asyncio.create_task(work)
            for work in (
                watch_loop(),
                follow_actions(store, tables),
                prune_for_ever(store, Retention(settings.keep_days, settings.keep_unused_days)),
            )
        ]
        subscriber = Subscriber(engine.url, tables.receive, tables.refresh_all)
        if settings.shared:
            await subscriber.start()
        yield
        for task in background:
            task.cancel()
        if settings.shared:
            await subscriber.close()
        await reviews.close()
        hints.close()
        await tables.close()
        store.close()

    app = FastAPI(
        title="Azulejos",
        version="1",
        description=ABOUT,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    for part in (api, health, operator, websocket, api_docs, pages):
        app.include_router(part.router)
    app.add_middleware(GZipMiddleware, minimum_size=4000, compresslevel=5)
    app.add_middleware(SecurityMiddleware, allowed_hosts=settings.allowed_hosts)
    app.add_middleware(LocaleMiddleware)
    app.add_middleware(ObservationMiddleware)
    _add_error_handlers(app)
    return app


def _set_limits(app: FastAPI, settings: Settings) -> None:
    """The limits of this worker: rates are shared by all, what is open at once is divided."""

    def share(most: int, refusal: Message | None = None) -> ConcurrencyLimiter:
        own = ceil(most / settings.workers) if settings.rates else None
        return ConcurrencyLimiter(own, refusal)

    rates = RATES if settings.rates else {}
    app.state.rate_limiter = RateLimiter(rates, Buckets(settings.buckets))
    app.state.connections = share(MAX_SOCKETS)
    app.state.drawings = share(MAX_DRAWINGS)
    app.state.exhibitions = share(
        MAX_EXHIBITIONS, Message("errors-exhibitions", most=MAX_EXHIBITIONS)
    )


def from_environment() -> FastAPI:
    """The application of a worker process, which ends with the server's first process."""
    end_with_parent()
    settings = Settings.from_environment()
    logs.set_up(settings.log_format, settings.access_log)
    return make_app(settings)


def _is_ours(record: logging.LogRecord) -> bool:
    """Whether an entry of uvicorn's log is worth reading: clients' bytes that are no text are not.

    uvicorn closes the WebSocket of such a client, and logs a traceback.
    """
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


def _wants_page(request: Request) -> bool:
    """Whether a browser asks for a page, rather than a script or a program for data."""
    accepted = request.headers.get("accept", "")
    return "text/html" in accepted and not request.url.path.startswith("/api/")


def _add_error_handlers(app: FastAPI) -> None:
    @app.exception_handler(ApiError)
    async def api_error(request: Request, error: ApiError) -> Response:
        if _wants_page(request):
            shown = page(request, "error.html", error.status, error=error)
            shown.headers.update(error.headers)
            return shown
        body = encode_json(error.body())
        if error.view is not None:
            body = body[:-1] + b',"view":' + error.view + b"}"
        return Response(body, error.status, error.headers, "application/json")

    @app.exception_handler(RequestValidationError)
    async def invalid_request(request: Request, error: RequestValidationError) -> Response:
        if _wants_page(request):  # an address like /t/TABLE/at/first
            return await api_error(request, ApiError(404, "not_found", Message("errors-not-found")))
        message = validation_errors.explain(error.errors()[0])
        return await api_error(request, ApiError(422, "bad_request", message))

    @app.exception_handler(HTTPException)
    async def http_error(request: Request, error: HTTPException) -> Response:
        code = {404: "not_found", 413: "too_large"}.get(error.status_code, "bad_request")
        messages = {404: Message("errors-not-found"), 405: Message("errors-no-method")}
        message = messages.get(error.status_code, error.detail)
        return await api_error(request, ApiError(error.status_code, code, message))

    @app.exception_handler(Exception)
    async def internal_error(request: Request, _: Exception) -> Response:
        with speaking(language_of(request)):  # this handler runs outside the middleware
            return await api_error(request, ApiError(500, "fault", Message("errors-our-fault")))

    @app.exception_handler(SQLAlchemyError)
    async def database_error(request: Request, _: SQLAlchemyError) -> Response:
        return await api_error(request, ApiError(503, "no_database", Message("errors-no-database")))
