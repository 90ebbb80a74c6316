"""Arenas on disk: continued after a kill, and the JSON and the page that come out."""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import azulejos
from azulejos.arena import Arena, Plan, Result, summary
from azulejos.arena.page import page
from azulejos.cli import main
from azulejos.engine.background import ENGINE, PREBUILT
from azulejos.search import engines
from tests.arena.test_arena import BOT, played, without_times


def test_going_on_after_a_kill(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder, file = tmp_path / "out", tmp_path / "out" / "results.jsonl"
    command = ["arena", "greedy", BOT, "--games", "30", "--out", str(folder), "--jobs", "2"]
    process = subprocess.Popen([sys.executable, "-m", "azulejos", *command], start_new_session=True)
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and not (file.exists() and file.read_text().count("\n") > 4):
        time.sleep(0.02)
    process.kill()
    process.wait()
    before = file.read_text()
    kept = before[: before.rfind("\n") + 1].splitlines()
    assert 4 < len(kept) < 30
    with file.open("a") as torn:
        torn.write('{"lineup": 0, "deal": 14, "rot')
    assert _all_have_left(process.pid)

    arguments = [*command[:-2], "--jobs", "1"]
    assert main(arguments) == 0
    lines = file.read_text().splitlines()
    assert lines[: len(kept)] == kept
    assert len(lines) == 31
    results = [Result.from_json(json.loads(line)) for line in lines[1:]]
    assert len({result.task for result in results}) == 30
    plan = Plan("azul", ("greedy", BOT), 30)
    assert without_times(results)[:4] == without_times(played(replace(plan, games=4)).results)
    for result in results:
        name = f"{result.lineup}-{result.deal}-{result.rotation}.record"
        match = azulejos.read_record((folder / "games" / name).read_text(encoding="utf-8"))
        assert (match.scores, match.winners) == (result.scores, result.winners)

    capsys.readouterr()
    assert main(arguments) == 0  # nothing is left to be played
    assert file.read_text().splitlines() == lines
    assert "30 games, 15 deals" in capsys.readouterr().out


def _all_have_left(group: int) -> bool:
    """Whether the processes that played have noticed that nobody needs them any more."""
    for _ in range(500):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.02)
    os.killpg(group, signal.SIGKILL)
    return False


def test_more_games_later(tmp_path: Path) -> None:
    plan = Plan("azul", ("random", "greedy"), 2)
    first = played(plan, folder=tmp_path)
    more = Arena(replace(plan, games=6), tmp_path)
    assert len(more.results) == 2
    assert len(list(more.play(1))) == 4
    assert more.results[:2] == first.results


def test_a_folder_of_another_arena_is_not_touched(tmp_path: Path) -> None:
    plan = Plan("azul", ("random", "random"), 2)
    played(plan, folder=tmp_path)
    before = (tmp_path / "results.jsonl").read_bytes()
    with pytest.raises(azulejos.BadOption, match="another arena: seed was 1, now 2"):
        Arena(replace(plan, seed=2), tmp_path)
    for damage in (b"{}\n", b"hello\n"):
        (tmp_path / "results.jsonl").write_bytes(before + damage)
        with pytest.raises(azulejos.BadOption, match="this is no result"):
            Arena(plan, tmp_path)


class Balanced(HTMLParser):
    """Every tag is closed by its own, and nothing is loaded from elsewhere."""

    EMPTY = ("meta", "line", "rect", "circle", "path")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: Counter[str] = Counter()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag not in ("script", "link", "img")
        assert not {"src", "href"} & {name for name, _ in attrs}
        self.tags[tag] += 1
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_and_the_json_are_valid(tmp_path: Path) -> None:
    odd = f"{BOT} '<b>&amp;\"'"
    arguments = ["arena", "greedy", "random", odd, "--games", "4", "--out", str(tmp_path)]
    assert main([*arguments, "--jobs", "1", "--wall", "grey"]) == 0
    found = json.loads((tmp_path / "results.json").read_text(encoding="utf-8"))
    assert found["games"] == 12
    assert found["options"] == {"wall": "grey"}
    text = (tmp_path / "index.html").read_text(encoding="utf-8")
    parser = Balanced()
    parser.feed(text)
    parser.close()
    assert parser.open == []
    assert parser.tags["svg"] == 1 + 3 * 3
    assert parser.tags["table"] == 2
    assert "<b>&amp;" not in text
    for part in text.split("<svg")[1:]:
        drawing = ElementTree.fromstring("<svg" + part.partition("</svg>")[0] + "</svg>")
        numbers = [v for e in drawing.iter() for k, v in e.attrib.items() if k in ("x", "y", "cx")]
        assert all(-1 <= float(number) <= 800 for number in numbers)


def test_before_a_deal_is_complete_there_is_nothing_to_say() -> None:
    for entrants in (("random", "greedy"), ("random", "greedy", "random")):
        arena = Arena(Plan("azul", entrants, 2))
        next(iter(arena.play(1)))
        found: Any = summary(arena)
        assert (found["games"], found["deals"]) == (0, 0)
        assert json.loads(json.dumps(found, allow_nan=False)) == found
        text = page(found)
        assert "0 games" in text
        assert "<svg" not in text


def test_two_arenas_cannot_play_in_one_folder(tmp_path: Path) -> None:
    plan = Plan("azul", ("greedy", "random"), 6)
    first, second = Arena(plan, tmp_path), Arena(plan, tmp_path)
    games = first.play(jobs=1)
    next(games)
    with pytest.raises(azulejos.BadOption, match="another arena is playing here"):
        next(second.play(jobs=1))
    for _ in games:
        pass
    assert list(second.play(jobs=1)) == []  # it knows what the first one has played
    assert len(second.results) == 6
    assert (tmp_path / "results.jsonl").read_text().count("\n") == 7


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_entrant_without_its_library_is_refused(
    jobs: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(ENGINE, PREBUILT)
    monkeypatch.setattr(engines, "_prebuilt", lambda module: None)
    arena = Arena(Plan("azul", ("random", "legend"), 4), tmp_path)
    with pytest.raises(azulejos.BadOption, match="legend: strong bots need the prebuilt engine"):
        next(arena.play(jobs))
    assert not arena.results
