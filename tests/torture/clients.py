"""Bad clients beside a good one: slow, silent, flooding, many. The good one must not notice."""

import random
import socket
import threading
import time
from contextlib import suppress
from pathlib import Path

import httpx

from tests.server.servers import ANN_AND_BOB, CLIENTS, ApiClient, new_table
from tests.torture.campaign import Report
from tests.torture.kills import Victim
from tests.torture.load import percentile

SILENT = 60
SLOW = 20
FLOODING = 3


def bad_clients(seconds: int, folder: Path) -> Report:
    """A person plays at the usual pace while others misuse connections in all ways."""
    victim = Victim(str(folder / "games.db"))
    victim.start()
    stop = threading.Event()
    try:
        victim.wait()
        people = new_table(victim.url, ANN_AND_BOB)
        bad = [
            *(threading.Thread(target=_silent, args=(victim.port, stop)) for _ in range(SILENT)),
            *(threading.Thread(target=_slow, args=(victim.port, stop)) for _ in range(SLOW)),
            *(
                threading.Thread(target=_flooding, args=(victim, people[0].table, stop))
                for _ in range(FLOODING)
            ),
        ]
        for thread in bad:
            thread.start()
        delays = _play(people, seconds, victim)
        stop.set()
        for thread in bad:
            thread.join()
    finally:
        stop.set()
        victim.close()
        while CLIENTS:
            CLIENTS.pop().close()
    assert percentile(delays, 99) < 1500, percentile(delays, 99)
    return Report({"moves": len(delays), "p50 ms": round(percentile(delays, 50), 1),
                   "p99 ms": round(percentile(delays, 99), 1)})  # fmt: skip


def _play(people: list[ApiClient], seconds: int, victim: Victim) -> list[float]:
    delays: list[float] = []
    end = time.monotonic() + seconds
    view = people[0].view()
    while time.monotonic() < end:
        if view["turn"] is None:
            people = new_table(victim.url, ANN_AND_BOB)
            view = people[0].view()
        client = people[view["turn"]]
        view = client.view()
        move = random.choice(view["legal"])
        start = time.monotonic()
        answer = client.send(move, view["ply"])
        delays.append((time.monotonic() - start) * 1000)
        assert answer.status_code == 200
        view = answer.json()
        time.sleep(0.05)
    return delays


def _silent(port: int, stop: threading.Event) -> None:
    """Connects, and says nothing."""
    while not stop.is_set():
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1) as one:
            while not stop.is_set():
                with suppress(TimeoutError):
                    if not one.recv(1):
                        break


def _slow(port: int, stop: threading.Event) -> None:
    """Sends a request letter by letter."""
    while not stop.is_set():
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1) as one:
            for letter in b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 90\r\n\r\n{ ":
                one.send(bytes([letter]))
                if stop.wait(0.2):
                    return


def _flooding(victim: Victim, table: str, stop: threading.Event) -> None:
    """Asks for the most expensive pages as fast as it can."""
    with httpx.Client(base_url=victim.url, timeout=30) as client:
        while not stop.is_set():
            for path in ("scene?since=0", "picture.svg", "story"):
                with suppress(httpx.TransportError):
                    client.get(f"/t/{table}/{path}")
