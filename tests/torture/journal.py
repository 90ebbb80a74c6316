"""Players who keep a journal of what the server has acknowledged, through any number of crashes."""

import random
import threading
import time
from collections import Counter
from dataclasses import dataclass, field

import httpx

from azulejos.server.settings import Settings
from azulejos.server.storage.backup import load_table
from azulejos.server.storage.store import connect
from azulejos.server.tables.table import Table
from tests.server.servers import View, wait_for

SEATS = (
    [{"name": "Ann"}, {"name": "Bob"}],
    [{"name": "Ann"}, {"kind": "bot", "player": "greedy"}],
)
PATIENCE = 60.0
"""Seconds within which a server must answer again."""
ACTIONS = ("moves", "moves", "moves", "moves", "chat", "undo")


@dataclass
class Journal:
    """What was acknowledged at one table."""

    table: str
    tokens: list[str]
    acknowledged: list[tuple[str, str]] = field(default_factory=list)
    """The kind and the attempt id of each change."""
    refused: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


class Players:
    """Some tables at which people play without a break, until they are told to stop."""

    def __init__(self, url: str, tables: int, actions: tuple[str, ...] = ACTIONS) -> None:
        self._url = url
        self._actions = actions
        self._stop = threading.Event()
        self.journals: list[Journal] = []
        self._tables = tables
        self._threads: list[threading.Thread] = []

    def start(self) -> None:
        """Make the tables, and play."""
        for number in range(self._tables):
            body = {"game": "azul", "seats": SEATS[number % 2]}
            made = httpx.post(f"{self._url}/api/tables", json=body, timeout=20).json()
            tokens = [token for token in made["tokens"] if token]
            self.journals.append(Journal(made["table"], tokens))
        self._threads = [threading.Thread(target=self._play, args=(j,)) for j in self.journals]
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        """Stop, and wait until all attempts are settled."""
        self.give_up()
        for thread in self._threads:
            thread.join()

    def give_up(self) -> None:
        """Begin no further attempt."""
        self._stop.set()

    def wait_for_progress(self, changes: int) -> None:
        """Wait until some more changes are acknowledged."""
        before = self.acknowledged
        wait_for(lambda: self.acknowledged >= before + changes, PATIENCE)

    @property
    def acknowledged(self) -> int:
        """How many changes were acknowledged."""
        return sum(len(journal.acknowledged) for journal in self.journals)

    def _play(self, journal: Journal) -> None:
        path = f"/api/tables/{journal.table}"
        number = 0
        with httpx.Client(base_url=self._url, timeout=15) as client:
            while not self._stop.is_set():
                view = _ask(client, path, journal.tokens[0])
                if view["turn"] is None:  # over: only chat remains
                    if "chat" not in self._actions:
                        return
                    kind, seat = "chat", 0
                else:
                    kind = random.choice(self._actions)
                    seat = view["turn"] if view["turn"] < len(journal.tokens) else 0
                number += 1
                attempt = f"{journal.table}-{number}"
                body: dict[str, object] = {"client": attempt}
                if kind == "moves":
                    view = _ask(client, path, journal.tokens[seat])
                    if not view["legal"]:
                        time.sleep(0.02)
                        continue
                    body |= {"move": random.choice(view["legal"]), "ply": view["ply"]}
                elif kind == "chat":
                    body |= {"text": attempt}
                self._attempt(client, f"{path}/{kind}", journal.tokens[seat], body, journal)

    def _attempt(
        self, client: httpx.Client, path: str, token: str, body: dict[str, object], journal: Journal
    ) -> None:
        """Send a change again and again until the server says yes or no."""
        kind, attempt = path.rpartition("/")[2], str(body["client"])
        while True:
            answer = _send(client, "POST", path, token, body)
            if answer is not None and answer.status_code < 500:
                break
            time.sleep(0.05)
        if answer.status_code == 200:
            journal.acknowledged.append((kind, attempt))
        elif answer.status_code == 409:
            journal.refused[kind] += 1
        else:
            journal.faults.append(f"{kind}: {answer.status_code} {answer.text}")


def _ask(client: httpx.Client, path: str, token: str) -> View:
    while True:
        answer = _send(client, "GET", path, token)
        if answer is not None and answer.status_code == 200:
            view: View = answer.json()
            return view
        time.sleep(0.05)


def _send(
    client: httpx.Client, method: str, path: str, token: str, body: object = None
) -> httpx.Response | None:
    """An answer; None if the server is away."""
    try:
        return client.request(method, path, json=body, headers={"Authorization": f"Bearer {token}"})
    except httpx.TransportError:
        return None


def check(database: str, journals: list[Journal]) -> Counter[str]:
    """Everything that was acknowledged is stored once, and every game can be replayed."""
    engine = connect(Settings(database).url)
    counted: Counter[str] = Counter()
    for journal in journals:
        assert journal.faults == [], journal.faults[:3]
        stored = load_table(engine, journal.table)
        names = [*(move.client for move in stored.moves), *(note.client for note in stored.notes)]
        kept = Counter(name for name in names if name is not None)
        for kind, attempt in journal.acknowledged:
            times = kept[attempt]
            if kind == "undo":  # a request that stood already changes nothing
                assert times <= 1, (kind, attempt, times)
            else:
                assert times == 1, (kind, attempt, times)
            counted[kind] += 1
        doubled = [name for name, times in kept.items() if times > 1]
        assert doubled == []
        assert [move.ply for move in stored.moves] == list(range(len(stored.moves)))
        assert [note.number for note in stored.notes] == list(range(len(stored.notes)))
        Table(stored)
    engine.dispose()
    return counted
