"""The command line, as a user types it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import azulejos
from azulejos import bench
from azulejos.bench.rows import ROWS
from azulejos.cli import main


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = azulejos.new("azul", start=0, seed=8)
    while not match.over:
        match.play(match.moves()[0])
    file = tmp_path / "game.txt"
    file.write_text(match.record(), encoding="utf-8")
    return file


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    answers = iter(lines)

    def answer(prompt: str = "") -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)


def test_help_teaches(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        main(["--help"])
    assert done.value.code == 0
    shown = capsys.readouterr().out
    for word in (
        "play",
        "show",
        "replay",
        "explain",
        "perft",
        "bench",
        "fuzz",
        "engine",
        "arena",
        "examples:",
    ):
        assert word in shown


def test_playing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "saved.txt"
    type_in(
        monkeypatch,
        *("help", "moves", "hint", "undo", "9Z9", "CB1", "1B5"),
        *("undo", "1B4", f"save {file}", "save /nowhere/x", "quit"),
    )
    arguments = ["play", "azul", "--seed", "8", "--start", "0", "--seat", "me", "--seat", "random"]
    assert main(arguments) == 0
    shown = capsys.readouterr().out
    assert "1B1 1B2 1B3 1B4 1B5 1BF" in shown
    assert "greedy would play" in shown
    assert "There is nothing to take back." in shown
    assert "CB1: the centre has no blue tile (azul §3.2)" in shown
    assert "The move is taken back." in shown
    assert "Not saved:" in shown
    saved = azulejos.read_record(file.read_text(encoding="utf-8"))
    assert saved.history[20] == "1B4"
    assert saved.headers["Seat1"] == "random (1)"
    assert '[Seat0 "You (0)"]' in shown


def test_bots_play_to_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    bots = ["--seat", "random", "--seat", "greedy", "--seat", "random"]
    assert main(["play", "azul", "--wall", "grey", "--seed", "1", *bots]) == 0
    record = capsys.readouterr().out.partition("The record:\n\n")[2]
    assert azulejos.read_record(record).over


def test_playing_against_a_level(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, "1B5", "quit")
    arguments = ["play", "azul", "--seed", "8", "--start", "0", "--players", "3"]
    assert main([*arguments, "--against", "newcomer"]) == 0
    shown = capsys.readouterr().out
    assert "Newcomer (1) plays" in shown
    assert "Newcomer (2) plays" in shown


def test_leaving_with_the_keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(monkeypatch)
    assert main(["play", "azul"]) == 130


def test_showing(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = azulejos.read_record(record.read_text(encoding="utf-8"), plies=30)
    for arguments, shown in (
        ([], str(match)),
        (["--text"], match.text()),
        (["--json"], json.dumps(match.position(), ensure_ascii=False, indent=1)),
    ):
        assert main(["show", str(record), "--ply", "30", *arguments]) == 0
        assert capsys.readouterr().out == shown + "\n"
    assert main(["show", match.text(), "--text"]) == 0
    assert capsys.readouterr().out == match.text() + "\n"
    file = record.with_name("position.json")
    file.write_text(json.dumps(match.position()), encoding="utf-8")
    assert main(["show", str(file), "--seat", "1"]) == 0
    assert "Seat 1" in capsys.readouterr().out


def test_drawing(record: Path, tmp_path: Path) -> None:
    files = {name: tmp_path / f"x.{name}" for name in ("svg", "png", "film")}
    look = ["--theme", "dark", "--shape", "tall", "--seat", "1"]
    arguments = [word for name, file in files.items() for word in (f"--{name}", str(file))]
    assert main(["show", str(record), "--ply", "30", *look, *arguments]) == 0
    match = azulejos.read_record(record.read_text(encoding="utf-8"), plies=30)
    assert files["svg"].read_text("utf-8") == match.svg(theme="dark", shape="tall", seat=1)
    assert files["png"].read_bytes().startswith(b"\x89PNG")
    assert "<animate" in files["film"].read_text("utf-8")


def test_replaying(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = azulejos.read_record(record.read_text(encoding="utf-8"))
    assert main(["replay", str(record), "--all"]) == 0
    shown = capsys.readouterr().out
    for ply, move in enumerate(whole.history, start=1):
        assert (f"{ply}/{len(whole.history)}: {move}\n" in shown) != move.startswith("=")


def test_perft(capsys: pytest.CaptureFixture[str]) -> None:
    match = azulejos.new("azul", seed=1, start=0)
    assert main(["perft", "1", "--position", match.text()]) == 0
    assert capsys.readouterr().out == f"{len(match.moves())}\n"
    assert main(["perft", "2", "--divide", "--seed", "1", "--start", "0"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(match.moves()) + 1


def test_bench(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "RUNS", 1)
    monkeypatch.setattr(bench, "SECONDS", 0.01)
    monkeypatch.setattr(bench, "_compile", lambda game, folder: 1.0)
    assert main(["bench", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures["playouts_per_s"]) >= {
        *("azul-2-colour", "azul-3-colour", "azul-4-colour", "azul-2-grey"),
    }
    assert all(figure > 0 for figure in figures["playouts_per_s"].values())
    assert {"import_ms", "first_move_ms"} <= set(figures)  # on a busy machine even below zero
    assert set(figures) <= set(ROWS)
    assert main(["--language", "uk", "bench"]) == 0
    shown = capsys.readouterr().out
    assert "azul-2-colour" in shown
    assert "мс до першого ходу" in shown


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["show", "/nowhere/game.txt"], "there is no file or folder /nowhere/game.txt"),
        (["show", "azul 2"], "a line of azul has 13 parts"),
        (["play", "azul", "--wall", "red"], "wall='red': should be one of"),
        (["play", "azul", "--side", "grey"], "'side': azul has no such option"),
        (["play", "azul", "--seat", "stockfish"], "'stockfish': no such player"),
        (["play", "azul", "--players", "2", *["--seat", "me"] * 3], "--seat is given 3 times"),
        (["show", azulejos.new("azul", seed=1).text(), "--seat", "2"], "--seat 2: seats are"),
    ],
)
def test_mistakes_are_explained(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    shown = capsys.readouterr().err
    assert shown.startswith("azulejos: ")
    assert message in shown


def test_files_that_are_no_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "x"
    for content, message in (
        ("{", "this is not JSON"),
        ("{}", "a position is an object that names its game"),
        ("hello", "'hello': no such game"),
        ("", "'': no such game"),
        ("[Game]", "line 1: a header looks like"),
    ):
        file.write_text(content, encoding="utf-8")
        assert main(["show", str(file)]) == 2
        assert message in capsys.readouterr().err
    file.write_bytes(b"\xff\xfe\x00")
    assert main(["show", str(file)]) == 2
    assert "is not a text" in capsys.readouterr().err


def test_the_version_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        main(["--version"])
    assert done.value.code == 0
    assert capsys.readouterr().out == f"azulejos {azulejos.__version__}\n"


def test_the_package_is_a_command() -> None:
    command = [sys.executable, "-m", "azulejos", "--version"]
    shown = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert shown == f"azulejos {azulejos.__version__}\n"


@pytest.mark.parametrize(
    "content",
    [
        '{"game": ' + "9" * 5000 + "}",
        "[" * 100_000,
        '{"game": ' * 100_000,
        '[Game "azul"]\n[Players "²"]\n',
        '[Game "azul"]\n[Players "' + "9" * 5000 + '"]\n',
        azulejos.new("azul", seed=1).text().replace("5/5", "999999999/5", 1),
    ],
)
def test_immense_input_gets_a_sentence(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "input"
    file.write_text(content, encoding="utf-8")
    assert main(["show", str(file)]) == 2
    said = capsys.readouterr().err
    assert said.startswith("azulejos: ")
    assert len(said) < 1000


def test_moves_of_seats_are_counted(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = azulejos.read_record(record.read_text(encoding="utf-8"))
    tables = [table.text() for table in whole.replay() if table.turn != "nature"]
    for move in (1, 7, len(tables) - 1, 10_000):
        assert main(["show", str(record), "--move", str(move), "--text"]) == 0
        assert capsys.readouterr().out == tables[min(move, len(tables) - 1)] + "\n"
