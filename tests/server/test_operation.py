"""What whoever runs a server needs: trusted proxies, health checks."""

import socket
import time
from pathlib import Path

import httpx
import pytest

from azulejos.cli import main
from azulejos.server.http import health
from azulejos.server.http.protocol import HEADER_TIMEOUT
from azulejos.server.settings import Settings
from tests.server.servers import ANN_AND_BOB, Process, new_table, running, view_at_ply

NEW = {"game": "azul", "seats": [{"name": "Ann", "mine": True}, {"name": "Bob"}]}


@pytest.mark.parametrize(("options", "scheme"), [((), "http"), (("--proxy", "127.0.0.2"), "https")])
def test_only_named_proxies_are_believed(
    tmp_path: Path, options: tuple[str, ...], scheme: str
) -> None:
    url = Process(str(tmp_path / "games.db"), *options).wait()
    sent = {"X-Forwarded-For": "192.0.2.7", "X-Forwarded-Proto": "https"}
    with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2")) as proxy:
        answer = proxy.post(f"{url}/api/tables", json=NEW, headers=sent)
    assert answer.json()["links"][0].startswith(f"{scheme}://")
    assert ("Secure" in answer.headers["set-cookie"]) == (scheme == "https")


def test_a_proxy_is_an_address(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--proxy", "everybody"]) == 2
    assert "'everybody' is not an IP address or network" in capsys.readouterr().err


def test_health_checks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(Settings(str(tmp_path / "games.db"))) as url:
        for path in ("/healthz", "/readyz"):
            answer = httpx.get(url + path)
            assert (answer.status_code, answer.json()) == (200, {"status": "ok"})
        monkeypatch.setattr(health, "PATIENCE", 0.0)
        assert httpx.get(f"{url}/readyz").status_code == 503
        assert httpx.get(f"{url}/healthz").status_code == 200


@pytest.mark.parametrize(
    ("sent", "answer"),
    [
        (b"GET / HTTP/1.1\r\nHost: x\r\n", b""),
        (
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Content-Length: 100\r\n\r\n{",
            b"HTTP/1.1 408",
        ),
    ],
)
def test_half_sent_requests_are_ended(tmp_path: Path, sent: bytes, answer: bytes) -> None:
    url = Process(str(tmp_path / "games.db")).wait()
    with socket.create_connection(("127.0.0.1", int(url.rpartition(":")[2]))) as client:
        client.settimeout(15)
        client.sendall(sent)
        assert client.recv(len(b"HTTP/1.1 408")) == answer


def test_a_socket_outlives_the_time_limit_of_requests(tmp_path: Path) -> None:
    ann, bob = new_table(Process(str(tmp_path / "games.db")).wait(), ANN_AND_BOB)
    with bob.look() as live:
        time.sleep(HEADER_TIMEOUT + 1)
        view_at_ply(live, ann.play()["ply"])
