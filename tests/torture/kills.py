"""Kills with -9: the server, its first process, a worker, a bot, the database."""

import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from itertools import cycle, islice
from pathlib import Path

import httpx

from tests.server.postgresql import Cluster, running_cluster
from tests.server.servers import ROOT, wait_for
from tests.torture.campaign import Report
from tests.torture.journal import PATIENCE, Players, check

TABLES = 6


class Victim:
    """A server on a fixed port that is started again after each kill."""

    def __init__(self, database: str, *arguments: str, module: tuple[str, ...] = ("azulejos",)):
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._command = [
            sys.executable, "-m", *module, "serve", "--database", database, "--no-rates",
            "--port", str(self.port), *arguments,
        ]  # fmt: skip
        folder = Path(tempfile.mkdtemp()) if "://" in database else Path(database).parent
        self._log = (folder / f"log-{self.port}").open("ab")
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it; `wait` waits until it answers."""
        self.process = subprocess.Popen(
            self._command, stdout=self._log, stderr=self._log, cwd=ROOT, start_new_session=True
        )

    def wait(self) -> None:
        """Wait until it answers."""
        wait_for(self._answers, PATIENCE)

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/readyz", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    @property
    def pid(self) -> int:
        """Its first process."""
        assert self.process is not None
        return self.process.pid

    def kill_all(self) -> None:
        """Kill all its processes."""
        assert self.process is not None
        os.killpg(self.pid, signal.SIGKILL)
        self.process.wait()

    def kill_first(self) -> None:
        """Kill its first process; the others must end by themselves."""
        assert self.process is not None
        group = self.pid
        self.process.kill()
        self.process.wait()
        wait_for(lambda: _is_gone(group))

    def kill_child(self) -> None:
        """Kill a worker, or a process of the bots."""
        listed = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(self.pid)],
            capture_output=True,
            text=True,
            check=False,
        )
        children = [int(word) for word in listed.stdout.split()]
        if children:
            os.kill(random.choice(children), signal.SIGKILL)

    def close(self) -> None:
        """End it, whatever state it is in."""
        if self.process is not None and self.process.poll() is None:
            self.kill_all()
        self._log.close()


def _is_gone(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


def _again(victim: Victim, kill: Callable[[], None]) -> None:
    kill()
    victim.start()


def _kill_database(cluster: Cluster) -> None:
    """Kill PostgreSQL. It starts again as soon as its last process has ended."""
    cluster.kill()
    end = time.monotonic() + PATIENCE
    while True:
        time.sleep(0.3)
        try:
            cluster.start()
        except subprocess.CalledProcessError:
            assert time.monotonic() < end
        else:
            return


def _campaign(
    database: str, victim: Victim, kills: int, ways: dict[str, Callable[[], None]]
) -> Report:
    players, done = Players(victim.url, TABLES), Counter[str]()
    victim.start()
    try:
        victim.wait()
        players.start()
        for name, kill in islice(cycle(ways.items()), kills):
            players.wait_for_progress(1)
            time.sleep(random.uniform(0.0, 0.4))
            kill()
            done[name] += 1
            victim.wait()
        players.stop()
    finally:
        players.give_up()
        victim.close()
    counted = check(database, players.journals)
    return Report({**done, **{f"acknowledged {kind}": count for kind, count in counted.items()}})


def sqlite(kills: int, folder: Path) -> Report:
    """Kills of a server with a file: all processes, the first one, the bots'."""
    database = str(folder / "games.db")
    victim = Victim(database)
    ways = {
        "all processes": lambda: _again(victim, victim.kill_all),
        "first process": lambda: _again(victim, victim.kill_first),
        "child process": victim.kill_child,
    }
    return _campaign(database, victim, kills, ways)


def postgresql(kills: int, folder: Path) -> Report:
    """Kills of a server with two workers on PostgreSQL, and of PostgreSQL itself."""
    with running_cluster() as cluster:
        database = cluster.new_database("torture")
        victim = Victim(database, "--workers", "2")
        ways = {
            "database": lambda: _kill_database(cluster),
            "worker": victim.kill_child,
            "all processes": lambda: _again(victim, victim.kill_all),
            "first process": lambda: _again(victim, victim.kill_first),
        }
        return _campaign(database, victim, kills, ways)


def failpoints(deaths: int, folder: Path) -> Report:
    """Deaths at the worst instants: before a commit, after it, before a broadcast."""
    database = str(folder / "games.db")
    victim = Victim(database, module=("tests.torture.failing_server",))
    done: Counter[str] = Counter()
    players = Players(victim.url, TABLES)
    try:
        for number in range(deaths):
            point = ("before-commit", "after-commit", "before-broadcast")[number % 3]
            os.environ["FAIL_AT"] = f"{point} {random.randint(10, 40)}"
            victim.start()
            if number == 0:
                os.environ["FAIL_AT"] = ""
                victim.wait()
                players.start()
            assert victim.process is not None
            victim.process.wait(PATIENCE)
            assert victim.process.returncode == FAILED, victim.process.returncode
            done[point] += 1
        os.environ["FAIL_AT"] = ""
        victim.start()
        victim.wait()
        players.stop()
    finally:
        players.give_up()
        victim.close()
    counted = check(database, players.journals)
    return Report({**done, **{f"acknowledged {kind}": count for kind, count in counted.items()}})


FAILED = 77
