"""What one visitor cannot use up: bots, pages, connections."""

import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from azulejos.server.http import app, rate_limit, websocket
from azulejos.server.http.errors import ApiError
from azulejos.server.http.rate_limit import (
    RATES,
    Buckets,
    Rate,
    RateLimiter,
    network,
    new_buckets,
)
from azulejos.server.settings import Settings
from azulejos.server.tables import rooms
from tests.server.servers import ANN_AND_BOB, ApiClient, Process, new_table, running, seen, wait_for

BOTS = [{"kind": "bot", "player": "greedy"}, {"kind": "bot", "player": "greedy"}]


def test_a_table_of_bots_pauses_when_nobody_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "WATCHED", 0.5)
    with running(Settings(str(tmp_path / "games.db"), rates=False, pause=0.3)) as url:
        body = {"game": "azul", "seats": BOTS, "start": 0}
        table = ApiClient(url, httpx.post(f"{url}/api/tables", json=body).json()["table"])
        time.sleep(4)
        ply = table.view()["ply"]
        assert ply < 20 + 6  # a dozen moves otherwise
        with table.look() as live:
            seen(live, lambda view: view["ply"] >= ply + 6)


def test_an_address_watches_a_few_tables_of_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "MAX_EXHIBITIONS", 1)
    with running(Settings(str(tmp_path / "games.db"))) as url:
        body = {"game": "azul", "seats": BOTS, "start": 0}
        made = [httpx.post(f"{url}/api/tables", json=body).json()["table"] for _ in range(2)]
        tables = [ApiClient(url, table) for table in made]
        ann, _ = new_table(url, ANN_AND_BOB)
        with tables[0].look() as first, tables[1].look() as second, ann.look() as own:
            assert "ply" in seen(first, bool)
            refusal = seen(second, bool)["error"]
            assert (refusal["code"], "Close one" in refusal["message"]) == ("too_many", True)
            assert "ply" in seen(own, bool)


def test_an_address_has_a_limit_of_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "tables of a day", rate_limit.Rate(2, 1e-6))
    with running(Settings(str(tmp_path / "games.db"))) as url:
        body = {"game": "azul", "seats": ANN_AND_BOB}
        codes = [httpx.post(f"{url}/api/tables", json=body).status_code for _ in range(3)]
        assert codes == [201, 201, 429]


def test_workers_count_together() -> None:
    with new_buckets() as file:
        one, two = (RateLimiter({"chat": Rate(4, 0.001)}, Buckets(file)) for _ in range(2))
        for limiter in (one, two, one, two):
            limiter.count("chat", "Ann")
        for limiter in (one, two):
            with pytest.raises(ApiError):
                limiter.count("chat", "Ann")
            limiter.count("chat", "Bob")


def test_buckets_have_a_fixed_size() -> None:
    """A flood of addresses takes no memory, and does not free those that are full."""
    limiter = RateLimiter({"chat": Rate(1, 0.001)})
    limiter.count("chat", "flooding")
    for number in range(1000):
        limiter.count("chat", str(number))
    with pytest.raises(ApiError):
        limiter.count("chat", "flooding")


@pytest.mark.parametrize("path", ["/", "/learn", "/learn/azul"])
def test_pages_have_a_rate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    monkeypatch.setitem(RATES, "rest", rate_limit.Rate(5, 0.1))
    with running(Settings(str(tmp_path / "games.db"))) as url:
        wait_for(lambda: httpx.get(url + path).status_code == 429)


def test_places_are_kept_for_players(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "MAX_VIEWERS", 5)
    monkeypatch.setattr(websocket, "KEPT_PLACES", 2)
    ann, _ = new_table(url, ANN_AND_BOB)
    stranger = ApiClient(url, ann.table)
    with ExitStack() as stack:
        for _ in range(3):
            seen(stack.enter_context(stranger.look()), lambda view: "ply" in view)
        assert seen(stack.enter_context(stranger.look()), bool)["error"]["code"] == "too_many"
        assert "ply" in seen(stack.enter_context(ann.look()), bool)


def test_an_address_has_a_limit_of_sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "MAX_SOCKETS", 2)
    with running(Settings(str(tmp_path / "games.db"))) as url:
        ann, _ = new_table(url, ANN_AND_BOB)
        with ann.look() as first, ann.look() as second:
            assert "ply" in seen(first, bool)
            assert "ply" in seen(second, bool)
            with ann.look() as third:
                assert seen(third, bool)["error"]["code"] == "too_often"

        def is_free() -> bool:
            with ann.look() as again:
                return "ply" in seen(again, bool)

        wait_for(is_free)


@pytest.mark.parametrize("path", ["scene?since=0", "picture.png"])
def test_drawing_does_not_hold_up_others(tmp_path: Path, path: str) -> None:
    url = Process(str(tmp_path / "games.db"), "--no-rates").wait()
    four = [{"name": name} for name in "ABCD"]
    people = new_table(url, four, game="summer_pavilion")
    for _ in range(12):
        view = people[0].view()
        people[view["turn"]].play()
    delays = []
    with httpx.Client(timeout=60) as client, ThreadPoolExecutor(8) as pool:
        asked = [pool.submit(client.get, f"{url}/t/{people[0].table}/{path}") for _ in range(8)]
        while not all(answer.done() for answer in asked):
            start = time.monotonic()
            httpx.get(f"{url}/healthz")
            delays.append(time.monotonic() - start)
        assert {answer.result().status_code for answer in asked} == {200}
    assert max(delays) < 0.8


def test_an_address_waits_for_a_few_pictures_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "MAX_DRAWINGS", 1)
    with running(Settings(str(tmp_path / "games.db"))) as url:
        ann, _ = new_table(url, ANN_AND_BOB)
        with ThreadPoolExecutor(4) as pool:
            address = f"{url}/t/{ann.table}/picture.png"
            answers = pool.map(lambda _: httpx.get(address, timeout=60), range(4))
            codes = [answer.status_code for answer in answers]
    assert 200 in codes
    assert 429 in codes


def test_ipv6_counts_by_network() -> None:
    assert network("192.0.2.7") == "192.0.2.7"
    assert network("::ffff:192.0.2.7") == "192.0.2.7"
    assert network("2001:db8:1:2:3:4:5:6") == network("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert network("testclient") == "testclient"
