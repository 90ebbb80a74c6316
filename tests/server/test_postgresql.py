"""The same on PostgreSQL, and several workers on one database. Needs Debian's `postgresql`."""

from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest
from sqlalchemy import text

from azulejos.server.http.errors import BadDatabase
from azulejos.server.settings import Settings
from azulejos.server.storage import migrate as upgrade
from azulejos.server.storage.store import connect
from tests.server.postgresql import Cluster
from tests.server.servers import (
    ANN_AND_BOB,
    ANN_AND_BOT,
    ApiClient,
    Process,
    new_table,
    running,
    seen,
    view_at_ply,
    wait_for,
)


def test_playing_and_a_restart(database: str) -> None:
    settings = Settings(database, rates=False, pause=0.0)
    with running(settings) as url:
        (ann,) = new_table(url, ANN_AND_BOT)
        with ann.look() as live:
            ann.play()
            view_at_ply(live, 22)
        ann.do("/undo")
        ann.do("/chat", {"text": "Olá"})
        before = ann.view()
    with running(settings) as url:
        ann = ApiClient(url, ann.table, ann.headers["Authorization"][7:])
        assert ann.view() == before
        ann.play()


def test_two_servers_on_one_database(database: str) -> None:
    """What happens at one is seen at the other: moves, chat, presence, seats."""
    settings = Settings(database, rates=False)
    with running(settings) as one, running(settings) as two:
        ann, bob = new_table(one, ANN_AND_BOB)
        bob = ApiClient(two, ann.table, bob.headers["Authorization"][7:])
        with bob.look() as live, ann.look() as here:
            seen(live, lambda view: all(seat["present"] for seat in view["seats"]))
            seen(here, lambda view: all(seat["present"] for seat in view["seats"]))
            after = ann.play()
            assert view_at_ply(live, after["ply"])["position"] == after["position"]
            bob.do("/chat", {"text": "over here"})
            assert seen(here, lambda view: view["chat"])["chat"][0]["text"] == "over here"
        ann.do("/undo")
        with bob.look() as live:
            seen(live, lambda view: view["undo"]["answer"])
        bob.do("/undo/answer", {"agree": True})


def test_races_between_two_servers(database: str) -> None:
    settings = Settings(database, rates=False)
    with running(settings) as one, running(settings) as two:
        for _ in range(10):
            ann, _bob = new_table(one, ANN_AND_BOB)
            twin = ApiClient(two, ann.table, ann.headers["Authorization"][7:])
            moves = twin.view()["legal"][:4]
            with ThreadPoolExecutor(8) as racers:
                answers = [
                    *racers.map(partial(ann.send, ply=20), moves),
                    *racers.map(partial(twin.send, ply=20), moves),
                ]
            assert sorted(answer.status_code for answer in answers) == [200, *[409] * 7]
            assert ann.log() == twin.log()
            assert len(ann.log()) == 21


def test_several_workers(database: str) -> None:
    """`azulejos serve --workers 2`, started on an empty database: both work, and agree."""
    server = Process(database, "--workers", "2", "--no-rates")
    url = server.wait()
    people = new_table(url, ANN_AND_BOB)
    with people[0].look() as live:
        view = people[0].view()
        for _ in range(12):
            client = ApiClient(url, people[0].table, _token(people[view["turn"]]))
            wait_for(partial(_may_move, client))  # the other worker hears of it a moment later
            view = client.play()
        assert view_at_ply(live, view["ply"])["position"] == view["position"]
    said = server.stop()
    assert "Traceback" not in said
    assert "PostgreSQL" in said


def _may_move(client: ApiClient) -> bool:
    return bool(client.view()["legal"])


def _token(client: ApiClient) -> str:
    return client.headers["Authorization"].removeprefix("Bearer ")


def test_many_start_at_once_on_an_empty_database(database: str) -> None:
    engines = [connect(Settings(database).url) for _ in range(4)]
    with ThreadPoolExecutor(4) as starting:
        list(starting.map(upgrade.upgrade, engines))
    with engines[0].begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadDatabase, match="newer Azulejos"):
        upgrade.upgrade(engines[1])
    for engine in engines:
        engine.dispose()


def test_a_database_that_is_away_for_a_while(database: str, cluster: Cluster) -> None:
    """Requests are told; when it is back, everything goes on."""
    with running(Settings(database, rates=False)) as url:
        ann, bob = new_table(url, ANN_AND_BOB)
        cluster.stop()
        try:
            answer = ann.send(ann.view()["legal"][0], 20)
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "no_database")
        finally:
            cluster.start()
        assert ann.play()["ply"] == 21
        assert bob.play()["ply"] == 22


def test_no_server_there(database: str) -> None:
    address = database.replace("azulejos-", "nowhere-")
    with pytest.raises(BadDatabase, match="cannot be used"):
        upgrade.upgrade(connect(Settings(address).url))


def test_kill_9_leaves_no_worker(database: str) -> None:
    server = Process(database, "--workers", "2")
    url = server.wait()
    new_table(url, ANN_AND_BOT)[0].play()
    server.kill_first()
    wait_for(server.is_gone)
