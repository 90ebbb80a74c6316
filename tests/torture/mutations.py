"""Mutated input: HTTP requests, WebSocket frames, lines of the protocol, records, positions."""

import json
import random
import socket
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import azulejos
from azulejos.notation.errors import NotationError
from azulejos.players.engine import Engine
from tests.server.servers import ANN_AND_BOB, CLIENTS, new_table
from tests.torture.campaign import Report
from tests.torture.kills import Victim

SOCKETS = 20
"""One of so many mutants goes through a socket; the others are read in this process."""


def mutate(content: bytes) -> bytes:
    """A content with some bytes changed, removed, repeated or moved."""
    mutant = bytearray(content)
    for _ in range(random.choice((1, 1, 1, 2, 3, 8))):
        place = random.randrange(len(mutant) + 1)
        match random.randrange(5):
            case 0:
                mutant[place : place + 1] = random.randbytes(1)
            case 1:
                del mutant[place : place + random.choice((1, 1, 4, 50))]
            case 2:
                mutant[place:place] = mutant[place : place + random.choice((1, 8, 100))] * 3
            case 3:
                mutant[place:place] = random.choice(NASTY)
            case _:
                other = random.randrange(len(mutant) + 1)
                mutant[place:place] = mutant[other : other + 10]
    return bytes(mutant)


NASTY = (
    b"\x00", b"\xff\xfe", b"999999999999", b"-1", b"1e309", b"null", b"[" * 100, b'"', b"\\ud800",
    b"{}", b"\r\n", b"\r\n\r\n", b"%00", b"\xe2\x80\xae", b"true", b" ", b"\xc2\xb2",
)  # fmt: skip


def mutations(count: int, folder: Path) -> Report:
    """No mutant gives an error that is not ours, or a status of 500 and more."""
    victim = Victim(str(folder / "games.db"))
    victim.start()
    done: Counter[str] = Counter()
    try:
        victim.wait()
        requests = _requests(victim)
        readers = _readers()
        for number in range(count):
            if number % SOCKETS == 0:
                _send(victim.port, mutate(random.choice(requests)), done)
            else:
                name = random.choice(list(readers))
                readers[name]()
                done[name] += 1
        victim.wait()
        assert victim.process is not None
        assert victim.process.poll() is None
        while CLIENTS:
            CLIENTS.pop().close()
        log = next(folder.glob("log-*")).read_text(errors="replace")
        assert "Traceback" not in log, log[-3000:]
    finally:
        victim.close()
    return Report(dict(done))


def _requests(victim: Victim) -> list[bytes]:
    """Valid requests, and a WebSocket with frames."""
    ann, _ = new_table(victim.url, ANN_AND_BOB)
    path, head = (
        f"/api/tables/{ann.table}",
        f"Host: x\r\nAuthorization: {ann.headers['Authorization']}",
    )
    bodies = {
        "/moves": {"move": ann.view()["legal"][0], "ply": 20, "client": "a"},
        "/chat": {"text": "hello", "client": "b"},
        "/undo": {"client": "c"},
        "/undo/answer": {"agree": True},
        "/name": {"seat": 0, "name": "Ann"},
    }
    posts = [
        f"POST {path}{where} HTTP/1.1\r\n{head}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(json.dumps(body))}\r\nConnection: close\r\n\r\n{json.dumps(body)}"
        for where, body in bodies.items()
    ]
    gets = [
        f"GET {where} HTTP/1.1\r\n{head}\r\nConnection: close\r\n\r\n"
        for where in (
            path, f"{path}/moves?from=3", f"{path}/positions/4", f"/t/{ann.table}/at/20",
            f"/t/{ann.table}/scene?since=0&seat=1", f"/t/{ann.table}/why?ply=20&seat=0&x=1.5&y=2",
            f"/t/{ann.table}/try?ply=20&key=1B&seat=0", f"/t/{ann.table}/picture.svg?at=3",
            "/learn/azul", "/?theme=dark", "/api/games", "/status",
        )
    ]  # fmt: skip
    upgrade = (
        f"GET {path}/live HTTP/1.1\r\n{head}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()
    frames = b"\x81\x84abcd\x11\x0b\r\x03\x82\x83abcdXYZ\x89\x80abcd\x88\x80abcd"
    return [*(text.encode() for text in (*posts, *gets)), upgrade + frames, upgrade + frames]


def _send(port: int, content: bytes, done: Counter[str]) -> None:
    with socket.create_connection(("127.0.0.1", port), timeout=15) as connection:
        connection.sendall(content)
        connection.shutdown(socket.SHUT_WR)
        answer = b""
        try:
            while len(answer) < 12 and (part := connection.recv(4096)):
                answer += part
        except (ConnectionError, TimeoutError):
            pass
    status = answer[9:12].decode("ascii", "replace") or "closed"
    assert not status.startswith("5") or status == "501", (status, content)
    done[f"HTTP {status}"] += 1


def _readers() -> dict[str, Callable[[], object]]:
    match = azulejos.new("azul", seed=1)
    while not match.over:
        match.play(random.choice(match.moves()))
    record = match.record().encode()
    fresh = azulejos.new("azul", seed=1)
    text, position = fresh.text().encode(), json.dumps(fresh.position()).encode()
    lines = [
        b'{"type":"hello"}', b'{"type":"new","game":"azul","options":{"players":3}}',
        b'{"type":"position","text":' + json.dumps(text.decode()).encode() + b"}",
        b'{"type":"position","position":' + position + b"}", b'{"type":"go","nodes":10}',
        b'{"type":"options","seed":3}', b'{"type":"stop"}',
    ]  # fmt: skip
    said: list[object] = []
    engine = Engine(said.append, "greedy", 1)

    def line() -> None:
        said.clear()
        mutant = mutate(random.choice(lines)).decode("utf-8", "replace").replace("\n", " ")
        if '"quit"' not in mutant:
            engine.listen([mutant])
            errors = [str(m) for m in said if isinstance(m, dict) and m.get("type") == "error"]
            assert not any("Error: " in error for error in errors), (mutant, errors)

    def refused(read: Callable[[str], object], content: bytes) -> None:
        with suppress(NotationError):
            read(mutate(content).decode("utf-8", "replace"))

    return {
        "line": line,
        "record": lambda: refused(azulejos.read_record, record[: random.randrange(100, 2000)]),
        "text": lambda: refused(lambda t: azulejos.from_text(t, nature="manual"), text),
    }
