"""Reviews at the server: made once, kept, and stopped when nobody asks."""

from collections.abc import Iterator
from multiprocessing import active_children
from pathlib import Path

import httpx
import pytest

from azulejos.server.reviews import jobs
from azulejos.server.settings import Settings
from tests.server.servers import ANN_AND_BOB, ApiClient, new_table, running, wait_for

NODES = 40


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("reviews") / "games.db"


@pytest.fixture(scope="module")
def server(database: Path) -> Iterator[str]:
    with running(settings(database)) as url:
        yield url


def settings(database: Path, nodes: int = NODES) -> Settings:
    return Settings(str(database), rates=False, pause=0.0, review_nodes=nodes)


def finished(url: str) -> list[ApiClient]:
    """A game that Ann and Bob have played to its end."""
    people = new_table(url, ANN_AND_BOB)
    now = people[0].view()
    while now["turn"] is not None:
        now = people[now["turn"]].play()
    return people


def ask(url: str, table: str) -> dict[str, object]:
    found: dict[str, object] = httpx.get(f"{url}/api/tables/{table}/review").json()
    return found


def test_a_review_is_made_once_and_kept(server: str, database: Path) -> None:
    ann, _ = finished(server)
    wait_for(lambda: ask(server, ann.table)["state"] == "done", seconds=60)
    content = ask(server, ann.table)["review"]
    assert isinstance(content, dict)
    assert content["scores"] == ann.view()["scores"]
    for seat in content["seats"]:
        total = seat["initial"] + seat["luck"] + seat["skill"] - seat["others"]
        assert total == pytest.approx(seat["final"], abs=0.01)
    with running(settings(database)) as again:  # after a restart it is there at once
        assert ask(again, ann.table) == {"state": "done", "done": 0, "total": 0, "review": content}


def test_a_running_game_has_no_review(server: str) -> None:
    ann, _ = new_table(server, ANN_AND_BOB)
    answer = httpx.get(f"{server}/api/tables/{ann.table}/review")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not_over")
    assert httpx.get(f"{server}/t/{ann.table}/review").status_code == 409


def test_a_review_stops_when_nobody_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "PATIENCE", 2.0)
    with running(settings(tmp_path / "games.db", nodes=100_000_000)) as url:
        ann, _ = finished(url)
        assert ask(url, ann.table)["state"] == "waiting"
        wait_for(lambda: ask(url, ann.table)["state"] == "running", seconds=60)
        assert is_reviewing()
        wait_for(lambda: not is_reviewing())


def is_reviewing() -> bool:
    return any(process.name == jobs.NAME for process in active_children())


def test_the_page_says_it_in_words(server: str) -> None:
    ann, _ = finished(server)
    wait_for(lambda: ask(server, ann.table)["state"] == "done", seconds=60)
    body = httpx.get(f"{server}/t/{ann.table}/review/body?seat=1").json()
    assert body["state"] == "done"
    for language, words in {
        "en": "own moves gave away",
        "uk": "власні ходи",
        "ru": "свои ходы",
    }.items():
        headers = {"Accept-Language": language}
        html = httpx.get(f"{server}/t/{ann.table}/review/body", headers=headers).json()["html"]
        assert words in html
        assert html.count("data-ply") > 50
    content = ask(server, ann.table)["review"]
    assert isinstance(content, dict)
    ply = content["decisions"][3]["ply"]
    move = httpx.get(f"{server}/t/{ann.table}/review/move?ply={ply}").json()["html"]
    assert "<svg" in move
    assert "Ann played" in move or "Bob played" in move
    missing = httpx.get(f"{server}/t/{ann.table}/review/move?ply=0")
    assert missing.status_code == 404
