"""Who may do what: every route, for everybody. A route without a line here fails.

`-` is refused because of who asks (403, 404 or 401), `+` is not. A request may still be refused
because of the game: a move out of turn is 403 `not_your_turn`, which counts as `+`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
from fastapi.routing import APIRoute, APIWebSocketRoute
from starlette.routing import BaseRoute, Route

from azulejos.server.http.app import make_app
from azulejos.server.settings import Settings
from tests.server.servers import CLIENTS, wait_for

ROLES = ("stranger", "neighbour", "player", "maker")
"""A stranger has nothing, a neighbour a seat at another table, a player the token of seat 1, the
maker the cookie of the browser that made the table and plays for seat 0."""

MATRIX: dict[str, str] = {
    # everybody
    **dict.fromkeys([
        "GET /", "GET /learn", "GET /learn/{slug}", "GET /privacy", "GET /away", "GET /favicon.ico",
        "GET /learn/{slug}/{name}.{shape}.{theme}.{locale}.svg", "GET /manifest.webmanifest",
        "GET /worker.js", "GET /static/{version}/{name}", "GET /healthz", "GET /readyz",
        "GET /api/games", "GET /api/docs", "GET /api/openapi.json", "GET /api/tables",
        "POST /api/tables", "POST /learn/{slug}/play", "GET /api/tables/{table}",
        "GET /api/tables/{table}/moves", "GET /api/tables/{table}/record",
        "GET /api/tables/{table}/positions/{ply}", "GET /t/{table}", "GET /t/{table}/at/{ply}",
        "GET /t/{table}/ground", "GET /t/{table}/scene", "GET /t/{table}/why",
        "GET /t/{table}/story", "GET /t/{table}/picture.{kind}", "GET /t/{table}/coach",
        "WS /api/tables/{table}/live", "GET /games", "GET /friezes/{game}.{theme}.svg",
        "GET /t/{table}/board.svg", "POST /t/{table}/qr", "GET /api/tables/{table}/review",
        "GET /t/{table}/review", "GET /t/{table}/review/body", "GET /t/{table}/review/move",
        "GET /analysis", "POST /api/positions",
    ], "++++"),
    # players of the table
    **dict.fromkeys([
        "POST /api/tables/{table}/moves", "POST /api/tables/{table}/undo",
        "POST /api/tables/{table}/undo/answer", "POST /api/tables/{table}/chat",
        "POST /api/tables/{table}/name", "POST /api/tables/{table}/rematch",
        "POST /api/tables/{table}/give-up", "POST /api/tables/{table}/hint",
    ], "--++"),
    # browsers that made the table or have a seat there
    "POST /api/tables/{table}/remove": "---+",
    # the player whose turn it is (seat 0); others are told that their view is out of date
    "GET /t/{table}/try": "---+",
    # whoever made the table
    "POST /api/tables/{table}/seats/{seat}/invite": "---+",
    # whoever has the link, which none of these has
    **dict.fromkeys(["GET /t/{table}/sit/{token}", "POST /t/{table}/sit/{token}"], "----"),
    # the operator
    **dict.fromkeys(["GET /metrics", "GET /status"], "----"),
}  # fmt: skip

BODIES: dict[str, Any] = {
    "/api/tables": {"game": "azul", "seats": [{}, {}]},
    "/api/tables/{table}/moves": {"move": "1B1", "ply": 20},
    "/api/tables/{table}/undo/answer": {"agree": True},
    "/api/tables/{table}/chat": {"text": "hello"},
    "/api/tables/{table}/name": {"seat": 1, "name": "x"},
    "/api/tables/{table}/give-up": {"seat": 1},
    "/api/tables/{table}/hint": {"ply": 20},
}
QUERIES = {
    "/t/{table}/scene": "?since=0",
    "/t/{table}/review/move": "?ply=20",
    "/t/{table}/try": "?ply=20&key=1&seat=0",
    "/t/{table}/why": "?ply=20&seat=0&x=1&y=1",
}
PARTS = {
    "slug": "azul", "name": "cover", "shape": "wide", "theme": "light", "locale": "en",
    "game": "azul", "version": "x", "ply": "3", "kind": "svg", "seat": "1", "token": "x" * 43,
}  # fmt: skip
REFUSALS = {"no_seat", "not_your_table", "no_such_seat", "no_key", "stale"}


def routes(found: list[BaseRoute]) -> Iterator[str]:
    """All routes of the application, with their methods."""
    for route in found:
        router = getattr(route, "original_router", None)
        if router is not None:
            yield from routes(router.routes)
        elif isinstance(route, APIWebSocketRoute):
            yield f"WS {route.path}"
        elif isinstance(route, APIRoute | Route):
            for method in (route.methods or set()) - {"HEAD"}:
                yield f"{method} {route.path}"


def test_every_route_has_a_line() -> None:
    served = set(routes(make_app(Settings("unused.db")).routes))
    assert served - MATRIX.keys() == set(), "say in MATRIX who may use these routes"
    assert MATRIX.keys() - served == set()


@dataclass
class Cast:
    """A table, and one client for each role."""

    table: str
    clients: dict[str, httpx.Client]


@pytest.fixture
def cast(url: str) -> Cast:
    new = {"game": "azul", "seats": [{"mine": True}, {}], "start": 0}
    clients = {role: httpx.Client(base_url=url) for role in ROLES}
    CLIENTS.extend(clients.values())
    table = clients["maker"].post("/api/tables", json=new).json()
    other = httpx.post(f"{url}/api/tables", json=new).json()
    for role, token in (("neighbour", other["tokens"][0]), ("player", table["tokens"][1])):
        clients[role].headers["Authorization"] = f"Bearer {token}"
    return Cast(table["table"], clients)


@pytest.mark.parametrize("line", [line for line in MATRIX if not line.startswith("WS")])
def test_who_may_do_what(line: str, cast: Cast) -> None:
    method, _, path = line.partition(" ")
    address = path.format(**{**PARTS, "table": cast.table}) + QUERIES.get(path, "")
    for role, expected in zip(ROLES, MATRIX[line], strict=True):
        before = cast.clients["stranger"].get(f"/api/tables/{cast.table}").json()["version"]
        answer = cast.clients[role].request(method, address, json=BODIES.get(path))
        code = _code(answer)
        assert answer.status_code < 500, (role, answer.text)
        if expected == "+":
            assert code not in REFUSALS, (role, answer.text)
            assert answer.status_code != 405
        else:
            assert answer.status_code in (401, 403, 404, 409), (role, answer.text)
            assert code in REFUSALS or path in ("/metrics", "/status"), (role, answer.text)
            after = cast.clients["stranger"].get(f"/api/tables/{cast.table}").json()["version"]
            assert after == before


def _code(answer: httpx.Response) -> str | None:
    if "json" not in answer.headers.get("content-type", ""):
        return None
    content = answer.json()
    error = content.get("error") if isinstance(content, dict) else None
    return error["code"] if error else None


def test_a_token_is_for_one_table_and_one_seat(cast: Cast) -> None:
    """The token of seat 1 moves nothing for seat 0, at any table."""
    view = cast.clients["maker"].get(f"/api/tables/{cast.table}").json()
    body = {"move": view["legal"][0], "ply": view["ply"]}
    answer = cast.clients["player"].post(f"/api/tables/{cast.table}/moves", json=body)
    assert (answer.status_code, _code(answer)) == (403, "not_your_turn")
    answer = cast.clients["player"].post(
        f"/api/tables/{cast.table}/name", json={"seat": 0, "name": "x"}
    )
    assert (answer.status_code, _code(answer)) == (403, "not_your_seat")
    wait_for(lambda: cast.clients["maker"].get(f"/api/tables/{cast.table}").json() == view)
