"""Playing at a table: turns, races, resent moves, undo, chat, rematches."""

from concurrent.futures import ThreadPoolExecutor
from functools import partial

import httpx

import azulejos
from tests.server.servers import (
    ANN_AND_BOB,
    ANN_AND_BOT,
    ApiClient,
    new_table,
    play_first_round,
    seen,
    view_at_ply,
    wait_for,
)


def test_a_new_table(url: str) -> None:
    ann, bob = new_table(url, ANN_AND_BOB, options={"wall": "grey"})
    view = ann.view()
    assert view["options"] == {"players": 2, "wall": "grey"}
    assert (view["mine"], view["turn"], view["names"]) == ([0], 0, ["Ann", "Bob"])
    assert (view["ply"], view["last"], view["scores"], view["winners"]) == (20, None, [0, 0], [])
    match = azulejos.from_position(view["position"])
    assert view["legal"] == match.moves()
    theirs = bob.view()
    assert (theirs["mine"], theirs["legal"]) == ([1], [])
    assert ApiClient(url, ann.table).view()["mine"] == []


def test_a_whole_game_and_its_record(url: str) -> None:
    people = new_table(url, ANN_AND_BOB)
    view = people[0].view()
    while view["turn"] is not None:
        view = people[view["turn"]].play()
    record = people[0].get("/record").text
    match = azulejos.read_record(record)
    assert (match.over, match.scores, match.winners) == (True, view["scores"], view["winners"])
    assert match.headers["Seat1"] == "Bob"
    log = people[0].log()
    assert [entry["move"] for entry in log] == match.history
    assert log[0]["seat"] == "nature"
    assert people[1].send("1B1", view["ply"]).json()["error"]["code"] == "over"
    half = len(log) // 2
    at = people[0].get(f"/positions/{half}").json()["position"]
    assert at == azulejos.read_record(record, plies=half).position()
    assert people[0].get(f"/positions/{len(log)}").json()["position"] == view["position"]
    assert people[0].get(f"/positions/{len(log) + 1}").status_code == 404


def test_a_race_for_one_turn(url: str) -> None:
    for _ in range(5):
        ann, bob = new_table(url, ANN_AND_BOB)
        view = ann.view()
        with ThreadPoolExecutor(8) as racers:
            answers = list(racers.map(partial(ann.send, ply=20), view["legal"][:8]))
        accepted = [answer for answer in answers if answer.status_code == 200]
        refused = [answer.json() for answer in answers if answer.status_code == 409]
        assert (len(accepted), len(refused)) == (1, 7)
        now = bob.view()
        assert now["ply"] == 21
        for told in refused:
            assert told["error"]["code"] == "stale"
            assert told["view"]["position"] == now["position"]


def test_a_repeated_request_is_played_once(url: str) -> None:
    ann, bob = new_table(url, ANN_AND_BOB)
    move = ann.view()["legal"][0]
    with ThreadPoolExecutor(8) as hands:
        answers = list(hands.map(lambda _: ann.send(move, 20, "once"), range(8)))
    assert [answer.status_code for answer in answers] == [200] * 8
    assert len(bob.log(20)) == 1
    bob.play()
    assert ann.send(move, 20, "once").json()["ply"] == 22
    assert ann.send(move, 20, "another").json()["error"]["code"] == "stale"
    assert bob.send(move, 20, "once").json()["error"]["code"] == "stale"


def test_refused_moves(url: str) -> None:
    ann, bob = new_table(url, ANN_AND_BOB)
    move = ann.view()["legal"][0]
    for client, code in ((bob, "not_your_turn"), (ApiClient(url, ann.table), "no_seat")):
        answer = client.send(move, 20)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, code)
    for ply in (-1, 0, 19, 21, 10**9):
        answer = ann.send(move, ply)
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "stale")
        assert answer.json()["view"]["ply"] == 20
    answer = ann.send("CB1", 20)
    assert answer.status_code == 409
    assert answer.json()["error"] == {
        "code": "illegal_move",
        "message": "CB1: the centre has no blue tile (azul §3.2)",
        "clause": "3.2",
    }
    assert ann.send("=R", 20).json()["error"]["code"] == "illegal_move"
    assert ann.send("undo 3", 20).json()["error"]["code"] == "illegal_move"
    assert ann.view()["ply"] == 20


def test_bots_answer(url: str) -> None:
    (ann,) = new_table(url, ANN_AND_BOT)
    view = ann.view()
    named = {"name": "greedy", "named": True, "player": "greedy"}
    bot = {"kind": "bot", **named, "present": True, "gave_up": None, "seated": True}
    assert view["seats"][1] == bot
    with ann.look() as live:
        for ply in (20, 22, 24):
            assert ann.play()["ply"] == ply + 1
            view = view_at_ply(live, ply + 2)
            assert (view["turn"], view["last"][0]) == (0, 1)


def test_bots_among_themselves(url: str) -> None:
    bot = {"kind": "bot", "player": "random"}
    made = httpx.post(f"{url}/api/tables", json={"game": "azul", "seats": [bot, bot, bot]}).json()
    assert made["tokens"] == made["links"] == [None, None, None]
    watcher = ApiClient(url, made["table"])
    wait_for(lambda: watcher.view()["turn"] is None, 60)
    assert watcher.post("/rematch").status_code == 403


# --- Taking back ----------------------------------------------------------------------------------


def test_undo_against_bots_is_at_once(url: str) -> None:
    (ann,) = new_table(url, ANN_AND_BOT)
    before = ann.view()["position"]
    assert ann.post("/undo").json()["error"]["code"] == "no_undo"
    ann.play()
    wait_for(lambda: ann.view()["turn"] == 0)
    view = ann.view()
    assert (view["ply"], view["undo"]["ply"], view["undo"]["at_once"]) == (22, 20, True)
    view = ann.do("/undo")
    assert (view["ply"], view["position"], view["turn"]) == (23, before, 0)
    assert [entry["undone"] for entry in ann.log(20)] == [True, True, False]
    assert ann.log(22)[0]["move"] == "undo 20"
    assert azulejos.read_record(ann.get("/record").text).position() == before
    assert ann.get("/positions/22").json()["position"] != before
    view = ann.play(5)
    wait_for(lambda: ann.view()["turn"] == 0)
    assert ann.view()["undo"]["ply"] == 23


def test_undo_stops_the_bot(url: str) -> None:
    (ann,) = new_table(url, ANN_AND_BOT)
    for _ in range(10):
        ann.play()
        view = ann.do("/undo")  # the bot is thinking, or has just moved
        assert (view["turn"], len(view["legal"]) > 0) == (0, True)
    entries = ann.log(20)
    assert sum(entry["move"].startswith("undo") for entry in entries) == 10
    assert all(entry["undone"] or entry["move"].startswith("undo") for entry in entries)


def test_undo_among_people_needs_consent(url: str) -> None:
    ann, bob = new_table(url, ANN_AND_BOB)
    before = ann.view()["position"]
    after = ann.play()
    assert (after["undo"]["ply"], after["undo"]["at_once"]) == (20, False)
    asked = ann.do("/undo")["undo"]
    assert (asked["asked"], asked["answer"], asked["agreed"]) == (0, False, [])
    assert ann.post("/undo/answer", {"agree": True}).status_code == 403
    assert bob.view()["undo"]["answer"]
    declined = bob.do("/undo/answer", {"agree": False})
    assert (declined["undo"]["asked"], declined["ply"]) == (None, 21)
    assert bob.post("/undo/answer", {"agree": True}).json()["error"]["code"] == "not_asked"
    ann.do("/undo")
    agreed = bob.do("/undo/answer", {"agree": True})
    assert (agreed["position"], agreed["ply"], agreed["undo"]["asked"]) == (before, 22, None)
    assert ann.view()["turn"] == 0


def test_a_move_ends_a_request(url: str) -> None:
    ann, bob = new_table(url, ANN_AND_BOB)
    ann.play()
    ann.do("/undo")
    view = bob.play()
    assert view["undo"]["asked"] is None
    assert bob.post("/undo/answer", {"agree": True}).status_code == 409


def test_three_people_must_all_agree(url: str) -> None:
    ann, bob, cid = new_table(url, [*ANN_AND_BOB, {"name": "Cid"}])
    ann.play()
    ann.do("/undo")
    assert cid.do("/undo/answer", {"agree": True})["undo"]["agreed"] == [2]
    assert cid.post("/undo/answer", {"agree": True}).status_code == 403
    assert ann.view()["turn"] == 1
    assert bob.do("/undo/answer", {"agree": True})["turn"] == 0


def test_moves_followed_by_draws_cannot_be_undone(url: str) -> None:
    people = new_table(url, ANN_AND_BOB)
    play_first_round(people)
    for client in people:
        assert client.view()["undo"]["ply"] is None
        answer = client.post("/undo")
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "no_undo")


def test_a_late_move_for_a_repeated_position_is_refused(url: str) -> None:
    (ann,) = new_table(url, ANN_AND_BOT)
    moves = ann.view()["legal"]
    ann.send(moves[0], 20, "first")
    ann.do("/undo")
    assert ann.send(moves[1], 20, "late").json()["error"]["code"] == "stale"


# --- Talking, presence, names, playing again ------------------------------------------------------


def test_chat_and_names(url: str) -> None:
    ann, bob = new_table(url, ANN_AND_BOB)
    with bob.look() as live:
        ann.do("/chat", {"text": " Olá!\x07 "})
        view = seen(live, lambda view: view["chat"])
        assert [(said["seat"], said["text"]) for said in view["chat"]] == [(0, "Olá!")]
    assert ApiClient(url, ann.table).post("/chat", {"text": "hi"}).status_code == 403
    assert ann.post("/chat", {"text": "x" * 301}).status_code == 422
    assert bob.do("/name", {"seat": 1, "name": "Roberto"})["names"] == ["Ann", "Roberto"]
    assert bob.post("/name", {"seat": 0, "name": "Nobody"}).status_code == 403


def test_presence(url: str) -> None:
    ann, bob = new_table(url, ANN_AND_BOB)

    def present() -> list[bool]:
        return [seat["present"] for seat in ann.view()["seats"]]

    assert present() == [False, False]
    with ann.look() as live:
        first = seen(live, lambda view: True)
        assert [seat["present"] for seat in first["seats"]] == [True, False]
        with bob.look():
            seen(live, lambda view: view["seats"][1]["present"])
        seen(live, lambda view: not view["seats"][1]["present"])
    wait_for(lambda: present() == [False, False])


def test_everybody_sees_every_move(url: str) -> None:
    ann, bob = new_table(url, ANN_AND_BOB)
    watcher = ApiClient(url, ann.table)
    with bob.look() as bobs, watcher.look() as watching:
        view = ann.play()
        his = seen(bobs, lambda seen: seen["ply"] == view["ply"])
        theirs = seen(watching, lambda seen: seen["ply"] == view["ply"])
    assert his["position"] == theirs["position"] == view["position"]
    assert his["legal"]
    assert theirs["legal"] == theirs["mine"] == []


def test_rematch(url: str) -> None:
    people = ann, bob = new_table(url, ANN_AND_BOB)
    assert ann.post("/rematch").json()["error"]["code"] == "not_over"
    view = ann.view()
    while view["turn"] is not None:
        view = people[view["turn"]].play()
    assert ann.do("/rematch")["rematch"] == {"agreed": [0], "table": None}
    assert ann.do("/rematch")["rematch"] == {"agreed": [0], "table": None}
    table = bob.do("/rematch")["rematch"]["table"]
    assert ann.view()["rematch"]["table"] == table
    ann.table = bob.table = table
    assert (ann.view()["mine"], bob.view()["mine"]) == ([0], [1])
    assert ann.view()["turn"] == 1
    bob.play()
