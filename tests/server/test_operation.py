"""What whoever runs a server needs: trusted proxies, health checks."""

from pathlib import Path

import httpx
import pytest

from azulejos.cli import main
from azulejos.server.http import health
from azulejos.server.settings import Settings
from tests.server.servers import Process, running

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
    with pytest.raises(SystemExit):
        main(["serve", "--proxy", "everybody"])
    assert "'everybody' is not an IP address or network" in capsys.readouterr().err


def test_health_checks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(Settings(str(tmp_path / "games.db"))) as url:
        for path in ("/healthz", "/readyz"):
            answer = httpx.get(url + path)
            assert (answer.status_code, answer.json()) == (200, {"status": "ok"})
        monkeypatch.setattr(health, "PATIENCE", 0.0)
        assert httpx.get(f"{url}/readyz").status_code == 503
        assert httpx.get(f"{url}/healthz").status_code == 200
