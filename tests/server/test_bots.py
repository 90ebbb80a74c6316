"""Bots at the server: all games, every bot, and what happens when one fails."""

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

import azulejos
from azulejos.players import PLAYERS, warm_up
from azulejos.server.bots import pool
from azulejos.server.bots.pool import BotPool
from azulejos.server.settings import Settings
from azulejos.server.tables.draws import RandomDraws
from tests.server.servers import ApiClient, new_table, running

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("azul", {}),
    ("azul", {"wall": "grey"}),
    ("summer_pavilion", {}),
    ("summer_pavilion", {"side": "grey"}),
    ("duel", {}),
]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_whole_games_against_a_bot(url: str, game: str, options: dict[str, Any]) -> None:
    """Played over HTTP to the end; the record replays, and every step back was allowed or not."""
    seats = [{"name": "Ann"}, {"kind": "bot", "player": "greedy"}]
    (ann,) = new_table(url, seats, game, options=options)
    undone = 0
    view = ann.view()
    while view["turn"] is not None:
        if view["turn"] != 0:
            view = ann.view()
            continue
        before = view
        view = ann.send(view["legal"][view["ply"] % len(view["legal"])], view["ply"]).json()
        if undone < 3 and view["undo"]["ply"] is not None:
            view = ann.do("/undo")
            assert view["position"] == before["position"]
            undone += 1
    assert undone == 3
    match = azulejos.read_record(ann.get("/record").text)
    assert (match.over, match.scores) == (True, view["scores"])


def new() -> azulejos.Match:
    return azulejos.new("azul", nature=RandomDraws())


@pytest.mark.parametrize(
    ("ready", "said"),
    [
        (False, "nobody cannot start; greedy plays for it"),
        (True, "the bot nobody failed; playing a random move"),
    ],
)
def test_a_bot_that_fails_plays_a_random_move(
    ready: bool, said: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(pool, "ready_at_once", lambda name: ready)
    match = new()

    async def ask() -> str:
        bots = BotPool(1, 1.0)
        try:
            return await bots.choose("nobody", match)
        finally:
            bots.close()

    with caplog.at_level(logging.ERROR):
        assert asyncio.run(ask()) in match.moves()
    assert said in caplog.text


def test_a_bot_that_hangs_is_killed(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its process is killed, and the next bot thinks in a new one."""
    monkeypatch.setattr(pool, "GRACE", 0.0)
    match = new()

    async def ask() -> tuple[str, str]:
        bots = BotPool(1, 1e-6)
        first = await bots.choose("greedy", match)
        monkeypatch.setattr(pool, "GRACE", 20.0)
        second = await bots.choose("greedy", match)
        bots.close()
        return first, second

    assert set(asyncio.run(ask())) <= set(match.moves())
    assert "did not answer; playing a random move" in caplog.text


def test_a_bot_is_prepared_once_for_each_mode(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a grey board an expert may need a network that it does without elsewhere."""
    prepared: list[tuple[str, dict[str, Any]]] = []

    class Pool:
        def submit(self, work: Callable[..., None], *what: Any) -> Future[None]:
            if work is warm_up:
                prepared.append((what[0], what[1].options))
            return Future()

        def shutdown(self, wait: bool) -> None:
            assert not wait

    monkeypatch.setattr(pool, "_processes", lambda processes: Pool())
    bots = BotPool(1, 0.5)
    for side in ("colour", "grey", "colour", "grey"):
        bots.prepare("expert", azulejos.new("summer_pavilion", side=side))
    assert [(name, options["side"]) for name, options in prepared] == [
        ("expert", "colour"),
        ("expert", "grey"),
    ]


def test_a_substitute_plays_until_a_bot_is_ready(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(pool, "READY_TIMEOUT", 0.0)
    match = new()

    async def ask() -> str:
        bots = BotPool(1, 0.5)
        try:
            return await bots.choose("search", match)
        finally:
            bots.close()

    assert asyncio.run(ask()) in match.moves()
    assert "search is not ready yet; greedy plays for it" in caplog.text


def test_every_bot_can_take_a_seat(tmp_path: Path) -> None:
    settings = Settings(str(tmp_path / "games.db"), rates=False, pause=0.0, thinking=0.05)
    with running(settings) as url:
        for name in PLAYERS:
            (ann,) = new_table(url, [{"name": "Ann"}, {"kind": "bot", "player": name}])
            ann.play()
            end = time.monotonic() + 60
            while ApiClient(url, ann.table).view()["turn"] != 0 and time.monotonic() < end:
                time.sleep(0.1)
            assert ann.view()["last"][0] == 1


def test_a_cancelled_search_does_not_break_the_pool() -> None:
    """The pool's own thread fails if a waiting job is cancelled and then a process is killed."""
    match = new()

    async def cancel() -> None:
        bots = BotPool(1, 0.5)
        for _ in range(5):  # more than the pool passes to its process at once
            bots.prepare("greedy", match)
        manager: threading.Thread = vars(bots._started())["_executor_manager_thread"]
        search = asyncio.create_task(bots.choose("greedy", match))
        await asyncio.sleep(0)
        search.cancel()
        with pytest.raises(asyncio.CancelledError):
            await search
        bots.close()
        manager.join()

    asyncio.run(cancel())
