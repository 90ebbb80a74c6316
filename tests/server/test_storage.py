"""What is kept stays: kills, restarts, migrations, databases that cannot be used."""

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text

from azulejos.cli import main
from azulejos.server.http.errors import BadDatabase
from azulejos.server.run import default_database
from azulejos.server.settings import Settings
from azulejos.server.storage import migrate as upgrade
from azulejos.server.storage import schema, store
from azulejos.server.storage.store import connect
from azulejos.server.tables import bot_turns
from tests.server.servers import (
    ANN_AND_BOB,
    ANN_AND_BOT,
    ROOT,
    ApiClient,
    Process,
    new_table,
    running,
    seen,
    wait_for,
)


def test_kill_9_loses_no_acknowledged_move(tmp_path: Path) -> None:
    """Many play at once; the server is killed in the middle; whatever was acknowledged is there."""
    database = str(tmp_path / "games.db")
    server = Process(database, "--no-rates")
    tables = [new_table(server.wait(), ANN_AND_BOB) for _ in range(4)]
    acknowledged: dict[str, list[tuple[int, str]]] = {table[0].table: [] for table in tables}
    players = [threading.Thread(target=_play_on, args=(t, acknowledged)) for t in tables]
    for player in players:
        player.start()
    wait_for(lambda: sum(map(len, acknowledged.values())) >= 40)
    server.kill()
    for player in players:
        player.join()
    assert sum(map(len, acknowledged.values())) >= 40

    with running(Settings(database, rates=False)) as url:
        for ann, bob in tables:
            log = {e["ply"]: e["move"] for e in ApiClient(url, ann.table).log()}
            for ply, move in acknowledged[ann.table]:
                assert log[ply] == move
            there = [ApiClient(url, p.table, p.headers["Authorization"][7:]) for p in (ann, bob)]
            view = there[0].view()
            if view["turn"] is not None:
                assert there[view["turn"]].play()["ply"] > view["ply"]


def _play_on(people: list[ApiClient], acknowledged: dict[str, list[tuple[int, str]]]) -> None:
    """Until the game or the server ends."""
    try:
        view = people[0].view()
        while view["turn"] is not None:
            client = people[view["turn"]]
            view = client.view()
            move, ply = view["legal"][0], view["ply"]
            view = client.send(move, ply).json()
            acknowledged[client.table].append((ply, move))
    except httpx.TransportError:
        pass


def test_a_game_continues_after_a_restart(tmp_path: Path) -> None:
    settings = Settings(str(tmp_path / "games.db"), rates=False, pause=0.0)
    with running(settings) as url:
        ann, bob = new_table(url, ANN_AND_BOB, options={"wall": "grey"})
        ann.play()
        bob.do("/chat", {"text": "well"})
        ann.do("/undo")
        before = bob.view()
    with running(settings) as url:
        bob = ApiClient(url, bob.table, bob.headers["Authorization"][7:])
        assert bob.view() == before
        assert bob.do("/undo/answer", {"agree": True})["turn"] == 0


def test_a_restart_during_a_bots_turn(tmp_path: Path) -> None:
    database = str(tmp_path / "games.db")
    with running(Settings(database, rates=False, pause=60.0)) as url:
        (ann,) = new_table(url, ANN_AND_BOT)
        ann.play()
    with running(Settings(database, rates=False, pause=0.0)) as url:
        ann = ApiClient(url, ann.table, ann.headers["Authorization"][7:])
        with ann.look() as live:
            assert seen(live, lambda view: view["turn"] == 0)["last"][0] == 1


def test_starting_and_stopping(tmp_path: Path) -> None:
    database = str(tmp_path / "games.db")
    server = Process(database)
    url = server.wait()
    assert f"Azulejos is at {url}\nGames are kept in {database}\nStop with Ctrl-C." in server.said
    (ann,) = new_table(url, ANN_AND_BOT)
    ann.play()
    port = url.rpartition(":")[2]
    again = Process(str(tmp_path / "other.db"), port=int(port))
    said, _ = again.process.communicate(timeout=30)
    assert again.process.returncode == 2
    assert f"port {port} is taken" in said
    assert "--port" in said
    assert "Traceback" not in said
    same = Process(database)
    said, _ = same.process.communicate(timeout=30)
    assert (same.process.returncode, "another Azulejos server is using" in said) == (2, True)
    with ann.look():
        said = server.stop()
    assert said.endswith("Stopped; all games are kept.\n")
    assert "Traceback" not in said
    assert server.process.returncode == 0


@pytest.mark.parametrize("workers", [1, 2])
def test_a_stop_lets_requests_end(
    workers: int, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """A move waits for its commit when the server is told to stop; it is acknowledged, and kept."""
    shared = workers > 1
    database = request.getfixturevalue("database") if shared else str(tmp_path / "games.db")
    server = Process(database, "--drain", "10", "--workers", str(workers))
    ann, _ = new_table(server.wait(), ANN_AND_BOB)
    view = ann.view()
    with ThreadPoolExecutor(1) as pool:
        with _locked_tables(database) if shared else locked(Path(database)):
            moving = pool.submit(ann.send, view["legal"][0], view["ply"])
            time.sleep(0.7)
            server.process.send_signal(signal.SIGTERM)
            time.sleep(0.7)
            assert not moving.done()
        assert moving.result().status_code == 200
    said, _ = server.process.communicate(timeout=20)
    assert (server.process.returncode, said.splitlines()[-1:]) == (
        0,
        ["Stopped; all games are kept."],
    )
    with running(Settings(database, rates=False)) as url:
        assert ApiClient(url, ann.table).view()["ply"] == 21


@contextmanager
def _locked_tables(database: str) -> Iterator[None]:
    engine = connect(Settings(database).url)
    with engine.begin() as connection:
        connection.execute(text("LOCK TABLE moves"))
        yield
    engine.dispose()


def test_the_data_directory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    if sys.platform == "linux":
        assert default_database() == tmp_path / "azulejos" / "azulejos.db"
    assert ROOT not in default_database().parents


def test_bots_take_their_time(tmp_path: Path) -> None:
    with running(Settings(str(tmp_path / "games.db"))) as url:
        (ann,) = new_table(url, ANN_AND_BOT)
        ann.play()
        wait_for(lambda: ann.view()["turn"] == 0)
        mine, bots = ann.log(20)
        assert bots["at"] - mine["at"] >= 0.5


def test_the_example_bot(url: str, tmp_path: Path) -> None:
    page = (ROOT / "docs" / "reference" / "http-api.md").read_text(encoding="utf-8")
    program = page.partition("```python\n")[2].partition("```")[0]
    assert len(program.splitlines()) <= 36
    (tmp_path / "bot.py").write_text(program, encoding="utf-8")
    ann, bob = new_table(url, ANN_AND_BOB)
    bots = [
        subprocess.Popen(
            [sys.executable, "bot.py", url, p.table, p.headers["Authorization"][7:]],
            cwd=tmp_path,
            stdout=subprocess.PIPE,
        )
        for p in (ann, bob)
    ]
    said = [bot.communicate(timeout=60)[0] for bot in bots]
    assert [bot.returncode for bot in bots] == [0, 0]
    assert [json.loads(line) for line in said] == [ann.view()["scores"]] * 2


# --- Migrations -----------------------------------------------------------------------------------


def test_the_migrations_make_what_the_schema_says(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path}/new.db")
    upgrade.upgrade(engine)
    made = inspect(engine)
    for table in schema.metadata.sorted_tables:
        columns = {c["name"]: (str(c["type"]), c["nullable"]) for c in made.get_columns(table.name)}
        assert columns == {c.name: (str(c.type), bool(c.nullable)) for c in table.columns}
        key = made.get_pk_constraint(table.name)["constrained_columns"]
        assert key == [c.name for c in table.primary_key]
    engine.dispose()


def test_head_is_the_newest_migration() -> None:
    config = Config()
    folder = Path(upgrade.__file__).parent / "migrations"
    config.set_main_option("script_location", str(folder))
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_heads() == [schema.HEAD]


def test_an_older_database_is_migrated(tmp_path: Path) -> None:
    database = tmp_path / "old.db"
    engine = connect(f"sqlite:///{database}")
    upgrade.upgrade(engine, "0001")
    engine.dispose()
    with sqlite3.connect(database) as old:
        old.execute("INSERT INTO tables VALUES ('old', 1.0, NULL, 'azul', '{}', ?, 1)", (OPTIONS,))
        for seat in (0, 1):
            old.execute("INSERT INTO seats VALUES ('old', ?, NULL, 'Ann', NULL)", (seat,))
        for ply in range(20):
            old.execute("INSERT INTO moves VALUES ('old', ?, -1, ?, NULL, 1.0)", (ply, DRAWS[ply]))
    old.close()
    with running(Settings(str(database))) as url:
        view = ApiClient(url, "old").view()
    assert (view["turn"], view["ply"], view["chat"]) == (1, 20, [])
    assert view["position"]["factories"] == ["BBBB", "YYYY", "RRRR", "KKKK", "WWWW"]


OPTIONS = json.dumps({"players": 2, "wall": "colour"})
DRAWS = [f"={colour}" for colour in "BYRKW" for _ in range(4)]


def test_databases_that_cannot_be_used(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    newer, damaged, other = (tmp_path / name for name in ("newer.db", "damaged.db", "other.db"))
    engine = connect(f"sqlite:///{newer}")
    upgrade.upgrade(engine)
    engine.dispose()
    with sqlite3.connect(newer) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    damaged.write_bytes(b"this is no database at all" * 1000)
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    before = {path: path.read_bytes() for path in (newer, damaged, other)}
    for path, advice in (
        (newer, "was written by a newer Azulejos (it is at step 9999"),
        (damaged, "is damaged, or no database at all"),
        (other, "not one of Azulejos: it holds recipes"),
        (tmp_path / "no" / "folder.db", "there is no folder"),
    ):
        assert main(["serve", "--port", "0", "--database", str(path)]) == 2
        said = capsys.readouterr().err
        assert advice in said
        assert "--database" in said
    assert before == {path: path.read_bytes() for path in before}
    with pytest.raises(BadDatabase):
        upgrade.upgrade(connect(f"sqlite:///{damaged}"))


def test_several_workers_need_postgresql(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--workers", "2", "--database", str(tmp_path / "games.db")]
    assert main(["serve", *arguments]) == 2
    assert "several workers need PostgreSQL" in capsys.readouterr().err


def test_ports_that_cannot_be_used(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["serve", "--database", str(tmp_path / "games.db")]
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main([*arguments, "--port", port]) == 2
    assert f"port {port} is taken" in capsys.readouterr().err
    assert main([*arguments, "--host", "192.0.2.1"]) == 2
    assert "cannot listen at 192.0.2.1" in capsys.readouterr().err
    assert main([*arguments, "--port", "70000"]) == 2
    assert "70000" in capsys.readouterr().err
    assert not os.path.exists(tmp_path / "games.db")


def test_kill_9_leaves_no_process(tmp_path: Path) -> None:
    server = Process(str(tmp_path / "games.db"))
    (ann,) = new_table(server.wait(), ANN_AND_BOT)
    ann.play()
    wait_for(lambda: ann.view()["turn"] == 0)  # the bot's process has started
    server.kill_first()
    wait_for(server.is_gone)


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Lock a database file, as a backup or an administrator does."""
    connection = sqlite3.connect(database, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        connection.close()


def test_a_locked_database_refuses_all_waiting_moves_soon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "LOCK_TIMEOUT", 1.0)
    database = tmp_path / "games.db"
    with running(Settings(str(database), rates=False)) as url:
        people = [new_table(url, ANN_AND_BOB)[0] for _ in range(6)]
        views = [person.view() for person in people]
        with locked(database), ThreadPoolExecutor(len(people)) as pool:
            start = time.monotonic()
            answers = list(pool.map(lambda p, v: p.send(v["legal"][0], v["ply"]), people, views))
            assert time.monotonic() - start < 4
        assert {answer.status_code for answer in answers} == {503}
        for person in people:
            person.play()


def test_a_bot_whose_commit_fails_moves_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "LOCK_TIMEOUT", 0.2)
    monkeypatch.setattr(bot_turns, "BOT_RETRY", 0.5)
    database = tmp_path / "games.db"
    with running(Settings(str(database), rates=False, pause=1.0)) as url:
        (ann,) = new_table(url, ANN_AND_BOT)
        after = ann.play()
        assert after["turn"] == 1
        with locked(database):
            time.sleep(3)
            assert ann.view()["ply"] == after["ply"]
        wait_for(lambda: ann.view()["turn"] == 0)
