"""Every case of every game holds, and every clause has a case."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

import azulejos
from tests.games.cases import FOLDER, Case, cases

GAMES = sorted(folder.parent.name for folder in FOLDER.glob("*/cases"))
ALL_CASES = [case for game in GAMES for case in cases(game)]


@pytest.mark.parametrize("case", ALL_CASES, ids=str)
def test_case(case: Case) -> None:
    match = azulejos.from_position(case.start, nature="manual")
    for move in case.moves:
        match.play(move)
    position = match.position()
    check_part(position, case.then, "")
    for key in case.absent:
        assert key not in position
    if case.legal is not None:
        assert match.moves() == case.legal
    assert set(case.includes) <= set(match.moves())
    if case.chances is not None:
        assert match.chances() == case.chances
    for move, clause in case.illegal.items():
        with pytest.raises(azulejos.IllegalMove) as error:
            match.play(move)
        assert error.value.clause == clause, str(error.value)
        assert match.position() == position


@pytest.mark.parametrize("case", ALL_CASES, ids=str)
def test_games_go_on_from_there(case: Case) -> None:
    """Named positions are rare ones: play on at random, soundly, and every text reads back."""
    match = azulejos.from_position(case.start, nature="manual")
    choose = random.Random(case.title)
    while not match.over:
        match.play(choose.choice(match.moves()))
        assert match.rules.is_consistent(match.state)
        if choose.random() < 0.1 or match.over:
            assert azulejos.from_text(match.text(), nature="manual").state == match.state


def check_part(found: Any, expected: Any, place: str) -> None:
    """Everything that is expected is found, at its place."""
    if isinstance(expected, dict):
        for key, value in expected.items():
            check_part(found[key], value, f"{place}.{key}")
    elif isinstance(expected, list) and expected and isinstance(expected[0], dict):
        for seat, value in enumerate(expected):
            check_part(found[seat], value, f"{place}[{seat}]")
    else:
        assert found == expected, place


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_case(game: str) -> None:
    """The clauses of the rules (moves and positions have tests of their own) are all in a case."""
    document = (Path(__file__).parents[2] / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    clauses = set(re.findall(r'<a id="(\d+\.\d+)">', document))
    covered = {clause for case in cases(game) for clause in case.clauses}
    assert covered <= clauses, "a case cites a clause that is not in the rules"
    last = {"azul": 7, "summer_pavilion": 8, "duel": 10}[game]
    rules = {clause for clause in clauses if int(clause.split(".")[0]) <= last}
    assert rules - covered == set()
