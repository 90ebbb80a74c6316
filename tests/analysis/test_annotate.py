"""Annotated records: values, glyphs and better lines, the same every time."""

from pathlib import Path

import pytest

import azulejos
from azulejos import Record
from azulejos.analysis.annotate import annotate
from azulejos.cli import main

NODES = 60


def played(game: str) -> azulejos.Match:
    match = azulejos.new(game, players=2, seed=4, start=0)
    bot = azulejos.player("random", seed=1)
    while not match.over:
        match.play(bot.choose(match).move)
    return match


@pytest.fixture(scope="module")
def match() -> azulejos.Match:
    return played("azul")


@pytest.fixture(scope="module")
def noted(match: azulejos.Match) -> Record:
    record = Record.of(match)
    record.moves[20].comments.append("first")
    return annotate(record, nodes=NODES)


def test_values_and_mistakes_are_noted(match: azulejos.Match, noted: Record) -> None:
    assert noted.match().record() == match.record()  # variations are legal, too
    last = noted.moves[-1]
    assert last.evaluation == tuple(map(float, match.scores))
    assert last.chances is not None
    assert noted.moves[20].comments[-1] == "first"
    mistakes = [move for move in noted.moves if move.variations]
    assert len(mistakes) > 5
    for move in mistakes:
        assert move.glyphs in ([2], [4])
        assert move.variations[0].moves[0].text != move.text


def test_annotating_again_changes_nothing(noted: Record) -> None:
    assert annotate(noted, nodes=NODES) == noted


def test_the_command(match: azulejos.Match, tmp_path: Path) -> None:
    file, out = tmp_path / "game.txt", tmp_path / "noted.txt"
    file.write_text(f"{match.record()}\n{match.record()}", encoding="utf-8")
    assert main(["annotate", str(file), "--nodes", str(NODES), "--out", str(out)]) == 0
    expected = annotate(Record.of(match), nodes=NODES)
    assert list(azulejos.read_records(out)) == [expected, expected]
    assert out.read_text(encoding="utf-8") == f"{expected}\n{expected}"


def test_unfinished_games_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    file.write_text(azulejos.new("azul", seed=1).record(), encoding="utf-8")
    assert main(["annotate", str(file)]) == 2
    assert "Only a finished game" in capsys.readouterr().err
