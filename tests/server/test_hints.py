"""Hints: against bots and in practice, in two steps, counted; never while other people play."""

from typing import Any

import httpx

from tests.server.servers import ANN_AND_BOB, ApiClient, new_table, wait_for

AGAINST_BOT = [{"name": "Ann"}, {"kind": "bot", "player": "greedy"}]


def ask(client: ApiClient, ply: int, full: bool = False) -> httpx.Response:
    address = f"{client.url}/api/tables/{client.table}/hint"
    return httpx.post(address, json={"ply": ply, "full": full}, headers=client.headers, timeout=30)


def my_turn(client: ApiClient) -> dict[str, Any]:
    wait_for(lambda: client.view()["turn"] == 0)
    return client.view()


def test_a_hint_nudges_and_then_tells_the_move(url: str) -> None:
    ann = new_table(url, AGAINST_BOT)[0]
    now = my_turn(ann)
    assert now["hints"] == {"allowed": True, "used": [0, 0]}
    nudge = ask(ann, now["ply"]).json()
    assert nudge["move"] is None
    assert nudge["words"].startswith("Look at this")
    told = ask(ann, now["ply"], full=True).json()
    assert told["move"] in now["legal"]
    assert told["keys"][0] == nudge["keys"][0]
    assert "to line" in told["words"] or "floor" in told["words"]
    assert ann.view()["hints"]["used"] == [1, 0]  # two steps are one hint


def test_no_hints_while_other_people_play(url: str) -> None:
    people = new_table(url, ANN_AND_BOB)
    now = people[0].view()
    mover = people[now["turn"]]
    assert mover.view()["hints"]["allowed"] is False
    refused = ask(mover, now["ply"])
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "no_hints")


def test_only_the_seat_to_move_gets_a_hint(url: str) -> None:
    ann = new_table(url, AGAINST_BOT)[0]
    now = my_turn(ann)
    stranger = ApiClient(url, ann.table)
    assert ask(stranger, now["ply"]).status_code == 403
    stale = ask(ann, now["ply"] - 1)
    assert (stale.status_code, stale.json()["error"]["code"]) == (409, "stale")
