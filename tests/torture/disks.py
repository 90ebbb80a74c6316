"""A disk that is full or locked, a clock that jumps, a database of an older version."""

import os
import random
import resource
import sqlite3
import subprocess
import sys
import tarfile
import time
from collections import Counter
from io import BytesIO
from pathlib import Path

import httpx

from tests.server.servers import ROOT, wait_for
from tests.torture.campaign import Report
from tests.torture.journal import PATIENCE, Players, check
from tests.torture.kills import TABLES, Victim

OLD = "3fb8aa4"
"""The last commit with the schema 0002, in which only moves have attempt ids."""


def full_disk(times: int, folder: Path) -> Report:
    """The disk is full again and again: the server says so, loses nothing, and goes on."""
    database = str(folder / "games.db")
    victim = Victim(database)
    victim.start()
    refused = 0
    players = Players(victim.url, TABLES)
    try:
        victim.wait()
        players.start()
        for _ in range(times):
            players.wait_for_progress(5)
            resource.prlimit(victim.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
            time.sleep(random.uniform(0.3, 1.0))
            body = {"game": "azul", "seats": [{}, {}]}
            refused += httpx.post(f"{victim.url}/api/tables", json=body).status_code == 503
            resource.prlimit(
                victim.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
            )
        players.wait_for_progress(5)
        players.stop()
    finally:
        players.give_up()
        victim.close()
    counted = check(database, players.journals)
    assert refused == times
    return Report({"full": times, "acknowledged": counted.total()})


def locked_file(times: int, folder: Path) -> Report:
    """Somebody else locks the file again and again."""
    database = str(folder / "games.db")
    victim = Victim(database)
    victim.start()
    players = Players(victim.url, TABLES)
    try:
        victim.wait()
        players.start()
        for _ in range(times):
            players.wait_for_progress(5)
            other = sqlite3.connect(database, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            time.sleep(random.choice((0.2, 1.0, 4.0)))
            other.close()
        players.wait_for_progress(5)
        players.stop()
    finally:
        players.give_up()
        victim.close()
    return Report({"locked": times, "acknowledged": check(database, players.journals).total()})


def jumping_clock(moves: int, folder: Path) -> Report:
    """Every look at the clock is off by up to a year."""
    database = str(folder / "games.db")
    os.environ["JUMPING_CLOCK"] = "1"
    victim = Victim(database, module=("tests.torture.failing_server",))
    victim.start()
    del os.environ["JUMPING_CLOCK"]
    players = Players(victim.url, TABLES)
    try:
        victim.wait()
        players.start()
        wait_for(lambda: players.acknowledged >= moves, 600)
        players.stop()
    finally:
        players.give_up()
        victim.close()
    return Report({"acknowledged": check(database, players.journals).total()})


def old_version(tables: int, folder: Path) -> Report:
    """Tables that an older version has begun are played on by this one."""
    sources = subprocess.run(["git", "archive", OLD], cwd=ROOT, capture_output=True, check=False)
    assert sources.returncode == 0, f"the commit {OLD} is not here: clone the whole history"
    with tarfile.open(fileobj=BytesIO(sources.stdout)) as archive:
        archive.extractall(folder / "old", filter="data")
    database = str(folder / "games.db")
    victim = Victim(database)
    old = subprocess.Popen(
        [sys.executable, "-m", "azulejos", "serve", "--database", database, "--no-rates",
         "--port", str(victim.port)],
        cwd=folder / "old", env={**os.environ, "PYTHONPATH": str(folder / "old")},
        stdout=subprocess.DEVNULL,
    )  # fmt: skip
    players = Players(victim.url, tables, actions=("moves",))
    try:
        victim.wait()
        players.start()
        wait_for(lambda: players.acknowledged >= 10 * tables, PATIENCE)
        old.terminate()
        old.wait(20)
        before = players.acknowledged
        victim.start()
        victim.wait()
        wait_for(lambda: players.acknowledged >= before + 10 * tables, PATIENCE)
        players.stop()
    finally:
        players.give_up()
        old.kill()
        victim.close()
    counted: Counter[str] = check(database, players.journals)
    return Report({"tables": tables, "acknowledged": counted.total()})
