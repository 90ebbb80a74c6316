"""Resigning, leaving, and taking games off the list."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from azulejos.match import read_record
from azulejos.server.settings import Settings
from azulejos.server.tables.giving_up import SUBSTITUTE
from azulejos.server.tables.summary import ABANDONED
from tests.server.servers import ANN_AND_BOB, CLIENTS, ApiClient, new_table, running, wait_for

ANN_BOB_CAI = [{"name": name} for name in ("Ann", "Bob", "Cai")]


def give_up(who: ApiClient, seat: int, reason: str = "resign", **more: Any) -> httpx.Response:
    return who.post("/give-up", {"seat": seat, "reason": reason, **more})


def test_resigning_ends_a_game_of_two(url: str) -> None:
    ann, bob = new_table(url, ANN_AND_BOB)
    ann.play()
    view = give_up(ann, 0, client="once").json()  # it is Bob's turn: that does not matter
    assert (view["turn"], view["winners"], view["legal"]) == (None, [1], [])
    assert view["ended"] == {"seat": 0, "reason": "resign"}
    assert (view["mine"], view["seats"][0]["kind"], view["undo"]["ply"]) == ([0], "person", None)
    assert give_up(ann, 0, client="once").status_code == 200  # sent twice, happened once
    assert give_up(bob, 1).json()["error"]["code"] == "over"
    assert bob.send("1B1", view["ply"]).json()["error"]["code"] == "over"
    assert '[Resigned "0"]' in bob.get("/record").text
    picture = bob.http.get(f"/t/{bob.table}/picture.svg", params={"theme": "light"}).text
    assert "Bob won" in picture
    assert "take all tiles" in bob.http.get(f"/t/{bob.table}/picture.svg?at=20").text
    scene = bob.http.get(f"/t/{bob.table}/scene", params={"since": 20}).json()
    assert (scene["steps"][-1]["turn"], scene["choices"]) == (None, None)
    assert len(read_record(bob.get("/record").text).history) == view["ply"]
    ann.do("/rematch")
    rematch = bob.do("/rematch")["rematch"]["table"]
    again = ApiClient(url, rematch, bob.headers["Authorization"].removeprefix("Bearer ")).view()
    assert (again["mine"], again["ended"], again["turn"]) == ([1], None, 1)


def test_resigning_against_a_bot_ends_the_game(url: str) -> None:
    (ann,) = new_table(url, [{"name": "Ann"}, {"kind": "bot", "player": "random"}])
    view = give_up(ann, 0, "leave").json()
    assert (view["turn"], view["winners"]) == (None, [1])
    assert view["ended"]["reason"] == "leave"
    assert '[Left "0"]' in ann.get("/record").text


def test_with_three_a_bot_goes_on(url: str) -> None:
    ann, bob, cai = new_table(url, ANN_BOB_CAI)
    left = give_up(ann, 0, "leave").json()
    assert (left["mine"], left["ended"]) == ([], None)
    seat = bob.view()["seats"][0]
    assert (seat["kind"], seat["player"], seat["name"]) == ("bot", SUBSTITUTE, "Ann")
    assert seat["gave_up"] == "leave"
    wait_for(lambda: bob.view()["turn"] == 1)  # the bot has played
    bob.play()
    cai.play()
    wait_for(lambda: bob.view()["turn"] == 1)
    assert ann.http.post(f"/api/tables/{ann.table}/chat", json={"text": "?"}).status_code == 403
    assert give_up(ann, 0).status_code == 403


def test_only_the_own_seat_is_given_up(url: str) -> None:
    ann, bob = new_table(url, ANN_AND_BOB)
    assert give_up(ann, 1).json()["error"]["code"] == "not_your_seat"
    assert give_up(ann, 7).json()["error"]["code"] == "not_your_seat"
    assert give_up(ann, 0, "time").status_code == 422
    stranger = ApiClient(url, ann.table)
    assert give_up(stranger, 0).json()["error"]["code"] == "no_seat"
    answer = httpx.post(
        f"{url}/api/tables/{ann.table}/give-up",
        json={"seat": 0},
        headers={**ann.headers, "Origin": "http://evil.example"},
    )
    assert answer.status_code == 403
    assert bob.view()["turn"] == 0


def test_a_given_up_game_is_given_up_after_a_restart(tmp_path: Path) -> None:
    settings = Settings(str(tmp_path / "games.db"), rates=False, pause=0.0)
    with running(settings) as url:
        ann, bob = new_table(url, ANN_AND_BOB)
        give_up(ann, 0)
    with running(settings) as url:
        again = ApiClient(url, bob.table, bob.headers["Authorization"].removeprefix("Bearer "))
        assert (again.view()["turn"], again.view()["winners"]) == (None, [1])


# --- Taking a game off the list -------------------------------------------------------------------


def browser(url: str) -> httpx.Client:
    client = httpx.Client(base_url=url, headers={"Origin": url})
    CLIENTS.append(client)
    return client


def listed(client: httpx.Client) -> dict[str, bool]:
    tables = client.get("/api/tables").json()["tables"]
    return {table["table"]: table["removable"] for table in tables}


def make(client: httpx.Client, *others: dict[str, Any]) -> Any:
    body = {"game": "azul", "start": 0, "seats": [{"name": "Ann", "mine": True}, *others]}
    return client.post("/api/tables", json=body).json()


def test_games_that_nobody_waits_for_are_removed(url: str) -> None:
    anns, bobs = browser(url), browser(url)
    alone = make(anns, {"kind": "bot", "player": "random"})["table"]
    together = make(anns, {"name": "Bob"})
    assert listed(anns) == {together["table"]: True, alone: True}  # Bob has not come yet
    bobs.post(together["links"][1])
    assert listed(anns) == {together["table"]: False, alone: True}
    assert anns.post(f"/api/tables/{alone}/remove").json()["tables"][0]["table"] != alone
    assert anns.post(f"/api/tables/{alone}/remove").status_code == 200
    refused = anns.post(f"/api/tables/{together['table']}/remove")
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "not_over")
    anns.post(f"/api/tables/{together['table']}/give-up", json={"seat": 0})
    assert anns.post(f"/api/tables/{together['table']}/remove").json() == {"tables": []}
    assert listed(bobs) == {together["table"]: True}
    assert anns.get(f"/t/{together['table']}").status_code == 200


def test_only_the_own_list_is_changed(url: str) -> None:
    anns = browser(url)
    table = make(anns, {"kind": "bot", "player": "random"})["table"]
    for other in (browser(url), httpx.Client(base_url=url)):
        CLIENTS.append(other)
        other.post("/api/tables", json={"game": "azul", "seats": [{"mine": True}, {}]})
        assert other.post(f"/api/tables/{table}/remove").status_code == 403
    assert listed(anns) == {table: True}


def test_an_abandoned_game_can_be_removed(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    anns, bobs = browser(url), browser(url)
    made = make(anns, {"name": "Bob"})
    bobs.post(made["links"][1])
    assert listed(anns) == {made["table"]: False}
    monkeypatch.setattr("azulejos.server.tables.summary.ABANDONED", -ABANDONED)
    assert listed(anns) == {made["table"]: True}
