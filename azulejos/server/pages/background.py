"""Drawing beside the event loop: a large picture must not hold up the moves of other tables."""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextvars import copy_context
from typing import Final, ParamSpec, TypeVar

from azulejos import views
from azulejos.server.http.auth import Client
from azulejos.server.parent import end_with_parent
from azulejos.words import language, speaking

P = ParamSpec("P")
Result = TypeVar("Result")

PNG_WIDTH: Final = 1600

_drawing: Final = ThreadPoolExecutor(1, "drawing")
"""One thread: Python runs one at a time anyway, and the event loop is to have its turns."""
_rendering: Final = ThreadPoolExecutor(1, "rendering")
"""Waits for the process that makes a PNG, so that there is one such process at a time."""


async def draw(
    client: Client, job: Callable[P, Result], *args: P.args, **options: P.kwargs
) -> Result:
    """Run a job in a thread, in the client's language. ApiError: too many of its jobs wait."""
    return await _run(_drawing, client, lambda: job(*args, **options))


async def render(client: Client, picture: str) -> bytes:
    """An SVG picture as PNG. ApiError: too many of the client's jobs wait."""
    return await _run(_rendering, client, lambda: _render_in_process(picture))


async def _run(pool: ThreadPoolExecutor, client: Client, job: Callable[[], Result]) -> Result:
    context = copy_context()
    with client.drawings.one(client.address):
        return await asyncio.get_running_loop().run_in_executor(pool, context.run, job)


def _render_in_process(picture: str) -> bytes:
    """A process, because the renderer never releases Python's lock: it needs a second or more."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=context, initializer=end_with_parent) as pool:
        return pool.submit(_render, language(), picture).result()


def _render(spoken: str, picture: str) -> bytes:
    with speaking(spoken):
        return views.png(picture, width=PNG_WIDTH)
