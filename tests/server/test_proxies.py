"""The examples in `deploy/`: both proxies with TLS, the unit of systemd, the settings.

The proxies have to be installed (Debian: nginx, caddy), or in a folder of the variable PROXIES.
"""

import os
import re
import shutil
import socket
import ssl
import subprocess
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from azulejos.server.configuration import read_settings
from azulejos.server.run import settings_from
from tests.server.servers import ROOT, Process, wait_for

DEPLOY = ROOT / "deploy"
SetUp = Callable[[Path, str, int], tuple[list[str], dict[str, str]]]
NEW = {"game": "azul", "seats": [{"mine": True}, {}]}
FOLDERS = os.pathsep.join([os.environ.get("PROXIES", ""), os.environ["PATH"], "/usr/sbin"])


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def running_proxy(command: list[str], environment: dict[str, str], url: str) -> Iterator[None]:
    process = subprocess.Popen(
        command, env={**os.environ, **environment}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    try:
        wait_for(lambda: process.poll() is not None or _answers(url))
        assert process.poll() is None, process.communicate()[0]
        yield
    finally:
        process.terminate()
        process.communicate(timeout=20)


def _answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/healthz", verify=False).status_code == 200
    except httpx.TransportError:
        return False


def _program(name: str) -> str:
    found = shutil.which(name, path=FOLDERS)
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def _nginx(folder: Path, upstream: str, port: int) -> tuple[list[str], dict[str, str]]:
    """Our example, within the smallest possible configuration, on free ports."""
    nginx = _program("nginx")
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost",
         "-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")],
        check=True, capture_output=True,
    )  # fmt: skip
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    text = text.replace("/etc/ssl/azulejos", str(folder)).replace("127.0.0.1:2017", upstream)
    text = text.replace("azulejos.example", "localhost")
    text = re.sub(r"listen \[::\].*", "", text)
    text = text.replace("listen 443", f"listen 127.0.0.1:{port}")
    text = text.replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
    temporary = "\n".join(
        f"{kind}_temp_path {folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = (
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}\n"
        f"http {{ access_log off;\n{temporary}\n{text}\n}}\n"
    )
    (folder / "nginx.conf").write_text(whole, encoding="utf-8")
    return [nginx, "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")], {}


def _caddy(folder: Path, upstream: str, port: int) -> tuple[list[str], dict[str, str]]:
    """Our example; its variables choose a free port, and Caddy's own certificates."""
    caddy = _program("caddy")
    head = f"{{\n\tadmin off\n\thttp_port {free_port()}\n\tskip_install_trust\n}}\n"
    text = head + (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    (folder / "Caddyfile").write_text(text, encoding="utf-8")
    environment = {
        "DOMAIN": f"https://localhost:{port}",
        "UPSTREAM": upstream,
        "XDG_DATA_HOME": str(folder / "data"),
        "XDG_CONFIG_HOME": str(folder / "config"),
    }
    return [
        caddy,
        "run",
        "--config",
        str(folder / "Caddyfile"),
        "--adapter",
        "caddyfile",
    ], environment


@pytest.mark.parametrize("set_up", [_nginx, _caddy], ids=["nginx", "caddy"])
def test_proxies(set_up: SetUp, tmp_path: Path) -> None:
    port = free_port()
    hosts = ("--allowed-host", "localhost", "--allowed-host", "127.0.0.1")
    server = Process(str(tmp_path / "games.db"), *hosts)
    upstream = server.wait().removeprefix("http://")
    url = f"https://localhost:{port}"
    command, environment = set_up(tmp_path, upstream, port)
    with (
        running_proxy(command, environment, url),
        httpx.Client(base_url=url, verify=False, headers={"Origin": url}) as browser,
    ):
        made = browser.post("/api/tables", json=NEW, headers={"X-Forwarded-For": "192.0.2.1"})
        assert made.status_code == 201
        cookie = made.headers["set-cookie"]
        assert cookie.startswith("__Host-azulejos=")
        assert "Secure" in cookie
        assert "Path=/" in cookie
        assert "Domain" not in cookie
        assert made.json()["links"][0].startswith(f"{url}/t/")
        assert made.headers["strict-transport-security"]
        table = made.json()["table"]
        assert browser.get(f"/api/tables/{table}").json()["mine"] == [0]
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        key = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        address = f"wss://localhost:{port}/api/tables/{table}/live"
        headers = {"Cookie": key, "Origin": url}
        with connect(address, ssl=trusting, additional_headers=headers) as live:
            assert '"mine":[0]' in str(live.recv(timeout=10))
        answers = [
            browser.post("/api/tables", json=NEW, headers={"X-Forwarded-For": f"192.0.2.{n}"})
            for n in range(25)
        ]
        assert answers[-1].status_code == 429  # an address that a visitor claims counts nothing


def test_the_unit_of_systemd(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed")
    unit = (DEPLOY / "azulejos.service").read_text(encoding="utf-8")
    (tmp_path / "azulejos.service").write_text(
        unit.replace("/opt/azulejos/bin/azulejos", shutil.which("true") or ""), encoding="utf-8"
    )
    checked = subprocess.run(
        ["systemd-analyze", "verify", str(tmp_path / "azulejos.service")],
        capture_output=True,
        text=True,
        check=False,
    )
    complaints = [line for line in checked.stderr.splitlines() if "azulejos.service" in line]
    assert complaints == []


def test_the_settings_of_the_example() -> None:
    settings = settings_from(read_settings({"config": str(DEPLOY / "azulejos.toml")}))
    assert (settings.allowed_hosts, settings.keep_unused_days) == (("azulejos.example",), 30.0)


def test_the_lock_has_everything_that_a_server_needs() -> None:
    """All packages that the server imports are there, with hashes."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = [*project["dependencies"], *project["optional-dependencies"]["server"],
              *project["optional-dependencies"]["postgres"]]  # fmt: skip
    lock = (DEPLOY / "requirements.txt").read_text(encoding="utf-8")
    assert "://" not in lock
    entries = re.split(r"\n(?=[a-z])", lock)[1:]
    locked = {re.split(r"[=\[]", entry)[0] for entry in entries}
    names = {re.split(r"[\[<>=;!]", need)[0].lower().replace(".", "-") for need in needed}
    assert names <= locked
    assert all("--hash=sha256:" in entry for entry in entries)
