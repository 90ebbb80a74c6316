"""`azulejos admin`: the operator looks after tables while the server runs, and makes backups."""

import gzip
import json
import time
from pathlib import Path

import httpx
import pytest

from azulejos.cli import main
from azulejos.server.settings import Settings
from azulejos.server.storage import administration
from azulejos.server.storage.administration import DAY, Retention
from azulejos.server.storage.store import connect
from tests.server.servers import (
    ANN_AND_BOB,
    ANN_AND_BOT,
    ApiClient,
    new_table,
    running,
    seen,
    wait_for,
)


def admin(database: str | Path, *arguments: str | int | Path) -> int:
    return main(["admin", "--database", str(database), *map(str, arguments)])


@pytest.fixture(params=["sqlite", "postgresql"])
def any_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of both kinds."""
    if request.param == "sqlite":
        return str(tmp_path / "games.db")
    cluster = request.getfixturevalue("cluster")
    address: str = cluster.new_database(request.node.name.lower()[:50])
    return address


def test_tables_of_a_running_server(any_database: str, capsys: pytest.CaptureFixture[str]) -> None:
    with running(Settings(any_database, rates=False, pause=0.0)) as url:
        ann, bob = new_table(url, ANN_AND_BOB)
        ann.play()
        bob.do("/chat", {"text": "rude words"})
        bob.do("/name", {"seat": 1, "name": "Rude name"})
        assert admin(any_database, "list", "--game", "azul") == 0
        assert ann.table in capsys.readouterr().out
        assert admin(any_database, "list", "--game", "duel") == 0
        assert capsys.readouterr().out == ""
        assert admin(any_database, "show", ann.table) == 0
        assert "rude words" in capsys.readouterr().out

        with ann.look() as live:
            assert admin(any_database, "mute", ann.table, 1) == 0
            assert admin(any_database, "erase", ann.table, 1) == 0
            view = seen(live, lambda view: not view["chat"])
        assert view["names"][1] == "Player 2"
        answer = bob.post("/chat", {"text": "more"})
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "muted")
        ann.do("/chat", {"text": "hello"})
        assert "rude" not in str(ann.get("/record").text) + str(ann.view())
        admin(any_database, "unmute", ann.table, 1)
        wait_for(lambda: bob.post("/chat", {"text": "sorry"}).status_code == 200)

        with bob.look() as live:
            assert admin(any_database, "close", ann.table) == 0
            closed = seen(live, lambda view: view["closed"])
        assert closed["legal"] == []
        for path, body in (
            ("/moves", {"move": "1B1", "ply": 21}),
            ("/chat", {"text": "hello"}),
            ("/undo", None),
            ("/undo/answer", {"agree": True}),
            ("/rematch", None),
        ):
            answer = bob.post(path, body)
            assert (answer.status_code, answer.json()["error"]["code"]) == (403, "closed")
        admin(any_database, "reopen", ann.table)
        wait_for(lambda: not bob.view()["closed"])
        bob.play()

        capsys.readouterr()
        assert admin(any_database, "export", ann.table) == 0
        exported = json.loads(capsys.readouterr().out)
        assert [move["text"] for move in exported["moves"]] == [m["move"] for m in ann.log()]
        assert "token" not in str(exported)

        with ann.look() as live:
            assert admin(any_database, "delete", ann.table) == 0
            assert seen(live, lambda view: "error" in view)["error"]["code"] == "no_table"
        assert ann.get().status_code == 404
        assert admin(any_database, "delete", ann.table) == 2
        assert "there is no such table" in capsys.readouterr().err


def test_freeing_a_seat(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "games.db"
    with running(Settings(str(database), rates=False)) as url:
        with httpx.Client(base_url=url) as browser:
            body = {"game": "azul", "seats": [{"mine": True}, {}]}
            table = browser.post("/api/tables", json=body).json()["table"]
            assert browser.get(f"/api/tables/{table}").json()["mine"] == [0]
            assert admin(database, "free", table, 0) == 0
            wait_for(lambda: browser.get(f"/api/tables/{table}").json()["mine"] == [])
        link = capsys.readouterr().out.split()[-1]
        token = link.rpartition("/")[2]
        assert ApiClient(url, table, token).view()["mine"] == [0]
        for seat in (-1, 2, 7):
            assert admin(database, "free", table, seat) == 2


def test_a_closed_tables_bot_does_not_move(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with running(Settings(str(database), rates=False, pause=2.5)) as url:
        (ann,) = new_table(url, ANN_AND_BOT)
        after = ann.play()
        admin(database, "close", ann.table)
        time.sleep(4)
        assert ann.view()["ply"] == after["ply"]
        admin(database, "reopen", ann.table)
        wait_for(lambda: ann.view()["turn"] == 0)


def test_a_backup_of_a_running_server(
    any_database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is restored into the other kind of database, as a new server shows."""
    file, other = tmp_path / "backup.gz", tmp_path / "restored.db"
    with running(Settings(any_database, rates=False)) as url:
        ann, bob = new_table(url, ANN_AND_BOB)
        ann.play()
        bob.do("/chat", {"text": "Привіт 💎"})
        before = bob.view()
        assert admin(any_database, "backup", file) == 0
        bob.play()
    assert admin(other, "check", file) == 0
    assert admin(other, "restore", file) == 0
    assert "1 tables with 21 moves are restored" in capsys.readouterr().out
    assert admin(other, "restore", file) == 2
    assert "has tables already" in capsys.readouterr().err
    with running(Settings(str(other), rates=False)) as url:
        bob = ApiClient(url, bob.table, bob.headers["Authorization"][7:])
        assert bob.view() == before
        bob.play()


def test_damaged_backups_change_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, file = tmp_path / "games.db", tmp_path / "backup.gz"
    with running(Settings(str(database), rates=False)) as url:
        new_table(url, ANN_AND_BOB)
    assert admin(database, "backup", file) == 0
    whole, lines = file.read_bytes(), gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    damaged = {
        "cut": whole[: len(whole) // 2],
        "no gzip": b"nothing",
        "a changed move": gzip.compress(b"".join(lines).replace(b"=B", b"=Y", 1)),
        "a missing row": gzip.compress(b"".join(lines[:5] + lines[6:])),
        "no foot": gzip.compress(b"".join(lines[:-1])),
        "another file": gzip.compress(b'{"format": "recipes"}\n'),
        "a newer version": gzip.compress(lines[0].replace(b'"00', b'"99') + b"".join(lines[1:])),
    }
    for name, content in damaged.items():
        (tmp_path / "damaged.gz").write_bytes(content)
        other = tmp_path / f"{name}.db"
        assert admin(other, "restore", tmp_path / "damaged.gz") == 2, name
        assert "damaged.gz" in capsys.readouterr().err
        assert not other.exists()
    assert admin(database, "check", tmp_path / "missing.gz") == 2


def test_databases_that_admin_does_not_touch(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert admin(tmp_path / "missing.db", "list") == 2
    assert "There is no database" in capsys.readouterr().err
    assert not (tmp_path / "missing.db").exists()
    (tmp_path / "text.db").write_text("no database" * 1000)
    assert admin(tmp_path / "text.db", "list") == 2
    assert "no database at all" in capsys.readouterr().err


# --- Retention ------------------------------------------------------------------------------------


def test_tables_are_kept_by_the_rule(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "games.db"
    with running(Settings(str(database), rates=False)) as url:
        used, unused = new_table(url, ANN_AND_BOB)[0], new_table(url, ANN_AND_BOB)[0]
        used.play()
    engine = connect(f"sqlite:///{database}")
    with engine.begin() as connection:
        now = time.time()

        def gone(rule: Retention, days: float) -> set[str]:
            return set(administration.expired(connection, rule, now + days * DAY))

        assert gone(Retention(None, None), 10_000) == set()
        assert gone(Retention(30, None), 29) == set()
        assert gone(Retention(30, None), 31) == {used.table}
        assert gone(Retention(None, 7), 8) == {unused.table}
        assert gone(Retention(30, 7), 31) == {used.table, unused.table}
    engine.dispose()
    assert admin(database, "prune", "--unused-days", "0.000001", "--dry-run") == 0
    assert "1 table would be deleted" in capsys.readouterr().out
    settings = Settings(str(database), rates=False, keep_unused_days=1e-6)
    with running(settings) as url:
        wait_for(lambda: httpx.get(f"{url}/api/tables/{unused.table}").status_code == 404)
        assert httpx.get(f"{url}/api/tables/{used.table}").status_code == 200


def test_the_privacy_page(tmp_path: Path) -> None:
    settings = Settings(str(tmp_path / "games.db"), keep_days=30.0, contact="me@example.org")
    with running(settings) as url:
        text = httpx.get(f"{url}/privacy").text
        assert "30 days after its last move" in text
        assert "me@example.org" in text
        assert 'href="/privacy"' in httpx.get(url).text
    with running(Settings(str(tmp_path / "games.db"))) as url:
        assert "no fixed time" in httpx.get(f"{url}/privacy").text
