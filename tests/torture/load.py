"""Load: many tables, each with two players and a spectator, at a steady pace."""

import asyncio
import json
import random
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from tests.torture.campaign import Report
from tests.torture.kills import Victim
from tests.torture.raw import call, open_connection

TABLES = 200
MOVES = 100
"""Moves a second, at all tables together."""
KEY = "the key of the torture"
WARM_UP = 10.0
"""Seconds before memory is measured for the first time."""


def percentile(values: Sequence[float], hundredth: float) -> float:
    """The smallest value that so many hundredths do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * hundredth / 100))]


def load(seconds: int, folder: Path) -> Report:
    """200 tables with 600 streams, at 100 moves a second."""
    victim = Victim(str(folder / "games.db"), "--operator-key", KEY)
    victim.start()
    try:
        victim.wait()
        return asyncio.run(_load(victim, seconds))
    finally:
        victim.close()


class _Figures:
    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.arrived: list[float] = []
        self.sent_at: dict[tuple[str, int], float] = {}


async def _load(victim: Victim, seconds: int) -> Report:
    figures = _Figures()
    end = time.perf_counter() + seconds + WARM_UP
    memory: list[int] = []
    tables = [_table(victim, figures, end) for _ in range(TABLES)]
    await asyncio.gather(_measure(victim, memory, end), *tables)
    stalls = _stalls(victim)
    rate = len(figures.acknowledged) / (seconds + WARM_UP)
    return Report({
        "streams": 3 * TABLES,
        "moves/s": round(rate, 1),
        "acknowledged p50 ms": round(percentile(figures.acknowledged, 50), 1),
        "acknowledged p99 ms": round(percentile(figures.acknowledged, 99), 1),
        "arrived p99 ms": round(percentile(figures.arrived, 99), 1),
        "memory growth %": round(100 * (memory[-1] / memory[0] - 1), 1),
        "stalls over 250 ms": stalls,
    })  # fmt: skip


async def _measure(victim: Victim, memory: list[int], end: float) -> None:
    await asyncio.sleep(WARM_UP)
    while time.perf_counter() < end:
        listed = subprocess.check_output(["ps", "-o", "rss=", "-p", str(victim.pid)])
        memory.append(int(listed))
        await asyncio.sleep(1)


def _stalls(victim: Victim) -> int:
    """How often the event loop was late by more than 250 ms."""
    answer = httpx.get(f"{victim.url}/metrics", headers={"Authorization": f"Bearer {KEY}"})
    counts = {
        line.split(" ")[0]: float(line.split(" ")[1])
        for line in answer.text.splitlines()
        if line.startswith("azulejos_loop_delay_seconds")
    }
    quick = counts['azulejos_loop_delay_seconds_bucket{le="0.25"}']
    return int(counts["azulejos_loop_delay_seconds_count"] - quick)


async def _table(victim: Victim, figures: _Figures, end: float) -> None:
    """Games one after the other, until the end."""
    await asyncio.sleep(random.uniform(0, WARM_UP / 2))
    connection = await open_connection(victim.port)
    while time.perf_counter() < end:
        body = {"game": "azul", "seats": [{"name": "Ann"}, {"name": "Bob"}]}
        _, made = await call(connection, "POST", "/api/tables", body)
        path, tokens = f"/api/tables/{made['table']}", made["tokens"]
        watching = [
            asyncio.create_task(_watch(victim, path, token, figures)) for token in (*tokens, None)
        ]
        _, view = await call(connection, "GET", path, token=tokens[0])
        while view["turn"] is not None and time.perf_counter() < end:
            await asyncio.sleep(TABLES / MOVES * random.uniform(0.5, 1.5))
            token = tokens[view["turn"]]
            _, view = await call(connection, "GET", path, token=token)
            move, ply = random.choice(view["legal"]), view["ply"]
            start = time.perf_counter()
            figures.sent_at[path, ply] = start
            status, view = await call(
                connection, "POST", f"{path}/moves", {"move": move, "ply": ply}, token
            )
            assert status == 200, view
            figures.acknowledged.append((time.perf_counter() - start) * 1000)
        await asyncio.sleep(0.5)
        for task in watching:
            task.cancel()
    connection[1].close()


async def _watch(victim: Victim, path: str, token: str | None, figures: _Figures) -> None:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    address = f"ws://127.0.0.1:{victim.port}{path}/live"
    async with connect(address, additional_headers=headers, compression=None) as live:
        ply = None
        while True:
            view: dict[str, Any] = json.loads(await live.recv())
            now = time.perf_counter()
            if ply is not None and view["ply"] > ply and (path, ply) in figures.sent_at:
                figures.arrived.append((now - figures.sent_at[path, ply]) * 1000)
            ply = view["ply"]
