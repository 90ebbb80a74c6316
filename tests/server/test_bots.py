"""Bots at the server: all games, every bot, and what happens when one fails."""

import asyncio
import logging
import threading
import time
from pathlib import Path
from typing import Any

import pytest

import azulejos
from azulejos.players import PLAYERS
from azulejos.server.bots import pool
from azulejos.server.bots.pool import BotError, BotPool
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


def test_nobody_plays_for_a_bot_that_fails(caplog: pytest.LogCaptureFixture) -> None:
    async def ask() -> str:
        bots = BotPool(1, 1.0)
        try:
            return await bots.choose("nobody", new())
        finally:
            bots.close()

    with caplog.at_level(logging.ERROR), pytest.raises(BotError, match="nobody"):
        asyncio.run(ask())
    assert "the bot nobody failed" in caplog.text


def test_a_bot_that_hangs_is_killed_and_asked_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its process is killed; when the second hangs, too, the pool gives up, and lives on."""
    monkeypatch.setattr(pool, "GRACE", 0.0)
    match = new()

    async def ask() -> str:
        bots = BotPool(1, 1e-6)
        with pytest.raises(BotError):
            await bots.choose("greedy", match)
        monkeypatch.setattr(pool, "GRACE", 20.0)
        try:
            return await bots.choose("greedy", match)
        finally:
            bots.close()

    assert asyncio.run(ask()) in match.moves()
    assert caplog.text.count("did not answer") == 2


def test_killed_processes_are_replaced_and_bots_asked_again() -> None:
    """Several bots think when all processes are killed: each of them still chooses a move."""
    match = new()

    async def ask() -> list[str]:
        bots = BotPool(2, 5.0)
        await bots.choose("master", match)
        moves = [asyncio.create_task(bots.choose("master", match)) for _ in range(4)]
        await asyncio.sleep(0)
        assert bots._pool is not None
        for process in list(bots._pool._processes.values()):
            process.kill()
        try:
            return await asyncio.gather(*moves)
        finally:
            bots.close()

    assert set(asyncio.run(ask())) <= set(match.moves())


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
            bots.prepare()
        manager: threading.Thread = vars(bots._started())["_executor_manager_thread"]
        search = asyncio.create_task(bots.choose("greedy", match))
        await asyncio.sleep(0)
        search.cancel()
        with pytest.raises(asyncio.CancelledError):
            await search
        bots.close()
        manager.join()

    asyncio.run(cancel())
