"""What the operator sees: metrics, the status page, the log."""

import json
from pathlib import Path

import httpx
import pytest

from azulejos.cli import main
from azulejos.server.settings import Settings
from tests.server.servers import ANN_AND_BOB, ANN_AND_BOT, Process, new_table, running, wait_for

KEY = "a key that nobody guesses"


def figures(url: str) -> dict[str, float]:
    answer = httpx.get(f"{url}/metrics", headers={"Authorization": f"Bearer {KEY}"})
    assert answer.status_code == 200
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_metrics(tmp_path: Path) -> None:
    with running(Settings(str(tmp_path / "games.db"), pause=0.0, operator_key=KEY)) as url:
        before = figures(url)
        (ann,) = new_table(url, ANN_AND_BOT)
        with ann.look() as live:
            live.recv()
            ann.play()
            wait_for(lambda: ann.view()["turn"] == 0)
            ann.do("/chat", {"text": "hello"})
            during = figures(url)
        after = figures(url)

    def growth(name: str) -> float:
        return during[name] - before.get(name, 0.0)

    assert growth("azulejos_tables") == 1
    assert growth("azulejos_sockets") == 1
    assert growth('azulejos_entries_total{kind="move"}') == 2
    assert growth('azulejos_entries_total{kind="chat"}') == 1
    assert growth("azulejos_commit_seconds_count") >= 4
    assert growth('azulejos_bot_seconds_count{bot="greedy"}') == 1
    route = 'method="POST",route="/api/tables/{table}/moves",status="200"'
    assert growth(f"azulejos_request_seconds_count{{{route}}}") == 1
    assert growth("azulejos_loop_delay_seconds_count") >= 1
    assert during["azulejos_bot_turns_waiting"] == 0
    assert after["azulejos_request_seconds_count" + f"{{{route}}}"] >= 1
    assert ann.table not in "".join(after)


def test_workers_report_their_sum(database: str) -> None:
    url = Process(database, "--workers", "2", "--operator-key", KEY).wait()
    for _ in range(10):
        new_table(url, ANN_AND_BOB)
    assert {round(figures(url)["azulejos_tables"]) for _ in range(6)} == {10}


def test_the_operators_key(tmp_path: Path) -> None:
    with running(Settings(str(tmp_path / "games.db"), operator_key=KEY)) as url:
        for path in ("/metrics", "/status"):
            assert httpx.get(url + path).status_code == 401
            assert httpx.get(url + path, auth=("operator", "wrong")).status_code == 401
            for header in ("Basic", "Basic ???", "Bearer", f"Bearer {KEY}x", "Basic /w=="):
                answer = httpx.get(url + path, headers={"Authorization": header})
                assert (answer.status_code, "Basic" in answer.headers["www-authenticate"]) == (
                    401,
                    True,
                )
            assert httpx.get(url + path, auth=("operator", KEY)).status_code == 200
        asked = httpx.get(f"{url}/status", headers={"Accept": "text/html"})  # as a browser does
        assert "Basic" in asked.headers["www-authenticate"]
        page = httpx.get(f"{url}/status", auth=("operator", KEY), headers={"Accept-Language": "uk"})
        assert "Стан цього сервера" in page.text
        for _ in range(20):
            last = httpx.get(f"{url}/metrics", auth=("operator", "wrong"))
        assert last.status_code == 429
    with running(Settings(str(tmp_path / "other.db"))) as url:
        assert httpx.get(f"{url}/metrics").status_code == 404
        assert httpx.get(f"{url}/status", headers={"Authorization": "Bearer"}).status_code == 404


def test_a_weak_key_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--operator-key", "secret"]) == 2
    said = capsys.readouterr().err
    assert "at least 20 printable" in said
    assert "secret" not in said


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_the_log_has_requests_and_no_secrets(tmp_path: Path, log_format: str) -> None:
    database = tmp_path / "games.db"
    server = Process(str(database), "--access-log", "--log-format", log_format)
    url = server.wait()
    ann, bob = new_table(url, ANN_AND_BOB)
    ann.do("/chat", {"text": "private words"})
    token = bob.headers["Authorization"][7:]
    httpx.get(f"{url}/t/{ann.table}/sit/{token}")
    answer = httpx.get(f"{url}/secret?token={token}")
    said = server.stop()
    for secret in (token, ann.table, "private words", "/secret", "127.0.0.1:5"):
        assert secret not in said.partition("Stop with")[2]
    assert "/api/tables/{table}/chat" in said
    assert answer.headers["x-request-id"] in said
    if log_format == "json":
        entries = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
        chat = next(entry for entry in entries if entry["route"].endswith("/chat"))
        assert (chat["method"], chat["status"], chat["level"]) == ("POST", 200, "INFO")
        assert chat["ms"] > 0
    else:
        assert "GET other 404" in said


def test_requests_are_not_logged_by_default(tmp_path: Path) -> None:
    server = Process(str(tmp_path / "games.db"))
    new_table(server.wait(), ANN_AND_BOB)
    assert "/api/tables" not in server.stop()
