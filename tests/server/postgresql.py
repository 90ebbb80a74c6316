"""A PostgreSQL server of the tests' own. Needs Debian's `postgresql`."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import text

from azulejos.server.storage.store import connect


def _program(name: str) -> str | None:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return shutil.which(name, path=os.pathsep.join([os.environ["PATH"], *map(str, folders)]))


def is_installed() -> bool:
    """Whether this machine has the programs of a PostgreSQL server."""
    return _program("initdb") is not None and _program("pg_ctl") is not None


def _run(*command: str | None) -> None:
    """Not as root: PostgreSQL refuses that."""
    user = "postgres" if os.geteuid() == 0 else None
    words = [str(word) for word in command]
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL, cwd="/", user=user)


class Cluster:
    """A PostgreSQL server at a socket in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._data = str(folder / "data")
        _run(
            _program("initdb"), "-D", self._data, "-U", "azulejos", "-A", "trust", "--no-sync",
            "--encoding=UTF8",
        )  # fmt: skip

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = f"-c listen_addresses='' -k {self.folder}"
        log = str(self.folder / "log")
        _run(_program("pg_ctl"), "-D", self._data, "-l", log, "-w", "-o", options, "start")

    def stop(self, mode: str = "fast") -> None:
        """Stop it."""
        _run(_program("pg_ctl"), "-D", self._data, "-m", mode, "-w", "stop")

    def kill(self) -> None:
        """Kill its first process with -9; its children notice, and end."""
        pid = int((self.folder / "data" / "postmaster.pid").read_text().splitlines()[0])
        os.kill(pid, signal.SIGKILL)

    def new_database(self, name: str) -> str:
        """Make an empty database; its address."""
        engine = connect(f"postgresql+psycopg://azulejos@/postgres?host={self.folder}")
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(text(f'CREATE DATABASE "{name}"'))
        engine.dispose()
        return f"postgresql://azulejos@/{name}?host={self.folder}"


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """A PostgreSQL server that runs."""
    folder = Path(tempfile.mkdtemp(prefix="azulejos-", dir="/tmp"))
    if os.geteuid() == 0:
        os.chown(folder, pwd.getpwnam("postgres").pw_uid, -1)
    try:
        cluster = Cluster(folder)
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop("immediate")
    finally:
        shutil.rmtree(folder)
