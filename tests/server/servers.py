"""Running servers, and clients that talk to them over sockets."""

import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from azulejos.server.http.app import make_app
from azulejos.server.run import listen
from azulejos.server.settings import Settings

ROOT = Path(__file__).parents[2]
View = dict[str, Any]
CLIENTS: list[httpx.Client] = []
PROCESSES: list["Process"] = []
"""What a test has opened; a fixture closes it afterwards."""
ANN_AND_BOB = [{"name": "Ann"}, {"name": "Bob"}]
ANN_AND_BOT = [{"name": "Ann"}, {"kind": "bot", "player": "greedy"}]


@contextmanager
def running(settings: Settings) -> Iterator[str]:
    """Run a server in a thread, and return its address."""
    listening = listen("127.0.0.1", 0)
    config = uvicorn.Config(
        make_app(settings), log_level="warning", timeout_graceful_shutdown=1, ws_max_size=4096
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    try:
        wait_for(lambda: server.started or not thread.is_alive())
        assert server.started
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
        listening.close()


class Process:
    """A server in its own process, as a user starts it."""

    def __init__(self, database: str, *arguments: str, port: int = 0) -> None:
        command = [sys.executable, "-m", "azulejos", "serve", "--database", database]
        self.process = subprocess.Popen(
            [*command, "--port", str(port), *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            cwd=ROOT,
            start_new_session=True,
        )
        PROCESSES.append(self)
        self.said = ""
        self.url = ""

    def wait(self) -> str:
        """Wait until it answers, and return its address."""
        assert self.process.stdout is not None
        while "Stop with" not in self.said:
            line = self.process.stdout.readline()
            assert line, f"the server did not start: {self.said}"
            self.said += line
        found = re.search(r"Azulejos is at (http://\S+)", self.said)
        assert found
        self.url = found[1]
        wait_for(self._answers)
        return self.url

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/api/games").status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """Kill it with its bots, as `kill -9` does."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.communicate()

    def kill_first(self) -> None:
        """Kill the first process only, and not its children."""
        self.process.kill()
        self.process.communicate(timeout=20)

    def is_gone(self) -> bool:
        """Whether all its processes have ended."""
        try:
            os.killpg(self.process.pid, 0)
        except ProcessLookupError:
            return True
        return False

    def stop(self) -> str:
        """Stop it as Ctrl-C does, and return its output."""
        self.process.send_signal(signal.SIGINT)
        rest, _ = self.process.communicate(timeout=20)
        return self.said + rest


def wait_for(condition: Callable[[], Any], seconds: float = 20.0) -> None:
    """Wait until a condition holds."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "the condition never held"
        time.sleep(0.02)


class ApiClient:
    """A client at a table; with a token it can play."""

    def __init__(self, url: str, table: str, token: str | None = None) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.Client(base_url=url, headers=headers, timeout=20)
        CLIENTS.append(self.http)
        self.url = url
        self.table = table
        self.headers = headers

    def get(self, path: str = "") -> httpx.Response:
        return self.http.get(f"/api/tables/{self.table}{path}")

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.http.post(f"/api/tables/{self.table}{path}", json=body)

    def view(self) -> View:
        answer = self.get()
        assert answer.status_code == 200, answer.text
        seen: View = answer.json()
        return seen

    def send(self, move: str, ply: int, client: str | None = None) -> httpx.Response:
        return self.post("/moves", {"move": move, "ply": ply, "client": client})

    def play(self, which: int = 0) -> View:
        """Play a legal move; it must be our turn."""
        view = self.view()
        answer = self.send(view["legal"][which], view["ply"])
        assert answer.status_code == 200, answer.text
        after: View = answer.json()
        return after

    def do(self, path: str, body: Any = None) -> View:
        """Post something that the server must accept."""
        answer = self.post(path, body)
        assert answer.status_code == 200, answer.text
        view: View = answer.json()
        return view

    def log(self, first: int = 0) -> list[dict[str, Any]]:
        moves: list[dict[str, Any]] = self.get(f"/moves?from={first}").json()["moves"]
        return moves

    def look(self, origin: str | None = None) -> ClientConnection:
        address = f"ws{self.url.removeprefix('http')}/api/tables/{self.table}/live"
        headers = dict(self.headers)
        if "cookie" in self.http.headers or self.http.cookies:
            headers["Cookie"] = "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())
        if origin:
            headers["Origin"] = origin
        return connect(address, additional_headers=headers, compression=None)


def seen(connection: ClientConnection, condition: Callable[[View], Any]) -> View:
    """The first view on a WebSocket that meets a condition."""
    while True:
        view: View = json.loads(connection.recv(timeout=20))
        if condition(view):
            return view


def view_at_ply(connection: ClientConnection, ply: int) -> View:
    """The first view at a ply or later."""
    return seen(connection, lambda view: view["ply"] >= ply)


def new_table(
    url: str, seats: list[dict[str, Any]], game: str = "azul", **more: Any
) -> list[ApiClient]:
    """Make a table, and return a client for each person's seat."""
    body = {"game": game, "seats": seats, "start": 0, **more}
    answer = httpx.post(f"{url}/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return [ApiClient(url, made["table"], token) for token in made["tokens"] if token]


def play_first_round(people: list[ApiClient]) -> View:
    """Play until nature has dealt the second round."""
    while True:
        for client in people:
            view = client.view()
            if view["position"]["round"] == 2 or view["turn"] is None:
                return view
            if view["turn"] in view["mine"]:
                client.play()
