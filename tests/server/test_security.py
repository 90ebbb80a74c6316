"""What strangers cannot do: take seats, read tokens, send from elsewhere, send too much."""

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from azulejos.server.http.rate_limit import RATES
from azulejos.server.http.websocket import FRAMES, POLICY_VIOLATION
from azulejos.server.settings import Settings
from tests.server.servers import (
    ANN_AND_BOB,
    CLIENTS,
    ApiClient,
    Process,
    new_table,
    running,
    seen,
    wait_for,
)

NEW = {"game": "azul", "seats": [{"name": "Ann", "mine": True}, {"name": "Bob"}], "start": 0}


def browser(url: str) -> httpx.Client:
    client = httpx.Client(base_url=url, headers={"Origin": url})
    CLIENTS.append(client)
    return client


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[str]:
    """A server with limits on rates."""
    with running(Settings(str(tmp_path / "games.db"))) as address:
        yield address


def test_a_browser_takes_a_seat_by_link(url: str) -> None:
    anns, bobs = browser(url), browser(url)
    made = anns.post("/api/tables", json=NEW).json()
    address = f"/api/tables/{made['table']}"
    assert anns.get(address).json()["mine"] == [0]
    assert bobs.get(address).json()["mine"] == []
    assert bobs.get(made["links"][1]).status_code == 200
    assert bobs.get(address).json()["mine"] == []
    answer = bobs.post(made["links"][1], data={"name": "Bob\n<b>"})
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{made['table']}")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert bobs.get(address).json()["mine"] == [1]
    assert bobs.get(f"/t/{made['table']}/sit/{'x' * 43}").status_code == 404
    assert bobs.get(address).json()["names"][1] == "Bob <b>"
    bobs.post(made["links"][0])  # two at one screen
    assert bobs.get(address).json()["mine"] == [0, 1]
    listed = bobs.get("/api/tables").json()["tables"]
    assert [(t["table"], t["mine"], t["turn"]) for t in listed] == [(made["table"], [0, 1], 0)]
    assert browser(url).get("/api/tables").json() == {"tables": []}


def test_a_preview_of_a_link_takes_no_seat(url: str) -> None:
    """Messengers open links; the seat stays free, and its page names the host."""
    anns, preview = browser(url), httpx.Client(base_url=url)
    CLIENTS.append(preview)
    made = anns.post("/api/tables", json=NEW).json()
    shown = preview.get(made["links"][1])
    preview.head(made["links"][1])
    assert "Ann invites you to play Azul" in shown.text
    assert "set-cookie" not in shown.headers
    seats = anns.get(f"/api/tables/{made['table']}").json()["seats"]
    assert [seat["seated"] for seat in seats] == [True, False]
    other = httpx.post(made["links"][1], headers={"Origin": "http://evil.example"})
    assert other.status_code == 403
    assert browser(url).post(made["links"][1]).status_code == 303
    seats = anns.get(f"/api/tables/{made['table']}").json()["seats"]
    assert [seat["seated"] for seat in seats] == [True, True]


def test_qr_codes_are_for_links_of_the_table(url: str) -> None:
    anns = browser(url)
    made = anns.post("/api/tables", json=NEW).json()
    address = f"/t/{made['table']}/qr"
    assert anns.post(address, json={"link": made["links"][1]}).json()["svg"].startswith("<svg")
    for link in ("https://evil.example/", f"{url}/t/other/sit/x", "x" * 301):
        assert anns.post(address, json={"link": link}).status_code == 422


def test_two_players_at_one_screen_undo_at_once(url: str) -> None:
    screen = browser(url)
    seats = [{"name": name, "mine": True} for name in ("Ann", "Bob")]
    made = screen.post("/api/tables", json={**NEW, "seats": seats}).json()
    table = ApiClient(url, made["table"])
    table.http.cookies = screen.cookies
    table.play()
    undo = table.view()["undo"]
    assert (undo["ply"], undo["at_once"]) == (20, True)
    assert table.do("/undo")["turn"] == 0


def test_a_lost_link_can_be_replaced(url: str) -> None:
    anns, bobs = browser(url), browser(url)
    made = anns.post("/api/tables", json=NEW).json()
    address = f"/api/tables/{made['table']}/seats/1/invite"
    assert bobs.post(address).status_code == 403
    invited = anns.post(address).json()
    assert bobs.post(made["links"][1]).status_code == 404
    assert bobs.post(invited["link"]).status_code == 303
    assert anns.post(address).json()["error"]["code"] == "taken"
    assert anns.post(address.replace("/1/", "/7/")).status_code == 404


def test_tokens_are_never_sent_again(url: str, tmp_path: Path) -> None:
    """Every byte that anybody gets, and every byte on the disk, is searched for them."""
    database = tmp_path / "games.db"
    with running(Settings(str(database), rates=False, pause=0.0)) as address:
        anns = browser(address)
        made = anns.post("/api/tables", json=NEW).json()
        tokens = [token.encode() for token in made["tokens"]]
        bob = ApiClient(address, made["table"], made["tokens"][1])
        got = []
        with bob.look() as live, ApiClient(address, made["table"]).look() as watching:
            table = ApiClient(address, made["table"])
            table.http.cookies = anns.cookies
            table.play()
            bob.play()
            got += [connection.recv(timeout=5, decode=False) for connection in (live, watching)]
        for path in ("", "/moves", "/record", "/positions/3"):
            got += [who.get(path).content for who in (bob, table)]
        for path in ("/api/tables", "/", f"/t/{made['table']}", "/api/docs", "/api/openapi.json"):
            got += [client.get(path).content for client in (anns, bob.http)]
        got.append(bob.send("1B1", 0).content)
        got.append(str(bob.get().headers).encode())
    key = dict(anns.cookies)["azulejos"].encode()
    got += [file.read_bytes() for file in tmp_path.iterdir()]
    assert len(got) > 20
    for secret in (*tokens, key):
        assert not any(secret in content for content in got)


def test_no_future_draw_is_stored(tmp_path: Path) -> None:
    """The database holds what was played and seen, and nothing from which draws could follow."""
    database = tmp_path / "games.db"
    with running(Settings(str(database), rates=False)) as address:
        ann, _ = new_table(address, ANN_AND_BOB)
        played = [entry["move"] for entry in ann.log()]
    with sqlite3.connect(database) as connection:
        assert [text for (text,) in connection.execute("SELECT text FROM moves")] == played
        columns = {
            (table, column[1])
            for (table,) in connection.execute("SELECT name FROM sqlite_master WHERE type='table'")
            for column in connection.execute(f"PRAGMA table_info({table})")
        }
    connection.close()
    assert len(played) == 20
    assert not any(re.search("seed|random|bag|state", column) for _, column in columns)


def test_requests_from_other_sites_are_refused(url: str) -> None:
    ann, bob = new_table(url, ANN_AND_BOB)
    move = ann.view()["legal"][0]
    for origin in ("http://evil.example", "null", url.replace("http:", "http:x"), f"{url}0"):
        answer = httpx.post(
            f"{url}/api/tables/{ann.table}/moves",
            json={"move": move, "ply": 20},
            headers={**ann.headers, "Origin": origin},
        )
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "wrong_origin")
        with pytest.raises(InvalidStatus):
            bob.look(origin=origin)
    with bob.look(origin=url) as live:
        assert seen(live, lambda view: True)["ply"] == 20


def test_only_allowed_hosts_are_answered(tmp_path: Path) -> None:
    settings = Settings(str(tmp_path / "games.db"), allowed_hosts=("example.org", "*.example.net"))
    with running(settings) as url:
        for host in ("example.org", "example.org:8080", "EXAMPLE.ORG", "a.example.net"):
            assert httpx.get(url, headers={"Host": host}).status_code == 200
        for host in ("evil.example", "example.org.evil.example", "xexample.net", "[::1]:80", ""):
            answer = httpx.get(f"{url}/api/games", headers={"Host": host})
            assert (answer.status_code, answer.json()["error"]["code"]) == (421, "wrong_host")
        assert httpx.get(f"{url}/healthz").status_code == 200
        with pytest.raises(InvalidStatus):
            ApiClient(url, "table").look()


def test_headers(url: str) -> None:
    for path in ("/", "/api/games", "/api/docs", "/nowhere"):
        headers = httpx.get(url + path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers or "uvicorn" in headers["server"]


def test_large_bodies_are_refused(url: str) -> None:
    def pieces() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 1000

    for content in (b" " * 20_000, pieces()):
        answer = httpx.post(
            f"{url}/api/tables", content=content, headers={"Content-Type": "application/json"}
        )
        assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too_large")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "no such game"),
        ({"options": {"wall": "red"}}, "wall='red': should be one of"),
        ({"options": {"players": 3}}, "seats: there are 2, but the game is for 3 players"),
        ({"seats": [{}] * 5}, "players=5: should be one of 2, 3, 4"),
        ({"seats": []}, "body.seats"),
        ({"seats": [{"kind": "bot", "player": "stockfish"}] * 2}, "the bots are random, greedy"),
        ({"seats": [{"name": "x" * 41}, {}]}, "body.seats.0.name"),
        ({"options": {"seed": 1}}, "'seed': azul has no such option"),
        ({"options": {"start": 1}}, "'start': azul has no such option"),
        ({"options": {"nature": "manual"}}, "'nature': azul has no such option"),
        ({"options": {"wall": [[]]}}, "wall=[[]]: should be one of"),
        ({"game": "duel", "options": {"tablets": [{}]}}, "tablets"),
        ({"game": "duel", "options": {"tablets": {"a": [1]}}}, "tablets"),
        ({"game": "duel", "seats": [{}] * 3}, "seats: there are 3, but the game is for 2"),
        ({"start": 2}, "start=2: seats are numbered 0 to 1"),
        ({"start": "0"}, "body.start"),
        ({"seed": 1}, "body.seed"),
    ],
)
def test_bad_tables_are_explained(url: str, change: dict[str, object], message: str) -> None:
    answer = httpx.post(f"{url}/api/tables", json={**NEW, **change})
    assert answer.status_code == 422
    assert message in answer.json()["error"]["message"]


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ({}, "body.game: цього бракує"),
        ({**NEW, "colour": 1}, "body.colour: тут це зайве"),
        ({**NEW, "game": 3}, "body.game: 3 — тут має бути текст"),
        ({**NEW, "game": "x" * 33}, "body.game: довше ніж 32 символи"),
        ({**NEW, "seats": []}, "body.seats: не може бути порожнім"),
        (
            {**NEW, "seats": [{"kind": "cat"}]},
            "body.seats.0.kind: 'cat' — а має бути щось із цього: 'person'",
        ),
        ({**NEW, "seats": [{"mine": 1}]}, "body.seats.0.mine: 1 — тут має бути true або false"),
        ({**NEW, "start": 1.5}, "body.start: 1.5 — тут має бути ціле число"),
        ([], "body: [] — тут має бути обʼєкт"),
    ],
)
def test_bad_requests_are_explained_in_the_clients_language(
    url: str, body: object, message: str
) -> None:
    answer = httpx.post(f"{url}/api/tables", json=body, headers={"Accept-Language": "uk"})
    assert answer.status_code == 422
    assert answer.json()["error"]["message"].replace("\N{NO-BREAK SPACE}", " ").startswith(message)


@pytest.mark.parametrize(
    ("path", "body", "message"),
    [
        (
            "/moves",
            {"move": "3\N{CYRILLIC CAPITAL LETTER VE}4", "ply": 0},
            "можна лише латинські літери",
        ),
        ("/chat", {"text": ""}, "не може бути порожнім"),
        ("/chat", {"text": "х" * 301}, "довше ніж 300 символів"),
    ],
)
def test_errors_in_typed_text_do_not_name_fields(
    url: str, path: str, body: object, message: str
) -> None:
    ann, _ = new_table(url, ANN_AND_BOB)
    where = f"{url}/api/tables/{ann.table}{path}"
    answer = httpx.post(where, json=body, headers={"Accept-Language": "uk"})
    assert answer.status_code == 422
    assert answer.json()["error"]["message"].replace("\N{NO-BREAK SPACE}", " ").startswith(message)


def test_a_wrong_address_shows_a_page_in_the_clients_language(url: str) -> None:
    looks = {"Accept": "text/html", "Accept-Language": "ru"}
    answer = httpx.get(f"{url}/t/table/at/first", headers=looks)
    assert answer.status_code == 404
    assert "Здесь ничего нет" in answer.text


def test_missing_pages(url: str) -> None:
    answer = httpx.get(f"{url}/api/tables/nothing")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no_table")
    assert httpx.get(f"{url}/nowhere").json()["error"] == {
        "code": "not_found",
        "message": "There is nothing here.",
    }
    assert httpx.post(f"{url}/api/tables", content=b"{").json()["error"]["code"] == "bad_request"
    with ApiClient(url, "nothing").look() as live:
        assert seen(live, lambda view: True)["error"]["code"] == "no_table"


NASTY = ("null", "[]", "1", '"x"', "{}", "{", "[" * 8000, '{"\\ud800": "\\ud800"}')
TEXTS = ("", "\ud800", "\x00", "\u202e", "💎" * 20, "<script>", "' OR 1=1 --", "x" * 5000)


def test_nonsense_is_refused_and_breaks_nothing(url: str) -> None:
    ann, _ = new_table(url, ANN_AND_BOB)
    where = ("", "/moves", "/undo/answer", "/chat", "/name", "/seats/9/invite", "/seats/x/invite")
    bodies = [
        *NASTY,
        *(json.dumps({"move": text, "ply": 20, "client": text}) for text in TEXTS),
        *(json.dumps({"move": "1B1", "ply": ply}) for ply in (10**30, -(10**30), 1.5, True, None)),
        *(json.dumps({"text": text}) for text in TEXTS),
        *(json.dumps({"seat": 0, "name": text}) for text in TEXTS),
    ]
    for path in where:
        for body in bodies:
            answer = ann.http.post(
                f"/api/tables/{ann.table}{path}",
                content=body,
                headers={"Content-Type": "application/json"},
            )
            assert answer.status_code < 500, (path, body)
            assert answer.status_code == 200 or answer.json()["error"]["message"]
    for table in ("%00", "%ff", "..", "'", "x" * 5000):
        assert httpx.get(f"{url}/api/tables/{table}").status_code in (404, 422)
    for ply in ("-1", "1e3", str(10**30), "%00"):
        assert ann.get(f"/positions/{ply}").status_code in (404, 422)
    assert ann.view()["position"]["turn"] == 0
    assert ann.view()["ply"] == 20


def test_rates(strict: str) -> None:
    ann, bob = new_table(strict, ANN_AND_BOB)
    for _ in range(int(RATES["chat"].burst)):
        ann.do("/chat", {"text": "hello"})
    answer = ann.post("/chat", {"text": "hello"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too_often")
    assert int(answer.headers["retry-after"]) >= 1
    bob.do("/chat", {"text": "others may"})
    answers = [httpx.post(f"{strict}/api/tables", json=NEW) for _ in range(25)]
    assert 15 <= sum(answer.status_code == 201 for answer in answers) <= 22
    assert answers[-1].status_code == 429


def test_the_api_docs_load_nothing_from_other_sites(url: str) -> None:
    page = httpx.get(f"{url}/api/docs").text
    schema = httpx.get(f"{url}/api/openapi.json").json()
    for path in schema["paths"]:
        assert path in page
    assert {"/api/tables", "/api/tables/{table}", "/api/tables/{table}/moves"} <= set(
        schema["paths"]
    )
    assert not re.search(r"https?://", page)
    assert "<script" not in page


@pytest.mark.parametrize("key", ["", "x", "²", "M", "1", "1K", ":"])
def test_trying_a_place_that_is_none_brings_nothing(url: str, key: str) -> None:
    people = new_table(url, ANN_AND_BOB, game="duel")
    view = people[0].view()
    mover = people[view["turn"]]
    place = {"ply": view["ply"], "key": key, "seat": 0}
    answer = mover.http.get(f"/t/{mover.table}/try", params=place)
    assert (answer.status_code, answer.json()) == (200, {"moves": {}, "closed": {}})


def test_an_origin_that_is_no_address_is_another_site(url: str) -> None:
    ann, _ = new_table(url, ANN_AND_BOB)
    answer = httpx.post(f"{url}/api/tables", json=NEW, headers={"Origin": "http://["})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "wrong_origin")
    with pytest.raises(InvalidStatus):
        ann.look(origin="http://[")


def test_head_is_get_without_the_body(url: str) -> None:
    ann, _ = new_table(url, ANN_AND_BOB)
    for path in ("/", "/learn", f"/t/{ann.table}", f"/api/tables/{ann.table}", "/api/games"):
        got, asked = httpx.get(url + path), httpx.head(url + path)
        assert (asked.status_code, asked.content) == (200, b"")
        assert asked.headers["content-type"] == got.headers["content-type"]
    assert httpx.head(f"{url}/t/{ann.table}/sit/{'x' * 43}").status_code == 404


def test_a_flooding_socket_is_closed(url: str) -> None:
    ann, _ = new_table(url, ANN_AND_BOB)
    with ann.look() as live:
        with suppress(ConnectionClosed):
            for _ in range(int(FRAMES.burst) + 100):
                live.send("x")
        wait_for(lambda: live.close_code == POLICY_VIOLATION)


def test_bytes_that_are_no_text_leave_no_traceback(tmp_path: Path) -> None:
    server = Process(str(tmp_path / "games.db"), "--host", "0.0.0.0")
    url = server.wait()
    ann, _ = new_table(url, ANN_AND_BOB)
    with ann.look() as live:
        live.send(b"\xff\xfe", text=True)
        wait_for(lambda: live.close_code == 1007)
    answer = ann.http.post(
        f"/api/tables/{ann.table}/chat",
        content=b'{"text": "\xff"}',
        headers={"Content-Type": "application/json"},
    )
    assert answer.status_code == 400
    said = server.stop()
    assert "Traceback" not in said
    assert "all addresses of this machine" in said
    assert said.count("http://") == 2
