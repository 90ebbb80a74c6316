"""The queue of bots: fair, bounded, and shared by servers on one PostgreSQL database."""

import asyncio
import dataclasses
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from azulejos.server.bots import queue
from azulejos.server.bots.queue import BotQueue, LocalQueue, SharedQueue, Turn
from azulejos.server.settings import Settings
from azulejos.server.storage.migrate import upgrade
from azulejos.server.storage.store import Store, connect
from tests.server.servers import ANN_AND_BOT, ApiClient, new_table, running, seen, wait_for


async def taken(queue: BotQueue, count: int) -> list[str]:
    return [(await asyncio.wait_for(queue.take(), 5)).table for _ in range(count)]


async def check_order(queue: BotQueue) -> None:
    """Whoever plays at many tables does not delay the others."""
    for number in range(4):
        await queue.put(Turn(f"many{number}", 20), "many")
    await queue.put(Turn("one", 20), "one")
    await queue.put(Turn("many0", 20), "many")  # is there already
    assert await queue.waiting() == 5
    assert await taken(queue, 5) == ["many0", "one", "many1", "many2", "many3"]
    assert await queue.waiting() == 0
    await queue.put(Turn("one", 20), "one")  # is taken already
    assert await queue.waiting() == 0
    await queue.put(Turn("one", 23), "one")  # after an undo, and another move
    assert await queue.take() == Turn("one", 23)
    await queue.finish(Turn("one", 23))
    await queue.put(Turn("one", 23), "one")  # its bot has failed
    assert await queue.take() == Turn("one", 23)


def test_order_in_memory() -> None:
    asyncio.run(check_order(LocalQueue()))


def test_a_full_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fill() -> None:
        monkeypatch.setattr(queue, "MAX_WAITING", 2)
        waiting = LocalQueue()
        for table in "abc":
            await waiting.put(Turn(table, 1), table)
        assert await waiting.waiting() == 2

    asyncio.run(fill())


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    engine = connect(Settings(database).url)
    upgrade(engine)
    opened = Store(engine)
    yield opened
    opened.close()


def test_order_in_postgresql(store: Store) -> None:
    asyncio.run(check_order(SharedQueue(store, "worker")))


def test_servers_share_the_turns(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each turn goes to one server. What a dead or stopped one has taken goes to another."""

    async def share() -> None:
        one, two = SharedQueue(store, "one"), SharedQueue(store, "two")
        for number in range(20):
            await one.put(Turn(str(number), 1), str(number))
        both = await asyncio.gather(taken(one, 10), taken(two, 10))
        assert sorted(map(int, [*both[0], *both[1]])) == list(range(20))
        await one.close()
        assert sorted(await taken(two, 10)) == sorted(both[0])
        monkeypatch.setattr(queue, "LEASE", -1.0)  # `three` dies at once
        await one.put(Turn("left", 1), "left")
        assert await taken(SharedQueue(store, "three"), 1) == ["left"]
        assert await taken(two, 1) == ["left"]

    asyncio.run(share())


def test_a_server_thinks_for_the_tables_of_another(database: str) -> None:
    """The first server has no process for bots, so the second one plays: persons, bots only."""
    thinking = Settings(database, rates=False, pause=0.0)
    with running(dataclasses.replace(thinking, thinkers=0)) as one, running(thinking):
        (ann,) = new_table(one, ANN_AND_BOT)
        with ann.look() as live:
            ply = ann.play()["ply"]
            assert seen(live, lambda view: view["ply"] > ply)["turn"] == 0
        bots = {"game": "azul", "seats": [ANN_AND_BOT[1]] * 2}
        watched = ApiClient(one, httpx.post(f"{one}/api/tables", json=bots).json()["table"])
        with watched.look() as live:
            seen(live, lambda view: view["ply"] > 25)


def test_a_stopped_server_gives_back_what_it_has_taken(database: str) -> None:
    with running(Settings(database, rates=False, pause=3600.0)) as url:
        (ann,) = new_table(url, ANN_AND_BOT)
        ann.play()
    with running(Settings(database, rates=False, pause=0.0)) as url:
        ann = ApiClient(url, ann.table, ann.headers["Authorization"][7:])
        with ann.look() as live:
            assert seen(live, lambda view: view["turn"] == 0)["last"][0] == 1


def test_a_restarted_server_plays_on(tmp_path: Path) -> None:
    """Nobody looks, but a person waits for the bot."""
    settings = Settings(str(tmp_path / "games.db"), rates=False, pause=0.0)
    with running(settings) as url:
        (ann,) = new_table(url, ANN_AND_BOT)
        ply = ann.play()["ply"]
        wait_for(lambda: ann.view()["ply"] > ply)
