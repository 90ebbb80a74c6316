"""The toy game at a table of the server: people, bots, pages, the websocket."""

from collections.abc import Iterator

import pytest

import azulejos
from azulejos.server.settings import Settings
from tests.server.servers import ANN_AND_BOB, ANN_AND_BOT, new_table, running, view_at_ply
from tests.toy.registered import registered

NAME = "pebbles"


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    database = tmp_path_factory.mktemp("toy") / "games.db"
    settings = Settings(str(database), rates=False, pause=0.0)
    with registered(), running(settings) as address:
        yield address


def test_two_people_play_at_a_table(url: str) -> None:
    ann, bob = new_table(url, ANN_AND_BOB, NAME)
    with bob.look() as websocket:
        view = ann.play()
        assert view_at_ply(websocket, view["ply"])["position"] == view["position"]
    while view["turn"] is not None:
        view = (ann, bob)[view["turn"]].play()
    match = azulejos.read_record(ann.get("/record").text)
    assert (match.over, match.scores) == (True, view["scores"])


def test_a_bot_sits_at_a_table(url: str) -> None:
    (ann,) = new_table(url, ANN_AND_BOT, NAME)
    view = ann.view()
    while view["turn"] is not None:
        view = ann.play() if view["turn"] == 0 else ann.view()
    assert azulejos.read_record(ann.get("/record").text).over


def test_pages_show_it(url: str) -> None:
    (ann, _) = new_table(url, ANN_AND_BOB, NAME)
    ply = ann.play()["ply"]
    page = f"/t/{ann.table}"
    assert "Pebbles" in ann.http.get("/").text
    assert "Pebbles" not in ann.http.get("/learn").text
    assert ann.http.get("/learn/pebbles").status_code == 404
    for path in ("", "/at/3", f"/scene?since=0&at={ply}", "/story", "/picture.svg", "/ground"):
        answer = ann.http.get(f"{page}{path}")
        assert answer.status_code == 200, answer.text
    view = ann.view()
    bob_turn = {"ply": view["ply"], "seat": 0, "x": 40, "y": 200}
    assert ann.http.get(f"{page}/why", params=bob_turn).json()["clause"] == "3.1"
    refused = ann.send("B2", 0)
    assert refused.status_code == 409, refused.text
