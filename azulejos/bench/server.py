"""Benchmark of the server: over real sockets, against a process of its own with a file of its own.

Clients run in this process, so on few cores they take part of what is measured.
"""

import asyncio
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from azulejos.bench.rows import Show
from azulejos.games import DEFAULT_GAME
from azulejos.notation.position import JsonObject
from azulejos.words import Message

TABLES: Final = 50
SECONDS: Final = 8.0
THINKING: Final = 1.0
"""Seconds between two moves at a busy table, where people play quickly."""
CONNECTIONS: Final = 200

View = JsonObject


def bench(show: Show) -> JsonObject:
    """All figures; `show` is called with each thing that is measured."""
    return asyncio.run(_bench(show))


async def _bench(show: Show) -> JsonObject:
    began = time.perf_counter()
    async with _server() as server:
        start = time.perf_counter() - began
        show("busy", "")
        busy = await _play(server, THINKING)
        show("full", "")
        full = await _play(server, 0.0)
        show("kb_per_connection", "")
        memory = await _memory(server)
    return {
        "start_s": round(start, 2),
        "tables": TABLES,
        "busy": busy.figures(),
        "full": full.figures(),
        "kb_per_connection": round(memory, 1),
    }


# --- A server, and a client that costs little -----------------------------------------------------


@dataclass(frozen=True)
class Server:
    """A server that runs."""

    port: int
    pid: int

    @property
    def kilobytes(self) -> int:
        """Its memory."""
        return int(subprocess.check_output(["ps", "-o", "rss=", "-p", str(self.pid)]))

    def live(self, table: str, token: str | None = None) -> Any:
        """A connection to a table's WebSocket."""
        return connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/live",
            additional_headers={"Authorization": f"Bearer {token}"} if token else {},
            compression=None,
        )


@asynccontextmanager
async def _server() -> AsyncIterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        database = os.path.join(folder, "bench.db")
        command = ["-m", "azulejos", "serve", "--port", "0", "--no-rates"]
        process = await asyncio.create_subprocess_exec(
            sys.executable, *command, "--database", database, stdout=subprocess.PIPE
        )
        assert process.stdout is not None
        try:
            greeting = (await process.stdout.readline()).decode()
            found = re.search(r":(\d+)$", greeting.strip())
            if found is None:
                raise OSError(Message("bench-no-server", said=greeting))
            server = Server(int(found[1]), process.pid)
            await _answering(server)
            yield server
        finally:
            process.terminate()
            await process.communicate()


async def _answering(server: Server) -> None:
    while True:
        try:
            async with _client(server) as client:
                await _call(client, "GET", "/api/games")
        except ConnectionError:
            await asyncio.sleep(0.01)
        else:
            return


Client = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def _client(server: Server) -> AsyncIterator[Client]:
    client = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        yield client
    finally:
        client[1].close()
        await client[1].wait_closed()


async def _call(
    client: Client, method: str, path: str, body: object = None, token: str = ""
) -> JsonObject:
    reader, writer = client
    content = b"" if body is None else json.dumps(body).encode()
    head = (
        f"{method} {path} HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer {token}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
    )
    writer.write(head.encode() + content)
    headers = (await reader.readuntil(b"\r\n\r\n")).decode()
    length = re.search(r"(?i)content-length: (\d+)", headers)
    answer = await reader.readexactly(int(length[1]) if length else 0)
    if not headers.startswith("HTTP/1.1 2"):
        raise OSError(Message("faults-unknown", said=f"{method} {path}", why=answer.decode()))
    found: JsonObject = json.loads(answer)
    return found


# --- Playing --------------------------------------------------------------------------------------


@dataclass
class Times:
    """How long moves took, in milliseconds."""

    seconds: float
    acknowledged: list[float] = field(default_factory=list)
    arrived: list[float] = field(default_factory=list)
    """At the page of the other player."""

    def figures(self) -> dict[str, float]:
        """Rates and percentiles."""
        figures = {"moves_per_s": round(len(self.acknowledged) / self.seconds, 1)}
        for name, times in (("acknowledged", self.acknowledged), ("arrived", self.arrived)):
            hundredths = statistics.quantiles(times, n=100)
            figures[f"{name}_p50_ms"] = round(hundredths[49], 1)
            figures[f"{name}_p99_ms"] = round(hundredths[98], 1)
        return figures


async def _play(server: Server, thinking: float) -> Times:
    """All tables at once, for some seconds."""
    times = Times(SECONDS)
    made = await _all(lambda: _made(server), TABLES)
    end = time.perf_counter() + SECONDS
    await asyncio.gather(*(_table(server, table, times, thinking, end) for table in made))
    return times


async def _all(work: Callable[[], Awaitable[Any]], count: int) -> list[Any]:
    return [await work() for _ in range(count)]


async def _made(server: Server) -> JsonObject:
    seats = [{"name": "Ann"}, {"name": "Bob"}]
    async with _client(server) as client:
        return await _call(client, "POST", "/api/tables", {"game": DEFAULT_GAME, "seats": seats})


async def _table(
    server: Server, made: JsonObject, times: Times, thinking: float, end: float
) -> None:
    """Two people at a table, each with a page that is open."""
    table, tokens = made["table"], made["tokens"]
    async with (
        _client(server) as client,
        server.live(table, tokens[0]) as one,
        server.live(table, tokens[1]) as two,
    ):
        views = [await _seen(page, 0) for page in (one, two)]
        while (seat := views[0]["turn"]) is not None:
            await asyncio.sleep(thinking * random.uniform(0.5, 1.5))
            if time.perf_counter() > end:
                break
            moving = _post(client, views[seat], tokens[seat], times)
            pages = (one, two) if seat == 0 else (two, one)
            own, other = await _move(moving, pages, views[0]["ply"], times)
            views = [own, other] if seat == 0 else [other, own]


async def _move(
    moving: Awaitable[None],
    pages: tuple[ClientConnection, ClientConnection],
    ply: int,
    times: Times,
) -> tuple[View, View]:
    """A move, until both pages have shown it: one's own, and the other one."""
    began = time.perf_counter()

    async def arrived() -> View:
        view = await _seen(pages[1], ply + 1)
        times.arrived.append((time.perf_counter() - began) * 1e3)
        return view

    _, own, other = await asyncio.gather(moving, _seen(pages[0], ply + 1), arrived())
    return own, other


async def _post(client: Client, view: View, token: str, times: Times) -> None:
    move = {"move": random.choice(view["legal"]), "ply": view["ply"], "client": "bench"}
    began = time.perf_counter()
    await _call(client, "POST", f"/api/tables/{view['table']}/moves", move, token)
    times.acknowledged.append((time.perf_counter() - began) * 1e3)


async def _seen(page: ClientConnection, ply: int) -> View:
    """The first view from some ply on that comes to a page."""
    while True:
        view: View = json.loads(await page.recv())
        if view["ply"] >= ply:
            return view


async def _memory(server: Server) -> float:
    """Kilobytes that the server needs for one more page that looks on."""
    made = await _made(server)
    pages = await _all(lambda: server.live(made["table"]).__aenter__(), CONNECTIONS // 4)
    before = server.kilobytes
    pages += await _all(lambda: server.live(made["table"]).__aenter__(), CONNECTIONS)
    await asyncio.sleep(0.5)
    after = server.kilobytes
    await asyncio.gather(*(page.close() for page in pages))
    return (after - before) / CONNECTIONS
