"""Arenas: same deals, swapped seats, repeatable, resumable, and faults that cost the game."""

import json
import re
import sys
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import pytest

import azulejos
from azulejos.arena import Arena, Plan, Result, Sprt, games, summary
from azulejos.arena.games import PlayerPool, Task, play_game
from azulejos.arena.page import page
from azulejos.cli import main
from azulejos.match import Match
from azulejos.players import PLAYERS, Choice
from azulejos.words import speaking
from tests.variants import VARIANTS, json_of

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"
BOT = f"program:{sys.executable} {EXAMPLE}"
BAD_BOT = """
import json, sys, time
for text in sys.stdin:
    message = json.loads(text)
    if message["type"] == "hello":
        print('{"type": "hello"}', flush=True)
    elif message["type"] == "new":
        print('{"type": "ready"}', flush=True)
    elif message["type"] == "position":
        count, move = len(message["position"]["centre"]), message["legal"][0]
    elif message["type"] == "go" and count > 2:
        FAULT
    elif message["type"] == "go":
        print(json.dumps({"type": "bestmove", "move": move}), flush=True)
"""


def played(plan: Plan, jobs: int = 1, **settings: Any) -> Arena:
    arena = Arena(plan, **settings)
    for _ in arena.play(jobs):
        pass
    return arena


def without_times(results: list[Result]) -> list[Result]:
    """What must be the same again: everything but the clock."""
    same = [replace(result, seconds=[], slowest=[]) for result in results]
    return sorted(same, key=lambda result: result.task)


# --- Deals and seats ------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS)
def test_each_deal_is_played_from_every_seat(variant: str) -> None:
    game, options = VARIANTS[variant]
    plan = Plan(game, ("greedy", "random"), games=1, options=options)
    records = [play_game(plan, task, PlayerPool())[1] for task in plan.tasks()]
    matches = [azulejos.read_record(record) for record in records]
    assert len(matches) == plan.seats
    seats = [[m.headers[f"Seat{seat}"] for seat in range(plan.seats)] for m in matches]
    assert [names.index("greedy") for names in seats] == [0, *range(plan.seats - 1, 0, -1)]
    first = len(plan.table(Task(0, 0, 0)).history)
    assert len({tuple(m.history[:first]) for m in matches}) == 1
    assert len({m.position()["start"] for m in map(_first, records)}) == 1
    assert all(m.over for m in matches)


def _first(record: str) -> Match:
    return azulejos.read_record(record, plies=0)


def test_deals_differ() -> None:
    plan = Plan("azul", ("random", "random"), games=40)
    tables = [plan.table(Task(0, deal, 0)) for deal in range(plan.deals)]
    assert len({table.text() for table in tables}) == plan.deals == 20
    assert {table.position()["start"] for table in tables} == {0, 1}
    assert replace(plan, seed=2).table(Task(0, 0, 0)).text() != tables[0].text()


@pytest.mark.parametrize(
    ("names", "seats", "lineups"),
    [
        ("ab", 2, [(0, 1)]),
        ("abc", 2, [(0, 1), (0, 2), (1, 2)]),
        ("abcd", 3, [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]),
        ("ab", 4, [(0, 1, 1, 1)]),
        ("abc", 4, [(0, 1, 2, 2)]),
    ],
)
def test_who_sits_together(names: str, seats: int, lineups: list[tuple[int, ...]]) -> None:
    plan = Plan("azul", ("random",) * len(names), 10, options={"players": seats})
    assert plan.lineups == lineups
    assert plan.deals == -(-10 // seats)
    sat = Counter(
        (who, seat)
        for task in plan.tasks()
        if task.deal == 0
        for seat, who in enumerate(plan.seating(task))
    )
    for who in range(len(names)):
        assert len({sat[who, seat] for seat in range(seats)}) == 1


def test_names_that_are_there_twice_are_told_apart() -> None:
    assert Plan("azul", ("greedy", "greedy", BOT), 2).labels == (
        *("greedy", "greedy (2)"),
        BOT.removeprefix("program:"),
    )


class Peeking:
    """Plays on alone to see what will be drawn, and remembers it."""

    seen: ClassVar[list[list[str]]] = []

    def __init__(self, seed: int | None = None) -> None:
        pass

    def choose(self, match: Match, **limits: Any) -> Choice:
        move = match.moves()[0]
        while match.position()["round"] == 1:
            match.play(match.moves()[0])
        Peeking.seen.append(json_of(match)["factories"])
        return Choice(move)


def test_players_cannot_see_what_will_be_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS, "peeking", Peeking)
    plan = Plan("azul", ("peeking", "peeking"), 2)
    _, record = play_game(plan, Task(0, 0, 0), PlayerPool())
    match = azulejos.read_record(record)
    second = next(
        position["factories"]
        for plies in range(20, len(match.history))
        if (position := json_of(azulejos.read_record(record, plies=plies)))["round"] == 2
        and position["phase"] == "offer"
    )
    ahead = Peeking.seen[: len(Peeking.seen) // 5]  # those of the first round
    assert second not in ahead
    assert len({tuple(factories) for factories in ahead}) == len(ahead)


# --- Playing --------------------------------------------------------------------------------------


def test_the_same_again_on_any_number_of_processes() -> None:
    plan = Plan("azul", ("greedy", "random"), games=6, limits={"nodes": 100}, seed=4)
    one, two = played(plan, jobs=1), played(plan, jobs=2)
    assert without_times(one.results) == without_times(two.results)
    assert len(one.results) == 6


def test_programs_can_be_repeated_too() -> None:
    plan = Plan("azul", (BOT, "greedy"), games=4)
    one, two = played(plan), played(plan, jobs=2)
    assert without_times(one.results) == without_times(two.results)
    assert summary(one)["faults"] == []


class Broken:
    """A bot of ours with a fault."""

    def __init__(self, seed: int | None = None) -> None:
        pass

    def choose(self, match: Match, **limits: Any) -> Choice:
        raise ZeroDivisionError("no tiles to divide")


class SlowToStart(Broken):
    """Takes its time when it is first asked in a process, as if it had to be compiled."""

    ready: ClassVar[bool] = False

    def choose(self, match: Match, **limits: Any) -> Choice:
        if not SlowToStart.ready:
            SlowToStart.ready = True
            time.sleep(0.5)
        return Choice(match.moves()[0])


def test_compiling_costs_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS, "slow", SlowToStart)
    found: Any = summary(played(Plan("azul", ("slow", "random"), 2)))
    assert SlowToStart.ready
    assert found["entrants"][0]["slowest_move"] < 0.5


def test_what_a_summary_says() -> None:
    found: Any = summary(played(Plan("azul", ("greedy", "random"), games=6)))
    assert (found["games"], found["deals"], found["seats"]) == (6, 3, 2)
    greedy, weak = found["entrants"]
    (pair,) = found["pairs"]
    assert (greedy["wins"], greedy["draws"], greedy["losses"]) == (6, 0, 0)
    assert (weak["wins"], weak["losses"]) == (0, 6)
    assert pair["pairs"] == [0, 0, 0, 0, 3]
    assert pair["elo"]["value"] is None
    assert pair["elo"]["low"] == pytest.approx(-42.9, abs=0.1)  # 3 / (3 + z²)
    assert greedy["margin"]["value"] == pytest.approx(greedy["score"] - weak["score"])
    assert greedy["rating"]["value"] == -weak["rating"]["value"] > 0
    assert 4 < found["rounds"] < 8
    assert 40 < found["moves"] < 90
    assert found["start_share"] == 0.5
    assert 0 < greedy["seconds_a_move"] <= greedy["slowest_move"]


def test_four_at_a_table() -> None:
    plan = Plan("azul", ("greedy", "random"), games=4, options={"players": 4})
    found: Any = summary(played(plan))
    greedy, weak = found["entrants"]
    assert (greedy["games"], weak["games"]) == (4, 12)
    assert greedy["share"]["value"] == 1
    assert greedy["rating"]["low"] > weak["rating"]["high"]
    assert found["pairs"] == []


def test_points_and_places() -> None:
    blank = {"start": 0, "rounds": 5, "moves": [], "seconds": [], "slowest": [], "nodes": []}
    result = Result(0, 0, 0, [2, 0, 1, 1], scores=[30, 40, 40, 20], winners=[1, 2], **blank)  # type: ignore[arg-type]
    assert [result.points(seat) for seat in range(4)] == [0, 0.5, 0.5, 0]
    assert result.ranking() == ((0, 1), (2,), (1,))
    assert [result.margin(seat) for seat in range(4)] == [-10, 0, 0, -20]
    fault = replace(result, winners=[0, 2, 3], fault="crash", at_fault=1)
    assert fault.ranking() == ((1, 1, 2), (0,))
    assert Result.from_json(json.loads(json.dumps(result.to_json()))) == result


def test_a_sequential_test_stops_as_soon_as_it_is_clear() -> None:
    plan = Plan("azul", ("greedy", "random"), games=400)
    for jobs in (1, 2):
        arena = played(plan, jobs, sprt=Sprt(0, 200))
        assert arena.verdict == "H1"
        assert len(arena.ratios) == 8  # every deal adds log(0.7597 / 0.5) = 0.418, up to 2.944
        assert len(arena.results) < 30
    found: Any = summary(arena)
    assert found["sprt"]["verdict"] == "H1"
    assert "H1 accepted after 8 deals" in page(found)
    for wrong in (replace(plan, entrants=("greedy",) * 3), replace(plan, options={"players": 3})):
        with pytest.raises(azulejos.BadOption, match="two entrants and two seats"):
            Arena(wrong, sprt=Sprt(0, 10))


# --- Faults ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fault", "reason"),
    [
        ("sys.exit('out of ideas')", "ended with code 1: out of ideas"),
        ("time.sleep(100)", "no bestmove within 1.05 s"),
        ('print(\'{"type": "bestmove", "move": "1B9"}\', flush=True)', "illegal move 1B9: ther"),
        ("print('hm', flush=True)", "says what is no JSON object: hm"),
    ],
)
def test_faults_of_programs_are_losses_with_a_reason(
    fault: str, reason: str, tmp_path: Path
) -> None:
    file = tmp_path / "bad.py"
    file.write_text(BAD_BOT.replace("FAULT", fault), encoding="utf-8")
    plan = Plan("azul", (f"program:{sys.executable} {file}", "greedy"), 2, limits={"seconds": 0.05})
    arena = played(plan, folder=tmp_path / "out")
    assert [result.winners for result in arena.results] == [[1], [0]]
    assert all(reason in (result.fault or "") for result in arena.results)
    found: Any = summary(arena)
    assert [(f["name"], f["games"]) for f in found["faults"]] == [(plan.labels[0], 2)]
    assert found["entrants"][0]["faults"] == found["entrants"][0]["losses"] == 2
    assert found["entrants"][1]["wins"] == 2
    assert "Faults" in page(found)
    record = (tmp_path / "out" / "games" / "0-0-0.record").read_text(encoding="utf-8")
    assert reason in azulejos.read_record(record).headers["Fault"].replace("\\", "")


def test_our_own_bots_can_be_at_fault_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS, "broken", Broken)
    plan = Plan("azul", ("greedy", "broken"), 3, options={"players": 3})
    arena = played(plan)
    for result in arena.results:
        at_fault = result.at_fault
        assert at_fault is not None
        assert result.entrants[at_fault] == 1
        assert at_fault not in result.winners
        assert result.fault == "ZeroDivisionError: no tiles to divide"
    assert summary(arena)["entrants"][1]["faults"] == 3
    assert summary(arena)["rounds"] is None


def test_a_game_without_end_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "MOST_MOVES", 10)
    arena = played(Plan("azul", ("random", "random"), 2))
    assert [result.winners for result in arena.results] == [[0, 1]] * 2
    assert summary(arena)["faults"] == [
        {"name": None, "reason": "not over after 10 moves", "games": 2}
    ]
    assert "nobody" in page(summary(arena))
    with speaking("uk"):
        head, _, told = page(summary(arena)).partition("</style>")
    assert '<html lang="uk">' in head
    assert not re.search(r">[^<]*\b(games?|players?|share|lost|points)\b[^<]*<", told)


# --- The command line -----------------------------------------------------------------------------


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", "random", "greedy", "--games", "3", "--jobs", "1", "--nodes", "5"]
    assert main(arguments) == 0
    shown = capsys.readouterr().out
    assert "Azul · 2 seats · 5 positions a move · 4 games, 2 deals" in shown
    assert "random – greedy: +0 =0 −4, Elo −∞ [−∞, " in shown
    assert main([*arguments, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["limits"] == {"nodes": 5}
    assert found["pairs"][0]["losses"] == 4


def test_names_are_shown_as_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "random", "search:hand", "--games", "2", "--nodes", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any(line.startswith("random – search:hand:") for line in lines)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["random"], "an arena needs two players at least"),
        (["random", "stockfish"], "'stockfish': no such player"),
        (["random", "greedy", "--side", "grey"], "'side': azul has no such option"),
        (["random", "greedy", "--players", "3", "--sprt", "0", "5"], "two entrants and two seats"),
        (["random", "greedy", "--start", "2"], "start=2: seats are numbered 0 to 1"),
    ],
)
def test_mistakes_are_explained(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *arguments]) == 2
    assert message in capsys.readouterr().err
