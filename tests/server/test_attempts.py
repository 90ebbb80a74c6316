"""A change that is sent twice happens once: answers get lost, and clients send again."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx

from azulejos.server.settings import Settings
from tests.server.servers import (
    ANN_AND_BOB,
    ANN_AND_BOT,
    ApiClient,
    new_table,
    play_first_round,
    running,
    wait_for,
)

NEW = {"game": "azul", "seats": [{"name": "Ann", "mine": True}, {"name": "Bob"}], "start": 0}


def together(client: ApiClient, path: str, body: dict[str, object]) -> list[httpx.Response]:
    """The answers to a request that is sent eight times at once."""
    with ThreadPoolExecutor(8) as hands:
        return list(hands.map(lambda _: client.post(path, body), range(8)))


def test_a_message_is_said_once(url: str) -> None:
    ann, bob = new_table(url, ANN_AND_BOB)
    answers = together(ann, "/chat", {"text": "hello", "client": "first"})
    assert {answer.status_code for answer in answers} == {200}
    ann.do("/chat", {"text": "hello", "client": "second"})
    bob.do("/chat", {"text": "hello", "client": "first"})  # another seat, another attempt
    assert [(said["seat"], said["text"]) for said in bob.view()["chat"]] == [
        (0, "hello"),
        (0, "hello"),
        (1, "hello"),
    ]


def test_an_undo_is_made_once(url: str) -> None:
    (ann,) = new_table(url, ANN_AND_BOT)
    for _ in range(2):
        ann.play()
        wait_for(lambda: ann.view()["turn"] == 0)
    answers = together(ann, "/undo", {"client": "back"})
    assert {answer.status_code for answer in answers} == {200}
    undos = [entry for entry in ann.log() if entry["move"].startswith("undo")]
    assert len(undos) == 1


def test_an_answer_is_given_once(url: str) -> None:
    ann, bob = new_table(url, ANN_AND_BOB)
    ann.play()
    together(ann, "/undo", {"client": "please"})
    answers = together(bob, "/undo/answer", {"agree": True, "client": "yes"})
    assert {answer.status_code for answer in answers} == {200}
    assert [entry["move"] for entry in ann.log(21)] == ["undo 20"]


def test_a_rematch_is_one_table(url: str) -> None:
    (ann,) = new_table(url, ANN_AND_BOT, game="azul")
    while ann.view()["turn"] is not None:
        wait_for(lambda: ann.view()["turn"] != 1)
        if ann.view()["turn"] == 0:
            ann.play()
    answers = together(ann, "/rematch", {"client": "again"})
    assert len({answer.json()["rematch"]["table"] for answer in answers}) == 1


def test_a_table_is_made_once(url: str) -> None:
    """The links of the last answer work: those before were lost."""
    with httpx.Client(base_url=url, headers={"Origin": url}) as browser:
        first = browser.post("/api/tables", json={**NEW, "client": "a" * 20}).json()
        browser.cookies.clear()  # the answer was lost with its cookie
        second = browser.post("/api/tables", json={**NEW, "client": "a" * 20}).json()
        assert first["table"] == second["table"]
        assert browser.get(f"/api/tables/{first['table']}").json()["mine"] == [0]
        assert len(browser.get("/api/tables").json()["tables"]) == 1
        other = browser.post("/api/tables", json={**NEW, "client": "b" * 20}).json()
        assert other["table"] != first["table"]
    assert ApiClient(url, second["table"], first["tokens"][1]).view()["mine"] == []
    assert ApiClient(url, second["table"], second["tokens"][1]).view()["mine"] == [1]


def test_an_attempt_is_known_after_a_restart(tmp_path: Path) -> None:
    settings = Settings(str(tmp_path / "games.db"), rates=False)
    with running(settings) as url:
        ann, bob = new_table(url, ANN_AND_BOB)
        play_first_round([ann, bob])
        ann.do("/chat", {"text": "hello", "client": "first"})
    with running(settings) as url:
        ann = ApiClient(url, ann.table, ann.headers["Authorization"][7:])
        assert len(ann.do("/chat", {"text": "hello", "client": "first"})["chat"]) == 1
