"""Tables that begin with a position: analysis boards, and games that go on from a review."""

from typing import Any

import httpx
import pytest

import azulejos
from azulejos.match import Match
from tests.server.servers import ApiClient, wait_for

BOTH_MINE = [{"kind": "person", "mine": True}] * 2


def middle(game: str = "azul", moves: int = 12) -> Match:
    match = azulejos.new(game, seed=3, start=0)
    bot = azulejos.player("greedy", seed=1)
    while moves:
        match.play(bot.choose(match).move)
        moves -= 1
    return match


def make(url: str, position: str, seats: Any = BOTH_MINE, **more: Any) -> httpx.Response:
    body = {"game": position.split(maxsplit=1)[0], "seats": seats, "position": position, **more}
    return httpx.post(f"{url}/api/tables", json=body)


@pytest.mark.parametrize("game", ["azul", "summer_pavilion", "duel"])
def test_a_table_begins_with_a_position(url: str, game: str) -> None:
    match = middle(game)
    made = make(url, match.text()).json()
    players = [ApiClient(url, made["table"], token) for token in made["tokens"]]
    now = players[0].view()
    assert now["position"] == match.position()
    assert now["turn"] == match.turn
    players[now["turn"]].play()
    record = httpx.get(f"{url}/api/tables/{made['table']}/record").text
    assert azulejos.read_record(record).position() == players[0].view()["position"]


def test_bots_go_on_from_a_position(url: str) -> None:
    match = middle()
    turn = match.mover
    seats: list[dict[str, Any]] = [{"kind": "bot", "player": "greedy"}] * 2
    seats[1 - turn] = {"kind": "person", "mine": True}
    made = make(url, match.text(), seats).json()
    table = ApiClient(url, made["table"], made["tokens"][1 - turn])
    wait_for(lambda: table.view()["turn"] == 1 - turn)


def test_a_record_up_to_a_ply(url: str) -> None:
    match = middle()
    plies = len(match.history) - 1
    answer = httpx.post(f"{url}/api/positions", json={"text": match.record(), "plies": plies})
    assert answer.json()["text"] == azulejos.read_record(match.record(), plies=plies).text()
    body = {"game": "azul", "seats": BOTH_MINE, "position": match.record(), "plies": plies}
    made = httpx.post(f"{url}/api/tables", json=body).json()
    shown = ApiClient(url, made["table"]).view()["position"]
    assert shown == azulejos.read_record(match.record(), plies=plies).position()


def test_what_is_wrong_with_a_position_is_said(url: str) -> None:
    text = middle().text()
    broken = text.replace("azul ", "azul x", 1)
    for address, body in (
        ("/api/positions", {"text": broken}),
        ("/api/tables", {"game": "azul", "seats": BOTH_MINE, "position": broken}),
        ("/api/tables", {"game": "azul", "seats": BOTH_MINE * 2, "position": text}),
    ):
        refused = httpx.post(f"{url}{address}", json=body)
        assert refused.status_code == 422
        assert len(refused.json()["error"]["message"]) > 20
    over = azulejos.new("azul", seed=1)
    while not over.over:
        over.play(over.moves()[0])
    refused = make(url, over.text())
    assert "over" in refused.json()["error"]["message"]
